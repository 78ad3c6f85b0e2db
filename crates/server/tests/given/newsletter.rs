//! Fixtures of newsletter: the newsletter: an address is on the list once its owner has said so, and off it in one step.
use serde_json::{Value, json};

use crate::support::{Answer, TestApp};

pub const JOIN: &str = "/api/v1/newsletter";
pub const CONFIRM: &str = "/api/v1/newsletter/confirm";

pub fn form(email: &str) -> Value {
    json!({"email": email, "newsletter_consent": true})
}

impl TestApp {
    pub async fn join(&self, email: &str) -> Answer {
        self.post(JOIN).json(&form(email)).send().await
    }

    pub async fn confirm_address(&self, token: &str) -> Answer {
        self.post(CONFIRM).json(&json!({"token": token})).send().await
    }

    /// The last part of the link in the last e-mail.
    pub async fn link(&self, page: &str) -> String {
        let mail = self.outbox().await.pop().unwrap();
        let (_, rest) = mail.body.split_once(&format!("https://plon.example/newsletter/{page}/")).unwrap();
        rest.lines().next().unwrap().to_owned()
    }

    /// An address on the list; the key by which it leaves.
    pub async fn reader(&self, email: &str) -> String {
        self.join(email).await.assert(201);
        let token = self.link("potwierdzenie").await;
        self.confirm_address(&token).await.assert(200);
        self.link("rezygnacja").await
    }

    pub async fn state_of(&self, email: &str) -> Option<String> {
        let mut db = self.db().read().await.unwrap();
        plon_kernel::on_db!(&mut db, conn => sqlx::query_scalar("SELECT status FROM newsletter_subscribers WHERE email = $1")
            .bind(email).fetch_optional(conn).await)
        .unwrap()
    }
}
