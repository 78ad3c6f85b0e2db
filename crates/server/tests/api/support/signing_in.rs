//! Passwords, sign-ins and cookies for the tests of sessions.
use axum::http::header;
use plon_server::columns::{OperatorId, ParticipantId};
use plon_server::on_db;
use plon_server::passwords;
use serde_json::json;

use super::{Answer, Farmer, TestApp};

pub const PASSWORD: &str = "Zboze#2025";

/// A sign-in's tokens as a browser holds them.
#[derive(Clone, Debug)]
pub struct Signed {
    pub bearer: String,
    pub refresh: String,
}

impl TestApp {
    /// A participant who can sign in with `PASSWORD`.
    pub async fn farmer_with_password(&self) -> Farmer {
        let farmer = self.farmer().await;
        self.set_password("participants", farmer.id.0).await;
        farmer
    }

    /// An operator who can sign in with `PASSWORD`; their e-mail.
    pub async fn clerk_with_password(&self, role: &str) -> (OperatorId, String) {
        let clerk = self.clerk(&[role]).await;
        self.set_password("operators", clerk.id.0).await;
        (clerk.id, format!("{role}@plon.example"))
    }

    /// Turns a participant into a partner.
    pub async fn make_partner(&self, id: ParticipantId) {
        self.execute("UPDATE participants SET account_type = 'program.partner' WHERE id = $1", id.0).await;
    }

    pub async fn log_in(&self, nip: &str, password: &str) -> Answer {
        let form = json!({ "account_type": "program.retail", "nip": nip, "password": password });
        self.post("/api/v1/auth/login").json(&form).send().await
    }

    pub async fn refresh(&self, token: &str) -> Answer {
        self.post("/api/v1/refresh_token").header("cookie", &format!("plon_refresh={token}")).send().await
    }

    async fn set_password(&self, table: &str, id: i64) {
        let hash = passwords::hash_now(PASSWORD, b"a salt of a test").unwrap();
        let sql = match table {
            "participants" => "UPDATE participants SET password_hash = $2 WHERE id = $1",
            _ => "UPDATE operators SET password_hash = $2 WHERE id = $1",
        };
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(sql).bind(id).bind(hash).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
    }
}

impl Answer {
    /// The one `Set-Cookie` of the answer.
    pub fn cookie(&self) -> Option<&str> {
        self.headers.get(header::SET_COOKIE).map(|value| value.to_str().unwrap())
    }

    /// The tokens of an accepted sign-in or refresh by cookie.
    #[track_caller]
    pub fn tokens(&self) -> Signed {
        self.assert(200);
        let (pair, _) = self.cookie().expect("a refresh cookie").split_once(';').unwrap();
        let (_, refresh) = pair.split_once('=').unwrap();
        Signed { bearer: self.json["auth_token"].as_str().unwrap().to_owned(), refresh: refresh.to_owned() }
    }
}
