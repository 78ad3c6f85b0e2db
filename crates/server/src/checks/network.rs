//! Check of the addresses: what browsers reach, and whose word about clients is taken.
use std::net::IpAddr;

use super::Findings;
use crate::cli::Serve;
use plon_pages::proxies::TrustedProxies;

/// Addresses of strangers: who trusts these trusts everybody.
const STRANGERS: [&str; 2] = ["8.8.8.8", "2001:4860:4860::8888"];

pub fn check(settings: &Serve, findings: &mut Findings) {
    let proxies = TrustedProxies::new(settings.trusted_proxies.clone());
    let trusts_strangers =
        STRANGERS.iter().filter_map(|address| address.parse::<IpAddr>().ok()).any(|address| proxies.trusts(address));
    let (has_proxies, url) = (!settings.trusted_proxies.is_empty(), settings.public_url());
    if trusts_strangers {
        findings.fail("PLON_TRUSTED_PROXIES trusts all the world: anyone can then pretend to be any address");
    } else if settings.secure() && !has_proxies {
        findings.warn("https without PLON_TRUSTED_PROXIES: all visitors share the proxy's address and its limits");
    } else if has_proxies {
        findings.ok(format!("{} networks of proxies are trusted", settings.trusted_proxies.len()));
    }
    let is_reached_from_outside = !settings.listen.ip().is_loopback();
    match (settings.secure(), settings.demo) {
        (true, _) => findings.ok(format!("links begin with {url}")),
        (false, true) => {}
        (false, false) if settings.public_url.is_none() => findings
            .warn(format!("PLON_PUBLIC_URL is not set: links in messages begin with {url}, which nobody else reaches")),
        (false, false) => findings.warn(format!(
            "PLON_PUBLIC_URL is {url}: without https passwords cross the network in clear, and cookies are not Secure"
        )),
    }
    if is_reached_from_outside && settings.secure() {
        findings.warn(format!(
            "PLON_LISTEN is {}: who reaches that port goes past the proxy; keep it behind a firewall",
            settings.listen
        ));
    }
}
