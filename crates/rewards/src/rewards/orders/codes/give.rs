//! Carries out an order that has got its code, and notifies its owner.
use plon_domain::email::Email;
use plon_domain::reward::OrderStatus;
use plon_message_templates::account::{CODE_READY, CODE_REPLACED};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::admin::OrderStatusRecord;
use super::super::model::{OrderActor, page_of};
use super::super::order_view::statuses;
use super::super::transition::{Order, StatusChange, transition};
use super::store::{self, CodedRow};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, OrderId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};
use plon_platform::notifications::{self, NewNotification};

audit::events! {
    GIVE_CODE: OrderStatusRecord => GivenCodeRecord = "orders.give_code" on "orders";
}

/// Order that got its code, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct GivenCodeRecord {
    /// Last characters of the card's number.
    code: String,
    #[schema(schema_with = statuses)]
    status: OrderStatus,
}

const READY: &str = "Kod karty czeka w\u{a0}Moich nagrodach";

/// Order whose code is stored.
pub struct CodedOrder {
    pub row: CodedRow,
    /// True when the code replaces a lost one of a completed order.
    pub is_replaced: bool,
}

/// Carries out the order of a stored code, once; the caller holds the lock on its owner's accounts.
///
/// # Errors
/// `OrderStateForbids` when the order was cancelled.
pub async fn complete_order(
    app: &App,
    tx: &mut Tx,
    coded: CodedOrder,
    operator: OperatorId,
    now: Timestamp,
) -> Result<(), ApiError> {
    let CodedOrder { row, is_replaced } = coded;
    let CodedRow { reward, email, tail, .. } = row;
    let order = Order::from_row(row.stored)?;
    let (id, participant, before) = (order.id, order.participant, order.status);
    if before == OrderStatus::Completed && !is_replaced {
        return Ok(());
    }
    assign_code(&app.rng, tx, order, operator, now).await?;
    let before = OrderStatusRecord { status: before };
    let after = GivenCodeRecord { code: tail.unwrap_or_default(), status: OrderStatus::Completed };
    audit::record(tx, GIVE_CODE, audit::by(operator, id.0).about(participant), (&before, &after), now).await?;
    let content = if is_replaced { replaced(id, &reward) } else { notification_text(id, &reward) };
    let news = NewNotification { title: READY, content: &content, page: &page_of(id) };
    notifications::notify_in_app(tx, participant, &news, now).await?;
    let Ok(to) = Email::parse(&email) else { return Ok(()) };
    let (number, link) = (id.0.to_string(), format!("{}/moje-nagrody", app.public_url));
    let template = if is_replaced { &CODE_REPLACED } else { &CODE_READY };
    let values = [("numer", number.as_str()), ("nagroda", &reward), ("link", &link)];
    let about = MessageContext::to(template, participant);
    messages::queue_template_email(tx, &to, (template, &values), about, now).await?;
    Ok(())
}

/// For the demo's history: completes an order of a card as a code, with a random number.
///
/// # Errors
/// Those of `complete_order`.
pub async fn complete_with_random_code(
    rng: &Rng,
    tx: &mut Tx,
    order: Order,
    operator: OperatorId,
    now: Timestamp,
) -> Result<(), ApiError> {
    let digits = u64::from_be_bytes(rng.bytes()) % 1_000_000_000_000;
    store::insert_code_event(tx, order.id, &format!("7000{digits:012}"), operator, now).await?;
    let (id, participant) = (order.id, order.participant);
    assign_code(rng, tx, order, operator, now).await?;
    let content = notification_text(id, "karta z\u{a0}kodem");
    let news = NewNotification { title: READY, content: &content, page: &page_of(id) };
    Ok(notifications::notify_in_app(tx, participant, &news, now).await?)
}

/// Moves the order to its final state, through the state between if it was not there yet.
async fn assign_code(
    rng: &Rng,
    tx: &mut Tx,
    mut order: Order,
    operator: OperatorId,
    now: Timestamp,
) -> Result<(), ApiError> {
    for next in [OrderStatus::InProgress, OrderStatus::Completed] {
        if order.status < next {
            transition(rng, tx, &order, &StatusChange { next, by: OrderActor::Operator(operator), note: None }, now)
                .await?;
            (order.status, order.version) = (next, order.version + 1);
        }
    }
    Ok(())
}

fn notification_text(order: OrderId, reward: &str) -> String {
    format!(
        "Zamówienie nr\u{a0}{} jest zrealizowane: {reward}. Kod karty zobaczysz w\u{a0}Moich nagrodach, gdy podasz hasło.",
        order.0
    )
}

fn replaced(order: OrderId, reward: &str) -> String {
    format!(
        "Do zamówienia nr\u{a0}{} jest nowy kod karty: {reward}. Zobaczysz go w\u{a0}Moich nagrodach, gdy podasz hasło.",
        order.0
    )
}
