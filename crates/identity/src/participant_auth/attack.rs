//! Alert to a participant, once a day at most, about attempts to get into the account.
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_message_templates::{Template, sign_in};

use super::store::{self, Account};
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};
use plon_platform::notifications::{self, NewNotification};
use plon_platform::rate_limit::{self, Quota, SIGN_IN, SpentQuota};

/// Wrong passwords in an hour, from all unknown devices together, that alert the owner.
const WRONG_PASSWORDS: i64 = 10;
/// Wrong codes in a day that alert the owner.
const WRONG_CODES: i64 = 5;

const WARNED: Quota = Quota { name: "attack.told", tries: 1, window: SignedDuration::from_hours(24) };

/// Kind of attempt.
#[derive(Clone, Copy)]
enum AttackKind {
    Passwords,
    Codes,
}

impl AttackKind {
    const fn template(self) -> &'static Template {
        match self {
            AttackKind::Passwords => &sign_in::WRONG_PASSWORDS,
            AttackKind::Codes => &sign_in::WRONG_CODES,
        }
    }

    /// Text after "Ktoś dzisiaj": the attempt, and that it failed.
    fn words(self) -> &'static str {
        match self {
            AttackKind::Passwords => "wiele razy podał błędne hasło do Twojego konta. Nie udało mu się zalogować.",
            AttackKind::Codes => {
                "kilka razy podał błędny kod z\u{a0}SMS-a do Twojego konta. Nie udało mu się ustawić nowego hasła."
            }
        }
    }
}

/// Alerts the owner when the failed try reaches the limit.
pub async fn after_wrong_password(app: &App, owner: Option<Account>, spent: &SpentQuota) -> Result<(), ApiError> {
    let tries = spent.tries(&SIGN_IN);
    match owner {
        Some(owner) if tries >= WRONG_PASSWORDS && tries % WRONG_PASSWORDS == 0 => {
            warn_owner(app, owner.id, AttackKind::Passwords).await
        }
        _ => Ok(()),
    }
}

/// Alerts the owner by the number of wrong codes within a day.
pub async fn after_wrong_code(app: &App, owner: ParticipantId, wrong: i64) -> Result<(), ApiError> {
    if wrong < WRONG_CODES { Ok(()) } else { warn_owner(app, owner, AttackKind::Codes).await }
}

async fn warn_owner(app: &App, owner: ParticipantId, kind: AttackKind) -> Result<(), ApiError> {
    let now = app.clock.now();
    match rate_limit::spend(&app.db, now, vec![WARNED.of(owner.0)]).await {
        Ok(_) => {}
        Err(ApiError::TooMany(_)) => return Ok(()),
        Err(error) => return Err(error),
    }
    let mut tx = app.db.begin().await?;
    let to = Email::parse(&store::load_email(&mut tx, owner).await?).map_err(anyhow::Error::new)?;
    let template = kind.template();
    let about = MessageContext::to(template, owner);
    messages::queue_template_email(&mut tx, &to, (template, &[]), about, now).await?;
    let words = format!("Ktoś dzisiaj {}", kind.words());
    let news = NewNotification { title: "Próby logowania na Twoje konto", content: &words, page: "/moj-profil" };
    notifications::notify_in_app(&mut tx, owner, &news, now).await?;
    tx.commit().await?;
    Ok(())
}
