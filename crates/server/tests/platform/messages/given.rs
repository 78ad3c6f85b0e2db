//! Messages in the outbox, and a loopback server that plays SMSAPI.
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use plon_domain::email::Email;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;
use plon_kernel::ids::MessageId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::config::{Messages, Sms};
use plon_platform::messages::{self, MessageContext, Senders, Times};
use tokio::net::TcpListener;
use tokio::sync::Notify;

use crate::support::TestApp;

pub const REPORT_SECRET: &str = "a-secret-of-a-test-with-40-characters-00";

/// Answer of SMSAPI to one SMS.
#[derive(Clone, Copy)]
pub enum Play {
    Success,
    Text(u16, &'static str),
    /// It never answers.
    Silence,
    /// It takes the SMS and its answer is lost.
    LostAnswer,
    /// It takes the SMS and never answers.
    TakenInSilence,
}

type Received = Vec<(HashMap<String, String>, HeaderMap)>;

/// A server that plays its part and, like the real one, knows each `idx` once.
#[derive(Clone, Default)]
pub struct Smsapi {
    plays: Arc<Mutex<Vec<Play>>>,
    received: Arc<Mutex<Received>>,
    taken: Arc<Mutex<Vec<String>>>,
    has_taken: Arc<Notify>,
    address: String,
}

impl Smsapi {
    /// Plays the parts one after the other, and success ever after.
    pub async fn start(plays: &[Play]) -> Smsapi {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let server = Smsapi { plays: Arc::new(Mutex::new(plays.to_vec())), address, ..Smsapi::default() };
        let routes = Router::new().route("/sms.do", post(answer)).with_state(server.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        server
    }

    /// The forms that it was sent.
    pub fn forms(&self) -> Vec<HashMap<String, String>> {
        self.received.lock().unwrap().iter().map(|(form, _)| form.clone()).collect()
    }

    pub fn headers(&self) -> Vec<HeaderMap> {
        self.received.lock().unwrap().iter().map(|(_, headers)| headers.clone()).collect()
    }

    /// Counts the SMS that went out.
    pub fn taken(&self) -> usize {
        self.taken.lock().unwrap().len()
    }

    /// Waits until an SMS goes out.
    pub async fn has_taken(&self) {
        self.has_taken.notified().await;
    }

    pub fn settings(&self) -> Sms {
        Sms {
            token: Some("token-of-a-test".to_owned()),
            url: self.address.clone(),
            from: Some("Plon".to_owned()),
            report_secret: Some(REPORT_SECRET.to_owned()),
        }
    }
}

async fn answer(
    State(server): State<Smsapi>,
    headers: HeaderMap,
    Form(form): Form<HashMap<String, String>>,
) -> Response {
    let idx = form["idx"].clone();
    let play = {
        server.received.lock().unwrap().push((form, headers));
        let mut plays = server.plays.lock().unwrap();
        if plays.is_empty() { Play::Success } else { plays.remove(0) }
    };
    match play {
        Play::Text(status, text) => (StatusCode::from_u16(status).unwrap(), text).into_response(),
        Play::Silence => std::future::pending().await,
        Play::TakenInSilence => {
            server.taken.lock().unwrap().push(idx);
            server.has_taken.notify_one();
            std::future::pending().await
        }
        Play::Success | Play::LostAnswer => {
            let mut taken = server.taken.lock().unwrap();
            if taken.contains(&idx) {
                return r#"{"error":53,"message":"Not unique idx"}"#.into_response();
            }
            taken.push(idx);
            if matches!(play, Play::LostAnswer) {
                return StatusCode::BAD_GATEWAY.into_response();
            }
            format!(r#"{{"count":1,"list":[{{"id":"id{}","status":"QUEUE","error":null}}]}}"#, taken.len())
                .into_response()
        }
    }
}

/// Short enough to wait for, long enough for an answer.
const SOON: Duration = Duration::from_millis(500);

/// A row of the outbox.
#[derive(Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Stored {
    pub status: String,
    pub attempts: i64,
    pub body: Option<String>,
    pub provider_id: Option<String>,
    pub last_error: Option<String>,
    pub due_at: Option<Timestamp>,
}

pub fn about(secret: bool, expires_at: Option<Timestamp>) -> MessageContext {
    MessageContext { purpose: "test.message", participant: None, expires_at, secret }
}

impl TestApp {
    /// The same server, sending by SMSAPI.
    pub fn sending_by(self, smsapi: &Smsapi) -> TestApp {
        self.sending(Messages { sms: smsapi.settings(), ..Messages::default() }, 3)
    }

    pub fn sending(self, settings: Messages, tries: i64) -> TestApp {
        let senders = Senders::new(&settings, Times { send: SOON, tries }).unwrap();
        self.set(|parts| parts.senders = senders)
    }

    pub async fn lay_sms(&self, text: &str, about: MessageContext) -> MessageId {
        let to = Phone::parse("500600700").unwrap();
        let mut tx = self.db().begin().await.unwrap();
        let id = messages::queue_sms(&mut tx, &to, text, about, self.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    pub async fn lay_email(&self, to: &str, text: &str, about: MessageContext) -> MessageId {
        let to = Email::parse(to).unwrap();
        let mut tx = self.db().begin().await.unwrap();
        let now = self.app.clock.now();
        let id = messages::queue_email(&mut tx, &to, "Żółte łąki — zaproszenie", text, about, now).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// One step of the SMS worker; how many messages it took.
    pub async fn work_sms(&self) -> usize {
        messages::run_once(&self.app, Channel::Sms).await.unwrap()
    }

    pub async fn work_email(&self) -> usize {
        messages::run_once(&self.app, Channel::Email).await.unwrap()
    }

    pub async fn message(&self, id: MessageId) -> Stored {
        let mut db = self.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_as(
            "SELECT status, attempts, body, provider_id, last_error, due_at FROM messages WHERE id = $1")
            .bind(id).fetch_one(conn).await)
        .unwrap()
    }
}
