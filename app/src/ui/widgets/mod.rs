//! What the desk's screens are made of: fields that can be empty, choices, buttons. They know nothing of matches.

mod checked;
mod choice;
mod ends;
mod field;
mod number;
mod press;
mod walk;
mod words;

pub(crate) use checked::checked;
pub(crate) use choice::{check_box, choose, yes_no};
pub(crate) use ends::ends;
pub(crate) use field::{Field, Mark, drafting, drop_drafts, text};
pub(crate) use number::{Entered, number, parse as parse_number, shown as shown_number, whole as whole_number};
pub(crate) use press::{Press, focus_ring, pill, pill_width, press_width};
pub(crate) use walk::Walk;
pub(crate) use words::{one_line, with_names};
