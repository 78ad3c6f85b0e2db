//! Attacks, each of which ends by itself and sends to this machine only.
use std::io::{Cursor, Write};
use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream::FuturesUnordered;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, interval, sleep, timeout, timeout_at};
use zip::write::SimpleFileOptions;

use super::figures::Size;
use crate::support::{Answer, PASSWORD, ParticipantClient, Plon, TestApp};

/// An answer that did not come.
const NEVER: Duration = Duration::from_secs(30);

/// Waits of the fifth address, the longest of each.
#[derive(Default)]
pub struct Met {
    pub page: Duration,
    pub health: Duration,
}

async fn connect_from(last: u8, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from(([127, 0, 0, last], 0)))?;
    socket.connect(to).await
}

/// A body that comes byte by byte, and begins anew when it is cut.
async fn trickle(address: u8, to: SocketAddr, until: Instant) {
    let head = "POST /api/v1/refresh_token HTTP/1.1\r\nHost: plon\r\nContent-Length: 60000\r\n\
                Content-Type: multipart/form-data; boundary=x\r\n\r\n--x";
    while Instant::now() < until {
        if let Ok(mut stream) = connect_from(address, to).await {
            let mut sent = stream.write_all(head.as_bytes()).await;
            while sent.is_ok() && Instant::now() < until {
                sleep(Duration::from_secs(1)).await;
                sent = stream.write_all(b"x").await;
            }
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Measures how long an answer of 200 takes for a new connection of another address.
async fn ask(path: &str, to: SocketAddr) -> Duration {
    let began = Instant::now();
    let asking = async {
        let mut stream = connect_from(6, to).await?;
        let head = format!("GET {path} HTTP/1.1\r\nHost: plon\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        std::io::Result::Ok(answer.starts_with(b"HTTP/1.1 200"))
    };
    match timeout(NEVER, asking).await {
        Ok(Ok(true)) => began.elapsed(),
        _ => NEVER * 60,
    }
}

/// Four addresses hold all the connections that they get.
pub async fn slow_bodies(plon: &Plon, size: Size) -> Met {
    let (to, until) = (plon.address, Instant::now() + size.time);
    for number in 0..4 * size.slow {
        let address = 2 + u8::try_from(number % 4).unwrap();
        tokio::spawn(trickle(address, to, until));
    }
    let mut met = Met::default();
    while Instant::now() < until {
        met.page = met.page.max(ask("/api/v1/products", to).await);
        for path in ["/health/live", "/health/ready"] {
            met.health = met.health.max(ask(path, to).await);
        }
        sleep(Duration::from_millis(100)).await;
    }
    met
}

/// A guest over HTTP/2: many streams, each with a body that does not end.
pub async fn http_2_bodies(plon: &Plon, size: Size) {
    let (connections, streams) = size.http_2;
    let until = Instant::now() + size.time;
    let connection = async || {
        let stream = TcpStream::connect(plon.address).await.unwrap();
        let (mut client, driver) = h2::client::handshake(stream).await.unwrap();
        let driver = tokio::spawn(driver);
        let mut held = Vec::new();
        let opening = async {
            for _ in 0..streams {
                let Ok(ready) = client.ready().await else { break };
                client = ready;
                let request = axum::http::Request::post("http://plon/api/v1/auth/login");
                let request = request.header("content-type", "application/json").body(()).unwrap();
                let Ok((answer, mut body)) = client.send_request(request, false) else { break };
                body.send_data(Bytes::from(vec![b' '; 63_000]), false).ok();
                held.push((answer, body));
            }
        };
        timeout_at(until, opening).await.ok();
        tokio::time::sleep_until(until).await;
        driver.abort();
    };
    join_all((0..connections).map(|_| connection())).await;
}

/// A participant begins many uploads and ends none.
pub async fn uploads(plon: &Plon, participant: &ParticipantClient, size: Size) {
    let head = format!(
        "POST /api/v1/invoices/submit HTTP/1.1\r\nHost: plon\r\nAuthorization: Bearer {}\r\nContent-Length: 10000000\r\n\
         Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name=\"invoice\"; \
         filename=\"a.pdf\"\r\n\r\n%PDF-1.4",
        participant.token
    );
    let upload = async || {
        let mut stream = TcpStream::connect(plon.address).await.unwrap();
        let piece = vec![b'x'; 1 << 16];
        let sending = async {
            stream.write_all(head.as_bytes()).await?;
            for _ in 0..140 {
                stream.write_all(&piece).await?;
            }
            std::future::pending::<std::io::Result<()>>().await
        };
        timeout(size.time, sending).await.ok();
    };
    join_all((0..size.uploads).map(|_| upload())).await;
}

/// An operator imports a file, as far as it goes; the server that has taken it.
pub async fn import(app: &TestApp, name: &str, content: &[u8]) -> Plon {
    app.participant().await;
    let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
    let source = app.source(&operator, programme.distributor).await.to_string();
    let plon = Plon::set(app, &[]);
    let upload = app.post("/api/v1/backoffice/imports").bearer(&operator.token);
    let upload = upload.multipart(&[("source_id", &source)], Some(("file", name, content)));
    let Ok(answer) = upload.send_to(plon.address).await else { return plon };
    let Some(id) = answer.json["data"]["id"].as_i64() else { return plon };
    let path = format!("/api/v1/backoffice/imports/{id}");
    let shown =
        async || app.get(&path).bearer(&operator.token).send_to(plon.address).await.unwrap().json["data"].clone();
    let seen = shown().await;
    let form = json!({"format": seen["format"], "mapping": seen["mapping"]});
    let read = app.post(&format!("{path}/read")).bearer(&operator.token).json(&form);
    if read.send_to(plon.address).await.is_ok_and(|answer| answer.status.is_success()) {
        let until = Instant::now() + Duration::from_secs(60);
        while shown().await["status"] == "reading" && Instant::now() < until {
            sleep(Duration::from_millis(100)).await;
        }
    }
    plon
}

/// A spreadsheet whose one cell has a text of so many mebibytes, in a file of a few hundred kilobytes.
pub fn spreadsheet(mebibytes: usize) -> Vec<u8> {
    const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>";
    const MAIN: &str = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
    let relation = |id: &str, kind: &str, target: &str| {
        format!("<Relationship Id=\"{id}\" Type=\"{OFFICE}/{kind}\" Target=\"{target}\"/>")
    };
    let relations =
        |rows: String| format!("{BEGIN}<Relationships xmlns=\"{PACKAGE}/relationships\">{rows}</Relationships>");
    let parts = [
        (
            "[Content_Types].xml",
            format!(
                "{BEGIN}<Types xmlns=\"{PACKAGE}/content-types\"><Default Extension=\"rels\" \
                 ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>\
                 <Default Extension=\"xml\" ContentType=\"application/xml\"/></Types>"
            ),
        ),
        ("_rels/.rels", relations(relation("rId1", "officeDocument", "xl/workbook.xml"))),
        (
            "xl/workbook.xml",
            format!(
                "{BEGIN}<workbook {MAIN} xmlns:r=\"{OFFICE}\"><sheets>\
                 <sheet name=\"A\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
            ),
        ),
        (
            "xl/_rels/workbook.xml.rels",
            relations(
                relation("rId1", "worksheet", "worksheets/sheet1.xml")
                    + &relation("rId2", "sharedStrings", "sharedStrings.xml"),
            ),
        ),
        (
            "xl/worksheets/sheet1.xml",
            format!(
                "{BEGIN}<worksheet {MAIN}><sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c></row></sheetData></worksheet>"
            ),
        ),
    ];
    let mut file = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        file.start_file(name, SimpleFileOptions::default()).unwrap();
        file.write_all(content.as_bytes()).unwrap();
    }
    file.start_file("xl/sharedStrings.xml", SimpleFileOptions::default()).unwrap();
    write!(file, "{BEGIN}<sst {MAIN} count=\"1\" uniqueCount=\"1\"><si><t>").unwrap();
    let piece = vec![b'a'; 1 << 20];
    (0..mebibytes).for_each(|_| file.write_all(&piece).unwrap());
    file.write_all(b"</t></si></sst>").unwrap();
    file.finish().unwrap().into_inner()
}

/// The NIP with this number in front of its check digit, if there is one.
fn nip(number: usize) -> Option<String> {
    let digits = format!("{:09}", 100_000_000 + number);
    let weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
    let check =
        digits.bytes().zip(weights).map(|(digit, weight)| usize::from(digit - b'0') * weight).sum::<usize>() % 11;
    (check < 10).then(|| format!("{digits}{check}"))
}

/// A sign-in of somebody else at an address of their own, behind the proxy.
async fn wrong_sign_in(app: &TestApp, plon: &Plon, number: usize) {
    let Some(nip) = nip(number) else { return };
    let address = format!("10.{}.{}.{}", (number >> 16) & 255, (number >> 8) & 255, number & 255);
    let form = json!({"account_type": "program.retail", "nip": nip, "password": "Zboze#2024"});
    let sign_in = app.post("/api/v1/auth/login").header("x-forwarded-for", &address).json(&form);
    sign_in.send_to(plon.address).await.ok();
}

/// Wrong sign-ins as fast as they are answered.
pub async fn wrong_sign_ins(app: &TestApp, plon: &Plon, size: Size) {
    let worker = async |first: usize| {
        for number in (first..size.sign_ins).step_by(16) {
            wrong_sign_in(app, plon, number).await;
        }
    };
    join_all((0..16).map(worker)).await;
}

async fn right_sign_in(app: &TestApp, plon: &Plon, participant: &ParticipantClient, cookies: &str) -> Answer {
    let form = json!({"account_type": "program.retail", "nip": participant.nip, "password": PASSWORD});
    let sign_in = app.post("/api/v1/auth/login").header("x-forwarded-for", "10.200.0.1").header("cookie", cookies);
    sign_in.json(&form).send_to(plon.address).await.unwrap()
}

/// Wrong sign-ins from everywhere, so many a second; the longest that somebody waits who signs in where they did
/// before, and comes again when they are told to.
pub async fn wave_of_sign_ins(app: &TestApp, plon: &Plon, participant: &ParticipantClient, size: Size) -> Duration {
    let known = right_sign_in(app, plon, participant, "none=1").await;
    known.assert(200);
    let cookies = known.headers.get_all("set-cookie").iter();
    let cookies: Vec<&str> = cookies.filter_map(|cookie| cookie.to_str().unwrap().split(';').next()).collect();
    let cookies = cookies.join("; ");
    let until = Instant::now() + size.time;
    let wave = async {
        let (mut tick, mut sent, mut number) =
            (interval(Duration::from_secs(1) / size.wave), FuturesUnordered::new(), 0);
        while Instant::now() < until {
            tokio::select! {
                _ = tick.tick() => {
                    number += 1;
                    sent.push(wrong_sign_in(app, plon, 1_000_000 + number));
                }
                Some(()) = sent.next() => {}
            }
        }
    };
    let signing_in = async {
        let mut longest = Duration::ZERO;
        while Instant::now() < until {
            let began = Instant::now();
            while right_sign_in(app, plon, participant, &cookies).await.status != 200 {
                sleep(Duration::from_millis(200)).await;
            }
            longest = longest.max(began.elapsed());
            sleep(Duration::from_millis(500)).await;
        }
        longest
    };
    tokio::join!(wave, signing_in).1
}
