//! Something at the left end of a line and something at the right one, in the order of reading: who goes through the
//! window by Tab or hears it read comes to the left end first.

use egui::{Align, Id, Layout, Ui, UiBuilder};

use crate::ui::theme::space;

/// Shows both ends of a line. What stands at the right keeps its size; what stands at the left has the rest.
pub(crate) fn ends(ui: &mut Ui, salt: &str, height: f32, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    let id: Id = ui.make_persistent_id(("ends", salt));
    let mut line = ui.available_rect_before_wrap();
    line.set_height(height);
    // How wide the right end is shows only once it is painted; where that changes, the frame is painted again.
    let known = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let layout = Layout::left_to_right(Align::Center);
    let start = line.with_max_x((line.right() - known - space::MEDIUM).max(line.left()));
    left(&mut ui.new_child(UiBuilder::new().id_salt("left").max_rect(start).layout(layout)));
    let end = line.with_min_x(line.right() - known);
    let mut end = ui.new_child(UiBuilder::new().id_salt("right").max_rect(end).layout(layout));
    right(&mut end);
    let width = end.min_rect().width();
    if (width - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_discard("the right end of a line has another width");
        ui.ctx().request_repaint();
    }
    ui.advance_cursor_after_rect(line);
}
