//! Order of a reward: points are held at once, idempotent under retries, and never overdrawn.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::balances::Balances;
use plon_domain::iban::Iban;
use plon_domain::ledger::{AccountKind, CauseKind, Transfer};
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_message_templates::orders::ACCEPTED;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::model::Reward;
use super::super::store as catalogue;
use super::events;
use super::form::OrderForm;
use super::model::{CheckedOrder, OrderActor, page_of};
use super::store::{self, NewOrder};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications;
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/prize/orders";

/// New order.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderPlaced {
    /// Public id.
    id: String,
    /// Order's number, by which people refer to it.
    number: OrderId,
    points: i64,
}

/// Orders a reward for the caller's points.
#[utoipa::path(post, path = PATH, tag = "orders", request_body = OrderForm,
    responses((status = 201, body = ActionResponse<OrderPlaced>), (status = 409, description = "its price has changed")))]
pub async fn place_order(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    Json(form): Json<OrderForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(who.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let balances = ledger::lock(tx, who.id).await?;
        let season = check_season(tx, Season::of(app.clock.today().0)).await?;
        let (reward, wish) = wished(tx, season, &form).await?;
        let bank_account = account_for(tx, who.id, &reward).await?;
        take_from_stock(tx, &reward, &wish, &balances).await?;
        let order = NewOrder {
            public_id: app.rng.public_id(),
            participant: who.id,
            season,
            reward: &reward,
            wish: &wish,
            bank_account,
            now,
        };
        let number = store::insert_order(tx, &order).await?;
        record(tx, number, &order).await?;
        Ok(ActionResponse {
            data: OrderPlaced { id: order.public_id, number, points: wish.points.0 },
            message: format!("Zamówienie nr\u{a0}{} zostało przyjęte", number.0),
        })
    })
    .await
}

/// Season in which orders can be made.
///
/// # Errors
/// `SeasonMissing` when the operators have not prepared it.
pub async fn check_season(tx: &mut Tx, season: Season) -> Result<Season, ApiError> {
    if store::season_exists(tx, season).await? { Ok(season) } else { Err(ErrorCode::SeasonMissing.into()) }
}

/// Reward named by the form, and the checked order.
async fn wished(tx: &mut Tx, season: Season, form: &OrderForm) -> Result<(Reward, CheckedOrder), ApiError> {
    let row = match form.reward_id {
        Some(id) => catalogue::find_reward(tx, season, id).await?,
        None => None,
    };
    let variants = match &row {
        Some(row) => catalogue::list_variants(tx, row.id).await?,
        None => Vec::new(),
    };
    let reward = row.map(Reward::from_row).transpose()?;
    let wish = form.parse(reward.as_ref(), &variants)?;
    if form.points.is_some_and(|seen| seen != wish.points.0) {
        return Err(ErrorCode::PriceChanged.into());
    }
    Ok((reward.ok_or(ApiError::NotFound)?, wish))
}

/// Account for a bank transfer, copied into the order.
async fn account_for(tx: &mut Tx, who: ParticipantId, reward: &Reward) -> Result<Option<String>, ApiError> {
    if !reward.kind.needs_bank_account() {
        return Ok(None);
    }
    let account = store::find_bank_account(tx, who).await?.and_then(|account| Iban::parse(&account).ok());
    Ok(Some(account.ok_or(ErrorCode::BankAccountMissing)?.into()))
}

/// Takes one from stock, provided that the available points are enough.
async fn take_from_stock(
    tx: &mut Tx,
    reward: &Reward,
    wish: &CheckedOrder,
    balances: &Balances,
) -> Result<(), ApiError> {
    if !reward.row.available {
        return Err(ErrorCode::OutOfStock.into());
    }
    if balances.get(AccountKind::Available) < wish.points {
        return Err(ErrorCode::NotEnoughPoints.into());
    }
    let reward_taken = reward.row.stock.is_none() || store::take_reward(tx, reward.row.id).await?;
    let variant_taken = match wish.variant {
        Some(variant) => store::take_variant(tx, variant).await?,
        None => true,
    };
    if reward_taken && variant_taken { Ok(()) } else { Err(ErrorCode::OutOfStock.into()) }
}

/// Holds the points, records the event and notifies the participant.
async fn record(tx: &mut Tx, number: OrderId, order: &NewOrder<'_>) -> Result<(), ApiError> {
    let NewOrder { participant, reward, wish, now, .. } = order;
    let (nr, name) = (number.0, &reward.row.name);
    events::record_placed(tx, number, *participant, OrderActor::Participant(*participant), *now).await?;
    hold(tx, *participant, number, wish.points, &format!("Zamówienie nr\u{a0}{nr}: {name}"), *now).await?;
    let (nr, points) = (nr.to_string(), wish.points.to_polish());
    let values = [("numer", nr.as_str()), ("nagroda", name), ("punkty", &points)];
    notifications::notify_by_template(tx, *participant, (&ACCEPTED, &values), &page_of(number), *now).await?;
    Ok(())
}

async fn hold(
    tx: &mut Tx,
    participant: ParticipantId,
    order: OrderId,
    points: Points,
    explanation: &str,
    now: Timestamp,
) -> Result<(), ApiError> {
    let transfer = Transfer::hold(points).map_err(anyhow::Error::new)?;
    let cause = (CauseKind::Order, order.0);
    let posting = Posting { participant, transfer, cause, key: format!("order:{}:hold", order.0), explanation };
    ledger::post(tx, &posting, now).await?;
    Ok(())
}
