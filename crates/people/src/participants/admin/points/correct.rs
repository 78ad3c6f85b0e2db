//! An operator corrects points by hand, once (idempotent); over the limit the correction waits for another person.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::balances::Figures;
use plon_domain::correction::{InvalidCorrection, correction};
use plon_domain::ledger::Source;
use plon_domain::points::Points;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::reason;
use super::apply::{LockedLedger, apply_correction, at_the_points};
use super::pending;
use super::pending::model::NewCorrection;
use plon_identity::operators;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request};
use plon_platform::openapi;
use plon_platform::response::{ActionResponse, Check};

/// Correction as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"points": 500, "source": "purchases", "reason":
    "Punkty za fakturę FV/123/03/2026, pominięte przy sprawdzaniu"}))]
pub struct CorrectionForm {
    /// Whole points: positive are given, negative are taken back.
    #[schema(required, nullable = false)]
    points: Option<i64>,
    /// Source among whose points the correction counts.
    #[schema(schema_with = sources)]
    source: String,
    /// The reason; the participant reads it.
    reason: String,
}

/// The participant's points after the correction.
#[derive(Debug, Serialize, ToSchema)]
pub struct Corrected {
    available: i64,
    total: i64,
    /// Change of the total, with the points of levels reached; negative when there are fewer.
    difference: i64,
    /// Number of the correction that waits for another person; no points have moved yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<i64>,
}

pub fn sources() -> Object {
    openapi::codes(Source::ALL.iter().map(|source| source.as_str()))
}

impl CorrectionForm {
    fn parse(&self) -> Result<NewCorrection, ApiError> {
        let mut fields = Fields::default();
        let points = fields.required("points", self.points);
        if points == Some(0) {
            fields.add_error("points", InvalidCorrection::Zero.to_string());
        }
        let source = Source::try_from(self.source.as_str());
        let source = fields.parse("source", source.map_err(|_| "Wybierz, których punktów dotyczy korekta"));
        let reason = reason(&mut fields, &self.reason, "Podaj powód. Uczestnik przeczyta go przy tej korekcie.");
        match (points, source, reason) {
            (Some(points), Some(source), Some(reason)) if points != 0 => {
                Ok(NewCorrection { points: Points(points), source, reason })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Gives points or takes them back. Over the limit, counted with the corrections of the last 24 hours, it waits for
/// another person; forbidden within 48 hours of a new account or role.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/corrections", tag = "participants",
    request_body = CorrectionForm, params(("id" = i64, Path), Check),
    responses((status = 200, body = ActionResponse<Corrected>, description = "it was only checked and would be carried out"),
    (status = 201, body = ActionResponse<Corrected>),
    (status = 202, body = ActionResponse<Corrected>, description = "it waits for another person, or would, where it was only checked"),
    (status = 409, description = "the account keeps no points")))]
pub async fn admin_create_point_correction(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<ParticipantId>,
    Query(asked_for): Query<Check>,
    Json(form): Json<CorrectionForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let requested = form.parse()?;
    let path = format!("/api/v1/backoffice/participants/{}/corrections", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    let mut tx = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    let ledger = LockedLedger::lock(&mut tx, id).await?;
    ledger.keeps_points(&mut tx).await?;
    if pending::is_over(&mut tx, id, requested.points, app.correction_limit, now).await? {
        operators::may_sign(&mut tx, operator.id, now).await?;
        correction(requested.points, requested.source, &ledger.balances, ledger.limit).map_err(at_the_points)?;
        let number = pending::propose_correction(&mut tx, (id, operator.id), &requested, now).await?;
        let body = proposed(&requested, ledger.balances.figures(), number);
        if asked_for.check {
            return Answer::new(StatusCode::ACCEPTED, &body);
        }
        let answer = request.keep(&mut tx, StatusCode::ACCEPTED, &body, now).await?;
        tx.commit().await?;
        return Ok(answer);
    }
    let hands = (operator.id, operator.id);
    let after = apply_correction(&mut tx, &app, &ledger, hands, &requested).await?;
    let body = correction_answer(&requested, ledger.balances.figures(), after);
    if asked_for.check {
        return Answer::new(StatusCode::OK, &body);
    }
    let answer = request.keep(&mut tx, StatusCode::CREATED, &body, now).await?;
    tx.commit().await?;
    Ok(answer)
}

/// The answer once a correction is carried out.
pub fn correction_answer(requested: &NewCorrection, before: Figures, after: Figures) -> ActionResponse<Corrected> {
    let difference = (after.total - before.total).0;
    let data = Corrected { available: after.available.0, total: after.total.0, difference, pending: None };
    let message = match requested.points > Points::ZERO {
        true => format!("Dodano {}", requested.points.to_polish()),
        false => format!("Odjęto {}", (Points::ZERO - requested.points).to_polish()),
    };
    ActionResponse { data, message }
}

fn proposed(requested: &NewCorrection, stands: Figures, number: i64) -> ActionResponse<Corrected> {
    let data = Corrected {
        available: stands.available.0,
        total: stands.total.0,
        difference: requested.points.0,
        pending: Some(number),
    };
    ActionResponse { data, message: "Korekta czeka na zatwierdzenie przez inną osobę".to_owned() }
}
