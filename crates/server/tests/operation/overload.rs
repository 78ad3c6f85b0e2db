//! Clients that would take every place, every byte of memory or all the time there is, over real sockets.
mod attacks;
mod figures;

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::routing::{get, post};
use bytes::Bytes;
use http_body_util::BodyExt;
use plon_pages::connections::{BodyLimits, Connections};
use plon_pages::proxies::TrustedProxies;
use plon_platform::app::App;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::serve::{Gate, HEALTH, NEVER, SOON, Server, limits, read_to_end};

/// The most bytes of one client's bodies when all may take a mebibyte.
const SHARE: usize = 512 * 1024;

fn unfinished(path: &str, length: usize) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nHost: plon\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: {length}\r\n\r\n--x"
    )
}

async fn send(stream: &mut TcpStream, text: &str) {
    stream.write_all(text.as_bytes()).await.unwrap();
}

async fn answer(stream: &mut TcpStream) -> String {
    String::from_utf8(read_to_end(stream).await).unwrap()
}

/// Reads one answer of a connection that stays open, up to what ends its body.
async fn answer_up_to(stream: &mut TcpStream, end: &str) -> String {
    let mut read = String::new();
    while !read.ends_with(end) {
        let mut piece = [0; 4096];
        let many = timeout(NEVER / 2, stream.read(&mut piece)).await.expect("no answer came").unwrap();
        assert!(many > 0, "closed after {read:?}");
        read.push_str(std::str::from_utf8(&piece[..many]).unwrap());
    }
    read
}

#[track_caller]
fn assert_refused(answer: &str, status: &str, error: &str) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
    assert!(answer.contains("connection: close"), "{answer}");
    assert!(answer.contains(&format!("\"error\":\"{error}\"")), "{answer}");
}

/// Says the length of the body, once it is there.
fn measure() -> Router<App> {
    Router::new().route("/measure", post(async |body: Bytes| body.len().to_string()))
}

#[tokio::test]
async fn with_every_place_taken_who_holds_most_makes_room() {
    let (tell, mut read) = mpsc::unbounded_channel();
    let routes = holding(tell).route("/health/live", get(async || "live")).route("/page", get(async || "page"));
    let server = Server::start(Connections { total: 8, ..limits() }, Some(routes)).await;
    let mut slow = Vec::new();
    for address in [2, 3, 2, 3, 2, 3, 2, 3] {
        // The server waits for the rest of each body before the next one comes: what it works at makes no room.
        slow.push(hold(&server, [127, 0, 0, address], 3, &mut read).await);
    }
    for _ in 0..4 {
        assert!(server.ask(HEALTH).await.starts_with("HTTP/1.1 200 OK"));
    }
    let page = server.ask("GET /page HTTP/1.1\r\nHost: plon\r\nConnection: close\r\n\r\n").await;
    assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
    let mut first = slow.swap_remove(0);
    assert_eq!(read_to_end(&mut first).await, b"");
}

#[tokio::test]
async fn health_is_answered_beside_requests_that_take_every_place_and_nothing_else_is() {
    let gate = Gate::default();
    let routes = gate.route().route("/health/live", get(async || "live")).route("/other", get(async || "other"));
    let server = Server::start(Connections { total: 1, ..limits() }, Some(routes)).await;
    let mut busy = server.connect().await;
    send(&mut busy, "GET /slow HTTP/1.1\r\nHost: plon\r\nConnection: close\r\n\r\n").await;
    gate.begun.notified().await;
    let asking = "GET /health/live HTTP/1.1\r\nHost: plon\r\n\r\n";
    let health = server.ask(asking).await;
    assert!(health.starts_with("HTTP/1.1 200 OK") && health.contains("connection: close"), "{health}");
    let other = server.ask("GET /other HTTP/1.1\r\nHost: plon\r\n\r\n").await;
    assert_refused(&other, "503", "unavailable");
    assert!(other.contains("retry-after: 5"), "{other}");
    gate.go_on.notify_one();
    assert!(answer(&mut busy).await.ends_with("finished"));
    assert!(server.ask(&HEALTH.replace("/health/live", "/other")).await.ends_with("other"));
}

#[tokio::test]
async fn one_client_behind_a_proxy_takes_no_more_than_its_requests() {
    let gate = Gate::default();
    let routes = gate.route().route("/other", get(async || "other"));
    let proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().unwrap()]);
    let server = Server::behind(proxies, Connections { requests_per_client: 1, ..limits() }, Some(routes)).await;
    let request = |path: &str, client: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: plon\r\nConnection: close\r\nX-Forwarded-For: {client}\r\n\r\n")
    };
    let mut busy = server.connect().await;
    send(&mut busy, &request("/slow", "198.51.100.1")).await;
    gate.begun.notified().await;
    let second = server.ask(&request("/other", "198.51.100.1")).await;
    assert_refused(&second, "429", "too_many");
    assert!(second.contains("retry-after: 1"), "{second}");
    assert!(server.ask(&request("/other", "198.51.100.2")).await.ends_with("other"));
    gate.go_on.notify_one();
    assert!(answer(&mut busy).await.ends_with("finished"));
    assert!(server.ask(&request("/other", "198.51.100.1")).await.ends_with("other"));
}

#[tokio::test]
async fn a_body_that_comes_too_slowly_is_given_up() {
    let bodies = BodyLimits { grace: SOON, rate: 1_000_000, ..BodyLimits::default() };
    let server = Server::start(Connections { bodies, ..limits() }, Some(measure())).await;
    let mut silent = server.connect().await;
    send(&mut silent, &unfinished("/measure", 60_000)).await;
    assert_refused(&answer(&mut silent).await, "408", "too_slow");

    let mut trickling = server.connect().await;
    send(&mut trickling, &unfinished("/measure", 60_000)).await;
    let (mut read, mut write) = trickling.split();
    let trickle = async {
        while write.write_all(b"x").await.is_ok() {
            sleep(SOON / 20).await;
        }
    };
    let mut answered = Vec::new();
    tokio::select! {
        () = trickle => {}
        _ = read.read_to_end(&mut answered) => {}
    }
    assert_refused(&String::from_utf8(answered).unwrap(), "408", "too_slow");
}

#[tokio::test]
async fn a_body_is_not_blamed_for_the_time_in_which_nobody_reads_it() {
    let bodies = BodyLimits { grace: SOON, rate: 1_000_000, ..BodyLimits::default() };
    let slow = async |body: Body| {
        sleep(SOON * 3).await;
        body.collect().await.unwrap().to_bytes().len().to_string()
    };
    let routes = Router::new().route("/late", post(slow));
    let server = Server::start(Connections { bodies, ..limits() }, Some(routes)).await;
    let mut stream = server.connect().await;
    send(&mut stream, &(unfinished("/late", 5).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n") + "ab")).await;
    assert!(answer(&mut stream).await.ends_with("\r\n\r\n5"));
}

/// A handler that reads bodies of any size, and tells how much has come.
fn holding(read: mpsc::UnboundedSender<usize>) -> Router<App> {
    let handler = async move |mut body: Body| {
        let mut kept = Vec::new();
        while let Some(Ok(frame)) = body.frame().await {
            let piece = frame.into_data().unwrap();
            read.send(piece.len()).unwrap();
            kept.push(piece);
        }
        kept.iter().map(Bytes::len).sum::<usize>().to_string()
    };
    Router::new().route("/hold", post(handler))
}

/// Sends so many bytes of a longer body and waits until the server has them.
async fn hold(server: &Server, address: [u8; 4], bytes: usize, read: &mut mpsc::UnboundedReceiver<usize>) -> TcpStream {
    let mut stream = server.connect_from(address).await;
    send(&mut stream, &(unfinished("/hold", 2 * SHARE) + &"x".repeat(bytes))).await;
    let mut come = 0;
    while come < bytes {
        come += timeout(NEVER / 2, read.recv()).await.expect("the body was not read").unwrap();
    }
    stream
}

#[tokio::test]
async fn bodies_take_so_much_memory_and_no_more() {
    let (tell, mut read) = mpsc::unbounded_channel();
    let bodies = BodyLimits { memory: 1, wait: SOON, ..BodyLimits::default() };
    let server = Arc::new(Server::start(Connections { bodies, ..limits() }, Some(holding(tell))).await);
    let whole = format!(
        "POST /hold HTTP/1.1\r\nHost: plon\r\nConnection: close\r\nContent-Length: 20000\r\n\r\n{}",
        "x".repeat(20_000)
    );
    let second = hold(&server, [127, 0, 0, 2], SHARE - 20_000, &mut read).await;
    // The address holds as much as one may.
    let mut more = server.connect_from([127, 0, 0, 2]).await;
    send(&mut more, &whole).await;
    assert_refused(&answer(&mut more).await, "503", "unavailable");
    assert!(server.ask(&whole).await.ends_with("\r\n\r\n20000"));

    // All together do; who waits gets what is given back, or is refused.
    while read.try_recv().is_ok() {}
    let third = hold(&server, [127, 0, 0, 3], SHARE - 20_000, &mut read).await;
    let fourth = hold(&server, [127, 0, 0, 4], 30_000, &mut read).await;
    assert_refused(&server.ask(&whole).await, "503", "unavailable");
    drop(second);
    let served = async { while !server.ask(&whole).await.ends_with("\r\n\r\n20000") {} };
    timeout(NEVER / 2, served).await.expect("the memory was not given back");
    drop((third, fourth));
}

#[tokio::test]
async fn an_http_2_connection_has_few_streams_and_small_windows() {
    let server = Server::start(limits(), None).await;
    let mut stream = server.connect().await;
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0").await.unwrap();
    let mut head = [0; 9];
    stream.read_exact(&mut head).await.unwrap();
    let mut settings = vec![0; usize::from(head[2])];
    stream.read_exact(&mut settings).await.unwrap();
    let value = |id: u16| {
        let setting = settings.chunks(6).find(|setting| setting[..2] == id.to_be_bytes());
        setting.map(|setting| u32::from_be_bytes(setting[2..].try_into().unwrap()))
    };
    // Streams at once, the window of each, the longest list of headers (RFC 9113, 6.5.2).
    assert_eq!([3, 4, 6].map(value), [Some(32), Some(64 * 1024), Some(16 * 1024)]);
}

#[tokio::test]
async fn an_early_refusal_of_an_unread_body_arrives_and_says_that_it_is_the_last() {
    let server = Server::start(limits(), None).await;
    for (path, status) in [("/api/v1/invoices/submit", "401"), ("/api/v1/nic", "404"), ("/api/v1/health", "404")] {
        let mut stream = server.connect().await;
        send(&mut stream, &unfinished(path, 8 * 1024 * 1024)).await;
        // A proxy goes on sending, and reads when it is done.
        let piece = "x".repeat(64 * 1024);
        for _ in 0..8 {
            send(&mut stream, &piece).await;
        }
        let answer = answer(&mut stream).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")) && answer.contains("connection: close"), "{answer}");
    }
}

#[tokio::test]
async fn a_refusal_of_a_small_body_keeps_the_connection() {
    let server = Server::start(limits(), None).await;
    let mut stream = server.connect().await;
    let body = "x".repeat(20_000);
    let head = "POST /api/v1/invoices/submit HTTP/1.1\r\nHost: plon\r\nContent-Length: 20000\r\n\r\n";
    for _ in 0..2 {
        send(&mut stream, head).await;
        send(&mut stream, &body).await;
        let answer = answer_up_to(&mut stream, "}").await;
        assert!(answer.starts_with("HTTP/1.1 401") && !answer.contains("connection: close"), "{answer}");
    }
}

#[tokio::test]
async fn who_waits_to_send_is_not_told_to_when_nobody_reads_it() {
    let server = Server::start(limits(), None).await;
    let head =
        "POST /api/v1/invoices/submit HTTP/1.1\r\nHost: plon\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n";
    let answer = server.ask(head).await;
    assert!(answer.starts_with("HTTP/1.1 401") && answer.contains("connection: close"), "{answer}");
}

#[tokio::test]
async fn a_request_that_two_readers_may_understand_differently_is_refused() {
    let server = Server::start(limits(), None).await;
    let head = "GET /health/live HTTP/1.1\r\n";
    for rest in ["\r\n", "Host: plon\r\nHost: other\r\n\r\n", "Host: plon\r\nHost: plon\r\n\r\n"] {
        assert_refused(&server.ask(&format!("{head}{rest}")).await, "400", "malformed");
    }
    let lengths = ["Content-Length: 5\r\n", "Transfer-Encoding: chunked\r\n"];
    for [first, second] in [[0, 1], [1, 0]] {
        let head =
            format!("POST /api/v1/refresh_token HTTP/1.1\r\nHost: plon\r\n{}{}\r\n", lengths[first], lengths[second]);
        assert_refused(&server.ask(&(head + "0\r\n\r\n")).await, "400", "malformed");
    }
    let old = server.ask("GET /health/live HTTP/1.0\r\n\r\n").await;
    assert!(old.starts_with("HTTP/1.0 200 OK"), "{old}");
}

#[tokio::test]
async fn the_id_of_a_request_is_taken_from_proxies_only() {
    let asking = "GET /health/live HTTP/1.1\r\nHost: plon\r\nConnection: close\r\nX-Request-Id: given-1\r\n\r\n";
    let direct = Server::start(limits(), None).await;
    assert!(!direct.ask(asking).await.contains("given-1"));
    let proxies = TrustedProxies::new(vec!["127.0.0.0/8".parse().unwrap()]);
    let proxied = Server::behind(proxies, limits(), None).await;
    assert!(proxied.ask(asking).await.contains("x-request-id: given-1"));
}
