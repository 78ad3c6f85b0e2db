//! Meaning of an operator's search among participants.
use plon_domain::invoice::InvoiceNumber;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_kernel::db::Read;
use plon_platform::search_index;

use super::model::ParticipantSearch;
use super::store;

/// Reads what an operator typed. A text with a digit is an invoice's number when there is such an invoice.
pub async fn parse_search(db: &mut impl Read, typed: Option<&str>) -> sqlx::Result<ParticipantSearch> {
    let text = typed.unwrap_or_default().trim();
    let words = search_index::search_prefixes(text);
    let is_term = Nip::parse(text).is_ok() || Phone::parse(text).is_ok();
    // A number that is looked up as it stands; that of a phone loses its country code.
    if !is_term && words == [text] && text.parse::<i64>().is_ok_and(|number| number > 0) {
        return Ok(ParticipantSearch::Number(text.to_owned()));
    }
    let number = InvoiceNumber::parse(text).ok().filter(|_| text.chars().any(|sign| sign.is_ascii_digit()));
    match number.map(|number| number.key()) {
        Some(key) if store::is_invoice_number(db, &key).await? => Ok(ParticipantSearch::Invoice(key)),
        _ => Ok(ParticipantSearch::Words(words)),
    }
}
