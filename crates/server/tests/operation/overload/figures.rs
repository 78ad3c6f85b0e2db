//! Attacks on the real binary and the figures that it must keep to. `make overload` runs them at full size and prints
//! the table; the tests run a few seconds of each, where a figure is only missed by a server that is shut out or
//! grows freely.
use std::fmt::Display;
use std::time::Duration;

use plon_pages::serve::raise_open_files;

use super::attacks;
use crate::support::{Plon, TestApp};

/// Amount that is sent, and the time for which it is.
#[derive(Clone, Copy)]
pub struct Size {
    /// Slow connections of each of the four addresses.
    pub slow: usize,
    pub time: Duration,
    /// HTTP/2 connections and streams of each.
    pub http_2: (usize, usize),
    pub uploads: usize,
    /// Mebibytes of the CSV, and of the text in the spreadsheet.
    pub csv: usize,
    pub shared_text: usize,
    pub sign_ins: usize,
    /// Sign-ins a second.
    pub wave: u32,
    /// The most memory after them, in megabytes: a binary that is not optimised has more to begin with.
    memory_after: u64,
    /// The machine of the tests may be busy with others.
    patience: u32,
}

const FULL: Size = Size {
    slow: 1024,
    time: Duration::from_secs(30),
    http_2: (40, 200),
    uploads: 100,
    csv: 31,
    shared_text: 240,
    sign_ins: 10_000,
    wave: 90,
    memory_after: 100,
    patience: 1,
};

const SHORT: Size = Size {
    slow: 64,
    time: Duration::from_secs(2),
    http_2: (4, 50),
    uploads: 12,
    csv: 2,
    shared_text: 16,
    sign_ins: 24,
    wave: 10,
    memory_after: MEMORY,
    patience: 20,
};

#[expect(clippy::disallowed_methods, reason = "how long a test runs is no setting of the server")]
fn size() -> Size {
    if std::env::var("PLON_OVERLOAD").is_ok_and(|size| size == "full") { FULL } else { SHORT }
}

/// The most memory under hostile bodies, in megabytes.
const MEMORY: u64 = 250;

/// The longest times for a page, for health, and for a right sign-in among many wrong ones.
const PAGE: Duration = Duration::from_millis(250);
const HEALTH: Duration = Duration::from_secs(1);
const SIGN_IN: Duration = Duration::from_secs(2);

/// Prints what was reached and what is asked; false when it is missed.
fn row<T: PartialOrd>(what: &str, figure: T, limit: T, show: impl Fn(&T) -> String) -> bool {
    let is_kept = figure <= limit;
    println!("{what:<62} {:>10} {:>10}  {}", show(&figure), show(&limit), if is_kept { "ok" } else { "MISSED" });
    is_kept
}

fn time(what: &str, figure: Duration, limit: Duration, size: Size) -> bool {
    row(what, figure, limit * size.patience, |time| format!("{} ms", time.as_millis()))
}

fn memory(what: &str, figure: u64, limit: u64) -> bool {
    row(what, figure, limit, |megabytes: &u64| format!("{megabytes} MB"))
}

#[track_caller]
fn assert_kept(kept: &[bool]) {
    assert!(kept.iter().all(|kept| *kept), "a figure is missed; the table stands above");
}

fn beside(text: &str, counted: impl Display) -> String {
    text.replace("{}", &counted.to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_addresses_with_slow_bodies_shut_nobody_out() {
    raise_open_files();
    let (app, size) = (TestApp::sqlite().await, size());
    app.participant().await;
    app.programme().await;
    let places = (size.slow * 4).to_string();
    let plon = Plon::set(&app, &["--connections", &places]);
    let seen = attacks::slow_bodies(&plon, size).await;
    let what = beside("4 x {} slow bodies: a fifth address reads a list", size.slow);
    assert_kept(&[
        time(&what, seen.page, PAGE, size),
        time("  the server's health is told meanwhile", seen.health, HEALTH, size),
        memory("  memory", plon.peak_memory(), MEMORY),
    ]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_bodies_over_http_2_take_little_memory() {
    let (app, size) = (TestApp::sqlite().await, size());
    let plon = Plon::set(&app, &[]);
    attacks::http_2_bodies(&plon, size).await;
    let (connections, streams) = size.http_2;
    let what = format!("{connections} x {streams} unfinished bodies of 63 kB over HTTP/2: memory");
    assert_kept(&[memory(&what, plon.peak_memory(), MEMORY)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unfinished_uploads_take_little_memory() {
    let (app, size) = (TestApp::sqlite().await, size());
    let participant = app.participant().await;
    let plon = Plon::set(&app, &[]);
    attacks::uploads(&plon, &participant, size).await;
    let what = beside("{} unfinished uploads of a participant: memory", size.uploads);
    assert_kept(&[memory(&what, plon.peak_memory(), MEMORY)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_nothing_but_separators_takes_little_memory() {
    let (app, size) = (TestApp::sqlite().await, size());
    let file = vec![b';'; size.csv << 20];
    let plon = attacks::import(&app, "sprzedaz.csv", &file).await;
    let what = beside("a CSV of {} MiB of semicolons: memory", size.csv);
    assert_kept(&[memory(&what, plon.peak_memory(), MEMORY)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spreadsheet_with_one_endless_text_takes_little_memory() {
    let (app, size) = (TestApp::sqlite().await, size());
    let plon = attacks::import(&app, "sprzedaz.xlsx", &attacks::spreadsheet(size.shared_text)).await;
    let what = beside("a spreadsheet with one text of {} MiB: memory", size.shared_text);
    assert_kept(&[memory(&what, plon.peak_memory(), MEMORY)]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_sign_ins_leave_little_memory_and_let_a_right_one_through() {
    let (app, size) = (TestApp::sqlite().await, size());
    let participant = app.participant_with_password().await;
    let plon = Plon::set(&app, &[]);
    let right = attacks::wave_of_sign_ins(&app, &plon, &participant, size).await;
    attacks::wrong_sign_ins(&app, &plon, size).await;
    let wave = beside("a right sign-in among {} wrong ones a second", size.wave);
    let after = beside("after {} wrong sign-ins: memory", size.sign_ins);
    assert_kept(&[time(&wave, right, SIGN_IN, size), memory(&after, plon.memory(), size.memory_after)]);
}
