//! Fixtures of reset: first password and forgotten password, by a code from an SMS.
use axum::http::header;
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{Answer, TestApp};

pub const NEW: &str = "Owies%w%stodole7";
pub const WRONG: &str = "Kod jest niepoprawny. Sprawdź go w\u{a0}SMS-ie.";
pub const DEAD: &str = "Ten kod stracił ważność. Poproś o\u{a0}nowy.";

/// Cookie of a browser that has asked for a code, and the code that came by SMS.
#[derive(Clone, Debug)]
pub struct SentCode {
    pub cookie: String,
    pub code: String,
}

impl SentCode {
    /// A code that was not sent.
    pub fn wrong_code(&self) -> &'static str {
        if self.code == "000000" { "000001" } else { "000000" }
    }
}

impl TestApp {
    pub async fn ask_for_code(&self, nip: &str) -> Answer {
        let form = json!({ "nip": nip, "account_type": "program.retail" });
        self.post("/api/v1/auth/password-reset/request").json(&form).send().await
    }

    /// Asks for a code that is sent, and reads it in the outbox.
    pub async fn code_for(&self, nip: &str) -> SentCode {
        let answer = self.ask_for_code(nip).await;
        answer.assert(200);
        let (cookie, _) = answer.headers[header::SET_COOKIE].to_str().unwrap().split_once(';').unwrap();
        SentCode { cookie: cookie.to_owned(), code: self.last_code().await }
    }

    pub async fn last_code(&self) -> String {
        let mut db = self.db().read().await.unwrap();
        let text: String = on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT body FROM messages WHERE purpose = 'auth.code' ORDER BY id DESC LIMIT 1").fetch_one(conn).await)
        .unwrap();
        let digits: String = text.chars().skip_while(|sign| !sign.is_ascii_digit()).take(6).collect();
        assert_eq!(digits.len(), 6, "{text}");
        digits
    }

    pub async fn set_new(&self, sent: &SentCode, nip: &str, code: &str) -> Answer {
        let form = json!({ "nip": nip, "password": NEW, "password_confirmation": NEW, "sms_code": code });
        self.post("/api/v1/auth/password-reset").header("cookie", &sent.cookie).json(&form).send().await
    }

    /// Counts the wrong codes that were looked at.
    pub async fn wrong_codes(&self) -> i64 {
        self.number("SELECT CAST(COALESCE(SUM(wrong), 0) AS BIGINT) FROM password_codes WHERE id > $1", 0).await
    }
}
