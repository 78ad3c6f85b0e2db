//! Points for being in the programme: for joining, and for each season after the first; the season sets the amounts.
mod store;

use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::{Points, grant};
use plon_domain::season::Season;
use plon_message_templates::points::OF_SEASON;

use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications;

use crate::points;

/// Points that were granted, and the total before them.
#[derive(Debug, Clone, Copy)]
struct Granted {
    participant: ParticipantId,
    points: Points,
    total_before: Points,
}

/// Grants the points for joining, with all that follows from them.
///
/// # Errors
/// `SeasonMissing` when the season is not there.
pub async fn grant_welcome_points(
    tx: &mut Tx,
    participant: ParticipantId,
    season: Season,
    now: Timestamp,
) -> Result<(), ApiError> {
    let granted = welcome(tx, participant, season, now).await?;
    points::apply_earned(tx, participant, granted.total_before, now).await
}

/// Grants the points of the running season to some of those who have none yet; the number paid.
pub async fn pay_season(app: &App, tx: &mut Tx, most: i64) -> Result<u64, ApiError> {
    let paid = pay(app, tx, Season::of(app.clock.today().0), most).await?;
    let totals = paid.iter().map(|paid| (paid.participant, paid.total_before, paid.total_before + paid.points));
    points::apply_earned_by_many(tx, &totals.collect::<Vec<_>>(), app.clock.now()).await?;
    Ok(paid.len() as u64)
}

/// Posts the points for joining.
///
/// # Errors
/// `SeasonMissing` when the season is not there.
async fn welcome(tx: &mut Tx, participant: ParticipantId, season: Season, now: Timestamp) -> Result<Granted, ApiError> {
    let points = store::find_welcome_points(tx, season).await?.ok_or(ErrorCode::SeasonMissing)?;
    post(tx, participant, Points(points), (0, "Punkty powitalne"), now).await
}

/// Posts the season's points to at most `most` participants who joined before it began and have none for it yet. An
/// empty result means that nobody is left.
async fn pay(app: &App, tx: &mut Tx, season: Season, most: i64) -> Result<Vec<Granted>, ApiError> {
    let now = app.clock.now();
    let began_at = app.clock.start_of(season.first_day()).map_err(anyhow::Error::new)?;
    let mut paid = Vec::new();
    for due in store::list_due_members(tx, season, began_at, most).await? {
        let explanation = format!("Punkty za udział w sezonie {season}");
        let cause = (i64::from(season), explanation.as_str());
        // A participant whom another process has paid meanwhile is passed over, and notified only once.
        if !store::insert_membership(tx, due.participant, season, now).await? {
            continue;
        }
        let granted = post(tx, due.participant, Points(due.points), cause, now).await?;
        store::set_points(tx, due.participant, season, granted.points).await?;
        if granted.points > Points::ZERO {
            let (points, season) = (granted.points.to_polish(), season.to_string());
            let values = [("punkty", points.as_str()), ("sezon", &season)];
            notifications::notify_by_template(tx, due.participant, (&OF_SEASON, &values), "/historia-punktow", now)
                .await?;
        }
        paid.push(granted);
    }
    Ok(paid)
}

/// Posts the points for which the limit of the total leaves room.
async fn post(
    tx: &mut Tx,
    participant: ParticipantId,
    points: Points,
    (season, explanation): (i64, &str),
    now: Timestamp,
) -> Result<Granted, ApiError> {
    let before = ledger::lock(tx, participant).await?.figures();
    let granted = grant(points, before.room(ledger::limit_of_total(tx).await?)).granted();
    if granted > Points::ZERO {
        let posting = Posting {
            participant,
            transfer: Transfer::accrual(Source::Affiliation, granted).map_err(anyhow::Error::new)?,
            cause: (CauseKind::Membership, season),
            key: format!("membership:{}:{season}:accrual", participant.0),
            explanation,
        };
        ledger::post(tx, &posting, now).await?;
    }
    Ok(Granted { participant, points: granted, total_before: before.total })
}
