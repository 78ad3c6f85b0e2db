//! A backup made beside writes is restored elsewhere and verified; what is damaged, interrupted or would overwrite
//! something is refused. Each on both databases, into a folder and into a real S3 server.
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bytes::Bytes;
use object_store::{ObjectStore, ObjectStoreExt};
use plon_kernel::db::Db;
use plon_kernel::on_db;
use plon_kernel::rng::Rng;
use plon_platform::config::{S3, Storage};
use plon_platform::files::{self, Files};
use plon_platform::secrets;
use plon_server::backup::{self, BackupStore, Identity, MadeBackup, Place, Recipients, Source};
use plon_server::verify;
use tempfile::TempDir;

use crate::chain::seal;
use crate::given::s3::s3_settings;
use crate::given::storage::{storage, storage_of};
use crate::support::{Database, TestApp, empty_postgres, on_both};

/// Where a test puts its backups.
pub struct Target {
    pub place: Place,
    /// The objects of the place, to be damaged.
    pub objects: Arc<dyn ObjectStore>,
    _folder: TempDir,
}

impl Target {
    /// A folder, and a bucket where there is one.
    pub fn all() -> Vec<Target> {
        let folder = tempfile::tempdir().unwrap();
        let name = folder.path().join("backups");
        let place = Place::to_write(name.to_str().unwrap(), &S3::default()).unwrap();
        let objects = Arc::new(object_store::local::LocalFileSystem::new_with_prefix(&name).unwrap());
        let mut targets = vec![Target { place, objects, _folder: folder }];
        if let Some(settings) = s3_settings() {
            let (bucket, prefix) =
                (settings.bucket.clone().unwrap(), format!("backups/{}", Rng::from_system().public_id()));
            let place = Place::to_write(&format!("s3://{bucket}/{prefix}"), &settings).unwrap();
            let objects =
                object_store::prefix::PrefixStore::new(files::new_bucket(&bucket, &settings).unwrap(), prefix);
            targets.push(Target { place, objects: Arc::new(objects), _folder: tempfile::tempdir().unwrap() });
        }
        targets
    }

    pub async fn change(&self, path: String, change: impl FnOnce(&mut Vec<u8>)) {
        let key = object_store::path::Path::from(path);
        let mut content = self.objects.get(&key).await.unwrap().bytes().await.unwrap().to_vec();
        change(&mut content);
        self.objects.put(&key, content.into()).await.unwrap();
    }

    async fn remove(&self, path: String) {
        self.objects.delete(&object_store::path::Path::from(path)).await.unwrap();
    }
}

/// An empty place to restore into.
pub struct Elsewhere {
    pub storage: Storage,
    pub files: Files,
    folder: TempDir,
    _database: Option<Database>,
}

impl Elsewhere {
    pub async fn like(app: &TestApp) -> Elsewhere {
        let folder = tempfile::tempdir().unwrap();
        let database = match app.database_url() {
            Some(_) => empty_postgres().await,
            None => None,
        };
        let storage = storage(folder.path(), database.as_ref().map(Database::url));
        let files = Files::local(&folder.path().join("files")).unwrap();
        Elsewhere { storage, files, folder, _database: database }
    }

    async fn restore(&self, from: &Place) -> anyhow::Result<backup::Restored> {
        self.restore_with(from, None).await
    }

    pub async fn restore_with(&self, from: &Place, identity: Option<&Identity>) -> anyhow::Result<backup::Restored> {
        backup::restore(from, None, &self.storage, (&self.files, &BackupStore::default()), identity).await
    }

    async fn refusal(&self, from: &Place) -> String {
        format!("{:#}", self.restore(from).await.err().expect("it was restored"))
    }

    pub async fn db(&self) -> Db {
        plon_server::start::database_as_it_is(&self.storage).await.unwrap()
    }

    /// Whether nothing has been written.
    pub fn is_untouched(&self) -> bool {
        let files = std::fs::read_dir(self.folder.path().join("files")).unwrap().count();
        files == 0 && !self.folder.path().join("plon.db").exists()
    }

    fn arguments(&self) -> Vec<String> {
        let mut arguments = vec!["--data".to_owned(), self.folder.path().display().to_string()];
        arguments.extend(self.storage.database_url.iter().flat_map(|url| ["--database-url".to_owned(), url.clone()]));
        arguments
    }
}

async fn back_up(app: &TestApp, place: &Place) -> anyhow::Result<MadeBackup> {
    back_up_for(app, place, &Recipients::default()).await
}

pub async fn back_up_for(app: &TestApp, place: &Place, recipients: &Recipients) -> anyhow::Result<MadeBackup> {
    let storage = storage_of(app);
    let (db, store) = (plon_server::start::database_as_it_is(&storage).await?, BackupStore::default());
    let (files, clock) = (&app.app.files, &app.app.clock);
    let source = Source { storage: &storage, db: &db, files, store: &store, recipients, clock };
    let taken = backup::make_backup(&source, place).await;
    db.close().await;
    app.wait(jiff::SignedDuration::from_secs(1));
    taken
}

async fn number(db: &Db, sql: &'static str) -> i64 {
    let mut conn = db.read().await.unwrap();
    on_db!(&mut conn, conn => sqlx::query_scalar(sql).fetch_one(conn).await).unwrap()
}

pub async fn assert_whole(db: &Db, files: &Files) {
    let mut errors = Vec::new();
    let mut report = verify::Report::new(|line| {
        if line.starts_with("FAULT") {
            errors.push(line.to_owned());
        }
    });
    verify::verify_all(db, files, &mut report).await.unwrap();
    drop(report);
    assert!(errors.is_empty(), "{errors:#?}");
}

pub fn plon(arguments: &[&str], place: &[String]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plon")).args(arguments).args(place).env_clear().output().unwrap()
}

on_both! {
    async fn a_backup_beside_writes_is_whole_where_it_is_restored(app) {
        let (participant, _) = app.posted_transfer().await;
        app.stored(&app.app.files, "Faktura ąę.pdf", b"%PDF-1.7 one").await;
        app.stored(&app.app.files, "Druga.pdf", b"%PDF-1.7 two").await;
        let app = Arc::new(app);
        let ended = Arc::new(AtomicBool::new(false));
        let writing = {
            let (app, ended) = (app.clone(), ended.clone());
            tokio::spawn(async move {
                while !ended.load(Ordering::SeqCst) {
                    app.give_points(participant.id, 1).await;
                }
            })
        };
        for target in Target::all() {
            let before = app.count("SELECT count(*) FROM transfers").await;
            let taken = back_up(&app, &target.place).await.unwrap();
            let after = app.count("SELECT count(*) FROM transfers").await;
            assert!(after > before, "nothing was written meanwhile");
            assert_eq!((taken.manifest.files.count, taken.manifest.files.damaged), (2, 0));
            let elsewhere = Elsewhere::like(&app).await;
            elsewhere.restore(&target.place).await.unwrap();
            let db = elsewhere.db().await;
            assert_whole(&db, &elsewhere.files).await;
            let restored = number(&db, "SELECT count(*) FROM transfers").await;
            assert!((before..=after).contains(&restored), "{before} <= {restored} <= {after}");
            db.close().await;
        }
        ended.store(true, Ordering::SeqCst);
        writing.await.unwrap();
    }

    async fn what_the_target_has_is_not_copied_again(app) {
        app.posted_transfer().await;
        app.stored(&app.app.files, "Pierwsza.pdf", b"%PDF-1.7 one").await;
        for target in Target::all() {
            let first = back_up(&app, &target.place).await.unwrap().manifest.files;
            let (_, key) = app.stored(&app.app.files, "Nowa.pdf", b"%PDF-1.7 new").await;
            let second = back_up(&app, &target.place).await.unwrap().manifest.files;
            assert_eq!((first.copied, second.copied), (first.count, 1));
            assert_eq!(second.count, first.count + 1);
            assert!(target.place.contents().get(&key).await.unwrap().is_some());
        }
    }

    async fn what_was_missing_or_damaged_before_is_named_and_the_rest_is_kept(app) {
        app.posted_transfer().await;
        let (changed, key) = app.stored(&app.app.files, "Zmieniona.pdf", b"%PDF-1.7 changed").await;
        let (missing, gone) = app.stored(&app.app.files, "Brak.pdf", b"%PDF-1.7 missing").await;
        app.app.files.put(key, "", "application/pdf", Bytes::from_static(b"%PDF-1.7 chanfed")).await.unwrap();
        app.app.files.delete(&gone).await.unwrap();
        for target in Target::all() {
            let taken = back_up(&app, &target.place).await.unwrap();
            assert_eq!(taken.manifest.files.damaged, 2);
            assert!(taken.damaged[0].starts_with(&format!("file {changed} (Zmieniona.pdf")), "{:?}", taken.damaged);
            assert!(taken.damaged[1].starts_with(&format!("file {missing} (Brak.pdf")), "{:?}", taken.damaged);
            let elsewhere = Elsewhere::like(&app).await;
            elsewhere.restore(&target.place).await.unwrap();
        }
    }

    async fn a_damaged_backup_is_refused_and_leaves_nothing(app) {
        app.posted_transfer().await;
        let (id, key) = app.stored(&app.app.files, "Faktura.pdf", b"%PDF-1.7 one").await;
        let part = if app.database_url().is_some() { "database.dump" } else { "database.sqlite" };
        for target in Target::all() {
            let name = back_up(&app, &target.place).await.unwrap().id;
            let elsewhere = Elsewhere::like(&app).await;
            for (path, sentence) in [
                (format!("{name}/{part}"), format!("{part} of {name} is damaged")),
                (format!("{name}/files.jsonl"), format!("files.jsonl of {name} is damaged")),
                (format!("{name}/manifest.json"), "the manifest is damaged".to_owned()),
                (format!("files/{key}"), format!("file {id} (Faktura.pdf, {key}) is damaged in the backup")),
            ] {
                let flip = |content: &mut Vec<u8>| {
                    let middle = content.len() / 2;
                    content[middle] ^= 1;
                };
                target.change(path.clone(), flip).await;
                let refusal = elsewhere.refusal(&target.place).await;
                assert!(refusal.contains(&sentence), "{refusal}");
                target.change(path, flip).await;
            }
            target.remove(format!("files/{key}")).await;
            let refusal = elsewhere.refusal(&target.place).await;
            assert!(refusal.contains(&format!("file {id} (Faktura.pdf, {key}) is missing in the backup")), "{refusal}");
            assert!(elsewhere.is_untouched());
        }
    }

    async fn an_interrupted_backup_is_none(app) {
        app.posted_transfer().await;
        for target in Target::all() {
            let elsewhere = Elsewhere::like(&app).await;
            let none = elsewhere.refusal(&target.place).await;
            assert!(none.starts_with("there is no complete backup in "), "{none}");
            let name = back_up(&app, &target.place).await.unwrap().id;
            target.remove(format!("{name}/manifest.json")).await;
            let none = elsewhere.refusal(&target.place).await;
            assert!(none.starts_with("there is no complete backup in "), "{none}");
            let named = target.place.find(Some(&name)).await.err().unwrap().to_string();
            assert!(named.contains("has no manifest: it was interrupted"), "{named}");
            assert!(elsewhere.is_untouched());
        }
    }

    async fn nothing_is_restored_over_what_is_there(app) {
        app.posted_transfer().await;
        app.stored(&app.app.files, "Faktura.pdf", b"%PDF-1.7 one").await;
        let target = Target::all().swap_remove(0);
        back_up(&app, &target.place).await.unwrap();

        let elsewhere = Elsewhere::like(&app).await;
        let upload = elsewhere.files.put(app.app.rng.public_id(), "", "", Bytes::from_static(b"x")).await.unwrap();
        let refusal = elsewhere.refusal(&target.place).await;
        assert_eq!(refusal, "the store of files is not empty: restore into an empty one");
        elsewhere.files.delete(&upload.key).await.unwrap();

        elsewhere.restore(&target.place).await.unwrap();
        let again = elsewhere.refusal(&target.place).await;
        let sentence = match app.database_url() {
            Some(_) => "the database at DATABASE_URL is not empty".to_owned(),
            None => format!("there is {}/plon.db already: restore into an empty folder", elsewhere.folder.path().display()),
        };
        assert_eq!(again, sentence);
        assert_whole(&elsewhere.db().await, &elsewhere.files).await;
    }

    async fn the_commands_back_up_verify_and_restore(app) {
        app.posted_transfer().await;
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("backups").display().to_string();
        let made = plon(&["backup", "--to", &to], &app.storage());
        assert_eq!(made.status.code(), Some(0), "{}", String::from_utf8_lossy(&made.stderr));
        let verified = plon(&["verify", "--of", &to], &[]);
        assert_eq!(verified.status.code(), Some(0), "{}", String::from_utf8_lossy(&verified.stdout));
        let elsewhere = Elsewhere::like(&app).await;
        let restored = plon(&["restore", "--from", &to], &elsewhere.arguments());
        assert_eq!(restored.status.code(), Some(0), "{}", String::from_utf8_lossy(&restored.stderr));
        let words = String::from_utf8(restored.stdout).unwrap();
        assert!(words.ends_with("is restored.\n") && words.contains("no error"), "{words}");
        assert_whole(&elsewhere.db().await, &elsewhere.files).await;
    }

    async fn a_backup_of_damaged_ledger_is_restored_and_not_called_whole(app) {
        let (participant, id) = app.posted_transfer().await;
        seal(&app, 1).await;
        app.tampered("UPDATE transfers SET points = points + 1 WHERE id = $1", id).await;
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().display().to_string();
        plon(&["backup", "--to", &to], &app.storage());
        let named = format!("participant {}, account available: 500 points, by its transfers 501", participant.id.0);
        if app.database_url().is_none() {
            let verified = plon(&["verify", "--of", &to], &[]);
            assert_eq!(verified.status.code(), Some(1));
            assert!(String::from_utf8_lossy(&verified.stdout).contains(&named));
        }
        let restored = plon(&["restore", "--from", &to], &Elsewhere::like(&app).await.arguments());
        assert_eq!(restored.status.code(), Some(1));
        let lines = String::from_utf8_lossy(&restored.stdout).into_owned();
        assert!(lines.contains(&named), "{lines}");
        assert!(lines.contains(&format!("row {id} of transfers was changed after it was sealed")), "{lines}");
        let words = String::from_utf8_lossy(&restored.stderr).into_owned();
        assert_eq!(words, "plon: what was restored is not whole: 3 errors\n");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_the_other_database_is_refused() {
    if !crate::support::has_postgres() {
        return;
    }
    let (sqlite, postgres) = (TestApp::sqlite().await, TestApp::postgres().await);
    let target = Target::all().swap_remove(0);
    back_up(&sqlite, &target.place).await.unwrap();
    let refusal = Elsewhere::like(&postgres).await.refusal(&target.place).await;
    assert_eq!(refusal, "the backup is of SQLite, and the settings name the other database");
}

#[tokio::test]
async fn the_key_in_the_data_folder_goes_with_the_backup() {
    let (app, target) = (TestApp::sqlite().await, Target::all().swap_remove(0));
    let key = storage_of(&app).data.join(secrets::FILE);
    std::fs::write(&key, "a key").unwrap();
    back_up(&app, &target.place).await.unwrap();
    let elsewhere = Elsewhere::like(&app).await;
    assert!(elsewhere.restore(&target.place).await.unwrap().has_key());
    let restored = elsewhere.folder.path().join(secrets::FILE);
    assert_eq!(std::fs::read_to_string(&restored).unwrap(), "a key");

    let occupied = Elsewhere::like(&app).await;
    std::fs::write(occupied.folder.path().join(secrets::FILE), "another").unwrap();
    assert!(occupied.refusal(&target.place).await.contains("secret.key already"));

    std::fs::remove_file(&key).unwrap();
    back_up(&app, &target.place).await.unwrap();
    let without = Elsewhere::like(&app).await;
    assert!(!without.restore(&target.place).await.unwrap().has_key());
    assert!(!without.folder.path().join(secrets::FILE).exists());
}
