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

use crate::app::App;
use crate::error::ApiError;
use crate::openapi::{self, Declare, Refused};
use plon_kernel::db::{Db, Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::WriteBatch;

/// Value of the header `Idempotency-Key`, up to 255 visible characters; handlers where it is optional take
/// `Option<IdempotencyKey>`.
#[derive(Debug, Clone)]
pub struct IdempotencyKey(String);

impl<S: Send + Sync> FromRequestParts<S> for IdempotencyKey {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let given = parts.headers.get("idempotency-key").and_then(|value| value.to_str().ok());
        match given {
            Some(key) if !key.is_empty() && key.len() <= 255 => Ok(IdempotencyKey(key.to_owned())),
            _ => Err(ErrorCode::IdempotencyKeyMissing.into()),
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

/// Caller whose keys are apart from those of others.
pub trait KeyOwner {
    /// Name of the caller in the stored rows, such as `participant:7`.
    fn name(&self) -> String;
}

impl KeyOwner for ParticipantId {
    fn name(&self) -> String {
        format!("participant:{}", self.0)
    }
}

impl KeyOwner for OperatorId {
    fn name(&self) -> String {
        format!("operator:{}", self.0)
    }
}

/// Caller who is not signed in: the random key alone tells guests apart.
#[derive(Debug, Clone, Copy)]
pub struct Guest;

impl KeyOwner for Guest {
    fn name(&self) -> String {
        "guest".to_owned()
    }
}

/// Request under its key: the caller and what is asked.
#[derive(Debug)]
pub struct Request {
    owner: String,
    key: String,
    hash: String,
}

/// Transaction of a request with a key.
pub enum Begun {
    New(Tx),
    /// The request was carried out before, with this answer.
    Before(Answer),
}

/// First answer to a request.
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
    /// Answer that is not kept: to a request without a key, or to one that was only checked (dry run).
    ///
    /// # Errors
    /// When the body is no JSON.
    pub fn new(status: StatusCode, body: &impl Serialize) -> Result<Answer, ApiError> {
        Ok(Answer { status, body: serde_json::to_string(body).map_err(anyhow::Error::new)? })
    }
}

impl Request {
    /// Request of the caller `owner`, the call and its object `path`, and the data `form`.
    ///
    /// # Errors
    /// When the form is no JSON.
    pub fn new(
        owner: impl KeyOwner,
        key: IdempotencyKey,
        path: &str,
        form: &impl Serialize,
    ) -> anyhow::Result<Request> {
        let content = serde_json::to_string(&(path, form))?;
        Ok(Request { owner: owner.name(), key: key.0, hash: hex::encode(Sha256::digest(content)) })
    }

    /// Finds the first answer, when this request was carried out before.
    async fn replay(&self, db: &mut impl Read) -> Result<Option<Answer>, ApiError> {
        let Some(kept) = store::find_answer(db, &self.owner, &self.key).await? else { return Ok(None) };
        if kept.request_hash != self.hash {
            return Err(ErrorCode::IdempotencyKeyReused.into());
        }
        let status = u16::try_from(kept.status).ok().and_then(|code| StatusCode::from_u16(code).ok());
        Ok(Some(Answer { status: status.unwrap_or(StatusCode::OK), body: kept.body }))
    }

    /// Begins the transaction of the request, and locks the key until it ends; a request that was carried out before
    /// gets the first answer, a concurrent twin waits here for it.
    ///
    /// # Errors
    /// `IdempotencyKeyReused` when the key came with another request.
    pub async fn begin(&self, db: &Db) -> Result<Begun, ApiError> {
        let mut tx = db.begin().await?;
        store::lock_key(&mut tx, &self.owner, &self.key).await?;
        let Some(answer) = self.replay(&mut tx).await? else { return Ok(Begun::New(tx)) };
        // What was read may share a flush that is still to come; the answer waits for it.
        tx.commit_unread().await?;
        Ok(Begun::Before(answer))
    }

    /// Keeps the answer in the transaction of the work that it answers, and gives it.
    ///
    /// # Errors
    /// When the body is no JSON or the row cannot be written.
    pub async fn keep(
        &self,
        tx: &mut Tx,
        status: StatusCode,
        body: &impl Serialize,
        now: Timestamp,
    ) -> Result<Answer, ApiError> {
        let mut batch = WriteBatch::default();
        let answer = self.keep_in(&mut batch, status, body, now)?;
        batch.run(tx).await?;
        Ok(answer)
    }

    /// Keeps the answer, as `keep` does, with other writes.
    fn keep_in(
        &self,
        batch: &mut WriteBatch,
        status: StatusCode,
        body: &impl Serialize,
        now: Timestamp,
    ) -> Result<Answer, ApiError> {
        let body = serde_json::to_string(body).map_err(anyhow::Error::new)?;
        let key = (self.owner.as_str(), self.key.as_str(), self.hash.as_str());
        store::insert_answer(batch, key, (i64::from(status.as_u16()), &body), now);
        Ok(Answer { status, body })
    }
}

/// Carries out `work` in a transaction of its own and keeps its answer there; a request that was carried out before
/// gets the first answer again. Without a key (`None`) nothing is kept.
///
/// # Errors
/// Those of `work`, which leave no trace, and `IdempotencyKeyReused`.
pub async fn idempotent<T: Serialize>(
    app: &App,
    request: impl Into<Option<Request>>,
    status: StatusCode,
    work: impl AsyncFnOnce(&mut Tx) -> Result<T, ApiError>,
) -> Result<Answer, ApiError> {
    idempotent_batch(app, request, status, async |tx, _| work(tx).await).await
}

/// Carries out `work`, as `idempotent` does; the writes that it leaves in the batch go to the database together with
/// the answer.
///
/// # Errors
/// As `idempotent`.
pub async fn idempotent_batch<T: Serialize>(
    app: &App,
    request: impl Into<Option<Request>>,
    status: StatusCode,
    work: impl AsyncFnOnce(&mut Tx, &mut WriteBatch) -> Result<T, ApiError>,
) -> Result<Answer, ApiError> {
    let request = request.into();
    if let Some(answer) = answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let done = apply(app, request.as_ref(), status, work).await;
    match (done, request) {
        // A concurrent twin may have been faster: the key or the work was then refused because of it.
        (Err(error), Some(request)) => match request.begin(&app.db).await? {
            Begun::Before(answer) => Ok(answer),
            Begun::New(_) => Err(error),
        },
        (done, _) => done,
    }
}

async fn apply<T: Serialize>(
    app: &App,
    request: Option<&Request>,
    status: StatusCode,
    work: impl AsyncFnOnce(&mut Tx, &mut WriteBatch) -> Result<T, ApiError>,
) -> Result<Answer, ApiError> {
    let mut tx = app.db.begin().await?;
    let mut batch = WriteBatch::default();
    let body = work(&mut tx, &mut batch).await?;
    let answer = match request {
        Some(request) => request.keep_in(&mut batch, status, &body, app.clock.now())?,
        None => Answer::new(status, &body)?,
    };
    batch.run(&mut tx).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Finds the first answer to a request with a key. Rate limits ask this first: a caller who lost an answer to a weak
/// signal and sends the request again uses up no try.
///
/// # Errors
/// `IdempotencyKeyReused` when the key came with another request.
pub async fn answered(db: &Db, request: Option<&Request>) -> Result<Option<Answer>, ApiError> {
    match request {
        Some(request) => request.replay(&mut db.read().await?).await,
        None => Ok(None),
    }
}

/// Deletes answers that were kept before `before`, at most `most`; gives the number of rows.
pub async fn delete_old_answers(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_answers(tx, before, most).await
}
