//! Posts an accepted import: its staged rows in chunks, each written exactly once, and then the final steps.
use std::collections::BTreeMap;

use plon_domain::import::ImportStatus;

use super::store::{self, ImportRow, StagedRow};
use super::{batches, worker};
use crate::handler;
use plon_kernel::bulk::CHUNK;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Posts the remaining rows until none is left, or until another process has taken the import.
///
/// # Errors
/// When the database does not answer or the ledger does not balance; the remaining rows stay to be posted.
pub async fn commit_rows(app: &App, mut run: ImportRow) -> Result<(), ApiError> {
    while let Some(mut tx) = worker::begin_step(app, &run).await? {
        let rows = whole_groups(store::list_staged_rows(&mut tx, &run, CHUNK as i64).await?);
        let accepted = run.accepted().ok_or_else(|| anyhow::anyhow!("import {} was not accepted", run.id.0))?;
        let Some(last) = rows.last() else {
            let done = (handler::handler_of(run.kind)?.finish)(app, &mut tx, accepted).await?;
            if done {
                store::set_status(&mut tx, run.id, ImportStatus::Posted, Some(app.clock.now())).await?;
                batches::insert_left_out(&mut tx, &run).await?;
                batches::webhook_events::queue_posted(&mut tx, &run, app.clock.now()).await?;
            }
            tx.commit().await?;
            if done {
                return Ok(());
            }
            continue;
        };
        let posted = (handler::handler_of(run.kind)?.commit_rows)(app, &mut tx, accepted, &rows).await?;
        let mut next = run.clone();
        (next.posted_group, next.posted_row) = (last.group_row, last.row_number);
        next.rows_posted += i64::try_from(rows.len()).unwrap_or(0);
        next.figures = add_figures(&run.figures, &posted.figures)?;
        store::insert_notes(&mut tx, run.id, &posted.notes).await?;
        batches::insert_results(&mut tx, &run, &posted.results).await?;
        store::store_progress(&mut tx, &next).await?;
        tx.commit().await?;
        run = next;
    }
    Ok(())
}

/// Rows without the last group, which may continue in the next chunk.
fn whole_groups(mut rows: Vec<StagedRow>) -> Vec<StagedRow> {
    if rows.len() == CHUNK
        && let (Some(first), Some(last)) = (rows.first(), rows.last())
        && first.group_row != last.group_row
    {
        let open = last.group_row;
        rows.retain(|row| row.group_row != open);
    }
    rows
}

fn add_figures(figures: &str, more: &[(&'static str, i64)]) -> Result<String, ApiError> {
    let mut sums: BTreeMap<String, i64> = serde_json::from_str(figures).map_err(anyhow::Error::new)?;
    for (code, value) in more {
        *sums.entry((*code).to_owned()).or_default() += value;
    }
    Ok(serde_json::to_string(&sums).map_err(anyhow::Error::new)?)
}
