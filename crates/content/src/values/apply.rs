//! Values whose day has come go among the settings.
use plon_domain::programme_value::ProgrammeValue;
use plon_kernel::db::Tx;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;

use super::super::system::put_setting;
use super::model::WaitingValue;
use super::store;

/// Has the values hold whose day has come; a step of the daily job.
///
/// # Errors
/// When the database does not answer.
pub async fn apply_due(app: &App) -> sqlx::Result<()> {
    let (today, now) = (app.clock.today(), app.clock.now());
    let mut tx = app.db.begin().await?;
    let waiting = store::list_waiting(&mut tx).await?;
    for value in waiting.iter().filter(|value| value.valid_from <= today) {
        apply(&mut tx, value, now).await?;
    }
    tx.commit().await
}

/// Has a value hold from now on.
pub async fn apply(tx: &mut Tx, waiting: &WaitingValue, now: Timestamp) -> sqlx::Result<()> {
    if !store::mark_applied(tx, waiting.id, now).await? {
        return Ok(());
    }
    put_setting(tx, waiting.key.as_str(), &waiting.value.to_string(), now).await?;
    if waiting.key == ProgrammeValue::PointsLimit {
        store::mark_at_limit(tx, waiting.value, now).await?;
    }
    Ok(())
}

/// Value that will hold on the day before, and the one that is to follow it, of those that wait.
pub fn neighbours(waiting: &[WaitingValue], key: ProgrammeValue, day: BusinessDate) -> (Option<i64>, Option<i64>) {
    let of_kind = || waiting.iter().filter(|value| value.key == key);
    let before = of_kind().rfind(|value| value.valid_from < day).map(|value| value.value);
    let after = of_kind().find(|value| value.valid_from > day).map(|value| value.value);
    (before, after)
}
