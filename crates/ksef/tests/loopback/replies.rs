//! Answers that a test puts in the server's way, each given once and in order.
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::Response;
use serde_json::{Value, json};
use tokio::sync::Notify;

/// Answer instead of the right one.
pub enum Reply {
    Give {
        status: u16,
        headers: Vec<(&'static str, String)>,
        body: Vec<u8>,
    },
    /// The body in parts, without a length beforehand.
    Stream {
        parts: usize,
        part: Vec<u8>,
    },
    /// No answer, until the caller gives up.
    Hang,
    /// An answer once the gate is opened.
    Held(Arc<Gate>, Box<Reply>),
}

/// Gate at which a request waits: it tells that one has come, and is opened by the test.
#[derive(Default)]
pub struct Gate {
    pub has_come: Notify,
    pub may_go: Notify,
}

impl Reply {
    pub fn status(status: u16) -> Reply {
        Reply::Give { status, headers: Vec::new(), body: Vec::new() }
    }

    pub fn json(status: u16, body: &Value) -> Reply {
        Reply::text(status, &body.to_string())
    }

    pub fn text(status: u16, body: &str) -> Reply {
        Reply::Give { status, headers: Vec::new(), body: body.as_bytes().to_vec() }
    }

    /// Refusal with a code of KSeF's own, as problem details.
    pub fn refusal(code: u32, description: &str) -> Reply {
        let error = json!({ "code": code, "description": description, "details": ["szczegóły"] });
        Reply::json(400, &json!({ "title": "Bad Request", "status": 400, "errors": [error] }))
    }

    pub fn too_many(retry_after: &str) -> Reply {
        Reply::status(429).with("retry-after", retry_after)
    }

    pub fn with(self, name: &'static str, value: impl Into<String>) -> Reply {
        match self {
            Reply::Give { status, mut headers, body } => {
                headers.push((name, value.into()));
                Reply::Give { status, headers, body }
            }
            other => other,
        }
    }

    pub async fn respond(self) -> Response<Body> {
        match self {
            Reply::Give { status, headers, body } => {
                let response = Response::builder().status(status);
                let response =
                    headers.into_iter().fold(response, |response, (name, value)| response.header(name, value));
                response.body(Body::from(body)).unwrap()
            }
            Reply::Stream { parts, part } => {
                let part = Bytes::from(part);
                let parts = (0..parts).map(move |_| Ok::<_, std::convert::Infallible>(part.clone()));
                Response::new(Body::from_stream(futures_util::stream::iter(parts)))
            }
            Reply::Hang => std::future::pending().await,
            Reply::Held(gate, reply) => {
                gate.has_come.notify_one();
                gate.may_go.notified().await;
                Box::pin(reply.respond()).await
            }
        }
    }
}
