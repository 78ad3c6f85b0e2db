//! Backups by the server's own schedule: each is made once, a failed one again, and old ones go.
use std::time::Duration;

use jiff::SignedDuration;
use plon_kernel::on_db;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::config::S3;
use plon_server::backup::{self, MadeBackup, Place, Schedule};
use serde_json::{Value, json};

use crate::given::storage::storage_of;
use crate::support::{TestApp, on_both};

const ADDRESS: &str = "/api/v1/backoffice/backups";
const HOUR: SignedDuration = SignedDuration::from_hours(1);

fn hourly() -> Schedule {
    Schedule { every: Some(Duration::from_hours(1)), keep: 2, ..Schedule::default() }
}

async fn scheduled(app: &TestApp, to: &str) -> anyhow::Result<Option<MadeBackup>> {
    backup::run_once(&app.app, &storage_of(app), &hourly(), to).await
}

/// Returns what administrators are told of backups.
async fn alarm(app: &TestApp) -> Option<String> {
    let standing = alarms::list_raised(&mut app.db().read().await.unwrap()).await.unwrap();
    standing.into_iter().find(|alarm| alarm.kind == AlarmKind::BackupFailed).map(|alarm| alarm.detail)
}

on_both! {
    async fn a_due_backup_is_made_once_and_old_ones_go_with_their_files(app) {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("backups").display().to_string();
        let (_, kept) = app.stored(&app.app.files, "Zostaje.pdf", b"%PDF-1.7 kept").await;
        let (removed, old) = app.stored(&app.app.files, "Usunięta.pdf", b"%PDF-1.7 old").await;
        let first = scheduled(&app, &to).await.unwrap().expect("it was due").id;
        assert!(scheduled(&app, &to).await.unwrap().is_none(), "it is made already");
        app.execute("DELETE FROM files WHERE id = $1", removed).await;
        app.app.files.delete(&old).await.unwrap();
        let place = Place::to_read(&to, &S3::default()).unwrap();
        for expected in [2, 2] {
            assert!(place.contents().get(&old).await.unwrap().is_some(), "the first backup names it");
            app.wait(HOUR);
            scheduled(&app, &to).await.unwrap().expect("it was due");
            assert_eq!(place.backups(true).await.unwrap().len(), expected);
        }
        assert!(!place.backups(false).await.unwrap().contains(&first));
        assert!(place.contents().get(&old).await.unwrap().is_none());
        assert!(place.contents().get(&kept).await.unwrap().is_some());
    }

    async fn a_failed_backup_is_told_and_made_again(app) {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().join("backups");
        std::fs::write(&to, "no folder").unwrap();
        let to = to.display().to_string();
        let error = scheduled(&app, &to).await.err().expect("there is no folder");
        assert_eq!(format!("{error:#}").split(':').next(), Some(format!("cannot make the folder {to}").as_str()));
        assert_eq!(alarm(&app).await, Some(format!("{error:#}")));
        std::fs::remove_file(&to).unwrap();
        assert!(scheduled(&app, &to).await.unwrap().is_none(), "not at once");
        app.wait(SignedDuration::from_mins(16));
        scheduled(&app, &to).await.unwrap().expect("it is made again");
        assert_eq!(alarm(&app).await, None);
    }

    async fn a_backup_whose_process_was_killed_is_taken_up(app) {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().display().to_string();
        scheduled(&app, &to).await.unwrap().expect("it was due");
        app.wait(HOUR);
        let due = app.count("SELECT due_at FROM backup_runs").await + 3_600_000_000;
        let mut tx = app.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO backup_runs (due_at, place, started_at, seen_at) VALUES ($1, '', $2, $2)")
            .bind(due).bind(app.now()).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
        assert!(scheduled(&app, &to).await.unwrap().is_none(), "another process makes it");
        app.wait(SignedDuration::from_mins(6));
        scheduled(&app, &to).await.unwrap().expect("nobody makes it any more");
    }

    async fn an_interrupted_backup_keeps_what_it_counts_on_for_a_day(app) {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::to_write(folder.path().to_str().unwrap(), &S3::default()).unwrap();
        let (removed, key) = app.stored(&app.app.files, "Usunięta.pdf", b"%PDF-1.7 old").await;
        let to = folder.path().display().to_string();
        scheduled(&app, &to).await.unwrap().expect("it was due");
        app.execute("DELETE FROM files WHERE id = $1", removed).await;
        place.begin("2025-08-20T07-30-00.000Z").await.unwrap();
        for _ in 0..2 {
            app.wait(HOUR);
            scheduled(&app, &to).await.unwrap().expect("it was due");
        }
        assert!(place.contents().get(&key).await.unwrap().is_some(), "a backup that runs may count on it");
        for _ in 0..2 {
            app.wait(HOUR * 24);
            scheduled(&app, &to).await.unwrap().expect("it was due");
        }
        assert_eq!(place.backups(false).await.unwrap().len(), 2);
        assert!(place.contents().get(&key).await.unwrap().is_none());
    }

    async fn an_administrator_requests_a_backup_and_follows_it(app) {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().display().to_string();
        let app = app.set(|parts| parts.backups = Schedule { to: Some(to.clone()), ..hourly() }.plan());
        let admin = app.operator(&["administrator"]).await.token;
        let list = async || app.get(ADDRESS).bearer(&admin).send().await.assert(200).json.clone();
        let request = async || app.post(ADDRESS).bearer(&admin).send().await;
        scheduled(&app, &to).await.unwrap().expect("it was due");
        app.wait(SignedDuration::from_mins(2));
        let shown = list().await["data"].clone();
        let plan = json!({"place": to, "every_seconds": 3600, "at": null, "keep": 2, "recipients": []});
        assert_eq!(shown["plan"], plan);
        assert_eq!(shown["items"][0]["status"]["code"], "done");
        assert_eq!(shown["items"][0]["requested_by"], Value::Null);
        assert_eq!(shown["under_way"], false);
        request().await.assert(202);
        assert_eq!(request().await.assert(409).json["error"], "backup_under_way");
        assert_eq!(list().await["data"]["items"][0]["status"]["code"], "waiting");
        let made = scheduled(&app, &to).await.unwrap().expect("it was requested");
        let shown = list().await["data"].clone();
        let newest = &shown["items"][0];
        assert_eq!(newest["status"]["code"], "done");
        assert_eq!(newest["requested_by"], "Jan Kowalski");
        assert_eq!(newest["name"], made.id);
        assert_eq!(newest["bytes"], made.manifest.bytes());
        assert_eq!(shown["under_way"], false);
        assert!(scheduled(&app, &to).await.unwrap().is_none(), "it is made once");
        assert_eq!(app.count("SELECT COUNT(*) FROM audit_log WHERE action = 'backups.request'").await, 1);
    }

    async fn a_requested_backup_whose_process_was_killed_is_taken_up(app) {
        let folder = tempfile::tempdir().unwrap();
        let to = folder.path().display().to_string();
        let app = app.set(|parts| parts.backups = Schedule { to: Some(to.clone()), ..hourly() }.plan());
        let admin = app.operator(&["administrator"]).await.token;
        scheduled(&app, &to).await.unwrap().expect("it was due");
        app.wait(SignedDuration::from_mins(2));
        app.post(ADDRESS).bearer(&admin).send().await.assert(202);
        app.execute("UPDATE backup_runs SET started_at = due_at, seen_at = due_at WHERE requested_by > $1", 0).await;
        assert!(scheduled(&app, &to).await.unwrap().is_none(), "another process makes it");
        app.wait(SignedDuration::from_mins(6));
        let interrupted = app.get(ADDRESS).bearer(&admin).send().await.assert(200).json["data"]["items"][0].clone();
        assert_eq!(interrupted["status"]["code"], "interrupted");
        scheduled(&app, &to).await.unwrap().expect("nobody makes it any more");
    }

    async fn a_server_without_a_place_for_backups_says_so(app) {
        let admin = app.operator(&["administrator"]).await.token;
        let shown = app.get(ADDRESS).bearer(&admin).send().await.assert(200).json["data"].clone();
        assert_eq!(shown, json!({"plan": null, "under_way": false, "items": []}));
        let refused = app.post(ADDRESS).bearer(&admin).send().await;
        assert_eq!(refused.assert(409).json["error"], "backups_not_set");
        assert_eq!(app.count("SELECT COUNT(*) FROM backup_runs").await, 0);
    }
}
