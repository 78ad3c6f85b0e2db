//! Conditions as they are stored and as the API has them.
use plon_domain::place::Voivodeship;
use plon_domain::segment::{ConsentChannel, LastInvoice, SegmentAccount};
use plon_domain::volume::Unit;
use plon_kernel::ids::{ProductId, PromotionId};
use plon_kernel::types::BusinessDate;
use plon_platform::openapi;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;
use utoipa::openapi::schema::{Array, ArrayBuilder};

/// Conditions that a participant meets all of; none: everybody with an active account.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Conditions(pub Vec<Condition>);

/// Condition over a participant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// Amount on the accepted lines of a season's invoices.
    Purchases {
        /// Year of the season.
        season: i64,
        #[schema(schema_with = openapi::units)]
        unit: Unit,
        /// Brand of the products; left out for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        brand: Option<String>,
        /// A product; left out for all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        product: Option<ProductId>,
        /// Least amount, in thousandths of the unit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<i64>,
        /// Largest amount, in thousandths of the unit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<i64>,
    },
    /// A promotion whose terms were accepted, or in which purchases count.
    Promotion { promotion: PromotionId, took_part: bool },
    /// A level of achievements.
    Level { level: i64, reached: bool },
    /// Place of the farm or company, by its postcode.
    Voivodeships {
        #[schema(schema_with = voivodeships)]
        voivodeships: Vec<Voivodeship>,
    },
    Account {
        #[schema(schema_with = accounts)]
        account: SegmentAccount,
    },
    /// The last invoice with an accepted line, by its own date.
    LastInvoice {
        #[schema(schema_with = last_invoices)]
        last: LastInvoice,
        /// Days up to today; left out for `never`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        days: Option<i64>,
    },
    /// Day on which the participant joined.
    Joined {
        /// First day.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<BusinessDate>,
        /// Last day.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<BusinessDate>,
    },
    /// Consent to advertising by a channel, in its current version.
    Consent {
        #[schema(schema_with = consent_channels)]
        channel: ConsentChannel,
        given: bool,
    },
    /// Available points.
    Points {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<i64>,
    },
}

impl Conditions {
    /// Parses conditions that were stored.
    ///
    /// # Errors
    /// When the text is none of ours.
    pub fn parse(stored: &str) -> serde_json::Result<Conditions> {
        serde_json::from_str(stored)
    }

    /// Text under which the conditions are stored.
    ///
    /// # Errors
    /// When they cannot be serialized.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

fn voivodeships() -> Array {
    ArrayBuilder::new().items(openapi::voivodeships()).build()
}

fn accounts() -> Object {
    openapi::codes(SegmentAccount::ALL.iter().map(|account| account.as_str()))
}

fn last_invoices() -> Object {
    openapi::codes(LastInvoice::ALL.iter().map(|last| last.as_str()))
}

fn consent_channels() -> Object {
    openapi::codes(ConsentChannel::ALL.iter().map(|channel| channel.as_str()))
}
