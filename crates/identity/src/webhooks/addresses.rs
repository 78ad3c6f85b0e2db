//! Addresses that webhooks and push messages may reach: those of the internet, and networks of the company's own that a setting names.
//!
//! A name is looked up here and its addresses are checked as the connection is made, so that a name which answers
//! differently a moment later reaches nothing inside (DNS rebinding). An address written into the URL itself is looked
//! up by nobody and is checked apart.
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use anyhow::Context;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use reqwest::{Client, Url};
use tokio::net::lookup_host;

use plon_platform::app::App;

/// IPv4 networks that are not the internet: this machine, private and shared ones, link-local, protocol assignments,
/// documentation, benchmarks, the relay of 6to4, multicast, reserved (IANA, special-purpose registry).
const INSIDE_4: [&str; 15] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
];

/// Global unicast, without protocol assignments (Teredo among them), documentation and 6to4, which carry IPv4.
const OUTSIDE_6: &str = "2000::/3";
const INSIDE_6: [&str; 4] = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

static FORBIDDEN_4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| parsed(&INSIDE_4));
static FORBIDDEN_6: LazyLock<Vec<Ipv6Net>> = LazyLock::new(|| parsed(&INSIDE_6));
static GLOBAL_6: LazyLock<Vec<Ipv6Net>> = LazyLock::new(|| parsed(&[OUTSIDE_6]));

fn parsed<N: FromStr>(networks: &[&str]) -> Vec<N> {
    networks.iter().filter_map(|network| network.parse().ok()).collect()
}

const MALFORMED: &str = "Podaj adres, który zaczyna się od https://";
const NOT_HTTPS: &str = "Adres musi zaczynać się od https://";
const WITH_LOGIN: &str = "Podaj adres bez nazwy użytkownika i\u{a0}hasła";
const INSIDE: &str = "Ten adres prowadzi do sieci, do której nie wysyłamy zdarzeń";

/// Time that a name is looked up for while a form waits.
const LOOKUP: Duration = Duration::from_secs(2);

/// Connections that are kept open to one host.
const IDLE: usize = 4;

/// Rules by which addresses are let out to.
#[derive(Debug, Clone, Default)]
pub struct AddressRules {
    /// Networks inside that are let out to all the same.
    allowed: Arc<[IpNet]>,
    /// True for the demo, which everybody administers: nothing leaves for the internet.
    stays_inside: bool,
}

/// Every address of a name is inside.
#[derive(Debug, thiserror::Error)]
#[error("the address is of a network that webhooks must not reach")]
pub struct AddressRefused;

impl AddressRules {
    pub fn new(allowed: &[IpNet]) -> AddressRules {
        AddressRules { allowed: allowed.into(), stays_inside: false }
    }

    /// Rules of a server. The demo's let out to nothing but the networks that the setting names: everybody may type an
    /// address there.
    pub fn of(app: &App) -> AddressRules {
        AddressRules { stays_inside: app.demo.is_some(), ..AddressRules::new(&app.webhooks.networks) }
    }

    /// True for an address that may be connected to.
    pub fn admit(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.is_allowed(address) || (!self.stays_inside && is_outside(address))
    }

    /// True when the setting names any network.
    pub fn names_networks(&self) -> bool {
        !self.allowed.is_empty()
    }

    /// True for a URL with an address in a network that the setting names.
    pub fn names(&self, url: &Url) -> bool {
        address_of(url).is_some_and(|address| self.is_allowed(address.to_canonical()))
    }

    fn is_allowed(&self, address: IpAddr) -> bool {
        self.allowed.iter().any(|network| network.contains(&address))
    }

    /// HTTP client that follows no redirect, goes through no proxy, and connects to no address that is refused.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn client(&self, time: Duration) -> anyhow::Result<Client> {
        Client::builder()
            .redirect(Policy::none())
            .no_proxy()
            .timeout(time)
            .connect_timeout(time)
            .pool_max_idle_per_host(IDLE)
            .dns_resolver(self.clone())
            .build()
            .context("no HTTP client")
    }

    /// Checks the form of a URL, and the address where it names one: `https`, and `http` only to an address in a
    /// network that the setting names.
    ///
    /// # Errors
    /// The sentence for the person who typed it.
    pub fn check_url(&self, url: &str) -> Result<Url, &'static str> {
        let url = Url::parse(url).map_err(|_| MALFORMED)?;
        if !url.username().is_empty() || url.password().is_some() {
            return Err(WITH_LOGIN);
        }
        let literal = address_of(&url);
        let is_plain = url.scheme() == "http" && literal.is_some_and(|address| self.is_allowed(address.to_canonical()));
        if url.scheme() != "https" && !is_plain {
            return Err(NOT_HTTPS);
        }
        if url.host_str().is_none_or(str::is_empty) {
            return Err(MALFORMED);
        }
        if literal.is_some_and(|address| !self.admit(address)) {
            return Err(INSIDE);
        }
        Ok(url)
    }

    /// Checks a URL as `check_url` does, and the addresses of its name as far as they are known now.
    ///
    /// # Errors
    /// The sentence for the person who typed it.
    pub async fn check_name(&self, url: &str) -> Result<Url, &'static str> {
        let url = self.check_url(url)?;
        let (Some(host), None) = (url.host_str(), address_of(&url)) else { return Ok(url) };
        // A name that is not known yet may be set up later; each delivery looks again.
        let Ok(Ok(found)) = tokio::time::timeout(LOOKUP, lookup_host((host, 0))).await else { return Ok(url) };
        let found: Vec<SocketAddr> = found.collect();
        let is_inside = !found.is_empty() && found.iter().all(|found| !self.admit(found.ip()));
        if is_inside { Err(INSIDE) } else { Ok(url) }
    }
}

/// Address that stands in a URL in place of a name.
fn address_of(url: &Url) -> Option<IpAddr> {
    let host = url.host_str()?;
    host.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

fn is_outside(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => FORBIDDEN_4.iter().all(|network| !network.contains(&address)),
        IpAddr::V6(address) => is_outside_6(address),
    }
}

fn is_outside_6(address: Ipv6Addr) -> bool {
    GLOBAL_6.iter().any(|network| network.contains(&address))
        && FORBIDDEN_6.iter().all(|network| !network.contains(&address))
}

impl Resolve for AddressRules {
    fn resolve(&self, name: Name) -> Resolving {
        let rules = self.clone();
        Box::pin(async move {
            let found: Vec<SocketAddr> = lookup_host((name.as_str(), 0)).await?.collect();
            let known = found.len();
            let admitted: Vec<SocketAddr> = found.into_iter().filter(|found| rules.admit(found.ip())).collect();
            if admitted.is_empty() && known > 0 {
                return Err(AddressRefused.into());
            }
            let admitted: Addrs = Box::new(admitted.into_iter());
            Ok(admitted)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(allowed: &[&str]) -> AddressRules {
        AddressRules::new(&parsed::<IpNet>(allowed))
    }

    #[test]
    fn every_network_is_one() {
        assert_eq!((FORBIDDEN_4.len(), FORBIDDEN_6.len(), GLOBAL_6.len()), (INSIDE_4.len(), INSIDE_6.len(), 1));
    }

    #[test]
    fn only_addresses_of_the_internet_are_let_out_to() {
        let rules = rules(&[]);
        for inside in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.7",
            "192.88.99.1",
            "192.168.1.1",
            "198.19.0.1",
            "198.51.100.1",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.250",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::1",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!rules.admit(inside.parse().unwrap()), "{inside}");
        }
        for outside in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "192.0.3.1", "::ffff:8.8.8.8", "2606:4700::1111"] {
            assert!(rules.admit(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn a_network_of_ones_own_is_let_out_to_and_no_other() {
        let rules = rules(&["10.1.0.0/16", "fd00:1::/32"]);
        let admits = |address: &str| rules.admit(address.parse().unwrap());
        assert!(admits("10.1.9.9") && admits("::ffff:10.1.9.9") && admits("fd00:1::9") && admits("1.1.1.1"));
        assert!(!admits("10.2.0.1") && !admits("127.0.0.1") && !admits("fd00:2::9"));
        let inside = AddressRules { stays_inside: true, ..rules.clone() };
        assert!(inside.admit("10.1.9.9".parse().unwrap()) && !inside.admit("1.1.1.1".parse().unwrap()));
    }

    #[test]
    fn an_address_is_https_without_a_login_and_not_written_inside() {
        let rules = rules(&["10.1.0.0/16"]);
        let refused = |url: &str| rules.check_url(url).unwrap_err();
        for url in ["", "plon", "https://", "/hooks"] {
            assert_eq!(refused(url), MALFORMED, "{url}");
        }
        for url in ["http://hooks.example/a", "ftp://hooks.example", "http://127.0.0.1/", "http://1.1.1.1/"] {
            assert_eq!(refused(url), NOT_HTTPS, "{url}");
        }
        assert_eq!(refused("https://anna:haslo@hooks.example/"), WITH_LOGIN);
        for url in [
            "https://127.0.0.1/",
            "https://127.1/",
            "https://0x7f000001/",
            "https://2130706433/",
            "https://[::1]/",
            "https://[::ffff:169.254.169.254]/latest",
            "https://0/",
            "https://10.2.0.1/",
        ] {
            assert_eq!(refused(url), INSIDE, "{url}");
        }
        for url in ["https://hooks.example/a?b=c", "http://10.1.2.3:8080/", "https://10.1.2.3/", "https://1.1.1.1/"] {
            rules.check_url(url).unwrap();
        }
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_refused_when_typed_and_when_called() {
        let rules = rules(&[]);
        assert_eq!(rules.check_name("https://localhost/hooks").await.unwrap_err(), INSIDE);
        let resolved = rules.resolve("localhost".parse().unwrap()).await;
        assert!(resolved.err().unwrap().downcast_ref::<AddressRefused>().is_some());
        let own = AddressRules::new(&parsed::<IpNet>(&["127.0.0.0/8"]));
        let found: Vec<SocketAddr> = own.resolve("localhost".parse().unwrap()).await.unwrap().collect();
        assert!(!found.is_empty() && found.iter().all(|found| found.ip().to_string() == "127.0.0.1"), "{found:?}");
    }
}
