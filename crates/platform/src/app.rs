//! State that every handler is given: the database, the clock, randomness, files, and this process's settings.
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use plon_domain::points::Points;

use crate::backup_plan::BackupPlan;
use crate::company_registry::CompanyRegistry;
use crate::config::{Ksef, Webhooks};
use crate::demo::Demo;
use crate::files::Files;
use crate::map_tiles::Tiles;
use crate::messages::Senders;
use crate::metrics::Metrics;
use crate::opening::Opening;
use crate::passwords::Passwords;
use crate::readiness::Readiness;
use crate::response_cache::ResponseCache;
use crate::secrets::Secrets;
use crate::security_events::SecurityEvents;
use crate::sessions::Caller;
use crate::third_parties::CachedThirdParties;
use crate::uploads::Uploads;
use crate::white_list::WhiteList;
use plon_kernel::clock::Clock;
use plon_kernel::commit_cache::{CommitCache, SharedCache};
use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_kernel::shutdown::Shutdown;
use plon_kernel::types::Timestamp;

#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub db: Db,
    pub clock: Clock,
    pub rng: Rng,
    /// Keys that encrypt the secrets in the database.
    pub secrets: Secrets,
    pub files: Files,
    /// Uploads under way, by caller.
    pub uploads: Uploads,
    pub passwords: Passwords,
    /// Client of the statistical office's register; `None` when no key is set.
    pub gus: Option<CompanyRegistry>,
    /// Client of the register of VAT payers' accounts; `None` when no address is set.
    pub white_list: Option<WhiteList>,
    /// Where participants' invoices are read; off without an address.
    pub ksef: Ksef,
    pub senders: Senders,
    /// Which addresses webhooks may reach, and for how long a request may take.
    pub webhooks: Webhooks,
    /// Cache of the answers that are the same for every visitor.
    pub public: ResponseCache,
    /// Cached owners of bearers, by the hash of each, and until when it is good.
    pub callers: CommitCache<(Caller, Timestamp)>,
    /// Cache of what many answers have in common.
    pub shared: SharedCache,
    /// Cached hosts of third parties that pages may reach.
    pub third_parties: CachedThirdParties,
    pub mode: Mode,
    /// Points over which a correction by hand waits for another person's approval.
    pub correction_limit: Points,
    /// Points over which somebody who has not written on a promotion's terms must publish them.
    pub publish_limit: Points,
    /// Tiles of the map; `None` leaves the embedded outline alone.
    pub tiles: Option<Tiles>,
    /// Address of the portal, without a slash at its end; links in messages begin with it.
    pub public_url: String,
    /// Set when this process makes backups by itself.
    pub backups: Option<BackupPlan>,
    /// Set when the sample programme is shown: its logins are public and the clock may be moved.
    pub demo: Option<Demo>,
    pub shutdown: Shutdown,
    pub readiness: Readiness,
    /// True inside once the portal is open to participants.
    pub opening: Opening,
    /// Security events that are not written yet.
    pub security_events: SecurityEvents,
    /// Figures that this process counts of its requests.
    pub metrics: Metrics,
}

/// Settings of this process that handlers depend on.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mode {
    /// True when browsers reach the portal over TLS: cookies are Secure and carry the `__Host-` prefix.
    pub secure: bool,
    /// True when the API's document and its reference are served.
    pub api_reference: bool,
    pub times: Times,
}

/// Longest time of a request from its headers to its answer.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    pub request: Duration,
    /// Time of a request that carries a file: a photo over a weak signal takes longer.
    pub upload: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times { request: Duration::from_secs(30), upload: Duration::from_secs(300) }
    }
}

impl App {
    pub fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
