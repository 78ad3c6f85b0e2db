//! One connection from first to last byte, with the checks on its requests before any handler.
use std::convert::Infallible;
use std::future::pending;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Version, header};
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;
use hyper::Request;
use hyper::body::{Body as _, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use tokio::net::TcpStream;
use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::connection_slots::{Clients, Slot, Working};
use super::framing::Framing;
use super::socket::{Socket, linger};
use crate::bodies::{Bodies, BodyAccount};
use crate::connections::Connections;
use crate::proxies::TrustedProxies;
use plon_platform::error::ApiError;
use plon_platform::metrics::{ConnectionMetrics, Refusal};

/// Largest size of HTTP/1 headers, in bytes.
const HEADERS_LIMIT: usize = 64 * 1024;

/// Interval of pings to an HTTP/2 client, and the timeout of its answer.
const PING_EVERY: Duration = Duration::from_secs(20);
const PING_ANSWER: Duration = Duration::from_secs(10);

/// Limits of an HTTP/2 connection: parallel streams, and bytes sent in either direction before they are read.
const STREAMS: u32 = 32;
const STREAM_WINDOW: u32 = 64 * 1024;
const CONNECTION_WINDOW: u32 = 256 * 1024;
const FRAME: u32 = 16 * 1024;
const HEADER_LIST: u32 = 16 * 1024;
const SEND_BUFFER: usize = 64 * 1024;

/// Time for a reserve connection to send its health check.
const RESERVE_TIME: Duration = Duration::from_secs(2);

/// Bytes of an unwanted body that are read to keep the connection alive, and the time for it.
const UNWANTED_BYTES: usize = 64 * 1024;
const UNWANTED_TIME: Duration = Duration::from_millis(250);

/// Headers that are taken from trusted proxies only: the request's id and its trace.
const OF_PROXIES: [&str; 3] = ["x-request-id", "traceparent", "tracestate"];

/// State shared by all connections.
pub struct Context {
    pub router: Router,
    pub limits: Connections,
    pub proxies: TrustedProxies,
    pub metrics: ConnectionMetrics,
    pub bodies: Arc<Bodies>,
    pub clients: Arc<Clients>,
}

/// Serves a connection until it ends, makes room for another, or the server shuts down. Requests that have arrived
/// are answered before the connection is cut.
pub async fn serve_connection(
    stream: TcpStream,
    peer: IpAddr,
    slot: Slot,
    context: Arc<Context>,
    drain: watch::Receiver<bool>,
) {
    let slot = Arc::new(slot);
    let _open = context.metrics.hold_connection();
    tokio::select! {
        biased;
        () = keep(stream, peer, &slot, context, drain) => {}
        () = slot.state.cut() => tracing::debug!(%peer, "a connection makes room"),
    }
}

async fn keep(stream: TcpStream, peer: IpAddr, slot: &Arc<Slot>, context: Arc<Context>, drain: watch::Receiver<bool>) {
    stream.set_nodelay(true).ok();
    let [unread, is_doubtful] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
    let (socket, mut returned) = Socket::lend(stream, Framing::new(Arc::clone(&is_doubtful)));
    let connection =
        ConnectionContext { peer, slot: Arc::clone(slot), context, unread: Arc::clone(&unread), is_doubtful };
    speak(socket, connection, drain).await;
    if unread.load(Ordering::Relaxed)
        && let Ok(stream) = returned.try_recv()
    {
        linger(stream).await;
    }
}

/// Speaks HTTP/1 or HTTP/2 until the connection ends, gets too old, or the server shuts down.
async fn speak(socket: Socket, connection: ConnectionContext, mut drain: watch::Receiver<bool>) {
    let limits = connection.context.limits;
    let is_reserve = connection.slot.is_reserve;
    let arrived = Notify::new();
    let service = service_fn(|request: Request<Incoming>| {
        arrived.notify_one();
        connection.clone().answer(request)
    });
    let header_time = if is_reserve { limits.header_time.min(RESERVE_TIME) } else { limits.header_time };
    let age = if is_reserve { limits.age.min(RESERVE_TIME) } else { limits.age };
    let builder = builder(header_time);
    let mut served = pin!(builder.serve_connection(TokioIo::new(socket), service));
    tokio::select! {
        ended = served.as_mut() => {
            if let Err(error) = ended {
                tracing::debug!(error, "a connection broke");
            }
            return;
        }
        () = silence(&arrived, header_time) => return,
        () = sleep(age) => {}
        _ = drain.wait_for(|draining| *draining) => {}
    }
    served.as_mut().graceful_shutdown();
    timeout(age, served).await.ok();
}

/// Ends when no first request arrives in time; hyper's own timers start only once the protocol is known.
async fn silence(arrived: &Notify, limit: Duration) {
    if timeout(limit, arrived.notified()).await.is_ok() {
        pending::<()>().await;
    }
}

fn builder(header_time: Duration) -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(header_time).max_buf_size(HEADERS_LIMIT);
    builder
        .http2()
        .timer(TokioTimer::new())
        .keep_alive_interval(PING_EVERY)
        .keep_alive_timeout(PING_ANSWER)
        .max_concurrent_streams(STREAMS)
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(CONNECTION_WINDOW)
        .max_frame_size(FRAME)
        .max_header_list_size(HEADER_LIST)
        .max_send_buf_size(SEND_BUFFER);
    builder
}

/// Context for the requests of a connection.
#[derive(Clone)]
struct ConnectionContext {
    peer: IpAddr,
    slot: Arc<Slot>,
    context: Arc<Context>,
    /// True when the client may still be sending data that nobody reads.
    unread: Arc<AtomicBool>,
    /// True when a request gave its body two lengths.
    is_doubtful: Arc<AtomicBool>,
}

impl ConnectionContext {
    async fn answer(self, request: Request<Incoming>) -> Result<Response, Infallible> {
        let (mut head, body) = request.into_parts();
        let is_proxy = self.context.proxies.trusts(self.peer);
        if !is_proxy {
            OF_PROXIES.iter().for_each(|name| drop(head.headers.remove(*name)));
        }
        let is_encoded = head.headers.contains_key(header::TRANSFER_ENCODING);
        if !names_one_host(&head) || (is_encoded && self.is_doubtful.load(Ordering::Relaxed)) {
            return Ok(self.refuse(head.version, (Refusal::Malformed, ApiError::Malformed)));
        }
        let is_health = matches!(head.uri.path(), "/health/live" | "/health/ready");
        if self.slot.is_reserve && !is_health {
            return Ok(self.refuse(head.version, (Refusal::Full, ApiError::Unavailable)));
        }
        let client = self.context.proxies.client(self.peer, &head.headers);
        let working = Working::at(&self.slot, client.network());
        let under_way = self.context.clients.enter(client.network());
        if under_way.is_none() && !is_health {
            return Ok(self.refuse(head.version, (Refusal::Requests, ApiError::TooMany(1))));
        }
        head.extensions.insert(client);
        let (version, waits_to_send) = (head.version, head.headers.contains_key(header::EXPECT));
        let (body, account) = match body.is_end_stream() {
            true => (Body::empty(), None),
            false => {
                let state = Arc::clone(&self.slot.state);
                let (body, account) = self.context.bodies.receive(client.network(), body, state);
                head.extensions.insert(account.clone());
                (Body::new(body), Some(account))
            }
        };
        let mut response = self.context.router.clone().oneshot(Request::from_parts(head, body)).await?;
        drop((working, under_way));
        let is_done = match account {
            Some(account) if version != Version::HTTP_2 => is_read(&account, waits_to_send).await,
            _ => true,
        };
        if !is_done || is_encoded || self.slot.is_reserve {
            self.close(version, &mut response);
        }
        Ok(response)
    }

    /// Refuses a request before any handler, and closes the connection.
    fn refuse(&self, version: Version, (why, refusal): (Refusal, ApiError)) -> Response {
        self.context.metrics.count_refusal(why);
        let mut response = refusal.into_response();
        self.close(version, &mut response);
        response
    }

    /// Closes the connection after this response; HTTP/2 ends the stream by itself.
    fn close(&self, version: Version, response: &mut Response) {
        if version != Version::HTTP_2 {
            self.unread.store(true, Ordering::Relaxed);
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
    }
}

/// Checks for exactly one `Host` (RFC 9112, 3.2); HTTP/1.0 may omit it.
fn names_one_host(head: &Parts) -> bool {
    let hosts = head.headers.get_all(header::HOST).iter().count();
    match head.version {
        Version::HTTP_11 => hosts == 1,
        _ => hosts <= 1,
    }
}

/// Reads a small rest of the body; false when more remains, and the client must be told that nobody reads it.
async fn is_read(account: &BodyAccount, waits_to_send: bool) -> bool {
    let given_up = account.given_up().is_some();
    let Some(mut rest) = account.take_rest() else { return true };
    if given_up || waits_to_send || rest.size_hint().lower() > UNWANTED_BYTES as u64 {
        return false;
    }
    let reading = async {
        let mut read = 0;
        while let Some(frame) = rest.frame().await {
            let Ok(frame) = frame else { return false };
            read += frame.data_ref().map_or(0, bytes::Bytes::len);
            if read > UNWANTED_BYTES {
                return false;
            }
        }
        true
    };
    timeout(UNWANTED_TIME, reading).await.unwrap_or(false)
}
