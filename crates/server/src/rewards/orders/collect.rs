//! Collecting a card that a promotion earned: an order of no points in the state Wybrana, exactly once under retries.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::OrderStatus;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::advance::{Change, Order, advance};
use super::codes;
use super::form::{PostalAddress, PostalAddressForm, card_address};
use super::order::By;
use super::place;
use super::store::{self, CardOrder};
use crate::answer::Done;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::{At, OperatorId, OrderId, ParticipantId};
use crate::db::Tx;
use crate::error::{ApiError, Fields};
use crate::extract::{Json, Path};
use crate::idempotency::{Answer, IdempotencyKey, Request};
use crate::rng::Rng;
use crate::who::Participant;
use crate::{ledger, notifications, reactions};

/// How a card is to come.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"delivery": "post", "address": {"recipient": "Jan Kowalski", "street": "Polna",
    "street_number": "12", "postcode": "99-400", "city": "Łowicz", "street_number_place": "3"}}))]
pub struct CollectForm {
    /// `post` or `code`.
    delivery: Option<String>,
    /// Only for the post.
    address: Option<PostalAddressForm>,
}

/// The order that was made of a card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardOrdered {
    /// The order's public id.
    id: String,
    /// The number by which people name it.
    number: OrderId,
}

/// Collects a card that waits, by post or as a code.
#[utoipa::path(post, path = "/api/v1/prize/collect/{id}", tag = "orders", request_body = CollectForm,
    params(("id" = String, Path, description = "the card's public id")),
    responses((status = 201, body = Done<CardOrdered>),
    (status = 409, description = "the card does not wait any more")))]
pub async fn collect_gift_card(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    Path(public_id): Path<String>,
    Json(form): Json<CollectForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/prize/collect/{public_id}");
    let request = Request::new(format!("participant:{}", who.id.0), key, &path, &form)?;
    let mut tx = app.db.begin().await?;
    ledger::lock(&mut tx, who.id).await?;
    if let Some(answer) = request.replay(&mut tx).await? {
        return Ok(answer);
    }
    let address = form.parse()?;
    let card = reactions::card_waiting(&mut tx, who.id, &public_id).await?.ok_or(Refusal::CardGone)?;
    let when = (Season::of(app.clock.today().0), now);
    let (id, number) = take(&app.rng, &mut tx, who.id, &card, address.as_ref(), when).await?;
    let body = Done {
        data: CardOrdered { id, number },
        message: format!("Zamówienie nr\u{a0}{} zostało przyjęte", number.0),
    };
    let answer = request.keep(&mut tx, StatusCode::CREATED, &body, now).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Makes the order of a card that waits for a participant, whose accounts are locked; its public id and number.
///
/// # Errors
/// `SeasonMissing` when the operators have not prepared the season.
pub async fn take(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    card: &reactions::Card,
    address: Option<&PostalAddress>,
    (season, now): (Season, At),
) -> Result<(String, OrderId), ApiError> {
    let order = CardOrder {
        public_id: rng.public_id(),
        participant,
        promotion: card.promotion,
        card: &card.title,
        season: place::prepared(tx, season).await?,
        address,
        now,
    };
    let number = store::insert_card(tx, &order).await?;
    store::insert_event(tx, number, OrderStatus::Selected, By::Participant(participant), None, now).await?;
    reactions::card_collected(rng, tx, card, number, now).await?;
    let content = format!("Przyjęliśmy zamówienie nr\u{a0}{}: {}", number.0, card.title);
    notifications::tell(tx, participant, "Przyjęliśmy Twoje zamówienie", &content, now).await?;
    Ok((order.public_id, number))
}

/// Moves an order in the name of an operator, as the demo's history has it.
///
/// # Errors
/// `NotFound`, and the refusals of `advance`.
pub async fn move_order(
    rng: &Rng,
    tx: &mut Tx,
    public_id: &str,
    (next, operator): (OrderStatus, OperatorId),
    now: At,
) -> Result<(), ApiError> {
    let order = Order::read(store::stored(tx, public_id).await?.ok_or(ApiError::NotFound)?)?;
    if next == OrderStatus::Completed && order.lacks_code {
        return codes::complete(rng, tx, order, operator, now).await;
    }
    advance(rng, tx, &order, &Change { next, by: By::Operator(operator), note: None }, now).await
}

impl CollectForm {
    /// Where the card goes; none when it comes as a code.
    fn parse(&self) -> Result<Option<PostalAddress>, ApiError> {
        let mut fields = Fields::default();
        let address = card_address(&mut fields, self.delivery.as_deref(), self.address.as_ref());
        address.ok_or_else(|| fields.into_error())
    }
}
