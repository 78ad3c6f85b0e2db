//! Products that a branch sells: an operator ticks them, and the whole set replaces the earlier one.
use std::collections::BTreeSet;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::branch::{self, AdminBranch, next_version};
use super::store;
use plon_kernel::ids::ProductId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    pub SET_AVAILABILITY: TakenProducts => GivenProducts = "distributors.set_availability" on "branches";
}

/// Names of products that a branch no longer sells, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenProducts {
    pub removed: Vec<String>,
}

/// Names of products that a branch sells from now on, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
pub struct GivenProducts {
    pub added: Vec<String>,
}

/// All products that a branch sells.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "product_ids": [1, 4, 9]}))]
pub struct AvailabilityForm {
    /// The branch's version, for optimistic locking.
    version: i64,
    product_ids: Vec<ProductId>,
}

/// Replaces the products that a branch sells.
#[utoipa::path(post, path = "/api/v1/backoffice/branches/{id}/availability", tag = "distributors",
    request_body = AvailabilityForm, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminBranch>),
    (status = 409)))]
pub async fn admin_update_branch_availability(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<AvailabilityForm>,
) -> Result<axum::Json<ActionResponse<AdminBranch>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::find_branch(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    next_version(store::increment_branch_version(&mut tx, id, form.version).await?)?;
    let offered = store::list_products_to_offer(&mut tx, id).await?;
    let name = |id: &ProductId| offered.iter().find(|product| product.id == *id).map(|product| product.name.clone());
    let wanted: BTreeSet<ProductId> = form.product_ids.iter().copied().collect();
    if wanted.iter().any(|id| name(id).is_none()) {
        let mut fields = Fields::default();
        fields.add_error("product_ids", "Odśwież stronę: któregoś z\u{a0}produktów nie ma już w\u{a0}sprzedaży");
        return Err(fields.into_error());
    }
    let had: BTreeSet<ProductId> =
        offered.iter().filter(|product| product.available).map(|product| product.id).collect();
    let added: Vec<ProductId> = wanted.difference(&had).copied().collect();
    let removed: Vec<ProductId> = had.difference(&wanted).copied().collect();
    store::insert_offers(&mut tx, id, &added).await?;
    store::delete_offers(&mut tx, id, &removed).await?;
    let names = |ids: &[ProductId]| ids.iter().filter_map(name).collect::<Vec<_>>();
    let (taken, given) = (TakenProducts { removed: names(&removed) }, GivenProducts { added: names(&added) });
    audit::record(&mut tx, SET_AVAILABILITY, audit::by(operator.id, id), (&taken, &given), app.clock.now()).await?;
    let data = branch::load_branch(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Dostępność produktów jest zapisana".to_owned() }))
}
