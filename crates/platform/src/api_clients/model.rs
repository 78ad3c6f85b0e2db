//! Values of API clients.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use plon_kernel::ids::{ApiClientId, DistributorId, OperatorId};
use plon_kernel::networks::Networks;
use plon_kernel::types::Timestamp;

/// Right of a client; each is asked for by at least one operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ApiScope {
    /// Pushes sales of the distributor that the client is bound to.
    PushSales,
    /// Reads what became of the client's own batches.
    ReadSales,
    /// Reads what changes in the whole programme, without what names or reaches a person.
    ReadChanges,
}

impl ApiScope {
    pub const ALL: [ApiScope; 3] = [ApiScope::PushSales, ApiScope::ReadSales, ApiScope::ReadChanges];

    /// Code under which the scope is stored and declared.
    pub fn as_str(self) -> &'static str {
        match self {
            ApiScope::PushSales => "push_sales",
            ApiScope::ReadSales => "read_sales",
            ApiScope::ReadChanges => "read_changes",
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            ApiScope::PushSales => "Wysyłanie sprzedaży",
            ApiScope::ReadSales => "Odczyt własnych paczek sprzedaży",
            ApiScope::ReadChanges => "Odczyt zmian w\u{a0}całym programie, bez danych osobowych",
        }
    }

    /// True when the client must be bound to a distributor for it.
    pub fn needs_distributor(self) -> bool {
        matches!(self, ApiScope::PushSales)
    }

    /// True when it is of the whole programme, of which a distributor's system must not learn.
    pub fn is_of_programme(self) -> bool {
        matches!(self, ApiScope::ReadChanges)
    }
}

/// Client that has shown a good token.
#[derive(Debug, Clone)]
pub struct KnownClient {
    pub id: ApiClientId,
    pub name: String,
    pub scopes: Vec<ApiScope>,
    pub distributor: Option<DistributorId>,
    /// Operator who made the client and answers for what it does.
    pub owner: OperatorId,
}

/// Client to be inserted.
#[derive(Debug)]
pub struct NewClient<'a> {
    pub name: &'a str,
    pub scopes: &'a [ApiScope],
    pub networks: &'a Networks,
    pub distributor: Option<DistributorId>,
    pub by: OperatorId,
    pub at: Timestamp,
}

/// Token to be inserted, by its hash.
#[derive(Debug)]
pub struct NewToken<'a> {
    pub client: ApiClientId,
    pub token: &'a str,
    /// Hash of the token, by which it is found.
    pub hash: String,
    pub by: OperatorId,
    pub at: Timestamp,
    pub expires_at: Timestamp,
}

/// Characters of a token that are kept readable, at its end.
const HINT: usize = 4;

/// Readable end of a token, by which people tell two apart.
pub fn hint_of(token: &str) -> &str {
    token.get(token.len().saturating_sub(HINT)..).unwrap_or_default()
}
