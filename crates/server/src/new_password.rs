//! A new password as it is typed: twice, by the rule of composition, and not one that everybody thinks of.
use plon_domain::password::Password;

use crate::error::Fields;
use crate::passwords;

/// The password, or `None` with the sentences kept at `password` and `password_confirmation`.
pub fn parse(fields: &mut Fields, password: &str, confirmation: &str) -> Option<Password> {
    let parsed = fields.parse("password", Password::parse(password));
    if parsed.as_ref().is_some_and(passwords::is_common) {
        fields.fault("password", passwords::COMMON);
    }
    if confirmation.is_empty() {
        fields.required("password_confirmation", None::<()>);
    } else if confirmation != password {
        fields.fault("password_confirmation", "Hasła nie są zgodne");
    }
    parsed
}
