//! The accept loop, over real sockets: slow clients, caps, the client's address, and the end.
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use plon_pages::connections::{BodyLimits, Connections};
use plon_pages::proxies::TrustedProxies;
use plon_pages::serve;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::metrics::ConnectionMetrics;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::support::TestApp;

/// Longer than anything here takes; a test that waits for it has failed.
pub const NEVER: Duration = Duration::from_secs(60);

/// Short enough to wait for.
pub const SOON: Duration = Duration::from_millis(100);

pub const HEALTH: &str = "GET /health/live HTTP/1.1\r\nHost: plon\r\nConnection: close\r\n\r\n";

pub struct Server {
    pub address: SocketAddr,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
    _app: TestApp,
}

impl Server {
    pub async fn start(limits: Connections, routes: Option<Router<App>>) -> Server {
        Server::behind(TrustedProxies::default(), limits, routes).await
    }

    pub async fn behind(proxies: TrustedProxies, limits: Connections, routes: Option<Router<App>>) -> Server {
        serve::raise_open_files();
        let app = TestApp::sqlite().await;
        let app = match routes {
            Some(routes) => app.serving(routes),
            None => app,
        };
        let listener = serve::bind(SocketAddr::from(([127, 0, 0, 1], 0)), "--listen").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, told) = oneshot::channel();
        let told = async { told.await.unwrap_or_default() };
        let running =
            tokio::spawn(serve::run(listener, app.router(), limits, proxies, ConnectionMetrics::default(), told));
        Server { address, end, running, _app: app }
    }

    pub async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// A connection from another address of this machine.
    pub async fn connect_from(&self, address: [u8; 4]) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::from((address, 0))).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Sends a request on a connection of its own and reads until the server closes it.
    pub async fn ask(&self, request: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(request.as_bytes()).await.unwrap();
        String::from_utf8(read_to_end(&mut stream).await).unwrap()
    }
}

pub fn limits() -> Connections {
    Connections {
        total: 1024,
        per_address: 1024,
        requests_per_client: 1024,
        header_time: NEVER,
        age: NEVER,
        shutdown_delay: Duration::ZERO,
        drain_time: NEVER,
        bodies: BodyLimits::default(),
    }
}

/// All that comes until the other side closes, in order or not.
pub async fn read_to_end(stream: &mut TcpStream) -> Vec<u8> {
    let mut read = Vec::new();
    timeout(NEVER / 2, stream.read_to_end(&mut read)).await.expect("the connection was not closed").ok();
    read
}

/// A client that sends a header now and then, never the last one, and begins anew when it is cut.
async fn dawdle(address: SocketAddr) {
    loop {
        let Ok(mut stream) = TcpStream::connect(address).await else { continue };
        let mut sent = stream.write_all(b"GET / HTTP/1.1\r\nHost: plon\r\n").await;
        while sent.is_ok() {
            sleep(SOON / 4).await;
            sent = stream.write_all(b"X-Still: writing\r\n").await;
        }
    }
}

fn four_hundred_slow_clients(address: SocketAddr) -> Vec<JoinHandle<()>> {
    (0..400).map(|_| tokio::spawn(dawdle(address))).collect()
}

#[tokio::test]
async fn four_hundred_slow_clients_leave_the_server_answering() {
    let server = Server::start(limits(), None).await;
    let slow = four_hundred_slow_clients(server.address);
    for _ in 0..20 {
        assert!(server.ask(HEALTH).await.starts_with("HTTP/1.1 200 OK"));
    }
    slow.iter().for_each(JoinHandle::abort);
}

#[tokio::test]
async fn slow_clients_that_take_every_place_are_cut_and_make_room() {
    let server = Server::start(Connections { total: 100, header_time: SOON, ..limits() }, None).await;
    let slow = four_hundred_slow_clients(server.address);
    for _ in 0..5 {
        let mut other = server.connect_from([127, 0, 0, 2]).await;
        other.write_all(HEALTH.as_bytes()).await.unwrap();
        assert!(read_to_end(&mut other).await.starts_with(b"HTTP/1.1 200 OK"));
    }
    slow.iter().for_each(JoinHandle::abort);
}

#[tokio::test]
async fn whoever_does_not_finish_the_headers_in_time_is_cut() {
    let server = Server::start(Connections { header_time: SOON, ..limits() }, None).await;
    let beginnings: [&[u8]; 5] = [
        b"",
        b"G",
        b"GET /health/live HTTP/1.1\r\nHost: plon\r\nX-Half",
        b"PRI * HTTP/2.0\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
    ];
    for beginning in beginnings {
        let mut stream = server.connect().await;
        stream.write_all(beginning).await.unwrap();
        let answer = read_to_end(&mut stream).await;
        assert!(!answer.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(beginning));
    }
}

#[tokio::test]
async fn a_connection_that_is_kept_open_for_nothing_is_closed() {
    let server = Server::start(Connections { header_time: SOON, ..limits() }, None).await;
    let answer = server.ask("GET /health/live HTTP/1.1\r\nHost: plon\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn a_connection_that_grew_old_is_asked_to_end() {
    let server = Server::start(Connections { age: SOON, ..limits() }, None).await;
    let answer = server.ask("GET /health/live HTTP/1.1\r\nHost: plon\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let server = Server::start(limits(), None).await;
    let request = format!("GET /health/live HTTP/1.1\r\nHost: plon\r\nX-Long: {}\r\n\r\n", "x".repeat(100 * 1024));
    let mut stream = server.connect().await;
    stream.write_all(request.as_bytes()).await.ok();
    let answer = read_to_end(&mut stream).await;
    assert!(!answer.starts_with(b"HTTP/1.1 200"));
}

#[tokio::test]
async fn one_address_may_hold_so_many_connections_and_no_more() {
    let server = Server::start(Connections { per_address: 2, ..limits() }, None).await;
    let first = server.connect().await;
    let second = server.connect().await;
    assert_eq!(read_to_end(&mut server.connect().await).await, b"");
    drop((first, second));
    let free = async {
        loop {
            let mut stream = server.connect().await;
            stream.write_all(HEALTH.as_bytes()).await.ok();
            if read_to_end(&mut stream).await.starts_with(b"HTTP/1.1 200 OK") {
                break;
            }
        }
    };
    timeout(NEVER / 2, free).await.expect("the places were not given back");
}

#[tokio::test]
async fn a_client_that_begins_with_http_2_is_answered_in_it() {
    let server = Server::start(limits(), None).await;
    let mut stream = server.connect().await;
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await.unwrap();
    let mut frame = [0; 9];
    stream.read_exact(&mut frame).await.unwrap();
    assert_eq!(frame[3], 4, "the first frame is SETTINGS");
}

async fn who(client: ClientIp) -> String {
    client.network().to_string()
}

#[tokio::test]
async fn a_handler_learns_the_clients_address() {
    let asking = "GET /who HTTP/1.1\r\nHost: plon\r\nConnection: close\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n";
    let routes = || Some(Router::new().route("/who", get(who)));
    let direct = Server::start(limits(), routes()).await;
    assert!(direct.ask(asking).await.ends_with("\r\n\r\n127.0.0.1"));
    let proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().unwrap()]);
    let proxied = Server::behind(proxies, Connections { per_address: 0, ..limits() }, routes()).await;
    assert!(proxied.ask(asking).await.ends_with("\r\n\r\n198.51.100.1"));
}

/// A handler that tells when it has begun and waits to be let on.
#[derive(Clone, Default)]
pub struct Gate {
    pub begun: Arc<Notify>,
    pub go_on: Arc<Notify>,
}

impl Gate {
    pub fn route(&self) -> Router<App> {
        let gate = self.clone();
        let handler = async move || {
            gate.begun.notify_one();
            gate.go_on.notified().await;
            "finished"
        };
        Router::new().route("/slow", get(handler))
    }
}

#[tokio::test]
async fn told_to_end_it_takes_nobody_more_and_finishes_what_runs() {
    let gate = Gate::default();
    let server = Server::start(limits(), Some(gate.route())).await;
    let mut running = server.connect().await;
    running.write_all(b"GET /slow HTTP/1.1\r\nHost: plon\r\n\r\n").await.unwrap();
    gate.begun.notified().await;
    let idle = server.connect().await;

    server.end.send(()).unwrap();
    while TcpStream::connect(server.address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    assert!(!server.running.is_finished());
    gate.go_on.notify_one();
    let answer = String::from_utf8(read_to_end(&mut running).await).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"));
    assert!(answer.contains("connection: close"));
    assert!(answer.ends_with("finished"));
    timeout(NEVER / 2, server.running).await.expect("it did not end").unwrap();
    drop(idle);
}

#[tokio::test]
async fn what_does_not_finish_in_the_drain_time_is_cut_off() {
    let gate = Gate::default();
    let server = Server::start(Connections { drain_time: SOON, ..limits() }, Some(gate.route())).await;
    let mut running = server.connect().await;
    running.write_all(b"GET /slow HTTP/1.1\r\nHost: plon\r\n\r\n").await.unwrap();
    gate.begun.notified().await;
    server.end.send(()).unwrap();
    timeout(NEVER / 2, server.running).await.expect("it did not end").unwrap();
    assert_eq!(read_to_end(&mut running).await, b"");
}

#[tokio::test]
async fn a_taken_port_is_one_clear_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = taken.local_addr().unwrap();
    let error = serve::bind(address, "--listen").await.unwrap_err().to_string();
    assert_eq!(error, format!("another program already serves on {address}; choose another address with --listen"));
}
