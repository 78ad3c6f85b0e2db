//! Webhooks of pushed batches: read, posted, cancelled. A file that an operator has uploaded has none.
use plon_domain::import::ImportStatus;

use super::super::store::{self as imports, ImportRow};
use plon_kernel::db::Tx;
use plon_kernel::ids::{ApiClientId, ImportId};
use plon_kernel::types::Timestamp;
use plon_platform::webhooks::{self, BatchCancelled, BatchChecked, BatchPosted};

/// A batch was read; it is being posted, or waits for an operator.
pub async fn queue_checked(tx: &mut Tx, id: ImportId, now: Timestamp) -> sqlx::Result<()> {
    let Some(run) = imports::find_import(tx, id).await? else { return Ok(()) };
    let Some(client) = run.client_id else { return Ok(()) };
    let data = || BatchChecked {
        batch: id,
        read: run.rows_read,
        valid: run.rows_valid,
        faulty: run.rows_faulty,
        skipped: run.rows_skipped,
        waits_for_operator: run.status == ImportStatus::Previewed,
    };
    webhooks::queue_all(tx, Some(client), now, || vec![data()]).await
}

/// All of a batch is posted.
pub async fn queue_posted(tx: &mut Tx, run: &ImportRow, now: Timestamp) -> anyhow::Result<()> {
    let Some(client) = run.client_id else { return Ok(()) };
    let figures = serde_json::from_str(&run.figures)?;
    let data = BatchPosted { batch: run.id, posted: run.rows_posted, figures };
    Ok(webhooks::queue_all(tx, Some(client), now, || vec![data]).await?)
}

/// A batch is cancelled.
pub async fn queue_cancelled(
    tx: &mut Tx,
    (batch, client): (ImportId, Option<ApiClientId>),
    now: Timestamp,
) -> sqlx::Result<()> {
    let Some(client) = client else { return Ok(()) };
    webhooks::queue_all(tx, Some(client), now, || vec![BatchCancelled { batch }]).await
}
