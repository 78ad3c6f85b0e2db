//! Filter by a segment.
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

/// Narrows a list of participants to the members of a segment; without one the list stays as it is, and a segment that
/// is gone has no members.
///
/// # Errors
/// When the database does not answer.
pub async fn narrow_to_segment(
    db: &mut impl Read,
    participants: Select,
    segment: Option<SegmentId>,
    now: Timestamp,
) -> Result<Select, ApiError> {
    let Some(id) = segment else { return Ok(participants) };
    match plon_audiences::find_segment(db, id).await? {
        Some(segment) => Ok(plon_audiences::narrow(participants, &segment.conditions, now)?),
        None => Ok(participants.only("FALSE")),
    }
}
