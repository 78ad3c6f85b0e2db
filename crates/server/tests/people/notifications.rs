//! A participant reads their notifications.
use jiff::SignedDuration;
use plon_kernel::db::{On, Read};
use plon_kernel::ids::ParticipantId;
use plon_platform::notifications::{self, NewNotification};
use serde_json::json;
use sqlx::{AssertSqlSafe, Row};

use crate::account::consents::id as consent_id;
use crate::support::{ParticipantClient, TestApp, on_both};

async fn notify(app: &TestApp, to: ParticipantId, titles: &[&str]) {
    let mut tx = app.db().begin().await.unwrap();
    for title in titles {
        let news = NewNotification { title, content: "Treść", page: "/moj-profil" };
        notifications::notify_in_app(&mut tx, to, &news, app.app.clock.now()).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn titles(items: &serde_json::Value) -> Vec<&str> {
    items.as_array().unwrap().iter().map(|item| item["title"].as_str().unwrap()).collect()
}

/// Returns the plan by which the database would find the rows of a page; PostgreSQL is told not to take another way
/// because the table is small.
async fn plan(app: &TestApp, sql: String) -> String {
    let mut db = app.db().read().await.unwrap();
    let lines: Vec<String> = match db.on() {
        On::Sqlite(conn) => {
            let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")))
                .bind(1)
                .bind(20)
                .fetch_all(conn)
                .await
                .unwrap();
            rows.iter().map(|row| row.get("detail")).collect()
        }
        On::Postgres(conn) => {
            for other_plan in ["SET enable_seqscan = off", "SET enable_bitmapscan = off"] {
                sqlx::query(other_plan).execute(&mut *conn).await.unwrap();
            }
            let rows = sqlx::query(AssertSqlSafe(format!("EXPLAIN {sql}")))
                .bind(1_i64)
                .bind(20_i64)
                .fetch_all(conn)
                .await
                .unwrap();
            rows.iter().map(|row| row.get(0)).collect()
        }
    };
    lines.join("\n")
}

/// The consents to news by e-mail and by SMS.
async fn consents_to_news(app: &TestApp) -> [i64; 2] {
    app.execute(
        "INSERT INTO consents (account_type, slug, version, position, content, required, parent) VALUES
        ('program.retail', 'powiadomienia', 1, 1, 'Chcę wiedzieć', FALSE, NULL),
        ('program.retail', 'powiadomienia-email', 1, 2, 'przez e-mail', FALSE, 'powiadomienia'),
        ('program.retail', 'powiadomienia-sms', 1, 3, 'przez SMS', FALSE, 'powiadomienia')",
        0,
    )
    .await;
    [consent_id(app, "powiadomienia-email").await, consent_id(app, "powiadomienia-sms").await]
}

async fn toggle(app: &TestApp, participant: &ParticipantClient, consent: i64, value: bool) {
    let path = format!("/api/v1/user/agreements/{consent}");
    app.post(&path).bearer(&participant.token).json(&json!({ "value": value })).send().await.assert(200);
}

/// Counts the e-mails and SMS that have told a participant of their orders.
async fn told(app: &TestApp, participant: &ParticipantClient) -> [i64; 2] {
    let by = async |sql| app.number(sql, participant.id.0).await;
    [
        by("SELECT count(*) FROM messages WHERE participant_id = $1 AND channel = 'email'
            AND purpose = 'notifications.tell' AND subject = 'Przyjęliśmy Twoje zamówienie' AND body LIKE '%zamówienie nr%'")
        .await,
        by("SELECT count(*) FROM messages WHERE participant_id = $1 AND channel = 'sms'
            AND purpose = 'notifications.tell' AND body LIKE 'Przyjęliśmy zamówienie nr%'")
        .await,
    ]
}

on_both! {
    async fn news_of_an_order_leave_the_portal_only_by_the_way_that_was_asked_for(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        let [email, sms] = consents_to_news(&app).await;
        let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
        let order = async || drop(app.ordered(&participant, &form).await);

        order().await;
        assert_eq!(told(&app, &participant).await, [0, 0], "nobody has asked for it");
        toggle(&app, &participant, sms, true).await;
        order().await;
        assert_eq!(told(&app, &participant).await, [0, 1]);
        app.wait(SignedDuration::from_mins(1));
        toggle(&app, &participant, email, true).await;
        order().await;
        assert_eq!(told(&app, &participant).await, [1, 1], "not twice");
        app.wait(SignedDuration::from_mins(1));
        toggle(&app, &participant, email, false).await;
        toggle(&app, &participant, sms, false).await;
        order().await;
        assert_eq!(told(&app, &participant).await, [1, 1], "taken back");
        let in_the_portal = app.number("SELECT count(*) FROM notifications WHERE participant_id = $1", participant.id.0).await;
        assert_eq!(in_the_portal, 4);
    }

    async fn a_consent_that_is_no_longer_asked_sends_nothing(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        let [_, sms] = consents_to_news(&app).await;
        toggle(&app, &participant, sms, true).await;
        let (editor, body) = (app.operator(&["editor"]).await,
            json!({"account_type": "program.retail", "slug": "powiadomienia-sms", "version": 1}));
        app.post("/api/v1/backoffice/consents/retire").bearer(&editor.token).json(&body).send().await.assert(200);
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        assert_eq!(told(&app, &participant).await, [0, 0]);
    }

    async fn a_new_version_of_the_consent_does_not_take_the_answer_back_by_itself(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        let [_, sms] = consents_to_news(&app).await;
        toggle(&app, &participant, sms, true).await;
        app.execute(
            "INSERT INTO consents (account_type, slug, version, position, content, required, parent)
             VALUES ('program.retail', 'powiadomienia-sms', 2, 3, 'przez SMS, od teraz', FALSE, 'powiadomienia')", 0).await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        assert_eq!(told(&app, &participant).await, [0, 1]);
        app.wait(SignedDuration::from_mins(1));
        toggle(&app, &participant, consent_id(&app, "powiadomienia-sms").await, false).await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        assert_eq!(told(&app, &participant).await, [0, 1]);
    }

    async fn the_newest_comes_first_and_only_ones_own(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        notify(&app, participant.id, &["Pierwsze", "Drugie"]).await;
        notify(&app, other.id, &["Cudze"]).await;

        let answer = app.get("/api/v1/notifications").bearer(&participant.token).send().await;
        answer.assert(200);
        let items = &answer.json["data"]["items"];
        assert_eq!(titles(items), ["Drugie", "Pierwsze"]);
        assert_eq!(items[0]["isRead"], false);
        assert_eq!(items[0]["content"], "Treść");
        assert_eq!(items[0]["date"], "2025-08-20T07:00:00Z");
        assert_eq!(answer.json["meta"]["total"], 2);
    }

    async fn a_page_has_twenty(app) {
        let participant = app.participant().await;
        let names: Vec<String> = (1..=21).map(|number| number.to_string()).collect();
        notify(&app, participant.id, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
        let answer = app.get("/api/v1/notifications?page=2").bearer(&participant.token).send().await;
        assert_eq!(titles(&answer.assert(200).json["data"]["items"]), ["1"]);
        assert_eq!(answer.json["meta"]["last_page"], 2);
        app.get("/api/v1/notifications?page=dwa").bearer(&participant.token).send().await.assert(400);
    }

    async fn one_is_read_and_the_others_stay_unread(app) {
        let participant = app.participant().await;
        notify(&app, participant.id, &["Pierwsze", "Drugie"]).await;
        let list = app.get("/api/v1/notifications").bearer(&participant.token).send().await;
        let newest = list.json["data"]["items"][0]["id"].as_i64().unwrap();
        for _ in 0..2 {
            let path = format!("/api/v1/notifications/{newest}/read");
            let answer = app.post(&path).bearer(&participant.token).send().await;
            assert_eq!(answer.assert(200).json["data"]["unread"], 1);
        }
        let list = app.get("/api/v1/notifications").bearer(&participant.token).send().await;
        let read: Vec<&serde_json::Value> =
            list.json["data"]["items"].as_array().unwrap().iter().map(|item| &item["isRead"]).collect();
        assert_eq!(read, [true, false]);
    }

    async fn somebody_elses_is_not_there(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        notify(&app, other.id, &["Cudze"]).await;
        let list = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        let path = format!("/api/v1/notifications/{}/read", list.json["data"]["items"][0]["id"]);
        app.post(&path).bearer(&participant.token).send().await.assert(404);
        app.post("/api/v1/notifications/nie-liczba/read").bearer(&participant.token).send().await.assert(404);
        let list = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        assert_eq!(list.json["data"]["items"][0]["isRead"], false);
    }

    async fn all_ones_own_are_read_at_once(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        notify(&app, participant.id, &["Pierwsze", "Drugie"]).await;
        notify(&app, other.id, &["Cudze"]).await;
        let answer = app.post("/api/v1/notifications/read").bearer(&participant.token).send().await;
        assert_eq!(answer.assert(200).json["data"]["unread"], 0);
        let own = app.get("/api/v1/notifications").bearer(&participant.token).send().await;
        assert!(own.json["data"]["items"].as_array().unwrap().iter().all(|item| item["isRead"] == true));
        let others = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        assert_eq!(others.json["data"]["items"][0]["isRead"], false);
    }

    async fn an_index_serves_the_list_in_its_order(app) {
        let plan = plan(&app, notifications::select_notifications(ParticipantId(1)).sql("id DESC")).await;
        assert!(plan.contains("notifications_of_participant"), "{plan}");
        assert!(!plan.to_lowercase().contains("sort") && !plan.contains("TEMP B-TREE"), "{plan}");
    }
}
