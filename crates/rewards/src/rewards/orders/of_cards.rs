//! Orders of the cards that promotions earn: of no points, in the state Wybrana.
use plon_domain::season::Season;

use super::model::{OrderActor, PostalAddress};
use super::store::{self, CardOrder};
use super::{events, place};
use plon_kernel::db::Tx;
use plon_kernel::ids::{OrderId, ParticipantId, PromotionId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// Card that a promotion earned, as its order names it.
#[derive(Debug, Clone, Copy)]
pub struct OrderedCard<'a> {
    pub promotion: PromotionId,
    pub title: &'a str,
    /// Address for the post; none when the card comes as a code.
    pub address: Option<&'a PostalAddress>,
}

/// Writes the order of a participant's card, whose accounts are locked; its public id and number.
///
/// # Errors
/// `SeasonMissing` when the operators have not prepared the season.
pub async fn order_card(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    card: OrderedCard<'_>,
    (season, now): (Season, Timestamp),
) -> Result<(String, OrderId), ApiError> {
    let order = CardOrder {
        public_id: rng.public_id(),
        participant,
        promotion: card.promotion,
        card: card.title,
        season: place::check_season(tx, season).await?,
        address: card.address,
        now,
    };
    let number = store::insert_card_order(tx, &order).await?;
    events::record_placed(tx, number, participant, OrderActor::Participant(participant), now).await?;
    Ok((order.public_id, number))
}
