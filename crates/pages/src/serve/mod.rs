//! The accept loop: caps on connections, a timeout for headers, and a graceful shutdown.
mod connection;
mod connection_slots;
mod framing;
mod socket;

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use axum::Router;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::bodies::Bodies;
use crate::connections::Connections;
use crate::proxies::TrustedProxies;
use plon_platform::client_ip::ClientIp;
use plon_platform::metrics::{ConnectionMetrics, Refusal};

use connection::Context;
use connection_slots::{Clients, ConnectionSlots};

/// Pause when the system has no resources for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Length of the accept queue, as far as the system allows: a client that finds it full tries again only after a
/// second.
const BACKLOG: u32 = 4096;

/// Binds the address to serve on, which `setting` gives.
///
/// # Errors
/// With one sentence when another program holds it or permission is missing.
pub async fn bind(address: SocketAddr, setting: &str) -> anyhow::Result<TcpListener> {
    listen(address).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow::anyhow!("another program already serves on {address}; choose another address with {setting}")
        }
        ErrorKind::PermissionDenied => {
            anyhow::anyhow!("this user may not serve on {address}; choose a port over 1023 with {setting}")
        }
        ErrorKind::AddrNotAvailable => {
            anyhow::anyhow!("this machine has no address {}; choose another one with {setting}", address.ip())
        }
        _ => anyhow::Error::new(error).context(format!("cannot serve on {address}")),
    })
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Raises the limit of open files to the system's maximum; many shells set a far lower one.
pub fn raise_open_files() {
    let limit = getrlimit(Resource::Nofile);
    if let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
}

/// Ends on Ctrl-C, or on SIGTERM from the supervisor.
///
/// # Errors
/// When the system does not let it listen for signals.
pub fn shutdown_signal() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("cannot listen to SIGTERM")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("cannot listen to SIGINT")?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Serves until `end`, then accepts no more connections and gives running requests the drain time to finish.
pub async fn run(
    listener: TcpListener,
    router: Router,
    limits: Connections,
    proxies: TrustedProxies,
    metrics: ConnectionMetrics,
    end: impl Future<Output = ()>,
) {
    let slots = ConnectionSlots::new(limits.total, limits.per_address);
    let clients = Clients::new(limits.requests_per_client);
    let context = Arc::new(Context { router, limits, proxies, metrics, bodies: Bodies::new(limits.bodies), clients });
    let (draining, drain) = watch::channel(false);
    let mut open = JoinSet::new();
    let mut end = pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            next = accept(&listener, &slots) => next,
            () = &mut end => break,
        };
        while open.try_join_next().is_some() {}
        let is_proxy = context.proxies.trusts(peer.ip());
        let Some(slot) = slots.acquire(ClientIp::new(peer.ip()).network(), is_proxy) else {
            context.metrics.count_refusal(Refusal::Connections);
            tracing::debug!(%peer, "too many connections from one address");
            continue;
        };
        open.spawn(connection::serve_connection(stream, peer.ip(), slot, Arc::clone(&context), drain.clone()));
    }
    drop(listener);
    tracing::info!(connections = open.len(), "draining");
    draining.send_replace(true);
    if timeout(limits.drain_time, async { while open.join_next().await.is_some() {} }).await.is_err() {
        tracing::warn!(connections = open.len(), "cut off at the end of the drain time");
    }
}

/// Accepts the next connection. When the system has no resources for one, an idle connection makes room.
async fn accept(listener: &TcpListener, slots: &ConnectionSlots) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if is_of_the_client(&error) => {}
            Err(error) => {
                tracing::error!(%error, "cannot accept a connection");
                slots.make_room();
                sleep(PAUSE).await;
            }
        }
    }
}

/// True for the error of a client that left before it was accepted.
fn is_of_the_client(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}
