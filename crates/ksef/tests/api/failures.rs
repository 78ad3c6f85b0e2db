//! Failures outside of KSeF's rules: outages, slow answers, redirects, other statuses, wrong settings.
use std::sync::Arc;
use std::time::Duration;

use plon_ksef::api::{KsefApi, KsefError, KsefToken};
use serde_json::json;
use tokio::net::TcpListener;

use crate::metadata::{METADATA, empty_page, filter};
use crate::replies::Reply;
use crate::server::{Server, TOKEN, settings};
use crate::time::TestTime;

#[tokio::test]
async fn an_outage_is_tried_again_and_then_told() {
    let server = Server::start().await;
    let api = server.client();
    for _ in 0..2 {
        server.reply(METADATA, Reply::status(503));
    }
    server.reply(METADATA, empty_page());
    api.query_metadata(&filter(), 0).await.unwrap();
    assert_eq!(server.time.waits(), [Duration::from_millis(500), Duration::from_secs(2)]);
    for _ in 0..4 {
        server.reply(METADATA, Reply::text(500, "<html>secret</html>"));
    }
    let error = api.query_metadata(&filter(), 0).await.unwrap_err();
    assert_eq!(error, KsefError::Unavailable("metadata: HTTP 500".to_owned()));
    assert_eq!(server.count(METADATA), 6);
}

#[tokio::test]
async fn a_connection_that_is_refused_or_breaks_off_is_unavailable() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/v2", listener.local_addr().unwrap());
    let api = KsefApi::new(&settings(&address, Duration::from_secs(30)), TestTime::new()).unwrap().unwrap();
    let closing = tokio::spawn(async move {
        for _ in 0..3 {
            drop(listener.accept().await.unwrap());
        }
    });
    let error = api.query_metadata(&filter(), 0).await.unwrap_err();
    assert!(matches!(&error, KsefError::Unavailable(reason) if !reason.contains("127.0.0.1")), "{error}");
    closing.await.unwrap();
    let error = api.query_metadata(&filter(), 0).await.unwrap_err();
    assert!(matches!(&error, KsefError::Unavailable(reason) if reason.contains("no connection")), "{error}");
}

#[tokio::test]
async fn an_answer_that_does_not_come_in_time_is_unavailable() {
    let server = Server::start().await;
    for _ in 0..3 {
        server.reply("GET /security/public-key-certificates", Reply::Hang);
    }
    let error = server.client_with(Duration::from_millis(50)).query_metadata(&filter(), 0).await.unwrap_err();
    assert!(matches!(&error, KsefError::Unavailable(reason) if reason.contains("no answer in time")), "{error}");
}

#[tokio::test]
async fn a_redirect_is_not_followed() {
    let server = Server::start().await;
    let elsewhere = format!("{}/elsewhere", server.address);
    server.reply(METADATA, Reply::status(307).with("location", elsewhere));
    let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
    assert_eq!(error, KsefError::Malformed("a redirect (HTTP 307)".to_owned()));
    assert_eq!(server.count("POST /elsewhere"), 0);
}

#[tokio::test]
async fn refusals_keep_their_code_and_a_short_description_in_each_form() {
    let long = "x".repeat(10_000);
    let forbidden = json!({ "title": "Forbidden", "status": 403, "reasonCode": "missing-permissions", "detail": "Brak\nuprawnień" });
    let older = json!({ "exception": { "exceptionDetailList": [
        { "exceptionCode": 21405, "exceptionDescription": "Błąd walidacji", "details": ["tajne"] }], "serviceCode": "x" } });
    let cases = [
        (Reply::json(403, &forbidden), 403, "missing-permissions: Brakuprawnień"),
        (Reply::json(400, &older), 21405, "Błąd walidacji"),
        (Reply::refusal(21999, &long), 21999, &long[..200]),
        (Reply::text(418, "<html>tajne</html>"), 418, ""),
        (Reply::text(400, &long.repeat(10)), 400, ""),
        (Reply::json(400, &json!({ "errors": "none" })), 400, ""),
        (Reply::status(410), 410, ""),
    ];
    let server = Server::start().await;
    let api = server.client();
    for (reply, code, description) in cases {
        server.reply(METADATA, reply);
        let error = api.query_metadata(&filter(), 0).await.unwrap_err();
        assert_eq!(error, KsefError::Refused { code, description: description.to_owned() });
    }
    assert!(server.time.waits().is_empty());
}

#[tokio::test]
async fn an_answer_that_is_too_long_is_refused() {
    let server = Server::start().await;
    let long = Reply::Stream { parts: 30, part: vec![b' '; 10_000] };
    server.reply("POST /auth/challenge", long);
    let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
    assert_eq!(error, KsefError::Malformed("challenge: too long".to_owned()));
}

#[test]
fn the_client_is_off_without_an_address_and_wants_a_safe_one_with_nip_and_token() {
    let time: Arc<TestTime> = TestTime::new();
    let made = |change: fn(&mut plon_ksef::api::KsefSettings)| {
        let mut settings = settings("https://api.ksef.mf.gov.pl/v2", Duration::from_secs(30));
        change(&mut settings);
        KsefApi::new(&settings, time.clone()).map(|api| api.is_some())
    };
    assert!(made(|_| {}).unwrap());
    assert!(!made(|settings| settings.url = None).unwrap());
    assert!(made(|settings| settings.nip = None).is_err());
    assert!(made(|settings| settings.token = None).is_err());
    for address in
        ["http://api.ksef.mf.gov.pl/v2", "http://127.0.0.1.example.pl", "ftp://x", "ksef", "https://a.pl/?x=1"]
    {
        let settings = settings(address, Duration::from_secs(30));
        assert!(KsefApi::new(&settings, time.clone()).is_err(), "{address}");
    }
}

#[test]
fn a_token_is_never_shown_and_has_to_fit_into_a_block() {
    assert!(!format!("{:?}", settings("https://a.pl", Duration::from_secs(1))).contains(TOKEN));
    assert!(KsefToken::parse(&"a".repeat(175)).is_some() && KsefToken::parse(&"a".repeat(176)).is_none());
    assert!(KsefToken::parse(" ").is_none() && KsefToken::parse("a b").is_none() && KsefToken::parse("ż").is_none());
}

#[tokio::test]
async fn a_call_can_run_in_a_task_of_its_own() {
    let server = Server::start().await;
    let api = Arc::new(server.client());
    server.reply(METADATA, empty_page());
    let task = tokio::spawn(async move { api.query_metadata(&filter(), 0).await.map(|page| page.invoices.is_empty()) });
    assert!(task.await.unwrap().unwrap());
}
