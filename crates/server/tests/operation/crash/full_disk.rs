//! The disk of the database and the files fills up under load and is freed again. `make disk` runs it on a small one.
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use futures_util::future::join_all;
use plon_kernel::on_db;

use super::batches::{Batch, assert_left};
use super::{Scene, Sent, settle};
use crate::support::{Answer, Plon, TestApp};

const WORKERS: usize = 8;
/// Bytes left free before the load begins.
const LEFT: u64 = 4 << 20;
/// Number of times that each worker is refused before it gives up.
const REFUSALS: usize = 20;
const MOST_REQUESTS: usize = 20_000;
/// So large are the files of reports that the disk is full before anybody has reported all that a day allows.
const FILE: usize = 64 << 10;

/// File that takes all but a little of the disk.
struct Ballast(PathBuf);

impl Ballast {
    fn new() -> Ballast {
        let path = std::env::temp_dir().join("ballast");
        let mut file = File::create(&path).unwrap();
        let block = vec![1_u8; 1 << 16];
        while file.write_all(&block).is_ok() {}
        let size = file.metadata().unwrap().len();
        OpenOptions::new().write(true).open(&path).unwrap().set_len(size - LEFT).unwrap();
        Ballast(path)
    }

    fn drop_it(self) {
        std::fs::remove_file(self.0).unwrap();
    }
}

/// Sends requests until the disk has been full for a while, and gives all that were sent, with the batches of transfers
/// that some of the orders went into.
async fn fill(app: &TestApp, scene: &Scene, plon: &Plon) -> (Vec<Sent>, Vec<Batch>) {
    let batches = Mutex::new(Vec::new());
    let worker = async |worker: usize| {
        let (mut sent, mut refused) = (Vec::new(), 0);
        for number in (worker..MOST_REQUESTS).step_by(WORKERS) {
            let mut one = Sent::numbered(number, 2);
            let answer = one.request(app, scene).send_to(plon.address).await.unwrap();
            if answer.status == 201 {
                one.answer = Some(answer.json.clone());
            } else {
                assert_no_space(plon, &answer);
                refused += 1;
            }
            if let Some(mut batch) = one.batch() {
                if let Some(answer) = batch.go_on(app, scene, plon.address).await.unwrap() {
                    assert_no_space(plon, &answer);
                }
                batches.lock().unwrap().push(batch);
            }
            sent.push(one);
            if refused == REFUSALS {
                return sent;
            }
        }
        panic!("the disk did not fill up");
    };
    let sent = join_all((0..WORKERS).map(worker)).await.into_iter().flatten().collect();
    (sent, batches.into_inner().unwrap())
}

/// The only refusal that a full disk is answered with.
fn assert_no_space(plon: &Plon, answer: &Answer) {
    let why = || plon.log().into_iter().rfind(|line| line["level"] == "ERROR");
    assert_eq!(answer.status, 503, "{}\n{:?}", answer.json, why());
    assert_eq!(answer.json["error"], "no_space");
}

async fn a_full_disk_loses_nothing(app: TestApp) {
    let scene = Scene::new(&app, FILE).await;
    app.db().close().await;
    let plon = Plon::start(&app);
    let ballast = Ballast::new();
    let (sent, mut batches) = fill(&app, &scene, &plon).await;
    for participant in &scene.participants {
        for path in ["/api/v1/user/profile", "/api/v1/prize/my-orders", "/api/v1/invoices/2025"] {
            let read = app.get(path).bearer(&participant.token).send_to(plon.address).await.unwrap();
            assert_eq!(read.status, 200, "{path} is not read while the disk is full");
        }
    }
    ballast.drop_it();
    let acknowledged = sent.iter().filter(|one| one.answer.is_some()).count();
    let (refused, sent_off) = (sent.len() - acknowledged, batches.len());
    eprintln!("{acknowledged} acknowledged, {refused} refused, {sent_off} batches");
    assert!(acknowledged > WORKERS && sent_off > 0);
    settle(&app, &scene, plon.address, (&sent, &mut batches)).await;
    plon.kill();
    let app = app.reopened().await;
    scene.assert_whole(&app, &sent).await;
    assert_left(&app, &batches).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "wants a small disk: make disk"]
async fn a_full_disk_loses_nothing_on_sqlite() {
    a_full_disk_loses_nothing(TestApp::sqlite().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "wants a small disk: make disk"]
async fn a_full_disk_loses_nothing_on_postgres() {
    a_full_disk_loses_nothing(TestApp::postgres().await).await;
}

/// SQLite's own limit stands in for the disk: it is gone with the connection that has it.
#[tokio::test]
async fn after_a_refused_write_the_next_goes_on() {
    let app = TestApp::sqlite().await;
    let scene = Scene::new(&app, 0).await;
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query("PRAGMA max_page_count = 1").execute(conn).await.map(|_| ())).unwrap();
    tx.commit().await.unwrap();
    for number in 0..1_000 {
        let answer = Sent::numbered(number, 2).request(&app, &scene).send().await;
        if answer.status != 201 {
            assert_eq!(answer.assert(503).json["error"], "no_space");
            Sent::numbered(number, 2).request(&app, &scene).send().await.assert(201);
            return;
        }
    }
    panic!("the file did not become full");
}
