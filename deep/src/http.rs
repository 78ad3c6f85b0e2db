//! Requests as a client sends them, each over a connection of its own.
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const BOUNDARY: &str = "plon-deep-boundary";

/// Longest wait for an answer; a later one counts as none.
const PATIENCE: Duration = Duration::from_secs(60);

#[derive(Debug, Clone)]
pub enum Body {
    None,
    Json(Value),
    Form { fields: Vec<(&'static str, String)>, file: (&'static str, String, Vec<u8>) },
}

#[derive(Debug, Clone)]
pub struct Request {
    pub method: &'static str,
    pub path: String,
    pub bearer: Option<String>,
    pub key: Option<String>,
    pub cookie: Option<String>,
    pub body: Body,
}

#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub cookie: Option<String>,
    pub json: Value,
}

impl Answer {
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// # Errors
    /// When the answer is no success.
    pub fn success(self, what: &str) -> anyhow::Result<Value> {
        anyhow::ensure!(self.is_success(), "{what} is answered with {}: {}", self.status, self.json);
        Ok(self.json)
    }
}

impl Request {
    pub fn post(path: impl Into<String>, body: Body) -> Request {
        Request { method: "POST", path: path.into(), bearer: None, key: None, cookie: None, body }
    }

    pub fn get(path: impl Into<String>) -> Request {
        Request { method: "GET", ..Request::post(path, Body::None) }
    }

    pub fn bearer(self, bearer: &str) -> Request {
        Request { bearer: Some(bearer.to_owned()), ..self }
    }

    pub fn key(self, key: &str) -> Request {
        Request { key: Some(key.to_owned()), ..self }
    }

    /// Bytes of the request as sent over the wire.
    pub fn bytes(&self) -> Vec<u8> {
        let (kind, body) = match &self.body {
            Body::None => (None, Vec::new()),
            Body::Json(json) => (Some("application/json".to_owned()), json.to_string().into_bytes()),
            Body::Form { fields, file } => {
                (Some(format!("multipart/form-data; boundary={BOUNDARY}")), form(fields, file))
            }
        };
        let mut head = format!("{} {} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n", self.method, self.path);
        let bearer = self.bearer.as_ref().map(|bearer| format!("Bearer {bearer}"));
        for (name, value) in [
            ("content-type", kind.as_ref()),
            ("authorization", bearer.as_ref()),
            ("idempotency-key", self.key.as_ref()),
            ("cookie", self.cookie.as_ref()),
        ] {
            if let Some(value) = value {
                head += &format!("{name}: {value}\r\n");
            }
        }
        head += &format!("content-length: {}\r\n\r\n", body.len());
        [head.into_bytes(), body].concat()
    }

    /// # Errors
    /// When no whole answer comes back.
    pub async fn send(&self, to: SocketAddr) -> io::Result<Answer> {
        let exchange = async {
            let mut stream = TcpStream::connect(to).await?;
            stream.write_all(&self.bytes()).await?;
            read(&mut stream).await
        };
        timeout(PATIENCE, exchange).await.unwrap_or_else(|_| Err(ErrorKind::TimedOut.into()))
    }
}

/// Reads the answer to a request that asked for the connection to be closed.
///
/// # Errors
/// When the answer is not whole.
pub async fn read(stream: &mut TcpStream) -> io::Result<Answer> {
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    parse(&bytes).ok_or_else(|| ErrorKind::UnexpectedEof.into())
}

fn form(fields: &[(&'static str, String)], (part, name, content): &(&'static str, String, Vec<u8>)) -> Vec<u8> {
    let mut body = Vec::new();
    for (field, value) in fields {
        let head = format!("--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n");
        body.extend(head.into_bytes());
    }
    let head = format!(
        "--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{part}\"; filename=\"{name}\"\r\n\
         content-type: application/octet-stream\r\n\r\n"
    );
    body.extend(head.into_bytes());
    body.extend(content);
    body.extend(format!("\r\n--{BOUNDARY}--\r\n").into_bytes());
    body
}

/// Parses an answer; `None` when it is not whole.
fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let (head, rest) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 4..]);
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let header = |name: &str| {
        let found = head.split("\r\n").skip(1).filter_map(|line| line.split_once(": "));
        found.filter(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned()).next()
    };
    let body = match header("content-length") {
        Some(length) => (length.parse() == Ok(rest.len())).then(|| rest.to_vec())?,
        None => unchunked(rest)?,
    };
    let cookie = header("set-cookie").and_then(|cookie| Some(cookie.split_once(';')?.0.to_owned()));
    let json = serde_json::from_slice(&body).unwrap_or(Value::Null);
    Some(Answer { status, cookie, json })
}

/// Body that came in chunks; `None` when the last one is missing.
fn unchunked(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?, 16).ok()?;
        rest = &rest[end + 2..];
        if length == 0 {
            return Some(body);
        }
        body.extend(rest.get(..length)?);
        rest = rest.get(length + 2..)?;
    }
}
