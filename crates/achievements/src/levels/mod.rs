//! Levels of the lifetime total, each recorded once, with a bonus and a notification.
mod admin;
mod store;

use std::collections::BTreeMap;

use plon_domain::achievement::newly_reached;
use plon_domain::balances::Balances;
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

/// Records the levels that totals have passed since they were `before`, posts their bonuses, tells the participants and
/// gives the new levels. Bonuses count towards the totals themselves and are bounded by their limit. A level recorded
/// before stays as it is. `balances` are those that the ledger's `lock_all` has given, and are updated.
pub async fn award_levels(
    tx: &mut Tx,
    before: &[(ParticipantId, Points)],
    balances: &mut BTreeMap<ParticipantId, Balances>,
    now: Timestamp,
) -> Result<Vec<(ParticipantId, Points)>, ApiError> {
    let levels = store::list_levels(tx).await?;
    let marks: Vec<Points> = levels.iter().map(|level| Points(level.level)).collect();
    let bonuses: BTreeMap<i64, Points> = levels.iter().map(|level| (level.level, Points(level.bonus_points))).collect();
    let (mut totals, mut recorded) = (before.to_vec(), Vec::new());
    loop {
        let mut reached = Vec::new();
        for (participant, total) in &mut totals {
            let after = balances.get(participant).map_or(*total, |balances| balances.figures().total);
            reached.extend(newly_reached(&marks, *total, after).map(|level| (*participant, level.0)));
            *total = after;
        }
        if reached.is_empty() {
            return Ok(recorded);
        }
        let new = store::insert_achievements(tx, &reached, now).await?;
        reached.retain(|one| new.contains(one));
        reward(tx, &reached, &bonuses, balances, now).await?;
        recorded.extend(reached.into_iter().map(|(participant, level)| (participant, Points(level))));
    }
}

/// Totals at which a level is reached, in points.
pub async fn list_levels(tx: &mut Tx) -> sqlx::Result<Vec<Points>> {
    Ok(store::list_levels(tx).await?.into_iter().map(|level| Points(level.level)).collect())
}

/// Posts what the levels bring, each bonus as far as the limit of the participant's total leaves room, and tells of them.
async fn reward(
    tx: &mut Tx,
    reached: &[(ParticipantId, i64)],
    bonuses: &BTreeMap<i64, Points>,
    balances: &mut BTreeMap<ParticipantId, Balances>,
    now: Timestamp,
) -> Result<(), ApiError> {
    let limit = ledger::limit_of_total(tx).await?;
    let mut granted: BTreeMap<ParticipantId, Points> = BTreeMap::new();
    let mut due = Vec::with_capacity(reached.len());
    for (participant, level) in reached {
        let before = granted.entry(*participant).or_default();
        let room = balances.get(participant).map_or(Points::ZERO, |balances| balances.figures().room(limit)) - *before;
        let bonus = grant(bonuses.get(level).copied().unwrap_or_default(), room).granted();
        *before = *before + bonus;
        due.push(Bonus { participant: *participant, level: *level, points: bonus });
    }
    let explanations: Vec<String> =
        due.iter().map(|due| format!("Premia za osiągnięcie poziomu {}", Points(due.level).to_polish())).collect();
    let mut postings = Vec::with_capacity(due.len());
    for (due, explanation) in due.iter().zip(&explanations).filter(|(due, _)| due.points > Points::ZERO) {
        postings.push(due.posting(explanation)?);
    }
    if !postings.is_empty() {
        ledger::post_all(tx, &postings, balances, now).await?;
    }
    notify(tx, &due, now).await
}

/// Bonus for a level; zero where it has none, or the limit leaves no room.
struct Bonus {
    participant: ParticipantId,
    level: i64,
    points: Points,
}

impl Bonus {
    fn posting<'a>(&self, explanation: &'a str) -> anyhow::Result<Posting<'a>> {
        Ok(Posting {
            participant: self.participant,
            transfer: Transfer::accrual(Source::Achievements, self.points)?,
            cause: (CauseKind::Achievement, self.level),
            key: format!("achievement:{}:{}:accrual", self.participant.0, self.level),
            explanation,
        })
    }
}

async fn notify(tx: &mut Tx, bonuses: &[Bonus], now: Timestamp) -> Result<(), ApiError> {
    let texts: Vec<(String, String)> =
        bonuses.iter().map(|bonus| (Points(bonus.level).to_polish(), bonus.points.to_polish())).collect();
    let values: Vec<[(&str, &str); 2]> =
        texts.iter().map(|(level, bonus)| [("poziom", level.as_str()), ("premia", bonus.as_str())]).collect();
    let letters = bonuses.iter().zip(&values).map(|(bonus, values)| {
        let template = if bonus.points == Points::ZERO { &LEVEL } else { &LEVEL_WITH_BONUS };
        (bonus.participant, (template, values.as_slice()))
    });
    notifications::notify_all_by_template(tx, &letters.collect::<Vec<_>>(), "/historia-punktow", now).await?;
    Ok(())
}
