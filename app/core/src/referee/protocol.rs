//! What referee and child say to each other: the headers of their frames.
//!
//! The child speaks first: [`Leashed`], before any code of the plugin runs that could say it otherwise; then [`Hello`], with
//! the manifest as the body, its texts rendered. Then each [`Call`], with the request as the body, is answered by one
//! [`Answer`], with the reply as the body.

use serde::{Deserialize, Serialize};

use super::report::{Fault, Sandbox};

/// The hidden command of the program that runs the child: `arbiter referee LIBRARY`.
pub const CHILD_COMMAND: &str = "referee";

/// The operation that rules on a record.
pub(super) const ADJUDICATE: &str = "adjudicate/1";
/// The operation that rules on many records; a ruleset need not have it.
pub(super) const ADJUDICATE_BATCH: &str = "adjudicate-batch/1";
/// The operation that makes a club's table of many.
pub(super) const STANDINGS: &str = "standings/1";

/// The first frame of the child.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Leashed {
    /// What is closed to the plugin.
    pub(super) sandbox: Sandbox,
}

/// The second frame of the child.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Hello {
    /// The plugin is loaded and can be asked.
    Ready,
    /// It is not.
    Refused(Fault),
}

/// A call of the plugin.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Call {
    /// The operation, as in `ruleset.h`.
    pub(super) op: String,
    /// The languages that the texts of the reply are rendered in. Without any, the reply is passed on as it is.
    pub(super) languages: Vec<String>,
}

/// How a call came out.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Answer {
    /// The reply is the body.
    Reply,
    /// There is no reply, or none that the contract allows.
    Fault(Fault),
}
