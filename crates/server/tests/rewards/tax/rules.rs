//! Rules are added and never changed, hold from a day after what is recorded, and say what is wrong at its field.
use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use super::given::{TAX, plain, withheld};
use crate::support::{OperatorClient, TestApp, on_both};

async fn scope(app: &TestApp, operator: &OperatorClient, name: &str) -> Value {
    let answer = app.get(&format!("{TAX}/rules")).bearer(&operator.token).send().await;
    let scopes = answer.assert(200).json["data"].as_array().unwrap().clone();
    scopes.into_iter().find(|scope| scope["scope"] == name).unwrap()
}

on_both! {
    async fn every_kind_is_reported_until_finance_says_otherwise(app) {
        let operator = app.operator(&["finance"]).await;
        let answer = app.get(&format!("{TAX}/rules")).bearer(&operator.token).send().await;
        let scopes = answer.assert(200).json["data"].as_array().unwrap().clone();
        assert_eq!(scopes.len(), RewardKind::ALL.len());
        for scope in scopes {
            assert_eq!(scope["holds"], scope["versions"][0]["id"]);
            assert_eq!(scope["versions"][0]["treatment"]["code"], "reported");
        }
    }

    async fn a_version_stands_beside_those_before_it_and_in_the_audit_log(app) {
        let operator = app.operator(&["finance"]).await;
        let mut form = withheld("card", "2025-09-01");
        form["free_up_to"] = json!("2 000,00");
        let answer = app.add_tax_rule(&operator, &form).await;
        assert_eq!(answer.assert(201).message(), "Zasada obowiązuje od 01.09.2025");
        let cards = scope(&app, &operator, "card").await;
        assert_eq!(cards["holds"], cards["versions"][1]["id"], "it holds from September on");
        let version = &cards["versions"][0];
        assert_eq!((&version["rate"], &version["free_up_to"], &version["rounding"]),
            (&json!(1000), &json!(200_000), &json!("do pełnych złotych")));
        assert_eq!((&version["note"], &version["added_by"]), (&json!("Sprzedaż premiowa"), &json!("Jan Kowalski")));
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["after"]["treatment"]), (&json!("tax.add_rule"), &json!("withheld")));
    }

    async fn of_two_versions_from_one_day_the_later_holds(app) {
        let operator = app.operator(&["finance"]).await;
        for treatment in ["none", "reported", "none"] {
            app.add_tax_rule(&operator, &plain("parcel", "2025-08-01", treatment)).await.assert(201);
        }
        let parcels = scope(&app, &operator, "parcel").await;
        assert_eq!(parcels["versions"].as_array().unwrap().len(), 4);
        assert_eq!((&parcels["holds"], &parcels["versions"][0]["treatment"]["code"]),
            (&parcels["versions"][0]["id"], &json!("none")));
    }

    async fn the_same_key_adds_once(app) {
        let operator = app.operator(&["finance"]).await;
        let send = async || {
            let form = plain("trip", "2025-08-01", "none");
            app.post(&format!("{TAX}/rules")).bearer(&operator.token).key("k").json(&form).send().await
        };
        let (first, again) = (send().await, send().await);
        assert_eq!((first.assert(201).status, &first.body), (again.status, &again.body));
        assert_eq!(scope(&app, &operator, "trip").await["versions"].as_array().unwrap().len(), 2);
        let form = plain("trip", "2025-08-01", "none");
        let keyless = app.post(&format!("{TAX}/rules")).bearer(&operator.token).json(&form).send().await;
        assert_eq!(keyless.assert(422).json["error"], "idempotency_key_missing");
    }

    async fn what_is_recorded_is_not_counted_anew(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        app.handed_over(operator, &order).await;
        let refused = app.add_tax_rule(operator, &plain("parcel", "2025-08-20", "none")).await;
        assert_eq!(refused.assert(422).field("valid_from"),
            "Nagrody są już rozliczone do 20.08.2025 włącznie. Podaj późniejszy dzień.");
        app.add_tax_rule(operator, &plain("parcel", "2025-08-21", "none")).await.assert(201);
        app.add_tax_rule(operator, &plain("card", "2025-08-01", "none")).await.assert(201);
    }

    async fn what_a_kinds_rule_has_counted_does_not_bind_a_promotion_but_its_own_cards_do(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        app.programme().await;
        let promotion = app.promotion("refuel", &json!({})).await;
        for (order, of) in [("moja", Some(promotion)), ("inna", None)] {
            let mut tx = app.db().begin().await.unwrap();
            plon_kernel::on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO orders (public_id, participant_id, promotion_id, card, kind, season, points, status,
                                     created_at, updated_at)
                 VALUES ($1, $2, $3, 'Karta', 'card', 2025, 0, 'selected', 0, 0)")
                .bind(order).bind(participant.id).bind(of).execute(conn).await.map(|_| ())).unwrap();
            tx.commit().await.unwrap();
        }
        app.handed_over(&operator, "inna").await;
        app.add_tax_rule(&operator, &withheld("promotion:refuel", "2025-08-01")).await.assert(201);
        app.handed_over(&operator, "moja").await;
        let bound = app.add_tax_rule(&operator, &plain("promotion:refuel", "2025-08-20", "none")).await;
        assert!(bound.assert(422).field("valid_from").contains("do 20.08.2025"));
    }

    async fn everything_that_is_wrong_is_said_at_once(app) {
        let operator = app.operator(&["finance"]).await;
        let empty = app.add_tax_rule(&operator, &json!({})).await;
        for field in ["scope", "valid_from", "treatment", "note"] {
            assert_eq!(empty.assert(422).field(field), "Pole jest wymagane", "{field}");
        }
        let form = json!({"scope": "promotion:nie-ma", "valid_from": "jutro", "treatment": "withheld", "rate": "dużo",
                          "free_up_to": "0", "rounding": "kopiejka", "note": "x"});
        let wrong = app.add_tax_rule(&operator, &form).await;
        wrong.assert(422);
        assert_eq!(wrong.field("scope"), "Nie ma takiego rodzaju nagrody ani promocji. Odśwież stronę.");
        assert_eq!(wrong.field("valid_from"), "Podaj datę");
        assert_eq!(wrong.field("rate"), "Wpisz stawkę w procentach, na przykład 10 albo 8,5");
        assert_eq!(wrong.field("free_up_to"), "Podaj kwotę większą od zera");
        assert_eq!(wrong.field("rounding"), "Wybierz jedną z\u{a0}podanych możliwości");
        assert_eq!(app.count("SELECT count(*) FROM tax_rules WHERE created_at IS NOT NULL").await, 0);
    }

    async fn tax_is_for_finance(app) {
        let (others, participant) = (app.operator(&["moderator", "editor", "support"]).await, app.participant().await);
        for token in [&others.token, &participant.token] {
            for path in ["rules", "totals", "taxable-values", "participants/1"] {
                app.get(&format!("{TAX}/{path}")).bearer(token).send().await.assert(403);
            }
            let form = plain("card", "2025-09-01", "none");
            app.post(&format!("{TAX}/rules")).bearer(token).key("k").json(&form).send().await.assert(403);
            for table in ["tax-records", "tax-totals"] {
                let path = format!("/api/v1/backoffice/exports/{table}?format=csv&year=2025");
                app.get(&path).bearer(token).send().await.assert(403);
            }
        }
        let administrator = app.operator(&["administrator"]).await;
        app.get(&format!("{TAX}/rules")).bearer(&administrator.token).send().await.assert(200);
    }
}
