//! What a document is called: in the title of the window, in tabs and in questions.

use arbiter_core::desk::{Desk, Document};
use arbiter_core::locale::Locale;

/// The name of a document: its file's, else its match's.
pub(crate) fn name(document: &Document, locale: &Locale) -> String {
    let file = document.path.as_ref().and_then(|path| path.file_name());
    match file {
        Some(file) => file.to_string_lossy().into_owned(),
        None => locale.t("ui-new-match"),
    }
}

/// The title of the window, with a mark for what is not saved.
pub(crate) fn of_window(desk: &Desk, locale: &Locale) -> String {
    match desk.document() {
        Some(document) => {
            let mark = if document.dirty() { "• " } else { "" };
            format!("{mark}{} — Arbiter", name(document, locale))
        }
        None => "Arbiter".to_owned(),
    }
}

/// Event, round, table, game and edition, for the right end of the menu.
pub(crate) fn whereabouts(open: &super::open::Open<'_>) -> String {
    let (event, locale) = (&open.document.record.event, open.locale);
    let part = |id: &str, value: &str| {
        (!value.trim().is_empty()).then(|| locale.text(&ruleset_api::Text::new(id).with("value", value.trim())))
    };
    let parts = [
        Some(event.name.trim().to_owned()).filter(|name| !name.is_empty()),
        part("ui-round-of", &event.round),
        part("ui-table-of", &event.table),
    ];
    let event = parts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let game = format!("{}, {}", locale.rendered(&open.manifest.name), locale.rendered(&open.manifest.edition));
    if event.is_empty() { game } else { format!("{event} — {game}") }
}
