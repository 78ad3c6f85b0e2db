//! Segment whose figures a report tells. So few members that their sums are known to be one person's are refused, and so
//! are so few others that the same follows by a subtraction.
use plon_audiences::Conditions;
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_kernel::types::Timestamp;
use plon_platform::error::{ApiError, Fields};

use super::model::{ChosenSegment, Report};

/// Fewest members of a segment that a report tells of, and fewest participants beside them, if there are any.
const FEWEST: i64 = 5;

/// The segment that was chosen for a report, if one was.
///
/// # Errors
/// `Invalid` at `segment_id` for a report that is not about participants, a segment that is not there, one with too few
/// members, and one beside which there are too few.
pub async fn find_chosen(
    db: &mut impl Read,
    report: &Report,
    id: Option<SegmentId>,
    now: Timestamp,
) -> Result<Option<ChosenSegment>, ApiError> {
    let Some(id) = id else { return Ok(None) };
    if !report.of_segments {
        return Err(refusal("Tego raportu nie liczy się dla segmentu: nie jest o\u{a0}uczestnikach"));
    }
    let Some(segment) = plon_audiences::find_segment(db, id).await? else {
        return Err(refusal("Nie ma już takiego segmentu"));
    };
    let members = plon_audiences::count(db, &segment.conditions, now).await?;
    let all = plon_audiences::count(db, &Conditions::default(), now).await?;
    if let Some(sentence) = obstacle(members, all) {
        return Err(refusal(sentence));
    }
    let select = plon_audiences::select_members(&segment.conditions, now)?;
    Ok(Some(ChosenSegment { id, name: segment.name, members, select }))
}

/// Reason why figures of so many participants among `all` would be those of single people.
fn obstacle(members: i64, all: i64) -> Option<&'static str> {
    if members < FEWEST {
        return Some("Ten segment ma mniej niż 5\u{a0}uczestników: raport pokazałby liczby pojedynczych osób");
    }
    let others = all - members;
    (0 < others && others < FEWEST).then_some(
        "Poza tym segmentem jest mniej niż 5\u{a0}uczestników: różnica raportów pokazałaby liczby pojedynczych osób",
    )
}

fn refusal(sentence: &str) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error("segment_id", sentence);
    fields.into_error()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_few_members_nor_few_others_are_told_of() {
        for (members, all, is_told) in
            [(0, 0, false), (4, 100, false), (5, 100, true), (95, 100, true), (96, 100, false), (100, 100, true)]
        {
            assert_eq!(obstacle(members, all).is_none(), is_told, "{members} of {all}");
        }
    }
}
