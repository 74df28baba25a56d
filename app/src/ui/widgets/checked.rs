//! A field whose record has no room for words: a size of the map, corners, an angle. What cannot be taken is told at the
//! field, which keeps what it had.

use std::collections::HashMap;

use egui::{Id, Ui};

use super::field::{Align, Field, Mark, edit};

/// What was typed and not taken, by field, with what the field showed then.
type Refusals = HashMap<Id, (String, String)>;

fn refusals<R>(ui: &Ui, with: impl FnOnce(&mut Refusals) -> R) -> R {
    let slot = Id::unique("refused entries");
    ui.data_mut(|data| with(data.get_temp_mut_or_default::<Refusals>(slot)))
}

/// Shows a field for text that must be of a kind; what was entered, when it was. `says` is the sentence on what was typed and
/// is not of that kind: it stays at the field until something else is typed or shown there.
pub(crate) fn checked<T>(
    ui: &mut Ui,
    field: &Field<'_>,
    right: bool,
    says: impl Fn(&str) -> String,
    parse: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let refused = refusals(ui, |refusals| refusals.get(&field.id).cloned());
    let refused = refused.filter(|(_, shown)| shown == field.shown).map(|(typed, _)| says(&typed));
    let mark = refused.as_deref().map(|sentence| Mark { error: true, sentence }).or(field.mark);
    let align = if right { Align::Right } else { field.align };
    let (response, finished) = edit(ui, &Field { mark, align, ..field.clone() }, |_| false);
    if response.changed() {
        refusals(ui, |refusals| refusals.remove(&field.id));
    }
    let typed = finished?;
    let taken = parse(&typed);
    if taken.is_none() {
        refusals(ui, |refusals| refusals.insert(field.id, (typed.trim().to_owned(), field.shown.to_owned())));
        ui.ctx().request_repaint();
    }
    taken
}
