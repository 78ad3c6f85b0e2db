//! A participant's history of points: each movement with its cause, the balance after it, and sums that are the ledger's.
use jiff::SignedDuration;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_platform::sessions::Subject;
use serde_json::{Value, json};

use crate::given::exports::csv_rows;
use crate::given::review::{accepted, decision};
use crate::support::{ParticipantClient, TestApp, on_both};

const PATH: &str = "/api/v1/point-history";

impl TestApp {
    async fn point_history(&self, participant: &ParticipantClient, query: &str) -> Value {
        let answer = self.get(&format!("{PATH}{query}")).bearer(&participant.token).send().await;
        answer.assert(200).json.clone()
    }
}

/// Lists the entries of a list: kind, title, change and balance.
fn entries(history: &Value) -> Vec<(String, String, i64, i64)> {
    let items = history["data"]["items"].as_array().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let entry = |item: &Value| {
        let (change, balance) = (item["change"].as_i64().unwrap(), item["balance"].as_i64().unwrap());
        (text(&item["kind"]["code"]), text(&item["title"]), change, balance)
    };
    items.iter().map(entry).collect()
}

fn entry(kind: &str, title: &str, change: i64, balance: i64) -> (String, String, i64, i64) {
    (kind.to_owned(), title.to_owned(), change, balance)
}

on_both! {
    async fn each_movement_stands_with_its_cause_and_the_balance_after_it(app) {
        let (anna, programme, operator) =
            (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let rewards = app.rewards().await;
        let invoice = app.reported(&anna, &programme, "FV/1").await;
        app.review(&operator, &invoice, &decision(&[accepted(&programme, 40)])).await.assert(200);
        app.wait(SignedDuration::from_secs(60));
        let order = app.ordered(&anna, &json!({"reward_id": rewards.charity_transfer, "amount": 1_000})).await;
        let number = app.shown(&anna, &order).await["number"].as_i64();
        let history = app.point_history(&anna, "").await;
        let order_title = &history["data"]["items"][0]["title"];
        assert_eq!(entries(&history), [
            entry("hold", order_title.as_str().unwrap(), -1_000, 1_000),
            entry("accrual", "Faktura FV/1", 2_000, 2_000),
        ]);
        let items = &history["data"]["items"];
        assert_eq!(items[1]["invoice"], invoice);
        assert!(items[0]["order"].is_i64() && number.is_none_or(|number| items[0]["order"] == number), "{items}");
        let summary = json!({"earned": 2_000, "held": 1_000, "spent": 0, "forfeited": 0, "available": 1_000});
        assert_eq!(history["data"]["summary"], summary);
    }

    async fn the_balance_is_of_all_movements_whatever_is_filtered(app) {
        let (anna, _) = (app.participant().await, app.programme().await);
        let rewards = app.rewards().await;
        app.give_points(anna.id, 60_000).await;
        app.ordered(&anna, &json!({"reward_id": rewards.charity_transfer, "amount": 1_000})).await;
        app.wait(SignedDuration::from_hours(24 * 100));
        let anna = app.signed_in_again(anna).await;
        app.give_points(anna.id, 500).await;
        let moved = |history: &Value| entries(history).iter().map(|entry| (entry.2, entry.3)).collect::<Vec<_>>();
        let orders = app.point_history(&anna, "?group=orders").await;
        assert_eq!(moved(&orders), [(-1_000, 59_000)]);
        assert_eq!(orders["filters"], json!({"season": null, "group": "orders"}));
        let corrections = app.point_history(&anna, "?group=corrections").await;
        assert_eq!(moved(&corrections), [(500, 59_500), (60_000, 60_000)]);
        assert_eq!(entries(&corrections)[1], entry("accrual", "Korekta punktów", 60_000, 60_000));
        assert_eq!(moved(&app.point_history(&anna, "?group=earned").await), []);
        assert_eq!(moved(&app.point_history(&anna, "?season=2025").await), [(-1_000, 59_000), (60_000, 60_000)]);
        assert_eq!(moved(&app.point_history(&anna, "?season=2026").await), [(500, 59_500)]);
        assert_eq!(moved(&app.point_history(&anna, "?season=2024").await), []);
        app.get(&format!("{PATH}?season=99999")).bearer(&anna.token).send().await.assert(400);
        app.get(&format!("{PATH}?group=inne")).bearer(&anna.token).send().await.assert(400);
    }

    async fn a_history_is_its_participants_own(app) {
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        app.give_points(anna.id, 500).await;
        assert_eq!(entries(&app.point_history(&jan, "").await), []);
        for path in [PATH.to_owned(), format!("{PATH}/export?format=csv"), format!("{PATH}/pdf")] {
            app.get(&path).send().await.assert(401);
        }
        app.make_partner(jan.id).await;
        let partner = app.sign_in(Subject::Participant(jan.id)).await;
        for path in [PATH.to_owned(), format!("{PATH}/export?format=csv"), format!("{PATH}/pdf")] {
            app.get(&path).bearer(&partner).send().await.assert(403);
        }
    }

    async fn the_sums_of_each_sample_participant_are_the_ledgers(app) {
        plon_programme::generate(app.db(), &app.app.files, &plon_programme::Source::Embedded).await.unwrap();
        let mut db = app.db().read().await.unwrap();
        let ids: Vec<ParticipantId> =
            on_db!(&mut db, conn => sqlx::query_scalar("SELECT id FROM participants").fetch_all(conn).await).unwrap();
        drop(db);
        assert!(ids.len() > 100);
        for id in ids {
            let token = app.sign_in(Subject::Participant(id)).await;
            let table = app.get(&format!("{PATH}/export?format=csv")).bearer(&token).send().await;
            let rows = csv_rows(&table);
            let number = |row: &Vec<String>, column: usize| row[column].parse::<i64>().unwrap();
            let (available, total) = app.points_of(id).await;
            assert_eq!(rows[1..].iter().map(|row| number(row, 5)).sum::<i64>(), available, "participant {}", id.0);
            assert_eq!(rows.get(1).map_or(0, |row| number(row, 6)), available, "participant {}", id.0);
            let list = app.get(PATH).bearer(&token).send().await.assert(200).json["data"]["summary"].clone();
            let sum = |name: &str| list[name].as_i64().unwrap();
            assert_eq!((sum("available"), sum("earned")), (available, total));
            assert_eq!(sum("earned") - sum("spent") - sum("held") - sum("forfeited"), available);
        }
    }

    async fn a_promotion_that_was_withdrawn_leads_nowhere(app) {
        plon_programme::generate(app.db(), &app.app.files, &plon_programme::Source::Embedded).await.unwrap();
        let rich = app.text("SELECT CAST(id AS TEXT) FROM participants WHERE nip = '5260250274' AND $1 = 0", 0).await;
        let token = app.sign_in(Subject::Participant(ParticipantId(rich.parse().unwrap()))).await;
        let promotions = async || {
            let list = app.get(&format!("{PATH}?group=earned")).bearer(&token).send().await;
            let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
            let of_promotion = |item: &&Value| item["title"].as_str().unwrap().starts_with("Promocja");
            items.iter().filter(of_promotion).map(|item| item["promotion"].is_string()).collect::<Vec<_>>()
        };
        assert!(promotions().await.contains(&true));
        app.execute("UPDATE promotions SET status = 'withdrawn' WHERE $1 = 1", 1).await;
        let withdrawn = promotions().await;
        assert!(!withdrawn.is_empty() && !withdrawn.contains(&true), "{withdrawn:?}");
    }

    async fn the_statement_is_a_pdf_that_a_screen_reader_reads(app) {
        let anna = app.participant().await;
        for _ in 0..60 {
            app.give_points(anna.id, 500).await;
        }
        let answer = app.get(&format!("{PATH}/pdf")).bearer(&anna.token).send().await;
        answer.assert(200);
        let name = answer.headers["content-disposition"].to_str().unwrap();
        assert!(name.starts_with("attachment; filename=\"historia-punktow-2025-08-20"), "{name}");
        assert!(answer.body.starts_with(b"%PDF-"));
        let same = app.get(&format!("{PATH}/pdf")).bearer(&anna.token).send().await;
        assert_eq!(same.body, answer.body, "nothing of the machine is in it");
    }
}
