//! Under load the process is killed, again and again; nothing that was acknowledged may be lost or done twice.
use std::net::SocketAddr;
use std::sync::Mutex;

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::invoices::pdf;
use crate::orders::given::Books;
use crate::support::{Farmer, NIPS, Plon, Request, TestApp, on_both};

/// How many requests run beside each other.
const WORKERS: usize = 16;

/// How many times the process is killed, each time after so many acknowledged requests.
const KILLS: usize = 3;
const ACKNOWLEDGED_BEFORE_A_KILL: usize = 60;

const GIVEN_POINTS: i64 = 4_000_000;
const ORDER_POINTS: i64 = 5_000;

/// Who acts, and on what.
struct Scene {
    farmers: Vec<Farmer>,
    distributor: i64,
    reward: i64,
}

/// A request that has one effect however often it is sent, and what it was answered.
struct Sent {
    farmer: usize,
    action: Action,
    /// `None` when the process was killed first.
    answer: Option<Value>,
}

enum Action {
    Order { key: String },
    Report { number: String },
}

impl Sent {
    fn numbered(number: usize) -> Sent {
        let action = match number % 2 {
            0 => Action::Order { key: format!("key-{number}") },
            _ => Action::Report { number: format!("FV/{number}") },
        };
        Sent { farmer: number % NIPS.len(), action, answer: None }
    }

    fn id(&self) -> &str {
        self.answer.as_ref().unwrap()["data"]["id"].as_str().unwrap()
    }

    fn request<'a>(&self, app: &'a TestApp, scene: &Scene) -> Request<'a> {
        let farmer = &scene.farmers[self.farmer];
        match &self.action {
            Action::Order { key } => {
                let form = json!({"reward_id": scene.reward, "amount": ORDER_POINTS});
                app.post("/api/v1/prize/orders").bearer(&farmer.token).key(key).json(&form)
            }
            Action::Report { number } => app.post("/api/v1/invoices/submit").bearer(&farmer.token).multipart(
                &[("document_name", number), ("distributor_id", &scene.distributor.to_string())],
                Some(("invoice", "faktura.pdf", &pdf(number))),
            ),
        }
    }
}

/// Sends requests until the process has acknowledged enough of them, kills it in the midst of the others, and gives all
/// that were sent.
async fn load_and_kill(app: &TestApp, scene: &Scene, first: usize) -> Vec<Sent> {
    let plon = Plon::start(app);
    let sent = Mutex::new(Vec::new());
    let next = Mutex::new(first..);
    let worker = async || {
        loop {
            let mut one = Sent::numbered(next.lock().unwrap().next().unwrap());
            if let Ok(answer) = one.request(app, scene).send_to(plon.address).await {
                one.answer = Some(answer.assert(201).json.clone());
            }
            let unanswered = one.answer.is_none();
            let acknowledged = {
                let mut sent = sent.lock().unwrap();
                sent.push(one);
                sent.iter().filter(|one: &&Sent| one.answer.is_some()).count()
            };
            if acknowledged == ACKNOWLEDGED_BEFORE_A_KILL {
                plon.kill();
            }
            if unanswered {
                break;
            }
        }
    };
    join_all((0..WORKERS).map(|_| worker())).await;
    sent.into_inner().unwrap()
}

/// What was acknowledged is there as it was acknowledged.
async fn assert_there(app: &TestApp, scene: &Scene, address: SocketAddr, one: &Sent) {
    let token = &scene.farmers[one.farmer].token;
    match &one.action {
        Action::Order { .. } => {
            let again = one.request(app, scene).send_to(address).await.unwrap();
            assert_eq!(Some(&again.assert(201).json), one.answer.as_ref());
            let order = app.get(&format!("/api/v1/prize/orders/{}", one.id())).bearer(token);
            assert_eq!(order.send_to(address).await.unwrap().assert(200).json["data"]["points"], ORDER_POINTS);
        }
        Action::Report { number } => {
            let file = app.get(&format!("/api/v1/invoices/{}/file", one.id())).bearer(token);
            assert_eq!(file.send_to(address).await.unwrap().assert(200).body, pdf(number));
        }
    }
}

/// What was not acknowledged has happened once or not at all: sent again, it has happened once.
async fn send_again(app: &TestApp, scene: &Scene, address: SocketAddr, one: &Sent) {
    let answer = one.request(app, scene).send_to(address).await.unwrap();
    match &one.action {
        Action::Order { .. } => answer.assert(201),
        Action::Report { .. } if answer.json["error"] == "invoice_already_reported" => answer.assert(422),
        Action::Report { .. } => answer.assert(201),
    };
}

on_both! {
    async fn a_killed_process_has_lost_nothing_that_it_acknowledged(app) {
        let mut farmers = Vec::new();
        for number in 0..NIPS.len() {
            let farmer = app.farmer_numbered(number).await;
            app.give_points(farmer.id, GIVEN_POINTS).await;
            farmers.push(farmer);
        }
        let scene = Scene {
            farmers,
            distributor: app.programme().await.distributor,
            reward: app.rewards().await.bank_transfer,
        };
        app.db().close().await;

        let mut sent = Vec::new();
        for _ in 0..KILLS {
            sent.extend(load_and_kill(&app, &scene, sent.len()).await);
        }
        let plon = Plon::start(&app);
        for one in &sent {
            match one.answer {
                Some(_) => assert_there(&app, &scene, plon.address, one).await,
                None => send_again(&app, &scene, plon.address, one).await,
            }
        }
        plon.kill();

        let app = app.reopened().await;
        for (number, farmer) in scene.farmers.iter().enumerate() {
            let ordered = |one: &&Sent| one.farmer == number && matches!(one.action, Action::Order { .. });
            let orders = i64::try_from(sent.iter().filter(ordered).count()).unwrap();
            assert_eq!(app.orders_of(farmer).await, orders);
            let held = orders * ORDER_POINTS;
            assert_eq!(app.books(farmer.id).await, Books { available: GIVEN_POINTS - held, held, redeemed: 0 });
        }
        let reports = sent.iter().filter(|one| matches!(one.action, Action::Report { .. })).count();
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, i64::try_from(reports).unwrap());
    }
}
