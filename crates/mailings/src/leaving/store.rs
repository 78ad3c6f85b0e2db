//! SQL of leaving.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Participant to whom the e-mail with a key went.
pub async fn find_reader(db: &mut impl Read, leave_hash: &str) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT participant_id FROM mailing_recipients WHERE leave_hash = $1")
        .bind(leave_hash).fetch_optional(conn).await)
}

/// Notes the time at which the reader left; the first one stays.
pub async fn mark_left(tx: &mut Tx, leave_hash: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailing_recipients SET left_at = COALESCE(left_at, $2) WHERE leave_hash = $1")
        .bind(leave_hash).bind(now).execute(conn).await.map(|_| ()))
}
