//! Push services that messages go to: those of the browsers' makers, and networks of the company's own that the setting
//! for webhooks names. Devices name the address, so that no other host is called.
use std::time::Duration;

use reqwest::{Client, Url};

use crate::webhooks::AddressRules;
use plon_platform::app::App;

/// Hosts of push services, and domains of them: of Google (and what is built on its browser), Mozilla, Apple, Microsoft.
const HOSTS: [&str; 2] = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
const DOMAINS: [&str; 3] = [".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

const UNKNOWN: &str = "Nie znamy usługi powiadomień tej przeglądarki. Użyj Chrome, Firefoksa, Edge albo Safari.";

/// Rules for addresses of devices.
pub struct PushServices {
    rules: AddressRules,
    is_demo: bool,
}

impl PushServices {
    pub fn of(app: &App) -> PushServices {
        PushServices { rules: AddressRules::of(app), is_demo: app.demo.is_some() }
    }

    /// True unless nothing can be sent at all: the demo lets out to networks that the setting names, and to no other.
    pub fn are_reached(&self) -> bool {
        !self.is_demo || self.rules.names_networks()
    }

    /// HTTP client that connects to no address that the rules refuse.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn client(&self, time: Duration) -> anyhow::Result<Client> {
        self.rules.client(time)
    }

    /// Checks the address of a device: of a known service, or in a network that the setting names.
    ///
    /// # Errors
    /// The sentence for the participant.
    pub fn check(&self, endpoint: &str) -> Result<Url, &'static str> {
        let url = self.rules.check_url(endpoint)?;
        let host = url.host_str().unwrap_or_default();
        let is_known = HOSTS.contains(&host) || DOMAINS.iter().any(|domain| host.ends_with(domain));
        if is_known || self.rules.names(&url) { Ok(url) } else { Err(UNKNOWN) }
    }
}
