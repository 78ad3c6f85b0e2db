//! Fixtures of review: the operator's side of invoices: the queue, one invoice, the decision, the books.
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp};

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

    /// Returns an invoice as the operator sees it.
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

/// Reason of the tests' appeals.
pub const WHY: &str = "Na drugiej stronie jest nazwa produktu";

/// Appeal against a line of an invoice, or against the whole of it.
pub fn about(invoice: &str, line: Option<i64>) -> Value {
    json!({"document": invoice, "line": line, "reason": WHY})
}

impl TestApp {
    pub async fn appeal(&self, participant: &ParticipantClient, form: &Value) -> Answer {
        let key = self.app.rng.public_id();
        self.appeal_once(participant, form, &key).await
    }

    pub async fn appeal_once(&self, participant: &ParticipantClient, form: &Value, key: &str) -> Answer {
        self.post("/api/v1/invoices/appeal").bearer(&participant.token).key(key).json(form).send().await
    }

    /// An invoice with an accepted and a rejected line: its public id and the rejected line's id.
    pub async fn half_rejected(
        &self,
        participant: &ParticipantClient,
        operator: &OperatorClient,
        programme: &Programme,
    ) -> (String, i64) {
        let id = self.reported(participant, programme, "FV/1").await;
        let lines = [accepted(programme, 4), line(programme, 2, "reject", Some("Produkt spoza programu"))];
        self.review(operator, &id, &decision(&lines)).await.assert(200);
        let rejected = self.under_review(operator, &id).await["lines"][1]["id"].as_i64().unwrap();
        (id, rejected)
    }

    pub async fn reject_whole(&self, operator: &OperatorClient, invoice: &str, version: i64) -> Answer {
        let form = json!({"version": version, "reject": {"reason": "Plik jest nieczytelny"}, "lines": []});
        self.review(operator, invoice, &form).await
    }
}

impl TestApp {
    /// An invoice with one accepted line: its public id and the line's id.
    pub async fn settled(
        &self,
        (participant, operator): (&ParticipantClient, &OperatorClient),
        programme: &Programme,
        packs: i64,
    ) -> (String, i64) {
        let number = format!("FV/{}", self.app.rng.public_id());
        let id = self.reported(participant, programme, &number).await;
        self.review(operator, &id, &decision(&[accepted(programme, packs)])).await.assert(200);
        let line = self.under_review(operator, &id).await["lines"][0]["id"].as_i64().unwrap();
        (id, line)
    }

    pub async fn correct_line(
        &self,
        operator: &OperatorClient,
        (invoice, line): &(String, i64),
        form: &Value,
    ) -> Answer {
        let key = self.app.rng.public_id();
        self.correct_line_once(operator, (invoice, *line), form, &key).await
    }

    pub async fn correct_line_once(
        &self,
        operator: &OperatorClient,
        (invoice, line): (&str, i64),
        form: &Value,
        key: &str,
    ) -> Answer {
        let path = format!("/api/v1/backoffice/invoices/{invoice}/lines/{line}/correction");
        self.post(&path).bearer(&operator.token).key(key).json(form).send().await
    }

    /// Another product of the season with one pack of a litre, at a rate in thousandths of a point.
    pub async fn other_pack(&self, rate: i64) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let pack: i64 = on_db!(&mut tx, conn => {
            let product: i64 = sqlx::query_scalar(
                "INSERT INTO products (sap, slug, name, brand, category, crops, unit, description, colour, search_key, active)
                 VALUES ('100002', 'agrosar', 'AGROSAR 360 SL', 'AGROSAR', 'Herbicydy', '[]', 'L', '', '#000', 'agrosar', TRUE)
                 RETURNING id").fetch_one(&mut *conn).await.unwrap();
            sqlx::query("INSERT INTO product_rates (product_id, season, points_per_unit, list_price) VALUES ($1, 2025, $2, 0)")
                .bind(product).bind(rate).execute(&mut *conn).await.unwrap();
            sqlx::query_scalar("INSERT INTO packs (product_id, code, volume) VALUES ($1, 'AGRO-1', 1000) RETURNING id")
                .bind(product).fetch_one(&mut *conn).await
        }).unwrap();
        tx.commit().await.unwrap();
        pack
    }
}
