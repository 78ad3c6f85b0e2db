//! An operator adds or changes a distributor. One with invoices is made inactive and never removed.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::DistributorForm;
use super::model::DistributorRow;
use super::show::{self, AdminDistributor};
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::DistributorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    pub ADD_DISTRIBUTOR: () => DistributorRow = "distributors.add" on "distributors";
    pub UPDATE_DISTRIBUTOR: DistributorRow => DistributorRow = "distributors.update" on "distributors";
}

/// A changed distributor, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "distributor": {"nip": "1234563218", "name": "Agro-Przykład Sp. z o.o.",
    "edi": true, "active": true}}))]
pub struct DistributorChange {
    version: i64,
    distributor: DistributorForm,
}

/// Adds a distributor, without branches.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors", tag = "distributors", request_body = DistributorForm,
    responses((status = 201, body = ActionResponse<AdminDistributor>), (status = 409)))]
pub async fn admin_create_distributor(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Json(form): Json<DistributorForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminDistributor>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let distributor = form.parse(&mut tx, None).await?;
    let id = store::insert_distributor(&mut tx, &distributor).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_distributor(&mut tx, id).await?;
    let records = (&(), after.as_ref());
    audit::record(&mut tx, ADD_DISTRIBUTOR, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = show::load_distributor(&mut tx, id).await?;
    tx.commit().await?;
    let message = "Dystrybutor jest dodany. Teraz dodaj jego oddziały.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Changes a distributor.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors/{id}/update", tag = "distributors",
    request_body = DistributorChange, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminDistributor>), (status = 409)))]
pub async fn admin_update_distributor(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<DistributorId>,
    Json(change): Json<DistributorChange>,
) -> Result<axum::Json<ActionResponse<AdminDistributor>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_distributor(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let distributor = change.distributor.parse(&mut tx, Some(id)).await?;
    let written = store::update_distributor(&mut tx, id, change.version, &distributor).await;
    if !written.on_unique(|| ErrorCode::VersionChanged)? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let after = store::find_distributor(&mut tx, id).await?;
    let records = (&before, after.as_ref());
    audit::record(&mut tx, UPDATE_DISTRIBUTOR, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = show::load_distributor(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Dane dystrybutora są zapisane".to_owned() }))
}
