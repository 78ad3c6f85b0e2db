//! Trusted proxies in front of the server, whose word about the client's address is taken.
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;

use plon_platform::client_ip::ClientIp;

/// Networks of proxies whose `X-Forwarded-For` is believed.
#[derive(Debug, Clone, Default)]
pub struct TrustedProxies(Vec<Network>);

/// Network as `10.0.0.0/8`, or one address.
#[derive(Debug, Clone, Copy)]
pub struct Network(IpNet);

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let network = text.parse::<IpNet>().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(Network).map_err(|_| "write an address or a network like 10.0.0.0/8".to_owned())
    }
}

impl TrustedProxies {
    pub fn new(networks: Vec<Network>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    pub fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.0.contains(&address.to_canonical()))
    }

    /// Address that the request comes from: the peer's, or, when that is a trusted proxy, the last one in
    /// `X-Forwarded-For` that is not a trusted proxy. Anyone may have written what stands before it.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientIp {
        let mut client = peer;
        for hop in hops(headers).into_iter().rev() {
            if !self.trusts(client) {
                break;
            }
            let Some(address) = hop else { break };
            client = address;
        }
        ClientIp::new(client)
    }
}

/// Addresses that the proxies have written, the client's first; `None` for what is no address.
fn hops(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let lines = headers.get_all("x-forwarded-for").iter();
    lines.flat_map(|line| line.to_str().unwrap_or("unreadable").split(',').map(|hop| address(hop.trim()))).collect()
}

/// Parses an address, with or without the client's port.
fn address(hop: &str) -> Option<IpAddr> {
    hop.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::TrustedProxies;

    fn client(peer: &str, lines: &[&str]) -> String {
        let trusted = ["10.0.0.0/8", "127.0.0.1"].map(|network| network.parse().unwrap());
        let name = HeaderName::from_static("x-forwarded-for");
        let headers: HeaderMap =
            lines.iter().map(|line| (name.clone(), HeaderValue::from_str(line).unwrap())).collect();
        TrustedProxies::new(trusted.to_vec()).client(peer.parse().unwrap(), &headers).network().to_string()
    }

    #[test]
    fn a_client_that_comes_by_itself_is_its_peer_whatever_it_claims() {
        assert_eq!(client("192.0.2.7", &["198.51.100.1"]), "192.0.2.7");
    }

    #[test]
    fn a_trusted_proxy_tells_the_client() {
        assert_eq!(client("10.0.0.3", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("::ffff:10.0.0.3", &["198.51.100.1:4711"]), "198.51.100.1");
        assert_eq!(client("127.0.0.1", &["[2001:db8:1:2::9]:443"]), "2001:db8:1:2::");
    }

    #[test]
    fn what_the_client_wrote_before_the_proxies_is_not_believed() {
        assert_eq!(client("10.0.0.3", &["203.0.113.9, 198.51.100.1, 10.0.0.2"]), "198.51.100.1");
        assert_eq!(client("10.0.0.3", &["203.0.113.9", "198.51.100.1, 10.0.0.2"]), "198.51.100.1");
    }

    #[test]
    fn a_hop_that_is_no_address_ends_the_search() {
        assert_eq!(client("10.0.0.3", &["198.51.100.1, unknown"]), "10.0.0.3");
        assert_eq!(client("10.0.0.3", &[]), "10.0.0.3");
    }
}
