//! Collection of a card earned in a promotion: an order of no points in the state Wybrana, idempotent under retries.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Card, collected, first_waiting, waiting};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::openapi;
use plon_platform::response::ActionResponse;
use plon_rewards::rewards::{OrderedCard, PostalAddress, PostalAddressForm, card_address, order_card, order_page};

/// Delivery of a card.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"delivery": "post", "address": {"recipient": "Jan Kowalski", "street": "Polna",
    "street_number": "12", "postcode": "99-400", "city": "Łowicz", "street_number_place": "3"}}))]
pub struct CollectForm {
    /// `post` or `code`.
    #[schema(required, schema_with = openapi::deliveries)]
    delivery: Option<String>,
    /// Required for `post`, ignored otherwise.
    address: Option<PostalAddressForm>,
}

/// Order made for a card.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardOrdered {
    /// Public id of the order.
    id: String,
    /// Order's number, by which people refer to it.
    number: OrderId,
}

/// Orders a waiting card, by post or as a code.
#[utoipa::path(post, path = "/api/v1/prize/collect/{id}", tag = "orders", request_body = CollectForm,
    params(("id" = String, Path, description = "the card's public id")),
    responses((status = 201, body = ActionResponse<CardOrdered>),
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
    let request = Request::new(who.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        ledger::lock(tx, who.id).await?;
        let address = form.parse()?;
        let card = waiting(tx, who.id, &public_id).await?.ok_or(ErrorCode::CardGone)?;
        let when = (Season::of(app.clock.today().0), now);
        let (id, number) = order(&app.rng, tx, who.id, &card, address.as_ref(), when).await?;
        Ok(ActionResponse {
            data: CardOrdered { id, number },
            message: format!("Zamówienie nr\u{a0}{} zostało przyjęte", number.0),
        })
    })
    .await
}

/// Makes the order of a waiting card, whose owner's accounts are locked; returns its public id and number.
///
/// # Errors
/// `SeasonMissing` when the operators have not prepared the season.
async fn order(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    card: &Card,
    address: Option<&PostalAddress>,
    when: (Season, Timestamp),
) -> Result<(String, OrderId), ApiError> {
    let ordered = OrderedCard { promotion: card.promotion, title: &card.title, address };
    let (id, number) = order_card(rng, tx, participant, ordered, when).await?;
    collected(rng, tx, card, number, when.1).await?;
    let content = format!("Przyjęliśmy zamówienie nr\u{a0}{}: {}", number.0, card.title);
    let page = order_page(number);
    let news = NewNotification { title: "Przyjęliśmy Twoje zamówienie", content: &content, page: &page };
    notifications::notify_with_message(tx, participant, &news, when.1).await?;
    Ok((id, number))
}

/// Collects the first card of a promotion that waits for a participant, as a code; gives the order's public id.
///
/// # Errors
/// As of `order`.
pub async fn collect_first(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    promotion: &str,
    when: (Season, Timestamp),
) -> Result<Option<String>, ApiError> {
    let Some(card) = first_waiting(tx, participant, promotion).await? else { return Ok(None) };
    Ok(Some(order(rng, tx, participant, &card, None, when).await?.0))
}

impl CollectForm {
    /// Address for the card; none when it comes as a code.
    fn parse(&self) -> Result<Option<PostalAddress>, ApiError> {
        let mut fields = Fields::default();
        let address = card_address(&mut fields, self.delivery.as_deref(), self.address.as_ref());
        address.ok_or_else(|| fields.into_error())
    }
}
