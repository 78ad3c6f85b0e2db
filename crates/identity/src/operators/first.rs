//! First administrator, who sets the portal up.
use plon_domain::email::Email;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, NewOperator};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::priority_semaphore::Lane;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::Role;
use plon_platform::error::ApiError;

audit::events! {
    ADD_FIRST: () => FirstOperator = "operators.add_first" on "operators";
}

/// First administrator, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct FirstOperator {
    email: String,
    roles: Vec<Role>,
}

/// Creates the first administrator with a password, who enrols a second factor at the first sign-in; none when the
/// e-mail is taken.
///
/// # Errors
/// When the database does not answer.
pub async fn insert_first_administrator(
    tx: &mut Tx,
    (email, (first_name, last_name)): (&Email, (&str, &str)),
    password_hash: &str,
    now: Timestamp,
) -> Result<Option<OperatorId>, ApiError> {
    let roles = [Role::Administrator];
    let new = NewOperator { email, first_name, last_name, roles: &roles };
    let Some(id) = store::insert_operator(tx, &new, now).await? else { return Ok(None) };
    store::set_password(tx, id, password_hash).await?;
    let after = FirstOperator { email: email.key().to_owned(), roles: roles.to_vec() };
    audit::record(tx, ADD_FIRST, audit::by_self(id), (&(), &after), now).await?;
    Ok(Some(id))
}

/// True when an operator has this e-mail and this password.
///
/// # Errors
/// When the database does not answer, or too many passwords are checked already.
pub async fn is_password_of(app: &App, email: &Email, password: &str) -> Result<bool, ApiError> {
    let account = store::find_account(&mut app.db.read().await?, email).await?;
    app.passwords.verify(Lane::Stranger, password, account.as_ref().and_then(store::Account::hash)).await
}
