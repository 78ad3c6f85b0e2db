//! Labels of parcels: what goes by post, of picked orders or of all in a state, safe for a spreadsheet.
use serde_json::json;

use super::given::address;
use crate::support::{OperatorClient, TestApp, on_both};

const HEAD: &str =
    "\u{feff}Numer zamówienia;Odbiorca;Ulica i\u{a0}numer;Kod pocztowy;Miejscowość;Telefon;E-mail;Zawartość\r\n";

async fn labels(app: &TestApp, operator: &OperatorClient, query: &str) -> String {
    let path = format!("/api/v1/backoffice/exports/parcel-labels?format=csv&{query}");
    let answer = app.get(&path).bearer(&operator.token).send().await;
    String::from_utf8(answer.assert(200).body.to_vec()).unwrap()
}

on_both! {
    async fn only_what_goes_by_post_has_a_label(app) {
        app.programme().await;
        let (participant, rewards, operator) = (app.participant().await, app.rewards().await, app.operator(&["finance"]).await);
        app.give_points(participant.id, 1_000_000).await;
        let mut to = address();
        (to["recipient"], to["street_number_place"]) = (json!("=Anna; Wiśniewska"), json!("7"));
        let jacket = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": to});
        let jacket = app.ordered(&participant, &jacket).await;
        let code = app.ordered(&participant, &json!({"reward_id": rewards.card, "delivery": "code"})).await;
        let transfer = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let torch = app.ordered(&participant, &json!({"reward_id": rewards.torch, "address": address()})).await;
        let number = |order: &str| {
            let order = order.to_owned();
            let (app, participant) = (&app, &participant);
            async move { app.shown(participant, &order).await["number"].as_i64().unwrap() }
        };
        let (one, two) = (number(&jacket).await, number(&torch).await);
        let first = format!(
            "{one};\"'=Anna; Wiśniewska\";Polna 1/7;99-100;Łęczyca;500000001;anna@example.pl;kurtka, M\r\n");
        let second = format!("{two};Anna Wiśniewska;Polna 1;99-100;Łęczyca;500000001;anna@example.pl;latarka\r\n");
        assert_eq!(labels(&app, &operator, "status=selected").await, format!("{HEAD}{first}{second}"));
        let picked = format!("orders={torch},{code},{transfer},nie-ma");
        assert_eq!(labels(&app, &operator, &picked).await, format!("{HEAD}{second}"));
        assert_eq!(labels(&app, &operator, "status=completed").await, HEAD);
        let taken = "SELECT count(*) FROM audit_log WHERE action = 'exports.take' AND note = 'Etykiety'";
        assert_eq!(app.count(taken).await, 3);
    }

    async fn it_is_said_which_labels_are_wanted(app) {
        let operator = app.operator(&["finance"]).await;
        let many = format!("orders={}", vec!["x"; 101].join(","));
        for query in ["", "status=selected&orders=x", "status=zgubiona", many.as_str()] {
            let path = format!("/api/v1/backoffice/exports/parcel-labels?format=csv&{query}");
            app.get(&path).bearer(&operator.token).send().await.assert(400);
        }
    }

    async fn labels_of_a_state_go_by_their_index(app) {
        let operator = app.operator(&["finance"]).await;
        let path = "/api/v1/backoffice/exports/parcel-labels?format=csv&status=in_progress";
        let plans = app.plans_of(app.get(path).bearer(&operator.token)).await;
        plans.assert_in_order("orders o");
        for plan in plans.reading("orders o") {
            assert!(plan.contains("orders_by_post") || plan.contains("orders_by_status"), "{plan}");
        }
    }
}
