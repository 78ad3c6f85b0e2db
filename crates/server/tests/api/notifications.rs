//! A participant reads their notifications.
use plon_server::columns::ParticipantId;
use plon_server::db::{On, Read};
use plon_server::notifications;
use sqlx::{AssertSqlSafe, Row};

use crate::support::{TestApp, on_both};

async fn notify(app: &TestApp, to: ParticipantId, titles: &[&str]) {
    let mut tx = app.db().begin().await.unwrap();
    for title in titles {
        notifications::notify(&mut tx, to, title, "Treść", app.app.clock.now()).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn titles(items: &serde_json::Value) -> Vec<&str> {
    items.as_array().unwrap().iter().map(|item| item["title"].as_str().unwrap()).collect()
}

/// How the database would find the rows of a page; PostgreSQL is told not to take another way because the
/// table is small.
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

on_both! {
    async fn the_newest_comes_first_and_only_ones_own(app) {
        let (farmer, other) = (app.farmer().await, app.farmer_numbered(1).await);
        notify(&app, farmer.id, &["Pierwsze", "Drugie"]).await;
        notify(&app, other.id, &["Cudze"]).await;

        let answer = app.get("/api/v1/notifications").bearer(&farmer.token).send().await;
        answer.assert(200);
        let items = &answer.json["data"]["items"];
        assert_eq!(titles(items), ["Drugie", "Pierwsze"]);
        assert_eq!(items[0]["isRead"], false);
        assert_eq!(items[0]["content"], "Treść");
        assert_eq!(items[0]["date"], "2025-08-20T07:00:00Z");
        assert_eq!(answer.json["meta"]["total"], 2);
    }

    async fn a_page_has_twenty(app) {
        let farmer = app.farmer().await;
        let names: Vec<String> = (1..=21).map(|number| number.to_string()).collect();
        notify(&app, farmer.id, &names.iter().map(String::as_str).collect::<Vec<_>>()).await;
        let answer = app.get("/api/v1/notifications?page=2").bearer(&farmer.token).send().await;
        assert_eq!(titles(&answer.assert(200).json["data"]["items"]), ["1"]);
        assert_eq!(answer.json["meta"]["last_page"], 2);
        app.get("/api/v1/notifications?page=dwa").bearer(&farmer.token).send().await.assert(400);
    }

    async fn one_is_read_and_the_others_stay_unread(app) {
        let farmer = app.farmer().await;
        notify(&app, farmer.id, &["Pierwsze", "Drugie"]).await;
        let list = app.get("/api/v1/notifications").bearer(&farmer.token).send().await;
        let newest = list.json["data"]["items"][0]["id"].as_i64().unwrap();
        for _ in 0..2 {
            let path = format!("/api/v1/notifications/{newest}/read");
            let answer = app.post(&path).bearer(&farmer.token).send().await;
            assert_eq!(answer.assert(200).json["data"]["unread"], 1);
        }
        let list = app.get("/api/v1/notifications").bearer(&farmer.token).send().await;
        let read: Vec<&serde_json::Value> =
            list.json["data"]["items"].as_array().unwrap().iter().map(|item| &item["isRead"]).collect();
        assert_eq!(read, [true, false]);
    }

    async fn somebody_elses_is_not_there(app) {
        let (farmer, other) = (app.farmer().await, app.farmer_numbered(1).await);
        notify(&app, other.id, &["Cudze"]).await;
        let list = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        let path = format!("/api/v1/notifications/{}/read", list.json["data"]["items"][0]["id"]);
        app.post(&path).bearer(&farmer.token).send().await.assert(404);
        app.post("/api/v1/notifications/nie-liczba/read").bearer(&farmer.token).send().await.assert(404);
        let list = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        assert_eq!(list.json["data"]["items"][0]["isRead"], false);
    }

    async fn all_ones_own_are_read_at_once(app) {
        let (farmer, other) = (app.farmer().await, app.farmer_numbered(1).await);
        notify(&app, farmer.id, &["Pierwsze", "Drugie"]).await;
        notify(&app, other.id, &["Cudze"]).await;
        let answer = app.post("/api/v1/notifications/read").bearer(&farmer.token).send().await;
        assert_eq!(answer.assert(200).json["data"]["unread"], 0);
        let own = app.get("/api/v1/notifications").bearer(&farmer.token).send().await;
        assert!(own.json["data"]["items"].as_array().unwrap().iter().all(|item| item["isRead"] == true));
        let others = app.get("/api/v1/notifications").bearer(&other.token).send().await;
        assert_eq!(others.json["data"]["items"][0]["isRead"], false);
    }

    async fn an_index_serves_the_list_in_its_order(app) {
        let plan = plan(&app, notifications::select(ParticipantId(1)).sql("id DESC")).await;
        assert!(plan.contains("notifications_of_participant"), "{plan}");
        assert!(!plan.to_lowercase().contains("sort") && !plan.contains("TEMP B-TREE"), "{plan}");
    }
}
