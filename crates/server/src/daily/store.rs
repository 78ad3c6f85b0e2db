//! SQL of the daily steps' state.
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(sqlx::FromRow)]
pub struct StepRow {
    pub step: String,
    pub done_on: Option<BusinessDate>,
    pub due_at: Timestamp,
    pub lease_until: Option<Timestamp>,
    pub failing_since: Option<Timestamp>,
}

pub async fn list_steps(db: &mut impl Read) -> sqlx::Result<Vec<StepRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT step, done_on, due_at, lease_until, failing_since FROM daily_steps ORDER BY step")
        .fetch_all(conn).await)
}

pub async fn claim_step(
    tx: &mut Tx,
    step: &str,
    today: BusinessDate,
    now: Timestamp,
    until: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO daily_steps (step, due_at) VALUES ($1, $2) ON CONFLICT (step) DO NOTHING")
        .bind(step).bind(now).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "UPDATE daily_steps SET lease_until = $4
         WHERE step = $1 AND (done_on IS NULL OR done_on < $2) AND due_at <= $3
           AND (lease_until IS NULL OR lease_until <= $3)")
        .bind(step).bind(today).bind(now).bind(until).execute(conn).await.map(|taken| taken.rows_affected() == 1))
}

pub async fn mark_done(tx: &mut Tx, step: &str, day: BusinessDate) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE daily_steps SET done_on = $2, failures = 0, failing_since = NULL, lease_until = NULL WHERE step = $1")
        .bind(step).bind(day).execute(conn).await.map(|_| ()))
}

pub async fn release_step(tx: &mut Tx, step: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE daily_steps SET lease_until = NULL WHERE step = $1")
        .bind(step).execute(conn).await.map(|_| ()))
}

/// Counts a failure; returns the number of failures since the step was last done.
pub async fn record_failure(tx: &mut Tx, step: &str, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE daily_steps SET failures = failures + 1, failing_since = COALESCE(failing_since, $2), lease_until = NULL
         WHERE step = $1 RETURNING failures")
        .bind(step).bind(now).fetch_one(conn).await)
}

pub async fn postpone_step(tx: &mut Tx, step: &str, until: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE daily_steps SET due_at = $2 WHERE step = $1")
        .bind(step).bind(until).execute(conn).await.map(|_| ()))
}
