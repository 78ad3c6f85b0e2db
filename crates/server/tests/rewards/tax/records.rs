//! A record for every prize, in the year in which it was made available, and its reversal, once.
use std::sync::Arc;

use jiff::SignedDuration;
use jiff::civil::{DateTime, date};
use plon_domain::reward::RewardKind;
use plon_kernel::clock::Clock;
use plon_kernel::rng::Rng;
use serde_json::{Value, json};

use super::given::{TAX, plain, sums, withheld};
use crate::given::promotions::refuel;
use crate::orders::given::address;
use crate::support::{OperatorClient, TestApp, on_both, together};
use crate::trips::Scene;

fn told(record: &Value) -> [&Value; 4] {
    [&record["treatment"]["code"], &record["value"], &record["taxable"], &record["tax"]]
}

async fn other_orders(app: &TestApp) -> i64 {
    app.count("SELECT count(*) FROM tax_records").await
}

on_both! {
    async fn a_transfer_is_recorded_when_its_batch_is_confirmed(app) {
        let office = app.office().await;
        let (operator, order) = (&office.signers.first, app.transfer(&office).await);
        app.exported(&office.signers, &[&order]).await;
        assert_eq!(other_orders(&app).await, 0, "it is still on its way");
        let confirmed = app.transfer(&office).await;
        app.confirmed(&office.signers, &[&confirmed]).await;
        let records = app.tax_records(operator, &office.participant, 2025).await;
        assert_eq!(records.len(), 1);
        assert_eq!(told(&records[0]), [&json!("reported"), &json!(5_000), &json!(5_000), &json!(0)]);
        assert_eq!((&records[0]["order"], &records[0]["entry"]), (&json!(confirmed), &json!("given")));
        assert_eq!((&records[0]["available_on"], &records[0]["kind_text"]), (&json!("2025-08-20"), &json!("Przelew na konto")));
        assert_eq!(app.tax_report(operator, "").await["sums"], sums(1, 5_000, 5_000, 0, 0, 0));
    }

    async fn charity_is_recorded_though_nothing_follows_from_it(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        app.add_tax_rule(operator, &plain("charity_transfer", "2025-01-01", "none")).await.assert(201);
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await;
        app.confirmed(&office.signers, &[&order]).await;
        let record = &app.tax_records(operator, &office.participant, 2025).await[0];
        assert_eq!(told(record), [&json!("none"), &json!(5_000), &json!(0), &json!(0)]);
        assert_eq!(app.tax_report(operator, "").await["sums"], sums(1, 5_000, 0, 0, 0, 0));
    }

    async fn a_parcel_and_a_card_are_worth_what_finance_has_said(app) {
        let office = app.office().await;
        let (operator, rewards) = (&office.signers.first, &office.rewards);
        app.worth(rewards.jacket, 24_000).await;
        app.worth(rewards.card, 10_050).await;
        app.add_tax_rule(operator, &withheld("card", "2025-01-01")).await.assert(201);
        for kind in [RewardKind::Parcel, RewardKind::Card] {
            let order = app.ordered(&office.participant, &rewards.form(kind)).await;
            app.handed_over(operator, &order).await;
        }
        let records = app.tax_records(operator, &office.participant, 2025).await;
        assert_eq!(told(&records[0]), [&json!("reported"), &json!(24_000), &json!(24_000), &json!(0)]);
        assert_eq!(records[0]["prize"], "kurtka, M");
        assert_eq!(told(&records[1]), [&json!("withheld"), &json!(10_050), &json!(10_050), &json!(1_000)]);
        assert_eq!(records[1]["rate"], 1000);
        assert_eq!(app.tax_report(operator, "").await["items"][0]["sums"], sums(2, 34_050, 24_000, 10_050, 1_000, 0));
    }

    async fn a_trip_is_recorded_when_it_is_carried_out(app) {
        let scene = Scene::new(app).await;
        scene.app.execute("UPDATE rewards SET value = 24000 WHERE id = (SELECT reward_id FROM trips WHERE id = $1)", scene.trip).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        scene.moves(&order, "in_progress").await.assert(200);
        scene.moves(&order, "completed").await.assert(200);
        let record = &scene.app.tax_records(&scene.operator, &scene.participant, 2025).await[0];
        assert_eq!(told(record), [&json!("reported"), &json!(24_000), &json!(24_000), &json!(0)]);
        assert_eq!((&record["kind_text"], &record["prize"]), (&json!("Wycieczka"), &json!("wycieczka-standard")));
    }

    async fn a_promotions_card_goes_by_the_promotions_rule_and_is_worth_its_own_value(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        app.add_tax_rule(&operator, &withheld("promotion:refuel", "2025-08-01")).await.assert(201);
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        app.purchased(&participant, &operator, &programme, 8).await;
        collected(&app, &participant.token, &operator).await;
        app.add_tax_rule(&operator, &plain("promotion:refuel", "2025-08-21", "none")).await.assert(201);
        let records = app.tax_records(&operator, &participant, 2025).await;
        assert_eq!(told(&records[0]), [&json!("withheld"), &json!(30_000), &json!(30_000), &json!(3_000)]);
        assert_eq!(records[0]["promotion"], "Promocja refuel");
    }

    async fn the_version_of_the_day_holds_and_the_recipient_stays_as_they_were(app) {
        let office = app.office().await;
        let (rewards, participant, first) = (&office.rewards, &office.participant, &office.signers.first);
        app.worth(rewards.jacket, 24_000).await;
        let form = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": address()});
        let orders = [app.ordered(participant, &form).await, app.ordered(participant, &form).await];
        app.add_tax_rule(first, &plain("parcel", "2025-08-20", "none")).await.assert(201);
        app.add_tax_rule(first, &withheld("parcel", "2025-08-21")).await.assert(201);
        app.handed_over(first, &orders[0]).await;
        app.rename(participant, "Zofia", "Nowak", "Nowa Firma").await;
        app.wait(SignedDuration::from_hours(24));
        let operator = OperatorClient { id: first.id, token: app.operator_again(first.id).await };
        app.handed_over(&operator, &orders[1]).await;
        let records = app.tax_records(&operator, participant, 2025).await;
        assert_eq!(told(&records[0]), [&json!("none"), &json!(24_000), &json!(0), &json!(0)]);
        assert_eq!(told(&records[1]), [&json!("withheld"), &json!(24_000), &json!(24_000), &json!(2_400)]);
        let rows = app.csv(&operator, "tax-records?year=2025").await;
        assert_eq!((rows[1][8].as_str(), rows[2][8].as_str()), ("Anna Wiśniewska", "Zofia Nowak"));
        assert_eq!(app.tax_report(&operator, "").await["items"][0]["name"], "Zofia Nowak");
    }

    async fn the_year_is_that_of_the_day_in_warsaw(app) {
        let office = app.office().await;
        let (rewards, participant) = (&office.rewards, &office.participant);
        app.worth(rewards.jacket, 24_000).await;
        let form = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": address()});
        let orders = [app.ordered(participant, &form).await, app.ordered(participant, &form).await];
        let id = office.signers.first.id;
        let app = at(app, date(2025, 12, 31).at(23, 30, 0, 0), 1);
        app.handed_over(&OperatorClient { id, token: app.operator_again(id).await }, &orders[0]).await;
        let app = at(app, date(2026, 1, 1).at(0, 30, 0, 0), 2);
        let operator = OperatorClient { id, token: app.operator_again(id).await };
        app.handed_over(&operator, &orders[1]).await;
        for (year, day) in [(2025, "2025-12-31"), (2026, "2026-01-01")] {
            let records = app.tax_records(&operator, participant, year).await;
            assert_eq!((records.len(), &records[0]["available_on"]), (1, &json!(day)));
        }
        assert_eq!(app.tax_report(&operator, "").await["years"], json!([2026, 2025]), "the year that runs comes first");
    }

    async fn money_is_available_on_the_day_on_which_the_bank_was_to_pay(app) {
        let office = app.office().await;
        let (signers, order) = (&office.signers, app.transfer(&office).await);
        let payout = app.exported(signers, &[&order]).await;
        assert_eq!(payout["execute_on"], "2025-08-21");
        app.wait(SignedDuration::from_hours(72));
        let operator = OperatorClient { id: signers.first.id, token: app.operator_again(signers.first.id).await };
        app.payout_act(&operator, &payout, "confirm", json!({})).await.assert(200);
        assert_eq!(app.tax_records(&operator, &office.participant, 2025).await[0]["available_on"], "2025-08-21");
    }

    async fn of_twenty_returns_at_once_one_undoes_the_record(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.confirmed(&office.signers, &[&order]).await;
        let (app, office) = (Arc::new(app), Arc::new(office));
        let answers = together(&app, 20, |app, number| {
            let (office, payout, order) = (office.clone(), payout.clone(), order.clone());
            async move {
                let form = json!({"order": order, "reason": "Rachunek zamknięty"});
                app.payout_act_with(&office.signers.first, &payout, "return", &format!("r{number}"), form).await
            }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        let records = app.tax_records(&office.signers.first, &office.participant, 2025).await;
        assert_eq!(records.len(), 2);
        assert_eq!(told(&records[1]), [&json!("reported"), &json!(-5_000), &json!(-5_000), &json!(0)]);
        assert_eq!((&records[1]["entry"], &records[1]["entry_text"]), (&json!("returned"), &json!("Zwrot przelewu z\u{a0}banku")));
        assert_eq!(app.tax_report(&office.signers.first, "").await["sums"], sums(0, 0, 0, 0, 0, 0));
    }

    async fn a_transfer_that_comes_back_in_another_year_is_undone_in_its_own(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.confirmed(&office.signers, &[&order]).await;
        app.wait(SignedDuration::from_hours(24 * 150));
        let id = office.signers.first.id;
        let operator = OperatorClient { id, token: app.operator_again(id).await };
        let form = json!({"order": order, "reason": "Rachunek zamknięty"});
        app.payout_act(&operator, &payout, "return", form).await.assert(200);
        let records = app.tax_records(&operator, &office.participant, 2025).await;
        assert_eq!((records.len(), &records[1]["available_on"]), (2, &json!("2025-08-20")));
        assert!(records[1]["recorded_at"].as_str().unwrap().starts_with("2026-01-17"));
        assert_eq!(app.count("SELECT count(*) FROM tax_records WHERE year = 2026").await, 0);
    }

    async fn a_transfer_that_comes_back_on_its_way_was_never_recorded(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.exported(&office.signers, &[&order]).await;
        app.give_back(&office.signers, &payout, &order).await.assert(200);
        assert_eq!(other_orders(&app).await, 0);
        let path = format!("{TAX}/participants/{}", office.participant.id.0);
        app.get(&path).bearer(&office.signers.first.token).send().await.assert(404);
    }

    async fn an_erasure_leaves_the_records_as_they_were(app) {
        let office = app.office().await;
        let operator = app.operator(&["administrator"]).await;
        app.worth(office.rewards.jacket, 24_000).await;
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        app.handed_over(&operator, &order).await;
        app.execute(
            "INSERT INTO data_requests (participant_id, kind, status, created_at) VALUES ($1, 'erasure', 'waiting', 0)",
            office.participant.id.0).await;
        let id = app.count("SELECT max(id) FROM data_requests").await;
        let path = format!("/api/v1/backoffice/data-requests/{id}/erase");
        app.post(&path).bearer(&operator.token).json(&json!({"nip": office.participant.nip})).send().await.assert(200);
        let item = &app.tax_report(&operator, &format!("?search={}", office.participant.nip)).await["items"][0];
        assert_eq!((&item["name"], &item["nip"]), (&json!("Anna Wiśniewska"), &json!(office.participant.nip)));
        assert_eq!(app.csv(&operator, "tax-records?year=2025").await[1][11], "Polna 1");
    }
}

/// The same server at another time in Warsaw; `turn` is another one each time.
fn at(app: TestApp, time: DateTime, turn: u64) -> TestApp {
    app.set(|parts| {
        parts.clock = Clock::standing(time).unwrap();
        parts.rng = Rng::seeded(1_000 + turn);
    })
}

/// The participant collects the first card that waits, and an operator sends it.
async fn collected(app: &TestApp, token: &str, operator: &OperatorClient) {
    let cards = app.get("/api/v1/prize/collect?promotion=true").bearer(token).send().await;
    let card = cards.json["data"]["items"][0]["id"].as_str().unwrap();
    let form = json!({"delivery": "post", "address": address()});
    let order = app.post(&format!("/api/v1/prize/collect/{card}")).bearer(token).key("k").json(&form).send().await;
    app.handed_over(operator, order.assert(201).json["data"]["id"].as_str().unwrap()).await;
}
