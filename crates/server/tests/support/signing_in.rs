//! Passwords, sign-ins and cookies for the tests of sessions.
use axum::http::header;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_platform::{passwords, sessions};
use serde_json::json;

use super::{Answer, ParticipantClient, TestApp};

pub const PASSWORD: &str = "Zboze#dojrzewa25";

/// Second factor of every operator of the tests, in base32.
pub const TOTP_SECRET: &str = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/// Tokens of a sign-in as a browser holds them.
#[derive(Clone, Debug)]
pub struct Signed {
    pub bearer: String,
    pub refresh: String,
}

impl TestApp {
    /// Creates a participant who can sign in with `PASSWORD`.
    pub async fn participant_with_password(&self) -> ParticipantClient {
        let participant = self.participant().await;
        self.set_password("participants", participant.id.0).await;
        participant
    }

    /// Creates an operator who can sign in with `PASSWORD` and a code of `TOTP_SECRET`; gives their e-mail.
    pub async fn operator_with_password(&self, role: &str) -> (OperatorId, String) {
        let operator = self.operator(&[role]).await;
        self.set_password("operators", operator.id.0).await;
        (operator.id, format!("{role}@plon.example"))
    }

    /// Creates an operator who can sign in with `PASSWORD` and has to enrol a second factor; gives their e-mail.
    pub async fn operator_without_second_factor(&self, role: &str) -> (OperatorId, String) {
        let (id, email) = self.operator_with_password(role).await;
        self.execute("UPDATE operators SET totp_secret = NULL, totp_enrolled_at = NULL WHERE id = $1", id.0).await;
        (id, email)
    }

    /// Code for an operator's next signature: a recovery code, because the app's code is good once in half a minute.
    pub async fn next_code(&self, operator: OperatorId) -> String {
        let code = format!("NEXT{}", self.app.rng.public_id());
        self.give_codes(operator, [code.as_str()]).await;
        code
    }

    /// Gives an operator recovery codes.
    pub async fn give_codes<'a>(&self, operator: OperatorId, codes: impl IntoIterator<Item = &'a str>) {
        let mut tx = self.db().begin().await.unwrap();
        for code in codes {
            let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
            let hash = sessions::hash_secret(&format!("{}:{}", operator.0, plain.to_ascii_uppercase()));
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO operator_recovery_codes (hash, operator_id) VALUES ($1, $2)")
                .bind(hash).bind(operator).execute(conn).await.map(|_| ()))
            .unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// First step of an operator's sign-in.
    pub async fn operator_password(&self, email: &str, password: &str) -> Answer {
        let form = json!({ "email": email, "password": password });
        self.post("/api/v1/backoffice/auth/login").json(&form).send().await
    }

    /// Handle that a right password gives for the second step.
    pub async fn handle_of(&self, email: &str) -> String {
        let answer = self.operator_password(email, PASSWORD).await;
        answer.assert(200).json["data"]["handle"].as_str().unwrap().to_owned()
    }

    /// Second step of an operator's sign-in.
    pub async fn second_factor(&self, handle: &str, code: &str) -> Answer {
        let form = json!({ "handle": handle, "code": code });
        self.post("/api/v1/backoffice/auth/second-factor").json(&form).send().await
    }

    /// Code that an app with the secret shows now.
    pub fn code_of(&self, secret: &str) -> String {
        let now = u64::try_from(self.app.clock.now().0.as_second()).unwrap();
        let secret = totp_rs::Secret::try_from_base32(secret).unwrap();
        let totp = totp_rs::Builder::new().with_secret(secret).with_account_name("test").build().unwrap();
        totp.generate(now).to_string()
    }

    /// Signs an operator in by both steps.
    pub async fn sign_in_operator(&self, email: &str) -> Answer {
        let handle = self.handle_of(email).await;
        self.second_factor(&handle, &self.code_of(TOTP_SECRET)).await
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

    /// Tokens of an accepted sign-in or refresh by cookie.
    #[track_caller]
    pub fn tokens(&self) -> Signed {
        self.assert(200);
        let (pair, _) = self.cookie().expect("a refresh cookie").split_once(';').unwrap();
        let (_, refresh) = pair.split_once('=').unwrap();
        Signed { bearer: self.json["auth_token"].as_str().unwrap().to_owned(), refresh: refresh.to_owned() }
    }
}
