//! Limits of clients: connections they may hold open, and the pace and size of what they send.
use std::time::Duration;

use clap::Args;

use plon_kernel::durations::{parse_duration, parse_optional_duration};

/// Connections and requests that one client, or all of them, may hold open.
#[derive(Debug, Clone, Copy, Args)]
pub struct Connections {
    /// Most connections at once; beyond it the one that has waited longest for its client is closed.
    #[arg(long = "connections", env = "PLON_CONNECTIONS", default_value_t = 4096)]
    pub total: usize,
    /// Most connections at once from one address, proxies aside; further ones are closed.
    #[arg(long = "connections-per-address", env = "PLON_CONNECTIONS_PER_ADDRESS", default_value_t = 256)]
    pub per_address: usize,
    /// Most requests at once of one client, whatever proxies it comes through; further ones are refused.
    #[arg(long = "requests-per-client", env = "PLON_REQUESTS_PER_CLIENT", default_value_t = 256)]
    pub requests_per_client: usize,
    /// Longest time for a client to send a request's headers.
    #[arg(long = "header-time", env = "PLON_HEADER_TIME", value_parser = parse_duration, default_value = "10s")]
    pub header_time: Duration,
    /// Age at which a connection is asked to end; after as long again it is cut.
    #[arg(long = "connection-age", env = "PLON_CONNECTION_AGE", value_parser = parse_duration, default_value = "10m")]
    pub age: Duration,
    /// Time for which the server still accepts connections once told to end, while `/health/ready` says that it ends.
    #[arg(long = "shutdown-delay", env = "PLON_SHUTDOWN_DELAY", value_parser = parse_optional_duration, default_value = "1s")]
    pub shutdown_delay: Duration,
    /// Time for running requests to end once the server is told to end.
    #[arg(long = "drain-time", env = "PLON_DRAIN_TIME", value_parser = parse_duration, default_value = "20s")]
    pub drain_time: Duration,
    #[command(flatten)]
    pub bodies: BodyLimits,
}

/// Limits of the bodies of requests.
#[derive(Debug, Clone, Copy, Args)]
pub struct BodyLimits {
    /// Most mebibytes of bodies in memory at once, of all requests; one client may hold half of it.
    #[arg(id = "body-memory", long = "body-memory", env = "PLON_BODY_MEMORY", default_value_t = 96)]
    pub memory: usize,
    /// Least average bytes per second of a body, after the first five seconds of waiting for it.
    #[arg(id = "body-rate", long = "body-rate", env = "PLON_BODY_RATE", default_value_t = 1000)]
    pub rate: u64,
    /// Longest wait for a body that brings nothing.
    #[arg(skip = Duration::from_secs(5))]
    pub grace: Duration,
    /// Longest wait of a body for memory before it is refused.
    #[arg(skip = Duration::from_secs(5))]
    pub wait: Duration,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            total: 4096,
            per_address: 256,
            requests_per_client: 256,
            header_time: Duration::from_secs(10),
            age: Duration::from_secs(600),
            shutdown_delay: Duration::from_secs(1),
            drain_time: Duration::from_secs(20),
            bodies: BodyLimits::default(),
        }
    }
}

impl Default for BodyLimits {
    fn default() -> BodyLimits {
        BodyLimits { memory: 96, rate: 1000, grace: Duration::from_secs(5), wait: Duration::from_secs(5) }
    }
}
