//! Publishes scheduled drafts at their time.
use super::super::editor::{from_json, publish, store as editor};
use super::store::{self, DueDraftRow};
use plon_domain::promotions::Simulation;
use plon_identity::operators;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Publishes the next draft whose time has come, or says why it is not published; `false` when none is due. What moves
/// points is simulated anew first, since purchases have come after it was scheduled.
pub async fn run_step(app: &App) -> Result<bool, ApiError> {
    let now = app.clock.now();
    let Some(due) = store::find_due_draft(&mut app.db.read().await?, now).await? else { return Ok(false) };
    let mut tx = app.db.begin().await?;
    editor::lock_recount(&mut tx, due.promotion_id).await?;
    let Some(head) = editor::lock_head(&mut tx, due.promotion_id).await? else { return Ok(true) };
    let draft = editor::find_draft(&mut tx, due.promotion_id).await?;
    let Some(draft) = draft.filter(|draft| draft.version == due.version && draft.publish_at == Some(due.publish_at))
    else {
        return Ok(true);
    };
    match publish(&mut tx, app, &head, &draft, due.scheduled_by).await {
        Ok(()) => {
            let content = format!("„{}” jest opublikowana, tak jak zaplanowano.", due.name);
            operators::notify(&mut tx, due.scheduled_by, ("Promocja jest opublikowana", &content), now).await?;
            tx.commit().await?;
        }
        Err(ApiError::Refused(ErrorCode::ForecastMissing)) if !due.was_simulated => {
            drop(tx);
            simulate(app, &due, &draft.definition, now).await?;
        }
        Err(error) if error.is_refusal() => {
            drop(tx);
            refuse(app, &due, &error, now).await?;
        }
        Err(error) => return Err(error),
    }
    Ok(true)
}

async fn simulate(app: &App, due: &DueDraftRow, definition: &str, now: Timestamp) -> Result<(), ApiError> {
    from_json(definition)?;
    let nothing = serde_json::to_string(&Simulation::default()).map_err(anyhow::Error::new)?;
    let mut tx = app.db.begin().await?;
    let what = (due.season, definition, &*nothing);
    store::insert_simulation(&mut tx, due.promotion_id, what, due.scheduled_by, now).await?;
    tx.commit().await?;
    Ok(())
}

/// Stores why a draft was not published, and tells the operator who scheduled it.
async fn refuse(app: &App, due: &DueDraftRow, error: &ApiError, now: Timestamp) -> Result<(), ApiError> {
    let reason = error.to_sentences();
    let mut tx = app.db.begin().await?;
    if store::put_refusal(&mut tx, due, &reason).await? {
        let content = format!("„{}” czeka jako szkic. {reason}", due.name);
        operators::notify(&mut tx, due.scheduled_by, ("Promocji nie udało się opublikować", &content), now).await?;
    }
    tx.commit().await?;
    Ok(())
}
