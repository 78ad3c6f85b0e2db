//! SQL of statements.
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Name, company and NIP of a participant.
pub async fn load_holder(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<(String, String, String)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT first_name || ' ' || last_name, company_name, nip FROM participants WHERE id = $1")
        .bind(of).fetch_one(conn).await)
}
