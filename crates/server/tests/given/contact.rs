//! Fixtures of contact: messages to the programme, from visitors and participants, and the back office where operators answer them.
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, TestApp};

pub const CONTACT: &str = "/api/v1/contact";
pub const OWN: &str = "/api/v1/user/contact";
pub const CONTACT_ADMIN: &str = "/api/v1/backoffice/contact";

/// A visitor's form without errors.
pub fn form() -> Value {
    json!({
        "name": " Jan  Żak ", "email": "Jan.Zak@poczta.example", "phone": "600 700 800", "topic": "invoices",
        "message": " Kiedy sprawdzicie fakturę?\n\tCzekam od maja. ", "contact_consent": true,
    })
}

impl TestApp {
    /// A programme that can be written to.
    pub async fn brand(&self) {
        self.run(
            "INSERT INTO settings (key, value) VALUES ('brand_name', 'Plon'), ('brand_phone', '+48500000010'),
                  ('brand_email', 'infolinia@plon.example')",
        )
        .await;
    }

    pub async fn write(&self, form: &Value) -> Answer {
        self.post(CONTACT).json(form).send().await
    }

    pub async fn write_as(&self, participant: &ParticipantClient, message: &str) -> Answer {
        self.post(OWN).bearer(&participant.token).json(&json!({"topic": "rewards", "message": message})).send().await
    }

    /// A sales representative who looks after all participants.
    pub async fn representative_for_all(&self) {
        self.run(
            "INSERT INTO representatives (code, first_name, last_name, email, phone)
                  VALUES ('R1', 'Ewa', 'Nowak', 'ewa.nowak@plon.example', '+48500000020')",
        )
        .await;
        self.run("UPDATE participants SET representative_id = (SELECT id FROM representatives)").await;
    }
}
