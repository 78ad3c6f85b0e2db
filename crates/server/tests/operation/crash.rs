//! Under load the process is killed, again and again, or its disk fills up; nothing that was acknowledged may be lost
//! or done twice.
mod batches;
mod full_disk;

use std::io;
use std::net::SocketAddr;
use std::sync::Mutex;

use futures_util::future::join_all;
use plon_kernel::db::{On, Read};
use serde_json::{Value, json};

use self::batches::Batch;
use crate::given::invoices::pdf;
use crate::given::orders::AccountBalances;
use crate::given::payouts::Signers;
use crate::support::{Answer, NIPS, OperatorClient, ParticipantClient, Plon, Request, TestApp, on_both};

/// Number of requests that run beside each other.
const WORKERS: usize = 16;

/// Returns how many times the process is killed, each time after so many acknowledged requests; `make test-deep` kills
/// it at any moment and under all kinds of acts.
#[expect(clippy::disallowed_methods, reason = "how long a test runs is no setting of the server")]
fn kills() -> usize {
    std::env::var("PLON_KILLS").map_or(3, |kills| kills.parse().unwrap())
}

const ACKNOWLEDGED_BEFORE_A_KILL: usize = 60;

/// One of so many requests is a report, so that nobody comes to the end of what an hour allows; an odd number shares
/// them out among all participants.
fn reports_one_of() -> usize {
    ((kills() / 5) | 1).max(3)
}

const GIVEN_POINTS: i64 = 40_000_000;
const ORDER_POINTS: i64 = 5_000;

/// Who acts, and on what.
struct Scene {
    participants: Vec<ParticipantClient>,
    signers: Signers,
    /// Those who approve: a killed process leaves their tries counted, so that no one of them has too many.
    approvers: Vec<OperatorClient>,
    distributor: i64,
    reward: i64,
    /// Least size of a report's file, in bytes.
    file_size: usize,
}

impl Scene {
    async fn new(app: &TestApp, file_size: usize) -> Scene {
        let mut participants = Vec::new();
        for number in 0..NIPS.len() {
            let participant = app.participant_numbered(number).await;
            app.give_points(participant.id, GIVEN_POINTS).await;
            participants.push(participant);
        }
        let (distributor, reward) = (app.programme().await.distributor, app.rewards().await.bank_transfer);
        let (signers, mut approvers) = (app.signers().await, Vec::new());
        for number in 0..8 + kills() {
            let approver = app.operator_named(&format!("approver-{number}"), &["finance"]).await;
            batches::give_codes(app, &approver).await;
            approvers.push(approver);
        }
        Scene { participants, signers, approvers, distributor, reward, file_size }
    }

    /// The file of a report.
    fn file(&self, number: &str) -> Vec<u8> {
        let mut file = pdf(number);
        file.resize(file.len().max(self.file_size), b'%');
        file
    }

    /// Each request that was sent has happened once, and the books add up to that.
    async fn assert_whole(&self, app: &TestApp, sent: &[Sent]) {
        for (number, participant) in self.participants.iter().enumerate() {
            let ordered = |one: &&Sent| one.participant == number && matches!(one.action, Action::Order { .. });
            let orders = i64::try_from(sent.iter().filter(ordered).count()).unwrap();
            assert_eq!(app.orders_of(participant).await, orders);
            let held = orders * ORDER_POINTS;
            assert_eq!(
                app.balances_of(participant.id).await,
                AccountBalances { available: GIVEN_POINTS - held, held, redeemed: 0 }
            );
        }
        let reports = sent.iter().filter(|one| matches!(one.action, Action::Report { .. })).count();
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, i64::try_from(reports).unwrap());
    }
}

/// A request that has one effect however often it is sent, and what it was answered.
struct Sent {
    participant: usize,
    number: usize,
    action: Action,
    /// `None` when the process was killed first.
    answer: Option<Value>,
}

enum Action {
    Order { key: String, batched: bool },
    Report { number: String },
}

impl Sent {
    /// One of `every` requests is a report.
    fn numbered(number: usize, every: usize) -> Sent {
        let action = match number % every {
            1 => Action::Report { number: format!("FV/{number}") },
            _ => {
                Action::Order { key: format!("key-{number}"), batched: number.is_multiple_of(batches::BATCHED_ONE_OF) }
            }
        };
        Sent { participant: number % NIPS.len(), number, action, answer: None }
    }

    fn id(&self) -> &str {
        self.answer.as_ref().unwrap()["data"]["id"].as_str().unwrap()
    }

    /// The batch that some of the orders go into once they are acknowledged.
    fn batch(&self) -> Option<Batch> {
        match &self.action {
            Action::Order { batched: true, .. } if self.answer.is_some() => {
                Some(Batch::of(self.id().to_owned(), self.number))
            }
            _ => None,
        }
    }

    fn request<'a>(&self, app: &'a TestApp, scene: &Scene) -> Request<'a> {
        let participant = &scene.participants[self.participant];
        match &self.action {
            Action::Order { key, .. } => {
                let form = json!({"reward_id": scene.reward, "amount": ORDER_POINTS});
                app.post("/api/v1/prize/orders").bearer(&participant.token).key(key).json(&form)
            }
            Action::Report { number } => app.post("/api/v1/invoices/submit").bearer(&participant.token).multipart(
                &[("document_name", number), ("distributor_id", &scene.distributor.to_string())],
                Some(("invoice", "faktura.pdf", &scene.file(number))),
            ),
        }
    }
}

/// Sends requests until the process has acknowledged enough of them, kills it in the midst of the others, and gives all
/// that were sent, with the batches of transfers that some of the orders went into.
async fn load_and_kill(app: &TestApp, scene: &Scene, first: usize) -> (Vec<Sent>, Vec<Batch>) {
    let plon = Plon::start(app);
    let sent = Mutex::new(Vec::new());
    let next = Mutex::new(first..);
    let batches = Mutex::new(Vec::new());
    let worker = async || {
        loop {
            let mut one = Sent::numbered(next.lock().unwrap().next().unwrap(), reports_one_of());
            if let Ok(answer) = answered(app, scene, plon.address, &one).await {
                one.answer = Some(answer.assert(201).json.clone());
            }
            let mut lost = one.answer.is_none();
            if let Some(mut batch) = one.batch() {
                lost = batch.go_on(app, scene, plon.address).await.is_err();
                batches.lock().unwrap().push(batch);
            }
            let acknowledged = {
                let mut sent = sent.lock().unwrap();
                sent.push(one);
                sent.iter().filter(|one: &&Sent| one.answer.is_some()).count()
            };
            if acknowledged == ACKNOWLEDGED_BEFORE_A_KILL {
                plon.kill();
            }
            if lost {
                break;
            }
        }
    };
    join_all((0..WORKERS).map(|_| worker())).await;
    (sent.into_inner().unwrap(), batches.into_inner().unwrap())
}

/// The answer to a request; a report of a participant who sends two files already is sent again, as the portal asks.
async fn answered(app: &TestApp, scene: &Scene, address: SocketAddr, one: &Sent) -> io::Result<Answer> {
    loop {
        match one.request(app, scene).send_to(address).await {
            Ok(answer) if answer.json["error"] == "uploads_under_way" => {}
            answer => return answer,
        }
    }
}

/// Asserts that an acknowledged request is there as it was acknowledged.
async fn assert_there(app: &TestApp, scene: &Scene, address: SocketAddr, one: &Sent) {
    let token = &scene.participants[one.participant].token;
    match &one.action {
        Action::Order { .. } => {
            let again = one.request(app, scene).send_to(address).await.unwrap();
            assert_eq!(Some(&again.assert(201).json), one.answer.as_ref());
            let order = app.get(&format!("/api/v1/prize/orders/{}", one.id())).bearer(token);
            assert_eq!(order.send_to(address).await.unwrap().assert(200).json["data"]["points"], ORDER_POINTS);
        }
        Action::Report { number } => {
            let file = app.get(&format!("/api/v1/invoices/{}/file", one.id())).bearer(token);
            assert_eq!(file.send_to(address).await.unwrap().assert(200).body, scene.file(number));
        }
    }
}

/// Sends a request that was not acknowledged again: it had happened once or not at all, and now has happened once.
async fn send_again(app: &TestApp, scene: &Scene, address: SocketAddr, one: &Sent) {
    let answer = one.request(app, scene).send_to(address).await.unwrap();
    match &one.action {
        Action::Order { .. } => answer.assert(201),
        Action::Report { .. } if answer.json["error"] == "invoice_already_reported" => answer.assert(422),
        Action::Report { .. } => answer.assert(201),
    };
}

/// Asserts that what was acknowledged is there, sends the rest again, and has every batch leave.
async fn settle(app: &TestApp, scene: &Scene, address: SocketAddr, (sent, batches): (&[Sent], &mut [Batch])) {
    for batch in batches {
        batch.settle(app, scene, address).await;
    }
    for one in sent {
        match one.answer {
            Some(_) => assert_there(app, scene, address, one).await,
            None => send_again(app, scene, address, one).await,
        }
    }
}

on_both! {
    async fn a_killed_process_has_lost_nothing_that_it_acknowledged(app) {
        let scene = Scene::new(&app, 0).await;
        app.db().close().await;

        let (mut sent, mut batches) = (Vec::new(), Vec::new());
        for _ in 0..kills() {
            let (more, left) = load_and_kill(&app, &scene, sent.len()).await;
            sent.extend(more);
            batches.extend(left);
        }
        let plon = Plon::start(&app);
        settle(&app, &scene, plon.address, (&sent, &mut batches)).await;
        plon.kill();

        let app = app.reopened().await;
        scene.assert_whole(&app, &sent).await;
        batches::assert_left(&app, &batches).await;
        assert!(batches.len() > kills(), "hardly a batch was made");
    }
}

/// With `NORMAL` a pulled plug takes what was acknowledged last, and no kill of the process shows it.
#[tokio::test]
async fn sqlite_flushes_its_log_with_every_commit() {
    let app = TestApp::sqlite().await;
    let mut tx = app.db().begin().await.unwrap();
    let On::Sqlite(conn) = tx.on() else { panic!("another database") };
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *conn).await.unwrap();
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *conn).await.unwrap();
    assert_eq!((synchronous, journal.as_str()), (2, "wal"));
}
