//! Checks the accounts of a batch in the register of VAT payers; a finding warns and never blocks a transfer, because
//! many participants are not in it. A call asks about a few accounts; the screen repeats it until none is left, so that
//! findings are kept even when the page is closed.
mod model;
mod store;

use axum::Json;
use axum::extract::State;
use futures_util::future::join_all;
use plon_domain::iban::Iban;
use plon_domain::nip::Nip;
use plon_domain::payout::PayoutStatus;
use serde::Serialize;
use utoipa::ToSchema;

use self::store::UncheckedRow;
use super::store::find_payout;
use model::WhiteListProgress;
use plon_kernel::clock;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, OrderId, PayoutId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, chain};
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;
use plon_platform::white_list::{Finding, Silence, WhiteList};

/// Number of accounts per call, asked concurrently, so that a call ends in time even if the register is slow.
const AT_ONCE: i64 = 5;

/// Findings about a batch's accounts.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutWhiteList {
    /// Absent where the register is not asked.
    progress: Option<WhiteListProgress>,
}

/// Shows the progress of the check of a batch's accounts.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/{id}/white-list", tag = "payouts",
    params(("id" = i64, Path, description = "the batch's number")),
    responses((status = 200, body = DataResponse<PayoutWhiteList>), (status = 400)))]
pub async fn admin_show_payout_white_list(
    State(app): State<App>,
    _: Operator<Finance>,
    Path(id): Path<PayoutId>,
) -> Result<Json<DataResponse<PayoutWhiteList>>, ApiError> {
    let mut db = app.db.read().await?;
    find_payout(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let progress = match app.white_list {
        Some(_) => Some(store::load_progress(&mut db, id, today(app.clock.now())?).await?),
        None => None,
    };
    Ok(Json(DataResponse { data: PayoutWhiteList { progress } }))
}

/// Asks the register about the next few accounts that were not checked today.
#[utoipa::path(post, path = "/api/v1/backoffice/payouts/{id}/white-list", tag = "payouts",
    params(("id" = i64, Path, description = "the batch's number")),
    responses((status = 200, body = DataResponse<PayoutWhiteList>), (status = 400),
    (status = 404, description = "no such batch, or the register is not asked here"),
    (status = 409, description = "the batch is settled or withdrawn"),
    (status = 503, description = "the register does not answer, or no more today")))]
pub async fn admin_check_payout_white_list(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
) -> Result<Json<DataResponse<PayoutWhiteList>>, ApiError> {
    let register = app.white_list.as_ref().ok_or(ApiError::NotFound)?;
    let now = app.clock.now();
    let day = today(now)?;
    let left = list_unchecked(&mut app.db.read().await?, id, day).await?;
    let found = ask(register, &left, day).await?;
    let progress = store_finding(&app, id, (day, &found), operator.id, now).await?;
    Ok(Json(DataResponse { data: PayoutWhiteList { progress: Some(progress) } }))
}

fn today(now: Timestamp) -> Result<BusinessDate, ApiError> {
    Ok(clock::day_in_warsaw(now).map_err(anyhow::Error::new)?)
}

/// Reads the accounts to ask about now.
async fn list_unchecked(db: &mut impl Read, id: PayoutId, day: BusinessDate) -> Result<Vec<UncheckedRow>, ApiError> {
    let row = find_payout(db, id).await?.ok_or(ApiError::NotFound)?;
    let status = PayoutStatus::try_from(row.status.as_str()).map_err(anyhow::Error::new)?;
    if !status.is_open() {
        return Err(ErrorCode::PayoutStateForbids.into());
    }
    Ok(store::list_unchecked(db, id, day, AT_ONCE).await?)
}

/// Asks the register; returns its findings, without the accounts that it did not answer for.
///
/// # Errors
/// A refusal when it was asked and gave no answer at all.
async fn ask(
    register: &WhiteList,
    left: &[UncheckedRow],
    day: BusinessDate,
) -> Result<Vec<(OrderId, Finding)>, ApiError> {
    let answers = join_all(left.iter().map(|row| about(register, row, day))).await;
    let (mut found, mut refusal) = (Vec::new(), None);
    for (row, answer) in left.iter().zip(answers) {
        match answer? {
            Ok(finding) => found.push((row.order_id, finding)),
            Err(silence) => refusal = Some(refused(&silence)),
        }
    }
    match refusal {
        Some(refusal) if found.is_empty() => Err(refusal.into()),
        _ => Ok(found),
    }
}

async fn about(
    register: &WhiteList,
    row: &UncheckedRow,
    day: BusinessDate,
) -> anyhow::Result<Result<Finding, Silence>> {
    let (nip, account) = (Nip::parse(&row.nip)?, Iban::parse(&row.account)?);
    Ok(register.ask(&nip, &account, day).await)
}

fn refused(silence: &Silence) -> ErrorCode {
    match silence {
        Silence::NoMoreToday => ErrorCode::WhiteListSpent,
        Silence::Broken(error) => {
            tracing::warn!(cause = chain(error), "the white list cannot be asked");
            ErrorCode::WhiteListSilent
        }
    }
}

async fn store_finding(
    app: &App,
    id: PayoutId,
    (day, found): (BusinessDate, &[(OrderId, Finding)]),
    operator: OperatorId,
    now: Timestamp,
) -> Result<WhiteListProgress, ApiError> {
    let mut tx = app.db.begin().await?;
    for (order, finding) in found {
        store::insert_check(&mut tx, *order, (day, finding), operator, now).await?;
    }
    let progress = store::load_progress(&mut tx, id, day).await?;
    tx.commit().await?;
    Ok(progress)
}
