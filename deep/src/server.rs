//! Real binary as a process of its own: started, killed, told to end.
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use anyhow::Context;
use rustix::process::{Pid, Signal, kill_process};
use tokio::time::{Instant, sleep};

use crate::http::{Body, Request};

/// Demo's clock at the very first start; it runs on from there.
const CLOCK: &str = "2025-08-20T09:00";

/// Disk whose plug can be pulled, see `plug.c`.
#[derive(Debug, Clone)]
pub struct Plug {
    pub layer: PathBuf,
    pub shadow: PathBuf,
    pub seed: u64,
    /// Per cent of the operations that reach the disk before it is told to flush them.
    pub early: u64,
    /// Part of the paths whose flushes are dropped.
    pub dropped: Option<&'static str>,
}

#[derive(Debug, Clone)]
pub struct Start {
    pub binary: PathBuf,
    pub data: PathBuf,
    pub database_url: Option<String>,
    pub demo: bool,
    pub plug: Option<Plug>,
    /// Further arguments of `plon serve`.
    pub more: Vec<&'static str>,
}

pub struct Server {
    pub address: SocketAddr,
    child: Mutex<Child>,
    log: PathBuf,
}

impl Start {
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(&self.binary);
        command.env_clear().args(arguments).arg("--data").arg(&self.data);
        if let Some(url) = &self.database_url {
            command.env("DATABASE_URL", url);
        }
        if let Some(plug) = &self.plug {
            let settings: [(&str, OsString); 5] = [
                ("LD_PRELOAD", plug.layer.clone().into()),
                ("PLUG_ROOT", self.data.clone().into()),
                ("PLUG_SHADOW", plug.shadow.clone().into()),
                ("PLUG_SEED", plug.seed.to_string().into()),
                ("PLUG_EARLY", plug.early.to_string().into()),
            ];
            command.envs(settings).env("PLUG_DROP", plug.dropped.unwrap_or_default());
        }
        command
    }

    fn spawn(&self) -> anyhow::Result<Child> {
        let log = File::options().create(true).append(true).open(self.log())?;
        let mut command = self.command(&["serve", "--listen", "127.0.0.1:0"]);
        if self.demo {
            command.args(["--demo", "--clock", CLOCK]);
        }
        command.args(&self.more);
        Ok(command.stdout(Stdio::piped()).stderr(log).spawn()?)
    }

    /// Log file beside the data folder, not in it, because the disk of the data may be full.
    pub fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }

    /// Starts the server; returns once it serves.
    ///
    /// # Errors
    /// When the process ends before that.
    pub fn serve(&self) -> anyhow::Result<Server> {
        let mut child = self.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut line)?;
        let address = line.trim().rsplit_once("http://").and_then(|(_, address)| address.parse().ok());
        let Some(address) = address else {
            let status = child.wait()?;
            anyhow::bail!("the server did not start, {status}: {}", last_line(&self.log()));
        };
        Ok(Server { address, child: Mutex::new(child), log: self.log() })
    }

    /// Starts the server and kills it after a while, whether it serves by then or not.
    ///
    /// # Errors
    /// When the process cannot be started.
    pub async fn serve_and_kill(&self, after: Duration) -> anyhow::Result<()> {
        let mut child = self.spawn()?;
        sleep(after).await;
        child.kill()?;
        child.wait()?;
        Ok(())
    }
}

impl Server {
    /// Kills the process at once, whatever it is doing.
    ///
    /// # Errors
    /// When the process had ended by itself.
    pub fn kill(&self) -> anyhow::Result<()> {
        let mut child = self.child.lock().map_err(|_| anyhow::anyhow!("a panic"))?;
        if let Some(status) = child.try_wait()? {
            anyhow::bail!("the server had ended by itself, {status}: {}", last_line(&self.log));
        }
        child.kill()?;
        child.wait()?;
        Ok(())
    }

    /// Sends SIGTERM, as an operator of the server does.
    ///
    /// # Errors
    /// When the process had ended by itself.
    pub fn send_sigterm(&self) -> anyhow::Result<()> {
        let child = self.child.lock().map_err(|_| anyhow::anyhow!("a panic"))?;
        Ok(kill_process(Pid::from_child(&child), Signal::TERM)?)
    }

    /// Waits until the process has ended.
    ///
    /// # Errors
    /// When it does not end within the time.
    pub async fn ended(&self, within: Duration) -> anyhow::Result<ExitStatus> {
        let began = Instant::now();
        while began.elapsed() < within {
            if let Some(status) = self.child.lock().map_err(|_| anyhow::anyhow!("a panic"))?.try_wait()? {
                return Ok(status);
            }
            sleep(Duration::from_millis(20)).await;
        }
        anyhow::bail!("the server does not end within {} s", within.as_secs())
    }

    /// # Errors
    /// When the process does not end within half a minute.
    pub async fn end(&self) -> anyhow::Result<()> {
        self.send_sigterm()?;
        self.ended(Duration::from_secs(30)).await.map(|_| ())
    }

    /// Status of the readiness probe; 0 without an answer.
    pub async fn ready(&self) -> u16 {
        Request::get("/health/ready").send(self.address).await.map_or(0, |answer| answer.status)
    }

    /// Moves the demo's clock, Warsaw time.
    ///
    /// # Errors
    /// When the clock is not moved.
    pub async fn move_clock(&self, to: &str) -> anyhow::Result<()> {
        let form = serde_json::json!({ "to": to });
        Request::post("/api/demo/clock", Body::Json(form)).send(self.address).await?.success("the clock").map(|_| ())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Ok(mut child) = self.child.lock() {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

fn last_line(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    text.lines().last().unwrap_or_default().to_owned()
}
