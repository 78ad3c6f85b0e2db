//! SQL of points: sums over the ledger.
use plon_domain::ledger::TransferKind;

use crate::model::Span;
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

pub async fn list_transfers(db: &mut impl Read, span: Span) -> sqlx::Result<Vec<TransferSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT created_at / 3600000000 AS hour, kind, from_account, to_account, CAST(sum(points) AS BIGINT) AS points
         FROM transfers WHERE created_at >= $1 AND created_at < $2
         GROUP BY created_at / 3600000000, kind, from_account, to_account")
        .bind(span.from).bind(span.to).fetch_all(conn).await)
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

/// `+` keeps SQLite off the index of participants, which would look up each transfer by itself.
pub async fn sum_liability(db: &mut impl Read, since: [Timestamp; 4]) -> sqlx::Result<Liability> {
    let [first, second, third, fourth] = since;
    on_db!(db, conn => sqlx::query_as(
        "WITH owed AS (SELECT participant_id, sum(balance) AS points FROM accounts
                       WHERE kind IN ('available', 'held') GROUP BY participant_id HAVING sum(balance) > 0),
              granted AS (SELECT +participant_id AS participant_id,
                                 sum(CASE WHEN created_at >= $1 THEN points ELSE 0 END) AS first,
                                 sum(CASE WHEN created_at >= $2 THEN points ELSE 0 END) AS second,
                                 sum(CASE WHEN created_at >= $3 THEN points ELSE 0 END) AS third,
                                 sum(points) AS fourth
                          FROM transfers WHERE kind = 'accrual' AND created_at >= $4 GROUP BY +participant_id),
              covered AS (SELECT o.points,
                                 CASE WHEN g.first < o.points THEN g.first WHEN g.first IS NULL THEN 0
                                      ELSE o.points END AS first,
                                 CASE WHEN g.second < o.points THEN g.second WHEN g.second IS NULL THEN 0
                                      ELSE o.points END AS second,
                                 CASE WHEN g.third < o.points THEN g.third WHEN g.third IS NULL THEN 0
                                      ELSE o.points END AS third,
                                 CASE WHEN g.fourth < o.points THEN g.fourth WHEN g.fourth IS NULL THEN 0
                                      ELSE o.points END AS fourth
                          FROM owed o LEFT JOIN granted g ON g.participant_id = o.participant_id)
         SELECT CAST(COALESCE(sum(points), 0) AS BIGINT) AS points, CAST(COALESCE(sum(first), 0) AS BIGINT) AS first,
                CAST(COALESCE(sum(second), 0) AS BIGINT) AS second, CAST(COALESCE(sum(third), 0) AS BIGINT) AS third,
                CAST(COALESCE(sum(fourth), 0) AS BIGINT) AS fourth,
                CAST(COALESCE(sum(CASE WHEN first > 0 THEN 1 ELSE 0 END), 0) AS BIGINT) AS first_people,
                CAST(COALESCE(sum(CASE WHEN second > first THEN 1 ELSE 0 END), 0) AS BIGINT) AS second_people,
                CAST(COALESCE(sum(CASE WHEN third > second THEN 1 ELSE 0 END), 0) AS BIGINT) AS third_people,
                CAST(COALESCE(sum(CASE WHEN fourth > third THEN 1 ELSE 0 END), 0) AS BIGINT) AS fourth_people,
                CAST(COALESCE(sum(CASE WHEN points > fourth THEN 1 ELSE 0 END), 0) AS BIGINT) AS oldest_people
         FROM covered")
        .bind(first).bind(second).bind(third).bind(fourth).fetch_one(conn).await)
}
