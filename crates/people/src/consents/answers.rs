//! Turns the ticked boxes of a form into an answer to every consent.
use super::store::ConsentRow;
use plon_kernel::error_code::ErrorCode;
use plon_platform::error::{ApiError, Fields};

/// Error at a required consent that is not ticked.
const NEEDED: &str = "Zaznacz to oświadczenie. Bez niego nie można brać udziału w\u{a0}programie.";

/// Pairs every consent with its answer. A consent with parts is given as soon as one of its parts is. A missing
/// required one is an error at `consents.<slug>`.
///
/// # Errors
/// `ConsentOutdated` when a ticked id is not among the consents.
pub fn match_answers<'a>(
    consents: &'a [ConsentRow],
    ticked: &[i64],
    fields: &mut Fields,
) -> Result<Vec<(&'a ConsentRow, bool)>, ApiError> {
    if ticked.iter().any(|id| consents.iter().all(|consent| consent.id != *id)) {
        return Err(ErrorCode::ConsentOutdated.into());
    }
    let is_part_of = |part: &ConsentRow, whole: &ConsentRow| part.parent.as_deref() == Some(whole.slug.as_str());
    let answers: Vec<(&ConsentRow, bool)> = consents
        .iter()
        .map(|consent| {
            let part = consents.iter().any(|other| is_part_of(other, consent) && ticked.contains(&other.id));
            (consent, part || ticked.contains(&consent.id))
        })
        .collect();
    for (consent, _) in answers.iter().filter(|(consent, given)| consent.required && !given) {
        fields.add_error(&format!("consents.{}", consent.slug), NEEDED);
    }
    Ok(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn consent(id: i64, slug: &str, required: bool, parent: Option<&str>) -> ConsentRow {
        let content = String::new();
        ConsentRow { id, slug: slug.into(), version: 1, content, required, parent: parent.map(str::to_owned) }
    }

    fn consents() -> Vec<ConsentRow> {
        vec![
            consent(1, "zgoda-1", true, None),
            consent(2, "zgoda-2", false, None),
            consent(3, "marketing", false, None),
            consent(4, "marketing-sms", false, Some("marketing")),
        ]
    }

    fn given(ticked: &[i64]) -> Vec<i64> {
        let consents = consents();
        let answers = match_answers(&consents, ticked, &mut Fields::default()).unwrap();
        answers.iter().filter(|(_, given)| *given).map(|(consent, _)| consent.id).collect()
    }

    #[test]
    fn what_is_not_ticked_is_a_no() {
        assert_eq!(given(&[1, 2]), [1, 2]);
        assert_eq!(given(&[]), Vec::<i64>::new());
    }

    #[test]
    fn a_part_gives_the_whole_and_the_whole_gives_no_part() {
        assert_eq!(given(&[1, 4]), [1, 3, 4]);
        assert_eq!(given(&[1, 3]), [1, 3]);
    }

    #[test]
    fn a_required_one_that_is_missing_is_an_error_by_its_name() {
        let mut fields = Fields::default();
        match_answers(&consents(), &[2], &mut fields).unwrap();
        let ApiError::Invalid(errors) = fields.into_error() else { panic!("no errors") };
        assert_eq!(format!("{errors:?}").matches("consents.zgoda-1").count(), 1);
        assert_eq!(format!("{errors:?}").matches("consents.").count(), 1);
    }

    #[test]
    fn an_id_that_is_not_asked_is_refused_in_words() {
        let consents = consents();
        let refused = match_answers(&consents, &[1, 99], &mut Fields::default());
        assert!(matches!(refused, Err(ApiError::Refused(ErrorCode::ConsentOutdated))));
    }
}
