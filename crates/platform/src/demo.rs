//! Demo mode (`--demo`): the sample logins, and a clock that a call can move.
use std::fs::File;
use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::Context;
use plon_kernel::clock::Clock;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use crate::openapi::codes;
use crate::role::Role;

/// The demo that this process shows.
#[derive(Debug, Clone)]
pub struct Demo {
    /// Data folder, where the clock's offset is kept.
    pub data: PathBuf,
    pub logins: Vec<DemoLogin>,
}

/// Login of the sample programme that anyone may use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DemoLogin {
    /// `participant`, or an operator's role.
    #[schema(schema_with = roles)]
    pub role: String,
    /// Description of the person, for a visitor to choose by.
    pub label: String,
    /// NIP or an operator's e-mail.
    pub login: String,
    pub password: String,
}

fn roles() -> Object {
    codes(iter::once("participant").chain(Role::ALL.into_iter().map(Role::as_str)))
}

/// File of the demo clock's offset in microseconds, kept so that a restart goes on with the data.
const CLOCK_FILE: &str = "clock-offset";

/// Writes the offset of the demo's clock for a restart. It is flushed before it takes its name: a power failure would
/// else leave an empty file, over which no demo starts.
///
/// # Errors
/// When the data folder cannot be written.
pub fn keep_offset(data: &Path, clock: &Clock) -> anyhow::Result<()> {
    let file = clock_file(data);
    let written = file.with_extension("new");
    let flushed = |text: String| -> std::io::Result<()> {
        let mut new = File::create(&written)?;
        new.write_all(text.as_bytes())?;
        new.sync_all()?;
        std::fs::rename(&written, &file)?;
        File::open(data)?.sync_all()
    };
    flushed(clock.offset().as_micros().to_string()).with_context(|| format!("cannot write {}", file.display()))
}

/// File of the clock's offset in the data folder.
pub fn clock_file(data: &Path) -> PathBuf {
    data.join(CLOCK_FILE)
}
