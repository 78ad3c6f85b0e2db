//! Warns an operator, once a day at most, that somebody is trying to get into the account.
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_message_templates::Template;
use plon_message_templates::operators::{WRONG_CODES, WRONG_PASSWORDS};

use super::store::Account;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};
use plon_platform::rate_limit::{self, OPERATOR, Quota, SECOND_FACTOR_IN_A_DAY, SpentQuota};

/// Wrong passwords in an hour, from all unknown devices together, at which the owner is warned.
const TRIES_OF_PASSWORDS: i64 = 10;
/// Wrong codes in a day beyond which the owner is warned: whoever tries them knows the password.
const TRIES_OF_CODES: i64 = 5;

const WARNED: Quota = Quota { name: "operator.told", tries: 1, window: SignedDuration::from_hours(24) };
const WARNED_OF_CODES: Quota = Quota { name: "operator.told.codes", tries: 1, window: SignedDuration::from_hours(24) };

/// Warns the owner if the failed try reached the limit of wrong passwords.
pub async fn after_wrong_password(app: &App, owner: Option<Account>, spent: &SpentQuota) -> Result<(), ApiError> {
    let tries = spent.tries(&OPERATOR);
    match owner {
        Some(owner) if tries >= TRIES_OF_PASSWORDS && tries % TRIES_OF_PASSWORDS == 0 => {
            warn_owner(app, &owner, &WARNED, &WRONG_PASSWORDS).await
        }
        _ => Ok(()),
    }
}

/// Warns the owner if too many codes were wrong before the one that is tried now.
pub async fn before_code(app: &App, owner: &Account, spent: &SpentQuota) -> Result<(), ApiError> {
    if spent.tries(&SECOND_FACTOR_IN_A_DAY) <= TRIES_OF_CODES {
        return Ok(());
    }
    warn_owner(app, owner, &WARNED_OF_CODES, &WRONG_CODES).await
}

async fn warn_owner(app: &App, owner: &Account, warned: &Quota, template: &Template) -> Result<(), ApiError> {
    let now = app.clock.now();
    match rate_limit::spend(&app.db, now, vec![warned.of(owner.id.0)]).await {
        Ok(_) => {}
        Err(ApiError::TooMany(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    let to = Email::parse(&owner.email).map_err(anyhow::Error::new)?;
    let mut tx = app.db.begin().await?;
    messages::queue_template_email(&mut tx, &to, (template, &[]), MessageContext::of(template), now).await?;
    tx.commit().await?;
    Ok(())
}
