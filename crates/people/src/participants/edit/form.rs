//! A participant's changes of the profile, parsed into valid values.
use plon_domain::crops::{CropAreas, CropGroup};
use plon_domain::email::Email;
use plon_domain::iban::Iban;
use plon_domain::phone::Phone;
use plon_domain::postcode::Postcode;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::areas::{self, CropAreaForm};
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::{LONGEST_CITY, LONGEST_NUMBER, LONGEST_STREET, parse_line, parse_required_line};

pub const LONGEST_NAME: usize = 60;

/// A change of the profile: fields left out stay as they are.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[schema(example = json!({"email": "jan.kowalski@example.com", "profile": {"bank_account":
    "PL61109010140000071219812874"}, "area": [{"id": 31, "value": "24,5"}], "consents": [1, 2, 3]}))]
pub struct ProfileForm {
    email: Option<String>,
    phone: Option<String>,
    profile: Option<ProfilePart>,
    /// All areas of crops; those left out are removed.
    area: Option<Vec<CropAreaForm>>,
    /// The ids of the agreements and sub-agreements that are ticked; all others are answered with no.
    consents: Option<Vec<i64>>,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
pub struct ProfilePart {
    first_name: Option<String>,
    last_name: Option<String>,
    correspondence_address: Option<bool>,
    correspondence_street: Option<String>,
    correspondence_street_number: Option<String>,
    correspondence_street_number_place: Option<String>,
    correspondence_postcode: Option<String>,
    correspondence_city: Option<String>,
    bank_account: Option<String>,
}

/// Changes to be made; `None` leaves a value as it is.
#[derive(Debug, Default)]
pub struct Edit {
    pub email: Option<Email>,
    pub phone: Option<Phone>,
    pub names: Option<Names>,
    pub letters: Option<CorrespondenceAddress>,
    pub bank_account: Option<Iban>,
    pub areas: Option<CropAreas>,
    pub consents: Option<Vec<i64>>,
}

#[derive(Debug)]
pub struct Names {
    pub first: String,
    pub last: String,
}

/// Address for letters.
#[derive(Debug)]
pub enum CorrespondenceAddress {
    ToTheCompany,
    To(Address),
}

#[derive(Debug)]
pub struct Address {
    pub street: String,
    pub number: String,
    pub flat: Option<String>,
    pub postcode: Postcode,
    pub city: String,
}

impl ProfileForm {
    /// # Errors
    /// `Invalid` with a message for every faulty field.
    pub fn parse(self, crops: &[CropGroup]) -> Result<Edit, ApiError> {
        let mut fields = Fields::default();
        let email = self.email.and_then(|email| fields.parse("email", Email::parse(&email)));
        let phone = self.phone.and_then(|phone| fields.parse("phone", Phone::parse(&phone)));
        let part = self.profile.unwrap_or_default();
        let account = part.bank_account.as_deref().map(Iban::parse);
        let bank_account = account.and_then(|account| fields.parse("profile.bank_account", account));
        let areas = self.area.and_then(|area| areas::parse_areas(crops, &area, &mut fields));
        let names = part.names(&mut fields);
        let letters = part.letters(&mut fields);
        fields.check()?;
        Ok(Edit { email, phone, names, letters, bank_account, areas, consents: self.consents })
    }
}

impl ProfilePart {
    /// Both names, or neither.
    fn names(&self, fields: &mut Fields) -> Option<Names> {
        if self.first_name.is_none() && self.last_name.is_none() {
            return None;
        }
        let first = parse_required_line(fields, "profile.first_name", &self.first_name, LONGEST_NAME);
        let last = parse_required_line(fields, "profile.last_name", &self.last_name, LONGEST_NAME);
        Some(Names { first: first?, last: last? })
    }

    fn letters(&self, fields: &mut Fields) -> Option<CorrespondenceAddress> {
        if !self.correspondence_address? {
            return Some(CorrespondenceAddress::ToTheCompany);
        }
        let street =
            parse_required_line(fields, "profile.correspondence_street", &self.correspondence_street, LONGEST_STREET);
        let number = &self.correspondence_street_number;
        let number = parse_required_line(fields, "profile.correspondence_street_number", number, LONGEST_NUMBER);
        let flat = &self.correspondence_street_number_place;
        let flat = parse_line(fields, "profile.correspondence_street_number_place", flat, LONGEST_NUMBER);
        let postcode = Postcode::parse(self.correspondence_postcode.as_deref().unwrap_or_default());
        let postcode = fields.parse("profile.correspondence_postcode", postcode);
        let city = parse_required_line(fields, "profile.correspondence_city", &self.correspondence_city, LONGEST_CITY);
        let (street, number, flat, postcode, city) = (street?, number?, flat?, postcode?, city?);
        Some(CorrespondenceAddress::To(Address { street, number, flat, postcode, city }))
    }
}
