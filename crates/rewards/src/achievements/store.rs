//! SQL of achievements.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

#[derive(sqlx::FromRow)]
pub struct AchievementLevel {
    pub level: i64,
    pub bonus_points: i64,
}

pub async fn list_levels(db: &mut impl Read) -> sqlx::Result<Vec<AchievementLevel>> {
    on_db!(db, conn => sqlx::query_as("SELECT level, bonus_points FROM achievement_levels ORDER BY level")
        .fetch_all(conn).await)
}

/// Records a level; true when it is new to the participant.
pub async fn insert_achievement(
    tx: &mut Tx,
    participant: ParticipantId,
    level: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO achievements (participant_id, level, reached_at) VALUES ($1, $2, $3)
         ON CONFLICT (participant_id, level) DO NOTHING")
        .bind(participant).bind(level).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}
