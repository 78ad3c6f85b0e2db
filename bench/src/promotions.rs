//! Cost of a changed line for promotions: with the line evaluated alone, and with all lines of its participant.
use std::time::{Duration, Instant};

use plon_kernel::ids::{LineId, ParticipantId};
use plon_kernel::on_db;
use plon_platform::app::App;
use plon_platform::ledger;
use plon_promotions as promotions;

/// Number of lines changed, one after the other, in a transaction each.
const CHANGES: usize = 50;

/// Number of the participant's lines, and the time of one change in both ways.
pub struct Reconciled {
    pub lines: usize,
    pub incremental: Duration,
    pub from_scratch: Duration,
}

/// Gives all invoices to one participant and changes lines of them.
pub async fn reconcile(app: &App) -> anyhow::Result<Reconciled> {
    let (participant, lines) = gather(app).await?;
    anyhow::ensure!(lines.len() >= CHANGES, "there are too few lines");
    count(app, participant, &lines).await?;
    let incremental = changes(app, participant, &lines, |line| vec![line]).await?;
    let from_scratch = changes(app, participant, &lines, |_| lines.clone()).await?;
    Ok(Reconciled { lines: lines.len(), incremental, from_scratch })
}

async fn gather(app: &App) -> anyhow::Result<(ParticipantId, Vec<LineId>)> {
    let mut tx = app.db.begin().await?;
    let participant: ParticipantId = on_db!(&mut tx, conn => sqlx::query_scalar(
        "SELECT MIN(participant_id) FROM invoices").fetch_one(conn).await)?;
    on_db!(&mut tx, conn => sqlx::query("UPDATE invoices SET participant_id = $1, status = 'accepted'")
        .bind(participant).execute(conn).await.map(|_| ()))?;
    on_db!(&mut tx, conn => sqlx::query("UPDATE invoice_lines SET status = 'accepted'")
        .execute(conn).await.map(|_| ()))?;
    let lines = on_db!(&mut tx, conn => sqlx::query_scalar("SELECT id FROM invoice_lines ORDER BY id")
        .fetch_all(conn).await)?;
    tx.commit().await?;
    Ok((participant, lines))
}

/// Mean time of evaluating, after a change, the lines that `looked_at` names.
async fn changes(
    app: &App,
    participant: ParticipantId,
    lines: &[LineId],
    looked_at: impl Fn(LineId) -> Vec<LineId>,
) -> anyhow::Result<Duration> {
    let mut taken = Duration::ZERO;
    let changed: Vec<LineId> = lines.iter().step_by(lines.len() / CHANGES).copied().take(CHANGES).collect();
    for line in &changed {
        let mut tx = app.db.begin().await?;
        on_db!(&mut tx, conn => sqlx::query("UPDATE invoice_lines SET quantity = quantity + 1 WHERE id = $1")
            .bind(*line).execute(conn).await.map(|_| ()))?;
        tx.commit().await?;
        let began = Instant::now();
        count(app, participant, &looked_at(*line)).await?;
        taken += began.elapsed();
    }
    Ok(taken / u32::try_from(changed.len())?)
}

async fn count(app: &App, participant: ParticipantId, lines: &[LineId]) -> anyhow::Result<()> {
    let mut tx = app.db.begin().await?;
    ledger::lock_all(&mut tx, &[participant]).await?;
    let counted = promotions::lines_changed(&app.rng, &mut tx, lines, app.clock.now()).await;
    counted.map_err(|error| anyhow::anyhow!("{error:?}"))?;
    tx.commit().await?;
    Ok(())
}
