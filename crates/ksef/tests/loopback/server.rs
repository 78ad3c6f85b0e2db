//! Server on loopback that plays KSeF: decrypts the token, gives sessions, and answers from what a test has set.
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};
use std::time::Duration;

use aws_lc_rs::encoding::AsDer;
use aws_lc_rs::rsa::{KeySize, OAEP_SHA256_MGF1SHA256, OaepPrivateDecryptingKey, PrivateDecryptingKey};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::Response;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use jiff::SignedDuration;
use plon_domain::nip::Nip;
use plon_ksef::api::{KsefApi, KsefSettings, KsefToken};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::replies::Reply;
use super::time::TestTime;

pub const NIP: &str = "5265877635";
pub const TOKEN: &str = "20260601-EC-ABCDEF0123-456789ABCD-EF|nip-5265877635|0f1e2d3c4b5a69788796a5b4c3d2e1f0";
pub const REFERENCE: &str = "20260601-AU-2DF6A92B10-5C1D0DAFB0-27";
const CHALLENGE: &str = "20260601-CR-226FB7B000-3ACF9BE4C0-10";

/// Key of the server; made once for all tests of a process.
static KEY: LazyLock<PrivateDecryptingKey> =
    LazyLock::new(|| PrivateDecryptingKey::generate(KeySize::Rsa2048).unwrap());

/// Requests that the server has seen, and the answers that it will give.
#[derive(Default)]
pub struct Scene {
    pub certificates: Value,
    /// NIP in whose context one may sign in.
    pub nip: String,
    pub replies: HashMap<String, VecDeque<Reply>>,
    /// Requests as method and path, in order.
    pub seen: Vec<String>,
    /// Bodies of the queries for metadata, each with its query string.
    pub queries: Vec<(String, Value)>,
    /// Texts that came out of the encrypted tokens.
    pub decrypted: Vec<String>,
    pub access: Option<(String, jiff::Timestamp)>,
    pub refresh: Option<(String, jiff::Timestamp)>,
    pub issued: u32,
}

pub struct Server {
    pub address: String,
    pub time: Arc<TestTime>,
    scene: Arc<Mutex<Scene>>,
}

#[derive(Clone)]
struct Stage {
    time: Arc<TestTime>,
    scene: Arc<Mutex<Scene>>,
}

impl Server {
    pub async fn start() -> Server {
        Server::start_for(NIP, TestTime::new()).await
    }

    /// Server in the context of a NIP, with a time of its own.
    pub async fn start_for(nip: &str, time: Arc<TestTime>) -> Server {
        let certificates = json!([published("2025-01-01T00:00:00+00:00", "2028-01-01T00:00:00+00:00")]);
        let nip = nip.to_owned();
        let scene = Arc::new(Mutex::new(Scene { certificates, nip, ..Scene::default() }));
        let stage = Stage { time: Arc::clone(&time), scene: Arc::clone(&scene) };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/v2", listener.local_addr().unwrap());
        let routes = Router::new().fallback(answer).with_state(stage);
        tokio::spawn(async move { axum::serve(listener, routes).await });
        Server { address, time, scene }
    }

    pub fn client(&self) -> KsefApi {
        self.client_with(Duration::from_secs(30))
    }

    pub fn client_with(&self, time: Duration) -> KsefApi {
        KsefApi::new(&settings(&self.address, time), self.time.clone()).unwrap().unwrap()
    }

    pub fn scene(&self) -> MutexGuard<'_, Scene> {
        self.scene.lock().unwrap()
    }

    /// Has the next request to a path, as `POST /auth/challenge`, answered otherwise.
    pub fn reply(&self, to: &str, with: Reply) {
        self.scene().replies.entry(to.to_owned()).or_default().push_back(with);
    }

    /// Requests to a path so far.
    pub fn count(&self, to: &str) -> usize {
        self.scene().seen.iter().filter(|seen| *seen == to).count()
    }
}

pub fn settings(address: &str, time: Duration) -> KsefSettings {
    KsefSettings {
        url: Some(address.to_owned()),
        nip: Some(Nip::parse(NIP).unwrap()),
        token: Some(KsefToken::parse(TOKEN).unwrap()),
        time,
    }
}

/// Certificate for tokens with the server's key, as the list gives it.
pub fn published(valid_from: &str, valid_to: &str) -> Value {
    let key = KEY.public_key().as_der().unwrap().as_ref().to_vec();
    json!({
        "certificate": BASE64_STANDARD.encode(certificate(&key)),
        "certificateId": BASE64_STANDARD.encode([0; 32]),
        "publicKeyId": BASE64_STANDARD.encode(Sha256::digest(&key)),
        "validFrom": valid_from,
        "validTo": valid_to,
        "usage": ["KsefTokenEncryption"],
    })
}

/// X.509 with nothing in it but the key (RFC 5280, 4.1).
fn certificate(key: &[u8]) -> Vec<u8> {
    let version = tagged(0xa0, &tagged(0x02, &[2]));
    let empty = tagged(0x30, &[]);
    let fields = [&version, &tagged(0x02, &[1]), &empty, &empty, &empty, &empty, key].concat();
    tagged(0x30, &[tagged(0x30, &fields), empty, tagged(0x03, &[0])].concat())
}

fn tagged(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = u16::try_from(content.len()).unwrap().to_be_bytes();
    let length = match length {
        [0, short] if short < 128 => vec![short],
        [0, short] => vec![0x81, short],
        [high, low] => vec![0x82, high, low],
    };
    [vec![tag], length, content.to_vec()].concat()
}

async fn answer(State(stage): State<Stage>, request: Request) -> Response<Body> {
    let to = format!("{} {}", request.method(), request.uri().path().trim_start_matches("/v2"));
    let query = request.uri().query().unwrap_or_default().to_owned();
    let bearer = request.headers().get("authorization").and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default().to_owned();
    let body = to_bytes(request.into_body(), 1024 * 1024).await.unwrap();
    let body: Value = serde_json::from_slice(&body).unwrap_or_default();
    let reply = {
        let mut scene = stage.scene.lock().unwrap();
        let to = match body["subjectType"].as_str() {
            Some("Subject3") => format!("{to} as a third party"),
            _ => to,
        };
        scene.seen.push(to.clone());
        if to.starts_with("POST /invoices/query/metadata") {
            scene.queries.push((query, body.clone()));
        }
        let is_open = !to.contains(" /invoices/") || is_current(scene.access.as_ref(), &bearer, stage.time.instant());
        let set = scene.replies.get_mut(&to).filter(|_| is_open).and_then(VecDeque::pop_front);
        set.unwrap_or_else(|| scene.right_reply(&to, &bearer, &body, stage.time.instant()))
    };
    reply.respond().await
}

impl Scene {
    fn right_reply(&mut self, to: &str, bearer: &str, body: &Value, now: jiff::Timestamp) -> Reply {
        let millis = now.as_millisecond();
        match to {
            "GET /security/public-key-certificates" => Reply::json(200, &self.certificates),
            "POST /auth/challenge" => {
                let challenge =
                    json!({ "challenge": CHALLENGE, "timestamp": now, "timestampMs": millis, "clientIp": "127.0.0.1" });
                Reply::json(200, &challenge)
            }
            "POST /auth/ksef-token" => self.begin_sign_in(body, now),
            "GET /auth/20260601-AU-2DF6A92B10-5C1D0DAFB0-27" if bearer == "operation" => status(200, &[]),
            "POST /auth/token/redeem" if bearer == "operation" => {
                let access = self.issue_access(now);
                let refresh = (format!("refresh-{}", self.issued), now + SignedDuration::from_hours(24 * 7));
                self.refresh = Some(refresh.clone());
                Reply::json(200, &json!({ "accessToken": access, "refreshToken": wire(&refresh) }))
            }
            "POST /auth/token/refresh" if is_current(self.refresh.as_ref(), bearer, now) => {
                Reply::json(200, &json!({ "accessToken": self.issue_access(now) }))
            }
            "POST /invoices/query/metadata as a third party" if is_current(self.access.as_ref(), bearer, now) => {
                let none =
                    json!({ "hasMore": false, "isTruncated": false, "invoices": [], "permanentStorageHwmDate": now });
                Reply::json(200, &none)
            }
            _ => Reply::json(401, &json!({ "title": "Unauthorized", "status": 401, "detail": bearer })),
        }
    }

    fn begin_sign_in(&mut self, body: &Value, now: jiff::Timestamp) -> Reply {
        assert_eq!(body["challenge"], CHALLENGE);
        assert_eq!(body["contextIdentifier"], json!({ "type": "Nip", "value": self.nip }));
        let key = OaepPrivateDecryptingKey::new(KEY.clone()).unwrap();
        let block = BASE64_STANDARD.decode(body["encryptedToken"].as_str().unwrap()).unwrap();
        let mut text = vec![0; key.min_output_size()];
        let text = key.decrypt(&OAEP_SHA256_MGF1SHA256, &block, &mut text, None).unwrap();
        self.decrypted.push(String::from_utf8(text.to_vec()).unwrap());
        assert_eq!(body["publicKeyId"], published("", "")["publicKeyId"]);
        let token = ("operation".to_owned(), now + SignedDuration::from_mins(10));
        Reply::json(202, &json!({ "referenceNumber": REFERENCE, "authenticationToken": wire(&token) }))
    }

    fn issue_access(&mut self, now: jiff::Timestamp) -> Value {
        self.issued += 1;
        let access = (format!("access-{}", self.issued), now + SignedDuration::from_mins(15));
        self.access = Some(access.clone());
        wire(&access)
    }
}

fn wire((token, valid_until): &(String, jiff::Timestamp)) -> Value {
    json!({ "token": token, "validUntil": valid_until })
}

fn is_current(token: Option<&(String, jiff::Timestamp)>, bearer: &str, now: jiff::Timestamp) -> bool {
    token.is_some_and(|(text, valid_until)| text == bearer && now < *valid_until)
}

/// Status of a sign-in.
pub fn status(code: u32, details: &[&str]) -> Reply {
    Reply::json(
        200,
        &json!({ "startDate": "2026-06-01T08:00:00+00:00", "authenticationMethod": "Token",
        "status": { "code": code, "description": "opis", "details": details } }),
    )
}
