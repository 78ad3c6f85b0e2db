//! Records as a search finds them.
use plon_domain::account::AccountStatus;
use plon_domain::einvoice::EInvoiceCorrectionStatus;
use plon_domain::import::ImportStatus;
use plon_domain::invoice::InvoiceStatus;
use plon_domain::reward::OrderStatus;
use plon_kernel::ids::ParticipantId;
use plon_platform::response::{Status, status};
use serde::Serialize;
use utoipa::ToSchema;

use super::kind::RecordKind;

/// Row of any kind of record; a kind leaves out the columns that it does not have.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct RecordRow {
    pub id: i64,
    /// Key in the address of the record's page.
    pub key: String,
    pub title: String,
    /// Parts of the line under the title; empty and absent ones are left out.
    #[sqlx(default)]
    pub first: Option<String>,
    #[sqlx(default)]
    pub second: Option<String>,
    #[sqlx(default)]
    pub third: Option<String>,
    #[sqlx(default)]
    pub status: Option<String>,
    /// The participant whose invoice or order it is.
    #[sqlx(default)]
    pub participant: Option<ParticipantId>,
}

/// A record that a search found.
#[derive(Debug, Serialize, ToSchema)]
pub struct SearchHit {
    kind: RecordKind,
    /// Key in the address of the record's page.
    key: String,
    title: String,
    /// Second line: company and town, distributor and participant, season.
    detail: String,
    status: Option<Status>,
}

impl SearchHit {
    pub fn new(kind: RecordKind, row: RecordRow) -> SearchHit {
        let parts = [row.first, row.second, row.third];
        let detail: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        SearchHit {
            status: row.status.as_deref().and_then(|name| status_of(kind, name)),
            kind,
            key: row.key,
            title: row.title,
            detail: detail.join(" · "),
        }
    }

    pub fn is(&self, kind: RecordKind, key: &str) -> bool {
        self.kind == kind && self.key == key
    }
}

fn status_of(kind: RecordKind, name: &str) -> Option<Status> {
    match kind {
        RecordKind::Participant => AccountStatus::try_from(name).ok().map(|known| status!(known)),
        RecordKind::Invoice => InvoiceStatus::try_from(name).ok().map(|known| status!(known)),
        RecordKind::Order => OrderStatus::try_from(name).ok().map(|known| status!(known)),
        RecordKind::Correction => EInvoiceCorrectionStatus::try_from(name).ok().map(|known| status!(known)),
        RecordKind::Import => ImportStatus::try_from(name).ok().map(|known| status!(known)),
        _ => None,
    }
}
