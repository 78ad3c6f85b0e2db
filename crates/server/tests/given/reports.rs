//! Reports, and what their figures must equal: the ledger.
use serde_json::Value;

use crate::support::{OperatorClient, TestApp};

const REPORTS: &str = "/api/v1/backoffice/reports";

/// Sum of the balances of some accounts, without its condition.
const BALANCES: &str = "SELECT CAST(COALESCE(sum(balance), 0) AS BIGINT) FROM accounts";

impl TestApp {
    /// Figures of a report, as an analyst reads them.
    pub async fn report_of(&self, analyst: &OperatorClient, path: &str) -> Value {
        let answer = self.get(&format!("{REPORTS}/{path}")).bearer(&analyst.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// The figures of every report agree with the ledger, and those of one report however they are grouped.
    pub async fn assert_reports_agree(&self) {
        let analyst = self.operator_named("analyst-of-reports", &["analyst"]).await;
        let listed = self.get(REPORTS).bearer(&analyst.token).send().await.assert(200).json["data"].clone();
        let seasons = listed["seasons"].as_array().unwrap().clone();
        for report in listed["reports"].as_array().unwrap() {
            self.assert_groupings_agree(&analyst, report, &seasons).await;
        }
        self.assert_points_agree(&analyst).await;
    }

    /// Each column has the same sum over every grouping that may be summed, and over the seasons one by one.
    async fn assert_groupings_agree(&self, analyst: &OperatorClient, report: &Value, seasons: &[Value]) {
        let key = report["key"].as_str().unwrap();
        let mut by_season = None;
        for grouping in report["groupings"].as_array().unwrap() {
            let by = grouping["by"].as_str().unwrap();
            let mut sums: Vec<Option<i64>> = Vec::new();
            for season in seasons.iter().take(if by == "season" { 1 } else { seasons.len() }) {
                let table = self.report_of(analyst, &format!("{key}?season={season}&by={by}")).await;
                let total: Vec<Option<i64>> = table["total"].as_array().unwrap().iter().map(Value::as_i64).collect();
                sums = match sums.is_empty() {
                    true => total,
                    false => sums.iter().zip(total).map(|(sum, more)| Some((*sum)? + more?)).collect(),
                };
            }
            if sums.iter().all(Option::is_none) || by == "age" {
                continue;
            }
            let first = by_season.get_or_insert_with(|| sums.clone());
            assert_eq!(*first, sums, "{key} by {by}");
        }
    }

    /// The points of the reports are those of the accounts.
    async fn assert_points_agree(&self, analyst: &OperatorClient) {
        let total = async |path: &str| {
            let table = self.report_of(analyst, path).await;
            table["total"].as_array().unwrap().iter().map(|sum| sum.as_i64().unwrap_or(0)).collect::<Vec<i64>>()
        };
        let balance = async |condition: &str| self.sum(&format!("{BALANCES} WHERE {condition}")).await;
        let points = total("points?by=season").await;
        let issued = -balance("kind IN ('purchases', 'affiliation', 'achievements')").await;
        assert_eq!(points[0] - points[1], issued, "granted without what was reversed");
        assert_eq!(points[2], balance("kind = 'redeemed'").await, "redeemed");
        assert_eq!(points[3], balance("kind = 'forfeited'").await, "forfeited");
        assert_eq!(points[4], balance("kind IN ('available', 'held')").await, "what participants have");
        let owed = "SELECT CAST(COALESCE(sum(points), 0) AS BIGINT) FROM (SELECT sum(balance) AS points FROM accounts
                    WHERE kind IN ('available', 'held') GROUP BY participant_id HAVING sum(balance) > 0) AS owed";
        assert_eq!(total("liability").await[0], self.sum(owed).await, "what the programme owes");
    }

    async fn sum(&self, statement: &str) -> i64 {
        let statement = sqlx::AssertSqlSafe(statement.to_owned());
        let mut db = self.db().read().await.unwrap();
        plon_kernel::on_db!(&mut db, conn => sqlx::query_scalar(statement).fetch_one(conn).await).unwrap()
    }
}
