//! Settings of the metrics.
use std::net::SocketAddr;

use clap::Args;
use plon_platform::metrics::{Metrics, MetricsToken};

/// Shortest token that is taken.
const SHORTEST: usize = 32;

/// Place where metrics are served; without a setting there are none.
#[derive(Clone, Default, Args)]
pub struct MetricsSettings {
    /// Address of its own on which to serve /metrics, as 127.0.0.1:9464.
    #[arg(id = "metrics-listen", long = "metrics-listen", env = "PLON_METRICS_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    /// Token that a scraper must bear; without an own address it switches /metrics on at the main one.
    #[arg(
        id = "metrics-token",
        long = "metrics-token",
        env = "PLON_METRICS_TOKEN",
        hide_env_values = true,
        value_name = "TOKEN"
    )]
    pub token: Option<String>,
}

impl std::fmt::Debug for MetricsSettings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("MetricsSettings").field("listen", &self.listen).finish_non_exhaustive()
    }
}

impl MetricsSettings {
    /// Errors in the settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        let is_bad = self.token.as_ref().is_some_and(|token| token.len() < SHORTEST || !token.bytes().all(is_plain));
        let sentence = "PLON_METRICS_TOKEN must have at least 32 letters, digits, hyphens, dots or underscores";
        Vec::from_iter(is_bad.then(|| sentence.to_owned()))
    }

    pub fn token(&self) -> Option<MetricsToken> {
        self.token.clone().map(MetricsToken::new)
    }

    /// Metrics of this process; the main address shows them only where there is no other one.
    pub fn metrics(&self) -> Metrics {
        Metrics::asking_for(self.token().filter(|_| self.listen.is_none()))
    }
}
