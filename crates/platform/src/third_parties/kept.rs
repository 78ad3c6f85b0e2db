//! The configured services as every document needs them: asked of the database once a second, or when something
//! was written.
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::ThirdParties;
use plon_kernel::db::{self, Db};

/// How long they are good without a look at the database: this is how much later a process shows what another changed.
const LIFETIME: Duration = Duration::from_secs(1);

/// How long a page waits for them.
const PATIENCE: Duration = Duration::from_secs(1);

/// What was read last.
#[derive(Debug, Default)]
pub struct KeptThirdParties(RwLock<Option<Kept>>);

#[derive(Debug)]
struct Kept {
    services: ThirdParties,
    /// How much had been committed before it was read.
    commits: u64,
    made: Instant,
}

impl KeptThirdParties {
    /// What is configured now; nothing where the database does not answer, so that a page is shown all the same.
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
        let kept = Kept { services: services.clone(), commits, made };
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        services
    }

    fn good(&self, commits: u64) -> Option<ThirdParties> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref()
            .filter(|kept| kept.commits == commits && kept.made.elapsed() < LIFETIME)
            .map(|kept| kept.services.clone())
    }
}
