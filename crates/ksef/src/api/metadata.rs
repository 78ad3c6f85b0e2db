//! Metadata of invoices, page by page (`open-api.json`, `POST /invoices/query/metadata`).
use base64::prelude::{BASE64_STANDARD, Engine as _};
use jiff::civil::Date;
use plon_domain::nip::Nip;
use plon_kernel::types::{BusinessDate, Timestamp};
use serde::Deserialize;
use serde_json::Value;

use super::KsefApi;
use super::error::KsefError;
use super::metadata_filter::{DateKind, MetadataFilter};
use super::transport::{Call, malformed, read_json};
use crate::KsefNumber;

/// Invoices on a page: the most that KSeF gives, because it counts the calls (20 an hour).
const PAGE_SIZE: u32 = 250;

/// Code of "the range begins after the instant up to which KSeF knows all invoices".
const NOTHING_COMPLETE_YET: u32 = 21183;

/// Invoice as KSeF lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvoiceMetadata {
    pub ksef_number: KsefNumber,
    /// Number that the seller gave.
    pub invoice_number: String,
    pub issued_on: BusinessDate,
    /// Instant at which KSeF took the invoice in.
    pub invoiced_at: Timestamp,
    /// Instant at which KSeF gave it its number.
    pub acquired_at: Timestamp,
    /// Instant at which KSeF stored it for good.
    pub stored_at: Timestamp,
    pub seller_nip: Nip,
    pub buyer: PartyIdentifier,
    pub third_parties: Vec<ThirdParty>,
    pub invoice_type: InvoiceType,
    /// SHA-256 of the file.
    pub hash: [u8; 32],
    /// SHA-256 of the file of the invoice that this one corrects.
    pub corrected_hash: Option<[u8; 32]>,
}

/// Identifier of a party, as it stands in the invoice: KSeF checks no check digits of a buyer's NIP.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PartyIdentifier {
    Nip(String),
    /// NIP and five digits of a unit inside of it.
    InternalId(String),
    VatUe(String),
    /// Identifier of a kind that has no name here.
    Other(String),
    None,
}

/// Third party of an invoice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThirdParty {
    pub identifier: PartyIdentifier,
    /// Role by the number of FA(3), as 2 for a recipient and 4 for one more buyer.
    pub role: i32,
}

/// Kind of an invoice; the codes of FA, PEF and FA_RR.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum InvoiceType {
    Vat,
    Zal,
    Kor,
    Roz,
    Upr,
    KorZal,
    KorRoz,
    VatPef,
    VatPefSp,
    KorPef,
    VatRr,
    KorVatRr,
    /// Kind that KSeF has got since.
    #[serde(other)]
    Unknown,
}

/// Page of metadata.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MetadataPage {
    /// Invoices of the wanted sellers, by ascending date of the filter's kind.
    pub invoices: Vec<InvoiceMetadata>,
    /// True when the query has more results than these pages.
    pub has_more: bool,
    /// True when the query is at its limit of 10,000 invoices: what is left takes a later beginning of its dates.
    pub is_truncated: bool,
    /// Instant up to which KSeF knows all invoices; only where the dates are those of storage.
    pub complete_until: Option<Timestamp>,
    /// Date of the filter's kind of the last invoice of the page, also when its seller was not wanted.
    pub last_date: Option<Timestamp>,
    /// Entries that cannot be read, beside others that can.
    pub unreadable: usize,
}

impl PartyIdentifier {
    /// True when the party is identified by a NIP.
    pub fn is_nip(&self, nip: &Nip) -> bool {
        matches!(self, PartyIdentifier::Nip(text) if text == nip.as_str())
    }
}

impl InvoiceMetadata {
    /// Date by which a query of the kind sorts; a day of issue is its first instant in Warsaw.
    pub(super) fn date(&self, kind: DateKind) -> Option<Timestamp> {
        match kind {
            DateKind::Issued => {
                self.issued_on.0.in_tz(plon_kernel::clock::ZONE).ok().map(|at| Timestamp(at.timestamp()))
            }
            DateKind::Invoiced => Some(self.invoiced_at),
            DateKind::Stored => Some(self.stored_at),
        }
    }
}

impl KsefApi {
    /// One page of metadata; pages count from 0 and hold up to 250 invoices.
    ///
    /// # Errors
    /// `KsefError` when KSeF gives no answer that can be read.
    pub async fn query_metadata(&self, filter: &MetadataFilter, page: u32) -> Result<MetadataPage, KsefError> {
        let path = format!("/invoices/query/metadata?sortOrder=Asc&pageOffset={page}&pageSize={PAGE_SIZE}");
        let request = || self.transport.post(&path).json(&filter.wire());
        match self.authorized(Call::Metadata, request).await {
            Ok(answer) => read_page(&answer.body, filter),
            Err(KsefError::Refused { code: NOTHING_COMPLETE_YET, .. }) => Ok(MetadataPage::empty()),
            Err(error) => Err(error),
        }
    }
}

impl MetadataPage {
    fn empty() -> MetadataPage {
        MetadataPage {
            invoices: Vec::new(),
            has_more: false,
            is_truncated: false,
            complete_until: None,
            last_date: None,
            unreadable: 0,
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WirePage {
    has_more: bool,
    is_truncated: bool,
    permanent_storage_hwm_date: Option<Timestamp>,
    invoices: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireInvoice {
    ksef_number: String,
    invoice_number: String,
    issue_date: Date,
    invoicing_date: Timestamp,
    acquisition_date: Timestamp,
    permanent_storage_date: Timestamp,
    seller: WireSeller,
    buyer: WireParty,
    third_subjects: Option<Vec<WireThirdParty>>,
    invoice_type: InvoiceType,
    invoice_hash: String,
    hash_of_corrected_invoice: Option<String>,
}

#[derive(Deserialize)]
struct WireSeller {
    nip: Nip,
}

#[derive(Deserialize)]
struct WireParty {
    identifier: WireIdentifier,
}

#[derive(Deserialize)]
struct WireThirdParty {
    identifier: WireIdentifier,
    role: i32,
}

#[derive(Deserialize)]
struct WireIdentifier {
    #[serde(rename = "type")]
    kind: String,
    value: Option<String>,
}

fn read_page(body: &[u8], filter: &MetadataFilter) -> Result<MetadataPage, KsefError> {
    let page: WirePage = read_json(Call::Metadata, body)?;
    let entries = page.invoices.len();
    let read = page.invoices.into_iter().map(read_entry);
    let mut invoices: Vec<InvoiceMetadata> = read.filter_map(Result::ok).collect();
    let unreadable = entries - invoices.len();
    if invoices.is_empty() && unreadable > 0 {
        return Err(malformed(Call::Metadata, "no entry that can be read"));
    }
    let last_date = invoices.last().and_then(|invoice| invoice.date(filter.dates.kind()));
    invoices.retain(|invoice| filter.wants(&invoice.seller_nip));
    Ok(MetadataPage {
        invoices,
        has_more: page.has_more,
        is_truncated: page.is_truncated,
        complete_until: page.permanent_storage_hwm_date.map(in_microseconds),
        last_date,
        unreadable,
    })
}

fn read_entry(entry: Value) -> Result<InvoiceMetadata, KsefError> {
    let wire = serde_json::from_value(entry);
    read_invoice(wire.map_err(|_| malformed(Call::Metadata, "an entry of another form"))?)
}

fn read_invoice(wire: WireInvoice) -> Result<InvoiceMetadata, KsefError> {
    let ksef_number = KsefNumber::parse(&wire.ksef_number);
    let third_parties = wire.third_subjects.unwrap_or_default().into_iter();
    Ok(InvoiceMetadata {
        ksef_number: ksef_number.map_err(|_| malformed(Call::Metadata, "no number of KSeF"))?,
        invoice_number: wire.invoice_number,
        issued_on: BusinessDate(wire.issue_date),
        invoiced_at: in_microseconds(wire.invoicing_date),
        acquired_at: in_microseconds(wire.acquisition_date),
        stored_at: in_microseconds(wire.permanent_storage_date),
        seller_nip: wire.seller.nip,
        buyer: read_identifier(wire.buyer.identifier),
        third_parties: third_parties
            .map(|party| ThirdParty { identifier: read_identifier(party.identifier), role: party.role })
            .collect(),
        invoice_type: wire.invoice_type,
        hash: read_hash(Call::Metadata, &wire.invoice_hash)?,
        corrected_hash: wire.hash_of_corrected_invoice.map(|hash| read_hash(Call::Metadata, &hash)).transpose()?,
    })
}

fn read_identifier(wire: WireIdentifier) -> PartyIdentifier {
    match (wire.kind.as_str(), wire.value) {
        ("Nip", Some(value)) => PartyIdentifier::Nip(value),
        ("InternalId", Some(value)) => PartyIdentifier::InternalId(value),
        ("VatUe", Some(value)) => PartyIdentifier::VatUe(value),
        (_, Some(value)) => PartyIdentifier::Other(value),
        (_, None) => PartyIdentifier::None,
    }
}

/// SHA-256 out of Base64.
pub(super) fn read_hash(call: Call, text: &str) -> Result<[u8; 32], KsefError> {
    let bytes = BASE64_STANDARD.decode(text).ok();
    bytes.and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| malformed(call, "no SHA-256 in Base64"))
}

/// The instant in whole microseconds, as instants are kept; KSeF gives tenths of them.
fn in_microseconds(at: Timestamp) -> Timestamp {
    jiff::Timestamp::from_microsecond(at.0.as_microsecond()).map_or(at, Timestamp)
}
