//! A distributor's own names and codes of packs, by which its invoices are read.
use axum::extract::State;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::RemovedAlias;
use super::show::{self, AdminDistributor};
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{DistributorId, PackId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

audit::events! {
    ADD_ALIAS: () => AliasForm = "distributors.add_alias" on "distributors";
    REMOVE_ALIAS: RemovedAlias => () = "distributors.remove_alias" on "distributors";
}

const LONGEST_ALIAS: usize = 150;

/// A name or code as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"alias": "AGROSAR 360SL 5L", "pack_id": 12}))]
pub struct AliasForm {
    /// The name or code as the distributor writes it.
    #[schema(required, nullable = false)]
    alias: Option<String>,
    #[schema(required, value_type = i64)]
    pack_id: Option<PackId>,
}

/// Adds a name or code of a distributor's own for a pack.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors/{id}/aliases", tag = "distributors",
    request_body = AliasForm, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminDistributor>),
    (status = 409)))]
pub async fn admin_create_pack_alias(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<DistributorId>,
    Json(form): Json<AliasForm>,
) -> Result<axum::Json<ActionResponse<AdminDistributor>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::find_distributor(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let mut fields = Fields::default();
    let alias = parse_required_line(&mut fields, "alias", &form.alias, LONGEST_ALIAS);
    let pack = fields.required("pack_id", form.pack_id);
    if let Some(pack) = pack
        && !store::is_pack(&mut tx, pack).await?
    {
        fields.add_error("pack_id", "Nie ma już takiego opakowania");
    }
    if let Some(alias) = &alias
        && let Some(meant) = store::find_product_of_alias(&mut tx, id, &search_key(alias)).await?
    {
        fields.add_error("alias", format!("Ta nazwa oznacza już u\u{a0}tego dystrybutora: {meant}"));
    }
    let (Some(alias), Some(pack)) = (alias, pack) else { return Err(fields.into_error()) };
    fields.check()?;
    store::insert_alias(&mut tx, id, &alias, &search_key(&alias), pack)
        .await
        .on_unique(|| ErrorCode::VersionChanged)?;
    audit::record(&mut tx, ADD_ALIAS, audit::by(operator.id, id.0), (&(), &form), app.clock.now()).await?;
    let data = show::load_distributor(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Nazwa jest dodana".to_owned() }))
}

/// Removes a name or code; invoices that were read by it stay as they are.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors/{id}/aliases/{alias}/remove", tag = "distributors",
    params(("id" = i64, Path), ("alias" = i64, Path)), responses((status = 200, body = ActionResponse<AdminDistributor>)))]
pub async fn admin_delete_pack_alias(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path((id, alias)): Path<(DistributorId, i64)>,
) -> Result<axum::Json<ActionResponse<AdminDistributor>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let removed = store::delete_alias(&mut tx, id, alias).await?.ok_or(ApiError::NotFound)?;
    audit::record(&mut tx, REMOVE_ALIAS, audit::by(operator.id, id.0), (&removed, &()), app.clock.now()).await?;
    let data = show::load_distributor(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Nazwa jest usunięta".to_owned() }))
}
