//! `plon operator add`: creates an operator from the command line, so that the first administrator can sign in.
use anyhow::bail;
use plon_domain::email::Email;
use serde::Serialize;
use utoipa::ToSchema;

use super::AddOperator;
use super::invitation::invitation_url;
use super::login_challenge;
use super::model::LoginChallengeKind;
use super::notices;
use super::store::{self, NewOperator};
use plon_kernel::clock::Clock;
use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_platform::audit;
use plon_platform::auth::Role;

audit::events! {
    ADD_BY_COMMAND: () => CommandedOperator = "operators.add_by_command" on "operators";
}

/// Operator of the command line, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct CommandedOperator {
    email: String,
    roles: Vec<Role>,
}

/// Validates the settings of a new operator.
///
/// # Errors
/// With one sentence when a field is wrong.
pub fn check_settings(settings: &AddOperator) -> anyhow::Result<()> {
    read(settings).map(|_| ())
}

fn read(settings: &AddOperator) -> anyhow::Result<(Email, &str, &str)> {
    let Ok(email) = Email::parse(&settings.email) else { bail!("--email must be an e-mail address") };
    let (first_name, last_name) = (settings.first_name.trim(), settings.last_name.trim());
    anyhow::ensure!(!first_name.is_empty(), "--first-name must not be empty");
    anyhow::ensure!(!last_name.is_empty(), "--last-name must not be empty");
    Ok((email, first_name, last_name))
}

/// Creates the operator; returns the text to print, which holds the link for setting the password.
///
/// # Errors
/// With one sentence when a field is wrong or the e-mail is taken.
pub async fn add_operator(db: &Db, settings: &AddOperator) -> anyhow::Result<String> {
    let (email, first_name, last_name) = read(settings)?;
    let (clock, rng) = (Clock::running(jiff::SignedDuration::ZERO)?, Rng::from_system());
    let now = clock.now();
    let mut tx = db.begin().await?;
    let operator = NewOperator { email: &email, first_name, last_name, roles: &settings.roles };
    let Some(id) = store::insert_operator(&mut tx, &operator, now).await? else {
        bail!("there is an operator with the e-mail {} already", email.key());
    };
    let after = CommandedOperator { email: email.key().to_owned(), roles: settings.roles.clone() };
    audit::record(&mut tx, ADD_BY_COMMAND, audit::by_self(id), (&(), &after), now).await?;
    let content = format!("Z\u{a0}wiersza poleceń serwera dodano operatora {}.", email.key());
    if let Err(error) = notices::notify_administrators(&mut tx, "Nowy operator", &content, now).await {
        bail!("cannot notify the other operators: {error:?}");
    }
    let invitation =
        login_challenge::create_challenge(&mut tx, &rng, (LoginChallengeKind::Invitation, id), None, now).await?;
    tx.commit().await?;
    Ok(format!(
        "The operator {} is added. Set the password within 24 hours, once, at\n{}\n",
        email.key(),
        invitation_url(&settings.public_url, &invitation)
    ))
}
