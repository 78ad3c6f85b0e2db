//! The registration form: all fields of a participant, each with its message when it is faulty.
use std::fmt::Display;

use plon_domain::audience::AccountType;
use plon_domain::crops::{CropAreas, CropGroup};
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::participant::{ParticipantKind, Register};
use plon_domain::phone::Phone;
use plon_domain::postcode::Postcode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use crate::areas::{self, CropAreaForm};
use plon_platform::error::Fields;
use plon_platform::openapi;
use plon_platform::text_input::{
    LONGEST_CITY, LONGEST_COMPANY, LONGEST_NUMBER, LONGEST_STREET, parse_line, parse_required_line,
};

/// Maximum length of a person's first or last name, in characters.
pub const LONGEST_NAME: usize = 60;
const LONGEST_IDENTIFIER: usize = 40;

const EMAILS_DIFFER: &str = "Adresy e-mail nie są zgodne";
const DECLARATION_NEEDED: &str = "Zaznacz to oświadczenie, jeśli wypełniasz formularz w\u{a0}imieniu uczestnika";

/// A registration as the browser sends it. A partner is a company and gives no areas.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"hash": "token-from-the-invitation", "kind": "farm", "register": "krus", "nip":
    "1234563218", "phone": "+48500000001", "email": "jan.kowalski@example.com", "email_confirmation":
    "jan.kowalski@example.com", "first_name": "Jan", "last_name": "Kowalski", "company_name":
    "Gospodarstwo Rolne Jan Kowalski", "company_street": "Polna", "company_street_number": "12",
    "company_postcode": "99-400", "company_city": "Łowicz", "area": [{"id": 31, "value": "24,5"}, {"id": 15,
    "value": "12"}], "consents": [1, 2, 3]}))]
pub struct RegistrationForm {
    /// The invitation's secret, if there is one.
    pub hash: Option<String>,
    /// `farm` or `company`.
    #[schema(schema_with = openapi::participant_kinds)]
    kind: Option<String>,
    /// For a farm `krus` or `other`, for a company `krs`, `ceidg` or `other`.
    #[schema(required, schema_with = registers)]
    register: Option<String>,
    #[schema(required, nullable = false)]
    nip: Option<String>,
    #[schema(required, nullable = false)]
    phone: Option<String>,
    #[schema(required, nullable = false)]
    email: Option<String>,
    #[schema(required, nullable = false)]
    email_confirmation: Option<String>,
    #[schema(required, nullable = false)]
    first_name: Option<String>,
    #[schema(required, nullable = false)]
    last_name: Option<String>,
    #[schema(required, nullable = false)]
    company_name: Option<String>,
    #[schema(required, nullable = false)]
    company_street: Option<String>,
    #[schema(required, nullable = false)]
    company_street_number: Option<String>,
    company_street_number_place: Option<String>,
    #[schema(required, nullable = false)]
    company_postcode: Option<String>,
    #[schema(required, nullable = false)]
    company_city: Option<String>,
    /// True if letters go to the address below instead of the company's.
    correspondence_address: bool,
    correspondence_street: Option<String>,
    correspondence_street_number: Option<String>,
    correspondence_street_number_place: Option<String>,
    correspondence_postcode: Option<String>,
    correspondence_city: Option<String>,
    /// True if the form is filled in by a person whom the participant has authorised.
    authorized_person: bool,
    authorized_person_first_name: Option<String>,
    authorized_person_last_name: Option<String>,
    authorized_person_identifier: Option<String>,
    /// True if the authorised person declares to be entitled to represent the participant.
    authorized_person_declaration: bool,
    area: Vec<CropAreaForm>,
    /// The code of a partner's link, by which a participant came; an unknown one is none.
    referral: Option<String>,
    /// Words of the consent that the partner may see who registered, as they were shown; null where it is not given.
    referral_consent: Option<String>,
    /// The ids of the ticked consents.
    pub consents: Vec<i64>,
}

fn registers() -> Object {
    openapi::described(openapi::registers(), "for a farm `krus` or `other`, for a company `krs`, `ceidg` or `other`")
}

/// A valid registration.
#[derive(Debug)]
pub struct Registration {
    pub kind: ParticipantKind,
    pub register: Register,
    pub nip: Nip,
    pub phone: Phone,
    pub email: Email,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub company: Address,
    pub correspondence: Option<Address>,
    pub authorized: Option<AuthorizedPerson>,
    pub areas: CropAreas,
}

#[derive(Debug)]
pub struct Address {
    pub street: String,
    pub street_number: String,
    /// Number of the flat, if any.
    pub place: Option<String>,
    pub postcode: Postcode,
    pub city: String,
}

#[derive(Debug)]
pub struct AuthorizedPerson {
    pub first_name: String,
    pub last_name: String,
    pub identifier: String,
}

impl RegistrationForm {
    /// The code of a partner's link, and the words by which the partner may see who registered.
    pub fn referral(&self) -> Option<(&str, Option<&str>)> {
        self.referral.as_deref().map(|code| (code, self.referral_consent.as_deref()))
    }

    /// Parses the form; `None` after errors, with a message for each faulty field.
    pub fn parse(&self, account_type: AccountType, crops: &[CropGroup], fields: &mut Fields) -> Option<Registration> {
        let nip = parse_field(fields, "nip", &self.nip, Nip::parse);
        let phone = parse_field(fields, "phone", &self.phone, Phone::parse);
        let email = self.email(fields);
        let first_name = parse_required_line(fields, "first_name", &self.first_name, LONGEST_NAME);
        let last_name = parse_required_line(fields, "last_name", &self.last_name, LONGEST_NAME);
        let company_name = parse_required_line(fields, "company_name", &self.company_name, LONGEST_COMPANY);
        let (kind, register) = self.kind(account_type, fields).unzip();
        let company = self.company(fields);
        let correspondence = if self.correspondence_address { Some(self.correspondence(fields)) } else { None };
        let authorized = if self.authorized_person { Some(self.authorized(fields)) } else { None };
        let areas = self.areas(account_type, crops, fields);
        Some(Registration {
            kind: kind?,
            register: register?,
            nip: nip?,
            phone: phone?,
            email: email?,
            first_name: first_name?,
            last_name: last_name?,
            company_name: company_name?,
            company: company?,
            correspondence: flatten_optional(correspondence)?,
            authorized: flatten_optional(authorized)?,
            areas: areas?,
        })
    }

    /// Parses both e-mails, which must be the same address.
    fn email(&self, fields: &mut Fields) -> Option<Email> {
        let email = parse_field(fields, "email", &self.email, Email::parse);
        let again = parse_required_line(fields, "email_confirmation", &self.email_confirmation, usize::MAX)?;
        let is_same = |email: &Email| Email::parse(&again).is_ok_and(|again| again.key() == email.key());
        if email.as_ref().is_some_and(|email| !is_same(email)) {
            fields.add_error("email_confirmation", EMAILS_DIFFER);
            return None;
        }
        email
    }

    fn kind(&self, account_type: AccountType, fields: &mut Fields) -> Option<(ParticipantKind, Register)> {
        let kind = match account_type {
            AccountType::Retail => parse_field(fields, "kind", &self.kind, ParticipantKind::parse),
            AccountType::Partner => Some(ParticipantKind::Company),
        };
        let register = self.register.as_deref().unwrap_or_default();
        match kind {
            Some(kind) => Some((kind, fields.parse("register", kind.register(register))?)),
            None => {
                fields.required("register", Some(register).filter(|code| !code.is_empty()));
                None
            }
        }
    }

    fn company(&self, fields: &mut Fields) -> Option<Address> {
        let street = parse_required_line(fields, "company_street", &self.company_street, LONGEST_STREET);
        let number = parse_required_line(fields, "company_street_number", &self.company_street_number, LONGEST_NUMBER);
        let place =
            parse_line(fields, "company_street_number_place", &self.company_street_number_place, LONGEST_NUMBER);
        let postcode = parse_field(fields, "company_postcode", &self.company_postcode, Postcode::parse);
        let city = parse_required_line(fields, "company_city", &self.company_city, LONGEST_CITY);
        Some(Address { street: street?, street_number: number?, place: place?, postcode: postcode?, city: city? })
    }

    fn correspondence(&self, fields: &mut Fields) -> Option<Address> {
        let street = parse_required_line(fields, "correspondence_street", &self.correspondence_street, LONGEST_STREET);
        let number = &self.correspondence_street_number;
        let number = parse_required_line(fields, "correspondence_street_number", number, LONGEST_NUMBER);
        let place = &self.correspondence_street_number_place;
        let place = parse_line(fields, "correspondence_street_number_place", place, LONGEST_NUMBER);
        let postcode = parse_field(fields, "correspondence_postcode", &self.correspondence_postcode, Postcode::parse);
        let city = parse_required_line(fields, "correspondence_city", &self.correspondence_city, LONGEST_CITY);
        Some(Address { street: street?, street_number: number?, place: place?, postcode: postcode?, city: city? })
    }

    fn authorized(&self, fields: &mut Fields) -> Option<AuthorizedPerson> {
        let first = &self.authorized_person_first_name;
        let first_name = parse_required_line(fields, "authorized_person_first_name", first, LONGEST_NAME);
        let last = &self.authorized_person_last_name;
        let last_name = parse_required_line(fields, "authorized_person_last_name", last, LONGEST_NAME);
        let identifier = &self.authorized_person_identifier;
        let identifier = parse_required_line(fields, "authorized_person_identifier", identifier, LONGEST_IDENTIFIER);
        if !self.authorized_person_declaration {
            fields.add_error("authorized_person_declaration", DECLARATION_NEEDED);
            return None;
        }
        Some(AuthorizedPerson { first_name: first_name?, last_name: last_name?, identifier: identifier? })
    }

    fn areas(&self, account_type: AccountType, crops: &[CropGroup], fields: &mut Fields) -> Option<CropAreas> {
        if account_type == AccountType::Partner {
            return Some(CropAreas::default());
        }
        areas::parse_areas(crops, &self.area, fields)
    }
}

/// Parses the text of a field; a missing one is an empty text, with the error that its type has for that.
pub fn parse_field<T, E: Display>(
    fields: &mut Fields,
    field: &str,
    text: &Option<String>,
    parse: fn(&str) -> Result<T, E>,
) -> Option<T> {
    fields.parse(field, parse(text.as_deref().unwrap_or_default()))
}

/// Flattens an optional part: one that was not asked for is no error, a faulty one is.
fn flatten_optional<T>(part: Option<Option<T>>) -> Option<Option<T>> {
    match part {
        None => Some(None),
        Some(None) => None,
        Some(Some(part)) => Some(Some(part)),
    }
}
