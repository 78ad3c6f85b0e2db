//! `GET /api/v1/backoffice/operators`: the operators of the back office and their roles.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::role_grants::{self, GrantRow};
use super::store::{self, OperatorRow};
use plon_kernel::db::Read;
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator, Role};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::rate_limit::{self, Account, SignInLock};
use plon_platform::response::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OperatorsQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedOperator {
    id: OperatorId,
    email: String,
    first_name: String,
    last_name: String,
    roles: Vec<Role>,
    /// `active`, `invited` (has no password yet) or `disabled`.
    status: Status,
    /// True if a second factor is in use.
    second_factor: bool,
    recovery_codes_left: i64,
    /// Time of the last sign-in or renewal of a session.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_used_at: Option<Timestamp>,
    /// Rate limits that block the operator's passwords and codes now.
    locks: Vec<SignInLock>,
    /// Roles that wait for a second administrator.
    pending_roles: Vec<PendingRole>,
    /// True for the calling operator: nobody changes their own account here.
    is_you: bool,
}

/// A role that an administrator has proposed.
#[derive(Debug, Serialize, ToSchema)]
pub struct PendingRole {
    id: i64,
    role: Role,
    proposer: String,
    proposed_at: Timestamp,
    /// True if the caller may grant it: neither their own proposal nor their own role.
    may_approve: bool,
}

impl PendingRole {
    fn new(row: &GrantRow, who: OperatorId) -> Option<PendingRole> {
        Some(PendingRole {
            id: row.id,
            role: Role::named(&row.role)?,
            proposer: row.proposer.clone(),
            proposed_at: row.proposed_at,
            may_approve: who != row.proposed_by && who != row.operator_id,
        })
    }
}

impl ListedOperator {
    fn new(
        row: OperatorRow,
        roles: Vec<Role>,
        locks: Vec<SignInLock>,
        grants: &[GrantRow],
        who: OperatorId,
    ) -> ListedOperator {
        let own = grants.iter().filter(|grant| grant.operator_id == row.id);
        ListedOperator {
            pending_roles: own.filter_map(|grant| PendingRole::new(grant, who)).collect(),
            is_you: row.id == who,
            status: status(&row),
            id: row.id,
            email: row.email,
            first_name: row.first_name,
            last_name: row.last_name,
            roles,
            locks,
            second_factor: row.second_factor,
            recovery_codes_left: row.recovery_codes_left,
            last_used_at: row.last_used_at,
        }
    }
}

/// Reads one operator as the list shows them.
pub async fn load_operator(
    db: &mut impl Read,
    id: OperatorId,
    who: OperatorId,
    now: Timestamp,
) -> Result<ListedOperator, ApiError> {
    let row = store::find_operator(db, id).await?.ok_or(ApiError::NotFound)?;
    let roles = store::list_roles_between(db, id, id).await?.remove(&id).unwrap_or_default();
    let locks = rate_limit::list_locks(db, Account::Operator(&row.email), now).await?;
    let grants = role_grants::list_pending_between(db, id, id).await?;
    Ok(ListedOperator::new(row, roles, locks, &grants, who))
}

fn status(row: &OperatorRow) -> Status {
    let (code, label, color) = match (row.active, row.has_password) {
        (false, _) => ("disabled", "Wyłączony", "red"),
        (true, false) => ("invited", "Zaproszony", "yellow"),
        (true, true) => ("active", "Aktywny", "green"),
    };
    Status { code, label, color }
}

/// Lists all operators, in the order in which they were added.
#[utoipa::path(get, path = "/api/v1/backoffice/operators", tag = "operators", params(OperatorsQuery),
    responses((status = 200, body = CursorList<ListedOperator>)))]
pub async fn admin_list_operators(
    State(app): State<App>,
    who: Operator<Administrator>,
    Query(query): Query<OperatorsQuery>,
) -> Result<Json<CursorList<ListedOperator>>, ApiError> {
    let mut db = app.db.read().await?;
    let cursor_page = store::select_operators()
        .cursor_page::<OperatorRow>(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE)
        .await?;
    let mut roles = match (cursor_page.items.first(), cursor_page.items.last()) {
        (Some(first), Some(last)) => store::list_roles_between(&mut db, first.id, last.id).await?,
        _ => Default::default(),
    };
    let grants = match (cursor_page.items.first(), cursor_page.items.last()) {
        (Some(first), Some(last)) => role_grants::list_pending_between(&mut db, first.id, last.id).await?,
        _ => Vec::new(),
    };
    let now = app.clock.now();
    let mut items = Vec::with_capacity(cursor_page.items.len());
    for row in cursor_page.items {
        let locks = rate_limit::list_locks(&mut db, Account::Operator(&row.email), now).await?;
        let roles = roles.remove(&row.id).unwrap_or_default();
        items.push(ListedOperator::new(row, roles, locks, &grants, who.id));
    }
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
