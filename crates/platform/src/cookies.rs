//! Cookies that only the server reads: HttpOnly, SameSite=Strict, and over TLS bound to this very host.
use axum::http::{HeaderMap, header};
use jiff::SignedDuration;

use crate::app::Mode;

/// Name of a cookie without and with TLS; the latter's prefix makes browsers insist on Secure, Path=/ and this host.
#[derive(Debug, Clone, Copy)]
pub struct Name {
    pub plain: &'static str,
    pub over_tls: &'static str,
}

impl Name {
    fn in_mode(self, mode: Mode) -> &'static str {
        if mode.secure { self.over_tls } else { self.plain }
    }

    /// `Set-Cookie` that keeps a value for a time.
    pub fn keep(self, mode: Mode, value: &str, life: SignedDuration) -> String {
        let secure = if mode.secure { "; Secure" } else { "" };
        let (name, seconds) = (self.in_mode(mode), life.as_secs());
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}")
    }

    /// `Set-Cookie` that removes the cookie.
    pub fn clear(self, mode: Mode) -> String {
        self.keep(mode, "", SignedDuration::ZERO)
    }

    /// Value that the browser sent.
    pub fn presented(self, mode: Mode, headers: &HeaderMap) -> Option<&str> {
        let name = self.in_mode(mode);
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find_map(|(key, value)| (key == name && !value.is_empty()).then_some(value))
    }
}
