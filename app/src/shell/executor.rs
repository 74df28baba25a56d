//! What does the effects that the desk asks for.

use arbiter_core::desk::{Effect, Event, Moment};

use super::time;

/// Does effects, and tells later what came of them. In the window worker threads do, so that it never waits; in tests
/// everything is done on the spot.
pub trait Executor {
    /// Begins an effect. It must not wait.
    fn start(&mut self, effect: Effect);

    /// What has come back since it was asked last, in order.
    fn events(&mut self) -> Vec<Event>;

    /// Now. Tests tell a time of their own.
    fn now(&self) -> Moment {
        time::moment()
    }
}
