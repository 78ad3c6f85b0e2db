//! What every handler is given: the database, the clock, randomness, files, and how this process is set.
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use plon_domain::points::Points;

use crate::demo::Demo;
use crate::files::Files;
use crate::gus::Gus;
use crate::map::Tiles;
use crate::messages::Senders;
use crate::passwords::Passwords;
use crate::public_answers::PublicAnswers;
use crate::readiness::Readiness;
use crate::secrets::Secrets;
use crate::security_events::SecurityEvents;
use crate::third_parties::KeptThirdParties;
use crate::uploads::Uploads;
use crate::white_list::WhiteList;
use plon_kernel::clock::Clock;
use plon_kernel::db::Db;
use plon_kernel::ending::Ending;
use plon_kernel::rng::Rng;

#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub db: Db,
    pub clock: Clock,
    pub rng: Rng,
    /// What seals the secrets in the database.
    pub secrets: Secrets,
    pub files: Files,
    /// Who is sending files.
    pub uploads: Uploads,
    pub passwords: Passwords,
    /// The statistical office's register, when it may be asked.
    pub gus: Option<Gus>,
    /// The register of VAT payers' accounts, when it may be asked.
    pub white_list: Option<WhiteList>,
    pub senders: Senders,
    /// What every visitor is answered alike.
    pub public: PublicAnswers,
    /// What pages may reach outside.
    pub third_parties: KeptThirdParties,
    pub mode: Mode,
    /// Over how many points a correction by hand waits for another person.
    pub correction_limit: Points,
    /// Over how many points a promotion's terms are published by somebody who has not written on them.
    pub publish_limit: Points,
    /// What stands under the map, when it is more than the embedded outline.
    pub tiles: Option<Tiles>,
    /// The address of the portal, without a slash at its end: what links in messages begin with.
    pub public_url: String,
    /// The sample programme is shown: its logins are given away and the clock may be moved.
    pub demo: Option<Demo>,
    pub ending: Ending,
    pub readiness: Readiness,
    /// What is not written yet of who knocked.
    pub security_events: SecurityEvents,
}

/// How this process is set.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mode {
    /// Browsers reach the portal over TLS: cookies are Secure and carry the `__Host-` prefix.
    pub secure: bool,
    /// The API's document and its reference are served.
    pub api_reference: bool,
    pub times: Times,
}

/// How long a request may take from its headers to its answer.
#[derive(Debug, Clone, Copy)]
pub struct Times {
    pub request: Duration,
    /// For a request that carries a file: a photo over a weak signal takes its time.
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
