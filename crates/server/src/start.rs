//! Start of a process from its configuration: storage, clock, and the parts that handlers are given.
use std::fs::{File, TryLockError};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use anyhow::Context;
use jiff::SignedDuration;
use plon_domain::points::Points;
use rustix::fs::Mode;
use rustix::process::umask;

use crate::cli::Serve;
use crate::installation;
use plon_kernel::clock::Clock;
use plon_kernel::commit_cache::{CommitCache, SharedCache};
use plon_kernel::db::{Db, OpenMode, is_sqlite_there};
use plon_kernel::rng::Rng;
use plon_kernel::shutdown::Shutdown;
use plon_kernel::types::Timestamp;
use plon_platform::app::{self, App, Parts, Times};
use plon_platform::company_registry::CompanyRegistry;
use plon_platform::config::Storage;
use plon_platform::demo::{self, Demo};
use plon_platform::files::Files;
use plon_platform::messages::{self, Senders};
use plon_platform::opening::Opening;
use plon_platform::passwords::Passwords;
use plon_platform::readiness::Readiness;
use plon_platform::response_cache::ResponseCache;
use plon_platform::secrets;
use plon_platform::security_events::SecurityEvents;
use plon_platform::third_parties::CachedThirdParties;
use plon_platform::uploads::Uploads;
use plon_platform::white_list::WhiteList;
use plon_programme as programme;

/// File that a server of an SQLite file locks.
const LOCK_FILE: &str = "plon.lock";

const FILES_FOLDER: &str = "files";

/// SQLite file in the data folder.
pub const DATABASE_FILE: &str = "plon.db";

/// Locks an SQLite file against a second server while the lock is held; the kernel releases it when the process ends,
/// however it ends. Commands that write and exit may run beside the server: SQLite lets one write at a time.
///
/// # Errors
/// With one sentence when another process holds it.
pub fn lock(storage: &Storage, mode: OpenMode) -> anyhow::Result<Option<File>> {
    if storage.database_url.is_some() || (mode == OpenMode::Existing && !is_sqlite_there(&sqlite_file(storage))) {
        return Ok(None);
    }
    make_folder(&storage.data)?;
    let path = storage.data.join(LOCK_FILE);
    let file = File::options().create(true).truncate(false).write(true).open(&path);
    let file = file.with_context(|| format!("cannot open {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => {
            anyhow::bail!(
                "another plon serves the data folder {}: an SQLite file has one server",
                storage.data.display()
            )
        }
        Err(TryLockError::Error(error)) => {
            Err(anyhow::Error::new(error).context(format!("cannot lock {}", path.display())))
        }
    }
}

fn make_folder(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make the data folder {}", folder.display()))
}

/// Sets the umask so that nobody else on the machine can read what this process creates.
pub fn keep_files_private() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// Folders and files that others on the machine can read, left from before or from another umask, with their rights.
pub fn readable_by_others(storage: &Storage) -> Vec<(PathBuf, String)> {
    let parts = [DATABASE_FILE, FILES_FOLDER, secrets::FILE].map(|part| storage.data.join(part));
    let paths = std::iter::once(storage.data.clone()).chain(parts).filter_map(|path| {
        let rights = std::fs::metadata(&path).ok()?.permissions().mode() & 0o777;
        (rights & 0o077 != 0).then(|| (path, format!("{rights:03o}")))
    });
    paths.collect()
}

fn warn_of_readers(storage: &Storage) {
    for (path, rights) in readable_by_others(storage) {
        tracing::warn!(path = %path.display(), rights, "others on this machine can read it: take that away with chmod go-rwx");
    }
}

/// Folder of the uploaded files where it is missing; opening the store would make it.
pub fn missing_files_folder(storage: &Storage) -> Option<PathBuf> {
    let folder = storage.data.join(FILES_FOLDER);
    (storage.s3.bucket.is_none() && !folder.is_dir()).then_some(folder)
}

/// Opens the database of the settings and migrates its tables.
///
/// # Errors
/// With one sentence when a setting is wrong, there is no database, or it cannot be opened.
pub async fn database(storage: &Storage) -> anyhow::Result<Db> {
    let db = connect(storage, OpenMode::Existing).await?;
    db.migrate().await?;
    Ok(db)
}

/// Opens the database and the store of files, which must belong together, and migrates the tables.
///
/// # Errors
/// With one sentence when they do not belong together, before anything is changed, or when one cannot be used.
pub async fn storage(storage: &Storage, mode: OpenMode, rng: &Rng) -> anyhow::Result<(Db, Files)> {
    if mode != OpenMode::Existing {
        make_folder(&storage.data)?;
        if storage.database_url.is_none() && !is_sqlite_there(&sqlite_file(storage)) {
            installation::check_unused(&files(storage)?).await?;
        }
    }
    let db = connect(storage, mode).await?;
    let files = files(storage)?;
    installation::check(&db, &files).await?;
    files.probe(&rng.public_id()).await.context("the store of files cannot be used")?;
    db.migrate().await?;
    let now = Timestamp(Clock::running(SignedDuration::ZERO)?.machine());
    installation::mark(&db, &files, rng, now).await?;
    Ok((db, files))
}

async fn connect(storage: &Storage, mode: OpenMode) -> anyhow::Result<Db> {
    match &storage.database_url {
        Some(url) => Db::connect_postgres(url, storage.database_connections, storage.database_times, mode).await,
        None => Db::connect_sqlite(&sqlite_file(storage), mode).await,
    }
}

fn sqlite_file(storage: &Storage) -> PathBuf {
    storage.data.join(DATABASE_FILE)
}

/// Opens the database of the settings for reading, unmigrated, beside whoever else has it open.
///
/// # Errors
/// With one sentence when there is no database, or it cannot be read.
pub async fn database_as_it_is(storage: &Storage) -> anyhow::Result<Db> {
    if let Some(url) = &storage.database_url {
        return Db::postgres_as_it_is(url).await;
    }
    let file = sqlite_file(storage);
    anyhow::ensure!(file.is_file(), "there is no database {}", file.display());
    Db::sqlite_as_it_is(&file, false).await
}

/// Opens the store of uploaded files of the settings.
///
/// # Errors
/// When the folder cannot be made or the S3 settings are wrong.
pub fn files(storage: &Storage) -> anyhow::Result<Files> {
    match &storage.s3.bucket {
        Some(bucket) => Files::s3(bucket, &storage.s3),
        None => Files::local(&storage.data.join(FILES_FOLDER)),
    }
}

/// Builds the state that the handlers of this process are given.
///
/// # Errors
/// With one sentence when a part does not start.
pub async fn app(settings: &Serve, demo: Option<Demo>) -> anyhow::Result<App> {
    if settings.secure() && settings.trusted_proxies.is_empty() {
        tracing::warn!("https without PLON_TRUSTED_PROXIES: all visitors share the proxy's address and its limits");
    }
    let rng = Rng::from_system();
    let (db, files) = storage(&settings.storage, OpenMode::Create, &rng).await?;
    let secrets = secrets::load_secrets(&settings.secrets, &settings.storage, (&db, &rng), settings.demo).await?;
    warn_of_readers(&settings.storage);
    Ok(App::new(Parts {
        db,
        clock: clock(settings)?,
        rng,
        secrets,
        files,
        uploads: Uploads::default(),
        passwords: Passwords::default(),
        gus: CompanyRegistry::new(&settings.gus)?,
        white_list: WhiteList::new(&settings.white_list)?,
        ksef: settings.ksef.clone(),
        senders: senders(settings)?,
        webhooks: settings.webhooks.clone(),
        public: ResponseCache::default(),
        callers: CommitCache::default(),
        shared: SharedCache::default(),
        third_parties: CachedThirdParties::default(),
        mode: app::Mode {
            secure: settings.secure(),
            api_reference: settings.api_reference || settings.demo,
            times: Times { request: settings.request_time, upload: settings.upload_time },
        },
        correction_limit: Points(settings.corrections.correction_limit),
        publish_limit: Points(settings.corrections.publish_limit),
        tiles: settings.map.read().map_err(anyhow::Error::msg)?,
        public_url: settings.public_url(),
        backups: settings.backup.plan(),
        demo,
        shutdown: Shutdown::default(),
        readiness: Readiness::default(),
        opening: Opening::default(),
        security_events: SecurityEvents::default(),
        metrics: settings.metrics.metrics(),
    }))
}

/// Senders of messages; warns of each channel that has none set, because nobody gets its messages.
fn senders(settings: &Serve) -> anyhow::Result<Senders> {
    let senders = Senders::new(&settings.messages, messages::Times::default())?;
    for channel in senders.missing().into_iter().filter(|_| !settings.demo) {
        tracing::warn!(channel = channel.as_str(), "nothing is set to send with: messages stay in the outbox");
    }
    Ok(senders)
}

/// Machine's clock, or the demo's: at its kept offset, else at `--clock`, else at the end of the sample history.
fn clock(settings: &Serve) -> anyhow::Result<Clock> {
    let file = demo::clock_file(&settings.storage.data);
    let offset = match (settings.demo, std::fs::read_to_string(&file)) {
        (false, _) => SignedDuration::ZERO,
        (true, Ok(kept)) => SignedDuration::from_micros(
            kept.trim().parse().with_context(|| format!("{} does not hold a number", file.display()))?,
        ),
        (true, Err(_)) => Clock::offset_to(settings.clock.unwrap_or(programme::HISTORY_END))?,
    };
    let clock = Clock::running(offset)?;
    if settings.demo {
        demo::keep_offset(&settings.storage.data, &clock)?;
    }
    Ok(clock)
}
