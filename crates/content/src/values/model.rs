//! Rows of dated values.
use plon_domain::programme_value::ProgrammeValue;
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::Keyed;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::openapi;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

/// Value from a day on.
#[derive(Debug, sqlx::FromRow)]
pub struct VersionRow {
    pub id: i64,
    #[sqlx(try_from = "String")]
    pub key: ProgrammeValue,
    pub value: i64,
    pub valid_from: BusinessDate,
    /// Name of the operator.
    pub created_by: String,
    pub created_at: Timestamp,
    pub applied_at: Option<Timestamp>,
    pub withdrawn_at: Option<Timestamp>,
}

impl Keyed for VersionRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Value that waits for its day.
#[derive(Debug, Clone, Copy, sqlx::FromRow)]
pub struct WaitingValue {
    pub id: i64,
    #[sqlx(try_from = "String")]
    pub key: ProgrammeValue,
    pub value: i64,
    pub valid_from: BusinessDate,
}

/// Value to be inserted.
#[derive(Debug)]
pub struct NewVersion {
    pub key: ProgrammeValue,
    pub value: i64,
    pub valid_from: BusinessDate,
    pub by: OperatorId,
    pub at: Timestamp,
}

/// Codes of the values, for the API's document.
pub fn values() -> Object {
    openapi::codes(ProgrammeValue::ALL.iter().map(|value| value.as_str()))
}

/// Value in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValueRecord {
    #[schema(schema_with = values)]
    pub programme_value: &'static str,
    pub value: i64,
    pub valid_from: BusinessDate,
}

impl From<&WaitingValue> for ValueRecord {
    fn from(waiting: &WaitingValue) -> ValueRecord {
        let WaitingValue { key, value, valid_from, .. } = *waiting;
        ValueRecord { programme_value: key.as_str(), value, valid_from }
    }
}
