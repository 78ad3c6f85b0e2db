//! Fixtures for tests of tax: prizes that were handed over, rules, and the report as finance reads it.
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp};

pub const TAX: &str = "/api/v1/backoffice/tax";

/// Makes the sums of a row of the report.
pub fn sums(prizes: i64, value: i64, reported: i64, taxed: i64, tax: i64, unvalued: i64) -> Value {
    json!({"prizes": prizes, "value": value, "reported": reported, "taxed": taxed, "tax": tax, "unvalued": unvalued})
}

/// A rule by which tax is withheld.
pub fn withheld(scope: &str, from: &str) -> Value {
    json!({"scope": scope, "valid_from": from, "treatment": "withheld", "rate": "10", "rounding": "zloty",
           "note": "Sprzedaż premiowa"})
}

/// A rule without anything but its treatment.
pub fn plain(scope: &str, from: &str, treatment: &str) -> Value {
    json!({"scope": scope, "valid_from": from, "treatment": treatment, "note": "Opinia doradcy"})
}

impl TestApp {
    /// An operator moves an order to a state, whatever version it has.
    pub async fn admin_moves(&self, operator: &OperatorClient, order: &str, status: &str) -> Answer {
        let path = format!("/api/v1/backoffice/orders/{order}");
        let seen = self.get(&path).bearer(&operator.token).send().await;
        let form = json!({"status": status, "version": seen.assert(200).json["data"]["version"], "note": "Powód"});
        let key = self.app.rng.public_id();
        self.post(&format!("{path}/status")).bearer(&operator.token).key(&key).json(&form).send().await
    }

    /// An operator hands over what an order asked for.
    pub async fn handed_over(&self, operator: &OperatorClient, order: &str) {
        for status in ["in_progress", "completed"] {
            self.admin_moves(operator, order, status).await.assert(200);
        }
    }

    pub async fn worth(&self, reward: i64, grosze: i64) {
        let sql = match grosze {
            24_000 => "UPDATE rewards SET value = 24000 WHERE id = $1",
            10_050 => "UPDATE rewards SET value = 10050 WHERE id = $1",
            _ => panic!("the tests know no reward worth {grosze}"),
        };
        self.execute(sql, reward).await;
    }

    pub async fn add_tax_rule(&self, operator: &OperatorClient, form: &Value) -> Answer {
        let key = self.app.rng.public_id();
        self.post(&format!("{TAX}/rules")).bearer(&operator.token).key(&key).json(form).send().await
    }

    pub async fn tax_report(&self, operator: &OperatorClient, query: &str) -> Value {
        let answer = self.get(&format!("{TAX}/totals{query}")).bearer(&operator.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// A participant's records of a year, the oldest first.
    pub async fn tax_records(
        &self,
        operator: &OperatorClient,
        participant: &ParticipantClient,
        year: i64,
    ) -> Vec<Value> {
        let path = format!("{TAX}/participants/{}?year={year}", participant.id.0);
        let answer = self.get(&path).bearer(&operator.token).send().await;
        let mut records = answer.assert(200).json["data"]["items"].as_array().unwrap().clone();
        records.reverse();
        records
    }

    pub async fn enter_value(&self, operator: &OperatorClient, record: &Value, value: &str) -> Answer {
        let (path, key) = (format!("{TAX}/records/{record}/value"), self.app.rng.public_id());
        self.post(&path).bearer(&operator.token).key(&key).json(&json!({"value": value})).send().await
    }
}
