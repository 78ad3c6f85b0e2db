//! Time for which messages are kept.
use jiff::SignedDuration;
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::json;

use super::{CONTACT_ADMIN, form};
use crate::support::{TestApp, on_both};

async fn removed(app: &TestApp) -> u64 {
    daily::run_once(&app.app, &Retention::default()).await.unwrap().expect("it was done today").contacts
}

on_both! {
    async fn an_answered_message_goes_after_three_years_and_one_that_waits_stays(app) {
        app.write(&form()).await.assert(201);
        app.write(&form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        app.post(&format!("{CONTACT_ADMIN}/1/close")).bearer(&operator.token).json(&json!({"reason": "Reklama"})).send().await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 1095));
        assert_eq!(removed(&app).await, 0);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(removed(&app).await, 1);
        assert_eq!(app.count("SELECT id FROM contact_messages").await, 2);
    }
}
