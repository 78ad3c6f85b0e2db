//! Participants: who joined, who buys, and who stays.
mod store;

use jiff::civil::Date;
use plon_domain::season::Season;
use plon_kernel::db::Conn;

use super::model::{GroupBy, ReportRow, Scope};
use super::purchases::voivodeship_of;
use super::sums::{Sums, day_of_hour};

/// Columns of participation: joined, active, active for the first time, lapsed.
const PARTICIPATION_WIDTH: usize = 4;

/// Seasons after the first that a cohort is followed.
const FOLLOWED: i64 = 4;

pub async fn load_participation(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(PARTICIPATION_WIDTH);
    let label = |season: i64, postcode: &str| match scope.by {
        GroupBy::Voivodeship if season == i64::from(scope.season) => Some(voivodeship_of(postcode)),
        GroupBy::Voivodeship => None,
        _ => Some(season.to_string()),
    };
    for joined in store::list_joined(db, scope.members()).await? {
        if let Some(label) = label(season_of(joined.hour)?, &joined.postcode) {
            rows.add(&label, 0, joined.people);
        }
    }
    for active in store::list_active(db, scope.members()).await? {
        if let Some(label) = label(active.season, &active.postcode) {
            rows.add(&label, 1, active.people);
            rows.add(&label, 2, active.first);
        }
        // Whoever does not buy in the season after one has lapsed in it, once that season has begun.
        if active.season < i64::from(scope.running)
            && let Some(label) = label(active.season + 1, &active.postcode)
        {
            rows.add(&label, 3, active.lapsed);
        }
    }
    rows.into_rows(scope.by)
}

/// Cohorts by the season in which they joined; a season that has not come yet has no figure.
pub async fn load_cohorts(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let width = usize::try_from(FOLLOWED + 2)?;
    let mut rows = Sums::new(width);
    for joined in store::list_joined(db, scope.members()).await? {
        rows.add(&season_of(joined.hour)?.to_string(), 0, joined.people);
    }
    for active in store::list_active_by_joining(db, scope.members()).await? {
        let after = active.season - season_of(active.hour)?;
        if (0..=FOLLOWED).contains(&after) {
            rows.add(&season_of(active.hour)?.to_string(), usize::try_from(after + 1)?, active.people);
        }
    }
    let mut rows = rows.into_rows(GroupBy::Season)?;
    for row in &mut rows {
        let joined: i64 = row.label.parse()?;
        for (figure, after) in row.figures.iter_mut().skip(1).zip(0..) {
            if joined + after > i64::from(scope.running) {
                *figure = None;
            }
        }
    }
    Ok(rows)
}

/// Year of the season in which an hour falls.
fn season_of(hour: i64) -> anyhow::Result<i64> {
    let day: Date = day_of_hour(hour)?;
    Ok(Season::of(day).into())
}
