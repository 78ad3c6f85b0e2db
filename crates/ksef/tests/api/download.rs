//! Downloads of invoices: the bytes as they are, with a hash that fits.
use base64::prelude::{BASE64_STANDARD, Engine as _};
use plon_ksef::KsefNumber;
use plon_ksef::api::KsefError;
use sha2::{Digest, Sha256};

use crate::replies::Reply;
use crate::server::Server;

pub const NUMBER: &str = "5265877635-20250826-0100001AF629-AF";
pub const DOWNLOAD: &str = "GET /invoices/ksef/5265877635-20250826-0100001AF629-AF";
const LONGEST: usize = 3 * 1024 * 1024;

pub fn number() -> KsefNumber {
    KsefNumber::parse(NUMBER).unwrap()
}

pub fn file(bytes: &[u8]) -> Reply {
    let hash = BASE64_STANDARD.encode(Sha256::digest(bytes));
    Reply::Give { status: 200, headers: vec![("x-ms-meta-hash", hash)], body: bytes.to_vec() }
}

#[tokio::test]
async fn an_invoice_comes_byte_for_byte() {
    let server = Server::start().await;
    let bytes = "<Faktura>\r\n żółć \u{0}</Faktura>\n".as_bytes();
    server.reply(DOWNLOAD, file(bytes));
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    assert_eq!(server.client().download(&number(), Some(&hash)).await.unwrap(), bytes);
}

#[tokio::test]
async fn a_file_whose_hash_is_another_is_refused() {
    let bytes = b"<Faktura/>";
    let hash: [u8; 32] = Sha256::digest(bytes).into();
    let bare = || Reply::text(200, "<Faktura/>");
    let header = |value: &str| bare().with("x-ms-meta-hash", value);
    let cases = [
        (header("AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="), Some(hash)),
        (header("nonsense"), Some(hash)),
        (header(""), None),
        (file(bytes), Some([1; 32])),
        (bare(), Some([1; 32])),
        (bare(), None),
    ];
    let server = Server::start().await;
    let api = server.client();
    for (number_of_case, (reply, known)) in cases.into_iter().enumerate() {
        server.reply(DOWNLOAD, reply);
        let error = api.download(&number(), known.as_ref()).await.unwrap_err();
        assert!(matches!(error, KsefError::Malformed(_)), "case {number_of_case}: {error}");
    }
    server.reply(DOWNLOAD, bare());
    assert_eq!(api.download(&number(), Some(&hash)).await.unwrap(), bytes);
}

#[tokio::test]
async fn a_number_that_ksef_does_not_know_or_not_hand_out_yet_is_told_apart() {
    let server = Server::start().await;
    let api = server.client();
    server.reply(DOWNLOAD, Reply::refusal(21164, "Faktura o podanym identyfikatorze nie istnieje."));
    assert_eq!(api.download(&number(), None).await, Err(KsefError::NotFound));
    server.reply(DOWNLOAD, Reply::refusal(21165, "Faktura nie jest jeszcze dostępna."));
    assert_eq!(api.download(&number(), None).await, Err(KsefError::NotYetAvailable));
    // An address that is set wrongly is no proof that there is no such invoice.
    server.reply(DOWNLOAD, Reply::status(404));
    assert!(matches!(api.download(&number(), None).await, Err(KsefError::Refused { code: 404, .. })));
}

#[tokio::test]
async fn a_file_of_three_megabytes_is_taken_and_a_longer_one_is_not() {
    let server = Server::start().await;
    let api = server.client();
    server.reply(DOWNLOAD, file(&vec![b'a'; LONGEST]));
    assert_eq!(api.download(&number(), None).await.unwrap().len(), LONGEST);
    let too_long = KsefError::Malformed("invoice: too long".to_owned());
    server.reply(DOWNLOAD, file(&vec![b'a'; LONGEST + 1]));
    assert_eq!(api.download(&number(), None).await, Err(too_long.clone()));
    server.reply(DOWNLOAD, Reply::Stream { parts: 400, part: vec![b'a'; 10_000] });
    assert_eq!(api.download(&number(), None).await, Err(too_long));
}
