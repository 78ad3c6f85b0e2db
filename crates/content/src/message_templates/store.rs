//! SQL of previews and samples.
use plon_domain::nip::Nip;

use plon_kernel::db::Read;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;

pub async fn find_participant(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM participants WHERE nip = $1 AND status <> 'erased'")
        .bind(nip.as_str()).fetch_optional(conn).await)
}

/// E-mail address of an operator.
pub async fn load_email(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM operators WHERE id = $1")
        .bind(operator).fetch_one(conn).await)
}
