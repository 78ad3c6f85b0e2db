//! Rows and values of the operator's side of trips.
use plon_domain::product::Slug;
use plon_domain::trip::{Reminders, Terms, TripKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::kinds;
use crate::rewards::RewardTexts;
use plon_kernel::types::BusinessDate;

/// A trip's row; the audit log keeps it too.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct AdminTripRow {
    pub version: i64,
    pub name: String,
    pub season: i64,
    #[schema(schema_with = kinds)]
    pub kind: String,
    pub reward: String,
    pub published: bool,
    pub qualify_at: i64,
    pub cost: i64,
    pub reserved_points: i64,
    pub opens_on: BusinessDate,
    pub order_by: BusinessDate,
    pub fulfil_by: BusinessDate,
    pub reminders: String,
    #[serde(skip)]
    pub swept_to: Option<i64>,
}

/// A valid copy.
#[derive(Debug)]
pub struct NewTrip {
    pub season: i64,
    pub name: String,
    pub slug: Slug,
    pub opens_on: BusinessDate,
    pub order_by: BusinessDate,
    pub fulfil_by: BusinessDate,
}

/// Valid terms.
#[derive(Debug)]
pub struct NewTerms {
    pub terms: Terms,
    pub reminders: Reminders,
    pub published: bool,
}

/// A valid new trip.
#[derive(Debug)]
pub struct AddedTrip {
    pub season: i64,
    pub kind: TripKind,
    pub texts: RewardTexts,
    pub terms: Terms,
    pub reminders: Reminders,
}
