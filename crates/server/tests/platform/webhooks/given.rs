//! A receiver on this machine that answers as it is told, and targets that lead to it.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use plon_identity::webhooks;
use plon_platform::config;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio::sync::Notify;

use crate::support::{Answer, OperatorClient, TestApp};

pub const WEBHOOKS: &str = "/api/v1/backoffice/webhooks";

/// Answer of the receiver.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Play {
    #[default]
    Taken,
    Status(u16),
    /// It asks to be left alone for so many seconds.
    Busy(u16, u64),
    Redirect,
    LongAnswer,
    /// It never answers.
    Silence,
}

/// Request as it came.
#[derive(Debug, Clone)]
pub struct Received {
    pub headers: HeaderMap,
    pub body: String,
}

impl Received {
    pub fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().unwrap()
    }

    /// Number of the event in the message's id.
    pub fn number(&self) -> i64 {
        let id = self.header("webhook-id").strip_prefix("msg_").unwrap();
        id.split('x').next().unwrap().parse().unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap()
    }

    /// Checks the request by the specification, with one secret, as a receiver does.
    pub fn is_signed_by(&self, secret: &str) -> bool {
        let key = STANDARD.decode(secret.strip_prefix("whsec_").unwrap()).unwrap();
        let signed = format!("{}.{}.{}", self.header("webhook-id"), self.header("webhook-timestamp"), self.body);
        let signature = format!("v1,{}", STANDARD.encode(hmac_sha256(&key, signed.as_bytes())));
        self.header("webhook-signature").split(' ').any(|given| given == signature)
    }
}

/// HMAC by its definition (RFC 2104), so that nothing of the server checks itself; for keys of up to 64 bytes.
fn hmac_sha256(key: &[u8], text: &[u8]) -> Vec<u8> {
    let padded =
        |pad: u8| -> Vec<u8> { (0..64).map(|place| key.get(place).copied().unwrap_or_default() ^ pad).collect() };
    let inner = Sha256::digest([padded(0x36), text.to_vec()].concat());
    Sha256::digest([padded(0x5c), inner.to_vec()].concat()).to_vec()
}

#[derive(Clone, Default)]
pub struct Receiver {
    play: Arc<Mutex<Play>>,
    received: Arc<Mutex<Vec<Received>>>,
    has_received: Arc<Notify>,
    pub address: String,
}

impl Receiver {
    pub async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hooks", listener.local_addr().unwrap());
        let receiver = Receiver { address, ..Receiver::default() };
        let routes = Router::new().route("/hooks", post(answer)).route("/elsewhere", post(answer));
        let routes = routes.with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        receiver
    }

    pub fn plays(&self, play: Play) {
        *self.play.lock().unwrap() = play;
    }

    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Ids of the messages, in the order in which they came.
    pub fn ids(&self) -> Vec<String> {
        self.received().iter().map(|request| request.header("webhook-id").to_owned()).collect()
    }

    /// Waits until so many requests have come.
    pub async fn has(&self, count: usize) {
        while self.received.lock().unwrap().len() < count {
            self.has_received.notified().await;
        }
    }
}

async fn answer(State(receiver): State<Receiver>, headers: HeaderMap, body: Bytes) -> Response {
    let body = String::from_utf8(body.to_vec()).unwrap();
    receiver.received.lock().unwrap().push(Received { headers, body });
    receiver.has_received.notify_one();
    let play = *receiver.play.lock().unwrap();
    match play {
        Play::Taken => "dziękuję".into_response(),
        Play::Status(status) => (StatusCode::from_u16(status).unwrap(), "nie teraz").into_response(),
        Play::Busy(status, seconds) => {
            (StatusCode::from_u16(status).unwrap(), [("retry-after", seconds.to_string())]).into_response()
        }
        Play::Redirect => (StatusCode::TEMPORARY_REDIRECT, [("location", "/elsewhere")]).into_response(),
        Play::LongAnswer => "ż".repeat(100_000).into_response(),
        Play::Silence => std::future::pending().await,
    }
}

/// Target that an administrator has made.
pub struct Target {
    pub id: i64,
    pub secret: String,
}

impl TestApp {
    /// The same server, which reaches this machine and gives a request so much time.
    pub fn reaching_this_machine(self, time: Duration) -> TestApp {
        let settings = config::Webhooks { networks: vec!["127.0.0.0/8".parse().unwrap()], time };
        self.set(|parts| parts.webhooks = settings)
    }

    pub async fn make_target(&self, who: &OperatorClient, change: Value) -> Answer {
        let mut form = json!({"name": "Hurtownia danych", "url": "https://hooks.invalid/plon",
            "events": ["invoice.decided"], "code": self.next_code(who.id).await});
        form.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        self.post(WEBHOOKS).bearer(&who.token).json(&form).send().await
    }

    pub async fn target(&self, who: &OperatorClient, change: Value) -> Target {
        let answer = self.make_target(who, change).await;
        let data = &answer.assert(201).json["data"];
        Target { id: data["id"].as_i64().unwrap(), secret: data["secret"].as_str().unwrap().to_owned() }
    }

    /// Target that leads to a receiver, told of these events.
    pub async fn target_at(&self, who: &OperatorClient, receiver: &Receiver, name: &str, events: &[&str]) -> Target {
        self.target(who, json!({"name": name, "url": receiver.address, "events": events})).await
    }

    pub async fn webhook(&self, who: &OperatorClient, id: i64) -> Value {
        let answer = self.get(&format!("{WEBHOOKS}/{id}")).bearer(&who.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// An act on a target: its path, and the form.
    pub async fn webhook_act(&self, who: &OperatorClient, path: &str, form: &Value) -> Answer {
        self.post(&format!("{WEBHOOKS}/{path}")).bearer(&who.token).json(form).send().await
    }

    /// Puts an event of the trial into the queue of a target.
    pub async fn try_target(&self, who: &OperatorClient, target: &Target) {
        self.webhook_act(who, &format!("{}/test", target.id), &json!({})).await.assert(200);
    }

    /// One step of the worker; the number of tries.
    pub async fn send_webhooks(&self) -> usize {
        webhooks::run_once(&self.app).await.unwrap()
    }

    /// Steps of the worker until nothing is due.
    pub async fn send_all_webhooks(&self) -> usize {
        let mut all = 0;
        loop {
            match self.send_webhooks().await {
                0 => return all,
                tries => all += tries,
            }
        }
    }

    /// Deliveries of a target, the newest first.
    pub async fn deliveries(&self, who: &OperatorClient, target: &Target) -> Vec<Value> {
        let path = format!("{WEBHOOKS}/{}/deliveries", target.id);
        let answer = self.get(&path).bearer(&who.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }

    /// The only delivery of a target, with its tries.
    pub async fn delivery(&self, who: &OperatorClient, target: &Target) -> Value {
        let all = self.deliveries(who, target).await;
        assert_eq!(all.len(), 1, "{all:?}");
        let path = format!("{WEBHOOKS}/{}/deliveries/{}", target.id, all[0]["id"]);
        let answer = self.get(&path).bearer(&who.token).send().await;
        answer.assert(200).json["data"].clone()
    }
}
