//! Fixtures of invoices: a participant's invoices: reporting, lists, details, files.
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, Programme, TestApp};

/// A small PDF; `seed` makes its content another.
pub fn pdf(seed: &str) -> Vec<u8> {
    format!("%PDF-1.7\n% {seed}\n%%EOF\n").into_bytes()
}

impl TestApp {
    /// Reports an invoice with a PDF of its own.
    pub async fn report(&self, participant: &ParticipantClient, programme: &Programme, number: &str) -> Answer {
        self.report_file(participant, programme.distributor, number, &pdf(&format!("{number} {}", participant.nip)))
            .await
    }

    /// Reports an invoice with a given file.
    pub async fn report_file(
        &self,
        participant: &ParticipantClient,
        distributor: i64,
        number: &str,
        content: &[u8],
    ) -> Answer {
        self.post("/api/v1/invoices/submit")
            .bearer(&participant.token)
            .multipart(
                &[("document_name", number), ("distributor_id", &distributor.to_string())],
                Some(("invoice", "skan faktury.pdf", content)),
            )
            .send()
            .await
    }

    /// Reports an invoice and gives its public id.
    pub async fn reported(&self, participant: &ParticipantClient, programme: &Programme, number: &str) -> String {
        let answer = self.report(participant, programme, number).await;
        answer.assert(201);
        answer.json["data"]["id"].as_str().unwrap().to_owned()
    }

    /// An invoice as its participant sees it.
    pub async fn details_of(&self, participant: &ParticipantClient, invoice: &str) -> Value {
        let form = json!({"document": invoice});
        let answer = self.post("/api/v1/invoices/details").bearer(&participant.token).json(&form).send().await;
        answer.assert(200);
        answer.json["data"].clone()
    }

    /// The same participant with a new bearer, after the clock has moved past the old one's life.
    pub async fn signed_in_again(&self, participant: ParticipantClient) -> ParticipantClient {
        ParticipantClient { token: self.sign_in_again(&participant).await, ..participant }
    }

    /// Another active distributor.
    pub async fn distributor(&self, nip: &str, name: &str) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO distributors (nip, name, search_key, edi, active) VALUES ($1, $2, $3, TRUE, TRUE) RETURNING id")
            .bind(nip).bind(name).bind(plon_domain::text::search_key(name)).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// Whether an invoice, by its public id, is flagged as a possible duplicate.
    pub async fn is_flagged(&self, public_id: &str) -> bool {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar("SELECT possible_duplicate FROM invoices WHERE public_id = $1")
            .bind(public_id).fetch_one(conn).await)
        .unwrap()
    }

    /// Counts the rows of a table, for tables named in tests only.
    pub async fn count(&self, count: &'static str) -> i64 {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar(count).fetch_one(conn).await).unwrap()
    }

    /// Counts the contents that the store of files holds.
    pub fn stored_contents(&self) -> usize {
        std::fs::read_dir(self.files_folder()).unwrap().count()
    }
}
