//! The queue: leases, waits between tries, the dead letter, expiry, and several workers at once.
use std::sync::Arc;

use jiff::SignedDuration;
use plon_kernel::types::Timestamp;

use super::given::{Play, Smsapi, about};
use crate::support::{on_both, together};

const BUSY: Play = Play::Text(200, r#"{"error":201,"message":"x"}"#);

on_both! {
    async fn a_message_is_tried_after_longer_and_longer_waits_and_then_given_up(app) {
        let smsapi = Smsapi::start(&[BUSY, BUSY, BUSY]).await;
        let app = app.sending_by(&smsapi);
        let id = app.lay_sms("x", about(false, None)).await;
        for (tries, shortest, longest) in [(1, 5_000, 7_500), (2, 15_000, 22_500)] {
            assert_eq!(app.work_sms().await, 1);
            let stored = app.message(id).await;
            assert_eq!((stored.status.as_str(), stored.attempts), ("queued", tries));
            let wait = stored.due_at.unwrap().0.duration_since(app.app.clock.now().0);
            assert!((shortest..=longest).contains(&wait.as_millis()), "{wait:?}");
            app.wait(wait - SignedDuration::from_micros(1));
            assert_eq!(app.work_sms().await, 0, "its turn has not come");
            app.wait(SignedDuration::from_micros(1));
        }
        app.work_sms().await;
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.attempts, stored.due_at), ("failed", 3, None));
        app.wait(SignedDuration::from_hours(100));
        assert_eq!((app.work_sms().await, smsapi.forms().len()), (0, 3));
    }

    async fn a_message_that_is_out_of_time_is_not_sent_and_its_secret_is_wiped(app) {
        let smsapi = Smsapi::start(&[BUSY]).await;
        let app = app.sending_by(&smsapi);
        let expires = Timestamp(app.app.clock.now().0 + SignedDuration::from_secs(5));
        let id = app.lay_sms("Kod: 123456", about(true, Some(expires))).await;
        app.work_sms().await;
        assert!(app.message(id).await.body.is_some(), "it is to be tried again");
        app.wait(SignedDuration::from_secs(60));
        assert_eq!(app.work_sms().await, 0);
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.body), ("expired", None));
        assert_eq!(smsapi.forms().len(), 1);
    }

    async fn a_secret_that_failed_is_wiped_when_it_is_out_of_time(app) {
        let wrong_number = Play::Text(200, r#"{"error":13,"message":"x"}"#);
        let app = app.sending_by(&Smsapi::start(&[wrong_number]).await);
        let expires = Timestamp(app.app.clock.now().0 + SignedDuration::from_mins(10));
        let id = app.lay_sms("Kod: 123456", about(true, Some(expires))).await;
        app.work_sms().await;
        assert!(app.message(id).await.body.is_some(), "an operator may still send it once more");
        app.wait(SignedDuration::from_mins(10));
        app.work_sms().await;
        let stored = app.message(id).await;
        assert_eq!((stored.status.as_str(), stored.body), ("failed", None));
    }

    async fn what_expires_first_goes_first(app) {
        let smsapi = Smsapi::start(&[]).await;
        let app = app.sending_by(&smsapi);
        for number in 0..20 {
            app.lay_sms(&format!("Zaproszenie {number}"), about(false, None)).await;
        }
        let expires = Timestamp(app.app.clock.now().0 + SignedDuration::from_mins(10));
        app.lay_sms("Kod", about(true, Some(expires))).await;
        app.work_sms().await;
        assert!(smsapi.forms().iter().any(|form| form["message"] == "Kod"), "a code must not wait behind a mailing");
    }

    async fn a_message_of_a_process_that_died_is_taken_up_after_its_lease(app) {
        let smsapi = Smsapi::start(&[]).await;
        let app = app.sending_by(&smsapi);
        let id = app.lay_sms("x", about(false, None)).await;
        let dies = "UPDATE messages SET status = 'sending', attempts = 1, due_at = due_at + 120000000 WHERE id = $1";
        app.execute(dies, id.0).await;
        assert_eq!(app.work_sms().await, 0, "it may still be under way");
        app.wait(SignedDuration::from_mins(2));
        assert_eq!(app.work_sms().await, 1);
        assert_eq!(app.message(id).await.status, "sent");
    }

    async fn workers_side_by_side_send_each_message_once(app) {
        let smsapi = Smsapi::start(&[]).await;
        let app = Arc::new(app.sending_by(&smsapi));
        for number in 0..60 {
            app.lay_sms(&format!("Wiadomość {number}"), about(false, None)).await;
        }
        let sent = together(&app, 4, |app, _| async move {
            let mut sent = 0;
            loop {
                match app.work_sms().await {
                    0 => return sent,
                    some => sent += some,
                }
            }
        })
        .await;
        assert_eq!(sent.iter().sum::<usize>(), 60);
        assert_eq!((smsapi.forms().len(), smsapi.taken()), (60, 60));
        let left = app.number("SELECT count(*) FROM messages WHERE status <> 'sent' AND id > $1", 0).await;
        assert_eq!(left, 0);
    }

    async fn without_anything_to_send_with_a_message_is_kept_and_its_secret_is_not(app) {
        let (letter, code) = (app.lay_sms("Zaproszenie", about(false, None)).await, app.lay_sms("Kod", about(true, None)).await);
        assert_eq!(app.work_sms().await, 2);
        let (letter, code) = (app.message(letter).await, app.message(code).await);
        assert_eq!((letter.status.as_str(), letter.body.as_deref()), ("kept", Some("Zaproszenie")));
        assert_eq!((code.status.as_str(), code.body), ("kept", None));
    }

    async fn a_message_of_a_cause_that_was_rolled_back_is_not_there(app) {
        let mut tx = app.db().begin().await.unwrap();
        let to = plon_domain::phone::Phone::parse("500600700").unwrap();
        plon_platform::messages::queue_sms(&mut tx, &to, "x", about(false, None), app.app.clock.now()).await.unwrap();
        drop(tx);
        assert_eq!(app.work_sms().await, 0);
    }
}
