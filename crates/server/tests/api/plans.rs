//! Every list of invoices is read by an index, on both databases, over tables of a size that makes planners choose.
use plon_domain::invoice::InvoiceStatus;
use plon_domain::nip::Nip;
use plon_domain::season::Season;
use plon_server::columns::ParticipantId;
use plon_server::db::On;
use plon_server::db::Read;
use plon_server::invoices::review::store::{BY_NUMBER, Wanted, queue};
use plon_server::invoices::store::{Narrowing, Tab, listed};
use plon_server::paging::{First, Select};
use sqlx::AssertSqlSafe;

use crate::support::{NIPS, TestApp, on_both};

/// A hundred participants with 120 invoices each, over four seasons; one in fifty waits.
const HISTORY: [&str; 5] = [
    "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
     VALUES (2022, '2021-11-01', '2022-10-31', 'closed', 0, 0), (2023, '2022-11-01', '2023-10-31', 'closed', 0, 0)",
    "INSERT INTO distributors (nip, name, search_key, edi, active)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
     SELECT CAST(i AS TEXT), CAST(i AS TEXT), CAST(i AS TEXT), FALSE, TRUE FROM n",
    "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name, company_name,
         company_street, company_street_number, company_postcode, company_city, correspondence_address, search_key,
         created_at)
     WITH RECURSIVE n (i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 1099)
     SELECT 'program.retail', 'farm', 'active', CAST(i AS TEXT), '', '', 'Jan', 'Nowak', '', '', '', '', '', FALSE, '', 0
     FROM n",
    "INSERT INTO participant_terms (term, participant_id)
     SELECT 'nowak' || nip, id FROM participants UNION ALL SELECT 'jan', id FROM participants",
    "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at, dated_on,
                           season, buyer_name, status)
     WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
     SELECT p.id || '-' || n.i, p.id, d.id, 'FV/' || p.id || '/' || n.i, 'FV/' || p.id || '/' || n.i, 'edi', 0,
            CAST(2022 + n.i % 4 AS TEXT) || '-05-01', 2022 + n.i % 4, '',
            CASE WHEN n.i % 50 = 7 THEN 'pending' ELSE 'accepted' END
     FROM participants p JOIN n ON TRUE JOIN distributors d ON d.nip = CAST(1 + n.i % 60 AS TEXT)",
];

async fn grow(app: &TestApp) -> ParticipantId {
    app.programme().await;
    let farmer = app.farmer().await;
    let mut tx = app.db().begin().await.unwrap();
    for sql in HISTORY.into_iter().chain(["ANALYZE"]) {
        plon_server::on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
    farmer.id
}

/// How the database would read the list, a step a line, whatever its values are.
async fn plan(app: &TestApp, list: &Select, order: &str) -> Vec<String> {
    let sql = list.sql(order);
    match app.db().read().await.unwrap().on() {
        On::Sqlite(conn) => {
            let rows: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"))).fetch_all(conn).await.unwrap();
            rows.into_iter().map(|(.., step)| step).collect()
        }
        On::Postgres(conn) => {
            let values = (1..).take_while(|n| sql.contains(&format!("${n}"))).count();
            let unknown = vec!["NULL"; values].join(", ");
            // The tables are small: without walks a plan shows whether there is an index for each step.
            let prepare =
                format!("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; PREPARE list AS {sql}");
            sqlx::raw_sql(AssertSqlSafe(prepare)).execute(&mut *conn).await.unwrap();
            let explain = format!("EXPLAIN (COSTS OFF) EXECUTE list ({unknown})");
            let steps = sqlx::raw_sql(AssertSqlSafe(explain)).fetch_all(&mut *conn).await.unwrap();
            sqlx::raw_sql("DEALLOCATE list").execute(&mut *conn).await.unwrap();
            steps.iter().map(|row| sqlx::Row::get(row, 0)).collect()
        }
    }
}

/// The indexes that begin with the participant: the list's own and the unique key, under the name that each database
/// gives it.
const BY_PARTICIPANT: &[&str] = &[
    "invoices_of_participant",
    "sqlite_autoindex_invoices_2",
    "invoices_participant_id_distributor_id_number_key_key",
];

/// The list is read by one of those indexes; no step walks through all invoices, participants or terms.
async fn assert_reads_by(app: &TestApp, list: Select, order: &str, indexes: &[&str]) {
    let steps = plan(app, &list, order).await;
    let used = steps.iter().any(|step| indexes.iter().any(|index| names(step, index)));
    assert!(used, "none of {indexes:?} is used:\n{}", steps.join("\n"));
    for table in [("i", "invoices"), ("p", "participants"), ("participant_terms", "participant_terms")] {
        let walks =
            |step: &String| step.contains(&format!("Seq Scan on {}", table.1)) || *step == format!("SCAN {}", table.0);
        assert!(!steps.iter().any(walks), "all {} are read:\n{}", table.1, steps.join("\n"));
    }
}

fn names(step: &str, index: &str) -> bool {
    step.split(|sign: char| !sign.is_alphanumeric() && sign != '_').any(|word| word == index)
}

on_both! {
    async fn a_participants_lists(app) {
        let farmer = grow(&app).await;
        let tabs = [Tab::Season(Season::try_from(2025).unwrap()), Tab::Waiting, Tab::Before(Season::try_from(2024).unwrap())];
        let narrowed = Narrowing {
            number_key_like: Some("%12%".into()), distributor_like: Some("%rol%".into()), edi: Some(true),
        };
        for tab in tabs {
            for narrowing in [Narrowing::default(), narrowed.clone()] {
                let list = listed(farmer, tab, narrowing);
                assert_reads_by(&app, list, "i.dated_on DESC, i.id DESC", BY_PARTICIPANT).await;
            }
        }
    }

    async fn the_operators_queue(app) {
        grow(&app).await;
        let all = Wanted::Name(vec![]);
        let waiting = queue(Some(InvoiceStatus::Pending), &all);
        assert_reads_by(&app, waiting.clone(), "i.id ASC", &["invoices_by_status"]).await;
        assert_reads_by(&app, waiting.filter("i.id > ?", 7), "i.id ASC", &["invoices_by_status"]).await;
        let primary_key = if matches!(app.db(), plon_server::db::Db::Sqlite { .. }) { "PRIMARY" } else { "invoices_pkey" };
        let older = queue(None, &all).filter("i.id < ?", 7);
        assert_reads_by(&app, older, "i.id DESC", &[primary_key]).await;
    }

    async fn the_operators_searches(app) {
        grow(&app).await;
        let nip = Nip::parse(NIPS[0]).unwrap();
        for status in [None, Some(InvoiceStatus::Pending), Some(InvoiceStatus::Accepted)] {
            for wanted in [
                Wanted::Nip(nip.clone()),
                Wanted::Name(vec!["nowak1".into()]),
                Wanted::Name(vec!["jan".into(), "nowak1".into()]),
            ] {
                let list = queue(status, &wanted);
                let order = list.order_of_ids(First::Newest);
                assert_reads_by(&app, list, &order, BY_PARTICIPANT).await;
            }
            let by_number = queue(status, &Wanted::Number("FV/12".into()));
            assert_reads_by(&app, by_number.clone(), BY_NUMBER.1, &["invoices_by_number"]).await;
            assert_reads_by(&app, by_number.filter(BY_NUMBER.0, 7), BY_NUMBER.1, &["invoices_by_number"]).await;
        }
    }
}
