//! SQL of achievements.
use std::collections::BTreeSet;

use plon_kernel::bulk::{CHUNK, Statement};
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

/// Records levels; gives those that are new to their participants.
pub async fn insert_achievements(
    tx: &mut Tx,
    reached: &[(ParticipantId, i64)],
    now: Timestamp,
) -> sqlx::Result<BTreeSet<(ParticipantId, i64)>> {
    let mut new = BTreeSet::new();
    for some in reached.chunks(CHUNK) {
        let inserted: Vec<(ParticipantId, i64)> = on_db!(tx, conn => {
            let mut statement = Statement::new("INSERT INTO achievements (participant_id, level, reached_at) ");
            statement.push_values(some, |mut row, (participant, level)| {
                row.push_bind(*participant).push_bind(*level).push_bind(now);
            });
            statement.push(" ON CONFLICT (participant_id, level) DO NOTHING RETURNING participant_id, level");
            statement.build_query_as().fetch_all(conn).await
        })?;
        new.extend(inserted);
    }
    Ok(new)
}

#[derive(sqlx::FromRow)]
pub struct ReachedLevel {
    pub level: i64,
    pub bonus_points: i64,
    /// Participants who have reached it.
    pub reached: i64,
}

pub async fn list_reached_levels(db: &mut impl Read) -> sqlx::Result<Vec<ReachedLevel>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.level, l.bonus_points, (SELECT count(*) FROM achievements a WHERE a.level = l.level) AS reached
         FROM achievement_levels l ORDER BY l.level")
        .fetch_all(conn).await)
}

/// Adds a level; false when there is one at the total.
pub async fn insert_level(tx: &mut Tx, level: i64, bonus_points: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO achievement_levels (level, bonus_points, edited) VALUES ($1, $2, TRUE)
         ON CONFLICT (level) DO NOTHING")
        .bind(level).bind(bonus_points).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Changes a bonus; false when it is not `seen`.
pub async fn update_level(tx: &mut Tx, level: i64, bonus_points: i64, seen: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE achievement_levels SET bonus_points = $2, edited = TRUE WHERE level = $1 AND bonus_points = $3")
        .bind(level).bind(bonus_points).bind(seen).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Deletes a level; false when somebody has reached it.
pub async fn delete_level(tx: &mut Tx, level: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM achievement_levels WHERE level = $1
            AND NOT EXISTS (SELECT 1 FROM achievements a WHERE a.level = $1)
            AND NOT EXISTS (SELECT 1 FROM letters l WHERE l.level = $1)")
        .bind(level).execute(conn).await.map(|done| done.rows_affected() == 1))
}
