//! From configuration to a running process: storage, clock, and the parts that handlers are given.
use std::path::{Path, PathBuf};

use anyhow::Context;
use jiff::SignedDuration;

use crate::app::{App, Mode, Parts, Times};
use crate::clock::Clock;
use crate::config::{Serve, Storage};
use crate::db::{Db, OpenMode};
use crate::demo::Demo;
use crate::ending::Ending;
use crate::files::Files;
use crate::gus::Gus;
use crate::messages::{self, Senders};
use crate::passwords::Passwords;
use crate::programme;
use crate::public_answers::PublicAnswers;
use crate::rng::Rng;
use crate::third_parties::KeptThirdParties;
use crate::white_list::WhiteList;

/// Where the demo's clock stands beside the machine's: microseconds, kept so that a restart goes on with the data.
const CLOCK_FILE: &str = "clock-offset";

/// Opens the database that the settings name.
///
/// # Errors
/// With one sentence when a setting is wrong, the folder cannot be made, or the database cannot be opened.
pub async fn database(storage: &Storage) -> anyhow::Result<Db> {
    std::fs::create_dir_all(&storage.data)
        .with_context(|| format!("cannot make the data folder {}", storage.data.display()))?;
    match &storage.database_url {
        Some(url) => Db::postgres(url, storage.database_connections, OpenMode::Create).await,
        None => Db::sqlite(&storage.data.join("plon.db"), OpenMode::Create).await,
    }
}

/// Opens the store of uploaded files that the settings name.
///
/// # Errors
/// When the folder cannot be made or the S3 settings are wrong.
pub fn files(storage: &Storage) -> anyhow::Result<Files> {
    match &storage.s3.bucket {
        Some(bucket) => Files::s3(bucket, &storage.s3),
        None => Files::local(&storage.data.join("files")),
    }
}

/// What the handlers of this process are given.
///
/// # Errors
/// With one sentence when a part does not start.
pub async fn app(settings: &Serve, demo: Option<Demo>) -> anyhow::Result<App> {
    if settings.secure() && settings.trusted_proxies.is_empty() {
        tracing::warn!("https without PLON_TRUSTED_PROXIES: all visitors share the proxy's address and its limits");
    }
    let db = database(&settings.storage).await?;
    let rng = Rng::from_system();
    let files = files(&settings.storage)?;
    files.probe(&rng.public_id()).await.context("the store of files cannot be used")?;
    Ok(App::new(Parts {
        db,
        clock: clock(settings)?,
        rng,
        files,
        passwords: Passwords::default(),
        gus: Gus::new(&settings.gus)?,
        white_list: WhiteList::new(&settings.white_list)?,
        senders: senders(settings)?,
        public: PublicAnswers::default(),
        third_parties: KeptThirdParties::default(),
        mode: Mode {
            secure: settings.secure(),
            times: Times { request: settings.request_time, upload: settings.upload_time },
        },
        tiles: settings.map.read().map_err(anyhow::Error::msg)?,
        public_url: settings.public_url.trim_end_matches('/').to_owned(),
        demo,
        ending: Ending::default(),
    }))
}

/// What sends the messages; says what is not set, for then nobody gets them.
fn senders(settings: &Serve) -> anyhow::Result<Senders> {
    let senders = Senders::new(&settings.messages, messages::Times::default())?;
    for channel in senders.missing().into_iter().filter(|_| !settings.demo) {
        tracing::warn!(channel = channel.as_str(), "nothing is set to send with: messages stay in the outbox");
    }
    Ok(senders)
}

/// The machine's clock, or the demo's: where it was left, else where `--clock` starts it, else where its history ends.
fn clock(settings: &Serve) -> anyhow::Result<Clock> {
    let file = clock_file(&settings.storage.data);
    let offset = match (settings.demo, std::fs::read_to_string(&file)) {
        (false, _) => SignedDuration::ZERO,
        (true, Ok(kept)) => SignedDuration::from_micros(
            kept.trim().parse().with_context(|| format!("{} does not hold a number", file.display()))?,
        ),
        (true, Err(_)) => Clock::offset_to(settings.clock.unwrap_or(programme::HISTORY_END))?,
    };
    let clock = Clock::running(offset)?;
    if settings.demo {
        keep_offset(&settings.storage.data, &clock)?;
    }
    Ok(clock)
}

/// Writes where the demo's clock stands, so that a restart goes on from there.
///
/// # Errors
/// When the data folder cannot be written.
pub fn keep_offset(data: &Path, clock: &Clock) -> anyhow::Result<()> {
    let file = clock_file(data);
    let written = file.with_extension("new");
    std::fs::write(&written, clock.offset().as_micros().to_string())
        .and_then(|()| std::fs::rename(&written, &file))
        .with_context(|| format!("cannot write {}", file.display()))
}

fn clock_file(data: &Path) -> PathBuf {
    data.join(CLOCK_FILE)
}
