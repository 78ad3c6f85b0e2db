//! The real binary as a process of its own, and requests to it over sockets.
use std::io::{self, BufRead, BufReader, ErrorKind};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;

use axum::http::{HeaderMap, StatusCode, header};
use http_body_util::BodyExt;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::NamedTempFile;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Answer, Request, TestApp};

/// A running `plon serve`; dropped, it is killed.
pub struct Plon {
    pub address: SocketAddr,
    child: Mutex<Child>,
    log: NamedTempFile,
}

impl Plon {
    /// Starts over the test's database and the clock that its sessions were made at; returns once it serves.
    pub fn start(app: &TestApp) -> Plon {
        Plon::run(&["--demo", "--clock", "2025-08-20T09:00"], &app.storage())
    }

    /// Starts as in production, by the machine's clock.
    pub fn serving(storage: &[String]) -> Plon {
        Plon::run(&[], storage)
    }

    fn run(settings: &[&str], storage: &[String]) -> Plon {
        let log = NamedTempFile::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_plon"))
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(settings)
            .args(storage)
            .stdout(Stdio::piped())
            .stderr(log.reopen().unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit_once("http://").expect("it did not start").1.parse().unwrap();
        Plon { address, child: Mutex::new(child), log }
    }

    /// Tells the process to end, as whoever runs it does, and waits until it has.
    pub fn end(&self) -> ExitStatus {
        let mut child = self.child.lock().unwrap();
        kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
        child.wait().unwrap()
    }

    /// The log lines so far.
    pub fn log(&self) -> Vec<Value> {
        let lines = std::fs::read_to_string(self.log.path()).unwrap();
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// Ends the process at once, whatever it is doing.
    pub fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

impl Drop for Plon {
    fn drop(&mut self) {
        self.kill();
    }
}

impl Request<'_> {
    /// Sends the request over a connection of its own.
    ///
    /// # Errors
    /// When no whole answer comes back.
    pub async fn send_to(self, address: SocketAddr) -> io::Result<Answer> {
        let (head, body) = self.builder.body(self.body).unwrap().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let mut request = format!("{} {} HTTP/1.1\r\nhost: plon\r\nconnection: close\r\n", head.method, head.uri);
        for (name, value) in &head.headers {
            request.push_str(&format!("{name}: {}\r\n", value.to_str().unwrap()));
        }
        request.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(&[request.as_bytes(), &body].concat()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read(&answer).ok_or_else(|| ErrorKind::UnexpectedEof.into())
    }
}

/// An answer; `None` when it is not whole.
fn read(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let (head, body) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 4..]);
    let mut lines = head.split("\r\n");
    let status: u16 = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let length = lines.find_map(|line| line.strip_prefix(header::CONTENT_LENGTH.as_str())?.strip_prefix(": "))?;
    (length.parse() == Ok(body.len())).then(|| Answer {
        status: StatusCode::from_u16(status).unwrap(),
        headers: HeaderMap::new(),
        body: bytes::Bytes::copy_from_slice(body),
        json: serde_json::from_slice(body).unwrap_or(Value::Null),
    })
}
