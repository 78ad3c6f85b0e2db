//! One order with everything that an operator needs to carry it out.
use axum::Json;
use axum::extract::State;
use plon_domain::iban::Iban;
use plon_domain::ledger::AccountKind;
use plon_domain::reward::{Actor, OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::super::reward::kinds;
use super::super::form::PostalAddress;
use super::super::order::shown;
use super::super::store::OrderRow;
use super::change::needs_reason;
use super::store::{self, DeskEventRow, DeskRow};
use super::wait::{PayoutWait, wait};
use crate::answer::{Data, Status};
use crate::app::App;
use crate::columns::{At, OrderId, ParticipantId};
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::ledger;
use crate::who::{Operator, Pays};

/// An order as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskOrder {
    /// The public id.
    id: String,
    number: OrderId,
    /// What a change must be sent with.
    version: i64,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only of transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    status: Status,
    date: At,
    /// The account that the transfer goes to, in groups of four.
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<PostalAddress>,
    /// Why the transfer cannot be sent yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    payout_wait: Option<PayoutWait>,
    participant: ParticipantCard,
    history: Vec<DeskEvent>,
    next: Vec<NextStatus>,
}

/// Whose order it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantCard {
    id: ParticipantId,
    first_name: String,
    last_name: String,
    company_name: String,
    nip: String,
    email: String,
    phone: String,
    available_points: i64,
}

/// A state that the order entered, and by whom.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskEvent {
    status: Status,
    at: At,
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

/// A state to which the operator may move the order.
#[derive(Debug, Serialize, ToSchema)]
pub struct NextStatus {
    status: Status,
    /// Whether a reason must be given, which the participant will read.
    needs_reason: bool,
}

/// An order with its participant, its history and the states that may follow.
#[utoipa::path(get, path = "/api/v1/backoffice/orders/{id}", tag = "orders",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = Data<DeskOrder>), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn show(
    State(app): State<App>,
    _: Operator<Pays>,
    Path(public_id): Path<String>,
) -> Result<Json<Data<DeskOrder>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::order(&mut db, &public_id).await?.ok_or(ApiError::NotFound)?;
    let events = store::events(&mut db, row.order.id).await?;
    let available = ledger::balances(&mut db, row.participant_id).await?.get(AccountKind::Available);
    Ok(Json(Data { data: read(row, events, available.0, app.clock.now())? }))
}

fn read(row: DeskRow, events: Vec<DeskEventRow>, available_points: i64, now: At) -> anyhow::Result<DeskOrder> {
    let kind = RewardKind::try_from(row.order.kind.as_str())?;
    let status = OrderStatus::try_from(row.order.status.as_str())?;
    let changes = [row.bank_account_changed_at, row.email_changed_at, row.phone_changed_at];
    let payout_wait = wait(kind, status, changes, now);
    let participant = ParticipantCard {
        id: row.participant_id,
        first_name: row.first_name,
        last_name: row.last_name,
        company_name: row.company_name,
        nip: row.nip,
        email: row.email,
        phone: row.phone,
        available_points,
    };
    let address = row.order.address();
    let OrderRow { id: number, public_id, reward, variant, points, amount, bank_account, created_at, .. } = row.order;
    Ok(DeskOrder {
        id: public_id,
        number,
        version: row.version,
        reward,
        variant,
        kind,
        points,
        amount,
        status: shown(status),
        date: created_at,
        bank_account: bank_account.as_deref().map(Iban::parse).transpose()?.map(|account| account.grouped()),
        address,
        payout_wait,
        participant,
        history: events.into_iter().map(DeskEvent::read).collect::<anyhow::Result<_>>()?,
        next: next(status, kind),
    })
}

impl DeskEvent {
    fn read(row: DeskEventRow) -> anyhow::Result<DeskEvent> {
        let by = match row.operator {
            Some(operator) => operator,
            None if row.actor == "participant" => "Uczestnik".to_owned(),
            None => "System".to_owned(),
        };
        Ok(DeskEvent { status: shown(OrderStatus::try_from(row.status)?), at: row.at, by, note: row.note })
    }
}

/// The states to which an operator may move an order.
pub fn next(status: OrderStatus, kind: RewardKind) -> Vec<NextStatus> {
    status
        .next(kind, Actor::Operator)
        .map(|next| NextStatus { status: shown(next), needs_reason: needs_reason(next) })
        .collect()
}
