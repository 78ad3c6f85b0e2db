//! Operators' passkeys: how they are added and removed, and how one signs in.
mod own;
mod sign_in;

use plon_kernel::ids::OperatorId;
use serde_json::{Value, json};

use crate::support::{Answer, Authenticator, PASSWORD, TOTP_SECRET, TestApp};

pub const PASSKEYS: &str = "/api/v1/backoffice/account/passkeys";
const SIGN_IN: &str = "/api/v1/backoffice/auth/passkey";

/// An operator who is signed in.
pub struct Owner {
    pub id: OperatorId,
    pub email: String,
    pub bearer: String,
}

impl Owner {
    pub async fn with_role(app: &TestApp, role: &str) -> Owner {
        let (id, email) = app.operator_with_password(role).await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        Owner { id, email, bearer }
    }

    /// Begins to add a passkey with a code that nobody has used.
    pub async fn options(&self, app: &TestApp, name: &str) -> Answer {
        let form = json!({"name": name, "password": PASSWORD, "code": app.next_code(self.id).await});
        app.post(&format!("{PASSKEYS}/options")).bearer(&self.bearer).json(&form).send().await
    }

    pub async fn give(&self, app: &TestApp, credential: &Value) -> Answer {
        app.post(PASSKEYS).bearer(&self.bearer).json(&json!({ "credential": credential })).send().await
    }

    pub async fn add(&self, app: &TestApp, name: &str, device: &Authenticator) -> Answer {
        let options = self.options(app, name).await;
        self.give(app, &device.register(options_of(&options))).await
    }

    pub async fn listed(&self, app: &TestApp) -> Value {
        app.get(PASSKEYS).bearer(&self.bearer).send().await.assert(200).json["data"].clone()
    }

    /// The answer to removing a passkey with a code that nobody has used.
    pub async fn remove(&self, app: &TestApp, passkey: &Value) -> Answer {
        let form = json!({"passkey": passkey, "password": PASSWORD, "code": app.next_code(self.id).await});
        app.post(&format!("{PASSKEYS}/remove")).bearer(&self.bearer).json(&form).send().await
    }

    pub async fn audited(&self, app: &TestApp, action: &str) -> i64 {
        let sql = format!("SELECT count(*) FROM audit_log WHERE action = '{action}' AND operator_id = $1");
        app.number(sql.leak(), self.id.0).await
    }
}

/// Options that the server gives to the browser.
pub fn options_of(answer: &Answer) -> &Value {
    &answer.assert(200).json["data"]["options"]
}

/// Asks for the options of the second step of a sign-in.
pub async fn sign_in_options(app: &TestApp, handle: &str) -> Answer {
    app.post(&format!("{SIGN_IN}/options")).json(&json!({ "handle": handle })).send().await
}

pub async fn sign_in(app: &TestApp, handle: &str, credential: &Value) -> Answer {
    app.post(SIGN_IN).json(&json!({"handle": handle, "credential": credential})).send().await
}

/// A whole sign-in with a passkey.
pub async fn sign_in_with(app: &TestApp, email: &str, device: &mut Authenticator) -> Answer {
    let handle = app.handle_of(email).await;
    let options = sign_in_options(app, &handle).await;
    sign_in(app, &handle, &device.sign(options_of(&options))).await
}

/// The code of the app, which nobody has used since the last wait.
pub fn code(app: &TestApp) -> String {
    app.code_of(TOTP_SECRET)
}
