//! SQL of the background jobs of promotions.
use std::collections::BTreeMap;

use plon_audiences::Conditions;

use crate::evaluation::model::LineRow;
use plon_kernel::bulk::Statement;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Recount with participants left to do.
#[derive(Debug, sqlx::FromRow)]
pub struct RecountRow {
    pub promotion_id: PromotionId,
    pub counts_from: BusinessDate,
    pub counts_to: BusinessDate,
    pub after_participant: ParticipantId,
    pub requested_at: Timestamp,
}

/// Open recount that was requested first.
pub async fn find_open_recount(db: &mut impl Read) -> sqlx::Result<Option<RecountRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT promotion_id, counts_from, counts_to, after_participant, requested_at
         FROM promotion_recounts WHERE finished_at IS NULL ORDER BY requested_at, promotion_id LIMIT 1")
        .fetch_optional(conn).await)
}

/// Next participants of a recount: of those whom the promotion is for, with an invoice in the days, or with a share in the promotion.
pub async fn list_next_concerned(db: &mut impl Read, run: &RecountRow, most: i64) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT p.id FROM participants p
         WHERE p.id > $1 AND p.status <> 'erased'
           AND (EXISTS (SELECT 1 FROM promotions o WHERE o.id = $4 AND o.audience = p.account_type
                        AND (o.segment_id IS NULL OR EXISTS (SELECT 1 FROM promotion_audience u
                             WHERE u.promotion_id = o.id AND u.participant_id = p.id)))
                AND EXISTS (SELECT 1 FROM invoices i WHERE i.participant_id = p.id AND i.dated_on BETWEEN $2 AND $3)
                OR EXISTS (SELECT 1 FROM promotion_participations a
                           WHERE a.participant_id = p.id AND a.promotion_id = $4))
         ORDER BY p.id LIMIT $5")
        .bind(run.after_participant).bind(run.counts_from).bind(run.counts_to).bind(run.promotion_id).bind(most)
        .fetch_all(conn).await)
}

/// Moves a recount on to the last participant of a step, or ends it; `false` when another process was faster.
pub async fn store_recount_progress(
    tx: &mut Tx,
    run: &RecountRow,
    last: Option<ParticipantId>,
    counted: usize,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let counted = i64::try_from(counted).unwrap_or(i64::MAX);
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_recounts SET after_participant = COALESCE($4, after_participant),
            participants = participants + $5, finished_at = CASE WHEN $4 IS NULL THEN CAST($6 AS BIGINT) END
         WHERE promotion_id = $1 AND requested_at = $2 AND after_participant = $3 AND finished_at IS NULL")
        .bind(run.promotion_id).bind(run.requested_at).bind(run.after_participant).bind(last).bind(counted).bind(now)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Scheduled draft whose time has come.
#[derive(Debug, sqlx::FromRow)]
pub struct DueDraftRow {
    pub promotion_id: PromotionId,
    pub name: String,
    pub season: i64,
    pub version: i64,
    pub publish_at: Timestamp,
    pub scheduled_by: OperatorId,
    /// True when it was simulated since then.
    pub was_simulated: bool,
}

/// Scheduled draft that was due first and was not refused.
pub async fn find_due_draft(db: &mut impl Read, now: Timestamp) -> sqlx::Result<Option<DueDraftRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.promotion_id, p.name, p.season, d.version, d.publish_at, d.scheduled_by,
                EXISTS (SELECT 1 FROM promotion_simulations s WHERE s.promotion_id = d.promotion_id
                        AND s.season = p.season AND s.requested_at >= d.publish_at) AS was_simulated
         FROM promotion_drafts d JOIN promotions p ON p.id = d.promotion_id
         WHERE d.publish_at <= $1 AND d.refusal IS NULL ORDER BY d.publish_at, d.promotion_id LIMIT 1")
        .bind(now).fetch_optional(conn).await)
}

/// Stores why a draft was not published at its time; false when it has changed meanwhile.
pub async fn put_refusal(tx: &mut Tx, due: &DueDraftRow, reason: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_drafts SET refusal = $4 WHERE promotion_id = $1 AND version = $2 AND publish_at = $3")
        .bind(due.promotion_id).bind(due.version).bind(due.publish_at).bind(reason)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Running simulation.
#[derive(Debug, sqlx::FromRow)]
pub struct SimulationRow {
    pub id: i64,
    pub promotion_id: PromotionId,
    pub season: i64,
    /// JSON.
    pub definition: String,
    pub after_participant: ParticipantId,
    /// JSON.
    pub result: String,
}

/// Running simulation that was requested first.
pub async fn find_open_simulation(db: &mut impl Read) -> sqlx::Result<Option<SimulationRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, promotion_id, season, definition, after_participant, result
         FROM promotion_simulations WHERE status = 'running' ORDER BY id LIMIT 1")
        .fetch_optional(conn).await)
}

/// Next participants of a simulation: those with an invoice in the days, or with a share in the promotion.
pub async fn list_next_buyers(
    db: &mut impl Read,
    run: &SimulationRow,
    (from, to): (BusinessDate, BusinessDate),
    most: i64,
) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT p.id FROM participants p JOIN promotions o ON o.audience = p.account_type AND o.id = $2
         WHERE p.id > $1
           AND (EXISTS (SELECT 1 FROM invoices i WHERE i.participant_id = p.id AND i.dated_on BETWEEN $3 AND $4)
                OR EXISTS (SELECT 1 FROM promotion_participations a
                           WHERE a.participant_id = p.id AND a.promotion_id = $2))
         ORDER BY p.id LIMIT $5")
        .bind(run.after_participant).bind(run.promotion_id).bind(from).bind(to).bind(most).fetch_all(conn).await)
}

/// Number of participants whom a simulated promotion is for.
pub async fn count_eligible(db: &mut impl Read, run: &SimulationRow) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT COUNT(*) FROM participants p JOIN promotions o ON o.audience = p.account_type AND o.id = $1
         WHERE p.status = 'active'")
        .bind(run.promotion_id).fetch_one(conn).await)
}

/// Number of a segment's members whom a simulated promotion is for.
///
/// # Errors
/// When the database does not answer.
pub async fn count_members(
    db: &mut impl Read,
    run: &SimulationRow,
    conditions: &Conditions,
    now: Timestamp,
) -> anyhow::Result<i64> {
    let audience = Select::new("p.id", "participants p JOIN promotions o ON o.audience = p.account_type")
        .ties_by("p.id")
        .filter("o.id = ?", run.promotion_id.0);
    Ok(plon_audiences::narrow(audience, conditions, now)?.count_capped(db, i64::MAX).await?)
}

/// Members of a segment after a participant, up to another.
///
/// # Errors
/// When the database does not answer.
pub async fn list_members_between(
    db: &mut impl Read,
    conditions: &Conditions,
    (after, to): (ParticipantId, ParticipantId),
    now: Timestamp,
) -> anyhow::Result<Vec<ParticipantId>> {
    let range = Select::new("p.id", "participants p").ties_by("p.id").filter("p.id <= ?", to.0);
    let members = plon_audiences::narrow(range, conditions, now)?;
    let rows: Vec<(ParticipantId,)> =
        members.following(db, ("p.id > ?", "p.id ASC"), Some(after.0), i64::from(i32::MAX)).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// Lines of some participants with invoice dates in the given days.
pub async fn list_lines_of(
    db: &mut impl Read,
    participants: &[ParticipantId],
    (from, to): (BusinessDate, BusinessDate),
) -> sqlx::Result<Vec<LineRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT l.id AS line_id, i.participant_id, a.account_type AS audience, l.product_id, p.sap, p.brand,
                    p.category, p.unit, k.volume AS pack, l.quantity, l.net_value, l.points + l.points_cut AS earned,
                    i.dated_on, l.status
             FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN participants a ON a.id = i.participant_id
             JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id
             WHERE i.dated_on BETWEEN ");
        statement.push_bind(from).push(" AND ").push_bind(to).push(" AND i.participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(")");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Participants rewarded by other promotions of the days, each with that promotion's key.
pub async fn list_winners_beside(
    db: &mut impl Read,
    but: PromotionId,
    participants: &[ParticipantId],
    (from, to): (BusinessDate, BusinessDate),
) -> sqlx::Result<Vec<(ParticipantId, String)>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT a.participant_id, o.key FROM promotion_participations a JOIN promotions o ON o.id = a.promotion_id
             WHERE (a.due_points > 0 OR EXISTS (SELECT 1 FROM promotion_rewards c
                        WHERE c.participant_id = a.participant_id AND c.promotion_id = o.id AND c.status <> 'taken_back'))
               AND o.status <> 'draft' AND o.id <> ");
        statement.push_bind(but).push(" AND o.counts_from <= ").push_bind(to).push(" AND o.counts_to >= ")
            .push_bind(from).push(" AND a.participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(")");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Moves a simulation on, or ends it when nobody is left; does nothing when another process was faster or it was
/// cancelled.
pub async fn store_simulation_progress(
    tx: &mut Tx,
    run: &SimulationRow,
    last: Option<ParticipantId>,
    result: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_simulations SET after_participant = COALESCE($3, after_participant), result = $4,
            status = CASE WHEN $3 IS NULL THEN 'done' ELSE status END,
            finished_at = CASE WHEN $3 IS NULL THEN CAST($5 AS BIGINT) END
         WHERE id = $1 AND after_participant = $2 AND status = 'running'")
        .bind(run.id).bind(run.after_participant).bind(last).bind(result).bind(now).execute(conn).await.map(|_| ()))
}

/// Simulation as operators see it.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedSimulationRow {
    pub id: i64,
    pub season: i64,
    /// JSON.
    pub definition: String,
    pub status: String,
    pub after_participant: i64,
    pub last_participant: i64,
    pub result: String,
    pub requested_at: Timestamp,
    pub requested_by: String,
    pub finished_at: Option<Timestamp>,
}

macro_rules! shown {
    ($what_follows:literal) => {
        concat!(
            "SELECT s.id, s.season, s.definition, s.status, s.after_participant, s.last_participant, s.result,
                    s.requested_at, o.first_name || ' ' || o.last_name AS requested_by, s.finished_at
             FROM promotion_simulations s JOIN operators o ON o.id = s.requested_by ",
            $what_follows
        )
    };
}

/// Definitions and results of simulations of the promotion's own season that finished since then, latest first.
/// Simulations requested before the last publication are left out: they were compared with terms no longer in force.
pub async fn list_finished_simulations(
    db: &mut impl Read,
    of: PromotionId,
    since: Timestamp,
) -> sqlx::Result<Vec<(String, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.definition, s.result FROM promotion_simulations s JOIN promotions p ON p.id = s.promotion_id
         WHERE s.promotion_id = $1 AND s.season = p.season AND s.status = 'done' AND s.finished_at >= $2
           AND s.requested_at >= COALESCE((SELECT MAX(r.published_at) FROM promotion_revisions r
                                           WHERE r.promotion_id = p.id), 0)
         ORDER BY s.id DESC LIMIT 20")
        .bind(of).bind(since).fetch_all(conn).await)
}

/// Time when an operator last published a revision; none when the programme's files brought it, or there is none.
pub async fn find_publication_time(db: &mut impl Read, of: PromotionId) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT MAX(published_at) FROM promotion_revisions WHERE promotion_id = $1")
        .bind(of).fetch_one(conn).await)
}

/// Latest simulations of a promotion.
pub async fn list_latest_simulations(
    db: &mut impl Read,
    of: PromotionId,
    most: i64,
) -> sqlx::Result<Vec<ListedSimulationRow>> {
    on_db!(db, conn => sqlx::query_as(shown!("WHERE s.promotion_id = $1 ORDER BY s.id DESC LIMIT $2"))
        .bind(of).bind(most).fetch_all(conn).await)
}

pub async fn find_simulation(
    db: &mut impl Read,
    of: PromotionId,
    id: i64,
) -> sqlx::Result<Option<ListedSimulationRow>> {
    on_db!(db, conn => sqlx::query_as(shown!("WHERE s.promotion_id = $1 AND s.id = $2"))
        .bind(of).bind(id).fetch_optional(conn).await)
}

pub async fn insert_simulation(
    tx: &mut Tx,
    of: PromotionId,
    (season, definition, result): (i64, &str, &str),
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO promotion_simulations (promotion_id, season, definition, status, last_participant, result,
                                            requested_at, requested_by)
         VALUES ($1, $2, $3, 'running', (SELECT COALESCE(MAX(id), 0) FROM participants), $4, $5, $6) RETURNING id")
        .bind(of).bind(season).bind(definition).bind(result).bind(now).bind(by).fetch_one(conn).await)
}

/// Names of promotions, by key.
pub async fn load_promotion_names(db: &mut impl Read) -> sqlx::Result<BTreeMap<String, String>> {
    let rows: Vec<(String, String)> =
        on_db!(db, conn => sqlx::query_as("SELECT key, name FROM promotions").fetch_all(conn).await)?;
    Ok(rows.into_iter().collect())
}

/// Stops a simulation; false when it was not running.
pub async fn cancel_simulation(tx: &mut Tx, of: PromotionId, id: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_simulations SET status = 'cancelled', finished_at = $3
         WHERE promotion_id = $1 AND id = $2 AND status = 'running'")
        .bind(of).bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}
