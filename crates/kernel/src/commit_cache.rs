//! Cache of values that every other request reads: each is good until this process commits something, and for a second
//! at most, because other processes commit too.
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use jiff::SignedDuration;

use crate::db;
use crate::types::Timestamp;

/// Time for which a value is good.
const LIFETIME: SignedDuration = SignedDuration::from_secs(1);

/// Most values kept.
const MOST: usize = 4_096;

/// Cached values by their keys.
#[derive(Debug)]
pub struct CommitCache<V> {
    cached: RwLock<HashMap<String, Cached<V>>>,
}

#[derive(Debug)]
struct Cached<V> {
    value: V,
    /// Number of commits before the value was read.
    commits: u64,
    read_at: Timestamp,
}

impl<V> Default for CommitCache<V> {
    fn default() -> CommitCache<V> {
        CommitCache { cached: RwLock::default() }
    }
}

impl<V: Clone> CommitCache<V> {
    /// Gives the value of `key`, which `read` reads where none is good; a missing one (`None`) is not kept.
    ///
    /// # Errors
    /// Those of `read`.
    pub async fn get_or_read<E>(
        &self,
        key: String,
        now: Timestamp,
        read: impl Future<Output = Result<Option<V>, E>>,
    ) -> Result<Option<V>, E> {
        let commits = db::commits();
        if let Some(value) = self.get(&key, commits, now) {
            return Ok(Some(value));
        }
        let value = read.await?;
        if let Some(value) = &value {
            self.put(key, Cached { value: value.clone(), commits, read_at: now });
        }
        Ok(value)
    }

    fn get(&self, key: &str, commits: u64, now: Timestamp) -> Option<V> {
        let cached = self.cached.read().unwrap_or_else(PoisonError::into_inner);
        let age = |cached: &Cached<V>| now.0.duration_since(cached.read_at.0);
        let is_good =
            |cached: &&Cached<V>| cached.commits == commits && (SignedDuration::ZERO..LIFETIME).contains(&age(cached));
        cached.get(key).filter(is_good).map(|cached| cached.value.clone())
    }

    fn put(&self, key: String, value: Cached<V>) {
        let mut cached = self.cached.write().unwrap_or_else(PoisonError::into_inner);
        if cached.len() >= MOST {
            cached.clear();
        }
        cached.insert(key, value);
    }
}

/// Cache of what many answers have in common, of any type: the catalogue, rates, settings.
#[derive(Debug, Default)]
pub struct SharedCache(CommitCache<Arc<dyn Any + Send + Sync>>);

impl SharedCache {
    /// Gives the value of `key`, which `read` reads where none is good. Whatever `read` depends on beside the database,
    /// such as the season, must be part of `key`.
    ///
    /// # Errors
    /// Those of `read`.
    pub async fn get_or_read<T: Any + Send + Sync, E>(
        &self,
        key: String,
        now: Timestamp,
        read: impl Future<Output = Result<T, E>>,
    ) -> Result<Arc<T>, E> {
        let commits = db::commits();
        if let Some(value) = self.0.get(&key, commits, now).and_then(|value| value.downcast().ok()) {
            return Ok(value);
        }
        let value = Arc::new(read.await?);
        self.0.put(key, Cached { value: value.clone(), commits, read_at: now });
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::{CommitCache, SharedCache};
    use crate::db::{Db, OpenMode};
    use crate::types::Timestamp;

    async fn look(cache: &CommitCache<u8>, millisecond: i64, value: Option<u8>) -> Option<u8> {
        let now = Timestamp(jiff::Timestamp::from_millisecond(millisecond).unwrap());
        let read = async { Ok::<_, Infallible>(value) };
        cache.get_or_read("key".to_owned(), now, read).await.unwrap()
    }

    #[tokio::test]
    async fn a_value_is_read_again_after_a_commit_a_second_and_a_clock_put_back() {
        let folder = tempfile::tempdir().unwrap();
        let db = Db::connect_sqlite(&folder.path().join("plon.db"), OpenMode::Create).await.unwrap();
        let cache = CommitCache::default();
        assert_eq!(look(&cache, 0, Some(1)).await, Some(1));
        db.begin().await.unwrap().commit_unread().await.unwrap();
        assert_eq!(look(&cache, 999, Some(2)).await, Some(1));
        assert_eq!(look(&cache, 1_000, Some(3)).await, Some(3));
        assert_eq!(look(&cache, 0, Some(4)).await, Some(4));
        db.begin().await.unwrap().commit().await.unwrap();
        assert_eq!(look(&cache, 0, Some(5)).await, Some(5));
    }

    #[tokio::test]
    async fn shared_values_are_kept_by_their_keys_and_types() {
        let (cache, now) = (SharedCache::default(), Timestamp(jiff::Timestamp::UNIX_EPOCH));
        let text = async |key: &str, value: &str| {
            let read = async { Ok::<_, Infallible>(value.to_owned()) };
            cache.get_or_read(key.to_owned(), now, read).await.unwrap()
        };
        assert_eq!(*text("one", "a").await, "a");
        assert_eq!(*text("one", "b").await, "a");
        assert_eq!(*text("two", "b").await, "b");
        let number = cache.get_or_read("one".to_owned(), now, async { Ok::<_, Infallible>(1_u8) }).await.unwrap();
        assert_eq!(*number, 1, "a value of another type is read");
    }

    #[tokio::test]
    async fn what_is_missing_is_looked_for_again() {
        let cache = CommitCache::default();
        assert_eq!(look(&cache, 0, None).await, None);
        assert_eq!(look(&cache, 0, Some(1)).await, Some(1));
    }
}
