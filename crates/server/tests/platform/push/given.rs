//! A push service on this machine that answers as it is told, and devices that read what it is sent.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use plon_identity::push;
use plon_platform::config;
use plon_platform::notifications::{self, NewNotification};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use web_push_native::p256::SecretKey;
use web_push_native::p256::elliptic_curve::sec1::ToEncodedPoint;
use web_push_native::{Auth, decrypt};

use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp};

pub const PUSH: &str = "/api/v1/push";
pub const SUBSCRIPTIONS: &str = "/api/v1/push/subscriptions";
pub const SETTINGS: &str = "/api/v1/backoffice/settings/push";

/// Message as the push service got it.
#[derive(Debug, Clone)]
pub struct Pushed {
    pub device: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

#[derive(Clone, Default)]
pub struct PushService {
    status: Arc<Mutex<u16>>,
    pushed: Arc<Mutex<Vec<Pushed>>>,
    pub origin: String,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let service = PushService { origin, ..PushService::default() };
        service.answers(201);
        let routes = Router::new().route("/send/{device}", post(take)).with_state(service.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        service
    }

    pub fn answers(&self, status: u16) {
        *self.status.lock().unwrap() = status;
    }

    pub fn pushed(&self) -> Vec<Pushed> {
        self.pushed.lock().unwrap().clone()
    }

    /// A device of this service.
    pub fn device(&self, name: &str) -> Device {
        let secret = SecretKey::from_slice(&[name.len() as u8 + 1; 32]).unwrap();
        Device { endpoint: format!("{}/send/{name}", self.origin), secret, auth: [7; 16] }
    }
}

async fn take(
    State(service): State<PushService>,
    Path(device): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    service.pushed.lock().unwrap().push(Pushed { device, headers, body: body.to_vec() });
    StatusCode::from_u16(*service.status.lock().unwrap()).unwrap()
}

/// A browser with its keys.
pub struct Device {
    pub endpoint: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl Device {
    /// Returns the subscription that the browser tells the portal.
    pub fn subscription(&self) -> Value {
        let point = self.secret.public_key().to_encoded_point(false);
        json!({
            "endpoint": self.endpoint,
            "p256dh": URL_SAFE_NO_PAD.encode(point.as_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
        })
    }

    /// Decrypts a pushed message as the service worker reads it.
    pub fn read(&self, pushed: &Pushed) -> Value {
        let plain = decrypt(pushed.body.clone(), &self.secret, &Auth::from(self.auth)).unwrap();
        serde_json::from_slice(&plain).unwrap()
    }
}

impl TestApp {
    /// The same server, which reaches a push service on this machine.
    pub fn reaching_push(self) -> TestApp {
        let networks = vec!["127.0.0.0/8".parse().unwrap()];
        self.set(|parts| parts.webhooks = config::Webhooks { networks, time: Duration::from_secs(5) })
    }

    pub async fn set_push(&self, who: &OperatorClient, enabled: bool) -> Answer {
        let form = json!({"enabled": enabled, "contact": "kontakt@plon.example"});
        self.post(SETTINGS).bearer(&who.token).json(&form).send().await
    }

    /// Switches push messages on; returns the public key.
    pub async fn push_is_on(&self) -> String {
        let chief = self.operator(&["administrator"]).await;
        let answer = self.set_push(&chief, true).await;
        answer.assert(200).json["data"]["public_key"].as_str().unwrap().to_owned()
    }

    pub async fn subscribe(&self, who: &ParticipantClient, device: &Device) -> Answer {
        self.post(SUBSCRIPTIONS).bearer(&who.token).json(&device.subscription()).send().await
    }

    /// Something happens of which a participant is told.
    pub async fn tell(&self, who: &ParticipantClient, title: &str) {
        let news = NewNotification { title, content: "Faktura FV/1 jest sprawdzona.", page: "/moje-faktury" };
        let mut tx = self.db().begin().await.unwrap();
        notifications::notify_with_message(&mut tx, who.id, &news, self.now()).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// One step of the worker; the number of messages.
    pub async fn send_push(&self) -> usize {
        push::run_once(&self.app).await.unwrap()
    }

    pub async fn devices(&self) -> i64 {
        self.count("SELECT count(*) FROM push_subscriptions").await
    }
}
