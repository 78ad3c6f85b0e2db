//! Filter of `POST /invoices/query/metadata` (`open-api.json`, `InvoiceQueryFilters`).
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp as Instant};
use plon_domain::nip::Nip;
use plon_kernel::clock::ZONE;
use plon_kernel::types::Timestamp;
use serde::Serialize;
use thiserror::Error;

/// Longest range of dates, in months of Warsaw's calendar or of UTC's.
const LONGEST_RANGE: i64 = 3;

/// Part that the context's NIP has in an invoice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum SubjectRole {
    /// Seller, `Podmiot1`.
    #[serde(rename = "Subject1")]
    Seller,
    /// Buyer, `Podmiot2`.
    #[serde(rename = "Subject2")]
    Buyer,
    /// Third party, `Podmiot3`.
    #[serde(rename = "Subject3")]
    ThirdParty,
    /// Authorised party, `PodmiotUpowazniony`.
    #[serde(rename = "SubjectAuthorized")]
    Authorized,
}

/// Date by which invoices are looked for, and in whose order they come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum DateKind {
    /// Day of issue.
    #[serde(rename = "Issue")]
    Issued,
    /// Instant at which KSeF took the invoice in.
    #[serde(rename = "Invoicing")]
    Invoiced,
    /// Instant at which KSeF stored it for good: the only one by which none is missed when one asks again and again
    /// (`przyrostowe-pobieranie-faktur.md`). Such a query ends where KSeF knows all invoices.
    #[serde(rename = "PermanentStorage")]
    Stored,
}

/// Range of dates. Invariant: it does not end before it begins, and is at most three months long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DateRange {
    kind: DateKind,
    from: Timestamp,
    to: Option<Timestamp>,
}

/// Error of a range that KSeF does not take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the dates are in the wrong order or more than three months apart")]
pub struct InvalidDateRange;

/// Filter of invoices.
#[derive(Debug, Clone)]
pub struct MetadataFilter {
    pub role: SubjectRole,
    pub dates: DateRange,
    /// Sellers whose invoices are wanted; all sellers when there are none. KSeF itself filters by one seller only,
    /// the others' invoices are dropped as they are read.
    pub seller_nips: Vec<Nip>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct WireFilter<'a> {
    subject_type: SubjectRole,
    date_range: WireDateRange,
    #[serde(skip_serializing_if = "Option::is_none")]
    seller_nip: Option<&'a Nip>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WireDateRange {
    date_type: DateKind,
    from: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<Timestamp>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    restrict_to_permanent_storage_hwm_date: bool,
}

impl DateRange {
    /// Range of dates, both ends included; without `to` it ends now, and KSeF checks its length.
    ///
    /// # Errors
    /// `InvalidDateRange` when `to` is before `from` or more than three months after it.
    pub fn new(kind: DateKind, from: Timestamp, to: Option<Timestamp>) -> Result<DateRange, InvalidDateRange> {
        if to.is_some_and(|to| to < from || !is_within_limit(from.0, to.0)) {
            return Err(InvalidDateRange);
        }
        Ok(DateRange { kind, from, to })
    }

    pub fn kind(&self) -> DateKind {
        self.kind
    }
}

/// True when a range is short enough by Warsaw's calendar or by UTC's.
fn is_within_limit(from: Instant, to: Instant) -> bool {
    let zones = [Some(TimeZone::UTC), TimeZone::get(ZONE).ok()];
    zones.into_iter().flatten().any(|zone| {
        let latest = from.to_zoned(zone).checked_add(Span::new().months(LONGEST_RANGE));
        latest.is_ok_and(|latest| to <= latest.timestamp())
    })
}

impl MetadataFilter {
    pub(super) fn wire(&self) -> WireFilter<'_> {
        let DateRange { kind, from, to } = self.dates;
        let seller_nip = match self.seller_nips.as_slice() {
            [only] => Some(only),
            _ => None,
        };
        WireFilter {
            subject_type: self.role,
            date_range: WireDateRange {
                date_type: kind,
                from,
                to,
                restrict_to_permanent_storage_hwm_date: kind == DateKind::Stored,
            },
            seller_nip,
        }
    }

    pub(super) fn wants(&self, seller: &Nip) -> bool {
        self.seller_nips.is_empty() || self.seller_nips.contains(seller)
    }
}
