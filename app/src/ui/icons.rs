//! Painted signs, so that no font has to hold them: marks, arrows, a flag, and the shapes that tell the sides apart without
//! colour.

use egui::{Atom, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// A sign to paint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Done; decided.
    Check,
    /// Wrong, or worth a look.
    Warning,
    /// A location.
    Flag,
    /// On to the next.
    Chevron,
    /// Back to the one before.
    ChevronBack,
    /// Take away.
    Close,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// Play goes on; time goes on.
    Play,
    /// Time stands still.
    Pause,
    /// Waits for an entry.
    Pen,
    /// Nobody wins.
    Level,
    /// Sorted, the smallest first.
    Up,
    /// Sorted, the largest first.
    Down,
    /// Cannot be changed.
    Lock,
}

impl Icon {
    /// Paints the sign into the middle of a rectangle.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let edge = rect.width().min(rect.height());
        let centre = rect.center();
        let at = |x: f32, y: f32| centre + vec2(x, y) * edge;
        let stroke = Stroke::new((edge * 0.13).max(1.4), colour);
        let polygon = |points: Vec<Pos2>| painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
        match self {
            Self::Check => {
                painter.line(vec![at(-0.36, 0.02), at(-0.1, 0.28), at(0.38, -0.28)], stroke);
            }
            Self::Warning => {
                let corners = vec![at(0.0, -0.4), at(0.46, 0.38), at(-0.46, 0.38)];
                painter.add(Shape::closed_line(corners, Stroke::new((edge * 0.1).max(1.2), colour)));
                painter.line_segment([at(0.0, -0.12), at(0.0, 0.12)], Stroke::new((edge * 0.1).max(1.2), colour));
                painter.circle_filled(at(0.0, 0.25), (edge * 0.065).max(0.8), colour);
            }
            Self::Lock => {
                let body = Rect::from_center_size(at(0.0, 0.18), vec2(0.64, 0.5) * edge);
                painter.rect_filled(body, edge * 0.08, colour);
                let arch = |turn: f32| at(turn.cos() * 0.21, -0.14 - turn.sin() * 0.24);
                let steps = (0..=12u8).map(|step| arch(std::f32::consts::PI * f32::from(step) / 12.0));
                painter.line([at(0.21, -0.02)].into_iter().chain(steps).chain([at(-0.21, -0.02)]).collect(), stroke);
            }
            Self::Flag => {
                painter.line_segment([at(-0.34, -0.46), at(-0.34, 0.46)], stroke);
                polygon(vec![at(-0.34, -0.44), at(0.42, -0.44), at(0.22, -0.18), at(0.42, 0.08), at(-0.34, 0.08)]);
            }
            Self::Chevron => {
                painter.line(vec![at(-0.14, -0.3), at(0.16, 0.0), at(-0.14, 0.3)], Stroke::new(1.5, colour));
            }
            Self::ChevronBack => {
                painter.line(vec![at(0.14, -0.3), at(-0.16, 0.0), at(0.14, 0.3)], Stroke::new(1.5, colour));
            }
            Self::Close => {
                painter.line_segment([at(-0.3, -0.3), at(0.3, 0.3)], stroke);
                painter.line_segment([at(-0.3, 0.3), at(0.3, -0.3)], stroke);
            }
            Self::Plus => {
                painter.line_segment([at(-0.36, 0.0), at(0.36, 0.0)], stroke);
                painter.line_segment([at(0.0, -0.36), at(0.0, 0.36)], stroke);
            }
            Self::Minus => {
                painter.line_segment([at(-0.36, 0.0), at(0.36, 0.0)], stroke);
            }
            Self::Play => {
                polygon(vec![at(-0.3, -0.4), at(0.42, 0.0), at(-0.3, 0.4)]);
            }
            Self::Pause => {
                polygon(vec![at(-0.34, -0.4), at(-0.1, -0.4), at(-0.1, 0.4), at(-0.34, 0.4)]);
                polygon(vec![at(0.1, -0.4), at(0.34, -0.4), at(0.34, 0.4), at(0.1, 0.4)]);
            }
            Self::Pen => {
                let wide = Stroke::new(edge * 0.2, colour);
                painter.line_segment([at(-0.16, 0.16), at(0.32, -0.32)], wide);
                polygon(vec![at(-0.4, 0.4), at(-0.32, 0.12), at(-0.12, 0.32)]);
            }
            Self::Up => {
                polygon(vec![at(0.0, -0.3), at(0.42, 0.3), at(-0.42, 0.3)]);
            }
            Self::Down => {
                polygon(vec![at(-0.42, -0.3), at(0.42, -0.3), at(0.0, 0.3)]);
            }
            Self::Level => {
                painter.line_segment([at(-0.36, -0.15), at(0.36, -0.15)], stroke);
                painter.line_segment([at(-0.36, 0.15), at(0.36, 0.15)], stroke);
            }
        }
    }

    /// The sign as a part of a button.
    pub(crate) fn atom(self, edge: f32, colour: Color32) -> Atom<'static> {
        Atom::paint(Vec2::splat(edge), move |ui: &Ui, args| self.paint(ui.painter(), args.rect, colour))
    }
}

/// How a shape of a side is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Look {
    /// Inside.
    pub(crate) fill: Color32,
    /// Edge.
    pub(crate) stroke: Stroke,
}

/// Paints the shape of a side: a circle for the first, a diamond for the second, and so on. `radius` is that of the circle;
/// the others are as heavy.
pub(crate) fn side_shape(painter: &Painter, centre: Pos2, radius: f32, side: Option<usize>, look: Look) {
    let Look { fill, stroke } = look;
    match side.map(|side| side % 6) {
        Some(0) => {
            painter.circle(centre, radius, fill, stroke);
        }
        Some(1) => {
            let reach = radius * 1.18;
            let corners = [vec2(0.0, -reach), vec2(reach, 0.0), vec2(0.0, reach), vec2(-reach, 0.0)];
            painter.add(Shape::convex_polygon(corners.map(|corner| centre + corner).to_vec(), fill, stroke));
        }
        Some(2) => {
            let square = Rect::from_center_size(centre, Vec2::splat(radius * 1.8));
            painter.rect(square, radius * 0.15, fill, stroke, StrokeKind::Middle);
        }
        Some(3) => regular_polygon(painter, centre, radius * 1.3, 3, look),
        Some(4) => regular_polygon(painter, centre, radius * 1.12, 5, look),
        Some(_) => regular_polygon(painter, centre, radius * 1.1, 6, look),
        None => {
            let plate = Rect::from_center_size(centre, vec2(radius * 2.0, radius * 1.4));
            painter.rect(plate, radius * 0.3, fill, stroke, StrokeKind::Middle);
        }
    }
}

fn regular_polygon(painter: &Painter, centre: Pos2, radius: f32, corners: u8, look: Look) {
    let corner = |index: u8| {
        let turn = f32::from(index) / f32::from(corners) * std::f32::consts::TAU;
        pos2(centre.x + radius * turn.sin(), centre.y - radius * turn.cos())
    };
    painter.add(Shape::convex_polygon((0..corners).map(corner).collect(), look.fill, look.stroke));
}

/// A side's shape, filled, in the middle of a rectangle.
pub(crate) fn side_mark(painter: &Painter, rect: Rect, side: Option<usize>, colour: Color32) {
    let radius = rect.width().min(rect.height()) * 0.42;
    side_shape(painter, rect.center(), radius, side, Look { fill: colour, stroke: Stroke::NONE });
}
