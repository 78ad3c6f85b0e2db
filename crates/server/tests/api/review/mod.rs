//! The operator's side of invoices: the queue, one invoice, the decision, the books.
mod aliases;
mod appeals;
mod corrections;
mod decision;
mod fields;
mod ledger;
mod points;
mod queue;
mod show;

pub use appeals::about;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, Programme, TestApp};

/// A decision on the invoice's first version, issued on 1 August 2025.
pub fn decision(lines: &[Value]) -> Value {
    json!({"version": 1, "issued_on": "2025-08-01", "buyer_name": "Anna Wiśniewska", "lines": lines})
}

/// An accepted line of the programme's pack, worth 100 zł.
pub fn accepted(programme: &Programme, quantity: i64) -> Value {
    line(programme, quantity, "accept", None)
}

pub fn line(programme: &Programme, quantity: i64, decision: &str, reason: Option<&str>) -> Value {
    json!({"pack_id": programme.pack, "quantity": quantity, "net_value": 10_000, "decision": decision, "reason": reason})
}

impl TestApp {
    pub async fn review(&self, operator: &OperatorClient, invoice: &str, form: &Value) -> Answer {
        let key = self.app.rng.public_id();
        self.review_once(operator, invoice, form, &key).await
    }

    pub async fn review_once(&self, operator: &OperatorClient, invoice: &str, form: &Value, key: &str) -> Answer {
        let path = format!("/api/v1/backoffice/invoices/{invoice}/review");
        self.post(&path).bearer(&operator.token).key(key).json(form).send().await
    }

    /// What the operator sees of an invoice.
    pub async fn under_review(&self, operator: &OperatorClient, invoice: &str) -> Value {
        let answer = self.get(&format!("/api/v1/backoffice/invoices/{invoice}")).bearer(&operator.token).send().await;
        answer.assert(200);
        answer.json["data"].clone()
    }

    /// A participant's points: (available, total).
    pub async fn points_of(&self, participant: ParticipantId) -> (i64, i64) {
        let balances =
            plon_platform::ledger::balances(&mut self.db().read().await.unwrap(), participant).await.unwrap();
        assert_eq!(balances.sum(), 0);
        (balances.figures().available.0, balances.figures().total.0)
    }

    /// The latest notification of a participant: (title, content).
    pub async fn last_news(&self, participant: ParticipantId) -> (String, String) {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_as(
            "SELECT title, content FROM notifications WHERE participant_id = $1 ORDER BY id DESC LIMIT 1")
            .bind(participant).fetch_one(conn).await)
        .unwrap()
    }

    pub async fn set_limit(&self, points: i64) {
        self.execute("UPDATE settings SET value = CAST($1 AS TEXT) WHERE key = 'points_limit'", points).await;
    }

    pub async fn set_cap(&self, points: i64) {
        self.execute("UPDATE product_rates SET cap_points = $1", points).await;
    }
}
