//! SQL of participants' reports.
use crate::model::Members;
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::on_db;

/// Participants by the hour in which they joined, and their postcode.
#[derive(Debug, sqlx::FromRow)]
pub struct JoinedSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub postcode: String,
    pub people: i64,
}

/// Participants with accepted lines in a season, by postcode.
#[derive(Debug, sqlx::FromRow)]
pub struct ActiveSum {
    pub season: i64,
    pub postcode: String,
    pub people: i64,
    /// Those without accepted lines in an earlier season.
    pub first: i64,
    /// Those without accepted lines in the next season.
    pub lapsed: i64,
}

/// Participants with accepted lines in a season, by the hour in which they joined.
#[derive(Debug, sqlx::FromRow)]
pub struct ActiveByJoining {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub season: i64,
    pub people: i64,
}

/// Farms and companies, and the seasons in which they have accepted lines.
macro_rules! active {
    () => {
        "SELECT DISTINCT i.participant_id, i.season
         FROM invoices i JOIN participants f ON f.id = i.participant_id AND f.account_type = 'program.retail'
         WHERE EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = i.id
                       AND l.status IN ('accepted', 'limit', 'limit.product'))"
    };
}

/// Farms and companies that have joined, however their account ended.
pub async fn list_joined(db: &mut impl Read, members: Members<'_>) -> sqlx::Result<Vec<JoinedSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT created_at / 3600000000 AS hour, company_postcode AS postcode, count(*) AS people
             FROM participants WHERE status <> 'pending' AND account_type = 'program.retail'");
        push_filter(&mut statement, "id", members);
        statement.push(" GROUP BY created_at / 3600000000, company_postcode");
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn list_active(db: &mut impl Read, members: Members<'_>) -> sqlx::Result<Vec<ActiveSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(concat!("WITH active AS (", active!()));
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(
            "),
              placed AS (SELECT a.participant_id, a.season,
                                LAG(a.season) OVER (PARTITION BY a.participant_id ORDER BY a.season) AS before,
                                LEAD(a.season) OVER (PARTITION BY a.participant_id ORDER BY a.season) AS after
                         FROM active a)
             SELECT a.season, p.company_postcode AS postcode, count(*) AS people,
                    CAST(sum(CASE WHEN a.before IS NULL THEN 1 ELSE 0 END) AS BIGINT) AS first,
                    CAST(sum(CASE WHEN a.after = a.season + 1 THEN 0 ELSE 1 END) AS BIGINT) AS lapsed
             FROM placed a JOIN participants p ON p.id = a.participant_id
             GROUP BY a.season, p.company_postcode");
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn list_active_by_joining(db: &mut impl Read, members: Members<'_>) -> sqlx::Result<Vec<ActiveByJoining>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(concat!(
            "SELECT p.created_at / 3600000000 AS hour, a.season, count(*) AS people FROM (", active!()));
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(
            ") AS a JOIN participants p ON p.id = a.participant_id GROUP BY p.created_at / 3600000000, a.season");
        statement.build_query_as().fetch_all(conn).await
    })
}
