//! Values of requests for an invitation.
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;

/// A valid request.
pub struct NewRequest {
    pub nip: Nip,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub phone: Phone,
    pub email: Email,
    pub city: String,
    pub message: Option<String>,
    pub contact_consent: &'static str,
}
