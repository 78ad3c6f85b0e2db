//! What every handler is given: the database, the clock, randomness, files, and how this process is set.
use std::ops::Deref;
use std::sync::Arc;

use crate::clock::Clock;
use crate::db::Db;
use crate::files::Files;
use crate::passwords::Passwords;
use crate::rng::Rng;

#[derive(Clone)]
pub struct App(Arc<Parts>);

pub struct Parts {
    pub db: Db,
    pub clock: Clock,
    pub rng: Rng,
    pub files: Files,
    pub passwords: Passwords,
    pub mode: Mode,
}

/// How this process is set.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mode {
    /// Browsers reach the portal over TLS: cookies are Secure and carry the `__Host-` prefix.
    pub secure: bool,
    /// The sample programme is shown: its logins are given away and the clock may be moved.
    pub demo: bool,
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
