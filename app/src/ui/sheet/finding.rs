//! A finding of the judge: what is found, why, and who found it. All three are needed.

use egui::Ui;
use ruleset_api::manifest::Type;
use serde_json::{Map, Value, json};

use super::entry::{Control, as_shown};
use super::row;
use crate::ui::widgets::{self, Field};

/// Shows a finding, a line for each part; the new one when a part was entered: nothing in it takes the finding away.
pub(super) fn show(ui: &mut Ui, control: &Control<'_>, value: Option<&Value>) -> Option<Option<Value>> {
    let locale = control.open.locale;
    let found = value.and_then(Value::as_object).cloned().unwrap_or_default();
    let mut changed = None;
    let part = |key: &str| format!("{}/{key}", control.pointer);
    let pointer = part("value");
    row(ui, control.name, control.help(), |ui| {
        // While there is no finding, nothing of it can be wrong but the whole.
        let mark = if found.is_empty() { control.mark } else { control.open.mark(&pointer) };
        let control = Control { pointer: &pointer, mark, width: ui.available_width(), ..*control };
        if let Some(value) = control.value(ui, control.field.value.unwrap_or(Type::Bool), found.get("value")) {
            changed = Some(("value", value));
        }
    });
    if !found.is_empty() {
        let (pointer, word) = (part("reason"), locale.t("ui-reason"));
        let name = format!("{}: {word}", control.name);
        row(ui, &word, "", |ui| {
            let mark = control.open.mark(&pointer);
            let control = Control { pointer: &pointer, name: &name, mark, width: ui.available_width(), ..*control };
            let shown = found.get("reason").map(as_shown).unwrap_or_default();
            if let Some(reason) = widgets::text(ui, &Field { help: None, ..control.text_field(&shown) }) {
                changed = Some(("reason", Some(Value::String(reason))));
            }
        });
        let (pointer, word) = (part("by"), locale.t("ui-found-by"));
        let name = format!("{}: {word}", control.name);
        row(ui, &word, "", |ui| {
            let mark = control.open.mark(&pointer);
            let control = Control { pointer: &pointer, name: &name, mark, width: ui.available_width(), ..*control };
            let judges = vec![(json!("judge"), locale.t("ui-by-judge")), (json!("head-judge"), locale.t("ui-by-head-judge"))];
            if let Some(by) = control.list(ui, judges, found.get("by")) {
                changed = Some(("by", by));
            }
        });
    }
    let (key, value) = changed?;
    Some(with_part(found, key, value))
}

/// A finding with one part changed. Without a value there is no finding; a new one is the judge's.
fn with_part(mut found: Map<String, Value>, key: &str, value: Option<Value>) -> Option<Value> {
    if key == "value" && value.is_none() {
        return None;
    }
    if found.is_empty() {
        found.insert("by".to_owned(), json!("judge"));
    }
    match value {
        Some(value) => found.insert(key.to_owned(), value),
        None => found.remove(key),
    };
    Some(Value::Object(found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_begins_as_the_judges_and_ends_with_its_value() {
        let begun = with_part(Map::new(), "value", Some(json!(true)));
        assert_eq!(begun, Some(json!({ "by": "judge", "value": true })));
        let Some(Value::Object(begun)) = begun else { return };
        assert_eq!(with_part(begun, "value", None), None);
    }
}
