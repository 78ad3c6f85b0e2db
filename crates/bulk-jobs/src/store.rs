//! SQL of jobs and of their records.
use plon_domain::bulk_job::{BulkJobKind, BulkJobStatus, BulkOutcome};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{BulkJobId, OperatorId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

#[derive(Debug, Clone, sqlx::FromRow)]
pub struct JobRow {
    pub id: BulkJobId,
    #[sqlx(try_from = "String")]
    pub kind: BulkJobKind,
    pub operator_id: OperatorId,
    pub title: String,
    pub change: String,
    #[sqlx(try_from = "String")]
    pub status: BulkJobStatus,
    pub records: i64,
    pub done: i64,
    pub refused: i64,
    pub error: Option<String>,
    pub created_at: Timestamp,
    pub finished_at: Option<Timestamp>,
    pub lease: i64,
    pub summary: String,
    /// First and last name of who started it.
    pub starter: String,
    pub decided_by: Option<OperatorId>,
    /// First and last name of the second person.
    pub decider: Option<String>,
    pub decided_at: Option<Timestamp>,
    pub reason: Option<String>,
}

impl Keyed for JobRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

fn select_jobs() -> Select {
    Select::new(
        "j.id, j.kind, j.operator_id, j.title, j.change, j.status, j.records, j.done, j.refused, j.error,
         j.created_at, j.finished_at, j.lease, j.summary, o.first_name || ' ' || o.last_name AS starter, j.decided_by,
         d.first_name || ' ' || d.last_name AS decider, j.decided_at, j.reason",
        "bulk_jobs j JOIN operators o ON o.id = j.operator_id LEFT JOIN operators d ON d.id = j.decided_by",
    )
    .ties_by("j.id")
}

/// Query of an operator's jobs, as `JobRow`.
pub fn select_own_jobs(who: OperatorId) -> Select {
    select_jobs().filter("j.operator_id = ?", who.0)
}

/// Job of an operator.
pub async fn find_own_job(db: &mut impl Read, who: OperatorId, id: BulkJobId) -> sqlx::Result<Option<JobRow>> {
    Ok(select_jobs().filter("j.id = ?", id.0).filter("j.operator_id = ?", who.0).first(db, "j.id", 1).await?.pop())
}

/// Job, whoever has started it.
pub async fn find_job(db: &mut impl Read, id: BulkJobId) -> sqlx::Result<Option<JobRow>> {
    Ok(select_jobs().filter("j.id = ?", id.0).first(db, "j.id", 1).await?.pop())
}

/// Job to be inserted.
#[derive(Debug)]
pub struct JobToInsert<'a> {
    pub kind: BulkJobKind,
    pub by: OperatorId,
    pub title: &'a str,
    pub change: &'a str,
    pub status: BulkJobStatus,
    pub records: i64,
    /// Number of records whose points or money it would move, and what they come to.
    pub moving: (i64, &'a str),
    pub at: Timestamp,
}

pub async fn insert_job(tx: &mut Tx, new: &JobToInsert<'_>) -> sqlx::Result<BulkJobId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO bulk_jobs (kind, operator_id, title, change, status, records, moving, summary, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id")
        .bind(new.kind.as_str()).bind(new.by).bind(new.title).bind(new.change).bind(new.status.as_str())
        .bind(new.records).bind(new.moving.0).bind(new.moving.1).bind(new.at).fetch_one(conn).await)
}

/// Locks an operator's row, after which other jobs of the same operator wait; in SQLite the transaction is the only
/// writer already.
pub async fn lock_operator(tx: &mut Tx, operator: OperatorId) -> sqlx::Result<()> {
    match tx.on() {
        On::Sqlite(_) => Ok(()),
        On::Postgres(conn) => sqlx::query("SELECT 1 FROM operators WHERE id = $1 FOR UPDATE")
            .bind(operator)
            .execute(conn)
            .await
            .map(|_| ()),
    }
}

/// Records whose points or money an operator's jobs were to move since then without a second person.
pub async fn sum_moved_alone(db: &mut impl Read, operator: OperatorId, since: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(sum(moving), 0) AS BIGINT) FROM bulk_jobs
         WHERE operator_id = $1 AND created_at > $2 AND decided_by IS NULL
               AND status IN ('running', 'finished', 'stopped')")
        .bind(operator).bind(since).fetch_one(conn).await)
}

/// Jobs that wait for a second person, the oldest first, two hundred at most.
pub async fn list_submitted(db: &mut impl Read) -> sqlx::Result<Vec<JobRow>> {
    select_jobs().only("j.status = 'submitted'").first(db, "j.id", 200).await
}

/// Jobs of one kind that wait for a second person.
#[derive(Debug, sqlx::FromRow)]
pub struct SubmittedSum {
    #[sqlx(try_from = "String")]
    pub kind: BulkJobKind,
    pub jobs: i64,
}

/// Jobs of others that wait for a second person, by kind.
pub async fn count_submitted_of_others(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<Vec<SubmittedSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT kind, count(*) AS jobs FROM bulk_jobs WHERE status = 'submitted' AND operator_id <> $1 GROUP BY kind")
        .bind(operator).fetch_all(conn).await)
}

/// Starts a job that waits, approved by a second person; false when it does not wait any more.
pub async fn approve_job(tx: &mut Tx, id: BulkJobId, by: OperatorId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET status = 'running', decided_by = $2, decided_at = $3
         WHERE id = $1 AND status = 'submitted'")
        .bind(id).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Ends a job that a second person has refused, and clears its change; false when it does not wait any more.
pub async fn refuse_job(
    tx: &mut Tx,
    id: BulkJobId,
    (by, reason): (OperatorId, Option<&str>),
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET status = 'refused', decided_by = $2, decided_at = $3, reason = $4, finished_at = $3,
                              change = ''
         WHERE id = $1 AND status = 'submitted'")
        .bind(id).bind(by).bind(now).bind(reason).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Ends a job that its operator has taken back, and clears its change; false when it does not wait any more.
pub async fn withdraw_job(tx: &mut Tx, id: BulkJobId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET status = 'withdrawn', finished_at = $2, change = ''
         WHERE id = $1 AND status = 'submitted'")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn insert_records(tx: &mut Tx, id: BulkJobId, records: &[i64]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO bulk_job_records (job_id, record_id, outcome) ", records, |values, record| {
        values.push_bind(id).push_bind(*record).push_bind(BulkOutcome::Waiting.as_str());
    })
}

/// True when there is work for the worker.
pub async fn is_due(db: &mut impl Read, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM bulk_jobs
                        WHERE status = 'running' AND (lease_until IS NULL OR lease_until <= $1))")
        .bind(now).fetch_one(conn).await)
}

/// Claims the oldest due job until `until`.
/// SQLite's transaction is already the only writer; PostgreSQL skips rows locked by another process.
pub async fn claim_job(tx: &mut Tx, now: Timestamp, until: Timestamp) -> sqlx::Result<Option<BulkJobId>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_scalar(
                "UPDATE bulk_jobs SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM bulk_jobs
                             WHERE status = 'running' AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY id LIMIT 1)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
        On::Postgres(conn) => {
            sqlx::query_scalar(
                "UPDATE bulk_jobs SET lease_until = $2, lease = lease + 1
                 WHERE id = (SELECT id FROM bulk_jobs
                             WHERE status = 'running' AND (lease_until IS NULL OR lease_until <= $1)
                             ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
                 RETURNING id",
            )
            .bind(now)
            .bind(until)
            .fetch_optional(conn)
            .await
        }
    }
}

/// Extends the lease; `false` when another process has it, or the job is over.
pub async fn extend_lease(tx: &mut Tx, job: &JobRow, until: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET lease_until = $3 WHERE id = $1 AND lease = $2 AND status = 'running'")
        .bind(job.id).bind(job.lease).bind(until).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Gives up the lease until `due`; `error` tells the operator why the job waits, if it could not go on.
pub async fn release_lease(tx: &mut Tx, job: &JobRow, error: Option<&str>, due: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE bulk_jobs SET lease_until = $3, error = $4 WHERE id = $1 AND lease = $2")
        .bind(job.id).bind(job.lease).bind(due).bind(error).execute(conn).await.map(|_| ()))
}

/// The next records of a job that wait.
pub async fn list_waiting(db: &mut impl Read, id: BulkJobId, most: i64) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT record_id FROM bulk_job_records WHERE job_id = $1 AND outcome = 'waiting' ORDER BY id LIMIT $2")
        .bind(id).bind(most).fetch_all(conn).await)
}

pub async fn set_done(tx: &mut Tx, id: BulkJobId, record: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_job_records SET outcome = 'done' WHERE job_id = $1 AND record_id = $2")
        .bind(id).bind(record).execute(conn).await.map(|_| ()))
}

/// Record that was refused.
#[derive(Debug)]
pub struct RefusedRecord<'a> {
    pub record: i64,
    pub label: &'a str,
    pub page: Option<&'a str>,
    pub reason: &'a str,
}

pub async fn set_refused(tx: &mut Tx, id: BulkJobId, refused: &RefusedRecord<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_job_records SET outcome = 'refused', label = $3, page = $4, reason = $5
         WHERE job_id = $1 AND record_id = $2")
        .bind(id).bind(refused.record).bind(refused.label).bind(refused.page).bind(refused.reason)
        .execute(conn).await.map(|_| ()))
}

/// Adds the outcomes of a step to the job's progress.
pub async fn add_progress(tx: &mut Tx, id: BulkJobId, done: i64, refused: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET done = done + $2, refused = refused + $3, error = NULL WHERE id = $1")
        .bind(id).bind(done).bind(refused).execute(conn).await.map(|_| ()))
}

/// Records that wait in the running jobs of a kind.
pub async fn list_waiting_of_kind(db: &mut impl Read, kind: BulkJobKind) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT r.record_id FROM bulk_jobs j JOIN bulk_job_records r ON r.job_id = j.id
         WHERE j.status = 'running' AND j.kind = $1 AND r.outcome = 'waiting'")
        .bind(kind.as_str()).fetch_all(conn).await)
}

/// Ends a running job and clears its change, which may hold a note about people; false when it was over.
pub async fn end_job(tx: &mut Tx, id: BulkJobId, status: BulkJobStatus, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE bulk_jobs SET status = $2, finished_at = $3, change = '', error = NULL, lease_until = NULL, lease = lease + 1
         WHERE id = $1 AND status = 'running'")
        .bind(id).bind(status.as_str()).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

#[derive(Debug, sqlx::FromRow)]
pub struct RefusalRow {
    pub id: i64,
    pub label: String,
    pub page: Option<String>,
    pub reason: String,
}

impl Keyed for RefusalRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Query of the refused records of a job, as `RefusalRow`.
pub fn select_refusals(id: BulkJobId) -> Select {
    Select::new("r.id, r.label, r.page, r.reason", "bulk_job_records r")
        .only("r.outcome = 'refused'")
        .filter("r.job_id = ?", id.0)
        .ties_by("r.id")
}

pub async fn delete_old_records(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM bulk_job_records WHERE id IN (
             SELECT r.id FROM bulk_jobs j JOIN bulk_job_records r ON r.job_id = j.id
             WHERE j.finished_at < $1 LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}

/// Deletes jobs that have no records any more.
pub async fn delete_old_jobs(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM bulk_jobs WHERE id IN (SELECT id FROM bulk_jobs WHERE finished_at < $1 LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
