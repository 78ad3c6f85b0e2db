//! SQL of membership.
use plon_domain::points::Points;
use plon_domain::season::Season;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Participant who has no points for a season yet.
#[derive(sqlx::FromRow)]
pub struct DueMember {
    pub participant: ParticipantId,
    pub points: i64,
}

/// Selects the points for joining in a season; `None` when there is no such season.
pub async fn find_welcome_points(db: &mut impl Read, season: Season) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT welcome_points FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Selects the first participants who joined before an open season began and have no points for it.
pub async fn list_due_members(
    db: &mut impl Read,
    season: Season,
    began_at: Timestamp,
    most: i64,
) -> sqlx::Result<Vec<DueMember>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id AS participant, s.membership_points AS points
         FROM seasons s JOIN participants p ON p.created_at < $2
         WHERE s.year = $1 AND s.status = 'open' AND s.membership_points > 0
           AND p.account_type = 'program.retail' AND p.status = 'active'
           AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.participant_id = p.id AND m.season = s.year)
         ORDER BY p.id LIMIT $3")
        .bind(i64::from(season)).bind(began_at).bind(most).fetch_all(conn).await)
}

/// Records the season; true when it is new to the participant.
pub async fn insert_membership(
    tx: &mut Tx,
    participant: ParticipantId,
    season: Season,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO memberships (participant_id, season, points, created_at) VALUES ($1, $2, 0, $3)
         ON CONFLICT (participant_id, season) DO NOTHING")
        .bind(participant).bind(i64::from(season)).bind(now)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn set_points(tx: &mut Tx, participant: ParticipantId, season: Season, points: Points) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE memberships SET points = $3 WHERE participant_id = $1 AND season = $2")
        .bind(participant).bind(i64::from(season)).bind(points.0).execute(conn).await.map(|_| ()))
}
