//! Values of non-monetary rewards.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, TaxableValueRow};
use plon_kernel::ids::RewardId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TaxableValuesQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A reward and the value of one piece.
#[derive(Debug, Serialize, ToSchema)]
pub struct RewardTaxableValue {
    id: RewardId,
    name: String,
    kind_text: &'static str,
    /// True while it is in the catalogue.
    active: bool,
    /// Value of one piece in grosze; none when unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i64>,
}

/// Lists the cards, parcels and trips of the catalogue with the value of one piece.
#[utoipa::path(get, path = "/api/v1/backoffice/tax/taxable-values", tag = "tax", params(TaxableValuesQuery),
    responses((status = 200, body = CursorList<RewardTaxableValue>)))]
pub async fn admin_list_taxable_values(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<TaxableValuesQuery>,
) -> Result<Json<CursorList<RewardTaxableValue>>, ApiError> {
    let mut db = app.db.read().await?;
    let page = store::select_rewards().cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = page.items.into_iter().map(RewardTaxableValue::read).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, page.meta)))
}

impl RewardTaxableValue {
    pub fn read(row: TaxableValueRow) -> anyhow::Result<RewardTaxableValue> {
        let kind_text = RewardKind::try_from(row.kind.as_str())?.label();
        Ok(RewardTaxableValue { id: row.id, name: row.name, kind_text, active: row.active, value: row.value })
    }
}
