//! Rows and values of the seasons.
use plon_domain::season::{Season, SeasonStatus};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::ids::OperatorId;
use plon_kernel::types::BusinessDate;
use plon_platform::openapi::codes;

/// Row of a season; without its version it is the record of the audit log.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct SeasonRow {
    #[sqlx(try_from = "i64")]
    #[schema(value_type = i64)]
    pub year: Season,
    pub starts_on: BusinessDate,
    pub ends_on: BusinessDate,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = statuses)]
    pub status: SeasonStatus,
    pub welcome_points: i64,
    pub membership_points: i64,
    #[serde(skip)]
    pub version: i64,
    /// Operator who last set the membership points; none when they come from the programme's files.
    #[serde(skip)]
    pub membership_set_by: Option<OperatorId>,
}

pub fn statuses() -> Object {
    codes(SeasonStatus::ALL.iter().map(|status| status.as_str()))
}
