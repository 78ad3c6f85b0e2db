//! The monthly report: printed once its month is over, kept as it was, and sent to those who want it.
use jiff::SignedDuration;
use plon_domain::message::Channel;
use plon_platform::messages;
use plon_reports::send_monthly_report;
use serde_json::{Value, json};

use crate::support::{OperatorClient, TestApp, on_both};

const REPORTS: &str = "/api/v1/backoffice/monthly-reports";

async fn listed(app: &TestApp, who: &OperatorClient) -> Value {
    app.get(REPORTS).bearer(&who.token).send().await.assert(200).json["data"].clone()
}

async fn subscribe(app: &TestApp, who: &OperatorClient, subscribed: bool) -> Value {
    let form = json!({ "subscribed": subscribed });
    let answer = app.post(&format!("{REPORTS}/subscription")).bearer(&who.token).json(&form).send().await;
    answer.assert(200).json["data"]["subscribed"].clone()
}

async fn file(app: &TestApp, who: &OperatorClient, month: &str, status: u16) -> Vec<u8> {
    let answer = app.get(&format!("{REPORTS}/{month}")).bearer(&who.token).send().await;
    answer.assert(status).body.to_vec()
}

async fn sent(app: &TestApp) -> Vec<String> {
    let messages = app.outbox().await.into_iter().filter(|message| message.purpose == "reports.monthly");
    messages.map(|message| message.recipient).collect()
}

on_both! {
    async fn a_month_that_is_over_is_printed_kept_and_sent_once_to_those_who_want_it(app) {
        let programme = app.programme().await;
        let anna = app.participant().await;
        let (one, other, gone) = (
            app.operator_named("one", &["analyst"]).await,
            app.operator_named("other", &["administrator"]).await,
            app.operator_named("gone", &["analyst"]).await,
        );
        let first = listed(&app, &one).await;
        assert_eq!(first["months"], json!([]), "the first month is not over");
        for who in [&one, &other, &gone] {
            assert_eq!(subscribe(&app, who, true).await, true);
        }
        assert_eq!(subscribe(&app, &other, false).await, false);
        app.execute("UPDATE operator_roles SET role = 'editor' WHERE operator_id = $1", gone.id.0).await;
        send_monthly_report(&app.app).await.unwrap();
        assert_eq!(sent(&app).await, Vec::<String>::new());

        app.wait(SignedDuration::from_hours(24 * 31));
        let reader = app.operator_named("reader", &["analyst"]).await;
        let data = listed(&app, &reader).await;
        let month = data["months"][0]["month"].as_str().unwrap().to_owned();
        assert_eq!((data["months"].as_array().unwrap().len(), &data["months"][0]["printed_at"]), (1, &json!(null)));
        let live = file(&app, &reader, &month, 200).await;
        assert!(live.starts_with(b"%PDF-1.7"));
        send_monthly_report(&app.app).await.unwrap();
        send_monthly_report(&app.app).await.unwrap();
        assert_eq!(sent(&app).await, [first["email"].as_str().unwrap()]);
        assert_ne!(listed(&app, &reader).await["months"][0]["printed_at"], json!(null));
        let kept = file(&app, &reader, &month, 200).await;
        app.bought(anna.id, &[("A/1", programme.distributor, "2025-03-05", 2025, programme.pack, 10, 50_000, 500, 600_000, "accepted")]).await;
        assert_eq!(file(&app, &reader, &month, 200).await, kept, "it stays as it was sent");

        app.wait(SignedDuration::from_hours(24 * 31));
        send_monthly_report(&app.app).await.unwrap();
        let late = app.operator_named("late", &["analyst"]).await;
        let months = listed(&app, &late).await["months"].clone();
        assert_eq!((months.as_array().unwrap().len(), &months[1]["month"]), (2, &json!(month)));
        assert_eq!(sent(&app).await.len(), 2);
    }

    async fn only_months_that_are_over_have_a_report_and_only_for_those_who_read_reports(app) {
        app.programme().await;
        app.participant().await;
        let (analyst, editor) = (app.operator(&["analyst"]).await, app.operator(&["editor"]).await);
        for month in ["2025-13", "2000-01", "2999-01", "x"] {
            file(&app, &analyst, month, 404).await;
        }
        app.get(REPORTS).bearer(&editor.token).send().await.assert(403);
        app.post(&format!("{REPORTS}/subscription")).bearer(&editor.token).json(&json!({"subscribed": true})).send().await.assert(403);
    }

    async fn a_file_that_cannot_be_read_makes_its_email_wait(app) {
        app.programme().await;
        app.participant().await;
        let analyst = app.operator(&["analyst"]).await;
        subscribe(&app, &analyst, true).await;
        app.wait(SignedDuration::from_hours(24 * 31));
        send_monthly_report(&app.app).await.unwrap();
        app.execute("UPDATE files SET key = 'away' WHERE id > $1", 0).await;
        messages::run_once(&app.app, Channel::Email).await.unwrap();
        let waits = "SELECT count(*) FROM messages WHERE status = 'queued' AND last_error = 'Nie można odczytać załącznika' AND id > $1";
        assert_eq!(app.number(waits, 0).await, 1);
    }
}
