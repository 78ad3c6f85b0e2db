//! An operator corrects points by hand: posted once, explained to the participant, and written into the audit log.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::AccountType;
use plon_domain::balances::Figures;
use plon_domain::correction::{InvalidCorrection, correction};
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::Points;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::{reason, store as participants};
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{At, OperatorId, ParticipantId};
use crate::db::Tx;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::idempotency::{Answer, IdempotencyKey, Request};
use crate::ledger::{self, Posting};
use crate::notifications;
use crate::openapi;
use crate::reactions;
use crate::who::{Operator, Pays};

/// A correction as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct CorrectionForm {
    /// Whole points: above zero they are given, below zero taken back.
    points: Option<i64>,
    /// Among which points the correction counts.
    #[schema(schema_with = sources)]
    source: String,
    /// Why; the participant reads it.
    reason: String,
}

/// How the participant's points stand after the correction.
#[derive(Debug, Serialize, ToSchema)]
pub struct Corrected {
    available: i64,
    total: i64,
}

fn sources() -> Object {
    openapi::codes(Source::ALL.iter().map(|source| source.as_str()))
}

/// A form without faults of its own; whether the books take it is known when they are locked.
struct Asked {
    points: Points,
    source: Source,
    reason: String,
}

impl CorrectionForm {
    fn parse(&self) -> Result<Asked, ApiError> {
        let mut fields = Fields::default();
        let points = fields.required("points", self.points);
        if points == Some(0) {
            fields.fault("points", InvalidCorrection::Zero.to_string());
        }
        let source = Source::try_from(self.source.as_str());
        let source = fields.parse("source", source.map_err(|_| "Wybierz, których punktów dotyczy korekta"));
        let reason = reason(&mut fields, &self.reason, "Podaj powód. Uczestnik przeczyta go przy tej korekcie.");
        match (points, source, reason) {
            (Some(points), Some(source), Some(reason)) if points != 0 => {
                Ok(Asked { points: Points(points), source, reason })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Gives points or takes them back.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/corrections", tag = "participants",
    request_body = CorrectionForm,
    params(("id" = i64, Path, description = "id"),
           ("Idempotency-Key" = String, Header, description = "the same key corrects once")),
    responses((status = 201, body = Done<Corrected>), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "the account keeps no points"),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody),
              (status = 503, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn correct(
    State(app): State<App>,
    operator: Operator<Pays>,
    key: IdempotencyKey,
    Path(id): Path<ParticipantId>,
    Json(form): Json<CorrectionForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let asked = form.parse()?;
    let path = format!("/api/v1/backoffice/participants/{}/corrections", id.0);
    let request = Request::new(format!("operator:{}", operator.id.0), key, &path, &form)?;
    let mut tx = app.db.begin().await?;
    let balances = ledger::lock(&mut tx, id).await?;
    if let Some(answer) = request.replay(&mut tx).await? {
        return Ok(answer);
    }
    let account = participants::account(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if account.account_type != AccountType::Retail || !account.status.keeps_books() {
        return Err(Refusal::AccountStateForbids.into());
    }
    let limit = ledger::limit_of_total(&mut tx).await?;
    let transfer = correction(asked.points, asked.source, &balances, limit).map_err(at_the_points)?;
    let before = balances.figures();
    post(&mut tx, (id, operator.id), transfer, &asked, app.rng.public_id(), now).await?;
    if asked.points > Points::ZERO {
        reactions::points_earned(&mut tx, id, before.total, now).await?;
    } else {
        reactions::points_taken_back(&mut tx, id, now).await?;
    }
    let after = ledger::balances(&mut tx, id).await?.figures();
    tell(&mut tx, id, &asked, after, now).await?;
    record(&mut tx, (id, operator.id), &asked, (before, after), now).await?;
    let answer = request.keep(&mut tx, StatusCode::CREATED, &corrected(&asked, after), now).await?;
    tx.commit().await?;
    Ok(answer)
}

fn at_the_points(fault: InvalidCorrection) -> ApiError {
    let mut fields = Fields::default();
    fields.fault("points", fault.to_string());
    fields.into_error()
}

async fn post(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    transfer: Transfer,
    asked: &Asked,
    key: String,
    now: At,
) -> Result<(), ApiError> {
    let posting = Posting {
        participant,
        transfer,
        cause: (CauseKind::Operator, operator.0),
        key: format!("correction:{}:{key}", participant.0),
        explanation: &asked.reason,
    };
    ledger::post(tx, &posting, now).await?;
    Ok(())
}

async fn tell(tx: &mut Tx, to: ParticipantId, asked: &Asked, after: Figures, now: At) -> sqlx::Result<()> {
    let Asked { points, reason, .. } = asked;
    let mut content = match *points > Points::ZERO {
        true => format!("Dodaliśmy Ci {}. Powód: {reason}", points.to_polish()),
        false => format!("Odjęliśmy {}. Powód: {reason}", (Points::ZERO - *points).to_polish()),
    };
    if after.available < Points::ZERO {
        content += &format!(
            "\nDostępnych masz teraz {}. Nagrodę zamówisz, gdy zbierzesz brakujące punkty.",
            after.available.to_polish()
        );
    }
    notifications::tell(tx, to, "Korekta punktów", &content, now).await
}

async fn record(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    asked: &Asked,
    (before, after): (Figures, Figures),
    now: At,
) -> anyhow::Result<()> {
    let act = Act {
        operator,
        action: "participants.correct_points",
        subject: ("participants", participant.0),
        participant: Some(participant),
        note: Some(&asked.reason),
    };
    audit::record(tx, act, &before, &after, now).await
}

fn corrected(asked: &Asked, after: Figures) -> Done<Corrected> {
    let data = Corrected { available: after.available.0, total: after.total.0 };
    let message = match asked.points > Points::ZERO {
        true => format!("Dodano {}", asked.points.to_polish()),
        false => format!("Odjęto {}", (Points::ZERO - asked.points).to_polish()),
    };
    Done { data, message }
}
