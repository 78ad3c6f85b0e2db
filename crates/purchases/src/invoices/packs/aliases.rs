//! Distributors' own names of packs, for operators; new ones are stored with a decision.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::PackAlias;
use super::store;
use plon_kernel::ids::DistributorId;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

/// Longest name that is stored, in characters.
pub const LONGEST_ALIAS: usize = 200;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AliasQuery {
    distributor: DistributorId,
}

/// Lists a distributor's own names and codes of packs.
#[utoipa::path(get, path = "/api/v1/backoffice/pack-aliases", tag = "invoices", params(AliasQuery),
    responses((status = 200, body = DataResponse<Vec<PackAlias>>)))]
pub async fn admin_list_pack_aliases(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<AliasQuery>,
) -> Result<Json<DataResponse<Vec<PackAlias>>>, ApiError> {
    Ok(Json(DataResponse { data: store::list_aliases(&mut app.db.read().await?, query.distributor).await? }))
}
