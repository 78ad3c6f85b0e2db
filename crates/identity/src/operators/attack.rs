//! Warns an operator, once a day at most, that somebody is trying to get into the account.
use jiff::SignedDuration;
use plon_domain::email::Email;

use super::store::Account;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, Brand, MessageContext};
use plon_platform::rate_limit::{self, OPERATOR, Quota, SECOND_FACTOR_IN_A_DAY, SpentQuota};

/// Wrong passwords in an hour, from all unknown devices together, at which the owner is warned.
const WRONG_PASSWORDS: i64 = 10;
/// Wrong codes in a day beyond which the owner is warned: whoever tries them knows the password.
const WRONG_CODES: i64 = 5;

const WARNED: Quota = Quota { name: "operator.told", tries: 1, window: SignedDuration::from_hours(24) };
const WARNED_OF_CODES: Quota = Quota { name: "operator.told.codes", tries: 1, window: SignedDuration::from_hours(24) };

const PASSWORDS: &str = "ktoś dzisiaj wiele razy podał błędne hasło do Twojego konta na zapleczu programu. Nie udało mu \
                         się zalogować.\n\nJeśli to nie Ty, powiedz o\u{a0}tym administratorowi. Na urządzeniach, \
                         z\u{a0}których już się logowałeś lub logowałaś, zalogujesz się jak zwykle.";
const CODES: &str = "ktoś dzisiaj podał właściwe hasło do Twojego konta na zapleczu programu, a\u{a0}potem kilka razy \
                     błędny kod drugiego składnika.\n\nJeśli to nie Ty, ktoś zna Twoje hasło: powiedz o\u{a0}tym od razu \
                     administratorowi i\u{a0}ustaw nowe.";

/// Warns the owner if the failed try reached the limit of wrong passwords.
pub async fn after_wrong_password(app: &App, owner: Option<Account>, spent: &SpentQuota) -> Result<(), ApiError> {
    let tries = spent.tries(&OPERATOR);
    match owner {
        Some(owner) if tries >= WRONG_PASSWORDS && tries % WRONG_PASSWORDS == 0 => {
            warn_owner(app, &owner, &WARNED, PASSWORDS).await
        }
        _ => Ok(()),
    }
}

/// Warns the owner if too many codes were wrong before the one that is tried now.
pub async fn before_code(app: &App, owner: &Account, spent: &SpentQuota) -> Result<(), ApiError> {
    if spent.tries(&SECOND_FACTOR_IN_A_DAY) <= WRONG_CODES {
        return Ok(());
    }
    warn_owner(app, owner, &WARNED_OF_CODES, CODES).await
}

async fn warn_owner(app: &App, owner: &Account, warned: &Quota, text: &str) -> Result<(), ApiError> {
    let now = app.clock.now();
    match rate_limit::spend(&app.db, now, vec![warned.of(owner.id.0)]).await {
        Ok(_) => {}
        Err(ApiError::TooMany(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    let to = Email::parse(&owner.email).map_err(anyhow::Error::new)?;
    let mut tx = app.db.begin().await?;
    let text = Brand::load(&mut tx).await?.sign(text);
    let about = MessageContext { purpose: "operators.attack", participant: None, expires_at: None, secret: false };
    messages::queue_email(&mut tx, &to, "Próby logowania na Twoje konto", &text, about, now).await?;
    tx.commit().await?;
    Ok(())
}
