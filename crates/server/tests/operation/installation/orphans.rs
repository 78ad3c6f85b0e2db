//! Files without a row: what the daily job moves, and what it leaves where it is.
use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::config::S3;
use plon_platform::files::{Sweep, Swept};
use plon_server::daily;
use plon_server::daily::Retention;
use plon_server::installation::Uptimes;
use serde_json::{Value, json};

use super::{Stores, key, put_orphan, set_stored_at};
use crate::given::s3::{s3, s3_settings};
use crate::support::{TestApp, on_both};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A sweep of whatever has no row, however old.
pub fn everything() -> Sweep<'static> {
    let today = jiff::civil::date(2025, 8, 20);
    Sweep { before: Timestamp(jiff::Timestamp::MAX), is_known_time: &|_| true, today, most_percent: 5 }
}

impl TestApp {
    /// Contents that have just been stored by the test's clock.
    async fn stored_now(&self, known: usize, orphans: usize) -> Vec<String> {
        let mut keys = Vec::new();
        let mut tx = self.db().begin().await.unwrap();
        for number in 0..known + orphans {
            let upload = self.app.files.put(key(), "a.pdf", "application/pdf", "x".into()).await.unwrap();
            if number < known {
                plon_platform::files::insert_file(&mut tx, None, &upload, self.now()).await.unwrap();
            }
            set_stored_at(&self.files_folder().join(&upload.key), self.now());
            keys.push(upload.key);
        }
        tx.commit().await.unwrap();
        keys
    }

    /// Runs the daily job and returns the number of files that it has moved to the trash.
    pub async fn moved(&self, retention: &Retention) -> u64 {
        daily::run_once(&self.app, retention).await.unwrap().expect("it was done today").files
    }

    /// Lets the server run on its database for so long.
    pub async fn run_for(&self, uptimes: &mut Uptimes, time: SignedDuration) {
        uptimes.note(self.db(), self.now()).await.unwrap();
        self.wait(time);
        uptimes.note(self.db(), self.now()).await.unwrap();
    }

    async fn alarms(&self) -> Vec<(AlarmKind, i64)> {
        let standing = alarms::list_raised(&mut self.db().read().await.unwrap()).await.unwrap();
        standing.into_iter().map(|alarm| (alarm.kind, alarm.count)).collect()
    }

    async fn has_all(&self, keys: &[String]) -> bool {
        for key in keys {
            if !self.app.files.has(key).await.unwrap() {
                return false;
            }
        }
        true
    }
}

on_both! {
    async fn an_older_backup_beside_newer_files_loses_none(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, DAY * 2).await;
        let older = app.stored_now(30, 0).await;
        app.run_for(&mut uptimes, DAY * 3).await;
        let (backup, seen) = (app.number("SELECT max(id) FROM files WHERE id > $1", 0).await, app.now());
        app.run_for(&mut uptimes, DAY * 2).await;
        let newer = app.stored_now(30, 0).await;
        app.run_for(&mut uptimes, DAY).await;

        app.execute("DELETE FROM files WHERE id > $1", backup).await;
        app.execute("UPDATE uptimes SET seen_at = $1", seen.0.as_microsecond()).await;
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, DAY).await;
        let orphan = app.stored_now(0, 1).await;
        for _ in 0..6 {
            app.run_for(&mut uptimes, DAY * 10).await;
            app.moved(&Retention::default()).await;
        }
        assert!(app.has_all(&older).await && app.has_all(&newer).await);
        assert!(!app.has_all(&orphan).await, "what came later is known to be an orphan");
        assert_eq!(app.alarms().await, [(AlarmKind::UnknownFiles, 30)]);
    }

    async fn what_was_stored_at_a_time_that_the_database_does_not_know_stays(app) {
        for files in Stores::new().all {
            let orphan = put_orphan(&files).await;
            let sweep = Sweep { is_known_time: &|_| false, ..everything() };
            assert_eq!(files.sweep_orphans(app.db(), &sweep).await.unwrap(), Swept { unknown: 1, ..Swept::default() });
            assert!(files.has(&orphan).await.unwrap());
        }
    }

    async fn a_database_put_back_under_a_running_server_does_not_cover_the_time_between(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, DAY).await;
        let seen = app.now();
        app.run_for(&mut uptimes, DAY).await;
        app.execute("UPDATE uptimes SET seen_at = $1", seen.0.as_microsecond()).await;
        app.run_for(&mut uptimes, DAY).await;
        assert_eq!(app.number("SELECT count(*) FROM uptimes WHERE id > $1", 0).await, 2);
    }

    async fn too_many_orphans_stay_and_administrators_are_told(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, DAY).await;
        let keys = app.stored_now(379, 21).await;
        app.run_for(&mut uptimes, DAY * 3).await;
        assert_eq!(app.moved(&Retention::default()).await, 0);
        assert!(app.has_all(&keys).await);
        let (administrator, operator) = (app.operator(&["administrator"]).await, app.operator(&["moderator"]).await);
        let alarms_of = async |token: &str| -> Value {
            app.get("/api/v1/backoffice/dashboard").bearer(token).send().await.assert(200).json["data"]["alarms"].clone()
        };
        let raised = app.now();
        let alarm = json!([{"kind": "orphan_files", "count": 21, "detail": "", "raised_at": raised}]);
        assert_eq!((alarms_of(&administrator.token).await, alarms_of(&operator.token).await), (alarm, json!([])));

        app.run_for(&mut uptimes, DAY).await;
        assert_eq!(app.moved(&Retention { orphans_percent: 6, ..Retention::default() }).await, 21);
        assert_eq!(app.alarms().await, []);
    }

    async fn a_few_orphans_go_however_few_files_there_are(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, DAY).await;
        let known = app.stored_now(3, 0).await;
        app.stored_now(0, 20).await;
        app.run_for(&mut uptimes, DAY * 3).await;
        assert_eq!(app.moved(&Retention::default()).await, 20);
        assert!(app.has_all(&known).await);
        assert_eq!(app.alarms().await, []);
    }

    async fn foreign_files_in_the_folder_and_in_a_shared_bucket_stay(app) {
        let (folder, files) = (app.files_folder(), &app.app.files);
        for name in ["notes.txt", "sub/of-somebody-else.pdf"] {
            std::fs::create_dir_all(folder.join(name).parent().unwrap()).unwrap();
            std::fs::write(folder.join(name), "x").unwrap();
        }
        put_orphan(files).await;
        assert_eq!(files.sweep_orphans(app.db(), &everything()).await.unwrap(), Swept { moved: 1, ..Swept::default() });
        assert!(folder.join("notes.txt").exists() && folder.join("sub/of-somebody-else.pdf").exists());

        let Some(settings) = s3_settings() else { return };
        let prefix = key();
        let ours = s3(&S3 { prefix: prefix.clone(), ..settings.clone() });
        let others = [format!("{prefix}-other"), format!("{prefix}/sub"), key()].map(|prefix| s3(&S3 { prefix, ..settings.clone() }));
        let mut theirs = Vec::new();
        for other in &others {
            theirs.push(put_orphan(other).await);
        }
        put_orphan(&ours).await;
        assert_eq!(ours.sweep_orphans(app.db(), &everything()).await.unwrap(), Swept { moved: 1, ..Swept::default() });
        for (other, key) in others.iter().zip(&theirs) {
            assert!(other.has(key).await.unwrap());
        }
    }
}
