//! Connection as its participant and operators see it.
use plon_platform::response::{Status, status};
use serde::Serialize;
use utoipa::ToSchema;

use super::store::ConnectionRow;
use plon_kernel::types::Timestamp;

/// Connection to KSeF; its token is never shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct KsefConnection {
    connected_at: Timestamp,
    /// When KSeF was asked last.
    checked_at: Option<Timestamp>,
    /// When KSeF will be asked next; of no use once the token is refused.
    next_check_at: Timestamp,
    status: Status,
    /// Reason why the token is refused, or why KSeF could not be read.
    reason: Option<String>,
    /// Invoices that were reported by it.
    reported: i64,
}

impl From<ConnectionRow> for KsefConnection {
    fn from(row: ConnectionRow) -> KsefConnection {
        KsefConnection {
            connected_at: row.connected_at,
            checked_at: row.checked_at,
            next_check_at: row.next_check_at,
            status: status!(row.status),
            reason: row.reason,
            reported: row.reported,
        }
    }
}
