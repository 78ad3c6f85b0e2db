//! An operator changes the order in which consents are asked.
use std::collections::BTreeSet;

use axum::extract::State;
use plon_domain::audience::AccountType;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::{self, ConsentRow};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::openapi;
use plon_platform::response::MessageResponse;

audit::events! {
    REORDER_CONSENTS: ConsentOrder => ConsentOrder = "consents.reorder" on "consents";
}

/// Slugs in the order in which they are asked.
#[derive(Debug, Serialize, ToSchema)]
struct ConsentOrder {
    consents: Vec<String>,
}

/// The consents of an account type in their new order.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"account_type": "program.retail", "seen": ["regulamin", "marketing"],
    "slugs": ["marketing", "regulamin"]}))]
pub struct ConsentOrderForm {
    #[schema(schema_with = openapi::account_types)]
    account_type: String,
    /// Slugs in the order that the operator saw, for optimistic locking.
    seen: Vec<String>,
    /// The same slugs in the new order; parts are asked below their whole wherever they stand.
    slugs: Vec<String>,
}

/// Puts the consents that are asked of an account type in a new order.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/reorder", tag = "consents",
    responses((status = 200, body = MessageResponse), (status = 404),
    (status = 409, description = "somebody has changed the order")))]
pub async fn admin_reorder_consents(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(ConsentOrderForm { account_type, seen, slugs }): Json<ConsentOrderForm>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let account_type = AccountType::try_from(account_type).map_err(|_| ApiError::NotFound)?;
    let mut tx = app.db.begin().await?;
    let rows: Vec<ConsentRow> = store::list_consents(&mut tx, account_type).await?;
    let current: Vec<&str> = rows.iter().map(|row| row.slug.as_str()).collect();
    let has_the_same = |slugs: &[String]| {
        slugs.len() == current.len()
            && slugs.iter().map(String::as_str).collect::<BTreeSet<_>>() == current.iter().copied().collect()
    };
    let Some(first) = rows.first().filter(|_| seen == current && has_the_same(&slugs)) else {
        return Err(ErrorCode::VersionChanged.into());
    };
    for (position, slug) in (1..).zip(&slugs) {
        store::set_position(&mut tx, account_type, slug, position).await?;
    }
    let (was, is) = (ConsentOrder { consents: seen }, ConsentOrder { consents: slugs });
    let context = audit::by(operator.id, first.id);
    audit::record(&mut tx, REORDER_CONSENTS, context, (&was, &is), app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Kolejność jest zapisana".to_owned() }))
}
