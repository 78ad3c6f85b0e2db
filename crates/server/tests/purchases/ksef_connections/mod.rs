//! Participants' connections to KSeF, against a server on loopback that plays it.
mod checks;
mod connect;

use std::time::Duration;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use plon_ksef::writing::Draft;
use plon_ksef_connections::run_once;
use plon_platform::config::Ksef;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::given::einvoices::{file_name, xml};
use crate::loopback::replies::Reply;
use crate::loopback::server::Server;
use crate::loopback::time::TestTime;
use crate::support::{ParticipantClient, TestApp};

const PATH: &str = "/api/v1/ksef-connection";
const METADATA: &str = "POST /invoices/query/metadata";
/// The same for invoices in which the participant is a further party.
const THIRD_PARTY: &str = "POST /invoices/query/metadata as a third party";
const TOKEN: &str = "20250801-EC-ABCDEF0123-456789ABCD-EF|moj-token|0f1e2d3c";

/// Server whose participants are read from a KSeF on loopback, in the context of this NIP.
async fn with_ksef(app: TestApp, nip: &str) -> (TestApp, Server) {
    let ksef = Server::start_for(nip, TestTime::at(app.now().0)).await;
    // The season's earlier quarters, of which the first check asks first.
    for _ in 0..3 {
        ksef.reply(METADATA, page(&[], "2025-08-20T06:00:00Z"));
    }
    let settings = Ksef { url: Some(ksef.address.clone()), time: Duration::from_secs(5) };
    (app.set(|parts| parts.ksef = settings), ksef)
}

/// Number in KSeF that a draft's file is named by.
fn number_of(draft: &Draft) -> String {
    file_name(draft).trim_end_matches(".xml").to_owned()
}

/// Invoice as KSeF lists it.
fn listed(draft: &Draft, stored_at: &str, kind: &str) -> Value {
    json!({
        "ksefNumber": number_of(draft), "invoiceNumber": draft.number, "issueDate": draft.issued_on.to_string(),
        "invoicingDate": stored_at, "acquisitionDate": stored_at, "permanentStorageDate": stored_at,
        "seller": { "nip": draft.seller.nip }, "buyer": { "identifier": { "type": "Nip", "value": draft.buyer.nip } },
        "invoiceType": kind, "invoiceHash": BASE64_STANDARD.encode(Sha256::digest(xml(draft))),
    })
}

fn page(invoices: &[Value], complete_until: &str) -> Reply {
    Reply::json(
        200,
        &json!({ "hasMore": false, "isTruncated": false, "invoices": invoices, "permanentStorageHwmDate": complete_until }),
    )
}

/// Lists these invoices for the next query, and gives their files.
fn publish(ksef: &Server, drafts: &[&Draft]) {
    let invoices: Vec<Value> = drafts.iter().map(|draft| listed(draft, "2025-08-19T10:00:00Z", "Vat")).collect();
    ksef.reply(METADATA, page(&invoices, "2025-08-20T06:00:00Z"));
    for draft in drafts {
        give(ksef, draft);
    }
}

fn give(ksef: &Server, draft: &Draft) {
    ksef.reply(&download(draft), Reply::Give { status: 200, headers: Vec::new(), body: xml(draft) });
}

fn download(draft: &Draft) -> String {
    format!("GET /invoices/ksef/{}", number_of(draft))
}

impl TestApp {
    async fn connect(&self, participant: &ParticipantClient, token: &str) {
        let request = self.post(PATH).bearer(&participant.token).json(&json!({ "token": token }));
        request.send().await.assert(200);
    }

    async fn connection(&self, participant: &ParticipantClient) -> Value {
        let answer = self.get(PATH).bearer(&participant.token).send().await;
        answer.assert(200).json["data"]["connection"].clone()
    }

    /// Takes the checks that are due; gives the number of reported invoices.
    async fn check_connections(&self) -> usize {
        run_once(&self.app).await.unwrap()
    }
}
