//! One order with everything that an operator needs to carry it out.
use axum::Json;
use axum::extract::State;
use plon_domain::iban::Iban;
use plon_domain::ledger::AccountKind;
use plon_domain::reward::{Actor, Delivery, OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::super::reward::kinds;
use super::super::model::{CodeState, PostalAddress};
use super::super::order_view::{deliveries, status_label};
use super::super::store::OrderRow;
use super::change::needs_reason;
use super::store::{self, AdminEventRow, AdminRow};
use super::wait::{PayoutWait, waiting_period};
use crate::payouts;
use plon_kernel::ids::{OrderId, ParticipantId, PayoutId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::ledger;
use plon_platform::response::{DataResponse, Status};

audit::events! {
    READ_ORDER: () => () = "orders.read" on "orders";
    READ_ACCOUNT: () => () = "orders.read_account" on "orders";
}

/// Order as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminOrder {
    /// Public id.
    id: String,
    number: OrderId,
    /// Version for optimistic locking, to be sent with a change.
    version: i64,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    /// Tax withheld from the amount in grosze, once the transfer has been sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    status: Status,
    date: Timestamp,
    /// Account that the transfer goes to, in groups of four digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<PostalAddress>,
    /// Delivery; null when nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = deliveries)]
    delivery: Option<Delivery>,
    /// Data of a card's code that operators may see, once it is imported.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<GivenCode>,
    /// Reason why the transfer cannot be sent yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    payout_wait: Option<PayoutWait>,
    /// Batch of transfers that it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    payout: Option<PayoutId>,
    participant: OrderParticipant,
    history: Vec<AdminEvent>,
    next: Vec<NextStatus>,
}

/// Code of a card as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct GivenCode {
    /// Last four characters of its number.
    tail: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<BusinessDate>,
    imported_at: Timestamp,
    imported_by: String,
    /// Number of times that the winner has read it.
    readings: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_read_at: Option<Timestamp>,
}

/// Owner of the order.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderParticipant {
    id: ParticipantId,
    first_name: String,
    last_name: String,
    company_name: String,
    nip: String,
    email: String,
    phone: String,
    available_points: i64,
}

/// State that the order entered, and who moved it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminEvent {
    status: Status,
    at: Timestamp,
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// State to which the operator may move the order.
#[derive(Debug, Serialize, ToSchema)]
pub struct NextStatus {
    status: Status,
    /// True when a reason is required, which the participant will read.
    needs_reason: bool,
}

/// Shows an order with its participant, its history and its possible next states.
#[utoipa::path(get, path = "/api/v1/backoffice/orders/{id}", tag = "orders",
    params(("id" = String, Path, description = "public id")), responses((status = 200, body = DataResponse<AdminOrder>)))]
pub async fn admin_show_order(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(public_id): Path<String>,
) -> Result<Json<DataResponse<AdminOrder>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_order(&mut db, &public_id).await?.ok_or(ApiError::NotFound)?;
    let seen = if row.order.bank_account.is_some() { READ_ACCOUNT } else { READ_ORDER };
    let context = audit::by(operator.id, row.order.id.0).about(row.participant_id);
    let mut db = audit::record_read(&app, db, seen, context).await?;
    let events = store::list_events(&mut db, row.order.id).await?;
    let available = ledger::balances(&mut db, row.participant_id).await?.get(AccountKind::Available);
    let payout = payouts::find_payout_of_order(&mut db, row.order.id).await?;
    Ok(Json(DataResponse { data: read(row, events, (available.0, payout), app.clock.now())? }))
}

fn read(
    row: AdminRow,
    events: Vec<AdminEventRow>,
    (available_points, payout): (i64, Option<PayoutId>),
    now: Timestamp,
) -> anyhow::Result<AdminOrder> {
    let kind = RewardKind::try_from(row.order.kind.as_str())?;
    let status = OrderStatus::try_from(row.order.status.as_str())?;
    let changes = [row.bank_account_changed_at, row.email_changed_at, row.phone_changed_at];
    let left_alone = kind.is_transfer() && status.has_begun() && payout.is_none();
    let payout_wait = waiting_period(kind, status, changes, now);
    let next = next_states(status, kind, if left_alone { Actor::Payout } else { Actor::Operator }, row.order.code());
    let code = GivenCode::of(&row);
    let participant = OrderParticipant {
        id: row.participant_id,
        first_name: row.first_name,
        last_name: row.last_name,
        company_name: row.company_name,
        nip: row.nip,
        email: row.email,
        phone: row.phone,
        available_points,
    };
    let (address, delivery) = (row.order.address(), row.order.delivery()?);
    let OrderRow { id: number, public_id, reward, variant, points, amount, tax, bank_account, created_at, .. } =
        row.order;
    Ok(AdminOrder {
        id: public_id,
        number,
        version: row.version,
        reward,
        variant,
        kind,
        points,
        amount,
        tax: tax.filter(|tax| *tax > 0),
        status: status_label(status),
        date: created_at,
        bank_account: bank_account.as_deref().map(Iban::parse).transpose()?.map(|account| account.grouped()),
        address,
        delivery,
        code,
        payout_wait,
        payout,
        participant,
        history: events.into_iter().map(AdminEvent::from_row).collect::<anyhow::Result<_>>()?,
        next,
    })
}

impl GivenCode {
    fn of(row: &AdminRow) -> Option<GivenCode> {
        Some(GivenCode {
            tail: row.order.code_tail.clone()?,
            valid_until: row.code_valid_until,
            imported_at: row.code_imported_at?,
            imported_by: row.code_imported_by.clone()?,
            readings: row.code_readings,
            first_read_at: row.code_read_at,
        })
    }
}

impl AdminEvent {
    fn from_row(row: AdminEventRow) -> anyhow::Result<AdminEvent> {
        let by = match row.operator {
            Some(operator) => operator,
            None if row.actor == "participant" => "Uczestnik".to_owned(),
            None => "System".to_owned(),
        };
        Ok(AdminEvent { status: status_label(OrderStatus::try_from(row.status)?), at: row.at, by, note: row.note })
    }
}

/// States to which an order may be moved, as far as the code of its card allows.
pub fn next_states(status: OrderStatus, kind: RewardKind, actor: Actor, code: CodeState) -> Vec<NextStatus> {
    let states = status.next(kind, actor).filter(|next| code.allows(*next));
    states.map(|next| NextStatus { status: status_label(next), needs_reason: needs_reason(next) }).collect()
}
