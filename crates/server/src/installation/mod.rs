//! Installation id, kept in the database and in the store of files: two halves that do not belong together are
//! refused at start, before anything is changed.
mod model;
mod store;
mod uptime;

use anyhow::{Context, bail, ensure};

use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::files::Files;

pub use model::Uptime;
pub use uptime::{Uptimes, list_uptimes};

/// Number of newest rows of files that are looked for in a store without an id.
const LOOKED_FOR: i64 = 100;

/// Checks that database and store belong together, and changes nothing. Neither has an id when both are empty or come
/// from a version without ids: then they belong together when the store has the files that the database knows.
///
/// # Errors
/// One sentence when they do not belong together, or when one of them does not answer.
pub async fn check(db: &Db, files: &Files) -> anyhow::Result<()> {
    let of_store = files.installation().await.context("the store of files cannot be used")?;
    match (id_of(db).await?, of_store) {
        (Some(ours), Some(theirs)) => ensure!(
            ours == theirs,
            "the database and the store of files belong to different installations ({ours} and {theirs}): name two that belong together"
        ),
        (None, Some(id)) => bail!(
            "the store of files belongs to the installation {id}, of which this database knows nothing: name its own database"
        ),
        (Some(id), None) => {
            ensure!(
                !knows_files(db).await?,
                "the database belongs to the installation {id} and knows files, but the store of files is not its own: name its own store"
            );
            refuse_files(files).await?;
        }
        (None, None) if knows_files(db).await? => ensure!(
            has_most_of(db, files).await?,
            "the database knows files that the store of files does not have: name two that belong together"
        ),
        (None, None) => refuse_files(files).await?,
    }
    Ok(())
}

/// Checks that a new database may take the store, and changes nothing.
///
/// # Errors
/// One sentence when it has files or an id, or does not answer.
pub async fn check_unused(files: &Files) -> anyhow::Result<()> {
    if let Some(id) = files.installation().await.context("the store of files cannot be used")? {
        bail!(
            "the store of files belongs to the installation {id}, whose database is missing: name that database, or an empty store"
        );
    }
    refuse_files(files).await
}

/// Gives both halves the same id where one of them has none; returns the id.
///
/// # Errors
/// When one of them cannot be written.
pub async fn mark(db: &Db, files: &Files, rng: &Rng, now: Timestamp) -> anyhow::Result<String> {
    let mut tx = db.begin().await?;
    let id = store::ensure_id(&mut tx, &rng.public_id(), now).await?;
    tx.commit().await?;
    if files.installation().await?.is_none() {
        files.mark(&id).await?;
    }
    Ok(id)
}

/// Installation id of the database; `None` where it has none, or no tables at all.
///
/// # Errors
/// When the database does not answer.
pub async fn id_of(db: &Db) -> sqlx::Result<Option<String>> {
    if !db.has_table("installation").await? {
        return Ok(None);
    }
    store::find_id(&mut db.read().await?).await
}

async fn knows_files(db: &Db) -> sqlx::Result<bool> {
    Ok(db.has_table("files").await? && !store::list_newest_keys(&mut db.read().await?, 1).await?.is_empty())
}

/// True when the store has most of the newest files. Keys are random, so a store that has some is the database's own;
/// a few lost files are no reason to refuse the others.
async fn has_most_of(db: &Db, files: &Files) -> anyhow::Result<bool> {
    let keys = store::list_newest_keys(&mut db.read().await?, LOOKED_FOR).await?;
    let mut found = 0;
    for key in &keys {
        found += usize::from(files.has(key).await?);
    }
    Ok(found * 2 > keys.len())
}

async fn refuse_files(files: &Files) -> anyhow::Result<()> {
    ensure!(
        !files.has_any().await.context("the store of files cannot be used")?,
        "the store of files holds files of which this database knows nothing: name the database that they belong to, or an empty store"
    );
    Ok(())
}
