//! The transfers that wait for a batch, the oldest first.
use axum::Json;
use axum::extract::State;
use plon_domain::iban::Iban;
use plon_domain::money::Grosze;
use plon_domain::payout::Wait;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::payable;
use super::settings::PayoutSettings;
use super::store::{self, CandidateRow};
use super::withholding::{Taxed, Withholding};
use plon_kernel::ids::OrderId;
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::openapi;

audit::events! {
    pub READ_ACCOUNTS: () => () = "payouts.read_accounts" on "payouts";
}

/// Number of transfers on a page.
const PER_PAGE: i64 = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CandidatesQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// An order that can be put into a batch, at once or after its waiting period.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutCandidate {
    /// Public id of the order.
    id: String,
    number: OrderId,
    participant: String,
    nip: String,
    /// `bank_transfer` or `charity_transfer`.
    #[schema(schema_with = openapi::transfer_kinds)]
    kind: &'static str,
    /// Grosze, before tax.
    amount: i64,
    /// Tax withheld by today's rules, in grosze.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    date: Timestamp,
    /// The order's bank account, in groups of four; absent for charity.
    #[serde(skip_serializing_if = "Option::is_none")]
    account: Option<String>,
    /// Reason why it cannot be taken yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    wait: Option<TransferWait>,
    /// True for a charity transfer while the settings have no account for it.
    lacks_charity: bool,
}

/// Reason why a transfer has to wait.
#[derive(Debug, Serialize, ToSchema)]
pub struct TransferWait {
    until: Timestamp,
    /// The changes that caused the wait, in words.
    changed: Vec<&'static str>,
}

impl From<Wait> for TransferWait {
    fn from(wait: Wait) -> TransferWait {
        TransferWait { until: Timestamp(wait.until), changed: wait.changed }
    }
}

/// Lists bank and charity transfers that were ordered and are in no batch.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/candidates", tag = "payouts", params(CandidatesQuery),
    responses((status = 200, body = CursorList<PayoutCandidate>)))]
pub async fn admin_list_payout_candidates(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<CandidatesQuery>,
) -> Result<Json<CursorList<PayoutCandidate>>, ApiError> {
    let db = app.db.read().await?;
    let mut db = audit::record_read(&app, db, READ_ACCOUNTS, audit::by(operator.id, 0)).await?;
    let page = store::select_candidates().cursor_page(&mut db, Sort::Oldest, query.cursor, PER_PAGE).await?;
    let CursorPage::<CandidateRow> { items, meta } = page;
    let now = app.clock.now();
    let promotions = items.iter().filter_map(|row| row.promotion_id).collect();
    let withholding = Withholding::on(&mut db, app.clock.today(), promotions).await?;
    let lacks_charity = PayoutSettings::load(&mut db).await?.charity().is_err();
    let candidate = |row| from_row(row, (&withholding, lacks_charity), now);
    let items = items.into_iter().map(candidate).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

fn from_row(
    row: CandidateRow,
    (withholding, lacks_charity): (&Withholding, bool),
    now: Timestamp,
) -> anyhow::Result<PayoutCandidate> {
    let kind = RewardKind::try_from(row.kind.as_str())?;
    let account = row.bank_account.as_deref().map(Iban::parse).transpose()?;
    let amount = row.amount.unwrap_or_default();
    Ok(PayoutCandidate {
        wait: payable::waiting_period(kind, row.changes(), now).map(TransferWait::from),
        lacks_charity: lacks_charity && !kind.needs_bank_account(),
        participant: row.person(),
        id: row.public_id,
        number: row.id,
        nip: row.nip,
        kind: kind.as_str(),
        amount,
        tax: Some(withholding.tax(Taxed { kind, promotion: row.promotion_id }, Grosze(amount)).0)
            .filter(|tax| *tax > 0),
        date: row.created_at,
        account: account.map(|account| account.grouped()),
    })
}
