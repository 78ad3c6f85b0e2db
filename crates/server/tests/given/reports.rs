//! Reports, and what their figures must equal: the ledger.
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_platform::ledger;
use serde_json::Value;

use crate::support::{OperatorClient, TestApp};

const REPORTS: &str = "/api/v1/backoffice/reports";

/// Sum of the balances of some accounts, without its condition.
const BALANCES: &str = "SELECT CAST(COALESCE(sum(balance), 0) AS BIGINT) FROM accounts";

/// Postcodes of two voivodeships, by which participants are divided into two segments.
const POSTCODES: [&str; 2] = ["87-100", "19-300"];

/// Participants of each voivodeship: as many as a segment must have before a report tells of it.
const EACH: i64 = 5;

/// Columns whose sums over two segments are not that of both: points are worth whole grosze, rounded down for each row,
/// and a batch may pay members of both.
const NOT_ADDED: [&str; 3] = ["value", "cost", "payouts"];

/// Segments of a test, by their numbers: of everybody, and of each voivodeship.
pub struct Segments {
    pub everybody: i64,
    pub halves: [i64; 2],
}

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
        let segments = self.segments_of_all(&analyst).await;
        for report in listed["reports"].as_array().unwrap().iter().filter(|report| report["of_segments"] == true) {
            self.assert_segments_agree(&analyst, report, &segments).await;
        }
    }

    /// Adds so many participants that reports tell of two voivodeships, moves the others into one of them, and makes the
    /// segments.
    async fn segments_of_all(&self, operator: &OperatorClient) -> Segments {
        self.more_participants_of_voivodeships().await;
        for (rest, postcode) in (0..).zip(POSTCODES) {
            let moved = "UPDATE participants SET company_postcode = $1 WHERE id % 2 = $2";
            let mut tx = self.db().begin().await.unwrap();
            on_db!(&mut tx, conn => sqlx::query(moved).bind(postcode).bind(rest).execute(conn).await.map(|_| ()))
                .unwrap();
            tx.commit().await.unwrap();
        }
        self.segments_of_voivodeships(operator).await
    }

    /// Adds participants who have bought nothing, of two voivodeships.
    pub async fn more_participants_of_voivodeships(&self) {
        let mut tx = self.db().begin().await.unwrap();
        for number in 0..2 * EACH {
            let postcode = POSTCODES[usize::from(number % 2 == 1)];
            let id: ParticipantId = on_db!(&mut tx, conn => sqlx::query_scalar(
                "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name,
                    company_name, company_street, company_street_number, company_postcode, company_city,
                    correspondence_address, created_at)
                 VALUES ('program.retail', 'company', 'active', $1, $1, '+48500000009', 'Ewa', 'Nowak', 'Firma', 'Polna',
                    '2', $2, 'Toruń', FALSE, $3)
                 RETURNING id")
                .bind(format!("segment-{number}")).bind(postcode).bind(self.app.clock.now()).fetch_one(conn).await)
            .unwrap();
            ledger::open_accounts(&mut tx, id).await.unwrap();
        }
        tx.commit().await.unwrap();
    }

    /// Makes segments of everybody and of each of two voivodeships.
    pub async fn segments_of_voivodeships(&self, operator: &OperatorClient) -> Segments {
        let of = |voivodeship: &str| format!(r#"[{{"kind":"voivodeships","voivodeships":["{voivodeship}"]}}]"#);
        Segments {
            everybody: self.segment_with(operator, "Wszyscy", "[]").await,
            halves: [
                self.segment_with(operator, "Zachód", &of("kujawsko-pomorskie")).await,
                self.segment_with(operator, "Wschód", &of("warmińsko-mazurskie")).await,
            ],
        }
    }

    /// Makes a segment with conditions in JSON.
    pub async fn segment_with(&self, operator: &OperatorClient, name: &str, conditions: &str) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO segments (name, description, conditions, edited_by, edited_at) VALUES ($1, '', $2, $3, $4)
             RETURNING id")
            .bind(name).bind(conditions).bind(operator.id).bind(self.app.clock.now()).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// A segment of everybody has the rows of the whole, and the sums of two halves are those of the whole.
    async fn assert_segments_agree(&self, analyst: &OperatorClient, report: &Value, segments: &Segments) {
        let key = report["key"].as_str().unwrap();
        let groupings = report["groupings"].as_array().unwrap();
        for grouping in [groupings.first(), groupings.last()].into_iter().flatten() {
            let path = format!("{key}?by={}", grouping["by"].as_str().unwrap());
            let of = async |segment: i64| self.report_of(analyst, &format!("{path}&segment_id={segment}")).await;
            let whole = self.report_of(analyst, &path).await;
            assert_eq!(whole["rows"], of(segments.everybody).await["rows"], "{path} of everybody");
            let halves = [of(segments.halves[0]).await, of(segments.halves[1]).await];
            for (place, column) in report["columns"].as_array().unwrap().iter().enumerate() {
                let Some(sum) = whole["total"][place].as_i64() else { continue };
                let parts: i64 = halves.iter().map(|half| half["total"][place].as_i64().unwrap_or(0)).sum();
                if !NOT_ADDED.contains(&column["key"].as_str().unwrap()) {
                    assert_eq!(parts, sum, "{path}: {} of two halves", column["key"]);
                }
            }
        }
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
