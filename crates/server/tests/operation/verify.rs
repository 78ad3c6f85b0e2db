//! Damage is found and named: in files, in the books, in references and in the database file itself.
use std::io::{Seek, SeekFrom, Write};
use std::process::{Command, Output};

use bytes::Bytes;
use plon_kernel::on_db;
use plon_platform::files::{self, Files};
use plon_server::verify::{self, Report};

use crate::chain::seal;
use crate::support::{ParticipantClient, TestApp, on_both};

/// The lines about errors.
async fn errors(app: &TestApp) -> Vec<String> {
    errors_with(app, &app.app.files).await
}

async fn errors_with(app: &TestApp, files: &Files) -> Vec<String> {
    let mut lines = Vec::new();
    let mut report = Report::new(|line| lines.push(line.to_owned()));
    verify::verify_all(app.db(), files, &mut report).await.unwrap();
    drop(report);
    lines.retain(|line| line.starts_with("FAULT"));
    lines
}

#[track_caller]
fn assert_named(errors: &[String], words: &str) {
    assert!(errors.iter().any(|line| line.contains(words)), "{words} in {errors:#?}");
}

impl TestApp {
    /// A stored file with its row; its id and key.
    pub async fn stored(&self, files: &Files, name: &str, content: &'static [u8]) -> (i64, String) {
        let key = self.app.rng.public_id();
        let upload = files.put(key.clone(), name, "application/pdf", Bytes::from_static(content)).await.unwrap();
        let mut tx = self.db().begin().await.unwrap();
        let id = files::insert_file(&mut tx, None, &upload, self.now()).await.unwrap();
        tx.commit().await.unwrap();
        (id.0, key)
    }

    /// A participant with points, and a transfer of them; its id.
    pub async fn posted_transfer(&self) -> (ParticipantClient, i64) {
        self.programme().await;
        let participant = self.participant().await;
        self.give_points(participant.id, 500).await;
        let id = self.number("SELECT max(id) FROM transfers WHERE participant_id = $1", participant.id.0).await;
        (participant, id)
    }

    /// Changes rows past all that the database refuses, as somebody with its password or file does.
    pub async fn tampered(&self, sql: &'static str, id: i64) {
        let mut tx = self.db().begin().await.unwrap();
        let guards: &[&str] = match self.database_url() {
            Some(_) => &["SET LOCAL session_replication_role = replica"],
            None => &["DROP TRIGGER IF EXISTS transfers_no_update", "DROP TRIGGER IF EXISTS audit_log_no_update"],
        };
        for guard in guards {
            on_db!(&mut tx, conn => sqlx::query(*guard).execute(conn).await.map(|_| ())).unwrap();
        }
        on_db!(&mut tx, conn => sqlx::query(sql).bind(id).execute(conn).await.map(|_| ())).unwrap();
        tx.commit().await.unwrap();
    }
}

fn plon_verify(app: &TestApp) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plon")).arg("verify").args(app.storage()).env_clear().output().unwrap()
}

on_both! {
    async fn what_is_whole_has_no_error(app) {
        app.posted_transfer().await;
        app.stored(&app.app.files, "Faktura ąę.pdf", b"%PDF-1.7 one").await;
        assert_eq!(errors(&app).await, [] as [String; 0]);
    }

    async fn files_that_are_changed_or_missing_are_named(app) {
        let (changed, key) = app.stored(&app.app.files, "Zmieniona.pdf", b"%PDF-1.7 changed").await;
        let (missing, gone) = app.stored(&app.app.files, "Brak.pdf", b"%PDF-1.7 missing").await;
        app.stored(&app.app.files, "Cała.pdf", b"%PDF-1.7 whole").await;
        app.app.files.delete(&key).await.unwrap();
        app.app.files.put(key, "", "application/pdf", Bytes::from_static(b"%PDF-1.7 chanfed")).await.unwrap();
        app.app.files.delete(&gone).await.unwrap();
        let errors = errors(&app).await;
        assert_named(&errors, &format!("file {changed} (Zmieniona.pdf"));
        assert_named(&errors, &format!("file {missing} (Brak.pdf, {gone}) is missing"));
        assert_eq!(errors.len(), 2, "{errors:#?}");
    }

    async fn contents_without_a_row_are_counted_and_no_error(app) {
        app.app.files.put(app.app.rng.public_id(), "", "application/pdf", Bytes::from_static(b"%PDF")).await.unwrap();
        app.stored(&app.app.files, "Cała.pdf", b"%PDF-1.7 whole").await;
        let mut lines = Vec::new();
        let mut report = Report::new(|line| lines.push(line.to_owned()));
        verify::verify_all(app.db(), &app.app.files, &mut report).await.unwrap();
        assert_eq!(report.errors(), 0);
        drop(report);
        assert!(lines.contains(&"note  files without a row: 1".to_owned()), "{lines:#?}");
    }

    async fn a_changed_transfer_breaks_its_account(app) {
        let (participant, id) = app.posted_transfer().await;
        app.tampered("UPDATE transfers SET points = points + 1 WHERE id = $1", id).await;
        let errors = errors(&app).await;
        assert_named(&errors, &format!("participant {}, account available: 500 points, by its transfers 501", participant.id.0));
        app.tampered("UPDATE transfers SET from_account = 'held' WHERE id = $1", id).await;
        assert_named(&self::errors(&app).await, &format!("transfer {id} of participant {}", participant.id.0));
    }

    async fn a_changed_audit_row_and_a_changed_transfer_are_named_by_their_chains(app) {
        let (_, transfer) = app.posted_transfer().await;
        app.execute("INSERT INTO audit_log (at, action, subject, subject_id) VALUES (1, 'a', 's', $1)", 1).await;
        let act = app.count("SELECT max(id) FROM audit_log").await;
        seal(&app, 2).await;
        assert_eq!(errors(&app).await, [] as [String; 0]);
        app.tampered("UPDATE audit_log SET note = 'x' WHERE id = $1", act).await;
        app.tampered("UPDATE transfers SET explanation = 'x' WHERE id = $1", transfer).await;
        let errors = errors(&app).await;
        assert_named(&errors, &format!("row {act} of audit_log was changed after it was sealed"));
        assert_named(&errors, &format!("row {transfer} of transfers was changed after it was sealed"));
        assert_eq!(errors.len(), 2, "{errors:#?}");
    }

    async fn a_changed_balance_is_named(app) {
        let (participant, _) = app.posted_transfer().await;
        app.tampered("UPDATE accounts SET balance = 7 WHERE participant_id = $1 AND kind = 'held'", participant.id.0).await;
        let errors = errors(&app).await;
        assert_named(&errors, &format!("participant {}: the sum is 7", participant.id.0));
        assert_named(&errors, &format!("participant {}: 7 points are held", participant.id.0));
    }

    async fn the_command_says_what_is_wrong_and_ends_with_one(app) {
        let (participant, id) = app.posted_transfer().await;
        let clean = plon_verify(&app);
        assert_eq!(clean.status.code(), Some(0), "{}", String::from_utf8_lossy(&clean.stdout));
        app.tampered("UPDATE transfers SET points = points + 1 WHERE id = $1", id).await;
        let found = plon_verify(&app);
        assert_eq!(found.status.code(), Some(1));
        let lines = String::from_utf8(found.stdout).unwrap();
        assert!(lines.contains(&format!("participant {}, account available", participant.id.0)), "{lines}");
        assert_eq!(String::from_utf8(found.stderr).unwrap(), "plon: 2 errors\n");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reference_that_leads_nowhere_is_named_on_sqlite() {
    let app = TestApp::sqlite().await;
    app.posted_transfer().await;
    app.db().close().await;
    let path = app.database_file();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).foreign_keys(false);
    let mut conn = <sqlx::SqliteConnection as sqlx::Connection>::connect_with(&options).await.unwrap();
    sqlx::query("INSERT INTO memberships (participant_id, season, points, created_at) VALUES (999, 2025, 0, 0)")
        .execute(&mut conn)
        .await
        .unwrap();
    sqlx::Connection::close(conn).await.unwrap();
    assert_named(&errors(&app.reopened().await).await, "memberships, row 1: there is no such row of participants");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reference_that_leads_nowhere_is_named_on_postgres() {
    if !crate::support::has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    app.posted_transfer().await;
    let mut tx = app.db().begin().await.unwrap();
    for sql in [
        "SET LOCAL session_replication_role = replica",
        "INSERT INTO memberships (participant_id, season, points, created_at) VALUES (999, 2025, 0, 0)",
    ] {
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
    assert_named(&errors(&app).await, "the constraint memberships_participant_id_fkey of memberships: 1 rows");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_index_that_lost_an_entry_is_named_by_amcheck() {
    if !crate::support::has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    app.posted_transfer().await;
    let mut tx = app.db().begin().await.unwrap();
    let allowed =
        on_db!(&mut tx, conn => sqlx::query("CREATE EXTENSION IF NOT EXISTS amcheck").execute(conn).await.is_ok());
    if !allowed {
        return;
    }
    for sql in [
        // The entry of a row that the index still believes to leave out.
        "CREATE INDEX transfers_small ON transfers (id) WHERE points < 10",
        "UPDATE pg_index SET indpred = NULL WHERE indexrelid = 'transfers_small'::regclass",
    ] {
        on_db!(&mut tx, conn => sqlx::query(sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
    assert_named(&errors(&app).await, "transfers_small");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_damaged_database_file_is_named_and_the_rest_is_still_checked() {
    let app = TestApp::sqlite().await;
    app.posted_transfer().await;
    let (missing, key) = app.stored(&app.app.files, "Brak.pdf", b"%PDF-1.7 missing").await;
    app.app.files.delete(&key).await.unwrap();
    let root: i64 = app.count("SELECT rootpage FROM sqlite_master WHERE name = 'transfers_by_cause'").await;
    app.db().close().await;
    let mut file = std::fs::OpenOptions::new().write(true).open(app.database_file()).unwrap();
    file.seek(SeekFrom::Start(u64::try_from(root - 1).unwrap() * 4096 + 8)).unwrap();
    file.write_all(&[0xa5; 4000]).unwrap();
    drop(file);
    let errors = errors(&app.reopened().await).await;
    assert_named(&errors, "the database file is whole");
    assert_named(&errors, &format!("file {missing} (Brak.pdf"));
}
