//! SQL of notifications.
use crate::columns::{At, ParticipantId};
use crate::db::Tx;
use crate::on_db;

pub async fn insert(tx: &mut Tx, to: ParticipantId, title: &str, content: &str, now: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO notifications (participant_id, title, content, created_at) VALUES ($1, $2, $3, $4)")
        .bind(to).bind(title).bind(content).bind(now).execute(conn).await.map(|_| ()))
}
