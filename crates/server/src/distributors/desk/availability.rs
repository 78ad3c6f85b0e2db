//! What can be bought in a branch: an operator ticks products, and the whole set takes the place of the one before.
use std::collections::BTreeSet;

use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::branch::{self, DeskBranch, next_version};
use super::{on_branch, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::columns::ProductId;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// All products that can be bought in a branch.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct AvailabilityForm {
    /// The branch's version.
    version: i64,
    product_ids: Vec<ProductId>,
}

/// Replaces what can be bought in a branch.
#[utoipa::path(post, path = "/api/v1/backoffice/branches/{id}/availability", tag = "distributors",
    request_body = AvailabilityForm, params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskBranch>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
              (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn replace(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<i64>,
    Json(form): Json<AvailabilityForm>,
) -> Result<axum::Json<Done<DeskBranch>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::branch(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    next_version(store::next_branch_version(&mut tx, id, form.version).await?)?;
    let offered = store::offered(&mut tx, id).await?;
    let name = |id: &ProductId| offered.iter().find(|product| product.id == *id).map(|product| product.name.clone());
    let wanted: BTreeSet<ProductId> = form.product_ids.iter().copied().collect();
    if wanted.iter().any(|id| name(id).is_none()) {
        let mut fields = Fields::default();
        fields.fault("product_ids", "Odśwież stronę: któregoś z\u{a0}produktów nie ma już w\u{a0}sprzedaży");
        return Err(fields.into_error());
    }
    let had: BTreeSet<ProductId> =
        offered.iter().filter(|product| product.available).map(|product| product.id).collect();
    let added: Vec<ProductId> = wanted.difference(&had).copied().collect();
    let removed: Vec<ProductId> = had.difference(&wanted).copied().collect();
    store::add_products(&mut tx, id, &added).await?;
    store::remove_products(&mut tx, id, &removed).await?;
    let names = |ids: &[ProductId]| ids.iter().filter_map(name).collect::<Vec<_>>();
    let (taken, given) = (json!({"removed": names(&removed)}), json!({"added": names(&added)}));
    let act = on_branch(operator.id, "distributors.set_availability", id);
    audit::record(&mut tx, act, &taken, &given, app.clock.now()).await?;
    let data = branch::card(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Dostępność produktów jest zapisana".to_owned() }))
}
