//! What tests of tax are given: prizes that were handed over, rules, and the report as finance reads it.
use serde_json::{Value, json};

use crate::support::{Answer, Clerk, Farmer, TestApp};

pub const TAX: &str = "/api/v1/backoffice/tax";

/// What a row of the report comes to.
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
    /// The desk moves an order to a state, whatever version it has.
    pub async fn desk_moves(&self, clerk: &Clerk, order: &str, status: &str) -> Answer {
        let path = format!("/api/v1/backoffice/orders/{order}");
        let seen = self.get(&path).bearer(&clerk.token).send().await;
        let form = json!({"status": status, "version": seen.assert(200).json["data"]["version"], "note": "Powód"});
        let key = self.app.rng.public_id();
        self.post(&format!("{path}/status")).bearer(&clerk.token).key(&key).json(&form).send().await
    }

    /// The desk hands over what an order asked for.
    pub async fn handed_over(&self, clerk: &Clerk, order: &str) {
        for status in ["in_progress", "completed"] {
            self.desk_moves(clerk, order, status).await.assert(200);
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

    pub async fn add_tax_rule(&self, clerk: &Clerk, form: &Value) -> Answer {
        let key = self.app.rng.public_id();
        self.post(&format!("{TAX}/rules")).bearer(&clerk.token).key(&key).json(form).send().await
    }

    pub async fn tax_report(&self, clerk: &Clerk, query: &str) -> Value {
        let answer = self.get(&format!("{TAX}/totals{query}")).bearer(&clerk.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// A participant's records of a year, the oldest first.
    pub async fn tax_records(&self, clerk: &Clerk, farmer: &Farmer, year: i64) -> Vec<Value> {
        let path = format!("{TAX}/participants/{}?year={year}", farmer.id.0);
        let answer = self.get(&path).bearer(&clerk.token).send().await;
        let mut records = answer.assert(200).json["data"]["items"].as_array().unwrap().clone();
        records.reverse();
        records
    }

    pub async fn enter_value(&self, clerk: &Clerk, record: &Value, value: &str) -> Answer {
        let (path, key) = (format!("{TAX}/records/{record}/value"), self.app.rng.public_id());
        self.post(&path).bearer(&clerk.token).key(&key).json(&json!({"value": value})).send().await
    }
}
