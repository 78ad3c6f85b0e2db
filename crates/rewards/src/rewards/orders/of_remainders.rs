//! Orders of transfers in place of a promotion's cards: made by an operator, and paid out in a batch like any other.
use plon_domain::iban::Iban;
use plon_domain::season::Season;

use super::model::{InPlaceOfCards, OrderActor};
use super::{events, place, store};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OrderId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// Makes the order, of no points, to the participant's current account.
///
/// # Errors
/// `AccountToPayMissing` when there is no account, `SeasonMissing` when the operators have not prepared the season.
pub async fn pay_in_place_of_cards(
    tx: &mut Tx,
    sum: InPlaceOfCards<'_>,
    (season, now): (Season, Timestamp),
) -> Result<OrderId, ApiError> {
    let account = store::find_bank_account(tx, sum.participant).await?.and_then(|account| Iban::parse(&account).ok());
    let account = String::from(account.ok_or(ErrorCode::AccountToPayMissing)?);
    let season = place::check_season(tx, season).await?;
    let number = store::insert_payment_of_cards(tx, &sum, (season, &account), now).await?;
    events::record_placed(tx, number, sum.participant, OrderActor::Operator(sum.operator), now).await?;
    Ok(number)
}
