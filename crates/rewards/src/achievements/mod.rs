//! Achievements: levels of the lifetime total, each recorded once, with a bonus and a notification.
mod admin;
mod store;

use plon_domain::achievement::newly_reached;
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::{Points, grant};
use plon_message_templates::points::{LEVEL, LEVEL_WITH_BONUS};

use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(admin::admin_list_levels))
        .routes(routes!(admin::admin_create_level))
        .routes(routes!(admin::admin_update_level))
        .routes(routes!(admin::admin_delete_level))
}

/// Records the levels that the total has passed since it was `before`, posts their bonuses and gives the new levels.
/// Bonuses count towards the total themselves and are bounded by its limit. A level recorded before stays as it is.
pub async fn award_levels(
    tx: &mut Tx,
    participant: ParticipantId,
    mut before: Points,
    now: Timestamp,
) -> Result<Vec<Points>, ApiError> {
    let mut recorded = Vec::new();
    let levels = store::list_levels(tx).await?;
    let marks: Vec<Points> = levels.iter().map(|level| Points(level.level)).collect();
    loop {
        let after = ledger::balances(tx, participant).await?.figures().total;
        let reached: Vec<Points> = newly_reached(&marks, before, after).collect();
        if reached.is_empty() {
            return Ok(recorded);
        }
        for level in levels.iter().filter(|level| reached.contains(&Points(level.level))) {
            if store::insert_achievement(tx, participant, level.level, now).await? {
                reward(tx, participant, level, now).await?;
                recorded.push(Points(level.level));
            }
        }
        before = after;
    }
}

/// Totals at which a level is reached, in points.
pub async fn list_levels(tx: &mut Tx) -> sqlx::Result<Vec<Points>> {
    Ok(store::list_levels(tx).await?.into_iter().map(|level| Points(level.level)).collect())
}

async fn reward(
    tx: &mut Tx,
    participant: ParticipantId,
    level: &store::AchievementLevel,
    now: Timestamp,
) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    let room = ledger::balances(tx, participant).await?.figures().room(limit);
    let bonus = grant(Points(level.bonus_points), room).granted();
    let reached = Points(level.level).to_polish();
    if bonus > Points::ZERO {
        let posting = Posting {
            participant,
            transfer: Transfer::accrual(Source::Achievements, bonus).map_err(anyhow::Error::new)?,
            cause: (CauseKind::Achievement, level.level),
            key: format!("achievement:{}:{}:accrual", participant.0, level.level),
            explanation: &format!("Premia za osiągnięcie poziomu {reached}"),
        };
        ledger::post(tx, &posting, now).await?;
    }
    let template = if bonus == Points::ZERO { &LEVEL } else { &LEVEL_WITH_BONUS };
    let bonus = bonus.to_polish();
    let values = [("poziom", reached.as_str()), ("premia", &bonus)];
    notifications::notify_by_template(tx, participant, (template, &values), "/historia-punktow", now).await?;
    Ok(())
}
