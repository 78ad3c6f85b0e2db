//! Requests through the real router, whose answers are checked against the OpenAPI document.
use std::future::poll_fn;
use std::io;
use std::pin::pin;
use std::task::Poll;

use axum::body::Body;
use axum::http::{HeaderMap, Method, StatusCode, header};
use bytes::Bytes;
use futures_util::{Stream, StreamExt, stream};
use http_body_util::BodyExt;
use plon_platform::client_ip::ClientIp;
use serde_json::Value;
use tower::ServiceExt;

use super::{API, TestApp};

pub struct Request<'a> {
    app: &'a TestApp,
    method: &'static str,
    path: String,
    pub(super) builder: axum::http::request::Builder,
    pub(super) body: Body,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
    /// Body as JSON; `Null` when it is none.
    pub json: Value,
}

impl<'a> Request<'a> {
    pub fn new(app: &'a TestApp, method: &'static str, path: &str) -> Request<'a> {
        let builder = axum::http::Request::builder().method(method).uri(path);
        Request { app, method, path: path.to_owned(), builder, body: Body::empty() }
    }

    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.builder = self.builder.header(name, value);
        self
    }

    /// Sets the client's address.
    pub fn from(mut self, address: std::net::IpAddr) -> Self {
        self.builder = self.builder.extension(ClientIp::new(address));
        self
    }

    pub fn bearer(self, token: &str) -> Self {
        self.header("authorization", &format!("Bearer {token}"))
    }

    pub fn key(self, idempotency_key: &str) -> Self {
        self.header("idempotency-key", idempotency_key)
    }

    pub fn json(mut self, body: &Value) -> Self {
        self.builder = self.builder.header(header::CONTENT_TYPE, "application/json");
        self.body = Body::from(body.to_string());
        self
    }

    /// Sets a raw body; `header` gives its type.
    pub fn text(mut self, body: &str) -> Self {
        self.body = Body::from(body.to_owned());
        self
    }

    /// Sets a form of texts and at most one file: (field, file name, content).
    pub fn multipart(self, texts: &[(&str, &str)], file: Option<(&str, &str, &[u8])>) -> Self {
        self.multipart_of_files(texts, file.as_slice())
    }

    /// Sets a form of texts and any number of files.
    pub fn multipart_of_files(self, texts: &[(&str, &str)], files: &[(&str, &str, &[u8])]) -> Self {
        let mut body = beginning(texts, None);
        for (name, file_name, content) in files {
            body.extend(beginning(&[], Some((name, file_name))));
            body.extend(*content);
            body.extend(b"\r\n");
        }
        body.extend(END.bytes());
        self.form(Body::from(body))
    }

    /// Sets a form of texts and a file, whose content comes piece by piece and may break off.
    pub fn multipart_in_pieces(
        self,
        texts: &[(&str, &str)],
        file: (&str, &str),
        pieces: impl Stream<Item = io::Result<Bytes>> + Send + 'static,
    ) -> Self {
        let begins = stream::iter([Ok(Bytes::from(beginning(texts, Some(file))))]);
        let ends = stream::iter([Ok(Bytes::from(format!("\r\n{END}")))]);
        self.form(Body::from_stream(begins.chain(pieces).chain(ends)))
    }

    fn form(mut self, body: Body) -> Self {
        self.builder = self.builder.header(header::CONTENT_TYPE, format!("multipart/form-data; boundary={BOUNDARY}"));
        self.body = body;
        self
    }

    pub async fn send(self) -> Answer {
        let (app, method, path) = (self.app, self.method, self.path.clone());
        let answer = self.send_undeclared().await;
        app.assert_declared(method, &path, answer.status);
        answer
    }

    /// Sends a request whose connection is lost: the server's work on it is dropped after so many polls. Gives the
    /// answer, if it came sooner.
    pub async fn lost_after(self, polls: usize) -> Option<Answer> {
        let mut answering = pin!(self.send());
        let mut left = polls;
        poll_fn(|context| match left.checked_sub(1) {
            None => Poll::Ready(None),
            Some(rest) => {
                left = rest;
                answering.as_mut().poll(context).map(Some)
            }
        })
        .await
    }

    /// Sends a request that no client sends; its answer need not be declared.
    pub async fn send_undeclared(self) -> Answer {
        let request = self.builder.body(self.body).unwrap();
        let response = self.app.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        let json = serde_json::from_slice(&body).unwrap_or(Value::Null);
        Answer { status: parts.status, headers: parts.headers, body, json }
    }
}

const BOUNDARY: &str = "plon-test-boundary";
const END: &str = "--plon-test-boundary--\r\n";

/// Form up to the content of its file.
fn beginning(texts: &[(&str, &str)], file: Option<(&str, &str)>) -> Vec<u8> {
    let mut body = String::new();
    for (name, value) in texts {
        body += &format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    if let Some((name, file_name)) = file {
        body += &format!(
            "--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"{file_name}\"\r\n\
             Content-Type: application/octet-stream\r\n\r\n"
        );
    }
    body.into_bytes()
}

impl Answer {
    /// Asserts the status; on failure the body is shown.
    #[track_caller]
    pub fn assert(&self, status: u16) -> &Answer {
        assert_eq!(self.status.as_u16(), status, "{}", String::from_utf8_lossy(&self.body));
        self
    }

    /// First sentence at a field.
    pub fn field(&self, name: &str) -> &str {
        self.json["errors"][name][0].as_str().unwrap_or("")
    }

    pub fn message(&self) -> &str {
        self.json["message"].as_str().unwrap_or("")
    }
}

impl TestApp {
    /// Asserts that the API's document declares the status, so that a screen can rely on the generated types.
    fn assert_declared(&self, method: &str, path: &str, status: StatusCode) {
        let path = path.split('?').next().unwrap_or(path);
        // A part is enough: the whole document takes longer to make than most tests.
        let document = API.operations(|template| matches(template, path));
        let paths = document.paths.paths.iter();
        let Some((template, item)) = paths.min_by_key(|(template, _)| template.matches('{').count()) else { return };
        let operation = match method.parse::<Method>().unwrap() {
            Method::GET => item.get.as_ref(),
            Method::POST => item.post.as_ref(),
            _ => None,
        };
        let Some(operation) = operation else { return };
        let declared = operation.responses.responses.contains_key(status.as_str());
        assert!(declared, "{method} {template} answers {status}, which its document does not declare");
    }
}

/// True when a path matches a template such as `/invoices/{id}/file`.
fn matches(template: &str, path: &str) -> bool {
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(want), Some(got)) if want == got || want.starts_with('{') => {}
            _ => return false,
        }
    }
}
