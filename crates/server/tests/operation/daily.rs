//! The daily job: what nobody needs any more is gone, what somebody needs is there.
use std::sync::Arc;

use jiff::SignedDuration;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;
use plon_kernel::on_db;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::messages::{self, MessageContext};
use plon_server::daily::Retention;
use plon_server::daily::{self, Removed};
use plon_server::installation::Uptimes;

use crate::given::imports::{csv, sale};
use crate::installation::{put_orphan, set_stored_at};
use crate::support::{PASSWORD, TestApp, on_both, together};

async fn run(app: &TestApp) -> Removed {
    daily::run_once(&app.app, &Retention::default()).await.unwrap().expect("it was done today")
}

async fn count(app: &TestApp, sql: &'static str) -> i64 {
    app.number(sql, 0).await
}

on_both! {
    async fn ended_sessions_go_with_their_tokens_and_others_stay(app) {
        let participant = app.participant_with_password().await;
        let ended = app.log_in(participant.nip, PASSWORD).await.tokens();
        app.get("/api/v1/auth/logout").bearer(&ended.bearer).send().await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 29));
        let alive = app.log_in(participant.nip, PASSWORD).await.tokens();
        assert_eq!(run(&app).await.sessions, 2, "the bearers of both are long dead");
        assert_eq!(count(&app, "SELECT count(*) FROM sessions WHERE id > $1").await, 3);

        app.wait(SignedDuration::from_hours(24 + 1));
        assert_eq!(run(&app).await.sessions, 1);
        assert_eq!(count(&app, "SELECT count(*) FROM refresh_tokens WHERE session_id > $1").await, 2);
        app.refresh(&alive.refresh).await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 61));
        run(&app).await;
        assert_eq!(count(&app, "SELECT count(*) FROM sessions WHERE id > $1").await, 0);
        assert_eq!(count(&app, "SELECT count(*) FROM refresh_tokens WHERE session_id > $1").await, 0);
    }

    async fn messages_codes_and_tries_go_when_they_are_old(app) {
        let participant = app.participant().await;
        app.ask_for_code(participant.nip).await.assert(200);
        app.sms_of_long_ago().await;
        assert_eq!(run(&app).await, Removed::default());

        app.wait(SignedDuration::from_hours(49));
        assert_eq!(run(&app).await.codes, 1);
        assert_eq!(count(&app, "SELECT count(*) FROM rate_limit_windows WHERE count > $1").await, 0);
        assert_eq!(count(&app, "SELECT count(*) FROM messages WHERE id > $1").await, 2);
        app.wait(SignedDuration::from_hours(24 * 181));
        assert_eq!(run(&app).await.messages, 2);
    }

    async fn answers_are_kept_for_as_long_as_is_set(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        let form = serde_json::json!({ "reward_id": rewards.bank_transfer, "amount": 5_000 });
        app.order(&participant, "k", &form).await.assert(201);
        app.wait(SignedDuration::from_hours(48));
        run(&app).await;
        assert_eq!(count(&app, "SELECT count(*) FROM idempotency_keys WHERE key = 'k' AND created_at > $1").await, 1);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(run(&app).await.answers, 1);
    }

    async fn a_file_without_a_row_goes_to_the_trash_when_it_is_old_and_one_with_a_row_stays(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, SignedDuration::from_hours(2)).await;
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.reported(&participant, &programme, "FV/1").await;
        let orphan = put_orphan(&app.app.files).await;
        for file in std::fs::read_dir(app.files_folder()).unwrap() {
            set_stored_at(&file.unwrap().path(), app.now());
        }
        app.run_for(&mut uptimes, SignedDuration::from_hours(25)).await;
        assert_eq!(run(&app).await.files, 0, "its request may still run");
        app.run_for(&mut uptimes, SignedDuration::from_hours(25)).await;
        assert_eq!(run(&app).await.files, 1);
        assert_eq!(app.kept_files(), 2, "the invoice's file and the trash");
        assert!(app.app.files.restore(&orphan).await.unwrap());
        app.run_for(&mut uptimes, SignedDuration::from_hours(25)).await;
        assert_eq!(run(&app).await.files, 1);
        app.run_for(&mut uptimes, SignedDuration::from_hours(24 * 31)).await;
        assert_eq!(run(&app).await.trash, 1);
        assert!(!app.app.files.restore(&orphan).await.unwrap());
    }

    async fn of_several_processes_one_does_each_step_of_the_day(app) {
        let mut uptimes = Uptimes::default();
        app.run_for(&mut uptimes, SignedDuration::from_hours(2)).await;
        let orphan = put_orphan(&app.app.files).await;
        set_stored_at(&app.files_folder().join(orphan), app.now());
        app.run_for(&mut uptimes, SignedDuration::from_hours(24 * 3)).await;
        let app = Arc::new(app);
        let done = together(&app, 8, |app, _| async move {
            daily::run_once(&app.app, &Retention::default()).await.unwrap().unwrap_or_default().files
        })
        .await;
        assert_eq!(done.iter().sum::<u64>(), 1);
        assert_eq!(marks(&app, "done_on IS NULL OR failures > 0 OR lease_until IS NOT NULL").await, 0);
        assert_eq!(daily::run_once(&app.app, &Retention::default()).await.unwrap(), None);
        app.wait(SignedDuration::from_hours(24));
        run(&app).await;
    }

    async fn a_step_that_fails_stops_no_other_and_is_tried_again_until_its_day_is_done(app) {
        app.sms_of_long_ago().await;
        let participant = app.participant_with_password().await;
        app.log_in(participant.nip, PASSWORD).await;
        app.wait(SignedDuration::from_hours(24 * 200));
        change(&app, "ALTER TABLE messages RENAME TO messages_elsewhere").await;
        let removed = run(&app).await;
        assert!(removed.sessions > 0 && removed.messages == 0, "{removed:?}");
        assert_eq!((marks(&app, "done_on IS NULL").await, marks(&app, "failures = 1").await), (1, 1));
        assert_eq!(daily::run_once(&app.app, &Retention::default()).await.unwrap(), None, "it rests for a minute");

        app.wait(SignedDuration::from_mins(1));
        assert_eq!(daily::run_once(&app.app, &Retention::default()).await.unwrap(), None);
        app.wait(SignedDuration::from_mins(1));
        change(&app, "ALTER TABLE messages_elsewhere RENAME TO messages").await;
        assert_eq!(daily::run_once(&app.app, &Retention::default()).await.unwrap(), None, "it rests for two");
        app.wait(SignedDuration::from_mins(1));
        assert_eq!(run(&app).await, Removed { messages: 1, ..Removed::default() });
        assert_eq!(marks(&app, "failing_since IS NOT NULL").await, 0);
    }

    async fn a_step_that_fails_for_hours_is_an_alarm_until_it_is_done(app) {
        change(&app, "ALTER TABLE messages RENAME TO messages_elsewhere").await;
        for hour in 0..4 {
            assert_eq!(standing(&app).await, [], "after {hour} hours");
            daily::run_once(&app.app, &Retention::default()).await.unwrap();
            app.wait(SignedDuration::from_hours(1));
        }
        assert_eq!(standing(&app).await, [(AlarmKind::DailyJob, 1, "messages".to_owned())]);
        change(&app, "ALTER TABLE messages_elsewhere RENAME TO messages").await;
        run(&app).await;
        assert_eq!(standing(&app).await, []);
    }

    async fn notifications_go_a_year_after_they_were_read_and_unread_ones_stay(app) {
        let participant = app.participant().await;
        for (title, read_at) in [("Przeczytane", Some(app.now())), ("Nieprzeczytane", None)] {
            let mut tx = app.db().begin().await.unwrap();
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO notifications (participant_id, title, content, created_at, read_at) VALUES ($1, $2, '', $3, $4)")
                .bind(participant.id).bind(title).bind(app.now()).bind(read_at).execute(conn).await.map(|_| ()))
            .unwrap();
            tx.commit().await.unwrap();
        }
        app.wait(SignedDuration::from_hours(24 * 364));
        assert_eq!(run(&app).await.notifications, 0);
        app.wait(SignedDuration::from_hours(24 * 2));
        assert_eq!(run(&app).await.notifications, 1);
        assert_eq!(count(&app, "SELECT count(*) FROM notifications WHERE id > $1 AND read_at IS NULL").await, 1);
    }

    async fn an_import_that_nobody_accepts_is_cancelled_and_its_rows_go(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", 1)])).await;
        assert_eq!(count(&app, "SELECT count(*) FROM import_rows WHERE import_id > $1").await, 1);
        app.wait(SignedDuration::from_hours(24 * 29));
        assert_eq!(run(&app).await.imports, 0);
        app.wait(SignedDuration::from_hours(24 * 2));
        assert_eq!(run(&app).await.imports, 1);
        app.work_on_imports().await;
        assert_eq!(count(&app, "SELECT count(*) FROM import_rows WHERE import_id > $1").await, 0);
        assert_eq!(count(&app, "SELECT count(*) FROM imports WHERE status = 'cancelled' AND id > $1").await, 1);
    }
}

impl TestApp {
    /// A message that has come to rest.
    async fn sms_of_long_ago(&self) {
        let to = Phone::parse("500600700").unwrap();
        let about = MessageContext { purpose: "test", participant: None, expires_at: None, secret: false };
        let mut tx = self.db().begin().await.unwrap();
        messages::queue_sms(&mut tx, &to, "x", about, self.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        messages::run_once(&self.app, Channel::Sms).await.unwrap();
    }
}

async fn change(app: &TestApp, sql: &'static str) {
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    tx.commit().await.unwrap();
}

/// Counts the steps that are marked so.
async fn marks(app: &TestApp, condition: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM daily_steps WHERE {condition}");
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(conn).await).unwrap()
}

async fn standing(app: &TestApp) -> Vec<(AlarmKind, i64, String)> {
    let standing = alarms::list_raised(&mut app.db().read().await.unwrap()).await.unwrap();
    standing.into_iter().map(|alarm| (alarm.kind, alarm.count, alarm.detail)).collect()
}
