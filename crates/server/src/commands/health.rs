//! `plon health`: asks a running server whether it can work, for images that bring no HTTP client.
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Args;
use plon_kernel::durations::parse_duration;
use serde::Deserialize;

#[derive(Debug, Clone, Args)]
pub struct Health {
    /// Address that the server was told to serve on.
    #[arg(long, env = "PLON_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Longest time for the answer.
    #[arg(long, value_parser = parse_duration, default_value = "5s")]
    pub time: Duration,
}

/// Body of `/health/ready`; the reasons are missing when there are none.
#[derive(Debug, Deserialize)]
struct Readiness {
    /// `ready`, or `not_configured` before the portal is opened.
    status: String,
    #[serde(default)]
    reasons: Vec<String>,
}

/// Prints the state of a server that can work.
///
/// # Errors
/// With one sentence when the server does not answer, or names why it cannot work.
pub async fn run(settings: Health) -> anyhow::Result<()> {
    let address = reachable(settings.listen);
    let client = reqwest::Client::builder().no_proxy().timeout(settings.time).build().context("no HTTP client")?;
    let asked = client.get(format!("http://{address}/health/ready")).send().await;
    let response = asked.with_context(|| format!("no server answers on {address}"))?;
    let status = response.status();
    let told: Option<Readiness> = response.json().await.ok();
    match told {
        Some(Readiness { status: state, .. }) if status.is_success() => println!("{state}"),
        Some(Readiness { reasons, .. }) if !reasons.is_empty() => bail!("not ready: {}", reasons.join(", ")),
        _ => bail!("{address} answers with HTTP {}", status.as_u16()),
    }
    Ok(())
}

/// Address under which this machine reaches a server: one that serves on all of them is here as well.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

#[cfg(test)]
mod tests {
    use super::reachable;

    #[test]
    fn a_server_on_all_addresses_is_asked_on_this_machine() {
        for (listen, asked) in
            [("0.0.0.0:8080", "127.0.0.1:8080"), ("[::]:8080", "[::1]:8080"), ("10.0.0.11:80", "10.0.0.11:80")]
        {
            assert_eq!(reachable(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
