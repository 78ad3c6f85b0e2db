//! Idempotency keys: a retried request has one effect and gets the first answer again.
mod store;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::openapi::Required;
use utoipa::openapi::path::Operation;

use crate::error::ApiError;
use crate::openapi::{self, Declare, Refused};
use plon_kernel::catalogue::Refusal;
use plon_kernel::columns::At;
use plon_kernel::db::{Db, Read, Tx};

/// The header of the same name, up to 255 visible characters; a handler that takes `Option<IdempotencyKey>` does
/// without it.
#[derive(Debug, Clone)]
pub struct IdempotencyKey(String);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let given = parts.headers.get("idempotency-key").and_then(|value| value.to_str().ok());
        match given {
            Some(key) if !key.is_empty() && key.len() <= 255 => Ok(IdempotencyKey(key.to_owned())),
            _ => Err(Refusal::IdempotencyKeyMissing.into()),
        }
    }
}

impl<S: Send + Sync> OptionalFromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        if !parts.headers.contains_key("idempotency-key") {
            return Ok(None);
        }
        <Self as FromRequestParts<S>>::from_request_parts(parts, state).await.map(Some)
    }
}

impl Declare for IdempotencyKey {
    fn declare(operation: &mut Operation) {
        declare_key(operation, Required::True);
    }
}

impl Declare for Option<IdempotencyKey> {
    fn declare(operation: &mut Operation) {
        declare_key(operation, Required::False);
    }
}

fn declare_key(operation: &mut Operation, required: Required) {
    const DESCRIPTION: &str = "Up to 255 visible characters: whatever is sent again under the same key has one effect and gets the first answer.";
    openapi::describe_header(operation, "Idempotency-Key", required, DESCRIPTION);
    Refused::Conflict.declare(operation);
    Refused::Invalid.declare(operation);
}

/// One request by its key: whose it is and what it asks.
#[derive(Debug)]
pub struct Request {
    owner: String,
    key: String,
    hash: String,
}

/// An answer as it was first given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    status: StatusCode,
    body: String,
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        (self.status, [(header::CONTENT_TYPE, "application/json")], self.body).into_response()
    }
}

impl Answer {
    /// The answer to a request without a key, which is not kept.
    ///
    /// # Errors
    /// When the body is no JSON.
    pub fn new(status: StatusCode, body: &impl Serialize) -> Result<Answer, ApiError> {
        Ok(Answer { status, body: serde_json::to_string(body).map_err(anyhow::Error::new)? })
    }
}

impl Request {
    /// `owner` names the caller (`participant:7`), `path` the call and its object, `form` what it asks.
    ///
    /// # Errors
    /// When the form is no JSON.
    pub fn new(owner: String, key: IdempotencyKey, path: &str, form: &impl Serialize) -> anyhow::Result<Request> {
        let asked = serde_json::to_string(&(path, form))?;
        Ok(Request { owner, key: key.0, hash: hex::encode(Sha256::digest(asked)) })
    }

    /// The first answer, when this request was carried out before. Lock the account first: a twin that runs beside
    /// this one then waits here and finds the answer.
    ///
    /// # Errors
    /// `IdempotencyKeyReused` when the key came with another request.
    pub async fn replay(&self, db: &mut impl Read) -> Result<Option<Answer>, ApiError> {
        let Some(kept) = store::find(db, &self.owner, &self.key).await? else { return Ok(None) };
        if kept.request_hash != self.hash {
            return Err(Refusal::IdempotencyKeyReused.into());
        }
        let status = u16::try_from(kept.status).ok().and_then(|code| StatusCode::from_u16(code).ok());
        Ok(Some(Answer { status: status.unwrap_or(StatusCode::OK), body: kept.body }))
    }

    /// The same where there is no account to lock: a twin that runs beside this one is waited for by the key itself.
    ///
    /// # Errors
    /// As those of `replay`.
    pub async fn replay_after_twins(&self, tx: &mut Tx) -> Result<Option<Answer>, ApiError> {
        store::lock(tx, &self.owner, &self.key).await?;
        self.replay(tx).await
    }

    /// Keeps the answer in the transaction of what it answers, and gives it.
    ///
    /// # Errors
    /// When the body is no JSON or the row cannot be written.
    pub async fn keep(
        &self,
        tx: &mut Tx,
        status: StatusCode,
        body: &impl Serialize,
        now: At,
    ) -> Result<Answer, ApiError> {
        let body = serde_json::to_string(body).map_err(anyhow::Error::new)?;
        store::insert(tx, self, i64::from(status.as_u16()), &body, now).await?;
        Ok(Answer { status, body })
    }
}

/// The first answer to a request with a key, when it was carried out before. Whoever counts requests of a network or an
/// account asks this first: who lost an answer to a weak signal and sends once more uses up no try by it.
///
/// # Errors
/// As those of `Request::replay`.
pub async fn answered(db: &Db, request: Option<&Request>) -> Result<Option<Answer>, ApiError> {
    match request {
        Some(request) => request.replay(&mut db.read().await?).await,
        None => Ok(None),
    }
}

/// Takes a piece of work that must be done once, under its name; `false` when somebody has taken it before.
pub async fn take(tx: &mut Tx, work: &str, name: &str, now: At) -> sqlx::Result<bool> {
    store::take(tx, work, name, now).await
}

/// Forgets answers that were kept before `before`, some at a time; how many they were.
pub async fn forget(tx: &mut Tx, before: At, most: i64) -> sqlx::Result<u64> {
    store::forget(tx, before, most).await
}
