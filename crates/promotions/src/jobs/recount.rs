//! Recounts participants under a revision published after their purchases.
use super::super::evaluation;
use super::store;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger;

/// Participants in one step; their accounts are locked during it.
const AT_ONCE: i64 = 20;

/// Recounts the next participants; `false` when no recount is open.
pub async fn run_step(app: &App) -> Result<bool, ApiError> {
    let Some(run) = store::find_open_recount(&mut app.db.read().await?).await? else { return Ok(false) };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let participants = store::list_next_concerned(&mut tx, &run, AT_ONCE).await?;
    let last = participants.last().copied();
    if !store::store_recount_progress(&mut tx, &run, last, participants.len(), now).await? {
        return Ok(true);
    }
    if last.is_some() {
        ledger::lock_all(&mut tx, &participants).await?;
        evaluation::recount(&app.rng, &mut tx, run.promotion_id, &participants, (run.counts_from, run.counts_to), now)
            .await?;
    }
    tx.commit().await?;
    Ok(true)
}
