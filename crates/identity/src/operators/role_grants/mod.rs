//! Four-eyes principle for roles that sign for money or administer operators: one proposes, another one grants.
mod decide;
mod store;

use serde::Serialize;
use utoipa::ToSchema;

use super::admin::store as admin;
use super::notices;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::audit;
use plon_platform::auth::Role;
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};

pub use store::{GrantRow, list_pending_between};

audit::events! {
    PROPOSE_ROLE: () => RolesRecord = "operators.propose_role" on "operators";
}

/// Operator's roles as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
pub struct RolesRecord {
    pub roles: Vec<Role>,
}

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(decide::admin_approve_role_grant)).routes(routes!(decide::admin_reject_role_grant))
}

/// True for a role that one administrator alone must not grant.
pub fn is_guarded(role: Role) -> bool {
    matches!(role, Role::Finance | Role::Administrator)
}

/// Proposes guarded roles for an operator, each once.
///
/// # Errors
/// `NoSecondAdministrator` when nobody could grant them.
pub async fn propose_roles(
    tx: &mut Tx,
    who: OperatorId,
    operator: OperatorId,
    roles: &[Role],
    now: Timestamp,
) -> Result<(), ApiError> {
    if roles.is_empty() {
        return Ok(());
    }
    if admin::count_other_deciders(tx, who, operator).await? == 0 {
        return Err(ErrorCode::NoSecondAdministrator.into());
    }
    let proposer = super::store::load_person(tx, who).await?;
    let named = super::store::load_person(tx, operator).await?;
    for role in roles {
        if store::insert_grant(tx, operator, *role, who, now).await? {
            let after = RolesRecord { roles: vec![*role] };
            audit::record(tx, PROPOSE_ROLE, audit::by(who, operator.0), (&(), &after), now).await?;
            let content = format!(
                "{} {} proponuje rolę {} dla: {} {} ({}). Rolę nada inny administrator.",
                proposer.first_name,
                proposer.last_name,
                role_label(*role),
                named.first_name,
                named.last_name,
                named.email
            );
            notices::notify_administrators(tx, "Nowa rola operatora czeka na potwierdzenie", &content, now).await?;
        }
    }
    Ok(())
}

/// Withdraws proposals for an operator who is disabled, or of roles that are no longer wanted.
pub async fn withdraw_proposals(
    tx: &mut Tx,
    who: OperatorId,
    operator: OperatorId,
    kept: &[Role],
    now: Timestamp,
) -> sqlx::Result<()> {
    for role in [Role::Finance, Role::Administrator].into_iter().filter(|role| !kept.contains(role)) {
        store::refuse_role(tx, operator, role, who, now).await?;
    }
    Ok(())
}

/// Display name of a role.
pub fn role_label(role: Role) -> &'static str {
    match role {
        Role::Moderator => "Moderator",
        Role::Editor => "Redaktor",
        Role::Finance => "Finanse",
        Role::Support => "Wsparcie",
        Role::Analyst => "Analityk",
        Role::Administrator => "Administrator",
    }
}
