//! A promotion's results: who has won what, who has not and why, and purchase by purchase.
use serde_json::{Value, json};

use super::{quantity, refuel};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn results(app: &TestApp, operator: &OperatorClient, promotion: i64, query: &str) -> Answer {
    let path = format!("/api/v1/backoffice/promotions/{promotion}/results{query}");
    app.get(&path).bearer(&operator.token).send().await
}

fn ids(answer: &Answer) -> Vec<i64> {
    let items = answer.assert(200).json["data"]["items"].as_array().unwrap();
    items.iter().map(|item| item["participant_id"].as_i64().unwrap()).collect()
}

on_both! {
    async fn each_participant_stands_with_what_came_and_why_not_more(app) {
        let operator = app.operator(&["moderator"]).await;
        let programme = app.programme().await;
        let promotion = app.promotion("refuel", &refuel()).await;
        let (winner, silent, unwilling) =
            (app.participant().await, app.participant_numbered(1).await, app.participant_numbered(2).await);
        app.answer_promotion(&winner, "refuel", true).await.assert(200);
        app.answer_promotion(&unwilling, "refuel", false).await.assert(200);
        app.purchased(&winner, &operator, &programme, 9).await;
        app.purchased(&silent, &operator, &programme, 4).await;

        let all = results(&app, &operator, promotion, "").await;
        assert_eq!(ids(&all), [winner.id.0, silent.id.0, unwilling.id.0]);
        let items = &all.json["data"]["items"];
        let row = |at: usize| &items[at]["progress"];
        assert_eq!((&row(0)["due"]["text"], &row(0)["current_text"]),
            (&json!("2\u{a0}×\u{a0}karta paliwowa 300\u{a0}zł"), &json!("45\u{a0}L")));
        assert_eq!(row(0)["to_collect"].as_array().unwrap().len(), 2);
        assert_eq!((&row(1)["withheld"], &row(1)["due"]["text"], &row(1)["promised"]["text"]),
            (&json!("undecided"), &Value::Null, &json!("karta paliwowa 300\u{a0}zł")));
        assert_eq!((&row(2)["answer"], &row(2)["current"]), (&json!(false), &json!(0)));

        assert_eq!(ids(&results(&app, &operator, promotion, "?state=won").await), [winner.id.0]);
        assert_eq!(ids(&results(&app, &operator, promotion, "?state=undecided").await), [silent.id.0]);
        assert_eq!(ids(&results(&app, &operator, promotion, "?state=declined").await), [unwilling.id.0]);
        assert_eq!(ids(&results(&app, &operator, promotion, "?state=cut").await), Vec::<i64>::new());
        let nip = items[1]["nip"].as_str().unwrap();
        assert_eq!(ids(&results(&app, &operator, promotion, &format!("?nip={nip}")).await), [silent.id.0]);
        results(&app, &operator, promotion, "?state=cokolwiek").await.assert(400);
        results(&app, &operator, promotion + 1, "").await.assert(404);
    }

    async fn all_that_has_come_stands_beside_the_simulation_of_before_the_publication(app) {
        let (operator, editor) = (app.operator(&["moderator"]).await, app.operator(&["editor"]).await);
        let programme = app.programme().await;
        let promotion = app.promotion("refuel", &refuel()).await;
        let (winner, silent) = (app.participant().await, app.participant_numbered(1).await);
        let summary = async || results(&app, &operator, promotion, "/summary").await.assert(200).json["data"].clone();
        let nothing = json!({"participants": 0, "winners": 0, "amount_text": "0\u{a0}L", "points": 0, "points_cut": 0,
            "cards": 0, "cost": 0});
        assert_eq!(summary().await, json!({"outcome": nothing, "forecast": null}));
        app.answer_promotion(&winner, "refuel", true).await.assert(200);
        app.purchased(&winner, &operator, &programme, 9).await;
        app.purchased(&silent, &operator, &programme, 4).await;
        let brought = json!({"participants": 2, "winners": 1, "amount_text": "65\u{a0}L", "points": 0, "points_cut": 0,
            "cards": 2, "cost": 60_000});
        assert_eq!(summary().await["outcome"], brought);

        let path = format!("/api/v1/backoffice/promotions/{promotion}/simulations");
        app.post(&path).bearer(&editor.token).key("s").json(&json!({"season": 2025})).send().await.assert(201);
        app.reconcile_promotions().await;
        let forecast = summary().await["forecast"].clone();
        assert_eq!((&forecast["season"], &forecast["figures"]["winners"]), (&json!(2025), &json!(2)), "who would win");
        assert_eq!(forecast["figures"]["cards"], 3);
    }

    async fn the_results_leave_as_the_list_is_narrowed(app) {
        let (operator, finance) = (app.operator(&["moderator"]).await, app.operator(&["finance"]).await);
        let programme = app.programme().await;
        let promotion = app.promotion("refuel", &refuel()).await;
        let (winner, silent) = (app.participant().await, app.participant_numbered(1).await);
        app.answer_promotion(&winner, "refuel", true).await.assert(200);
        app.purchased(&winner, &operator, &programme, 9).await;
        app.purchased(&silent, &operator, &programme, 4).await;

        let table = format!("promotion-results?promotion={promotion}");
        let rows = app.csv(&finance, &table).await;
        assert_eq!(rows.len(), 3);
        assert_eq!(rows[0][4], "Zakupy, które się liczą, l");
        assert_eq!(rows[1][2..], [winner.nip, "zaakceptowany", "45", "2\u{a0}×\u{a0}karta paliwowa 300\u{a0}zł",
            "0", "0", "2", "0", "0,00", "0,00"]);
        assert_eq!(rows[2][2..6], [silent.nip, "bez odpowiedzi", "20", ""]);
        assert_eq!(app.csv(&finance, &format!("{table}&state=won")).await.len(), 2);
        assert_eq!(app.csv(&finance, &format!("{table}&nip={}", silent.nip)).await[1][2], silent.nip);
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["note"], &act["after"]["promotion"]), (&json!("Wyniki promocji"), &json!(promotion)));
        assert!(!act["after"].to_string().contains(silent.nip), "the log does not keep whom it was searched for");
        for (caller, table, status) in
            [(&operator, &table, 403), (&finance, &format!("promotion-results?promotion={}", promotion + 1), 404)]
        {
            let path = format!("/api/v1/backoffice/exports/{table}&format=csv");
            app.get(&path).bearer(&caller.token).send().await.assert(status);
        }
    }

    async fn what_was_collected_and_is_not_due_any_more_is_found(app) {
        let operator = app.operator(&["moderator"]).await;
        let (participant, programme) = (app.participant().await, app.programme().await);
        let promotion = app.promotion("refuel", &refuel()).await;
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        let (invoice, line) = app.purchased(&participant, &operator, &programme, 4).await;
        let cards = app.get("/api/v1/prize/collect").bearer(&participant.token).send().await;
        let path = format!("/api/v1/prize/collect/{}", cards.json["data"]["items"][0]["id"].as_str().unwrap());
        app.post(&path).bearer(&participant.token).key("klucz").json(&json!({"delivery": "code"})).send().await.assert(201);
        assert_eq!(ids(&results(&app, &operator, promotion, "?state=overpaid").await), Vec::<i64>::new());
        app.put_right(&operator, (&invoice, line), &quantity(&programme, 2, 3)).await.assert(200);

        let over = results(&app, &operator, promotion, "?state=overpaid").await;
        assert_eq!(ids(&over), [participant.id.0]);
        let row = &over.json["data"]["items"][0];
        assert_eq!((&row["collected"], &row["overpaid"], &row["overpaid_text"]),
            (&json!(1), &json!(30_000), &json!("300,00\u{a0}zł")));
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        let overpaid = &dashboard.assert(200).json["data"]["overpaid"][0];
        assert_eq!((&overpaid["promotion"], &overpaid["participants"]), (&json!(promotion), &json!(1)));
        let newest_first = app.get("/api/v1/prize/my-orders?promotion=true&sortBy=reward").bearer(&participant.token).send().await;
        assert_eq!(newest_first.assert(200).json["data"]["items"].as_array().unwrap().len(), 1);
    }

    async fn every_purchase_says_why_it_does_not_count(app) {
        let operator = app.operator(&["moderator"]).await;
        let (participant, programme) = (app.participant().await, app.programme().await);
        let mut terms = refuel();
        terms["purchases"]["from"] = json!("2025-08-02");
        let promotion = app.promotion("refuel", &terms).await;
        app.purchased(&participant, &operator, &programme, 4).await;
        let path = format!("/api/v1/backoffice/promotions/{promotion}/results/{}", participant.id.0);
        let shown = app.get(&path).bearer(&operator.token).send().await;
        let line = &shown.assert(200).json["data"]["lines"][0];
        assert_eq!((&line["counted"], &line["quantity"]), (&json!(false), &json!(4)));
        assert!(line["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{line}");
        let own = app.progress(&participant, "refuel").await;
        assert_eq!((&shown.json["data"]["lines"], &shown.json["data"]["current"]), (&own["lines"], &own["current"]));
        assert!(!shown.json["data"]["participant"].as_str().unwrap().is_empty());
        let nobody = format!("/api/v1/backoffice/promotions/{promotion}/results/{}", participant.id.0 + 1);
        app.get(&nobody).bearer(&operator.token).send().await.assert(404);
    }

    async fn an_operator_has_everybody_counted_anew(app) {
        let (operator, editor) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await);
        let (participant, programme) = (app.participant().await, app.programme().await);
        let promotion = app.promotion("refuel", &refuel()).await;
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        app.purchased(&participant, &operator, &programme, 4).await;
        app.run("UPDATE promotion_lines SET amount = 1").await;
        let path = format!("/api/v1/backoffice/promotions/{promotion}/recount");
        app.post(&path).bearer(&operator.token).send().await.assert(403);
        let begun = app.post(&path).bearer(&editor.token).send().await;
        assert_eq!(begun.assert(200).json["data"]["recount"]["finished"], false);
        app.post(&path).bearer(&editor.token).send().await.assert(409);
        while plon_promotions::jobs::run_once(&app.app).await.unwrap() {}
        assert_eq!(app.progress(&participant, "refuel").await["current"], 20_000);
        assert_eq!(app.cards_of(participant.id, "waiting").await, [300], "the same card, once");
    }
}
