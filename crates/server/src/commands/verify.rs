//! `plon verify`: prints one line for each check and each error; exit code 1 when there is an error.
use anyhow::bail;
use clap::Args;

use crate::backup::{self, BackupStore, Contents, Engine, Identity, IdentityFile, Parts, Place};
use crate::start;
use crate::verify::{self, Report};
use plon_kernel::db::Db;
use plon_kernel::schema::newest_version;
use plon_platform::config::{Storage, check_settings};
use plon_platform::files::Files;

#[derive(Debug, Clone, Args)]
pub struct Verify {
    #[command(flatten)]
    pub storage: Storage,
    #[command(flatten)]
    pub store: BackupStore,
    #[command(flatten)]
    pub identity: IdentityFile,
    /// A folder or s3://bucket/prefix with backups: checks the newest of them in place of the running system.
    #[arg(long, value_name = "PLACE")]
    pub of: Option<String>,
    /// Name of the backup.
    #[arg(long = "backup", value_name = "NAME", requires = "of")]
    pub named: Option<String>,
}

/// # Errors
/// With one sentence when there is an error, or nothing to check.
pub async fn run(settings: Verify) -> anyhow::Result<()> {
    if let Some(of) = &settings.of {
        let place = Place::to_read(of, &settings.store.s3(&settings.storage.s3))?;
        return backup(&place, settings.named.as_deref(), settings.identity.read()?.as_ref()).await;
    }
    check_settings(settings.storage.errors())?;
    let db = start::database_as_it_is(&settings.storage).await?;
    print_report(&db, &start::files(&settings.storage)?).await
}

/// Verifies and prints the report.
///
/// # Errors
/// With one sentence when there is an error.
pub async fn print_report(db: &Db, files: &Files) -> anyhow::Result<()> {
    match verify::find_schema_version(db).await? {
        None => bail!("the database has no tables"),
        Some(level) if level != newest_version() => bail!(
            "the database is of migration {level} and this binary of {}; use the binary that the database belongs to",
            newest_version()
        ),
        Some(_) => {}
    }
    let mut report = Report::new(|line| println!("{line}"));
    verify::verify_all(db, files, &mut report).await?;
    ended(&report)
}

/// Verifies a backup: its parts, the contents of its files, and its database if this binary can open it.
async fn backup(place: &Place, named: Option<&str>, identity: Option<&Identity>) -> anyhow::Result<()> {
    let (id, manifest) = place.find(named).await?;
    let mut report = Report::new(|line| println!("{line}"));
    report.check(format!("the parts of {id} are those of its manifest"));
    let Parts { database, list, .. } = backup::check_parts(place, &id, &manifest, identity).await?;
    report.check("every file in the backup is the one that was stored");
    let contents = Contents::new(place, &manifest, identity)?;
    backup::check_contents(list.path(), &contents, |about| report.report_error(about)).await?;
    if manifest.engine == Engine::Sqlite && manifest.migration == newest_version() {
        let db = Db::sqlite_as_it_is(database.path(), true).await?;
        verify::verify_database(&db, &mut report).await?;
    } else {
        report.end();
        report.note("the database is looked at when it is restored: it is a dump, or of another migration");
    }
    if manifest.files.damaged > 0 {
        report
            .note(&format!("files that were missing or damaged when the backup was made: {}", manifest.files.damaged));
    }
    ended(&report)
}

fn ended(report: &Report<'_>) -> anyhow::Result<()> {
    match report.errors() {
        0 => {
            println!("{} checks, no error", report.checks());
            Ok(())
        }
        1 => bail!("1 error"),
        errors => bail!("{errors} errors"),
    }
}
