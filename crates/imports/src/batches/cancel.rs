//! `POST /api/v1/edi/sales/{id}/cancel`: takes a batch back before anything of it has reached the programme.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::cancel::cancel;
use super::super::store as imports;
use super::{load_own, note_of};
use plon_kernel::ids::ImportId;
use plon_platform::api_clients::{ApiClient, PushSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

#[derive(Debug, Serialize, ToSchema)]
pub struct SalesBatchCancelled {
    id: ImportId,
}

/// Cancels a batch that is not accepted yet.
#[utoipa::path(post, path = "/api/v1/edi/sales/{id}/cancel", tag = "machines", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<SalesBatchCancelled>),
    (status = 409, description = "it is accepted, or over")))]
pub async fn cancel_sales_batch(
    State(app): State<App>,
    client: ApiClient<PushSales>,
    Path(id): Path<ImportId>,
) -> Result<Json<ActionResponse<SalesBatchCancelled>>, ApiError> {
    let mut tx = app.db.begin().await?;
    imports::lock_import(&mut tx, id).await?;
    let run = load_own(&mut tx, client.id, id).await?;
    cancel(&mut tx, &run, client.owner, Some(&note_of(&client.name)), app.clock.now()).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data: SalesBatchCancelled { id }, message: "Paczka jest anulowana".to_owned() }))
}
