//! Terms: the words under which operators find a participant, by the beginning of any of them.
mod store;

use plon_domain::text::search_key;

use crate::columns::ParticipantId;
use crate::db::Tx;

/// Makes a participant findable under the words of these texts (names, company, NIP) and under no others.
pub async fn put(tx: &mut Tx, participant: ParticipantId, texts: &[&str]) -> sqlx::Result<()> {
    let mut terms: Vec<String> = texts.iter().flat_map(|text| words(text)).collect();
    terms.sort();
    terms.dedup();
    store::replace(tx, participant, &terms).await
}

/// The words of a text as they are stored and looked up: folded, without punctuation around them; a word of nothing
/// else stays. None only of a blank text.
pub fn words(text: &str) -> Vec<String> {
    let bare = |word: &str| match word.trim_matches(|sign: char| !sign.is_alphanumeric()) {
        "" => word.to_owned(),
        bare => bare.to_owned(),
    };
    search_key(text).split_whitespace().map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_under_its_words_without_marks_and_punctuation() {
        assert_eq!(words("Gospodarstwo „Żyto-Łan” Sp. z o.o."), ["gospodarstwo", "zyto-lan", "sp", "z", "o.o"]);
        assert_eq!(words("Żak & Syn"), ["zak", "&", "syn"]);
        assert!(words(" \t ").is_empty());
    }
}
