//! Rows of a file of distributors, parsed.
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::place::{Latitude, Longitude, Voivodeship};
use plon_domain::postcode::Postcode;
use serde::{Deserialize, Serialize};

/// A parsed row; `None` where the file has no such column.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Entry {
    pub nip: Nip,
    pub name: String,
    pub edi: Option<bool>,
    pub active: Option<bool>,
    pub branch: Option<BranchEntry>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct BranchEntry {
    pub name: String,
    pub street: Option<String>,
    pub street_number: Option<String>,
    pub postcode: Option<Postcode>,
    pub city: Option<String>,
    pub voivodeship: Option<Voivodeship>,
    pub latitude: Option<Latitude>,
    pub longitude: Option<Longitude>,
    pub phone: Option<Phone>,
}
