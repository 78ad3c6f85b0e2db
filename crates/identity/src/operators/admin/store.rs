//! SQL for the administration of operators.
use std::collections::BTreeMap;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_platform::auth::Role;

/// An operator in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct OperatorRow {
    pub id: OperatorId,
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    pub active: bool,
    pub has_password: bool,
    pub second_factor: bool,
    pub recovery_codes_left: i64,
    pub last_used_at: Option<Timestamp>,
}

impl Keyed for OperatorRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

pub fn select_operators() -> Select {
    Select::new(
        "o.id, o.email, o.first_name, o.last_name, o.status = 'active' AS active, o.password_hash <> '' AS has_password,
         o.totp_enrolled_at IS NOT NULL AS second_factor,
         (SELECT count(*) FROM operator_recovery_codes c WHERE c.operator_id = o.id AND c.used_at IS NULL)
            AS recovery_codes_left,
         (SELECT s.last_used_at FROM sessions s WHERE s.operator_id = o.id ORDER BY s.id DESC LIMIT 1) AS last_used_at",
        "operators o",
    )
    .ties_by("o.id")
}

pub async fn find_operator(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Option<OperatorRow>> {
    Ok(select_operators().filter("o.id = ?", id.0).first(db, "o.id", 1).await?.pop())
}

/// Reads the roles of the operators whose ids are in the range.
pub async fn list_roles_between(
    db: &mut impl Read,
    first: OperatorId,
    last: OperatorId,
) -> sqlx::Result<BTreeMap<OperatorId, Vec<Role>>> {
    let rows: Vec<(OperatorId, String)> = on_db!(db, conn => sqlx::query_as(
        "SELECT operator_id, role FROM operator_roles WHERE operator_id >= $1 AND operator_id <= $2
         ORDER BY operator_id, role")
        .bind(first).bind(last).fetch_all(conn).await)?;
    let mut roles: BTreeMap<OperatorId, Vec<Role>> = BTreeMap::new();
    for (id, name) in rows {
        roles.entry(id).or_default().extend(Role::named(&name));
    }
    Ok(roles)
}

/// Locks changes of administrators, so that two of them never end each other's accounts at once.
pub async fn lock_administrators(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operator_roles SET role = role WHERE role = 'administrator'")
        .execute(conn).await.map(|_| ()))
}

/// Counts the other active administrators.
pub async fn count_other_administrators(db: &mut impl Read, than: OperatorId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM operator_roles r JOIN operators o ON o.id = r.operator_id
         WHERE r.role = 'administrator' AND o.status = 'active' AND o.id <> $1")
        .bind(than).fetch_one(conn).await)
}

/// Counts the administrators who could grant a role proposed by one of them for an operator.
pub async fn count_other_deciders(db: &mut impl Read, proposer: OperatorId, operator: OperatorId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM operator_roles r JOIN operators o ON o.id = r.operator_id
         WHERE r.role = 'administrator' AND o.status = 'active' AND o.id <> $1 AND o.id <> $2")
        .bind(proposer).bind(operator).fetch_one(conn).await)
}

/// True if the operator is still an active administrator; another one may have been faster.
pub async fn is_administrator(db: &mut impl Read, id: OperatorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM operator_roles r JOIN operators o ON o.id = r.operator_id
                        WHERE r.role = 'administrator' AND o.status = 'active' AND o.id = $1)")
        .bind(id).fetch_one(conn).await)
}

pub async fn delete_roles(tx: &mut Tx, id: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM operator_roles WHERE operator_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

pub async fn set_status(tx: &mut Tx, id: OperatorId, status: &'static str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET status = $2 WHERE id = $1")
        .bind(id).bind(status).execute(conn).await.map(|_| ()))
}
