//! `plon check` and `plon doctor`: a line for each finding, what is wrong by its sentence, and nothing is changed.
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Output};

use plon_domain::email::Email;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::messages::{self, MessageContext};

use crate::support::{TestApp, on_both};

fn plon(app: &TestApp, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plon"));
    command.args(arguments).args(app.storage()).env_clear().envs(variables.iter().copied()).output().unwrap()
}

fn data(app: &TestApp) -> PathBuf {
    PathBuf::from(&app.storage()[1])
}

/// The lines, and whether the command ended well.
fn lines(output: &Output) -> (Vec<String>, bool) {
    let lines = String::from_utf8(output.stdout.clone()).unwrap().lines().map(str::to_owned).collect();
    (lines, output.status.success())
}

#[track_caller]
fn assert_line(lines: &[String], beginning: &str) {
    assert!(lines.iter().any(|line| line.starts_with(beginning)), "no {beginning:?} in {lines:#?}");
}

on_both! {
    async fn a_portal_in_order_is_checked_without_an_error(app) {
        std::fs::create_dir_all(data(&app).join("files")).unwrap();
        let (lines, is_well) = lines(&plon(&app, &["check"], &[]));
        assert!(is_well, "{lines:#?}");
        assert_line(&lines, "ok       the settings fit together");
        assert_line(&lines, "ok       the tables are of migration");
        assert_line(&lines, "ok       the folder of files takes files");
        assert_line(&lines, "ok       the key opens every secret in the database");
        assert_line(&lines, "ok       the time zone Europe/Warsaw is known");
        assert_line(&lines, "warning  nothing is set to send SMS with");
        assert_line(&lines, "warning  no backups are made by the server");
        assert_line(&lines, "no error, ");
        assert_eq!(std::fs::read_dir(data(&app).join("files")).unwrap().count(), 0);
    }

    async fn the_doctor_says_what_has_piled_up_and_what_to_do(app) {
        std::fs::create_dir_all(data(&app).join("files")).unwrap();
        let mut tx = app.db().begin().await.unwrap();
        let about = MessageContext { purpose: "contact.answer", participant: None, expires_at: None, secret: false };
        let to = Email::parse("jan@plon.example").unwrap();
        messages::queue_email(&mut tx, &to, "Odpowiedź", "Dzień dobry", about, app.app.clock.now()).await.unwrap();
        alarms::raise(&mut tx, AlarmKind::BackupFailed, 1, "the disk is full", app.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        let (lines, is_well) = lines(&plon(&app, &["doctor"], &[]));
        assert!(!is_well);
        assert_line(&lines, "warning  1 messages are queued, the oldest since ");
        assert!(lines.iter().any(|line| line.starts_with("error") && line.ends_with("the last backup failed: the disk is full")));
        assert_line(&lines, "ok       no step of the daily job fails");
        assert_line(&lines, "ok       no invoices wait to be checked");
        assert_line(&lines, "ok       0 files are stored, as many as there are rows");
        assert_line(&lines, "warning  the server has made no backup and is not told to");
        assert!(lines.iter().any(|line| line.contains(" takes ") && line.ends_with(" MB")), "{lines:#?}");
    }
}

#[tokio::test]
async fn each_error_is_a_line_and_ends_with_one() {
    let app = TestApp::sqlite().await;
    std::fs::remove_dir_all(data(&app).join("files")).unwrap();
    let settings = [
        "check",
        "--smtp-host",
        "127.0.0.1",
        "--smtp-port",
        "1",
        "--smtp-tls",
        "none",
        "--smtp-from",
        "a@plon.example",
        "--trusted-proxies",
        "0.0.0.0/0",
        "--public-url",
        "https://plon.example",
        "--keep-answers-hours",
        "1",
    ];
    let (lines, is_well) = lines(&plon(&app, &settings, &[]));
    assert!(!is_well);
    assert_line(&lines, "error    PLON_KEEP_ANSWERS_HOURS must be at least 24");
    assert_line(&lines, "error    the SMTP server: it cannot be signed in to: ");
    assert_line(&lines, "error    PLON_TRUSTED_PROXIES trusts all the world");
    assert_line(&lines, "error    there is no folder of files ");
    assert!(!data(&app).join("files").exists(), "a check makes nothing");
}

#[tokio::test]
async fn what_others_can_read_is_warned_of() {
    let app = TestApp::sqlite().await;
    let file = app.database_file();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let (lines, _) = lines(&plon(&app, &["check"], &[]));
    let named = format!("warning  others on this machine can read {} (644)", file.display());
    assert_line(&lines, &named);
}

#[tokio::test]
async fn the_settings_are_printed_with_their_source_and_without_secrets() {
    let app = TestApp::sqlite().await;
    let variables = [("PLON_LISTEN", "127.0.0.1:9000"), ("PLON_SMTP_PASSWORD", "a secret"), ("PLON_SMTP_USER", "plon")];
    let (lines, _) = lines(&plon(&app, &["check", "--settings", "--s3-prefix", "of-the-flag"], &variables));
    assert_line(&lines, "setting  PLON_LISTEN = 127.0.0.1:9000, from the environment");
    assert_line(&lines, "setting  PLON_S3_PREFIX = of-the-flag, from --s3-prefix");
    assert_line(&lines, "setting  PLON_KEEP_TRASH_DAYS = 30, by default");
    assert_line(&lines, "setting  PLON_SMTP_PASSWORD = (hidden), from the environment");
    assert!(!lines.iter().any(|line| line.contains("a secret")));
}

#[tokio::test]
async fn a_database_that_is_missing_or_of_another_version_is_said() {
    let app = TestApp::sqlite().await;
    app.execute(
        "UPDATE _sqlx_migrations SET version = $1 WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
        9999,
    )
    .await;
    let (found, is_well) = lines(&plon(&app, &["check"], &[]));
    assert!(!is_well);
    assert_line(&found, "error    the tables are of migration 9999, and this binary knows ");
    let folder = tempfile::tempdir().unwrap();
    let command = ["check", "--data", folder.path().to_str().unwrap()];
    let output = Command::new(env!("CARGO_BIN_EXE_plon")).args(command).env_clear().output().unwrap();
    assert_line(&lines(&output).0, "error    there is no database ");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
