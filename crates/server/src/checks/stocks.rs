//! Checks of what is kept: files without a row, SQLite's log, backups, sessions, security events, the largest tables.
use futures_util::TryStreamExt;
use jiff::SignedDuration;

use super::{Findings, store};
use crate::cli::Serve;
use crate::start::{self, DATABASE_FILE};
use plon_kernel::checkpoint;
use plon_kernel::clock::Clock;
use plon_kernel::db::{Conn, Db};
use plon_kernel::types::Timestamp;

/// Age of a backup from which there is a warning.
const OLD: SignedDuration = SignedDuration::from_hours(48);

/// Largest tables that are named.
const NAMED: i64 = 8;

const MEGABYTE: u64 = 1_000_000;

pub async fn examine(settings: &Serve, db: &Db, clock: &Clock, findings: &mut Findings) -> anyhow::Result<()> {
    let mut conn = db.read().await?;
    examine_files(settings, &mut conn, findings).await?;
    examine_log(settings, findings);
    examine_backups(settings, &mut conn, clock, findings).await?;
    let (open, all) = store::count_sessions(&mut conn, clock.now()).await?;
    findings.ok(format!("{all} sessions are kept, {open} of them are open"));
    let since = Timestamp(clock.now().0 - SignedDuration::from_hours(24));
    let (recent, all) = store::count_security_events(&mut conn, since).await?;
    findings.ok(format!("{all} security events are kept, {recent} of them of the last 24 hours"));
    for table in store::list_largest_tables(&mut conn, NAMED).await? {
        let megabytes = u64::try_from(table.bytes).unwrap_or_default() as f64 / MEGABYTE as f64;
        findings.ok(format!("{} takes {megabytes:.1} MB", table.name));
    }
    Ok(())
}

async fn examine_files(settings: &Serve, conn: &mut Conn, findings: &mut Findings) -> anyhow::Result<()> {
    if start::missing_files_folder(&settings.storage).is_some() {
        return Ok(());
    }
    let files = start::files(&settings.storage)?;
    // Rows first: a file that comes meanwhile is stored before its row is written.
    let rows = store::count_files(conn).await?;
    let stored = files.keys().try_fold(0_i64, async |count, _| Ok(count + 1)).await?;
    match stored - rows {
        0 => findings.ok(format!("{stored} files are stored, as many as there are rows")),
        more if more > 0 => findings.ok(format!(
            "{stored} files are stored, {more} more than there are rows: the daily job moves what has none to the trash"
        )),
        less => findings
            .warn(format!("{} files fewer are stored than there are rows: plon verify names what is missing", -less)),
    }
    Ok(())
}

fn examine_log(settings: &Serve, findings: &mut Findings) {
    if settings.storage.database_url.is_some() {
        return;
    }
    let log = settings.storage.data.join(format!("{DATABASE_FILE}-wal"));
    let bytes = std::fs::metadata(&log).map_or(0, |found| found.len());
    match bytes {
        bytes if bytes > checkpoint::LIMIT => findings.warn(format!(
            "SQLite's log of writes has {} MB: end any other program that keeps the database file open",
            bytes / MEGABYTE
        )),
        bytes => findings.ok(format!("SQLite's log of writes has {:.1} MB", bytes as f64 / MEGABYTE as f64)),
    }
}

async fn examine_backups(
    settings: &Serve,
    conn: &mut Conn,
    clock: &Clock,
    findings: &mut Findings,
) -> anyhow::Result<()> {
    let last = store::find_last_backup(conn).await?;
    let failed = store::find_last_backup_error(conn).await?;
    match last {
        Some(last) if clock.machine().duration_since(last.0) > OLD => findings.warn(format!(
            "the server's last backup is of {:.0}: see PLON_BACKUP_TO, or make one with plon backup",
            last.0
        )),
        Some(last) => findings.ok(format!("the server's last backup is of {:.0}", last.0)),
        None if settings.backup.to.is_some() => findings.warn("the server has made no backup yet"),
        None => findings.warn("the server has made no backup and is not told to: see PLON_BACKUP_TO"),
    }
    if let Some(error) = failed {
        findings.fail(format!("the last backup that was begun has failed: {error}"));
    }
    Ok(())
}
