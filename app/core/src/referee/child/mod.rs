//! The child process, `arbiter referee LIBRARY SHA256`: loads one plugin, serves calls from its pipe, and ends when the pipe closes.
//! It knows one library and no record; if it is lost, the referee starts another.

mod leash;
mod library;
mod sandbox;
pub(super) mod voice;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use ruleset_api::Manifest;

use self::leash::Pipes;
use self::library::Plugin;
use self::voice::Voice;
use super::eager;
use super::frame::{self, FrameFault, LARGEST_FRAME};
use super::protocol::{Answer, Call, Hello, Leashed, STANDINGS};
use super::report::{Fault, Sandbox};
use crate::hash;

/// How much of a frame is read at once: a usual call and its request come in one piece.
const READ_AT_ONCE: usize = 64 << 10;
/// What a frame needs beside its body.
const LARGEST_HEADER: usize = 4 << 10;

/// Runs the child to its end. A library whose bytes do not have the SHA-256 is not loaded. Returns the exit code of the process: 0 when the pipe was closed, 1 where the child could not
/// be put on its leash or the protocol broke.
#[must_use]
pub fn serve(library: &Path, sha256: Option<&str>) -> u8 {
    let Ok(Pipes { calls, mut answers }) = leash::take_pipes() else { return 1 };
    if leash::set_limits().is_err() {
        return 1;
    }
    let sandbox = sandbox::enter(library);
    let served = tell(&mut answers, &Leashed { sandbox })
        .and_then(|()| introduce(library, sha256, sandbox, &mut answers))
        .and_then(|plugin| plugin.map_or(Ok(()), |(plugin, voice)| answer_all(&plugin, &voice, calls, answers)));
    match served {
        Ok(()) | Err(FrameFault::Closed) => 0,
        Err(FrameFault::TooLarge(_)) => 1,
    }
}

/// Writes a frame that is all header.
fn tell(answers: &mut File, header: &impl serde::Serialize) -> Result<(), FrameFault> {
    frame::write(answers, &frame::frame(header, &[]).unwrap_or_default())
}

/// Loads the plugin and says hello, or why not.
fn introduce(
    library: &Path,
    sha256: Option<&str>,
    sandbox: Sandbox,
    answers: &mut File,
) -> Result<Option<(Plugin, Voice)>, FrameFault> {
    let loaded = recognise(library, sha256).and_then(|()| load(library, sandbox));
    let (hello, manifest, plugin) = match loaded {
        Ok((plugin, voice, manifest)) => (Hello::Ready, manifest, Some((plugin, voice))),
        Err(fault) => (Hello::Refused(fault.capped()), Vec::new(), None),
    };
    match frame::frame(&hello, &manifest) {
        Some(frame) => frame::write(answers, &frame).map(|()| plugin),
        None => tell(answers, &Hello::Refused(Fault::BadManifest("it is too large".to_owned()))).map(|()| None),
    }
}

/// Looks whether the library is still the one that the referee looked at, right before it is loaded. What is put in its place
/// in the moment between, by somebody who may write there, is not noticed.
fn recognise(library: &Path, sha256: Option<&str>) -> Result<(), Fault> {
    let Some(expected) = sha256 else { return Ok(()) };
    let found = File::open(library).and_then(hash::sha256_of);
    match found.map_err(|error| Fault::Unreadable(error.to_string()))? {
        found if found == expected => Ok(()),
        _ => Err(Fault::Replaced),
    }
}

/// Loads the plugin, closes what only loading needed, and asks for the manifest, the one thing that every call needs.
fn load(library: &Path, sandbox: Sandbox) -> Result<(Plugin, Voice, Vec<u8>), Fault> {
    let plugin = Plugin::load(library)?;
    sandbox::close(sandbox).map_err(|words| Fault::Failed(format!("it cannot be sandboxed: {words}")))?;
    let reply = plugin.call("describe/1", b"{}", LARGEST_FRAME - LARGEST_HEADER)?;
    let manifest: Manifest = serde_json::from_slice(&reply).map_err(|error| Fault::BadManifest(error.to_string()))?;
    if manifest.id != plugin.id || manifest.version != plugin.version {
        let (table, manifest) = ((&plugin.id, &plugin.version), (&manifest.id, &manifest.version));
        let words = |(id, version): (&String, &String)| format!("{id} {version}");
        return Err(Fault::IdDiffers { table: words(table), manifest: words(manifest) });
    }
    if !manifest.requires.is_empty() {
        return Err(Fault::Requires(manifest.requires));
    }
    let voice = Voice::of(manifest)?;
    let sent = serde_json::to_vec(voice.manifest()).map_err(|error| Fault::BadManifest(error.to_string()))?;
    Ok((plugin, voice, sent))
}

fn answer_all(plugin: &Plugin, voice: &Voice, calls: File, mut answers: File) -> Result<(), FrameFault> {
    let mut calls = BufReader::with_capacity(READ_AT_ONCE, calls);
    let mut call = Vec::new();
    loop {
        eager::look(calls.get_ref());
        frame::read(&mut calls, &mut call)?;
        let answered = answer(plugin, voice, &call).and_then(|reply| {
            frame::frame(&Answer::Reply, &reply).ok_or_else(|| Fault::BadReply("it is too large with its sentences".to_owned()))
        });
        let frame = answered.unwrap_or_else(|fault| frame::frame(&Answer::Fault(fault.capped()), &[]).unwrap_or_default());
        frame::write(&mut answers, &frame)?;
    }
}

fn answer(plugin: &Plugin, voice: &Voice, call: &[u8]) -> Result<Vec<u8>, Fault> {
    let (Call { op, languages }, request) = frame::parts(call).map_err(Fault::Failed)?;
    let reply = plugin.call(&op, request, LARGEST_FRAME - LARGEST_HEADER)?;
    match op.as_str() {
        _ if languages.is_empty() => Ok(reply),
        STANDINGS => voice.standings(&reply, &languages),
        _ => voice.rendered(&reply, request, &languages),
    }
}
