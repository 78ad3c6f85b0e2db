//! Real binary as a process of its own, and requests to it over sockets.
use std::io::{self, BufRead, BufReader, ErrorKind};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;

use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use http_body_util::BodyExt;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::NamedTempFile;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Answer, Request, TestApp};

/// Running `plon serve`; it is killed when this is dropped.
pub struct Plon {
    pub address: SocketAddr,
    child: Mutex<Child>,
    log: NamedTempFile,
    /// Text that it printed as it began to serve.
    announced: String,
}

impl Plon {
    /// Starts over the test's database with the clock at which its sessions were made; returns once it serves.
    pub fn start(app: &TestApp) -> Plon {
        Plon::set(app, &["--shutdown-delay", "0s"])
    }

    /// As `start`, with further settings.
    pub fn set(app: &TestApp, settings: &[&str]) -> Plon {
        let demo = ["--demo", "--clock", "2025-08-20T09:00", "--trusted-proxies", "127.0.0.1"];
        Plon::run(&[&demo, settings].concat(), &app.storage())
    }

    /// Starts as in production, by the machine's clock.
    pub fn serving(storage: &[String]) -> Plon {
        Plon::run(&["--shutdown-delay", "0s"], storage)
    }

    fn run(settings: &[&str], storage: &[String]) -> Plon {
        let log = NamedTempFile::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut child = Command::new(binary())
            .args(["serve", "--listen", "127.0.0.1:0"])
            .args(settings)
            .args(storage)
            .stdout(Stdio::piped())
            .stderr(log.reopen().unwrap())
            .spawn()
            .unwrap();
        let mut announced = BufReader::new(child.stdout.take().unwrap());
        let announced = String::from_utf8_lossy(announced.fill_buf().unwrap()).into_owned();
        let line = announced.lines().next().unwrap_or_default();
        let address = line.trim().rsplit_once("http://").expect("it did not start").1.parse().unwrap();
        Plon { address, child: Mutex::new(child), log, announced }
    }

    /// Link of the first run, if it printed one.
    pub fn setup_link(&self) -> Option<&str> {
        self.announced.lines().map(str::trim).find(|line| line.contains("/zaplecze/pierwsze-uruchomienie#"))
    }

    /// Memory that the process has now, in megabytes.
    pub fn memory(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// Peak memory of the process, in megabytes.
    pub fn peak_memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.lock().unwrap().id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("the process has ended");
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() / 1000
    }

    /// Sends SIGTERM, as an operator of the server does.
    pub fn send_sigterm(&self) {
        kill_process(Pid::from_child(&self.child.lock().unwrap()), Signal::TERM).unwrap();
    }

    /// Sends SIGTERM and waits until the process has ended.
    pub fn end(&self) -> ExitStatus {
        self.send_sigterm();
        self.child.lock().unwrap().wait().unwrap()
    }

    /// The log lines so far; all of them once the process has ended, because they are written by a thread of their own.
    pub fn log(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(self.log.path()).unwrap();
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        whole.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// Waits for the line with this message.
    pub fn logged(&self, message: &str) -> Value {
        loop {
            if let Some(line) = self.log().into_iter().find(|line| line["message"] == message) {
                return line;
            }
            assert!(self.child.lock().unwrap().try_wait().unwrap().is_none(), "it ended without saying \"{message}\"");
            std::thread::yield_now();
        }
    }

    /// Kills the process at once, whatever it is doing.
    pub fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

/// Path of the binary as these tests were built, or of another one that they are to run.
#[expect(clippy::disallowed_methods, reason = "which binary is tested is no setting of the server")]
fn binary() -> String {
    std::env::var("PLON_BINARY").unwrap_or_else(|_| env!("CARGO_BIN_EXE_plon").to_owned())
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

/// Parses an answer; `None` when it is not whole.
fn read(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let (head, body) = (std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 4..]);
    let mut lines = head.split("\r\n");
    let status: u16 = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let mut headers = HeaderMap::new();
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        headers.append(HeaderName::from_bytes(name.as_bytes()).ok()?, value.parse().ok()?);
    }
    let length = headers.get(header::CONTENT_LENGTH)?.to_str().ok()?;
    (length.parse() == Ok(body.len())).then(|| Answer {
        status: StatusCode::from_u16(status).unwrap(),
        headers,
        body: bytes::Bytes::copy_from_slice(body),
        json: serde_json::from_slice(body).unwrap_or(Value::Null),
    })
}
