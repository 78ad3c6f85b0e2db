//! Seals new rows in the background, and logs the end of each chain once a day and at every start.
use std::time::Duration;

use super::model::{Chain, GENESIS, LINK};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;

use super::store::{self, Block, Mark};
use super::{Digest, hash_of};

/// Interval of sealing.
const PAUSE: Duration = Duration::from_secs(5);

/// Largest number of rows in a block.
const BLOCK: i64 = 1000;

/// Seals until the server shuts down.
pub async fn run(app: App) {
    let mut sealer = Sealer::default();
    let mut logged_on: Option<BusinessDate> = None;
    while !app.shutdown.is_requested() {
        match sealer.seal(&app).await {
            Ok(0) => {}
            Ok(rows) => tracing::debug!(rows, "rows are sealed"),
            Err(error) => tracing::error!(%error, "cannot seal the audit log and the ledger"),
        }
        let today = app.clock.today();
        if logged_on != Some(today) && log_digests(&app).await.unwrap_or_default() {
            logged_on = Some(today);
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Logs the digests: an attacker who rewrites the database cannot rewrite logs that have left the machine. True if
/// there was one.
async fn log_digests(app: &App) -> sqlx::Result<bool> {
    let mut is_logged = false;
    for chain in Chain::ALL {
        if let Some(block) = store::find_last_block(&mut app.db.read().await?, chain).await? {
            let digest = digest_of(chain, &block);
            tracing::info!(target: "security", event = "chain_digest", %digest, last_id = block.last_id, "chain digest");
            is_logged = true;
        }
    }
    Ok(is_logged)
}

pub(super) fn digest_of(chain: Chain, block: &Block) -> Digest {
    Digest { chain, block: block.number, hash: hex::encode(block.hash()) }
}

/// Per chain, the mark up to which the next run may seal.
#[derive(Debug, Default)]
pub struct Sealer {
    marks: [Option<Mark>; 2],
}

impl Sealer {
    /// Seals the rows up to the previous run's mark, once no earlier row can still appear; returns their number.
    ///
    /// # Errors
    /// When the database does not answer; the rest is sealed at the next run.
    pub async fn seal(&mut self, app: &App) -> sqlx::Result<u64> {
        let mut sealed = 0;
        for (chain, mark) in Chain::ALL.into_iter().zip(&mut self.marks) {
            if let Some(passed) = *mark {
                if !store::has_passed(&mut app.db.read().await?, passed).await? {
                    continue;
                }
                while !app.shutdown.is_requested() {
                    let rows = seal_block(app, chain, passed).await?;
                    sealed += rows;
                    if rows == 0 {
                        break;
                    }
                }
            }
            *mark = Some(store::load_mark(&mut app.db.read().await?, chain).await?);
        }
        Ok(sealed)
    }
}

/// Adds the next block up to a mark; returns its number of rows, 0 when another process was first.
async fn seal_block(app: &App, chain: Chain, mark: Mark) -> sqlx::Result<u64> {
    let mut reader = app.db.read().await?;
    let last = store::find_last_block(&mut reader, chain).await?;
    let (number, last_id, mut hash) = last.map_or((0, 0, GENESIS), |block| (block.number, block.last_id, block.hash()));
    let rows = store::list_rows(&mut reader, chain, last_id, mark.id, BLOCK).await?;
    drop(reader);
    let Some(last_id) = rows.last().map(|row| row.id) else { return Ok(0) };
    let mut links = Vec::with_capacity(rows.len() * LINK);
    for row in &rows {
        hash = hash_of(&hash, &row.content);
        links.extend(row.id.to_be_bytes());
        links.extend(hash);
    }
    let block = Block { number: number + 1, last_id, links, sealed_at: app.clock.now() };
    let mut tx = app.db.begin().await?;
    let added = store::insert_block(&mut tx, chain, &block).await?;
    tx.commit().await?;
    Ok(if added { rows.len() as u64 } else { 0 })
}
