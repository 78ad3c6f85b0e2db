//! Parsing of a new password: typed twice, by the rule of composition, and not easy to guess.
use plon_domain::password::{Owner, Password};

use crate::error::{ApiError, Fields};
use plon_kernel::error_code::ErrorCode;

/// Parses a password; `None` keeps the sentences at `password` and `password_confirmation`.
pub fn parse_new_password(fields: &mut Fields, password: &str, confirmation: &str) -> Option<Password> {
    let parsed = fields.parse("password", Password::parse(password));
    if let Some(password) = &parsed {
        fields.parse("password", password.check_guessable(&Owner::default()));
    }
    if confirmation.is_empty() {
        fields.required("password_confirmation", None::<()>);
    } else if confirmation != password {
        fields.add_error("password_confirmation", "Hasła nie są zgodne");
    }
    parsed
}

/// Parses the old and the new password of a change; `None` keeps the sentences, at `old_password` too.
pub fn parse_change(
    fields: &mut Fields,
    old: String,
    password: &str,
    confirmation: &str,
) -> Option<(String, Password)> {
    let old = fields.required("old_password", Some(old).filter(|old| !old.is_empty()));
    let new = parse_new_password(fields, password, confirmation);
    if old.as_deref().is_some_and(|old| old == password) {
        fields.add_error("password", "Nowe hasło musi się różnić od obecnego");
    }
    old.zip(new)
}

/// Moves the sentence of a wrong password to `old_password`, for a form with two passwords.
pub fn at_the_old_password(refused: ApiError) -> ApiError {
    match refused {
        ApiError::Refused(ErrorCode::WrongPassword) => {
            let mut fields = Fields::default();
            fields.add_error("old_password", ErrorCode::WrongPassword.message());
            fields.into_error()
        }
        other => other,
    }
}

/// Refuses a password that contains something everybody knows of its owner.
///
/// # Errors
/// `Invalid` with the sentence at `password`.
pub fn check_owner(password: &Password, owner: &Owner) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    fields.parse("password", password.check_guessable(owner));
    fields.check()
}
