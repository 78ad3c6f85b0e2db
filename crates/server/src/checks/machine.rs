//! Check of the machine: who reads and writes the data folder, space, the place of backups, time zones.
use std::path::Path;

use jiff::tz::TimeZone;
use rustix::fs::{Access, access, statvfs};

use super::Findings;
use crate::cli::Serve;
use crate::start;
use plon_kernel::clock::ZONE;

const MEGABYTE: u64 = 1_000_000;

/// Free space below which there is a warning, and below which there is an error, in megabytes.
const LITTLE: u64 = 2_000;
const TOO_LITTLE: u64 = 200;

pub fn check(settings: &Serve, findings: &mut Findings) {
    let data = &settings.storage.data;
    if data.is_dir() {
        check_rights(settings, findings);
        check_space(data, "the data folder", findings);
    }
    match settings.backup.to.as_deref() {
        None if settings.demo => {}
        None => findings.warn("no backups are made by the server: see PLON_BACKUP_TO"),
        Some(to) if to.starts_with("s3://") => findings.ok(format!("backups go to {to}")),
        Some(to) if Path::new(to).is_dir() => {
            if access(to, Access::WRITE_OK).is_err() {
                findings.fail(format!("the folder of backups {to} cannot be written by this user"));
            }
            check_space(Path::new(to), "the folder of backups", findings);
        }
        Some(to) => findings.warn(format!("there is no folder {to} for backups: the first backup makes it")),
    }
    match TimeZone::get(ZONE) {
        Ok(_) => findings.ok(format!("the time zone {ZONE} is known")),
        Err(error) => findings.fail(format!("the time zone {ZONE} is not known: {error}")),
    }
}

fn check_rights(settings: &Serve, findings: &mut Findings) {
    let data = &settings.storage.data;
    let readable = start::readable_by_others(&settings.storage);
    for (path, rights) in &readable {
        findings.warn(format!(
            "others on this machine can read {} ({rights}): take that away with chmod go-rwx",
            path.display()
        ));
    }
    if access(data, Access::WRITE_OK).is_err() {
        findings.fail(format!("the data folder {} cannot be written by this user", data.display()));
    } else if readable.is_empty() {
        findings.ok(format!("the data folder {} is this user's alone", data.display()));
    }
}

fn check_space(folder: &Path, name: &str, findings: &mut Findings) {
    let Ok(found) = statvfs(folder) else {
        return findings.fail(format!("{name} {} cannot be looked at", folder.display()));
    };
    let free = found.f_bavail.saturating_mul(found.f_frsize) / MEGABYTE;
    match free {
        free if free < TOO_LITTLE => findings.fail(format!("{name} has {free} MB left: writes will be refused soon")),
        free if free < LITTLE => findings.warn(format!("{name} has {free} MB left")),
        free => findings.ok(format!("{name} has {free} MB left")),
    }
}
