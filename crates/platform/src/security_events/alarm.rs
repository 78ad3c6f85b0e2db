//! Alarm of failed sign-ins: too many in one hour, in all or at one account.
use jiff::SignedDuration;

use super::store::{self, HourRow};
use crate::alarms::{self, AlarmKind};
use crate::app::App;
use plon_kernel::types::Timestamp;

/// Failed tries in an hour past which administrators are warned. A programme of some thousand participants has a few
/// wrong passwords an hour; one network alone may try 200 an hour before its limit stops it.
pub const IN_ALL: i64 = 50;

/// The same for one account: people who forgot a password stop before, and one network is stopped after ten in a
/// quarter of an hour.
pub const AT_ONE_ACCOUNT: i64 = 20;

/// Time for which an alarm stays up after the last hour over the limit, so that the morning sees the night's.
const STANDS: SignedDuration = SignedDuration::from_hours(24);

/// Raises the alarms when an hour of the last day is over a limit, else clears them.
///
/// # Errors
/// When the database does not answer.
pub async fn check_limits(app: &App) -> sqlx::Result<()> {
    let now = app.clock.now();
    let since = Timestamp(now.0 - STANDS);
    let mut db = app.db.read().await?;
    let hours = store::list_failed_sign_ins_by_hour(&mut db, since).await?;
    let worst = hours.iter().max_by_key(|row| (row.tries(), row.hour)).filter(|row| row.tries() > IN_ALL);
    let account = store::find_most_tried(&mut db, since, AT_ONE_ACCOUNT).await?;
    let standing = alarms::list_raised(&mut db).await?;
    drop(db);
    let found =
        [(AlarmKind::FailedSignIns, worst.map(|row| (row.hour, row.tries()))), (AlarmKind::AttackedAccount, account)];
    for (kind, over) in found {
        let stands = standing.iter().find(|alarm| alarm.kind == kind);
        match over {
            Some((hour, tries)) if stands.is_none_or(|alarm| alarm.count != tries) => {
                if stands.is_none() {
                    tracing::warn!(target: "security", event = "alarm", kind = kind.as_str(), tries, "alarm is raised");
                }
                let mut tx = app.db.begin().await?;
                alarms::raise(&mut tx, kind, tries, &start_of_hour(hour).0.to_string(), now).await?;
                tx.commit().await?;
            }
            None if stands.is_some() => {
                let mut tx = app.db.begin().await?;
                alarms::clear(&mut tx, kind).await?;
                tx.commit().await?;
            }
            _ => {}
        }
    }
    Ok(())
}

impl HourRow {
    pub fn tries(&self) -> i64 {
        self.failed + self.locked
    }
}

/// Start of an hour, counted from 1970.
pub fn start_of_hour(hour: i64) -> Timestamp {
    Timestamp(jiff::Timestamp::from_second(hour.saturating_mul(3600)).unwrap_or(jiff::Timestamp::MIN))
}
