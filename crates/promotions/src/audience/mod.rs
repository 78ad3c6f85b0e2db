//! Participants whom a promotion for a segment is for: its members when it was published, and whoever joins later. What
//! was promised stays: nobody is removed, also when they are no member any more.
mod selected;
mod store;

use std::collections::BTreeSet;

use plon_domain::audience::AccountType;

use super::editor::{days_of, request_recount};
use super::evaluation::LineRow;
use super::promotion::Promotion;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, PromotionId, SegmentId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};

pub(super) use selected::is_for_selected;
pub(super) use store::list_in_audience;

pub(super) fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(selected::list_selected_promotions))
        .routes(routes!(selected::show_selected_promotion))
}

/// Members read at once.
const AT_ONCE: i64 = 1_000;

/// True when a promotion is for a participant of its audience.
///
/// # Errors
/// When the database does not answer.
pub(super) async fn is_for(db: &mut impl Read, promotion: &Promotion, who: ParticipantId) -> sqlx::Result<bool> {
    Ok(promotion.segment.is_none() || store::is_in_audience(db, promotion.id, who).await?)
}

/// Takes the members of a segment into a promotion's audience, with those who take part already; returns how many are
/// new.
///
/// # Errors
/// `NotFound` when there is no such segment.
pub(super) async fn take(
    tx: &mut Tx,
    (promotion, audience): (PromotionId, AccountType),
    segment: SegmentId,
    now: Timestamp,
) -> Result<u64, ApiError> {
    let segment = plon_audiences::find_segment(tx, segment).await?.ok_or(ApiError::NotFound)?;
    let mut added = store::insert_takers(tx, promotion, now).await?;
    let mut after = None;
    loop {
        let members = plon_audiences::list_members(tx, &segment.conditions, now, (after, AT_ONCE)).await?;
        let Some(last) = members.last().copied() else { return Ok(added) };
        added += store::insert_members(tx, (promotion, audience), &members, now).await?;
        after = Some(last);
    }
}

/// Adds the new members of segments to the promotions that are not over, and counts their purchases; once a day.
///
/// # Errors
/// When the database does not answer.
pub async fn add_new_members(app: &App) -> Result<(), ApiError> {
    let running = store::list_running_for_segments(&mut app.db.read().await?, app.clock.today()).await?;
    for row in running {
        let now = app.clock.now();
        let promotion = Promotion::from_row(row)?;
        let Some(segment) = promotion.segment else { continue };
        let mut tx = app.db.begin().await?;
        if take(&mut tx, (promotion.id, promotion.audience), segment, now).await? > 0 {
            request_recount(&mut tx, promotion.id, days_of(&promotion.definition), now).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Participants among the owners of some lines whom promotions for segments are for.
pub(super) struct Chosen(BTreeSet<(PromotionId, ParticipantId)>);

impl Chosen {
    /// # Errors
    /// When the database does not answer.
    pub async fn load(tx: &mut Tx, promotions: &[Promotion], lines: &[LineRow]) -> sqlx::Result<Chosen> {
        let owners: BTreeSet<ParticipantId> = lines.iter().map(|line| line.participant_id).collect();
        let owners: Vec<ParticipantId> = owners.into_iter().collect();
        let mut chosen = BTreeSet::new();
        for promotion in promotions.iter().filter(|promotion| promotion.segment.is_some()) {
            let found = store::list_in_audience(tx, promotion.id, &owners).await?;
            chosen.extend(found.into_iter().map(|participant| (promotion.id, participant)));
        }
        Ok(Chosen(chosen))
    }

    /// True when purchases of a participant may count in a promotion.
    pub fn has(&self, promotion: &Promotion, who: ParticipantId) -> bool {
        promotion.segment.is_none() || self.0.contains(&(promotion.id, who))
    }
}
