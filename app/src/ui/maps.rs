//! Questions on maps: which of the saved ones, under which name, and what must be asked before a file goes.

use arbiter_core::desk::maps::Typed;
use arbiter_core::desk::{Answer, Desk, MapsAnswer, MapsQuestion};
use arbiter_core::locale::Locale;
use arbiter_core::maps::{Fitted, Found, Source};
use egui::{Label, Layout, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2};
use ruleset_api::Text;
use ruleset_api::manifest::BoardKind;

use super::board::{preview, size_of};
use super::icons::Icon;
use super::question::{self, Asked, TypedPath, answers, type_path};
use super::theme::{self, Palette, size, space};
use super::widgets::{Press, one_line};

/// Size of a map in the list, in points, and height of its row.
const THUMB: egui::Vec2 = vec2(84.0, 56.0);
const ROW: f32 = 68.0;

/// Shows a question on maps; the answer, once there is one.
pub(super) fn show(ui: &mut Ui, desk: &Desk, question: &MapsQuestion, typed: &mut TypedPath, locale: &Locale) -> Option<Answer> {
    match question {
        MapsQuestion::Choose => choose(ui, desk, locale),
        MapsQuestion::Name { suggested } => name(ui, suggested, typed, locale),
        MapsQuestion::Replace { file, .. } => {
            let says = Text::new("maps-replace-says").with("file", file.display().to_string());
            question::title(ui, &locale.t("maps-replace-title"), &locale.text(&says));
            answers(ui, &locale.t("ui-replace-yes"), None, &locale.t("ui-cancel"), Answer::Yes)
        }
        MapsQuestion::Remove { name, file } => {
            let title = Text::new("maps-remove-title").with("name", name.clone());
            let says = Text::new("maps-remove-says").with("file", file.display().to_string());
            question::title(ui, &locale.text(&title), &locale.text(&says));
            answers(ui, &locale.t("maps-remove-yes"), None, &locale.t("ui-cancel"), Answer::Yes)
        }
        MapsQuestion::TypePath { what, suggested, unasked } => {
            let (title, yes) = match what {
                Typed::OpenMap => ("maps-type-open", "ui-open"),
                Typed::SaveMap(_) => ("maps-type-save", "ui-save"),
                Typed::Picture { .. } => ("picture-type", "ui-open"),
            };
            let asked = Asked { title: locale.t(title), yes: locale.t(yes), name: locale.t("ui-path") };
            type_path(ui, &asked, suggested, *unasked, typed, locale)
        }
    }
}

/// The saved maps that fit the board, each with a picture of it. Arrows and Enter choose.
fn choose(ui: &mut Ui, desk: &Desk, locale: &Locale) -> Option<Answer> {
    question::title(ui, &locale.t("maps-choose"), &locale.t("maps-choose-says"));
    let document = desk.document()?;
    let kind = desk.manifest(document)?.board_kind(desk.board(document)?)?;
    let fitting = desk.fitting_maps();
    let any_own = fitting.iter().any(|(_, found, _)| matches!(found.source, Source::Own(_)));
    let beside = if any_own { theme::CONTROL + space::MEDIUM + 12.0 } else { 12.0 };
    let mut answer = None;
    let mut first = None;
    let mut focused = false;
    let room = (ui.ctx().content_rect().height() - 210.0).max(ROW);
    // A height that is known beforehand: the window of the question must not grow from frame to frame.
    let faults = desk.maps.listed.as_ref().map_or(0, |listed| listed.faults.len());
    #[expect(clippy::cast_precision_loss, reason = "a list of maps")]
    let wanted = (ROW + space::SMALL) * fitting.len().max(1) as f32 + 2.0 * theme::CONTROL * faults as f32;
    let height = wanted.min(room);
    let area = ScrollArea::vertical().id_salt("saved maps").max_height(height).min_scrolled_height(height);
    area.auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::SMALL;
        for (index, found, fitted) in &fitting {
            ui.horizontal(|ui| {
                let own = matches!(found.source, Source::Own(_));
                let row = row(ui, found, fitted, kind, ui.available_width() - beside, locale);
                if row.clicked() {
                    answer = Some(MapsAnswer::Use(*index));
                }
                focused |= row.has_focus();
                first.get_or_insert(row.id);
                if own {
                    let words = locale.text(&Text::new("maps-remove").with("name", found.name.clone()));
                    let press = Press::icon(Icon::Close, &words).show(ui);
                    focused |= press.has_focus();
                    if press.clicked() {
                        answer = Some(MapsAnswer::Remove(*index));
                    }
                }
            });
        }
        let says = match (&desk.maps.listed, fitting.is_empty()) {
            (None, _) => Some(locale.t("maps-listing")),
            (Some(_), true) => Some(locale.t("maps-none-fit")),
            _ => None,
        };
        let faults = desk.maps.listed.iter().flat_map(|listed| &listed.faults).map(|fault| locale.text(fault));
        for words in says.into_iter().chain(faults) {
            ui.add(Label::new(RichText::new(words).color(Palette::of(ui).muted)).wrap());
        }
    });
    ui.add_space(space::SMALL);
    let cancelled = ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
        let file = Press::words(&locale.t("maps-open-file")).show(ui);
        focused |= file.has_focus();
        if file.clicked() {
            answer = Some(MapsAnswer::OpenFile);
        }
        let cancel = Press::words(&locale.t("ui-cancel")).show(ui);
        focused |= cancel.has_focus();
        if first.is_none() {
            first = Some(cancel.id);
        }
        cancel.clicked()
    });
    // The keyboard begins at the first, so that arrows and Enter choose.
    if !focused && let Some(first) = first.filter(|_| desk.maps.listed.is_some()) {
        ui.memory_mut(|memory| memory.request_focus(first));
    }
    if cancelled.inner { Some(Answer::Cancel) } else { answer.map(Answer::Maps) }
}

fn row(ui: &mut Ui, found: &Found, fitted: &Fitted, kind: &BoardKind, width: f32, locale: &Locale) -> egui::Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let name = locale.text(&found.name);
    let marks = locale.text(&Text::new("maps-marks").with("n", fitted.map.features.len()));
    let whose = locale.t(if matches!(found.source, Source::Own(_)) { "maps-own" } else { "maps-of-program" });
    let without = (fitted.left_out > 0).then(|| locale.text(&Text::new("maps-without").with("n", fitted.left_out)));
    let about = [size_of(locale, &fitted.map), Some(marks), Some(whose), without];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, format!("{name}, {about}")));
    let edge = match (response.has_focus(), response.hovered()) {
        (true, _) => Stroke::new(2.0, palette.focus),
        (false, true) => Stroke::new(1.0, palette.muted),
        (false, false) => Stroke::new(1.0, palette.line),
    };
    let fill = if response.hovered() || response.has_focus() { palette.calm } else { palette.paper };
    ui.painter().rect(rect, theme::RADIUS, fill, edge, StrokeKind::Inside);
    let thumb = egui::Rect::from_min_size(rect.min + vec2(8.0, (ROW - THUMB.y) / 2.0), THUMB);
    ui.painter().rect(thumb.expand(2.0), 3.0, palette.paper, Stroke::new(1.0, palette.line), StrokeKind::Outside);
    preview::paint(&ui.painter().with_clip_rect(thumb.intersect(ui.clip_rect())), palette, thumb, &fitted.map, kind);
    let words = egui::Rect::from_min_max(pos2(thumb.right() + 12.0, rect.top() + 12.0), rect.max - vec2(8.0, 12.0));
    let (above, below) = words.split_top_bottom_at_fraction(0.5);
    one_line(ui, &name, theme::bold(size::BODY), palette.ink, above, egui::Align2::LEFT_CENTER);
    let cut = one_line(ui, &about, theme::regular(size::SENTENCE), palette.muted, below, egui::Align2::LEFT_CENTER);
    if cut { response.on_hover_text(about) } else { response }
}

/// Under which name the map is kept.
fn name(ui: &mut Ui, suggested: &str, typed: &mut TypedPath, locale: &Locale) -> Option<Answer> {
    question::title(ui, &locale.t("maps-name-title"), &locale.t("maps-name-says"));
    let begins = typed.text.is_none();
    let text = typed.text.get_or_insert_with(|| suggested.to_owned());
    let edit = TextEdit::singleline(text).desired_width(f32::INFINITY).char_limit(80).return_key(None);
    let response = ui.add(edit).accessible_name(locale.t("maps-name-field"));
    if begins {
        response.request_focus();
    }
    ui.add_space(space::SMALL);
    let name = text.trim().to_owned();
    let answer = answers(
        ui,
        &locale.t("ui-save"),
        Some(&locale.t("maps-to-file")),
        &locale.t("ui-cancel"),
        Answer::Maps(MapsAnswer::Name(name.clone())),
    )?;
    match answer {
        Answer::Discard => Some(Answer::Maps(MapsAnswer::ToFile(name))),
        Answer::Cancel => Some(Answer::Cancel),
        answer => (!name.is_empty()).then_some(answer),
    }
}
