//! Pays a remainder that no card settles as a transfer: one order of the sum, which a payout batch takes out.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::money::Grosze;
use plon_domain::promotions::{Card, CardKind};
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::promotion::Promotion;
use super::super::store as promotions;
use super::super::{evaluation, kinds};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, PromotionId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::notifications::{self, NewNotification};
use plon_platform::response::ActionResponse;
use plon_rewards::rewards::{self, InPlaceOfCards, order_page};

audit::events! {
    PAY_REMAINDER: RemainderRecord => RemainderRecord = "promotions.pay_remainder" on "promotions";
}

/// Remainder of cards and the order that pays it, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct RemainderRecord {
    /// Grosze.
    card_remainder: i64,
    order: Option<OrderId>,
}

/// Remainder that the operator saw.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"kind": "fuel", "value": 5000}))]
pub struct PayRemainderForm {
    /// Kind of the cards that the remainder belongs to.
    #[schema(required, schema_with = kinds::cards)]
    kind: Option<String>,
    /// Value in grosze.
    #[schema(required, nullable = false)]
    value: Option<i64>,
}

/// Order made for a remainder.
#[derive(Debug, Serialize, ToSchema)]
pub struct RemainderPaid {
    /// Public id of the order.
    id: String,
    /// Order's number, by which people refer to it.
    number: OrderId,
}

impl PayRemainderForm {
    fn parse(&self) -> Result<Card, ApiError> {
        let mut fields = Fields::default();
        let kind = CardKind::try_from(self.kind.as_deref().unwrap_or_default());
        let kind = fields.parse("kind", kind.map_err(|_| "Nie ma kart tego rodzaju"));
        let value = fields.required("value", self.value).map(Grosze);
        match (kind, value) {
            (Some(kind), Some(value)) => Ok(Card { kind, value }),
            _ => Err(fields.into_error()),
        }
    }
}

/// Pays a participant's remainder in a promotion as a transfer to their current account.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/results/{participant}/pay", tag = "promotions",
    request_body = PayRemainderForm, params(("id" = i64, Path), ("participant" = i64, Path)),
    responses((status = 201, body = ActionResponse<RemainderPaid>),
    (status = 409, description = "it is another sum by now, or there is no account")))]
pub async fn admin_pay_promotion_remainder(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path((id, participant)): Path<(PromotionId, ParticipantId)>,
    Json(form): Json<PayRemainderForm>,
) -> Result<Answer, ApiError> {
    let (now, season) = (app.clock.now(), Season::of(app.clock.today().0));
    let path = format!("/api/v1/backoffice/promotions/{}/results/{}/pay", id.0, participant.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        store::find_person(tx, participant).await?.ok_or(ApiError::NotFound)?;
        ledger::lock(tx, participant).await?;
        let sum = form.parse()?;
        let promotion = Promotion::from_row(promotions::find_ever_published(tx, id).await?.ok_or(ApiError::NotFound)?)?;
        evaluation::reconcile_one(&app.rng, tx, participant, &promotion, now).await?;
        let left = evaluation::list_remainders(tx, id, &[participant]).await?;
        let left =
            left.into_iter().find(|left| left.sum() == (sum.kind, sum.value)).ok_or(ErrorCode::RemainderChanged)?;
        let (public_id, title) = (app.rng.public_id(), title(sum, &promotion.definition.name));
        let order = InPlaceOfCards {
            public_id: public_id.clone(),
            participant,
            promotion: id,
            title: &title,
            amount: sum.value,
            operator: operator.id,
        };
        let number = rewards::pay_in_place_of_cards(tx, order, (season, now)).await?;
        evaluation::insert_payment(tx, (left, number), operator.id, now).await?;
        evaluation::reconcile_one(&app.rng, tx, participant, &promotion, now).await?;
        record(tx, operator.id, (id, participant), (sum, number), now).await?;
        let content = format!("Zamówienie nr\u{a0}{}: {title}. Pieniądze wyślemy na Twoje konto.", number.0);
        let news =
            NewNotification {
                title: "Wypłacamy resztę z\u{a0}promocji", content: &content, page: &order_page(number)
            };
        notifications::notify_with_message(tx, participant, &news, now).await?;
        let message = format!("Przelew {} czeka na paczkę jako zamówienie nr\u{a0}{}", sum.value_to_polish(), number.0);
        Ok(ActionResponse { data: RemainderPaid { id: public_id, number }, message })
    })
    .await
}

/// Title of the order.
fn title(sum: Card, promotion: &str) -> String {
    format!("Przelew {} w\u{a0}miejsce karty z\u{a0}promocji „{promotion}”", sum.value_to_polish())
}

/// Records in the audit log who has paid what.
async fn record(
    tx: &mut Tx,
    operator: OperatorId,
    (promotion, participant): (PromotionId, ParticipantId),
    (sum, order): (Card, OrderId),
    now: Timestamp,
) -> Result<(), ApiError> {
    let context = audit::by(operator, promotion.0).about(participant);
    let before = RemainderRecord { card_remainder: sum.value.0, order: None };
    let after = RemainderRecord { card_remainder: 0, order: Some(order) };
    Ok(audit::record(tx, PAY_REMAINDER, context, (&before, &after), now).await?)
}
