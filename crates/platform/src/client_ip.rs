//! Client address of a request, by which rate limits are counted.
use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::openapi::Declare;

/// Address of the client; the accept loop puts it into the request, whatever proxies stand in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClientIp(Option<IpAddr>);

impl ClientIp {
    pub fn new(address: IpAddr) -> ClientIp {
        ClientIp(Some(address.to_canonical()))
    }

    /// Client that the accept loop has named.
    pub fn of(request: &Extensions) -> ClientIp {
        request.get::<ClientIp>().copied().unwrap_or(ClientIp(None))
    }

    /// The address itself, where the connection tells it.
    pub fn address(self) -> Option<IpAddr> {
        self.0
    }

    /// Network under which tries are counted: an IPv4 address, or the /64 that one IPv6 subscriber is given.
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

/// Network of a client; shown as `unknown` where the connection does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Network(Option<IpAddr>);

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(address) => address.fmt(f),
            None => f.write_str("unknown"),
        }
    }
}

impl Declare for ClientIp {
    fn declare(_: &mut Operation) {}
}

impl<S: Send + Sync> FromRequestParts<S> for ClientIp {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(ClientIp::of(&parts.extensions))
    }
}

#[cfg(test)]
mod tests {
    use super::ClientIp;

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
}
