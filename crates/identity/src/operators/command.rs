//! `plon operator`: lists operators and changes them from the command line, as an administrator does on the screen.
use anyhow::{Context, bail, ensure};
use jiff::SignedDuration;
use plon_domain::email::Email;
use std::fmt::Write;

use super::admin::access;
use super::admin::store as admin;
use super::admin::{OperatorRow, OperatorStatusRecord};
use super::enrolment::EnrolmentRecord;
use super::invitation::invitation_url;
use super::model::LoginChallengeKind;
use super::role_grants::{self, RolesRecord};
use super::settings::{DisableOperator, InviteOperator, OperatorNamed, SetRoles};
use super::store::{self, Account};
use super::{login_challenge, notices, signing};
use plon_kernel::clock::Clock;
use plon_kernel::db::{Db, Tx};
use plon_kernel::paging::Sort;
use plon_kernel::rng::Rng;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::Role;
use plon_platform::error::ApiError;

audit::events! {
    SET_ROLES: RolesRecord => RolesRecord = "operators.roles_by_command" on "operators";
    DISABLE: OperatorStatusRecord => OperatorStatusRecord = "operators.disable_by_command" on "operators";
    RESET_SECOND_FACTOR: EnrolmentRecord => EnrolmentRecord = "operators.second_factor_reset_by_command" on "operators";
    INVITE: () => EmptyRecord = "operators.invite_by_command" on "operators";
}

/// Operators that are read at once.
const PER_PAGE: i64 = 100;

/// A change of one operator, in an open transaction.
struct Change {
    tx: Tx,
    clock: Clock,
    account: Account,
}

impl Change {
    /// # Errors
    /// With one sentence when there is no such operator.
    async fn begin(db: &Db, email: &str) -> anyhow::Result<Change> {
        let Ok(email) = Email::parse(&email.to_lowercase()) else { bail!("--email must be an e-mail address") };
        let mut tx = db.begin().await?;
        admin::lock_administrators(&mut tx).await?;
        let account = store::find_account(&mut tx, &email).await?;
        let account = account.with_context(|| format!("there is no operator with the e-mail {}", email.key()))?;
        Ok(Change { tx, clock: Clock::running(SignedDuration::ZERO)?, account })
    }

    /// # Errors
    /// With one sentence when nobody else could administer operators, and this was not asked for.
    async fn keep_an_administrator(&mut self, even_the_last: bool) -> anyhow::Result<()> {
        let is_one = store::list_roles(&mut self.tx, self.account.id).await?.contains(&Role::Administrator);
        if is_one && self.account.active && !even_the_last {
            ensure!(
                admin::count_other_administrators(&mut self.tx, self.account.id).await? > 0,
                "{} is the last active administrator: name another first, or add --even-the-last",
                self.account.email
            );
        }
        Ok(())
    }
}

/// Lines of all operators, in the order in which they were added.
///
/// # Errors
/// When the database does not answer.
pub async fn list_operators(db: &Db) -> anyhow::Result<String> {
    let (mut lines, mut cursor, mut conn) = (String::new(), None, db.read().await?);
    loop {
        let page =
            admin::select_operators().cursor_page::<OperatorRow>(&mut conn, Sort::Oldest, cursor, PER_PAGE).await?;
        for row in page.items {
            let roles: Vec<&str> = store::list_roles(&mut conn, row.id).await?.into_iter().map(Role::as_str).collect();
            let state = match (row.active, row.has_password) {
                (false, _) => "disabled",
                (true, false) => "invited",
                (true, true) => "active",
            };
            let factor = if row.second_factor { "second factor" } else { "no second factor" };
            let used = row.last_used_at.map_or("never signed in".to_owned(), |at| format!("last seen {:.0}", at.0));
            writeln!(
                lines,
                "{}  {} {}  {}  {state}, {factor}, {used}",
                row.email,
                row.first_name,
                row.last_name,
                if roles.is_empty() { "no role".to_owned() } else { roles.join(",") }
            )?;
        }
        cursor = page.meta.next_cursor;
        if cursor.is_none() {
            return Ok(lines);
        }
    }
}

/// Sets an operator's roles at once; those that sign for money or administer operators sign 48 hours later.
///
/// # Errors
/// With one sentence when it is refused.
pub async fn set_roles(db: &Db, settings: &SetRoles) -> anyhow::Result<String> {
    let mut change = Change::begin(db, &settings.operator.email).await?;
    if !settings.roles.contains(&Role::Administrator) {
        change.keep_an_administrator(settings.even_the_last).await?;
    }
    let Change { mut tx, clock, account } = change;
    let before = store::list_roles(&mut tx, account.id).await?;
    role_grants::withdraw_proposals(&mut tx, account.id, account.id, &[], clock.now()).await?;
    access::replace_roles(&mut tx, &clock, account.id, &settings.roles).await.map_err(failed)?;
    if settings.roles.iter().any(|role| role_grants::is_guarded(*role) && !before.contains(role)) {
        signing::delay_signatures(&mut tx, account.id, clock.now()).await?;
    }
    let after = RolesRecord { roles: store::list_roles(&mut tx, account.id).await? };
    let names: Vec<&str> = after.roles.iter().map(|role| role.as_str()).collect();
    let sentence = format!("{} has the roles {} now.\n", account.email, names.join(", "));
    let records = (&RolesRecord { roles: before }, &after);
    audit::record(&mut tx, SET_ROLES, audit::by_self(account.id), records, clock.now()).await?;
    tx.commit().await?;
    Ok(sentence)
}

/// Disables an operator, which ends their sessions at once.
///
/// # Errors
/// With one sentence when it is refused.
pub async fn disable_operator(db: &Db, settings: &DisableOperator) -> anyhow::Result<String> {
    let mut change = Change::begin(db, &settings.operator.email).await?;
    change.keep_an_administrator(settings.even_the_last).await?;
    let Change { mut tx, clock, account } = change;
    access::disable_account(&mut tx, &clock, account.id, account.id).await?;
    let content = format!("Z\u{a0}wiersza poleceń serwera wyłączono konto operatora {}.", account.email);
    notices::notify_with_advice(&mut tx, ("Wyłączone konto operatora", &content, "włącz je na zapleczu"), clock.now())
        .await
        .map_err(failed)?;
    let records = (&OperatorStatusRecord::new(account.active), &OperatorStatusRecord::new(false));
    audit::record(&mut tx, DISABLE, audit::by_self(account.id), records, clock.now()).await?;
    tx.commit().await?;
    Ok(format!("{} is disabled, and all sessions of theirs have ended.\n", account.email))
}

/// Removes an operator's second factor; the next sign-in enrols another.
///
/// # Errors
/// With one sentence when it is refused.
pub async fn reset_second_factor(db: &Db, settings: &OperatorNamed) -> anyhow::Result<String> {
    let Change { mut tx, clock, account } = Change::begin(db, &settings.email).await?;
    access::reset_second_factor(&mut tx, &clock, account.id).await.map_err(failed)?;
    let records = (&EnrolmentRecord { second_factor: account.enrolled }, &EnrolmentRecord { second_factor: false });
    audit::record(&mut tx, RESET_SECOND_FACTOR, audit::by_self(account.id), records, clock.now()).await?;
    tx.commit().await?;
    Ok(format!("{} has no second factor any more, and enrols a new one at the next sign-in.\n", account.email))
}

/// Makes a new link that sets an operator's password; earlier links are void.
///
/// # Errors
/// With one sentence when it is refused.
pub async fn invite_operator(db: &Db, settings: &InviteOperator) -> anyhow::Result<String> {
    let Change { mut tx, clock, account } = Change::begin(db, &settings.operator.email).await?;
    ensure!(account.active, "{} is disabled: enable the account at /zaplecze/operatorzy first", account.email);
    let (kind, rng) = (LoginChallengeKind::Invitation, Rng::from_system());
    let link = login_challenge::create_challenge(&mut tx, &rng, (kind, account.id), None, clock.now()).await?;
    let content = format!("Z\u{a0}wiersza poleceń serwera zrobiono link do nowego hasła operatora {}.", account.email);
    let title = "Link do nowego hasła operatora";
    notices::notify_administrators(&mut tx, title, &content, clock.now()).await.map_err(failed)?;
    audit::record(&mut tx, INVITE, audit::by_self(account.id), (&(), &EmptyRecord {}), clock.now()).await?;
    tx.commit().await?;
    let url = invitation_url(&settings.public_url, &link);
    Ok(format!("{} sets a password within 24 hours, once, at\n{url}\n", account.email))
}

fn failed(error: ApiError) -> anyhow::Error {
    anyhow::anyhow!("the operator cannot be changed: {error:?}")
}
