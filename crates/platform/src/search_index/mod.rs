//! Search terms of participants: operators find one by the beginning of any of these words.
mod store;

use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::text::search_key;

use plon_kernel::db::Tx;
use plon_kernel::ids::{OrderId, ParticipantId};

const COUNTRY_CODE: &str = "+48";

/// Search of an operator in lists of orders and what belongs to them.
#[derive(Debug, Default)]
pub enum SearchTerms {
    #[default]
    Any,
    Number(OrderId),
    Nip(Nip),
    /// Beginnings of words of the participant's names.
    Name(Vec<String>),
}

/// Reads an operator's search as a NIP, an order's number, or else a name.
pub fn parse_search(search: &str) -> SearchTerms {
    if let Ok(nip) = Nip::parse(search) {
        return SearchTerms::Nip(nip);
    }
    if let Ok(number) = search.trim().parse() {
        return SearchTerms::Number(OrderId(number));
    }
    match split_words(search) {
        words if words.is_empty() => SearchTerms::Any,
        words => SearchTerms::Name(words),
    }
}

/// Rebuilds a participant's search terms from their row: names, company, towns, NIP, e-mail and phone. Every write to
/// one of these calls it in the same transaction.
pub async fn refresh(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    let texts = store::load_texts(tx, participant).await?;
    let phone = texts.phone.strip_prefix(COUNTRY_CODE).unwrap_or(&texts.phone).to_owned();
    let texts = [texts.words, texts.nip, texts.email, phone];
    let mut terms: Vec<String> = texts.iter().flat_map(|text| split_words(text)).collect();
    terms.sort();
    terms.dedup();
    store::replace_terms(tx, participant, &terms).await
}

/// Deletes a participant's search terms, so that nobody finds them any more.
pub async fn delete_terms(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    store::replace_terms(tx, participant, &[]).await
}

/// Words of a text as they are stored and looked up: folded, without punctuation around them; a word of nothing but
/// punctuation stays. Empty only for a blank text.
pub fn split_words(text: &str) -> Vec<String> {
    let bare = |word: &str| match word.trim_matches(|sign: char| !sign.is_alphanumeric()) {
        "" => word.to_owned(),
        bare => bare.to_owned(),
    };
    search_key(text).split_whitespace().map(bare).collect()
}

/// Prefixes of terms that an operator's search stands for; a tax or phone number is one, however it is written.
pub fn search_prefixes(search: &str) -> Vec<String> {
    if let Ok(nip) = Nip::parse(search) {
        return vec![nip.as_str().to_owned()];
    }
    if let Ok(phone) = Phone::parse(search) {
        return vec![phone.as_str().trim_start_matches(COUNTRY_CODE).to_owned()];
    }
    beginning_of_number(search).map_or_else(|| split_words(search), |digits| vec![digits])
}

/// Digits of a partly typed number, without its country code.
fn beginning_of_number(search: &str) -> Option<String> {
    let signs: String = search.chars().filter(|sign| !sign.is_whitespace() && !"-()".contains(*sign)).collect();
    let digits = [COUNTRY_CODE, "0048"].iter().find_map(|code| signs.strip_prefix(code)).unwrap_or(&signs);
    let is_number = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| digits.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_under_its_words_without_marks_and_punctuation() {
        assert_eq!(split_words("Gospodarstwo „Żyto-Łan” Sp. z o.o."), ["gospodarstwo", "zyto-lan", "sp", "z", "o.o"]);
        assert_eq!(split_words("Żak & Syn"), ["zak", "&", "syn"]);
        assert!(split_words(" \t ").is_empty());
    }

    #[test]
    fn a_number_is_looked_up_by_its_digits_however_it_is_written() {
        for (typed, term) in [
            ("526-025-02-74", "5260250274"),
            ("526 025", "526025"),
            ("+48 500 200 001", "500200001"),
            ("48500200001", "500200001"),
            ("(+48) 500-200-001", "500200001"),
            ("500 200", "500200"),
            ("+48 500", "500"),
            ("48 500", "48500"),
        ] {
            assert_eq!(search_prefixes(typed), [term], "{typed}");
        }
    }

    #[test]
    fn what_is_no_number_is_looked_up_by_its_words() {
        assert_eq!(search_prefixes("Anna.W@Poczta.example"), ["anna.w@poczta.example"]);
        assert_eq!(search_prefixes("Łań Żnin"), ["lan", "znin"]);
        assert_eq!(search_prefixes("+48"), ["48"]);
        assert!(search_prefixes("  ").is_empty());
    }
}
