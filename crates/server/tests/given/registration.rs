//! Fixtures of registration: coming into the programme: registration, invitations, partners, requests.
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

pub const REGISTRATION: &str = "/api/v1/registration";
pub const PARTNER: &str = "/api/v1/registration/partner";

/// A NIP that nobody has yet.
pub const NEW_NIP: &str = "5213017228";
pub const OTHER_NIP: &str = "1132191233";

/// A message in the outbox.
#[derive(Debug, sqlx::FromRow)]
pub struct Message {
    pub channel: String,
    pub purpose: String,
    pub recipient: String,
    pub subject: Option<String>,
    pub body: String,
    pub secret: bool,
    pub participant_id: Option<i64>,
}

impl TestApp {
    /// The programme with points for joining, and consents of which the first is required; the ids of all.
    pub async fn open_programme(&self) -> Vec<i64> {
        self.programme().await;
        self.run("UPDATE seasons SET welcome_points = 500, membership_points = 300").await;
        self.run("INSERT INTO settings (key, value) VALUES ('brand_name', 'Plon'), ('brand_phone', '+48500000010')")
            .await;
        let mut tx = self.db().begin().await.unwrap();
        let ids: Vec<i64> = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO consents (account_type, slug, version, position, content, required) VALUES
                ('program.retail', 'zgoda-1', 1, 1, 'Znam Regulamin', TRUE),
                ('program.retail', 'zgoda-2', 1, 2, 'Dane są prawdziwe', FALSE),
                ('program.partner', 'zgoda-1', 1, 1, 'Znam Regulamin', TRUE)
             RETURNING id").fetch_all(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        ids
    }

    pub async fn run(&self, sql: &'static str) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
    }

    /// All messages, the oldest first.
    pub async fn outbox(&self) -> Vec<Message> {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_as(
            "SELECT channel, purpose, recipient, subject, body, secret, participant_id FROM messages ORDER BY id")
            .fetch_all(conn).await)
        .unwrap()
    }

    pub async fn register(&self, form: &Value) -> Answer {
        self.post(REGISTRATION).json(form).send().await
    }
}

/// A farm's form without errors.
pub fn farm(consents: &[i64]) -> Value {
    json!({
        "kind": "farm", "register": "krus", "nip": "521-301-72-28", "phone": "600 700 800",
        "email": "jan.zak@poczta.example", "email_confirmation": "Jan.Zak@poczta.example",
        "first_name": " Jan ", "last_name": "Żak", "company_name": "Gospodarstwo  Rolne Jan Żak",
        "company_street": "Polna", "company_street_number": "7", "company_street_number_place": "",
        "company_postcode": "99-100", "company_city": "Łęczyca",
        "area": [{"id": 31, "value": "12,5"}, {"id": 18, "value": "2"}, {"id": 15, "value": ""}],
        "consents": consents,
    })
}

/// A partner's form without errors.
pub fn partner(consents: &[i64]) -> Value {
    let mut form = farm(consents);
    form["kind"] = json!("company");
    form["register"] = json!("krs");
    form["company_name"] = json!("Agro-Skup Sp. z o.o.");
    form["area"] = json!([]);
    form
}

/// The form with some fields otherwise.
pub fn with(mut form: Value, changes: &Value) -> Value {
    for (name, value) in changes.as_object().unwrap() {
        form[name] = value.clone();
    }
    form
}
