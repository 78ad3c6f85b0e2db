//! The relying party of WebAuthn: the domain that passkeys belong to and the one origin that may use them.
use std::net::IpAddr;

use reqwest::Url;
use webauthn_rp::request::{AsciiDomain, RpId};

/// The portal as authenticators know it.
#[derive(Debug)]
pub struct RelyingParty {
    pub id: RpId,
    /// Scheme, host and port, as browsers write them.
    pub origin: String,
}

impl RelyingParty {
    /// The relying party of a portal at an address. Browsers keep passkeys for domains reached over https, and for
    /// `localhost`, which stands in for a loopback address.
    pub fn of(public_url: &str) -> Option<RelyingParty> {
        let mut url = Url::parse(public_url).ok()?;
        if url.scheme() == "http"
            && url.host_str()?.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        {
            url.set_host(Some("localhost")).ok()?;
        }
        let domain = url.domain()?;
        if url.scheme() != "https" && domain != "localhost" {
            return None;
        }
        let id = RpId::Domain(AsciiDomain::try_from(domain.to_owned()).ok()?);
        Some(RelyingParty { id, origin: url.origin().ascii_serialization() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(public_url: &str) -> Option<(String, String)> {
        RelyingParty::of(public_url).map(|party| (party.id.as_ref().to_owned(), party.origin))
    }

    #[test]
    fn a_domain_over_https_and_this_machine_have_passkeys() {
        for (address, id, origin) in [
            ("https://plon.example", "plon.example", "https://plon.example"),
            ("https://Portal.Plon.example:8443/", "portal.plon.example", "https://portal.plon.example:8443"),
            ("http://localhost:8080", "localhost", "http://localhost:8080"),
            ("http://127.0.0.1:8080", "localhost", "http://localhost:8080"),
            ("http://[::1]:8080", "localhost", "http://localhost:8080"),
        ] {
            assert_eq!(of(address), Some((id.to_owned(), origin.to_owned())), "{address}");
        }
    }

    #[test]
    fn other_addresses_have_none() {
        for address in ["http://plon.example", "https://192.0.2.7", "http://192.0.2.7", "https://[2001:db8::1]", "plon"]
        {
            assert_eq!(of(address), None, "{address}");
        }
    }
}
