//! Database and store of files belong together: a start with the wrong half is refused, and no file is lost by one.
mod init;
mod orphans;
mod running;
mod trash;

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, SystemTime};

use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::config::S3;
use plon_platform::files::Files;
use plon_server::installation;

use crate::given::s3::{s3, s3_settings};
use crate::support::{TestApp, empty_postgres, on_both};

/// Stores of the test's own: a folder, and a place in a bucket where there is an S3 server.
pub struct Stores {
    pub all: Vec<Files>,
    _folder: tempfile::TempDir,
}

impl Stores {
    pub fn new() -> Stores {
        let folder = tempfile::tempdir().unwrap();
        let mut all = vec![Files::local(folder.path()).unwrap()];
        all.extend(s3_settings().map(|settings| s3(&S3 { prefix: key(), ..settings })));
        Stores { all, _folder: folder }
    }
}

/// A key that no other test and no other run uses.
pub fn key() -> String {
    Rng::from_system().public_id()
}

/// Lets a stored content be as old as a given instant.
pub fn set_stored_at(file: &Path, at: Timestamp) {
    let since = Duration::from_micros(u64::try_from(at.0.as_microsecond()).unwrap());
    let file = std::fs::File::options().write(true).open(file).unwrap();
    file.set_modified(SystemTime::UNIX_EPOCH + since).unwrap();
}

/// Runs a command of the binary to its end, in an empty environment.
pub fn plon(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plon")).args(arguments).env_clear().output().unwrap()
}

#[track_caller]
pub fn assert_refused(output: &Output, sentence: &str) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("plon: {sentence}\n"));
    assert_eq!(output.status.code(), Some(1));
}

async fn error(app: &TestApp, files: &Files) -> String {
    installation::check(app.db(), files).await.unwrap_err().to_string()
}

async fn mark(app: &TestApp, files: &Files) -> String {
    installation::mark(app.db(), files, &Rng::from_system(), app.now()).await.unwrap()
}

/// A content with its row.
pub async fn put_known(app: &TestApp, files: &Files) -> String {
    let upload = files.put(key(), "a.pdf", "application/pdf", "x".into()).await.unwrap();
    let mut tx = app.db().begin().await.unwrap();
    plon_platform::files::insert_file(&mut tx, None, &upload, app.now()).await.unwrap();
    tx.commit().await.unwrap();
    upload.key
}

/// A content without a row.
pub async fn put_orphan(files: &Files) -> String {
    files.put(key(), "a.pdf", "application/pdf", "x".into()).await.unwrap().key
}

const AGED: usize = 356;

/// Contents of a database that is not there, three days old.
fn aged_files(data: &Path) {
    std::fs::create_dir_all(data.join("files")).unwrap();
    for _ in 0..AGED {
        let file = data.join("files").join(key());
        std::fs::write(&file, "x").unwrap();
        let three_days = Duration::from_secs(3 * 24 * 3600);
        let modified = std::fs::metadata(&file).unwrap().modified().unwrap() - three_days;
        std::fs::File::options().write(true).open(&file).unwrap().set_modified(modified).unwrap();
    }
}

fn left(data: &Path) -> usize {
    std::fs::read_dir(data.join("files")).unwrap().count()
}

#[test]
fn a_database_that_was_moved_away_is_not_made_anew_beside_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let (data, path) = (folder.path(), folder.path().to_str().unwrap());
    aged_files(data);
    let beside = "the store of files holds files of which this database knows nothing: name the database that they \
                  belong to, or an empty store";
    for command in
        [&["serve", "--listen", "127.0.0.1:0"][..], &["serve", "--listen", "127.0.0.1:0", "--demo"], &["init"]]
    {
        assert_refused(&plon(&[command, &["--data", path]].concat()), beside);
        assert_eq!(left(data), AGED);
        assert!(!data.join("plon.db").exists());
    }
    std::fs::write(data.join("files/installation.json"), r#"{"id":"abc"}"#).unwrap();
    let marked = "the store of files belongs to the installation abc, whose database is missing: name that database, \
                  or an empty store";
    assert_refused(&plon(&["init", "--data", path]), marked);
    assert_eq!(left(data), AGED + 1);
}

#[tokio::test]
async fn a_mistyped_address_of_postgresql_beside_a_store_in_use_is_refused_and_gets_no_tables() {
    let Some(database) = empty_postgres().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    aged_files(folder.path());
    std::fs::write(folder.path().join("files/installation.json"), r#"{"id":"abc"}"#).unwrap();
    let url = database.url();
    let empty = "the database at DATABASE_URL has no tables: check the address, or make them with plon init";
    let foreign = "the store of files belongs to the installation abc, of which this database knows nothing: name its own database";
    for (command, sentence) in [
        (&["serve", "--listen", "127.0.0.1:0"][..], foreign),
        (&["serve", "--listen", "127.0.0.1:0", "--demo"], foreign),
        (&["init"], foreign),
        (&["load", "--sample"], empty),
    ] {
        assert_refused(&plon(&[command, &["--data", path, "--database-url", &url]].concat()), sentence);
        assert_eq!(left(folder.path()), AGED + 1);
        assert_eq!(database.tables().await, 0);
    }
}

on_both! {
    async fn two_fresh_halves_get_one_id_together(app) {
        for files in Stores::new().all {
            installation::check(app.db(), &files).await.unwrap();
            let id = mark(&app, &files).await;
            assert_eq!(files.installation().await.unwrap().as_ref(), Some(&id));
            installation::check(app.db(), &files).await.unwrap();
            assert_eq!(mark(&app, &files).await, id);
        }
    }

    async fn the_store_of_another_installation_is_refused(app) {
        for files in Stores::new().all {
            files.mark("another").await.unwrap();
            assert!(error(&app, &files).await.contains("belongs to the installation another, of which this database"));
        }
        let stores = Stores::new();
        for files in &stores.all {
            let id = mark(&app, files).await;
            files.mark("another").await.unwrap();
            assert!(error(&app, files).await.contains(&format!("different installations ({id} and another)")));
        }
    }

    async fn a_fresh_database_beside_files_is_refused(app) {
        for files in Stores::new().all {
            put_orphan(&files).await;
            assert!(error(&app, &files).await.contains("files of which this database knows nothing"));
        }
    }

    async fn a_database_that_knows_files_is_refused_beside_a_store_that_is_not_its_own(app) {
        let stores = Stores::new();
        put_known(&app, &app.app.files).await;
        for files in &stores.all {
            assert!(error(&app, files).await.contains("knows files that the store of files does not have"));
        }
        mark(&app, &app.app.files).await;
        for files in &stores.all {
            assert!(error(&app, files).await.contains("the store of files is not its own"));
        }
    }

    async fn a_database_and_its_files_of_a_version_without_ids_are_taken_over(app) {
        for files in Stores::new().all {
            let known = put_known(&app, &files).await;
            put_orphan(&files).await;
            installation::check(app.db(), &files).await.unwrap();
            mark(&app, &files).await;
            installation::check(app.db(), &files).await.unwrap();
            app.execute("DELETE FROM installation WHERE only_row = $1", 1).await;
            app.execute("DELETE FROM files WHERE id >= $1", 0).await;
            assert!(files.has(&known).await.unwrap());
        }
    }
}
