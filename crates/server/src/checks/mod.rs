//! Checks of a server's settings and surroundings, beside a running server too; they change nothing.
mod backlog;
mod clock;
mod database;
mod findings;
mod machine;
mod network;
mod outside;
mod stocks;
mod store;

use std::time::Duration;

use crate::cli::Serve;
use crate::{installation, start};
use plon_kernel::clock::Clock;
use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_platform::error::chain;
use plon_platform::files::Files;

pub use findings::Findings;

/// Longest wait for what is outside the process.
const PATIENCE: Duration = Duration::from_secs(20);

/// Checks the settings, the database, the files, the senders, the network, the clock and the machine; returns the
/// database if it can be read and is of this binary's migration.
pub async fn check(settings: &Serve, clock: &Clock, findings: &mut Findings) -> Option<Db> {
    let errors = settings.errors();
    match errors.as_slice() {
        [] => findings.ok("the settings fit together"),
        errors => errors.iter().for_each(|error| findings.fail(error)),
    }
    let (db, is_current) = database::check(&settings.storage, findings).await;
    let files = check_files(settings, db.as_ref(), findings).await;
    if let (Some(db), true) = (&db, is_current) {
        check_secrets(settings, db, findings).await;
        clock::check(settings, db, clock, findings).await;
    }
    outside::check(settings, findings).await;
    network::check(settings, findings);
    machine::check(settings, findings);
    drop(files);
    db.filter(|_| is_current)
}

/// Reports what has piled up in a database of this binary's migration.
pub async fn examine(settings: &Serve, db: &Db, clock: &Clock, findings: &mut Findings) {
    if let Err(error) = backlog::examine(db, clock, findings).await {
        findings.fail(format!("the database cannot be examined: {error}"));
    }
    if let Err(error) = stocks::examine(settings, db, clock, findings).await {
        findings.fail(format!("what is kept cannot be examined: {}", chain(&error)));
    }
}

/// Opens the store of files, which is never made here, and tries it with an empty file that it removes.
async fn check_files(settings: &Serve, db: Option<&Db>, findings: &mut Findings) -> Option<Files> {
    let storage = &settings.storage;
    if let Some(folder) = start::missing_files_folder(storage) {
        findings.fail(format!("there is no folder of files {}: check PLON_DATA", folder.display()));
        return None;
    }
    let files = match start::files(storage) {
        Ok(files) => files,
        Err(error) => {
            findings.fail(format!("the store of files cannot be used: {}", chain(&error)));
            return None;
        }
    };
    let name = storage.s3.bucket.as_ref().map_or("the folder of files".to_owned(), |name| format!("the bucket {name}"));
    let key = Rng::from_system().public_id();
    match tokio::time::timeout(PATIENCE, files.probe(&key)).await {
        Ok(Ok(())) => findings.ok(format!("{name} takes files")),
        Ok(Err(error)) => findings.fail(format!("{name} takes no files: {}", chain(&error))),
        Err(_) => findings.fail(format!("{name} does not answer")),
    }
    if let Some(db) = db {
        match installation::check(db, &files).await {
            Ok(()) => findings.ok("the database and the store of files belong together"),
            Err(error) => findings.fail(chain(&error)),
        }
    }
    Some(files)
}

async fn check_secrets(settings: &Serve, db: &Db, findings: &mut Findings) {
    match plon_platform::secrets::missing_keys(&settings.secrets, &settings.storage, db).await {
        Ok(missing) if missing.is_empty() => findings.ok("the key opens every secret in the database"),
        Ok(missing) => findings.fail(format!(
            "the database holds secrets under the key {}, which is not given: serve will not start",
            missing.join(", ")
        )),
        Err(error) => findings.fail(chain(&error)),
    }
}
