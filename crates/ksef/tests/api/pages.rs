//! All pages of a query: the next page, the next query after KSeF's limit, and the bound of calls.
use plon_kernel::types::Timestamp;
use plon_ksef::api::{KsefError, MetadataPages};

use crate::metadata::{METADATA, filter, instant, invoice, page};
use crate::replies::Reply;
use crate::server::Server;

const FIRST: &str = "2026-05-02T06:00:00Z";
const SECOND: &str = "2026-05-03T06:00:00Z";
const THIRD: &str = "2026-05-04T06:00:00Z";

/// Invoices' own numbers of all pages that come.
async fn collect(pages: &mut MetadataPages<'_>) -> Vec<String> {
    let mut numbers = Vec::new();
    while let Some(page) = pages.next().await.unwrap() {
        numbers.extend(page.invoices.into_iter().map(|invoice| invoice.invoice_number));
    }
    numbers
}

fn asked(server: &Server) -> Vec<(String, Timestamp)> {
    let scene = server.scene();
    let page = |query: &str| query.split('&').nth(1).unwrap_or_default().to_owned();
    let from = |body: &serde_json::Value| instant(body["dateRange"]["from"].as_str().unwrap());
    scene.queries.iter().map(|(query, body)| (page(query), from(body))).collect()
}

#[tokio::test]
async fn pages_come_until_there_are_no_more() {
    let server = Server::start().await;
    server.reply(METADATA, page(true, false, &[invoice(1, FIRST), invoice(2, SECOND)]));
    server.reply(METADATA, page(false, false, &[invoice(3, SECOND)]));
    let api = server.client();
    let mut pages = api.metadata_pages(filter(), 10);
    assert_eq!(pages.last_date(), instant("2026-05-01T00:00:00Z"));
    assert_eq!(collect(&mut pages).await, ["FV/1", "FV/2", "FV/3"]);
    assert!(pages.is_done());
    assert_eq!(pages.last_date(), instant(SECOND));
    assert_eq!(server.count(METADATA), 2);
}

#[tokio::test]
async fn after_the_limit_the_next_query_begins_at_the_last_date_and_brings_nothing_twice() {
    let server = Server::start().await;
    server.reply(METADATA, page(true, false, &[invoice(1, FIRST), invoice(2, SECOND)]));
    server.reply(METADATA, page(true, true, &[invoice(3, SECOND)]));
    server.reply(METADATA, page(true, false, &[invoice(2, SECOND), invoice(3, SECOND)]));
    server.reply(METADATA, page(false, false, &[invoice(4, SECOND), invoice(5, THIRD)]));
    let api = server.client();
    let mut pages = api.metadata_pages(filter(), 10);
    assert_eq!(collect(&mut pages).await, ["FV/1", "FV/2", "FV/3", "FV/4", "FV/5"]);
    let (begin, border) = (instant("2026-05-01T00:00:00Z"), instant(SECOND));
    let (zero, one) = ("pageOffset=0".to_owned(), "pageOffset=1".to_owned());
    assert_eq!(asked(&server), [(zero.clone(), begin), (one.clone(), begin), (zero, border), (one, border)]);
}

#[tokio::test]
async fn no_more_calls_are_made_than_allowed_and_the_rest_is_known() {
    let server = Server::start().await;
    for serial in 1..=3 {
        server.reply(METADATA, page(true, false, &[invoice(serial, FIRST)]));
    }
    let api = server.client();
    let mut pages = api.metadata_pages(filter(), 2);
    assert_eq!(collect(&mut pages).await, ["FV/1", "FV/2"]);
    assert!(!pages.is_done());
    assert_eq!(pages.last_date(), instant(FIRST));
    assert_eq!(server.count(METADATA), 2);
}

#[tokio::test]
async fn a_query_that_makes_no_progress_ends_with_an_error() {
    let server = Server::start().await;
    server.reply(METADATA, page(true, true, &[invoice(1, "2026-05-01T00:00:00Z")]));
    server.reply(METADATA, page(true, true, &[]));
    let api = server.client();
    for _ in 0..2 {
        let error = api.metadata_pages(filter(), 5).next().await.unwrap_err();
        assert_eq!(error, KsefError::Malformed("metadata: the query makes no progress".to_owned()));
    }
}

#[tokio::test]
async fn after_an_error_the_same_page_is_asked_for_again() {
    let server = Server::start().await;
    server.reply(METADATA, page(true, false, &[invoice(1, FIRST)]));
    server.reply(METADATA, Reply::too_many("600"));
    server.reply(METADATA, page(false, false, &[invoice(2, SECOND)]));
    let api = server.client();
    let mut pages = api.metadata_pages(filter(), 5);
    pages.next().await.unwrap().unwrap();
    let error = pages.next().await.unwrap_err();
    assert!(matches!(error, KsefError::TooManyRequests { .. }));
    server.time.advance(jiff::SignedDuration::from_mins(10));
    assert_eq!(collect(&mut pages).await, ["FV/2"]);
}
