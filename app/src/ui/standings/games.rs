//! The games of a member, the latest first; each opens as a match.

use arbiter_core::desk::{Intent, MemberGames, StandingsIntent};
use arbiter_core::locale::Locale;
use arbiter_core::standings::Standings;
use arbiter_core::standings::member::{Game, Told};
use egui::{Align2, Color32, Id, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2};
use ruleset_api::{Manifest, Status, Text};

use crate::ui::icons::Icon;
use crate::ui::outbox::Outbox;
use crate::ui::theme::{self, Palette, size, space};
use crate::ui::widgets::{Press, ends, one_line, shown_number};

/// Height of a game, in points.
const GAME: f32 = 46.0;
/// Room for the points, in points.
const POINTS: f32 = 84.0;

pub(super) fn show(ui: &mut Ui, member: &MemberGames, standings: &Standings, locale: &Locale, out: &mut Outbox) {
    let palette = Palette::of(ui);
    let title = |ui: &mut Ui| {
        let words = RichText::new(&member.name).font(theme::bold(17.0));
        ui.add(Label::new(words).truncate());
    };
    let mut closed = false;
    ends(ui, "member", 30.0, title, |ui| closed = Press::icon(Icon::Close, &locale.t("ui-close-games")).show(ui).clicked());
    if closed {
        out.ask(Intent::Standings(StandingsIntent::Games(None)));
    }
    let manifest = &standings.ruleset;
    let Some(games) = &member.games else {
        ui.label(RichText::new(locale.t("ui-reading")).color(palette.muted));
        return;
    };
    let names: Vec<&str> = manifest.points.iter().map(|points| locale.rendered(&points.label)).collect();
    let count = locale.text(&Text::new("ui-games").with("n", games.len()));
    let legend = if games.is_empty() || names.is_empty() { count } else { format!("{count} — {}", names.join(" · ")) };
    ui.add(Label::new(RichText::new(legend).font(theme::regular(size::SENTENCE)).color(palette.muted)).wrap());
    ui.add_space(space::SMALL);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt(("games", &member.name)).auto_shrink(false).show_rows(ui, GAME, games.len(), |ui, range| {
        for (place, game) in range.clone().zip(games.get(range).unwrap_or_default()) {
            if row(ui, place, game, manifest, locale) {
                out.ask(Intent::OpenPath(game.file.clone()));
            }
        }
    });
}

/// The words of a game, line by line.
struct Words {
    first: String,
    second: String,
    points: String,
    ink: Color32,
}

fn row(ui: &mut Ui, place: usize, game: &Game, manifest: &Manifest, locale: &Locale) -> bool {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), GAME), Sense::hover());
    let response = ui.interact(rect, Id::unique(("game", place)), Sense::click());
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 5.0, palette.calm);
    }
    if response.has_focus() {
        let edge = Stroke::new(1.5, palette.focus);
        ui.painter().rect_stroke(rect.shrink2(vec2(0.0, 1.0)), 5.0, edge, egui::StrokeKind::Inside);
    }
    let file = game.file.file_name().unwrap_or_default().to_string_lossy();
    let words = match &game.told {
        Ok(told) => of_game(told, manifest, locale, palette),
        Err(fault) => {
            let (first, points) = (locale.text(fault), String::new());
            Words { first, second: String::new(), points, ink: palette.bad }
        }
    };
    let inner = rect.shrink2(vec2(8.0, 4.0));
    let left = inner.with_max_x(inner.right() - if words.points.is_empty() { 0.0 } else { POINTS });
    let (upper, lower) = left.split_top_bottom_at_fraction(0.5);
    one_line(ui, &words.first, theme::bold(size::BODY), words.ink, upper, Align2::LEFT_CENTER);
    let second = if words.second.is_empty() { file.to_string() } else { format!("{} — {file}", words.second) };
    one_line(ui, &second, theme::regular(size::SENTENCE), palette.muted, lower, Align2::LEFT_CENTER);
    let right = Rect::from_x_y_ranges(left.right()..=inner.right(), upper.y_range());
    one_line(ui, &words.points, theme::bold(size::BODY), palette.ink, right, Align2::RIGHT_CENTER);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.calm));
    let said = [words.first.as_str(), &words.second, &words.points, &file].join("; ");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    response.on_hover_text(game.file.display().to_string()).clicked()
}

fn of_game(told: &Told, manifest: &Manifest, locale: &Locale, palette: &Palette) -> Words {
    let Told { date, sides, own, ruling, decided } = told;
    let others = sides.iter().enumerate().filter(|(side, _)| Some(*side) != *own).map(|(_, name)| name.as_str());
    let others = locale.text(&Text::new("ui-against").with("names", others.collect::<Vec<_>>().join(", ")));
    let won = own.is_some_and(|own| ruling.winners.contains(&own));
    let (outcome, ink) = match ruling.status {
        Status::Decided if won => (locale.t("ui-game-won"), palette.ink),
        Status::Decided => (locale.t("ui-game-lost"), palette.ink),
        Status::Draw => (locale.t("ui-game-drawn"), palette.ink),
        Status::PlayOn => (locale.t("ui-play-on"), palette.warn),
        Status::Incomplete => (locale.t("ui-incomplete"), palette.warn),
        Status::Invalid => (locale.t("ui-invalid"), palette.bad),
    };
    // The code of the result is the winner's.
    let result = ruling.result.as_deref().filter(|_| won);
    let result = result.and_then(|id| manifest.results.iter().find(|named| named.id == id));
    let second = match result {
        Some(result) => format!("{outcome} · {}", locale.rendered(&result.label)),
        None if *decided => format!("{outcome} · {}", locale.t("seal-decided")),
        None => outcome,
    };
    let of_own = own.and_then(|own| ruling.points.get(own));
    let points = manifest.points.iter().filter_map(|points| of_own?.get(&points.id).map(|points| shown_number(*points)));
    Words { first: format!("{date}  {others}"), second, points: points.collect::<Vec<_>>().join(" · "), ink }
}
