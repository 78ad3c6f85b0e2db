//! Order of a reward: points are held at once, idempotent under retries, and never overdrawn.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::balances::Balances;
use plon_domain::iban::Iban;
use plon_domain::ledger::{AccountKind, CauseKind, Transfer};
use plon_domain::season::Season;
use plon_message_templates::orders::ACCEPTED;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::model::Reward;
use super::super::store as catalogue;
use super::events;
use super::form::OrderForm;
use super::model::{CheckedOrder, page_of};
use super::store::{self, NewOrder};
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::write_batch::WriteBatch;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent_batch};
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications::Addressee;
use plon_platform::response::ActionResponse;
use plon_platform::webhooks::Targets;

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
    let told = Told::load(&mut app.db.read().await?, who.id).await?;
    idempotent_batch(&app, request, StatusCode::CREATED, async |tx, batch| {
        let balances = ledger::lock(tx, who.id).await?;
        let season = Season::of(app.clock.today().0);
        let (reward, wish, account) = wished(tx, season, &form, who.id).await?;
        let bank_account = account_for(&reward, account)?;
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
        record((tx, batch), number, &order, &balances, &told).await?;
        Ok(ActionResponse {
            data: OrderPlaced { id: order.public_id, number, points: wish.points.0 },
            message: format!("Zamówienie nr\u{a0}{} zostało przyjęte", number.0),
        })
    })
    .await
}

/// Those who are told of a new order, looked up before the transaction that others wait for.
struct Told {
    participant: Addressee<'static>,
    targets: Targets,
}

impl Told {
    async fn load(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Told> {
        let participant = Addressee::load(db, participant, &ACCEPTED).await?;
        Ok(Told { participant, targets: Targets::load(db).await? })
    }
}

/// Season in which orders can be made.
///
/// # Errors
/// `SeasonMissing` when the operators have not prepared it.
pub async fn check_season(tx: &mut Tx, season: Season) -> Result<Season, ApiError> {
    if store::season_exists(tx, season).await? { Ok(season) } else { Err(ErrorCode::SeasonMissing.into()) }
}

/// Reward named by the form, the checked order, and the participant's bank account.
async fn wished(
    tx: &mut Tx,
    season: Season,
    form: &OrderForm,
    by: ParticipantId,
) -> Result<(Reward, CheckedOrder, Option<String>), ApiError> {
    let row = match form.reward_id {
        Some(id) => catalogue::find_orderable(tx, season, id, by).await?,
        None => None,
    };
    if row.is_none() {
        check_season(tx, season).await?;
    }
    let variants = match &row {
        Some(row) if row.has_variants => catalogue::list_variants(tx, row.reward.id).await?,
        _ => Vec::new(),
    };
    let (row, account) = row.map(|row| (row.reward, row.bank_account)).unzip();
    let reward = row.map(Reward::from_row).transpose()?;
    let wish = form.parse(reward.as_ref(), &variants)?;
    if form.points.is_some_and(|seen| seen != wish.points.0) {
        return Err(ErrorCode::PriceChanged.into());
    }
    Ok((reward.ok_or(ApiError::NotFound)?, wish, account.flatten()))
}

/// Account for a bank transfer, copied into the order.
fn account_for(reward: &Reward, account: Option<String>) -> Result<Option<String>, ApiError> {
    if !reward.kind.needs_bank_account() {
        return Ok(None);
    }
    let account = account.and_then(|account| Iban::parse(&account).ok());
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
async fn record(
    (tx, batch): (&mut Tx, &mut WriteBatch),
    number: OrderId,
    order: &NewOrder<'_>,
    balances: &Balances,
    told: &Told,
) -> Result<(), ApiError> {
    let NewOrder { participant, reward, wish, now, .. } = order;
    let (nr, name) = (number.0, &reward.row.name);
    events::record_new((tx, batch), number, *participant, &told.targets, *now).await?;
    let transfer = Transfer::hold(wish.points).map_err(anyhow::Error::new)?;
    let cause = (CauseKind::Order, number.0);
    let explanation = format!("Zamówienie nr\u{a0}{nr}: {name}");
    let key = format!("order:{nr}:hold");
    let posting = Posting { participant: *participant, transfer, cause, key, explanation: &explanation };
    ledger::post_new((tx, batch), &posting, balances, &told.targets, *now).await?;
    let (nr, points) = (nr.to_string(), wish.points.to_polish());
    let values = [("numer", nr.as_str()), ("nagroda", name), ("punkty", &points)];
    told.participant.notify((tx, batch), &values, &page_of(number), *now).await?;
    Ok(())
}
