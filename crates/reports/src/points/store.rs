//! SQL of points: sums over the ledger.
use plon_domain::ledger::TransferKind;

use crate::model::{Members, Span};
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Points of the transfers of one hour, kind and pair of accounts.
#[derive(Debug, sqlx::FromRow)]
pub struct TransferSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    #[sqlx(try_from = "String")]
    pub kind: TransferKind,
    pub from_account: String,
    pub to_account: String,
    pub points: i64,
}

pub async fn list_transfers(db: &mut impl Read, span: Span, members: Members<'_>) -> sqlx::Result<Vec<TransferSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT created_at / 3600000000 AS hour, kind, from_account, to_account,
                    CAST(sum(points) AS BIGINT) AS points
             FROM transfers WHERE created_at >= ");
        statement.push_bind(span.from).push(" AND created_at < ").push_bind(span.to);
        push_filter(&mut statement, "participant_id", members);
        statement.push(" GROUP BY created_at / 3600000000, kind, from_account, to_account");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Points that participants have, and how much of them the points cover that were granted since four moments, each
/// earlier than the one before.
#[derive(Debug, sqlx::FromRow)]
pub struct Liability {
    points: i64,
    first: i64,
    second: i64,
    third: i64,
    fourth: i64,
    first_people: i64,
    second_people: i64,
    third_people: i64,
    fourth_people: i64,
    oldest_people: i64,
}

impl Liability {
    /// Points and participants of each age, the newest first.
    pub fn by_age(&self) -> [(i64, i64); 5] {
        [
            (self.first, self.first_people),
            (self.second - self.first, self.second_people),
            (self.third - self.second, self.third_people),
            (self.fourth - self.third, self.fourth_people),
            (self.points - self.fourth, self.oldest_people),
        ]
    }
}

/// Balances and grants are folded in one pass: a join of both sums would compare each participant with each.
pub async fn sum_liability(db: &mut impl Read, since: [Timestamp; 4], members: Members<'_>) -> sqlx::Result<Liability> {
    let [first, second, third, fourth] = since;
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "WITH had AS (SELECT s.participant_id, sum(s.points) AS points, sum(s.first) AS first,
                                 sum(s.second) AS second, sum(s.third) AS third, sum(s.fourth) AS fourth
                          FROM (SELECT participant_id, balance AS points, 0 AS first, 0 AS second, 0 AS third,
                                       0 AS fourth
                                FROM accounts WHERE kind IN ('available', 'held')");
        push_filter(&mut statement, "participant_id", members);
        statement.push(" UNION ALL SELECT participant_id, 0");
        for at in [first, second, third] {
            statement.push(", CASE WHEN created_at >= ").push_bind(at).push(" THEN points ELSE 0 END");
        }
        statement.push(", points FROM transfers WHERE kind = 'accrual' AND created_at >= ").push_bind(fourth);
        push_filter(&mut statement, "participant_id", members);
        statement.push(
            ") AS s
                          GROUP BY s.participant_id HAVING sum(s.points) > 0),
                  covered AS (SELECT points, CASE WHEN first < points THEN first ELSE points END AS first,
                                     CASE WHEN second < points THEN second ELSE points END AS second,
                                     CASE WHEN third < points THEN third ELSE points END AS third,
                                     CASE WHEN fourth < points THEN fourth ELSE points END AS fourth
                              FROM had)
             SELECT CAST(COALESCE(sum(points), 0) AS BIGINT) AS points, CAST(COALESCE(sum(first), 0) AS BIGINT) AS first,
                    CAST(COALESCE(sum(second), 0) AS BIGINT) AS second, CAST(COALESCE(sum(third), 0) AS BIGINT) AS third,
                    CAST(COALESCE(sum(fourth), 0) AS BIGINT) AS fourth,
                    CAST(COALESCE(sum(CASE WHEN first > 0 THEN 1 ELSE 0 END), 0) AS BIGINT) AS first_people,
                    CAST(COALESCE(sum(CASE WHEN second > first THEN 1 ELSE 0 END), 0) AS BIGINT) AS second_people,
                    CAST(COALESCE(sum(CASE WHEN third > second THEN 1 ELSE 0 END), 0) AS BIGINT) AS third_people,
                    CAST(COALESCE(sum(CASE WHEN fourth > third THEN 1 ELSE 0 END), 0) AS BIGINT) AS fourth_people,
                    CAST(COALESCE(sum(CASE WHEN points > fourth THEN 1 ELSE 0 END), 0) AS BIGINT) AS oldest_people
             FROM covered");
        statement.build_query_as().fetch_one(conn).await
    })
}
