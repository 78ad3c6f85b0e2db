//! Cache of the configured services for every document: read from the database once a second, or after a write.
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::ThirdParties;
use plon_kernel::db::{self, Db};

/// Time for which they are good without a look at the database: a process shows another's change this much later.
const LIFETIME: Duration = Duration::from_secs(1);

/// Longest wait of a page for them.
const PATIENCE: Duration = Duration::from_secs(1);

/// Services that were read last.
#[derive(Debug, Default)]
pub struct CachedThirdParties(RwLock<Option<Cached>>);

#[derive(Debug)]
struct Cached {
    services: ThirdParties,
    /// Number of commits before it was read.
    commits: u64,
    made: Instant,
}

impl CachedThirdParties {
    /// Gives the configured services; none where the database does not answer, so that a page is shown all the same.
    pub async fn get(&self, db: &Db) -> ThirdParties {
        let commits = db::commits();
        if let Some(good) = self.good(commits) {
            return good;
        }
        let made = Instant::now();
        let services = match tokio::time::timeout(PATIENCE, ThirdParties::load(db)).await {
            Ok(Ok(services)) => services,
            Ok(Err(error)) => {
                tracing::warn!(%error, "the services outside cannot be read; pages are allowed none");
                return ThirdParties::default();
            }
            Err(_) => return ThirdParties::default(),
        };
        let cached = Cached { services: services.clone(), commits, made };
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(cached);
        services
    }

    fn good(&self, commits: u64) -> Option<ThirdParties> {
        let cached = self.0.read().unwrap_or_else(PoisonError::into_inner);
        cached
            .as_ref()
            .filter(|cached| cached.commits == commits && cached.made.elapsed() < LIFETIME)
            .map(|cached| cached.services.clone())
    }
}
