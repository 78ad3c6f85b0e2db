//! Dry run of a file of codes: its effects and its errors; nothing is written.
use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::changes::LeftOutRow;
use super::file::{self, CardCodesForm};
use super::plan::{self, Match, Plan};
use plon_imports::ImportError;
use plon_kernel::ids::OrderId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::SmallMultipart;
use plon_platform::response::DataResponse;

/// Rows that an answer lists, of each sort; the counts are of all.
const SHOWN: usize = 100;

/// Effects that a file would have.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardCodesChecked {
    /// Number of orders that would get a code.
    new: i64,
    /// The first 100 of them, in the order of the file.
    fresh: Vec<CardCodeRow>,
    /// Number of orders that would be carried out.
    carried_out: i64,
    /// Number of completed orders whose lost code would be replaced.
    replaced: i64,
    /// Number of rows with the code that their order already has.
    unchanged: i64,
    /// Number of rows without a card number.
    skipped: i64,
    faulty: i64,
    /// Number of rows read with corrected cells.
    mended: i64,
    left_out: Vec<LeftOutRow>,
    /// Errors of the first 100 faulty rows.
    errors: Vec<ImportError>,
    /// True when no row is faulty and a code is new or an order still to be carried out.
    can_be_imported: bool,
}

/// Row that gives an order its code.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardCodeRow {
    /// Row number in the file, header included.
    row: i64,
    /// Order's number.
    order: OrderId,
    reward: String,
    participant: String,
    /// Last four characters of the card's number.
    tail: String,
    has_pin: bool,
    /// True when the order was carried out before and its code was lost.
    replaces_lost: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<BusinessDate>,
}

impl From<Match> for CardCodeRow {
    fn from(found: Match) -> CardCodeRow {
        CardCodeRow {
            row: found.row,
            replaces_lost: found.order.is_lost(),
            order: found.order.stored.id,
            reward: found.order.reward,
            participant: found.order.participant,
            tail: found.code.number.tail().to_owned(),
            has_pin: found.code.pin.is_some(),
            valid_until: found.code.valid_until,
        }
    }
}

impl From<Plan> for CardCodesChecked {
    fn from(plan: Plan) -> CardCodesChecked {
        CardCodesChecked {
            can_be_imported: plan.faulty_rows == 0 && plan.changes_anything(),
            new: rows(plan.fresh.len()),
            carried_out: rows(plan.to_complete().count()),
            replaced: rows(plan.replaced().count()),
            fresh: plan.fresh.into_iter().take(SHOWN).map(CardCodeRow::from).collect(),
            unchanged: rows(plan.unchanged.len()),
            skipped: plan.skipped,
            faulty: plan.faulty_rows,
            mended: rows(plan.changes.mended_rows()),
            left_out: plan.changes.left_out,
            errors: first_rows(plan.errors),
        }
    }
}

pub fn rows(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Errors of the first faulty rows, all of each row.
fn first_rows(mut errors: Vec<ImportError>) -> Vec<ImportError> {
    let mut shown = BTreeSet::new();
    errors.retain(|error| {
        shown.insert(error.row);
        shown.len() <= SHOWN
    });
    errors
}

/// Checks a file of codes without importing it; nothing of it is stored.
#[utoipa::path(post, path = "/api/v1/backoffice/card-codes/check", tag = "orders",
    request_body(content = CardCodesForm, content_type = "multipart/form-data"),
    responses((status = 200, body = DataResponse<CardCodesChecked>)))]
pub async fn admin_check_gift_card_codes(
    State(app): State<App>,
    _: Operator<Finance>,
    mut form: SmallMultipart,
) -> Result<Json<DataResponse<CardCodesChecked>>, ApiError> {
    let read = file::read_rows(file::read_form(&mut form).await?, app.clock.today()).await?;
    let plan = plan::make_plan(&mut app.db.read().await?, &app.secrets, read).await?;
    Ok(Json(DataResponse { data: plan.into() }))
}
