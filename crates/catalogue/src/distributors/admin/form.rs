//! Distributors and branches as an operator enters them.
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::place::{Voivodeship, degrees};
use plon_domain::postcode::Postcode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Branch, Distributor};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::DistributorId;
use plon_platform::error::{ApiError, Fields};
use plon_platform::openapi;
use plon_platform::text_input::{LONGEST_CITY, LONGEST_NUMBER, LONGEST_STREET, parse_required_line};

pub const LONGEST_NAME: usize = 120;

/// A distributor as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"nip": "1234563218", "name": "Agro-Przykład Sp. z o.o.", "edi": true, "active": true}))]
pub struct DistributorForm {
    #[schema(required, nullable = false)]
    nip: Option<String>,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// True if it sends its sales as data.
    edi: bool,
    /// True if participants can choose it.
    active: bool,
}

impl DistributorForm {
    /// # Errors
    /// `Invalid` with all errors, a NIP that another distributor has included.
    pub async fn parse(&self, db: &mut impl Read, own: Option<DistributorId>) -> Result<Distributor, ApiError> {
        let mut fields = Fields::default();
        let nip = fields.parse("nip", Nip::parse(self.nip.as_deref().unwrap_or_default()));
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        if let Some(nip) = &nip
            && store::is_nip_taken(db, nip, own).await?
        {
            fields.add_error("nip", "Inny dystrybutor ma już ten numer NIP");
        }
        match (nip, name) {
            (Some(nip), Some(name)) => {
                fields.check().map(|()| Distributor { nip, name, edi: self.edi, active: self.active })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// A branch as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"name": "Oddział Łowicz", "street": "Młyńska", "street_number": "1", "postcode":
    "99-400", "city": "Łowicz", "voivodeship": "łódzkie", "latitude": "52,1051", "longitude": "19,9405", "phone":
    "+48500000100"}))]
pub struct BranchForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    #[schema(required, nullable = false)]
    street: Option<String>,
    #[schema(required, nullable = false)]
    street_number: Option<String>,
    #[schema(required, nullable = false)]
    postcode: Option<String>,
    #[schema(required, nullable = false)]
    city: Option<String>,
    #[schema(required, schema_with = openapi::voivodeships)]
    voivodeship: Option<String>,
    /// Degrees north, such as `52,2297`.
    #[schema(required, nullable = false)]
    latitude: Option<String>,
    /// Degrees east, such as `21,0122`.
    #[schema(required, nullable = false)]
    longitude: Option<String>,
    #[schema(required, nullable = false)]
    phone: Option<String>,
}

impl BranchForm {
    /// # Errors
    /// `Invalid` with all errors, a name that another branch of the distributor has included.
    pub async fn parse(&self, db: &mut impl Read, of: DistributorId, own: Option<i64>) -> Result<Branch, ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let street = parse_required_line(&mut fields, "street", &self.street, LONGEST_STREET);
        let street_number = parse_required_line(&mut fields, "street_number", &self.street_number, LONGEST_NUMBER);
        let postcode = fields.parse("postcode", Postcode::parse(self.postcode.as_deref().unwrap_or_default()));
        let city = parse_required_line(&mut fields, "city", &self.city, LONGEST_CITY);
        let typed = self.voivodeship.as_deref().unwrap_or_default();
        let voivodeship = fields.parse("voivodeship", Voivodeship::parse(typed));
        let latitude = fields.parse("latitude", degrees(self.latitude.as_deref().unwrap_or_default()));
        let longitude = fields.parse("longitude", degrees(self.longitude.as_deref().unwrap_or_default()));
        let phone = fields.parse("phone", Phone::parse(self.phone.as_deref().unwrap_or_default()));
        if let Some(name) = &name
            && store::is_branch_name_taken(db, of, name, own).await?
        {
            fields.add_error("name", "Ten dystrybutor ma już oddział o\u{a0}tej nazwie");
        }
        let read = || {
            Some(Branch {
                name: name?,
                street: street?,
                street_number: street_number?,
                postcode: postcode?,
                city: city?,
                voivodeship: voivodeship?,
                latitude: latitude?,
                longitude: longitude?,
                phone: phone?,
            })
        };
        let branch = read();
        fields.check()?;
        branch.ok_or(ApiError::Malformed)
    }
}
