//! Evidence that is only ever added, and the chains that show what was changed past the database's refusal.
use plon_kernel::db::{Db, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_server::chain::{Chain, Digest, Error, Report, Sealer, verify};
use sqlx::AssertSqlSafe;

use crate::support::{TestApp, on_both};

/// A bare row of each table of which nothing may be changed, without the rows that it refers to.
const ROWS: [(&str, &str); 15] = [
    ("audit_log", "(at, action, subject, subject_id) VALUES (1, 'a', 's', 1)"),
    ("chain_blocks", "(chain, number, last_id, links, sealed_at) VALUES ('x', 1, 1, '', 1)"),
    ("consents", "(account_type, slug, version, position, content, required, published_at) VALUES ('a', 's', 1, 1, 'c', TRUE, 1)"),
    ("import_notes", "(import_id, row_number, note) VALUES (1, 1, 'n')"),
    (
        "line_corrections",
        "(line_id, kind, pack_before, quantity_before, net_value_before, points_before, cut_before, pack_after,
          quantity_after, net_value_after, points_after, cut_after, points, reason, corrected_at, corrected_by)
         VALUES (1, 'return', 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 'r', 1, 1)",
    ),
    ("order_events", "(order_id, status, at, actor) VALUES (1, 'selected', 1, 'system')"),
    ("payout_events", "(payout_id, act, at) VALUES (1, 'propose', 1)"),
    ("payout_files", "(payout_id, format, encoding, content) VALUES (1, 'f', 'e', '')"),
    ("programme_rules", "(file_id, sha256, valid_from, added_at, added_by) VALUES (1, 'h', '2030-01-01', 1, 1)"),
    ("promotion_revisions", "(promotion_id, revision, definition, rules_sha256) VALUES (1, 1, '{}', 'h')"),
    (
        "tax_records",
        "(order_id, entry, participant_id, year, available_on, kind, prize, rule_id, taxable, tax, name, company_name,
          nip, street, postcode, city, recorded_at)
         VALUES (1, 'given', 1, 2025, '2025-01-01', 'card', 'p', 1, 0, 0, '', '', '', '', '', '', 1)",
    ),
    ("tax_rules", "(kind, valid_from, treatment, rounding, note) VALUES ('card', '2030-01-01', 'none', 'grosz', '')"),
    (
        "transfers",
        "(participant_id, kind, from_account, to_account, points, cause, cause_id, idempotency_key, explanation, created_at)
         VALUES (1, 'hold', 'a', 'b', 1, 'c', 1, 'key', '', 1)",
    ),
    ("white_list_checks", "(order_id, on_day, assigned, request_id, asked_at, operator_id) VALUES (1, '2025-01-01', TRUE, '', 1, 1)"),
    ("promotion_answers", "(participant_id, promotion_id, revision, accepted, answered_at, source, network, user_agent)
         VALUES (1, 1, 1, TRUE, 1, 'panel', 'n', 'u')"),
];

/// A column of each table that is told to stay as it is.
fn column(table: &str) -> &'static str {
    match table {
        "consents" => "content",
        "programme_rules" => "sha256",
        "promotion_revisions" => "rules_sha256",
        "promotion_answers" => "accepted",
        "chain_blocks" => "links",
        "payout_files" => "content",
        "white_list_checks" => "assigned",
        "tax_records" | "tax_rules" => "kind",
        "audit_log" => "note",
        "import_notes" | "payout_events" => "note",
        "line_corrections" => "reason",
        "order_events" => "status",
        _ => "points",
    }
}

async fn run(tx: &mut Tx, sql: String) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(AssertSqlSafe(sql)).execute(conn).await.map(|done| done.rows_affected()))
}

/// Whether a statement is refused as a change of evidence; what it did is taken back.
async fn is_refused(tx: &mut Tx, sql: &str) -> bool {
    tx.savepoint().await.unwrap();
    let outcome = run(tx, sql.to_owned()).await;
    tx.rollback_to().await.unwrap();
    outcome.is_err_and(|error| error.to_string().contains("is append-only"))
}

/// Ends the database's guards for a transaction, as whoever owns the server can.
async fn unguarded(db: &Db) -> Tx {
    let mut tx = db.begin().await.unwrap();
    match db {
        Db::Postgres(_) => {
            run(&mut tx, "SET LOCAL session_replication_role = replica".to_owned()).await.unwrap();
        }
        Db::Sqlite { .. } => {
            run(&mut tx, "PRAGMA defer_foreign_keys = ON".to_owned()).await.unwrap();
        }
    }
    tx
}

/// Changes rows past the guards.
async fn tamper(app: &TestApp, sql: &str) {
    let mut tx = unguarded(app.db()).await;
    if matches!(app.db(), Db::Sqlite { .. }) {
        for table in ["audit_log", "transfers", "chain_blocks"] {
            for guard in ["no_update", "no_delete"] {
                run(&mut tx, format!("DROP TRIGGER IF EXISTS {table}_{guard}")).await.unwrap();
            }
        }
    }
    assert!(run(&mut tx, sql.to_owned()).await.unwrap() > 0, "{sql}");
    tx.commit().await.unwrap();
}

/// Seals what there is: other tests' transactions on the same server may hold it up for a moment.
pub async fn seal(app: &TestApp, rows: u64) {
    let (mut sealer, mut sealed) = (Sealer::default(), 0);
    while sealed < rows {
        sealed += sealer.seal(&app.app).await.unwrap();
        tokio::task::yield_now().await;
    }
    assert_eq!(sealed, rows);
}

async fn report(app: &TestApp, chain: Chain) -> Report {
    verify(app.db(), chain, &[]).await.unwrap()
}

/// Ten acts in the audit log and ten transfers, all sealed in two blocks each.
async fn sealed(app: &TestApp) -> ParticipantId {
    let participant = app.participant().await;
    for half in 0..2 {
        for number in 0..5 {
            app.give_points(participant.id, 100 + half * 10 + number).await;
            app.execute(
                "INSERT INTO audit_log (at, action, subject, subject_id, after) VALUES (1, 'a', 's', $1, '{}')",
                number,
            )
            .await;
        }
        seal(app, 10).await;
    }
    participant.id
}

on_both! {
    async fn what_is_evidence_is_neither_changed_nor_removed(app) {
        for (table, row) in ROWS {
            let mut tx = unguarded(app.db()).await;
            run(&mut tx, format!("INSERT INTO {table} {row}")).await.unwrap();
            if matches!(app.db(), Db::Postgres(_)) {
                run(&mut tx, "SET LOCAL session_replication_role = origin".to_owned()).await.unwrap();
                assert!(is_refused(&mut tx, &format!("TRUNCATE {table} CASCADE")).await, "{table} is emptied");
            }
            let column = column(table);
            assert!(is_refused(&mut tx, &format!("UPDATE {table} SET {column} = {column}")).await, "{table} is changed");
            assert!(is_refused(&mut tx, &format!("DELETE FROM {table}")).await, "{table} loses rows");
        }
    }

    async fn an_answer_loses_its_network_and_nothing_else(app) {
        for (table, row) in [
            ("consent_answers", "(participant_id, consent_id, text_sha256, value, answered_at, source, network, user_agent)
                VALUES (1, 1, 'h', TRUE, 1, 'panel', 'n', 'u')"),
            ("card_code_readings", "(order_id, read_at, network, user_agent) VALUES (1, 1, 'n', 'u')"),
            ROWS[14],
        ] {
            let mut tx = unguarded(app.db()).await;
            run(&mut tx, format!("INSERT INTO {table} {row}")).await.unwrap();
            if matches!(app.db(), Db::Postgres(_)) {
                run(&mut tx, "SET LOCAL session_replication_role = origin".to_owned()).await.unwrap();
            }
            assert!(is_refused(&mut tx, &format!("UPDATE {table} SET network = 'x', user_agent = ''")).await, "{table}");
            assert!(is_refused(&mut tx, &format!("UPDATE {table} SET id = id, network = '', user_agent = ''")).await, "{table}");
            assert!(is_refused(&mut tx, &format!("DELETE FROM {table}")).await, "{table}");
            if matches!(app.db(), Db::Postgres(_)) {
                tx.commit().await.unwrap(); // in the transaction that inserts it a row's references are looked up once more
                tx = app.db().begin().await.unwrap();
            }
            assert_eq!(run(&mut tx, format!("UPDATE {table} SET network = '', user_agent = ''")).await.unwrap(), 1);
        }
    }

    async fn a_chain_that_nobody_touched_holds(app) {
        assert_eq!(report(&app, Chain::Ledger).await.digest, None);
        let participant = sealed(&app).await;
        app.give_points(participant, 7).await;
        for (chain, unsealed) in [(Chain::Audit, 0), (Chain::Ledger, 1)] {
            let report = report(&app, chain).await;
            assert_eq!((report.error, report.blocks, report.rows, report.unsealed), (None, 2, 10, unsealed));
            assert_eq!(report.sealed_at, Some(app.now()));
        }
        seal(&app, 1).await;
        assert_eq!(report(&app, Chain::Ledger).await.rows, 11);
    }

    async fn the_first_row_that_was_touched_is_named(app) {
        sealed(&app).await;
        tamper(&app, "UPDATE audit_log SET after = '{\"a\":1}' WHERE id = 4").await;
        assert_eq!(report(&app, Chain::Audit).await.error, Some(Error::Changed("audit_log", 4)));
        tamper(&app, "UPDATE audit_log SET after = '{}' WHERE id = 4").await;
        assert_eq!(report(&app, Chain::Audit).await.error, None, "as it was");
        tamper(&app, "UPDATE transfers SET points = points + 1 WHERE id = 8").await;
        let error = report(&app, Chain::Ledger).await.error.unwrap();
        assert_eq!(error.to_string(), "row 8 of transfers was changed after it was sealed");
        tamper(&app, "DELETE FROM transfers WHERE id = 3").await;
        assert_eq!(report(&app, Chain::Ledger).await.error, Some(Error::Missing("transfers", 3)));
        tamper(&app, "DELETE FROM audit_log WHERE id = 5").await;
        assert_eq!(report(&app, Chain::Audit).await.error, Some(Error::Missing("audit_log", 5)), "the last of its block");
    }

    async fn a_row_that_was_put_in_or_moved_is_named(app) {
        sealed(&app).await;
        tamper(&app, "UPDATE audit_log SET subject_id = 3 - subject_id WHERE id IN (2, 3)").await;
        assert_eq!(report(&app, Chain::Audit).await.error, Some(Error::Changed("audit_log", 2)), "two have changed places");
        tamper(&app, "DELETE FROM audit_log WHERE id = 10").await;
        tamper(&app, "UPDATE audit_log SET subject_id = 3 - subject_id WHERE id IN (2, 3)").await;
        assert_eq!(report(&app, Chain::Audit).await.error, Some(Error::Missing("audit_log", 10)));
        tamper(&app, "INSERT INTO transfers (id, participant_id, kind, from_account, to_account, points, cause, cause_id,
            idempotency_key, explanation, created_at) SELECT 0 - id, participant_id, kind, from_account, to_account, points,
            cause, cause_id, 'another', explanation, created_at FROM transfers WHERE id = 1").await;
        assert_eq!(report(&app, Chain::Ledger).await.error, None, "ids begin at one: nothing counts below");
        tamper(&app, "UPDATE transfers SET id = 1000 WHERE id = 6").await;
        assert_eq!(report(&app, Chain::Ledger).await.error, Some(Error::Missing("transfers", 6)));
        tamper(&app, "UPDATE transfers SET id = 6 WHERE id = -1").await;
        assert_eq!(report(&app, Chain::Ledger).await.error, Some(Error::Changed("transfers", 6)));
    }

    async fn a_chain_that_was_computed_anew_is_told_by_the_logs_digest(app) {
        sealed(&app).await;
        let known: Digest = report(&app, Chain::Ledger).await.digest.unwrap();
        let told = known.to_string().parse().unwrap();
        assert_eq!(verify(app.db(), Chain::Ledger, &[told]).await.unwrap().error, None);
        tamper(&app, "UPDATE transfers SET points = points + 1 WHERE id = 8").await;
        tamper(&app, "DELETE FROM chain_blocks WHERE chain = 'ledger' AND number = 2").await;
        let cut = verify(app.db(), Chain::Ledger, std::slice::from_ref(&known)).await.unwrap();
        assert_eq!(cut.error, Some(Error::BlockMissing("transfers", 2)));
        assert_eq!(report(&app, Chain::Ledger).await.error, None, "what is left holds by itself");
        seal(&app, 5).await;
        assert_eq!(report(&app, Chain::Ledger).await.error, None);
        let anew = verify(app.db(), Chain::Ledger, &[known]).await.unwrap();
        assert_eq!(anew.error, Some(Error::Rewritten("transfers", 2)));
        tamper(&app, "DELETE FROM chain_blocks WHERE chain = 'ledger' AND number = 1").await;
        assert_eq!(report(&app, Chain::Ledger).await.error, Some(Error::BlockMissing("transfers", 1)));
        tamper(&app, "UPDATE chain_blocks SET last_id = 9 WHERE chain = 'audit' AND number = 2").await;
        assert_eq!(report(&app, Chain::Audit).await.error, Some(Error::BlockChanged("audit_log", 2)));
    }

    async fn two_processes_seal_each_row_once(app) {
        let participant = app.participant().await;
        for points in 1..=20 {
            app.give_points(participant.id, points).await;
        }
        let (mut one, mut other) = (Sealer::default(), Sealer::default());
        let mut sealed = 0;
        while sealed < 20 {
            let (here, there) = tokio::join!(one.seal(&app.app), other.seal(&app.app));
            sealed += here.unwrap() + there.unwrap();
        }
        assert_eq!((sealed, report(&app, Chain::Ledger).await.rows), (20, 20));
    }
}

/// On PostgreSQL a row may come below one that is committed: what is still under way holds the seal up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_row_of_an_open_transaction_is_waited_for() {
    if !crate::support::has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    let act = "INSERT INTO audit_log (at, action, subject, subject_id) VALUES (1, 'a', 's', 1)";
    let mut slow = app.db().begin().await.unwrap();
    run(&mut slow, act.to_owned()).await.unwrap();
    let mut quick = app.db().begin().await.unwrap();
    run(&mut quick, act.to_owned()).await.unwrap();
    quick.commit().await.unwrap();
    let mut sealer = Sealer::default();
    for _ in 0..5 {
        assert_eq!(sealer.seal(&app.app).await.unwrap(), 0, "the first row is not there yet");
    }
    slow.commit().await.unwrap();
    seal(&app, 2).await;
    assert_eq!(report(&app, Chain::Audit).await.error, None);
}
