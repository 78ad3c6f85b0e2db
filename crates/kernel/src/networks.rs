//! Networks from which a client may call.
use std::net::IpAddr;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

/// Networks as `10.0.0.0/8`, or single addresses; none lets in every address.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Networks(Vec<IpNet>);

impl TryFrom<Vec<String>> for Networks {
    type Error = String;

    fn try_from(texts: Vec<String>) -> Result<Networks, String> {
        Networks::parse(&texts)
    }
}

impl From<Networks> for Vec<String> {
    fn from(networks: Networks) -> Vec<String> {
        networks.to_texts()
    }
}

impl Networks {
    /// # Errors
    /// The sentence for the first text that is neither an address nor a network.
    pub fn parse(texts: &[String]) -> Result<Networks, String> {
        let mut networks = Vec::new();
        for text in texts.iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
            let network = text.parse::<IpNet>().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
            let Ok(network) = network else {
                return Err(format!(
                    "„{}” nie jest adresem ani siecią. Wpisz na przykład 192.0.2.7 albo 192.0.2.0/24.",
                    text.chars().take(50).collect::<String>()
                ));
            };
            let network = network.trunc();
            if !networks.contains(&network) {
                networks.push(network);
            }
        }
        Ok(Networks(networks))
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// True when a client at this address is let in; an unknown address only where every address is.
    pub fn admit(&self, address: Option<IpAddr>) -> bool {
        self.0.is_empty() || address.is_some_and(|address| self.0.iter().any(|network| network.contains(&address)))
    }

    /// The networks as people write them.
    pub fn to_texts(&self) -> Vec<String> {
        let text = |network: &IpNet| match network.prefix_len() == network.max_prefix_len() {
            true => network.addr().to_string(),
            false => network.to_string(),
        };
        self.0.iter().map(text).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Networks;

    fn of(texts: &[&str]) -> Networks {
        Networks::parse(&texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn an_address_is_let_in_by_its_network() {
        let networks = of(&["192.0.2.77/24", " 2001:db8::1 ", "", "192.0.2.0/24"]);
        assert_eq!(networks.to_texts(), ["192.0.2.0/24", "2001:db8::1"]);
        let admits = |address: &str| networks.admit(Some(address.parse().unwrap()));
        assert!(admits("192.0.2.9") && admits("2001:db8::1"));
        assert!(!admits("192.0.3.9") && !admits("2001:db8::2") && !networks.admit(None));
    }

    #[test]
    fn every_address_is_let_in_without_networks() {
        assert!(of(&[]).admit(None) && of(&[]).admit(Some("192.0.2.9".parse().unwrap())));
    }

    #[test]
    fn a_text_that_is_no_network_is_named() {
        let error = Networks::parse(&["192.0.2.0/33".to_owned()]).unwrap_err();
        assert!(error.starts_with("„192.0.2.0/33” nie jest"), "{error}");
    }
}
