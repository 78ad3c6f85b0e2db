//! SQL of signing in.
use plon_domain::nip::Nip;

use crate::columns::ParticipantId;
use crate::db::Read;
use crate::on_db;

/// What a sign-in is checked against.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub id: ParticipantId,
    pub active: bool,
    pub password_hash: Option<String>,
}

pub async fn account(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<Account>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, status = 'active' AS active, password_hash FROM participants WHERE nip = $1")
        .bind(nip.as_str()).fetch_optional(conn).await)
}
