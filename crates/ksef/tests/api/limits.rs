//! 429: short waits are waited for, long ones are told, and nothing is sent while KSeF wants to be left alone.
use std::time::Duration;

use jiff::SignedDuration;
use plon_ksef::api::KsefError;

use crate::download::{DOWNLOAD, file, number};
use crate::metadata::{METADATA, empty_page, filter, instant};
use crate::replies::Reply;
use crate::server::Server;

/// Instant at which the tests begin.
const BEGIN: &str = "2026-06-01T08:00:00Z";

#[tokio::test]
async fn a_short_wait_is_waited_for() {
    let server = Server::start().await;
    let api = server.client();
    server.reply(METADATA, Reply::too_many("7"));
    server.reply(METADATA, Reply::too_many("0"));
    server.reply(METADATA, empty_page());
    api.query_metadata(&filter(), 0).await.unwrap();
    assert_eq!(server.time.waits(), [Duration::from_millis(7100), Duration::from_secs(2)]);
    assert_eq!(server.count(METADATA), 3);
}

#[tokio::test]
async fn short_waits_end_after_three_attempts() {
    let server = Server::start().await;
    for _ in 0..5 {
        server.reply(METADATA, Reply::too_many("1"));
    }
    let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
    assert!(matches!(error, KsefError::TooManyRequests { .. }));
    assert_eq!(server.count(METADATA), 3);
}

#[tokio::test]
async fn a_long_wait_is_told_and_until_then_nothing_is_sent() {
    let server = Server::start().await;
    let api = server.client();
    server.reply(METADATA, Reply::too_many("30"));
    let blocked = Err(KsefError::TooManyRequests { retry_after: instant("2026-06-01T08:00:30Z") });
    assert_eq!(api.query_metadata(&filter(), 0).await.map(|_| ()), blocked);
    assert_eq!(api.query_metadata(&filter(), 0).await.map(|_| ()), blocked);
    server.reply(DOWNLOAD, file(b"<Faktura/>"));
    api.download(&number(), None).await.unwrap();
    server.time.advance(SignedDuration::from_secs(19));
    assert_eq!(api.query_metadata(&filter(), 0).await.map(|_| ()), blocked);
    assert_eq!((server.count(METADATA), server.time.waits().len()), (1, 0));
    server.time.advance(SignedDuration::from_secs(11));
    server.reply(METADATA, empty_page());
    api.query_metadata(&filter(), 0).await.unwrap();
}

#[tokio::test]
async fn the_wait_may_be_a_date_and_is_bounded_when_it_is_none() {
    let cases = [
        ("Mon, 01 Jun 2026 08:05:00 GMT", "2026-06-01T08:05:00Z"),
        ("3600", "2026-06-01T09:00:00Z"),
        ("", "2026-06-01T08:01:00Z"),
        ("-5", "2026-06-01T08:01:00Z"),
        ("soon", "2026-06-01T08:01:00Z"),
        ("99999999999999999999", "2026-06-02T08:00:00Z"),
        ("Thu, 31 Dec 2099 23:59:59 GMT", "2026-06-02T08:00:00Z"),
    ];
    for (header, until) in cases {
        let server = Server::start().await;
        assert_eq!(server.time.instant(), instant(BEGIN).0);
        server.reply(METADATA, Reply::too_many(header));
        let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
        assert_eq!(error, KsefError::TooManyRequests { retry_after: instant(until) }, "{header}");
    }
}

#[tokio::test]
async fn a_date_that_has_passed_is_no_wait() {
    let server = Server::start().await;
    server.reply(METADATA, Reply::too_many("Mon, 01 Jun 2026 07:00:00 GMT"));
    server.reply(METADATA, empty_page());
    server.client().query_metadata(&filter(), 0).await.unwrap();
    assert_eq!(server.time.waits(), [Duration::from_millis(500)]);
}

#[tokio::test]
async fn a_limit_while_signing_in_is_told_as_such() {
    let server = Server::start().await;
    server.reply("POST /auth/challenge", Reply::too_many("120"));
    let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
    assert_eq!(error, KsefError::TooManyRequests { retry_after: instant("2026-06-01T08:02:00Z") });
}
