//! An operator adds a distributor or changes it. One whose invoices are here is made inactive and never removed.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::DistributorForm;
use super::show::{self, DeskDistributor};
use super::{on_distributor, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::DistributorId;
use crate::error::{ApiError, ErrorBody, OnUnique};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// A changed distributor, and the version that it was changed from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct DistributorChange {
    version: i64,
    distributor: DistributorForm,
}

/// Adds a distributor, still without branches.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors", tag = "distributors",
    operation_id = "add_distributor", request_body = DistributorForm,
    responses((status = 201, body = Done<DeskDistributor>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn add(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Json(form): Json<DistributorForm>,
) -> Result<(StatusCode, axum::Json<Done<DeskDistributor>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let distributor = form.parse(&mut tx, None).await?;
    let id = store::insert(&mut tx, &distributor).await.on_unique(|| Refusal::VersionChanged)?;
    let act = on_distributor(operator.id, "distributors.add", id);
    let after = store::distributor(&mut tx, id).await?;
    audit::record(&mut tx, act, &(), &after, app.clock.now()).await?;
    let data = show::card(&mut tx, id).await?;
    tx.commit().await?;
    let message = "Dystrybutor jest dodany. Teraz dodaj jego oddziały.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(Done { data, message })))
}

/// Changes a distributor.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors/{id}/update", tag = "distributors",
    operation_id = "update_distributor", request_body = DistributorChange, params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskDistributor>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn update(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<DistributorId>,
    Json(change): Json<DistributorChange>,
) -> Result<axum::Json<Done<DeskDistributor>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::distributor(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let distributor = change.distributor.parse(&mut tx, Some(id)).await?;
    let written = store::update(&mut tx, id, change.version, &distributor).await;
    if !written.on_unique(|| Refusal::VersionChanged)? {
        return Err(Refusal::VersionChanged.into());
    }
    let act = on_distributor(operator.id, "distributors.update", id);
    let after = store::distributor(&mut tx, id).await?;
    audit::record(&mut tx, act, &before, &after, app.clock.now()).await?;
    let data = show::card(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Dane dystrybutora są zapisane".to_owned() }))
}
