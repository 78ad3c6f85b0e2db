//! Values of rewards, and of prizes whose values were not known when they were given.
use plon_domain::reward::RewardKind;
use serde_json::json;

use super::given::{TAX, sums, withheld};
use crate::support::on_both;

on_both! {
    async fn a_prize_without_a_value_is_completed_once_by_the_rule_of_its_day(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        app.add_tax_rule(operator, &withheld("parcel", "2025-01-01")).await.assert(201);
        let order = app.ordered(&office.participant, &office.rewards.form(RewardKind::Parcel)).await;
        app.handed_over(operator, &order).await;
        let record = app.tax_records(operator, &office.participant, 2025).await.remove(0);
        assert_eq!((record.get("value"), &record["unvalued"]), (None, &json!(true)));
        assert_eq!(app.tax_report(operator, "").await["sums"], sums(1, 0, 0, 0, 0, 1));
        app.add_tax_rule(operator, &json!({"scope": "parcel", "valid_from": "2025-08-21", "treatment": "none", "note": "x"}))
            .await.assert(201);

        for (typed, sentence) in [("", "Pole jest wymagane"), ("0", "Podaj kwotę większą od zera"), ("sto", "Podaj kwotę, na przykład 1\u{a0}240,50")] {
            assert_eq!(app.enter_value(operator, &record["id"], typed).await.assert(422).field("value"), sentence);
        }
        app.enter_value(operator, &record["id"], "240,50").await.assert(200);
        let records = app.tax_records(operator, &office.participant, 2025).await;
        assert_eq!(records.len(), 2);
        assert_eq!((&records[0]["unvalued"], &records[1]["entry"], &records[1]["recorded_by"]),
            (&json!(false), &json!("valued"), &json!("Jan Kowalski")));
        assert_eq!((&records[1]["value"], &records[1]["tax"]), (&json!(24_050), &json!(2_400)));
        assert_eq!(app.tax_report(operator, "").await["sums"], sums(1, 24_050, 0, 24_050, 2_400, 0));
        for id in [&records[0]["id"], &records[1]["id"]] {
            let again = app.enter_value(operator, id, "100").await;
            assert_eq!(again.assert(409).json["error"], "prize_value_known");
        }
        app.enter_value(operator, &json!(7000), "100").await.assert(404);
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["nip"], &act["after"]),
            (&json!("tax.enter_value"), &json!(office.participant.nip), &json!({"prize_value": 24_050, "taxable": 24_050, "tax": 2_400})));
    }

    async fn what_a_reward_is_worth_holds_for_prizes_from_then_on(app) {
        let office = app.office().await;
        let (operator, jacket) = (&office.signers.first, office.rewards.jacket);
        let form = office.rewards.form(RewardKind::Parcel);
        let orders = [app.ordered(&office.participant, &form).await, app.ordered(&office.participant, &form).await];
        app.handed_over(operator, &orders[0]).await;
        let path = format!("{TAX}/taxable-values/{jacket}");
        let set = async |value: &str| app.post(&path).bearer(&operator.token).json(&json!({"value": value})).send().await;
        assert_eq!(set("").await.assert(422).field("value"), "Pole jest wymagane");
        assert_eq!(set("199,99").await.assert(200).json["data"]["value"], 19_999);
        app.handed_over(operator, &orders[1]).await;
        let records = app.tax_records(operator, &office.participant, 2025).await;
        assert_eq!((records[0].get("value"), &records[1]["value"]), (None, &json!(19_999)));
        let act = app.audited_changes().await.into_iter().find(|act| act["action"] == "tax.set_taxable_value").unwrap();
        assert_eq!((&act["before"], &act["after"]), (&json!({"prize_value": null}), &json!({"prize_value": 19_999})));
    }

    async fn money_has_no_worth_to_be_set(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        let list = app.get(&format!("{TAX}/taxable-values")).bearer(&operator.token).send().await;
        let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let names: Vec<_> = items.iter().map(|item| item["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["zielony-przyladek", "kurtka", "latarka", "karta-paliwowa"]);
        let path = format!("{TAX}/taxable-values/{}", office.rewards.bank_transfer);
        app.post(&path).bearer(&operator.token).json(&json!({"value": "5"})).send().await.assert(404);
    }
}
