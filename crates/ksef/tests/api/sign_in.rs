//! Signing in, keeping the session, and the ways in which KSeF refuses it.
use base64::prelude::{BASE64_STANDARD, Engine as _};
use jiff::SignedDuration;
use plon_ksef::api::{KsefApi, KsefError};
use serde_json::json;

use crate::metadata::{empty_page, filter};
use crate::replies::Reply;
use crate::server::{Server, TOKEN, published, status};

const METADATA: &str = "POST /invoices/query/metadata";
const CHALLENGE: &str = "POST /auth/challenge";
const SIGN_IN: &str = "POST /auth/ksef-token";
const STATUS: &str = "GET /auth/20260601-AU-2DF6A92B10-5C1D0DAFB0-27";
const REDEEM: &str = "POST /auth/token/redeem";
const REFRESH: &str = "POST /auth/token/refresh";
const CERTIFICATES: &str = "GET /security/public-key-certificates";

/// A query that KSeF answers with nothing, if it lets the client in.
async fn query(server: &Server, api: &KsefApi) -> Result<(), KsefError> {
    server.reply(METADATA, empty_page());
    api.query_metadata(&filter(), 0).await.map(|_| ())
}

#[tokio::test]
async fn the_first_call_signs_in_by_the_encrypted_token_and_the_next_ones_use_the_session() {
    let server = Server::start().await;
    let api = server.client();
    query(&server, &api).await.unwrap();
    query(&server, &api).await.unwrap();
    let millis = server.time.instant().as_millisecond();
    assert_eq!(server.scene().decrypted, [format!("{TOKEN}|{millis}")]);
    assert_eq!(server.scene().seen, [CERTIFICATES, CHALLENGE, SIGN_IN, STATUS, REDEEM, METADATA, METADATA]);
}

#[tokio::test]
async fn an_access_token_is_refreshed_before_it_ends() {
    let server = Server::start().await;
    let api = server.client();
    query(&server, &api).await.unwrap();
    server.time.advance(SignedDuration::from_secs(14 * 60 - 1));
    query(&server, &api).await.unwrap();
    assert_eq!(server.count(REFRESH), 0);
    server.time.advance(SignedDuration::from_secs(1));
    query(&server, &api).await.unwrap();
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(REFRESH), server.count(CHALLENGE), server.count(METADATA)), (1, 1, 4));
}

#[tokio::test]
async fn a_session_whose_refresh_token_has_ended_or_is_refused_begins_anew() {
    let server = Server::start().await;
    let api = server.client();
    query(&server, &api).await.unwrap();
    server.time.advance(SignedDuration::from_hours(24 * 8));
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(REFRESH), server.count(CHALLENGE)), (0, 2));
    server.time.advance(SignedDuration::from_mins(20));
    server.reply(REFRESH, Reply::refusal(21301, "Brak autoryzacji."));
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(REFRESH), server.count(CHALLENGE)), (1, 3));
}

#[tokio::test]
async fn a_401_brings_one_new_sign_in_and_a_second_one_is_an_error() {
    let server = Server::start().await;
    let api = server.client();
    query(&server, &api).await.unwrap();
    server.scene().access = None;
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(CHALLENGE), server.count(METADATA)), (2, 3));

    for _ in 0..2 {
        server.reply(METADATA, Reply::json(401, &json!({ "title": "Unauthorized", "detail": TOKEN })));
    }
    let error = api.query_metadata(&filter(), 0).await.unwrap_err();
    assert!(matches!(error, KsefError::SignInRefused { code: 401, .. }));
    assert!(!error.to_string().contains(TOKEN));
    assert_eq!((server.count(CHALLENGE), server.count(METADATA)), (3, 5));
}

#[tokio::test]
async fn calls_at_the_same_time_share_one_sign_in_and_one_renewal() {
    let server = Server::start().await;
    let api = server.client();
    tokio::try_join!(query(&server, &api), query(&server, &api), query(&server, &api)).unwrap();
    assert_eq!(server.count(CHALLENGE), 1);
    server.scene().access = None;
    tokio::try_join!(query(&server, &api), query(&server, &api), query(&server, &api)).unwrap();
    assert_eq!(server.count(CHALLENGE), 2);
}

#[tokio::test]
async fn a_sign_in_that_takes_its_time_is_waited_for_but_not_for_ever() {
    let server = Server::start().await;
    for _ in 0..3 {
        server.reply(STATUS, status(100, &[]));
    }
    query(&server, &server.client()).await.unwrap();
    assert_eq!((server.count(STATUS), server.time.waits().len()), (4, 3));

    for _ in 0..1000 {
        server.reply(STATUS, status(100, &[]));
    }
    let error = query(&server, &server.client()).await.unwrap_err();
    assert_eq!(error, KsefError::Unavailable("the sign-in takes too long".to_owned()));
    assert!(server.count(STATUS) <= 4 + 3 * 20);
}

#[tokio::test]
async fn a_refused_token_is_told_with_its_reason_and_without_the_token() {
    let server = Server::start().await;
    server.reply(STATUS, status(450, &["Token unieważniony"]));
    let api = server.client();
    let error = query(&server, &api).await.unwrap_err();
    let told = KsefError::SignInRefused { code: 450, description: "opis: Token unieważniony".to_owned() };
    assert_eq!(error, told);
    assert_eq!(server.count(REDEEM), 0);
    server.reply(SIGN_IN, Reply::refusal(21111, "Nieprawidłowe wyzwanie autoryzacyjne."));
    let error = query(&server, &api).await.unwrap_err();
    assert!(matches!(error, KsefError::SignInRefused { code: 21111, .. }));
    assert!(!format!("{api:?}").contains(TOKEN));
}

#[tokio::test]
async fn a_sign_in_that_breaks_down_on_the_way_begins_again_with_a_new_challenge() {
    let server = Server::start().await;
    server.reply(REDEEM, Reply::status(503));
    server.reply(STATUS, status(550, &[]));
    query(&server, &server.client()).await.unwrap();
    assert_eq!((server.count(CHALLENGE), server.count(STATUS), server.count(REDEEM)), (3, 3, 2));
}

#[tokio::test]
async fn the_newest_certificate_for_tokens_that_is_valid_now_is_used() {
    let server = Server::start().await;
    let broken = |from: &str, to: &str, usage: &str| {
        let mut entry = published(from, to);
        entry["usage"] = json!([usage, "SomethingNew"]);
        entry["certificate"] = json!("AAAA");
        entry
    };
    let (past, soon) = ("2026-01-01T00:00:00Z", "2026-06-02T00:00:00Z");
    server.scene().certificates = json!([
        broken("2025-01-01T00:00:00Z", "2028-01-01T00:00:00Z", "KsefTokenEncryption"),
        published(past, soon),
        broken(past, soon, "SymmetricKeyEncryption"),
        broken("2024-01-01T00:00:00Z", past, "KsefTokenEncryption"),
        broken(soon, "2030-01-01T00:00:00Z", "KsefTokenEncryption"),
    ]);
    query(&server, &server.client()).await.unwrap();
}

#[tokio::test]
async fn a_list_without_a_usable_certificate_is_an_error() {
    let usable = published("2026-01-01T00:00:00Z", "2028-01-01T00:00:00Z");
    let with = |field: &str, value: serde_json::Value| {
        let mut entry = usable.clone();
        entry[field] = value;
        json!([entry])
    };
    let mut trailing = BASE64_STANDARD.decode(usable["certificate"].as_str().unwrap()).unwrap();
    trailing.push(0);
    let cases = [
        json!([]),
        json!([published("2025-01-01T00:00:00Z", "2026-06-01T08:00:00Z")]),
        with("validTo", json!("yesterday")),
        with("certificate", json!("MII?")),
        with("certificate", json!("")),
        with("certificate", json!(BASE64_STANDARD.encode([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]))),
        with("certificate", json!(BASE64_STANDARD.encode(trailing))),
        with("publicKeyId", json!(BASE64_STANDARD.encode([7; 32]))),
        json!({ "certificates": [] }),
    ];
    for certificates in cases {
        let server = Server::start().await;
        server.scene().certificates = certificates;
        let error = query(&server, &server.client()).await.unwrap_err();
        assert!(matches!(error, KsefError::Malformed(_)), "{error}");
        assert_eq!(server.count(SIGN_IN), 0);
    }
}

#[tokio::test]
async fn a_key_is_kept_for_a_day_and_asked_for_again_when_ksef_no_longer_knows_it() {
    let server = Server::start().await;
    let api = server.client();
    query(&server, &api).await.unwrap();
    server.scene().access = None;
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(CERTIFICATES), server.count(CHALLENGE)), (1, 2));

    server.scene().access = None;
    server.reply(SIGN_IN, Reply::refusal(21470, "Przesłany identyfikator klucza jest nieznany."));
    query(&server, &api).await.unwrap();
    assert_eq!((server.count(CERTIFICATES), server.count(CHALLENGE)), (2, 4));

    server.time.advance(SignedDuration::from_hours(24));
    server.reply(REFRESH, Reply::refusal(21301, "Brak autoryzacji."));
    query(&server, &api).await.unwrap();
    assert_eq!(server.count(CERTIFICATES), 3);
}

#[tokio::test]
async fn what_signing_in_answers_is_checked_before_it_is_used() {
    let token = json!({ "token": "operation", "validUntil": "2026-06-01T09:00:00Z" });
    let cases = [
        (CHALLENGE, json!({ "challenge": "short", "timestampMs": 1 })),
        (CHALLENGE, json!({ "challenge": "20260601-CR-226FB7B000-3ACF9BE4C0-10", "timestampMs": 1.5 })),
        (SIGN_IN, json!({ "referenceNumber": "../../../../../../../../../../../../", "authenticationToken": token })),
        (SIGN_IN, json!({ "referenceNumber": "20260601-AU-2DF6A92B10-5C1D0DAFB0-27" })),
        (STATUS, json!({ "status": { "code": "200", "description": "" } })),
        (
            REDEEM,
            json!({ "accessToken": { "token": "a\r\nX: b", "validUntil": "2026-06-01T09:00:00Z" }, "refreshToken": token }),
        ),
        (REDEEM, json!({ "accessToken": { "token": "secret-token", "validUntil": "soon" }, "refreshToken": token })),
    ];
    for (to, body) in cases {
        let server = Server::start().await;
        server.reply(to, Reply::json(200, &body));
        let error = query(&server, &server.client()).await.unwrap_err();
        assert!(matches!(error, KsefError::Malformed(_)), "{to} {error}");
        assert!(!error.to_string().contains("secret-token"));
    }
}
