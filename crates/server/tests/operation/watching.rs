//! View of the binary from outside: its metrics' own address, and its log.
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;
use tracing::Level;
use tracing::instrument::WithSubscriber;
use tracing_subscriber::fmt::MakeWriter;

use crate::support::{Plon, TestApp, on_both};

const TOKEN: &str = "metrics-token-0123456789-0123456789";

/// Lines of a log that is kept in memory.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Lines;

    fn make_writer(&'a self) -> Lines {
        self.clone()
    }
}

/// Level of the line of a request.
async fn level_of(app: &TestApp, path: &str) -> String {
    let lines = Lines::default();
    let log = tracing_subscriber::fmt().json().with_max_level(Level::DEBUG).with_writer(lines.clone()).finish();
    app.get(path).header("accept", "text/html").send_undeclared().with_subscriber(log).await;
    let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    let line = text.lines().find(|line| line.contains("\"answered\"")).expect("no line");
    serde_json::from_str::<Value>(line).unwrap()["level"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn files_of_the_front_end_are_told_at_debug_and_everything_else_at_info() {
    let app = TestApp::sqlite().await;
    for (path, level) in [
        ("/assets/app-B1x2C3d4.js", "DEBUG"),
        ("/favicon.svg", "DEBUG"),
        ("/assets/missing-00000000.js", "INFO"),
        ("/", "INFO"),
        ("/health/live", "INFO"),
        ("/metrics", "INFO"),
    ] {
        assert_eq!(level_of(&app, path).await, level, "{path}");
    }
}

/// Address of the metrics, which the log tells.
fn metrics_address(plon: &Plon) -> SocketAddr {
    plon.logged("metrics are served")["address"].as_str().unwrap().parse().unwrap()
}

on_both! {
    async fn metrics_have_an_address_of_their_own_and_no_secret_is_in_the_log(app) {
        let settings = ["--metrics-listen", "127.0.0.1:0", "--metrics-token", TOKEN, "--log", "debug"];
        let plon = Plon::set(&app, &settings);
        let address = metrics_address(&plon);
        let answer = app.get("/metrics").bearer(TOKEN).send_to(address).await.unwrap();
        answer.assert(200);
        let text = String::from_utf8(answer.body.to_vec()).unwrap();
        assert!(text.contains("\nplon_build_info{"), "{text}");
        app.get("/metrics").send_to(address).await.unwrap().assert(401);
        app.get("/metrics").bearer(TOKEN).send_to(plon.address).await.unwrap().assert(404);
        app.get("/health/live").send_to(address).await.unwrap().assert(404);
        assert_eq!(plon.end().code(), Some(0));
        let log = Value::from(plon.log()).to_string();
        assert!(!log.contains(TOKEN), "{log}");
    }
}

#[tokio::test]
async fn a_scraper_without_a_token_is_let_in_where_none_is_set() {
    let app = TestApp::sqlite().await;
    let plon = Plon::set(&app, &["--metrics-listen", "127.0.0.1:0"]);
    app.get("/metrics").send_to(metrics_address(&plon)).await.unwrap().assert(200);
}
