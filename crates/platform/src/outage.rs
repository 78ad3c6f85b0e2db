//! Outages: errors that mean the database or the store of files cannot be used now, not that the server has a defect.
use std::io;

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

use plon_kernel::db::is_damage;
use plon_kernel::file_identity::FileMoved;

/// Reason why the database or the store of files cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outage {
    /// Its disk is full.
    NoSpace,
    /// It does not answer, or nobody may use it.
    Away,
    /// It did not get to the request in time.
    Busy,
    /// It takes no writes.
    ReadOnly,
    /// Its content cannot be read.
    Damaged,
    /// Its file or folder is no longer where it was opened.
    Moved,
}

/// Outage that an error or one of its causes tells of; full, moved and read-only go before the rest.
pub fn find_outage(cause: &anyhow::Error) -> Option<Outage> {
    let outages = || cause.chain().filter_map(of_one);
    let telling = |outage: &Outage| matches!(outage, Outage::NoSpace | Outage::Moved | Outage::ReadOnly);
    outages().find(telling).or_else(|| outages().next())
}

fn of_one(error: &(dyn std::error::Error + 'static)) -> Option<Outage> {
    if let Some(error) = error.downcast_ref::<io::Error>() {
        return match error.kind() {
            io::ErrorKind::StorageFull => Some(Outage::NoSpace),
            io::ErrorKind::ReadOnlyFilesystem => Some(Outage::ReadOnly),
            // The error that it carries is not among its sources.
            _ => error
                .get_ref()
                .and_then(|inner| if inner.is::<FileMoved>() { Some(Outage::Moved) } else { of_one(inner) }),
        };
    }
    if let Some(error) = error.downcast_ref::<sqlx::Error>() {
        return of_database(error);
    }
    of_store(error.downcast_ref::<object_store::Error>()?)
}

fn of_database(error: &sqlx::Error) -> Option<Outage> {
    match error {
        error if is_damage(error) => Some(Outage::Damaged),
        sqlx::Error::Database(error) => of_answer(error.as_ref()),
        sqlx::Error::PoolTimedOut => Some(Outage::Busy),
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => {
            Some(Outage::Away)
        }
        _ => None,
    }
}

fn of_answer(error: &(dyn DatabaseError + 'static)) -> Option<Outage> {
    if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
        return of_postgres(error.code());
    }
    let code: i32 = error.code()?.parse().ok()?;
    of_sqlite(code & 0xff)
}

/// By SQLSTATE (PostgreSQL, appendix A).
fn of_postgres(code: &str) -> Option<Outage> {
    Some(match code {
        "53100" => Outage::NoSpace,
        // Cancelled by a time limit, a lock not had in time, a deadlock, a snapshot that no longer holds.
        "57014" | "55P03" | "40P01" | "40001" | "25P03" | "25P04" => Outage::Busy,
        "25006" => Outage::ReadOnly,
        // The database takes no connections.
        "55000" => Outage::Away,
        // Classes: connection, account, database, resources, server's end or start, system error.
        _ if ["08", "28", "3D", "53", "57P", "58"].iter().any(|class| code.starts_with(class)) => Outage::Away,
        _ => return None,
    })
}

/// By primary result code.
fn of_sqlite(code: i32) -> Option<Outage> {
    Some(match code {
        // With 4 the transactions were rolled back that this one shared its flush with.
        4 | 5 | 6 | 15 => Outage::Busy,
        8 => Outage::ReadOnly,
        3 | 10 | 14 => Outage::Away,
        13 => Outage::NoSpace,
        _ => return None,
    })
}

fn of_store(error: &object_store::Error) -> Option<Outage> {
    use object_store::Error;
    match error {
        // A missing content is `None` to its caller; what is left are folders and buckets.
        Error::Generic { .. }
        | Error::NotFound { .. }
        | Error::PermissionDenied { .. }
        | Error::Unauthenticated { .. }
        | Error::JoinError { .. } => Some(Outage::Away),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use anyhow::{Context, Error};

    use super::{Outage, find_outage};

    #[test]
    fn a_lost_connection_is_an_outage_and_a_wrong_statement_is_not() {
        let lost = sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into());
        assert_eq!(find_outage(&Error::new(lost).context("database")), Some(Outage::Away));
        assert_eq!(find_outage(&Error::new(sqlx::Error::RowNotFound)), None);
        assert_eq!(find_outage(&anyhow::anyhow!("a defect")), None);
    }

    #[test]
    fn a_moved_file_is_told_whatever_carries_it() {
        let folder = tempfile::tempdir().unwrap();
        let opened = plon_kernel::file_identity::FileIdentity::note(folder.path()).unwrap();
        drop(folder);
        let moved = || opened.check().unwrap_err();
        assert_eq!(find_outage(&Error::new(moved())), Some(Outage::Moved));
        assert_eq!(find_outage(&Error::new(sqlx::Error::Io(moved())).context("database")), Some(Outage::Moved));
    }

    #[test]
    fn a_full_disk_is_told_apart_from_a_store_that_is_away() {
        let store = |source: std::io::Error| object_store::Error::Generic { store: "folder", source: Box::new(source) };
        let full = Err::<(), _>(store(std::io::ErrorKind::StorageFull.into())).context("cannot store a file");
        assert_eq!(find_outage(&full.unwrap_err()), Some(Outage::NoSpace));
        let gone = Err::<(), _>(store(std::io::ErrorKind::PermissionDenied.into())).context("cannot store a file");
        assert_eq!(find_outage(&gone.unwrap_err()), Some(Outage::Away));
        let written = std::io::Error::other(store(std::io::ErrorKind::ConnectionRefused.into()));
        assert_eq!(find_outage(&Error::new(written).context("cannot store a file")), Some(Outage::Away));
    }
}
