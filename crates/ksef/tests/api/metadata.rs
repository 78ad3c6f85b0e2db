//! One page of metadata: what is asked, what is read of it, and what is refused.
use jiff::civil::date;
use plon_domain::nip::Nip;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_ksef::api::{
    DateKind, DateRange, InvoiceType, KsefError, MetadataFilter, PartyIdentifier, SubjectRole, ThirdParty,
};
use serde_json::{Value, json};

use crate::replies::Reply;
use crate::server::Server;

pub const METADATA: &str = "POST /invoices/query/metadata";
pub const SELLER: &str = "5265877635";
const OTHER_SELLER: &str = "7740001454";

pub fn instant(text: &str) -> Timestamp {
    Timestamp(text.parse().unwrap())
}

pub fn filter() -> MetadataFilter {
    let dates = DateRange::new(DateKind::Stored, instant("2026-05-01T00:00:00Z"), None).unwrap();
    MetadataFilter { role: SubjectRole::Buyer, dates, seller_nips: Vec::new() }
}

/// Invoice with a number of its own, stored at an instant.
pub fn invoice(serial: u32, stored_at: &str) -> Value {
    json!({
        "ksefNumber": format!("5265877635-20250826-0100001A{serial:04X}-AF"),
        "invoiceNumber": format!("FV/{serial}"),
        "issueDate": "2026-05-01",
        "invoicingDate": "2026-05-02T06:00:00.1234567+00:00",
        "acquisitionDate": "2026-05-02T06:00:01+00:00",
        "permanentStorageDate": stored_at,
        "seller": { "nip": SELLER, "name": "Hurtownia" },
        "buyer": { "identifier": { "type": "Nip", "value": "7740001454" }, "name": "Gospodarstwo" },
        "netAmount": 35260.63, "grossAmount": 43370.57, "vatAmount": 8109.94, "currency": "PLN",
        "invoicingMode": "Online", "invoiceType": "Vat",
        "formCode": { "systemCode": "FA (3)", "schemaVersion": "1-0E", "value": "FA" },
        "isSelfInvoicing": false, "hasAttachment": false,
        "invoiceHash": "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=",
    })
}

pub fn page(has_more: bool, is_truncated: bool, invoices: &[Value]) -> Reply {
    Reply::json(
        200,
        &json!({ "hasMore": has_more, "isTruncated": is_truncated, "invoices": invoices,
            "permanentStorageHwmDate": "2026-06-01T07:58:00.0000001+00:00" }),
    )
}

pub fn empty_page() -> Reply {
    page(false, false, &[])
}

#[tokio::test]
async fn a_page_is_read_with_its_numbers_parties_dates_and_hashes() {
    let server = Server::start().await;
    let mut correction = invoice(7, "2026-05-02T06:00:02.7654321+00:00");
    correction["invoiceType"] = json!("Kor");
    correction["hashOfCorrectedInvoice"] = json!("AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI=");
    correction["thirdSubjects"] = json!([
        { "identifier": { "type": "InternalId", "value": "7740001454-12345" }, "role": 2 },
        { "identifier": { "type": "None", "value": null }, "role": 0 },
    ]);
    server.reply(METADATA, page(true, false, &[correction]));
    let page = server.client().query_metadata(&filter(), 3).await.unwrap();
    let [found] = page.invoices.as_slice() else { panic!("one invoice") };
    assert_eq!(found.ksef_number.as_str(), "5265877635-20250826-0100001A0007-AF");
    assert_eq!(found.invoice_number, "FV/7");
    assert_eq!(found.issued_on, BusinessDate(date(2026, 5, 1)));
    assert_eq!(found.invoiced_at, instant("2026-05-02T06:00:00.123456Z"));
    assert_eq!(found.acquired_at, instant("2026-05-02T06:00:01Z"));
    assert_eq!(found.stored_at, instant("2026-05-02T06:00:02.765432Z"));
    assert_eq!(found.seller_nip.as_str(), SELLER);
    assert!(found.buyer.is_nip(&Nip::parse("774-000-14-54").unwrap()) && !found.buyer.is_nip(&found.seller_nip));
    let branch = PartyIdentifier::InternalId("7740001454-12345".to_owned());
    let third = [ThirdParty { identifier: branch, role: 2 }, ThirdParty { identifier: PartyIdentifier::None, role: 0 }];
    assert_eq!(found.third_parties, third);
    assert_eq!((found.invoice_type, found.hash, found.corrected_hash), (InvoiceType::Kor, [1; 32], Some([2; 32])));
    assert_eq!((page.has_more, page.is_truncated), (true, false));
    assert_eq!(page.complete_until, Some(instant("2026-06-01T07:58:00Z")));
    assert_eq!(page.last_date, Some(found.stored_at));
}

#[tokio::test]
async fn the_query_says_role_dates_page_and_the_one_seller() {
    let server = Server::start().await;
    let api = server.client();
    let mut asked = filter();
    asked.seller_nips = vec![Nip::parse(SELLER).unwrap()];
    server.reply(METADATA, empty_page());
    api.query_metadata(&asked, 2).await.unwrap();
    let to = instant("2026-05-31T21:59:59Z");
    asked.dates = DateRange::new(DateKind::Issued, instant("2026-05-01T00:00:00Z"), Some(to)).unwrap();
    asked.role = SubjectRole::Seller;
    asked.seller_nips.push(Nip::parse(OTHER_SELLER).unwrap());
    server.reply(METADATA, empty_page());
    api.query_metadata(&asked, 0).await.unwrap();

    let stored = json!({ "subjectType": "Subject2", "sellerNip": SELLER, "dateRange": { "dateType": "PermanentStorage",
        "from": "2026-05-01T00:00:00Z", "restrictToPermanentStorageHwmDate": true } });
    let issued = json!({ "subjectType": "Subject1", "dateRange": { "dateType": "Issue",
        "from": "2026-05-01T00:00:00Z", "to": "2026-05-31T21:59:59Z" } });
    let first = ("sortOrder=Asc&pageOffset=2&pageSize=250".to_owned(), stored);
    let second = ("sortOrder=Asc&pageOffset=0&pageSize=250".to_owned(), issued);
    assert_eq!(server.scene().queries, [first, second]);
}

#[tokio::test]
async fn invoices_of_sellers_that_are_not_wanted_are_dropped_but_their_dates_count() {
    let server = Server::start().await;
    let mut foreign = invoice(2, "2026-05-03T06:00:00Z");
    foreign["seller"]["nip"] = json!(OTHER_SELLER);
    server.reply(METADATA, page(false, false, &[invoice(1, "2026-05-02T06:00:00Z"), foreign]));
    let asked = MetadataFilter { seller_nips: vec![Nip::parse(SELLER).unwrap()], ..filter() };
    let page = server.client().query_metadata(&asked, 0).await.unwrap();
    assert_eq!(page.invoices.len(), 1);
    assert_eq!(page.last_date, Some(instant("2026-05-03T06:00:00Z")));
}

#[tokio::test]
async fn a_range_that_begins_after_what_is_complete_is_an_empty_page() {
    let server = Server::start().await;
    server.reply(METADATA, Reply::refusal(21183, "Zakres filtrowania wykracza poza dostępny zakres danych."));
    let page = server.client().query_metadata(&filter(), 0).await.unwrap();
    assert!(page.invoices.is_empty() && !page.has_more && page.complete_until.is_none());
}

#[tokio::test]
async fn kinds_that_are_new_are_read_as_unknown() {
    let server = Server::start().await;
    let mut new = invoice(1, "2026-05-02T06:00:00Z");
    new["invoiceType"] = json!("Nowy");
    new["buyer"]["identifier"] = json!({ "type": "Nowy", "value": "X1" });
    server.reply(METADATA, page(false, false, &[new]));
    let page = server.client().query_metadata(&filter(), 0).await.unwrap();
    assert_eq!(page.invoices[0].invoice_type, InvoiceType::Unknown);
    assert_eq!(page.invoices[0].buyer, PartyIdentifier::Other("X1".to_owned()));
}

#[tokio::test]
async fn a_page_of_another_form_is_an_error() {
    let with = |field: &str, value: Value| {
        let mut changed = invoice(1, "2026-05-02T06:00:00Z");
        changed[field] = value;
        page(false, false, &[changed])
    };
    let cases = [
        Reply::text(200, ""),
        Reply::text(200, "<html>Przerwa techniczna</html>"),
        Reply::text(200, "{\"hasMore\":false,"),
        Reply::text(200, &"[".repeat(100_000)),
        Reply::json(200, &json!({ "invoices": [] })),
        Reply::json(200, &json!({ "hasMore": "false", "isTruncated": false, "invoices": [] })),
        with("ksefNumber", json!("5265877635-20260502/../0001A0007-AF")),
        with("ksefNumber", json!(7)),
        with("issueDate", json!("2026-02-30")),
        with("permanentStorageDate", json!("2026-05-02T06:00:00")),
        with("seller", json!({ "nip": "5265877636" })),
        with("invoiceHash", json!("AQEB")),
        with("hashOfCorrectedInvoice", json!("?")),
        with("buyer", json!(null)),
    ];
    for (number, reply) in cases.into_iter().enumerate() {
        let server = Server::start().await;
        server.reply(METADATA, reply);
        let error = server.client().query_metadata(&filter(), 0).await.unwrap_err();
        assert!(matches!(error, KsefError::Malformed(_)), "case {number}: {error}");
        assert_eq!(server.count(METADATA), 1, "no retry in case {number}");
    }
}

#[test]
fn a_range_of_dates_is_at_most_three_months_of_warsaw_or_utc_long() {
    let range = |from: &str, to: &str| DateRange::new(DateKind::Invoiced, instant(from), Some(instant(to))).is_ok();
    assert!(range("2026-01-15T00:00:00Z", "2026-04-15T00:00:00Z"));
    assert!(range("2026-01-14T23:00:00Z", "2026-04-14T22:00:00Z"));
    assert!(!range("2026-01-15T00:00:00Z", "2026-04-15T00:00:01Z"));
    assert!(range("2026-01-15T00:00:00Z", "2026-01-15T00:00:00Z"));
    assert!(!range("2026-01-15T00:00:00Z", "2026-01-14T23:59:59Z"));
}
