//! The list of addresses, in the back office and as a file.
use calamine::Data;
use serde_json::{Value, json};

use crate::support::{OperatorClient, TestApp, on_both};

const SUBSCRIBERS: &str = "/api/v1/backoffice/newsletter";

async fn list(app: &TestApp, operator: &OperatorClient, query: &str) -> Value {
    app.get(&format!("{SUBSCRIBERS}{query}")).bearer(&operator.token).send().await.assert(200).json.clone()
}

on_both! {
    async fn addresses_are_listed_with_their_state_and_dates(app) {
        app.reader("anna@poczta.example").await;
        let key = app.reader("jan_50@poczta.example").await;
        app.post(&format!("/api/v1/newsletter/leave/{key}")).send().await.assert(200);
        app.join("ewa@poczta.example").await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        let all = list(&app, &operator, "").await;
        let states: Vec<&str> = all["data"]["items"].as_array().unwrap().iter().map(|item| item["status"]["code"].as_str().unwrap()).collect();
        assert_eq!(states, ["pending", "left", "active"]);
        let now = "2025-08-20T07:00:00Z";
        assert_eq!(all["data"]["items"][1], json!({
            "id": 2, "email": "jan_50@poczta.example", "status": {"code": "left", "label": "Wypisany", "color": "gray"},
            "asked_at": now, "confirmed_at": now, "left_at": now,
        }));
        for (query, total) in [("?status=active", 1), ("?status=left", 1), ("?search=POCZTA", 3), ("?search=n_5", 1), ("?search=a_m", 0)] {
            assert_eq!(list(&app, &operator, query).await["meta"]["total"], total, "{query}");
        }
        app.get(&format!("{SUBSCRIBERS}?status=lost")).bearer(&operator.token).send().await.assert(400);
    }

    async fn the_list_leaves_as_a_file_with_each_readers_way_out(app) {
        let key = app.reader("anna@poczta.example").await;
        app.join("ewa@poczta.example").await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        let rows = app.csv(&operator, "newsletter").await;
        assert_eq!(rows[0], ["Adres e-mail", "Status", "Data zapisu", "Data potwierdzenia", "Data wypisania", "Treść zgody", "Adres wypisania"]);
        assert_eq!(rows[1][..5], ["anna@poczta.example", "Zapisany", "2025-08-20", "2025-08-20", ""]);
        assert!(rows[1][5].starts_with("Chcę dostawać newsletter"), "{:?}", rows[1]);
        assert_eq!(rows[1][6], format!("https://plon.example/newsletter/rezygnacja/{key}"));
        assert_eq!((rows[2][1].as_str(), rows[2][6].as_str()), ("Niepotwierdzony", ""));
        assert_eq!(app.csv(&operator, "newsletter?status=active").await.len(), 2);
        assert_eq!(app.xlsx(&operator, "newsletter?status=active").await[1][0], Data::String("anna@poczta.example".into()));
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["note"], &act["after"]),
            (&json!("exports.take"), &json!("Newsletter"), &json!({"format": "xlsx", "status": "active"})));
    }

    async fn the_list_goes_by_its_index(app) {
        let operator = app.operator(&["moderator"]).await;
        for query in ["?status=active", "?status=active&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{SUBSCRIBERS}{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("newsletter_subscribers", "newsletter_subscribers_by_status");
            plans.assert_in_order("newsletter_subscribers");
        }
    }
}
