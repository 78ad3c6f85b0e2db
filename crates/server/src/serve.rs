//! The accept loop: caps on connections, a limit on the time for headers, and an end that lets running requests finish.
use std::collections::HashMap;
use std::future::{Future, pending};
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::body::Body;
use axum::http::HeaderMap;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::client_ip::{ClientIp, Network};
use crate::config::Connections;
use crate::proxies::TrustedProxies;

/// The most bytes of headers that HTTP/1 reads.
const HEADERS_LIMIT: usize = 64 * 1024;

/// How often an HTTP/2 client is asked whether it is still there, and how long it may take to say so.
const PING_EVERY: Duration = Duration::from_secs(20);
const PING_ANSWER: Duration = Duration::from_secs(10);

/// How long to wait when the system has no means for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Takes the address to serve on.
///
/// # Errors
/// With one sentence when another program holds it or it may not be taken.
pub async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|fault| match fault.kind() {
        ErrorKind::AddrInUse => {
            anyhow::anyhow!("another program already serves on {address}; choose another address with --listen")
        }
        ErrorKind::PermissionDenied => {
            anyhow::anyhow!("this user may not serve on {address}; choose a port over 1023 with --listen")
        }
        ErrorKind::AddrNotAvailable => {
            anyhow::anyhow!("this machine has no address {}; choose another one with --listen", address.ip())
        }
        _ => anyhow::Error::new(fault).context(format!("cannot serve on {address}")),
    })
}

/// Lets this process hold as many connections open as the system allows; many shells allow far fewer at first.
pub fn raise_open_files() {
    let limit = getrlimit(Resource::Nofile);
    if let Err(fault) = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }) {
        tracing::warn!(%fault, "cannot raise the limit of open files");
    }
}

/// Ends when the process is told to: Ctrl-C, or SIGTERM from whoever runs it.
///
/// # Errors
/// When the system does not let it listen.
pub fn told_to_end() -> anyhow::Result<impl Future<Output = ()>> {
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

/// Serves until `end`, then takes no more connections and gives running requests the drain time to finish.
pub async fn run(
    listener: TcpListener,
    router: Router,
    limits: Connections,
    proxies: TrustedProxies,
    end: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.total));
    let networks = Networks::new(limits.per_address);
    let proxies = Arc::new(proxies);
    let (draining, drain) = watch::channel(false);
    let mut open = JoinSet::new();
    let mut end = pin!(end);
    loop {
        let next = async { (places.clone().acquire_owned().await, accept(&listener).await) };
        let (place, (stream, peer)) = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        while open.try_join_next().is_some() {}
        let entry = networks.enter(ClientIp::new(peer.ip()).network());
        if entry.is_none() && !proxies.trusts(peer.ip()) {
            tracing::debug!(%peer, "too many connections from one address");
            continue;
        }
        let name = {
            let proxies = Arc::clone(&proxies);
            move |headers: &HeaderMap| proxies.client(peer.ip(), headers)
        };
        let served = connection(stream, name, router.clone(), limits, drain.clone());
        open.spawn(async move {
            served.await;
            drop((place, entry));
        });
    }
    drop(listener);
    tracing::info!(connections = open.len(), "draining");
    draining.send_replace(true);
    if timeout(limits.drain_time, async { while open.join_next().await.is_some() {} }).await.is_err() {
        tracing::warn!(connections = open.len(), "cut off at the end of the drain time");
    }
}

async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(fault) if is_of_the_client(&fault) => {}
            Err(fault) => {
                tracing::error!(%fault, "cannot accept a connection");
                sleep(PAUSE).await;
            }
        }
    }
}

/// A client that has left before it was accepted.
fn is_of_the_client(fault: &io::Error) -> bool {
    matches!(fault.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

async fn connection(
    stream: TcpStream,
    client: impl Fn(&HeaderMap) -> ClientIp,
    router: Router,
    limits: Connections,
    mut drain: watch::Receiver<bool>,
) {
    stream.set_nodelay(true).ok();
    let arrived = Notify::new();
    let service = service_fn(|request: Request<Incoming>| {
        arrived.notify_one();
        let mut request = request.map(Body::new);
        let client = client(request.headers());
        request.extensions_mut().insert(client);
        router.clone().oneshot(request)
    });
    let builder = builder(limits.header_time);
    let mut served = pin!(builder.serve_connection(TokioIo::new(stream), service));
    tokio::select! {
        ended = served.as_mut() => {
            if let Err(fault) = ended {
                tracing::debug!(fault, "a connection broke");
            }
            return;
        }
        () = silence(&arrived, limits.header_time) => return,
        () = sleep(limits.age) => {}
        _ = drain.wait_for(|draining| *draining) => {}
    }
    served.as_mut().graceful_shutdown();
    timeout(limits.age, served).await.ok();
}

/// Ends when no first request has arrived in time: the protocol's own timers run only once it is known which one it is.
async fn silence(arrived: &Notify, limit: Duration) {
    if timeout(limit, arrived.notified()).await.is_ok() {
        pending::<()>().await;
    }
}

fn builder(header_time: Duration) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(header_time).max_buf_size(HEADERS_LIMIT);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(PING_EVERY).keep_alive_timeout(PING_ANSWER);
    builder
}

/// How many connections each network holds.
struct Networks {
    most: usize,
    held: Mutex<HashMap<Network, usize>>,
}

/// One connection of a network, until it is dropped.
struct Entry {
    networks: Arc<Networks>,
    network: Network,
}

impl Networks {
    fn new(most: usize) -> Arc<Networks> {
        Arc::new(Networks { most, held: Mutex::default() })
    }

    /// A further connection of the network; `None` when it holds as many as it may.
    fn enter(self: &Arc<Self>, network: Network) -> Option<Entry> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.entry(network).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Entry { networks: Arc::clone(self), network })
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let mut held = self.networks.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::Networks;
    use crate::client_ip::{ClientIp, Network};

    fn network(address: &str) -> Network {
        ClientIp::new(address.parse().unwrap()).network()
    }

    #[test]
    fn each_address_has_its_own_places_and_gets_them_back() {
        let networks = Networks::new(1);
        let held = networks.enter(network("192.0.2.1"));
        assert!(held.is_some());
        assert!(networks.enter(network("192.0.2.1")).is_none());
        assert!(networks.enter(network("192.0.2.2")).is_some());
        drop(held);
        assert!(networks.enter(network("192.0.2.1")).is_some());
    }

    #[test]
    fn an_address_without_connections_is_forgotten() {
        let networks = Networks::new(1);
        drop(networks.enter(network("192.0.2.1")));
        assert!(networks.held.lock().unwrap().is_empty());
        assert_eq!(Arc::strong_count(&networks), 1);
    }
}
