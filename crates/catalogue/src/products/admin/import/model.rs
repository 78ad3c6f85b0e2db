//! Rows of a file of the catalogue, parsed.
use plon_domain::money::Grosze;
use plon_domain::points::PointsPerUnit;
use plon_domain::product::{Code, ProductCap};
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Unit};
use serde::{Deserialize, Serialize};

/// A parsed row, to be applied to the catalogue.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Entry {
    pub sap: Code,
    pub name: String,
    pub brand: String,
    pub category: String,
    /// `None` where the file has no such column.
    pub crops: Option<Vec<String>>,
    pub unit: Unit,
    pub active: Option<bool>,
    pub pack: Option<PackEntry>,
    pub rate: Option<RateEntry>,
}

/// A pack as a row names it: by its code, by its volume, or by both.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PackEntry {
    pub code: Option<Code>,
    pub volume: Option<PackVolume>,
}

/// A season's rate as a row gives it; `None` where the file gives no value.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct RateEntry {
    pub season: Season,
    pub points_per_unit: Option<PointsPerUnit>,
    pub list_price: Option<Grosze>,
    pub cap: CapEntry,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CapEntry {
    Unsaid,
    Uncapped,
    Capped(ProductCap),
}
