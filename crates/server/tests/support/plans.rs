//! Query plans of the SELECTs that a request really sends.
use plon_kernel::db::{On, Read};
use sqlx::{AssertSqlSafe, Executor, Row};

use super::{Request, TestApp, watch};

/// Plans of a request's SELECTs, as the database describes them.
#[derive(Debug)]
pub struct Plans(Vec<(String, String)>);

impl TestApp {
    /// Sends a request that must succeed and explains each of its SELECTs.
    pub async fn plans_of(&self, request: Request<'_>) -> Plans {
        let selects = watch::selects_of(async {
            request.send().await.assert(200);
        })
        .await;
        let mut plans = Vec::new();
        for sql in selects {
            let plan = self.explain(&sql).await;
            plans.push((sql, plan));
        }
        Plans(plans)
    }

    /// Plan for any parameters, and on PostgreSQL for tables so large that a sequential scan does not pay.
    async fn explain(&self, sql: &str) -> String {
        let mut conn = self.db().read().await.unwrap();
        match conn.on() {
            On::Sqlite(conn) => {
                let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
                let rows = sqlx::query(explain).fetch_all(conn).await.unwrap();
                rows.iter().map(|row| row.get::<String, _>("detail") + "\n").collect()
            }
            On::Postgres(conn) => {
                let count = (1..100).take_while(|number| sql.contains(&format!("${number}"))).count();
                let nulls = if count == 0 { String::new() } else { format!("({})", vec!["NULL"; count].join(", ")) };
                for statement in [
                    "SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan".to_owned(),
                    format!("PREPARE explained AS {sql}"),
                ] {
                    conn.execute(sqlx::raw_sql(AssertSqlSafe(statement))).await.unwrap();
                }
                let explain = AssertSqlSafe(format!("EXPLAIN EXECUTE explained{nulls}"));
                let rows = conn.fetch_all(sqlx::raw_sql(explain)).await.unwrap();
                let end = "DEALLOCATE explained; RESET enable_seqscan; RESET plan_cache_mode";
                conn.execute(sqlx::raw_sql(end)).await.unwrap();
                rows.iter().map(|row| row.get::<String, _>(0) + "\n").collect()
            }
        }
    }
}

impl Plans {
    /// Plans of the statements that read from a table, one at least.
    #[track_caller]
    pub fn reading(&self, table: &str) -> Vec<&str> {
        let from = format!("FROM {table} ");
        let reads = |sql: &str| sql.split_whitespace().collect::<Vec<_>>().join(" ").contains(&from);
        let plans: Vec<&str> = self.0.iter().filter(|(sql, _)| reads(sql)).map(|(_, plan)| plan.as_str()).collect();
        assert!(!plans.is_empty(), "no statement reads from {table}: {self:#?}");
        plans
    }

    /// Asserts that each statement that reads from the table uses the index, and none reads any table whole.
    #[track_caller]
    pub fn assert_by_index(&self, table: &str, index: &str) {
        for plan in self.reading(table) {
            assert!(plan.contains(index), "{index} is not used:\n{plan}");
            assert!(!plan.lines().any(reads_a_table_whole), "a table is read whole:\n{plan}");
        }
    }

    /// Asserts that no statement reads a table whole, but for the named ones.
    #[track_caller]
    pub fn assert_whole_at_most(&self, tables: &[&str]) {
        for (sql, plan) in &self.0 {
            for step in plan.lines().filter(|step| reads_a_table_whole(step)) {
                let is_named = step.split_whitespace().any(|word| tables.contains(&word));
                assert!(is_named, "a table is read whole by {sql}:\n{plan}");
            }
        }
    }

    /// Asserts that no statement that reads from the table sorts its rows: the index gives the order.
    #[track_caller]
    pub fn assert_in_order(&self, table: &str) {
        for plan in self.reading(table) {
            assert!(!plan.contains("Sort Key") && !plan.contains("FOR ORDER BY"), "the rows are sorted:\n{plan}");
        }
    }
}

/// True for a scan of a whole table. SQLite also scans what is no table: a constant, and the rows that a count was
/// capped at.
fn reads_a_table_whole(step: &str) -> bool {
    let scanned = step.strip_prefix("SCAN ").filter(|what| !["CONSTANT ROW", "capped"].contains(what));
    step.contains("Seq Scan") || scanned.is_some()
}
