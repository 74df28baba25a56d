//! The sound at zero. It is made here, written to a file of its own, and played by what the system has for that, as a child
//! process: the crates for sound want the headers of a sound system when they are built. Where there is no player, or no
//! sound, it stays silent; the window shows the call as well.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Samples a second.
const RATE: u32 = 22_050;
/// No player needs longer than this; one that hangs is ended.
const LONGEST: Duration = Duration::from_secs(10);

/// Plays the sound on a thread of its own, and waits for nothing.
pub(super) fn play() {
    // Without a thread there is no sound.
    let _ = thread::Builder::new().name("sound".to_owned()).spawn(|| {
        let Ok(path) = write() else { return };
        let _heard = players(&path).into_iter().any(|mut player| plays(&mut player));
        // What stays in the folder for temporary files is small, and the system clears it.
        let _ = fs::remove_file(&path);
    });
}

/// Writes the sound to a new file: one that is there already, or a link, is not followed.
fn write() -> io::Result<PathBuf> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("arbiter-time-called-{}-{number}.wav", std::process::id()));
    let mut file = OpenOptions::new().write(true).create_new(true).open(&path)?;
    file.write_all(&wave(&samples()))?;
    Ok(path)
}

/// Whether a player came to its end and was content.
fn plays(player: &mut Command) -> bool {
    let player = player.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = player.spawn() else { return false };
    let begun = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if begun.elapsed() < LONGEST => thread::sleep(Duration::from_millis(50)),
            Ok(None) | Err(_) => {
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

#[cfg(target_os = "macos")]
fn players(path: &Path) -> Vec<Command> {
    vec![with("afplay", &[], path)]
}

#[cfg(windows)]
fn players(path: &Path) -> Vec<Command> {
    use std::os::windows::process::CommandExt as _;
    /// No window of its own.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    let mut player = Command::new("powershell");
    let script = "(New-Object System.Media.SoundPlayer $env:ARBITER_SOUND).PlaySync()";
    player.args(["-NoProfile", "-NonInteractive", "-Command", script]).env("ARBITER_SOUND", path);
    player.creation_flags(CREATE_NO_WINDOW);
    vec![player]
}

/// The players of the sound systems, the newest first.
#[cfg(not(any(target_os = "macos", windows)))]
fn players(path: &Path) -> Vec<Command> {
    vec![with("pw-play", &[], path), with("paplay", &[], path), with("aplay", &["-q"], path)]
}

#[cfg(not(windows))]
fn with(program: &str, arguments: &[&str], path: &Path) -> Command {
    let mut player = Command::new(program);
    player.args(arguments).arg(path);
    player
}

/// Three strokes of two tones each, by whole numbers: a triangle wave that fades.
fn samples() -> Vec<i16> {
    let stroke = RATE / 3;
    let tone = |half: u32, at: u32| {
        let phase = i64::from(at % (2 * half));
        let half = i64::from(half);
        let height = if phase < half { 2 * phase - half } else { 3 * half - 2 * phase };
        height * 100 / half
    };
    let sample = |at: u32| {
        let within = at % stroke;
        let fading = i64::from(stroke - within) * 100 / i64::from(stroke);
        // 880 Hz and, a fifth above, 1320 Hz.
        let height = (tone(RATE / 1760, within) + tone(RATE / 2640, within)) * fading;
        i16::try_from(height).unwrap_or_default()
    };
    (0..3 * stroke).map(sample).collect()
}

/// The samples as a WAV file: PCM, 16 bits, one channel.
fn wave(samples: &[i16]) -> Vec<u8> {
    let length = u32::try_from(samples.len() * 2).unwrap_or_default();
    let mut file = Vec::with_capacity(samples.len() * 2 + 44);
    let mut word = |bytes: &[u8]| file.extend_from_slice(bytes);
    word(b"RIFF");
    word(&(length + 36).to_le_bytes());
    word(b"WAVEfmt ");
    word(&16_u32.to_le_bytes());
    word(&1_u16.to_le_bytes());
    word(&1_u16.to_le_bytes());
    word(&RATE.to_le_bytes());
    word(&(RATE * 2).to_le_bytes());
    word(&2_u16.to_le_bytes());
    word(&16_u16.to_le_bytes());
    word(b"data");
    word(&length.to_le_bytes());
    samples.iter().for_each(|sample| word(&sample.to_le_bytes()));
    file
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing, clippy::unwrap_used)]
    use super::*;

    #[test]
    fn the_sound_is_a_second_long_and_loud_enough_to_be_heard_in_a_hall() {
        let samples = samples();
        assert_eq!(u32::try_from(samples.len()).unwrap(), RATE);
        let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
        assert!((14_000..=32_000).contains(&peak), "{peak}");
    }

    #[test]
    fn the_file_says_how_long_it_is() {
        let file = wave(&[1, -1]);
        assert_eq!((&file[..4], &file[8..12], file.len()), (&b"RIFF"[..], &b"WAVE"[..], 48));
        assert_eq!(u32::from_le_bytes(file[4..8].try_into().unwrap()), 40);
        assert_eq!(file[40..], [4, 0, 0, 0, 1, 0, 0xFF, 0xFF]);
    }

    #[test]
    fn a_player_that_is_not_there_is_passed_over() {
        assert!(!plays(&mut Command::new("no-such-player-of-sounds")));
    }
}
