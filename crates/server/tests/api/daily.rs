//! The daily job: what nobody needs any more is gone, what somebody needs is there.
use std::sync::Arc;

use jiff::SignedDuration;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;
use plon_server::config::Retention;
use plon_server::daily::{self, Removed};
use plon_server::messages::{self, About};

use crate::support::{PASSWORD, TestApp, on_both, together};

async fn run(app: &TestApp) -> Removed {
    daily::work_once(&app.app, &Retention::default()).await.unwrap().expect("it was done today")
}

async fn count(app: &TestApp, sql: &'static str) -> i64 {
    app.number(sql, 0).await
}

on_both! {
    async fn ended_sessions_go_with_their_tokens_and_others_stay(app) {
        let farmer = app.farmer_with_password().await;
        let ended = app.log_in(farmer.nip, PASSWORD).await.tokens();
        app.get("/api/v1/auth/logout").bearer(&ended.bearer).send().await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 29));
        let alive = app.log_in(farmer.nip, PASSWORD).await.tokens();
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
        let farmer = app.farmer().await;
        app.ask_for_code(farmer.nip).await.assert(200);
        let to = Phone::parse("500600700").unwrap();
        let about = About { purpose: "test", participant: None, expires_at: None, secret: false };
        let mut tx = app.db().begin().await.unwrap();
        messages::sms(&mut tx, &to, "x", about, app.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        messages::work_once(&app.app, Channel::Sms).await.unwrap();
        assert_eq!(run(&app).await, Removed::default());

        app.wait(SignedDuration::from_hours(49));
        assert_eq!(run(&app).await.codes, 1);
        assert_eq!(count(&app, "SELECT count(*) FROM attempts WHERE count > $1").await, 0);
        assert_eq!(count(&app, "SELECT count(*) FROM messages WHERE id > $1").await, 2);
        app.wait(SignedDuration::from_hours(24 * 181));
        assert_eq!(run(&app).await.messages, 2);
    }

    async fn answers_are_kept_for_as_long_as_is_set(app) {
        app.programme().await;
        let (farmer, rewards) = (app.farmer().await, app.rewards().await);
        app.give_points(farmer.id, 100_000).await;
        let form = serde_json::json!({ "reward_id": rewards.bank_transfer, "amount": 5_000 });
        app.order(&farmer, "k", &form).await.assert(201);
        app.wait(SignedDuration::from_hours(48));
        run(&app).await;
        assert_eq!(count(&app, "SELECT count(*) FROM idempotency_keys WHERE key = 'k' AND created_at > $1").await, 1);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(run(&app).await.answers, 1);
    }

    async fn a_file_without_a_row_goes_when_it_is_old_and_one_with_a_row_stays(app) {
        let (farmer, programme) = (app.farmer().await, app.programme().await);
        app.reported(&farmer, &programme, "FV/1").await;
        app.app.files.put("orphan".to_owned(), "a.pdf", "application/pdf", "x".into()).await.unwrap();
        assert_eq!(run(&app).await.files, 0, "its request may still run");
        let far = plon_server::columns::At(jiff::Timestamp::MAX);
        assert_eq!(app.app.files.remove_orphans(app.db(), far).await.unwrap(), 1);
        assert_eq!(std::fs::read_dir(app.files_folder()).unwrap().count(), 1);
    }

    async fn of_several_processes_one_does_the_days_job(app) {
        let app = Arc::new(app);
        let done = together(&app, 8, |app, _| async move {
            daily::work_once(&app.app, &Retention::default()).await.unwrap().is_some()
        })
        .await;
        assert_eq!(done.iter().filter(|done| **done).count(), 1);
        app.wait(SignedDuration::from_hours(24));
        run(&app).await;
    }
}
