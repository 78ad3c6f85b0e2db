//! A new password as it is typed: twice, by the rule of composition, and not one that is soon guessed.
use plon_domain::password::{Owner, Password};

use crate::error::{ApiError, Fields};
use plon_kernel::catalogue::Refusal;

/// The password, or `None` with the sentences kept at `password` and `password_confirmation`.
pub fn parse(fields: &mut Fields, password: &str, confirmation: &str) -> Option<Password> {
    let parsed = fields.parse("password", Password::parse(password));
    if let Some(password) = &parsed {
        fields.parse("password", password.check_guessable(&Owner::default()));
    }
    if confirmation.is_empty() {
        fields.required("password_confirmation", None::<()>);
    } else if confirmation != password {
        fields.fault("password_confirmation", "Hasła nie są zgodne");
    }
    parsed
}

/// The old and the new password of a change, or `None` with the sentences kept at `old_password` too.
pub fn change(fields: &mut Fields, old: String, password: &str, confirmation: &str) -> Option<(String, Password)> {
    let old = fields.required("old_password", Some(old).filter(|old| !old.is_empty()));
    let new = parse(fields, password, confirmation);
    if old.as_deref().is_some_and(|old| old == password) {
        fields.fault("password", "Nowe hasło musi się różnić od obecnego");
    }
    old.zip(new)
}

/// A form with two passwords says at the old one that it is wrong.
pub fn at_the_old_password(refused: ApiError) -> ApiError {
    match refused {
        ApiError::Refused(Refusal::WrongPassword) => {
            let mut fields = Fields::default();
            fields.fault("old_password", Refusal::WrongPassword.message());
            fields.into_error()
        }
        other => other,
    }
}

/// Refuses a password in which something stands that everybody knows of its owner.
///
/// # Errors
/// `Invalid` with the sentence at `password`.
pub fn check_owner(password: &Password, owner: &Owner) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    fields.parse("password", password.check_guessable(owner));
    fields.check()
}
