//! Settings of the client; without an address it is off.
use std::fmt;
use std::time::Duration;

use plon_domain::nip::Nip;
use reqwest::Url;

/// Longest token of KSeF, in bytes; `token|timestamp` has to fit into one block of a 2048-bit key, 190 bytes.
const LONGEST_TOKEN: usize = 175;

/// Settings of the client.
#[derive(Debug, Clone)]
pub struct KsefSettings {
    /// Address up to and with the version, as `https://api.ksef.mf.gov.pl/v2`; `None` turns the client off.
    pub url: Option<String>,
    /// NIP in whose context invoices are read.
    pub nip: Option<Nip>,
    /// KSeF token with the right `InvoiceRead`.
    pub token: Option<KsefToken>,
    /// Longest time that one call may take, with its answer.
    pub time: Duration,
}

/// KSeF token, a secret that signs in. Invariant: 1 to 175 visible ASCII characters.
#[derive(Clone, PartialEq, Eq)]
pub struct KsefToken(String);

impl KsefToken {
    /// Parses a token as KSeF shows it once, when it is made; `None` when it can be none.
    pub fn parse(input: &str) -> Option<KsefToken> {
        let token = input.trim();
        let fits = (1..=LONGEST_TOKEN).contains(&token.len()) && token.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| KsefToken(token.to_owned()))
    }

    pub(super) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for KsefToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KsefToken(…)")
    }
}

/// True when nobody on the way can read what is sent to an address: HTTPS, or the machine itself.
pub fn is_safe_address(url: &str) -> bool {
    let Ok(url) = Url::parse(url) else { return false };
    let loopback = matches!(url.host_str(), Some("127.0.0.1" | "[::1]" | "localhost"));
    url.query().is_none() && (url.scheme() == "https" || (url.scheme() == "http" && loopback))
}
