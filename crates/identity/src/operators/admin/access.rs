//! Effects of an administrator's change of an operator, on the screen and on the command line alike.
use super::super::model::LoginChallengeKind;
use super::super::store as people;
use super::super::{notices, role_grants};
use super::store;
use plon_kernel::clock::Clock;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::auth::Role;
use plon_platform::error::ApiError;
use plon_platform::sessions::{self, EndReason, Subject};

/// Sets an operator's roles and tells the others of one that is new.
pub async fn replace_roles(tx: &mut Tx, clock: &Clock, id: OperatorId, roles: &[Role]) -> Result<(), ApiError> {
    let before = people::list_roles(tx, id).await?;
    store::delete_roles(tx, id).await?;
    people::insert_roles(tx, id, roles).await?;
    if roles.iter().any(|role| !before.contains(role)) {
        let email = people::load_account(tx, id).await?.email;
        let named: Vec<&str> = roles.iter().map(|role| role_grants::role_label(*role)).collect();
        let content = format!("Operator {email} ma teraz role: {}.", named.join(", "));
        notices::notify_administrators(tx, "Zmienione role operatora", &content, clock.now()).await?;
    }
    if !roles.iter().any(|role| [Role::Support, Role::Administrator].contains(role)) {
        sessions::end_support_sessions(tx, clock, id, EndReason::EndedElsewhere).await?;
    }
    Ok(())
}

/// Disables an account: ends its sessions, and what was begun for it.
pub async fn disable_account(tx: &mut Tx, clock: &Clock, who: OperatorId, id: OperatorId) -> sqlx::Result<()> {
    sessions::end_all_sessions(tx, clock, Subject::Operator(id), EndReason::AccountDisabled).await?;
    people::delete_challenges(tx, id, LoginChallengeKind::SignIn).await?;
    people::delete_challenges(tx, id, LoginChallengeKind::Invitation).await?;
    role_grants::withdraw_proposals(tx, who, id, &[], clock.now()).await?;
    store::set_status(tx, id, status_name(false)).await
}

/// Removes a second factor and ends the operator's sessions.
pub async fn reset_second_factor(tx: &mut Tx, clock: &Clock, id: OperatorId) -> Result<(), ApiError> {
    let email = people::load_account(tx, id).await?.email;
    let content = format!("Operator {email} nie ma już drugiego składnika i\u{a0}przy logowaniu ustawi nowy.");
    notices::notify_administrators(tx, "Usunięty drugi składnik operatora", &content, clock.now()).await?;
    people::clear_second_factor(tx, id).await?;
    people::delete_challenges(tx, id, LoginChallengeKind::SignIn).await?;
    Ok(sessions::end_all_sessions(tx, clock, Subject::Operator(id), EndReason::EndedElsewhere).await?)
}

pub fn status_name(active: bool) -> &'static str {
    if active { "active" } else { "disabled" }
}
