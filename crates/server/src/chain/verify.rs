//! Verifies a chain against its table, block by block, and names the first faulty row.
use super::model::{Chain, GENESIS, Hash, LINK};
use plon_kernel::db::{Conn, Db};
use plon_kernel::types::Timestamp;

use super::seal::digest_of;
use super::store::{self, Block};
use super::{Digest, hash_of};

/// Result of verifying a chain.
#[derive(Debug)]
pub struct Report {
    pub chain: Chain,
    /// Number of valid blocks and of valid rows.
    pub blocks: i64,
    pub rows: u64,
    /// Number of rows after the last block.
    pub unsealed: i64,
    pub sealed_at: Option<Timestamp>,
    /// End of the chain, to compare with the log.
    pub digest: Option<Digest>,
    /// The first error; later rows were not checked.
    pub error: Option<Error>,
}

/// Reason why a chain is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    #[error("row {1} of {0} was changed after it was sealed")]
    Changed(&'static str, i64),
    #[error("row {1} of {0} was deleted after it was sealed")]
    Missing(&'static str, i64),
    #[error("row {1} of {0} was inserted among sealed rows")]
    Inserted(&'static str, i64),
    #[error("block {1} of the chain over {0} is missing")]
    BlockMissing(&'static str, i64),
    #[error("block {1} of the chain over {0} was changed")]
    BlockChanged(&'static str, i64),
    #[error("block {1} of the chain over {0} is not the one whose digest is known")]
    Rewritten(&'static str, i64),
}

/// Checks every sealed row, a block at a time. `known` are digests from the log: only they reveal a chain that was
/// recomputed as a whole.
///
/// # Errors
/// When the database does not answer.
pub async fn verify(db: &Db, chain: Chain, known: &[Digest]) -> sqlx::Result<Report> {
    let mut reader = db.read().await?;
    let mut report = Report { chain, blocks: 0, rows: 0, unsealed: 0, sealed_at: None, digest: None, error: None };
    let (mut last_id, mut hash) = (0, GENESIS);
    while let Some(block) = store::find_next_block(&mut reader, chain, report.blocks).await? {
        report.error = error_of(&mut reader, chain, (report.blocks, last_id, hash), &block, known).await?;
        if report.error.is_some() {
            return Ok(report);
        }
        report.blocks = block.number;
        report.rows += block.rows().count() as u64;
        report.sealed_at = Some(block.sealed_at);
        report.digest = Some(digest_of(chain, &block));
        (last_id, hash) = (block.last_id, block.hash());
    }
    let beyond = known.iter().filter(|digest| digest.chain == chain && digest.block > report.blocks);
    report.error = beyond.map(|digest| digest.block).min().map(|block| Error::BlockMissing(chain.table(), block));
    report.unsealed = store::count_after(&mut reader, chain, last_id).await?;
    Ok(report)
}

/// First error of a block, given the number, the last id and the hash of the previous one.
async fn error_of(
    db: &mut Conn,
    chain: Chain,
    (number, after, mut hash): (i64, i64, Hash),
    block: &Block,
    known: &[Digest],
) -> sqlx::Result<Option<Error>> {
    let table = chain.table();
    if block.number != number + 1 {
        return Ok(Some(Error::BlockMissing(table, number + 1)));
    }
    let links: Vec<(i64, Hash)> = block.rows().collect();
    let ascends = links.is_sorted_by(|(one, _), (next, _)| one < next);
    let is_whole = block.links.len() == links.len() * LINK && links.last().is_some_and(|(id, _)| *id == block.last_id);
    if !ascends || !is_whole {
        return Ok(Some(Error::BlockChanged(table, block.number)));
    }
    let rows = store::list_rows(db, chain, after, block.last_id, links.len() as i64 + 1).await?;
    let mut rows = rows.into_iter();
    for (id, link) in links {
        match rows.next() {
            Some(row) if row.id < id => return Ok(Some(Error::Inserted(table, row.id))),
            Some(row) if row.id == id => {
                if hash_of(&hash, &row.content) != link {
                    return Ok(Some(Error::Changed(table, id)));
                }
            }
            _ => return Ok(Some(Error::Missing(table, id))),
        }
        hash = link;
    }
    if let Some(row) = rows.next() {
        return Ok(Some(Error::Inserted(table, row.id)));
    }
    let end = hex::encode(hash);
    let expected = known.iter().filter(|digest| digest.chain == chain && digest.block == block.number);
    let is_another = expected.into_iter().any(|digest| digest.hash != end);
    Ok(is_another.then_some(Error::Rewritten(table, block.number)))
}
