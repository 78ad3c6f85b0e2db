//! Where a request comes from: what limits of tries are counted by.
use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;

/// The address of the client: the connection's, or what the proxies in front of the server say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClientIp(Option<IpAddr>);

impl ClientIp {
    pub fn new(address: IpAddr) -> ClientIp {
        ClientIp(Some(address.to_canonical()))
    }

    /// The name under which tries are counted: an IPv4 address, or the /64 that one IPv6 subscriber is given.
    pub fn network(self) -> Network {
        Network(self.0.map(|address| match address {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 => v4,
        }))
    }
}

/// The network that a client belongs to; `unknown` where the connection does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network(Option<IpAddr>);

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(address) => address.fmt(f),
            None => f.write_str("unknown"),
        }
    }
}

impl FromRequestParts<App> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let address = forwarded(&parts.headers, app.mode.proxies).or(peer);
        Ok(address.map_or(ClientIp(None), ClientIp::new))
    }
}

/// The address that the outermost of our proxies saw. Each proxy adds the one that it saw at the end of the header, so
/// only the last `proxies` entries are to be trusted; what stands before them anyone can make up.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let back = proxies.checked_sub(1)?;
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let entries: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let entry = entries.iter().rev().nth(back)?;
    entry.parse().or_else(|_| entry.parse::<SocketAddr>().map(|with_port| with_port.ip())).ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::{ClientIp, forwarded};

    fn counted_as(address: &str) -> String {
        ClientIp::new(address.parse().unwrap()).network().to_string()
    }

    #[test]
    fn an_ipv6_subscriber_counts_as_one_whatever_address_is_used() {
        assert_eq!(counted_as("2001:db8:1:2:aaaa::1"), counted_as("2001:db8:1:2:bbbb::9"));
        assert_ne!(counted_as("2001:db8:1:2::1"), counted_as("2001:db8:1:3::1"));
    }

    #[test]
    fn an_ipv4_address_counts_by_itself_also_when_ipv6_carries_it() {
        assert_eq!(counted_as("192.0.2.7"), "192.0.2.7");
        assert_eq!(counted_as("::ffff:192.0.2.7"), "192.0.2.7");
    }

    fn seen_behind(proxies: usize, lines: &[&'static str]) -> Option<String> {
        let name = axum::http::HeaderName::from_static("x-forwarded-for");
        let headers: HeaderMap = lines.iter().map(|line| (name.clone(), line.parse().unwrap())).collect();
        forwarded(&headers, proxies).map(|address| address.to_string())
    }

    #[test]
    fn without_a_proxy_nobody_is_believed() {
        assert_eq!(seen_behind(0, &["192.0.2.7"]), None);
    }

    #[test]
    fn behind_proxies_the_outermost_ones_word_counts_and_nothing_before_it() {
        assert_eq!(seen_behind(1, &["10.9.9.9, 192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(seen_behind(2, &["10.9.9.9", "192.0.2.7, 10.0.0.1"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(seen_behind(1, &["192.0.2.7:40000"]).as_deref(), Some("192.0.2.7"));
    }

    #[test]
    fn a_proxy_that_says_nothing_leaves_the_connections_address() {
        assert_eq!(seen_behind(1, &[]), None);
        assert_eq!(seen_behind(2, &["192.0.2.7"]), None);
        assert_eq!(seen_behind(1, &["unknown"]), None);
    }
}
