//! SQL of operators' work.
use plon_domain::season::Season;

use crate::model::{Members, Span};
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;

/// Number of cases that were decided within one hour, after waiting for as many hours, the last of them begun.
#[derive(Debug, sqlx::FromRow)]
pub struct DecidedSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub waited: i64,
    pub count: i64,
}

/// Invoices that participants reported; those of distributors wait for nobody. An appeal forgets when its invoice was
/// decided first, so that it counts as an appeal only.
pub async fn list_decided_invoices(
    db: &mut impl Read,
    span: Span,
    members: Members<'_>,
) -> sqlx::Result<Vec<DecidedSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT decided_at / 3600000000 AS hour, (decided_at - reported_at + 3599999999) / 3600000000 AS waited,
                    count(*) AS count
             FROM invoices i WHERE source = 'reported' AND decided_at >= ");
        statement.push_bind(span.from).push(" AND decided_at < ").push_bind(span.to);
        statement.push(" AND NOT EXISTS (SELECT 1 FROM appeals a WHERE a.invoice_id = i.id)");
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(" GROUP BY decided_at / 3600000000, (decided_at - reported_at + 3599999999) / 3600000000");
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn list_answered_appeals(
    db: &mut impl Read,
    span: Span,
    members: Members<'_>,
) -> sqlx::Result<Vec<DecidedSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT a.answered_at / 3600000000 AS hour, (a.answered_at - a.made_at + 3599999999) / 3600000000 AS waited,
                    count(*) AS count
             FROM appeals a JOIN invoices i ON i.id = a.invoice_id WHERE a.answered_at >= ");
        statement.push_bind(span.from).push(" AND a.answered_at < ").push_bind(span.to);
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(
            " GROUP BY a.answered_at / 3600000000, (a.answered_at - a.made_at + 3599999999) / 3600000000");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Numbers of an operator's decisions.
#[derive(Debug, sqlx::FromRow)]
pub struct OperatorSum {
    pub operator: OperatorId,
    /// First and last name; `None` once the operator is gone.
    pub name: Option<String>,
    pub lines: i64,
    pub invoices: i64,
    pub rejected: i64,
}

/// Decisions on lines of the season's reported invoices, by operator: whoever accepts a distributor's data has decided on
/// none of its lines. A line that a correction took back later was not rejected by whoever had accepted it.
pub async fn list_decisions(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<OperatorSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.operator, o.first_name || ' ' || o.last_name AS name, d.lines, d.invoices, d.rejected
         FROM (SELECT v.operator, CAST(sum(v.lines) AS BIGINT) AS lines, count(*) AS invoices,
                      CAST(sum(v.rejected) AS BIGINT) AS rejected
               FROM (SELECT l.decided_by AS operator, count(*) AS lines,
                            sum(CASE WHEN l.status = 'rejected' AND NOT EXISTS (
                                SELECT 1 FROM line_corrections c WHERE c.line_id = l.id) THEN 1 ELSE 0 END) AS rejected
                     FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
                     WHERE i.season = $1 AND i.source = 'reported' AND l.decided_by IS NOT NULL
                     GROUP BY l.invoice_id, l.decided_by) AS v
               GROUP BY v.operator) AS d
              LEFT JOIN operators o ON o.id = d.operator")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Answers to appeals against the season's invoices, by operator; they stand in `lines`.
pub async fn list_answers(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<OperatorSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.operator, o.first_name || ' ' || o.last_name AS name, d.lines, d.lines AS invoices,
                d.lines AS rejected
         FROM (SELECT a.answered_by AS operator, count(*) AS lines FROM appeals a JOIN invoices i ON i.id = a.invoice_id
               WHERE i.season = $1 AND a.answered_by IS NOT NULL GROUP BY a.answered_by) AS d
              LEFT JOIN operators o ON o.id = d.operator")
        .bind(i64::from(season)).fetch_all(conn).await)
}
