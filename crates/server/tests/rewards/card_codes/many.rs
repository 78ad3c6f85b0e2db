//! Cards by the thousand: ordered, listed for their issuer, received in one file, and given once by a job.
use jiff::SignedDuration;
use plon_bulk_jobs::run_once;
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::given::{CODES, NUMBER, Office, Ordered, counts, file, row};
use crate::given::rewards::Rewards;
use crate::orders::given::AccountBalances;
use crate::support::{OperatorClient, ParticipantClient, TestApp, dies_after, on_both};

const ORDERS: &str = "/api/v1/backoffice/orders";

const CARDS: usize = 1_200;
const OWNERS: usize = 4;

/// Participants with cards as codes, in equal shares.
async fn owners(app: &TestApp, first: ParticipantClient, rewards: &Rewards) -> Vec<ParticipantClient> {
    let mut owners = vec![first];
    for number in 1..OWNERS {
        owners.push(app.participant_numbered(number).await);
    }
    for owner in &owners {
        app.give_points(owner.id, 9_000_000).await;
        for _ in 0..CARDS / OWNERS / 10 {
            app.code_ordered(owner, rewards).await;
        }
    }
    app.copy_orders().await;
    owners
}

impl TestApp {
    /// A participant's orders of cards as codes, by both of their names.
    async fn code_orders_of(&self, owner: &ParticipantClient) -> Vec<Ordered> {
        let mut db = self.db().read().await.unwrap();
        let rows: Vec<(String, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT public_id, id FROM orders WHERE participant_id = $1 AND delivery = 'code' ORDER BY id")
            .bind(owner.id).fetch_all(conn).await)
        .unwrap();
        rows.into_iter().map(|(id, number)| Ordered { id, number }).collect()
    }
}

/// The list as the issuer sends it back: each order has a number that ends with four digits of the order's.
fn filled(rows: &[Vec<String>]) -> Vec<u8> {
    let codes: Vec<String> = rows.iter().map(|row| format!("{};{};4321;31.12.2026", row[0], code(&row[0]))).collect();
    file(&codes)
}

fn code(order: &str) -> String {
    format!("7001{order:0>12}")
}

async fn job(app: &TestApp, operator: &OperatorClient, id: &Value) -> Value {
    let answer = app.get(&format!("/api/v1/backoffice/bulk-jobs/{id}")).bearer(&operator.token).send().await;
    answer.assert(200).json["data"].clone()
}

on_both! {
    async fn twelve_hundred_cards_are_ordered_listed_received_and_given_in_one_go(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let owners = owners(&app, participant, &rewards).await;
        app.issuer_list(&operator, "list", false).await.assert(201);
        let rows = app.csv(&operator, "card-codes?list=1").await.split_off(1);
        assert_eq!(rows.len(), CARDS);
        app.issuer_list(&operator, "again", false).await.assert(422);

        let content = filled(&rows);
        let checked = app.check_codes(&operator, &content).await;
        let data = &checked.assert(200).json["data"];
        assert_eq!((&data["new"], &data["carried_out"]), (&json!(CARDS), &json!(CARDS)));
        assert_eq!(data["fresh"].as_array().unwrap().len(), 100);
        let taken = app.import_codes(&operator, "k", &content).await;
        assert_eq!(taken.assert(200).message(), "Kody są wczytane. Realizujemy 1\u{a0}200\u{a0}zamówień.");
        let again = app.import_codes(&operator, "k", &content).await;
        assert_eq!(again.assert(200).body, taken.body);

        let mut deaths = 0;
        for polls in [200, 5_000, 20_000] {
            deaths += u32::from(dies_after(polls, run_once(&app.app)).await);
            app.wait(SignedDuration::from_mins(3));
        }
        assert!(deaths > 0, "no worker died at work");
        // The same file under another key, while the job has not ended: what is left is done by whichever comes first.
        let twice = app.import_codes(&operator, "other", &content).await;
        assert_eq!((&twice.assert(200).json["data"]["imported"], &twice.json["data"]["unchanged"]), (&json!(0), &json!(CARDS)));
        app.finish_jobs().await;
        let done = job(&app, &operator, &taken.json["data"]["job"]["id"]).await;
        assert_eq!((&done["status"]["code"], &done["done"], &done["refused"]), (&json!("finished"), &json!(CARDS), &json!(0)));

        for owner in &owners {
            for order in app.code_orders_of(owner).await.iter().step_by(10) {
                let (shown, code) = (app.shown(owner, &order.id).await, code(&order.number.to_string()));
                assert_eq!((&shown["status"]["code"], &shown["code_tail"]), (&json!("completed"), &json!(code[12..])));
            }
            let share = i64::try_from(CARDS / OWNERS).unwrap();
            assert_eq!(app.balances_of(owner.id).await.redeemed, share * 10_000);
            let letters = "SELECT count(*) FROM messages WHERE purpose = 'orders.code' AND participant_id = $1";
            assert_eq!(app.number(letters, owner.id.0).await, share, "each is told once");
        }
        let last = app.code_orders_of(&owners[0]).await.pop().unwrap();
        assert_eq!(app.card_code(&owners[0], &last).await["number"], code(&last.number.to_string()));
        for (what, sql) in [
            ("history", "SELECT count(*) - 3 * 1200 FROM order_events"),
            ("what is not completed with the code of its number", "SELECT count(*) FROM orders o
              WHERE o.status <> 'completed' OR NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id
                    AND CAST(c.tail AS BIGINT) = o.id)"),
            ("codes given", "SELECT count(*) - 1200 FROM audit_log WHERE action = 'orders.give_code'"),
        ] {
            assert_eq!(app.count(sql).await, 0, "{what}");
        }
        let third = app.import_codes(&operator, "third", &content).await;
        assert_eq!(third.assert(200).message(), "Wszystkie numery z\u{a0}tego pliku są już wczytane");
        assert_eq!(third.json["data"]["job"], json!(null));
    }

    async fn a_stopped_job_goes_on_with_the_same_file(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let content = file(&[row(&order, NUMBER)]);
        let first = app.import_codes(&operator, "a", &content).await;
        let stop = format!("/api/v1/backoffice/bulk-jobs/{}/stop", first.assert(200).json["data"]["job"]["id"]);
        app.post(&stop).bearer(&operator.token).send().await.assert(200);
        app.finish_jobs().await;
        assert_eq!(app.shown(&participant, &order.id).await["status"]["code"], "selected");
        let checked = app.check_codes(&operator, &content).await;
        let data = &checked.assert(200).json["data"];
        assert_eq!((&data["new"], &data["carried_out"], &data["can_be_imported"]), (&json!(0), &json!(1), &json!(true)));
        let second = app.import_codes(&operator, "b", &content).await;
        assert_eq!(counts(second.assert(200)), json!({"imported": 0, "carried_out": 1, "replaced": 0, "unchanged": 1,
            "mended": 0, "left_out": []}));
        app.finish_jobs().await;
        assert_eq!(app.shown(&participant, &order.id).await["status"]["code"], "completed");
    }

    async fn an_order_whose_number_is_there_is_not_cancelled_before_its_job(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.import_codes(&operator, "a", &file(&[row(&order, NUMBER)])).await.assert(200);
        assert_eq!(app.shown(&participant, &order.id).await["cancellable"], false);
        let refused = app.cancel(&participant, &order.id).await;
        assert_eq!(refused.assert(409).json["error"], "card_code_ready");
        assert_eq!(refused.message(), "Kod tej karty już na Ciebie czeka");
        let path = format!("/api/v1/backoffice/orders/{}/status", order.id);
        let form = json!({"status": "cancelled", "version": 1, "note": "Brak"});
        let refused = app.post(&path).bearer(&operator.token).key("b").json(&form).send().await;
        assert_eq!(refused.assert(409).json["error"], "card_has_code");
        assert_eq!(app.card_code(&participant, &order).await["number"], NUMBER, "its owner may read it already");
        app.finish_jobs().await;
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 990_000, held: 0, redeemed: 10_000 }
        );
    }

    async fn an_order_whose_number_is_there_is_completed_by_its_job_and_not_by_hand(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.import_codes(&operator, "a", &file(&[row(&order, NUMBER)])).await.assert(200);
        let listed = app.get(ORDERS).bearer(&operator.token).send().await;
        assert_eq!(listed.assert(200).json["data"]["items"][0]["next"], json!(["in_progress"]));
        let shown = app.order_in_the_back_office(&operator, &order).await;
        let next = shown["next"].as_array().unwrap().iter().map(|next| &next["status"]["code"]).collect::<Vec<_>>();
        assert_eq!(next, ["in_progress"]);
        let preview = app.get(&format!("{ORDERS}/bulk-job?kind=card")).bearer(&operator.token).send().await;
        assert_eq!(preview.assert(200).json["data"]["moves"], json!([
            {"status": "in_progress", "orders": 1, "waits": false},
        ]));

        let path = format!("{ORDERS}/{}/status", order.id);
        let begun = json!({"status": "in_progress", "version": 1});
        let begun = app.post(&path).bearer(&operator.token).key("b").json(&begun).send().await;
        assert_eq!(begun.assert(200).json["data"]["next"], json!([]));
        let one = json!({"status": "completed", "version": 2});
        let one = app.post(&path).bearer(&operator.token).key("c").json(&one).send().await;
        assert_eq!(one.assert(409).json["error"], "card_needs_code");
        let many = json!({"orders": [{"id": order.id, "version": 2}], "status": "completed"});
        let many = app.post(&format!("{ORDERS}/bulk-status")).bearer(&operator.token).key("d").json(&many).send().await;
        assert_eq!(many.assert(200).json["data"]["refused"][0]["reason"], one.message());
        let all = json!({"filters": {"kind": "card"}, "orders": 1, "status": "completed"});
        let all = app.post(&format!("{ORDERS}/bulk-job")).bearer(&operator.token).key("e").json(&all).send().await;
        app.finish_jobs().await;
        let done = job(&app, &operator, &all.assert(201).json["data"]["id"]).await;
        assert_eq!((&done["done"], &done["refused"]), (&json!(0), &json!(1)));
        assert_eq!(app.shown(&participant, &order.id).await["status"]["code"], "completed");
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND title LIKE 'Kod karty czeka%'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
    }

    async fn what_a_stopped_job_has_left_is_completed_without_the_file(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await);
        let left = async || {
            let answer = app.get(&format!("{CODES}/complete")).bearer(&operator.token).send().await;
            answer.assert(200).json["data"]["orders"].as_i64().unwrap()
        };
        let complete = async |key: &str, seen: i64| {
            let form = json!({ "orders": seen });
            app.post(&format!("{CODES}/complete")).bearer(&operator.token).key(key).json(&form).send().await
        };
        let content = file(&[row(&one, NUMBER), row(&two, "7001000200030005")]);
        let first = app.import_codes(&operator, "a", &content).await;
        assert_eq!(left().await, 0, "the job will complete them");
        let stop = format!("/api/v1/backoffice/bulk-jobs/{}/stop", first.assert(200).json["data"]["job"]["id"]);
        app.post(&stop).bearer(&operator.token).send().await.assert(200);
        assert_eq!(left().await, 2);
        assert_eq!(complete("b", 1).await.assert(422).field("orders"), "Teraz są to 2\u{a0}zamówienia. Sprawdź jeszcze raz.");
        let started = complete("c", 2).await;
        assert_eq!(started.assert(201).message(), "Realizujemy 2\u{a0}zamówienia");
        assert_eq!(complete("c", 2).await.assert(201).body, started.body);
        assert_eq!(left().await, 0);
        app.finish_jobs().await;
        assert_eq!(app.shown(&participant, &two.id).await["status"]["code"], "completed");
        assert_eq!(complete("d", 0).await.assert(422).field("orders"),
            "Żadne zamówienie z\u{a0}kodem nie czeka już na realizację");
        let letters = "SELECT count(*) FROM messages WHERE purpose = 'orders.code' AND participant_id = $1";
        assert_eq!(app.number(letters, participant.id.0).await, 2);
        let other = app.operator(&["support"]).await;
        app.get(&format!("{CODES}/complete")).bearer(&other.token).send().await.assert(403);
    }

    async fn of_many_wrong_rows_the_first_hundred_are_shown(app) {
        let Office { operator, .. } = app.card_office().await;
        let rows: Vec<String> = (0..250).map(|number| format!("{};7001{number:012};;", 900_000 + number)).collect();
        let checked = app.check_codes(&operator, &file(&rows)).await;
        let data = &checked.assert(200).json["data"];
        assert_eq!((&data["faulty"], data["errors"].as_array().unwrap().len()), (&json!(250), 100));
        let form = Some(("file", "karty.csv", &file(&rows)[..]));
        let all = app.post(&format!("{CODES}/errors")).bearer(&operator.token).multipart(&[], form).send().await;
        assert_eq!(String::from_utf8(all.assert(200).body.to_vec()).unwrap().matches("Nie ma zamówienia").count(), 250);
    }
}
