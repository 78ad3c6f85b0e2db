//! The binary as it is run: its errors, its log, its clock, its end.
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::support::{PASSWORD, Plon, TestApp, on_both};

/// Runs a command of the binary that is to fail, in an empty environment.
fn plon(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_plon")).args(arguments).env_clear().output().unwrap()
}

#[track_caller]
fn assert_one_sentence(output: &Output, sentence: &str) {
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("plon: {sentence}\n"));
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_taken_address_is_said_before_anything_is_done() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let output = plon(&["serve", "--listen", &address, "--data", data.to_str().unwrap()]);
    let sentence = format!("another program already serves on {address}; choose another address with --listen");
    assert_one_sentence(&output, &sentence);
    assert!(!data.exists());
}

#[test]
fn every_wrong_setting_has_its_sentence() {
    let cases: [(&[&str], &str); 15] = [
        (&["--public-url", "plon.pl"], "PLON_PUBLIC_URL must begin with http:// or https://"),
        (&["--database-url", "mysql://localhost/plon"], "DATABASE_URL must begin with postgres://"),
        (&["--s3-bucket", "plon"], "PLON_S3_BUCKET needs PLON_S3_ACCESS_KEY and PLON_S3_SECRET_KEY"),
        (
            &["--public-url", "plon.pl", "--s3-bucket", "plon"],
            "PLON_S3_BUCKET needs PLON_S3_ACCESS_KEY and PLON_S3_SECRET_KEY\n\
             PLON_PUBLIC_URL must begin with http:// or https://",
        ),
        (&["--smsapi-token", "t"], "PLON_SMSAPI_TOKEN needs PLON_SMSAPI_FROM"),
        (&["--smsapi-url", "http://api.smsapi.pl"], "PLON_SMSAPI_URL must begin with https://"),
        (
            &["--smsapi-report-secret", "short"],
            "PLON_SMSAPI_REPORT_SECRET must have at least 32 letters, digits or hyphens",
        ),
        (&["--smtp-host", "mail.plon.example"], "PLON_SMTP_HOST needs PLON_SMTP_FROM"),
        (&["--smtp-from", "plon"], "PLON_SMTP_FROM must be an address like Program Plon <program@plon.example>"),
        (&["--smtp-user", "plon"], "PLON_SMTP_USER and PLON_SMTP_PASSWORD go together"),
        (
            &["--smtp-host", "mail.plon.example", "--smtp-from", "a@plon.example", "--smtp-tls", "none"],
            "PLON_SMTP_TLS may be none only to this machine",
        ),
        (
            &["--metrics-token", "short"],
            "PLON_METRICS_TOKEN must have at least 32 letters, digits, hyphens, dots or underscores",
        ),
        (&["--otlp-endpoint", "127.0.0.1:4318"], "PLON_OTLP_ENDPOINT must begin with http:// or https://"),
        (&["--otlp-sampling", "1.5"], "PLON_OTLP_SAMPLING must be between 0 and 1"),
        (&["--keep-answers-hours", "23"], "PLON_KEEP_ANSWERS_HOURS must be at least 24"),
    ];
    for (settings, sentence) in cases {
        let folder = tempfile::tempdir().unwrap();
        let place = ["serve", "--listen", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()];
        assert_one_sentence(&plon(&[&place, settings].concat()), sentence);
    }
}

#[test]
fn a_wrong_operator_has_its_sentence() {
    let cases: [(&[&str], &str); 2] = [
        (&["--email", "nie", "--first-name", "Jan", "--last-name", "Lis"], "--email must be an e-mail address"),
        (&["--email", "jan@plon.pl", "--first-name", " ", "--last-name", "Lis"], "--first-name must not be empty"),
    ];
    for (person, sentence) in cases {
        let folder = tempfile::tempdir().unwrap();
        let place = ["operator", "add", "--data", folder.path().to_str().unwrap(), "--role", "administrator"];
        assert_one_sentence(&plon(&[&place, person].concat()), sentence);
    }
}

/// Adds an operator by the command, as an administrator of the machine does.
fn add_operator(app: &TestApp) -> Output {
    let person = ["--email", "Jan@plon.pl", "--first-name", "Jan", "--last-name", "Lis", "--role", "administrator"];
    let command = ["operator", "add", "--role", "support", "--public-url", "https://plon.pl/"];
    Command::new(env!("CARGO_BIN_EXE_plon"))
        .args(command)
        .args(person)
        .args(app.storage())
        .env_clear()
        .output()
        .unwrap()
}

async fn now(app: &TestApp, plon: &Plon) -> String {
    let answer = app.get("/api/system-settings").send_to(plon.address).await.unwrap();
    answer.assert(200).json["data"]["now"].as_str().unwrap().to_owned()
}

fn health(plon: &Plon) -> Output {
    let address = plon.address.to_string();
    self::plon(&["health", "--listen", &address])
}

/// The log line of the answer to the request with the given id.
fn line_of(log: &[Value], id: &str) -> Value {
    let found = log.iter().find(|line| line["span"]["id"] == id && line["message"] == "answered");
    found.expect("the request has no line").clone()
}

on_both! {
    async fn the_demos_clock_goes_on_after_a_restart(app) {
        app.participant().await;
        let plon = Plon::start(&app);
        let to = json!({"to": "2025-11-01T09:00"});
        app.post("/api/demo/clock").json(&to).send_to(plon.address).await.unwrap().assert(200);
        plon.kill();
        let plon = Plon::start(&app);
        assert!(now(&app, &plon).await.as_str() > "2025-11-01T08:00");
    }

    async fn the_first_administrator_is_added_by_command_and_sets_a_password_by_its_link(app) {
        let added = add_operator(&app);
        assert_eq!(added.status.code(), Some(0));
        assert!(added.stderr.is_empty());
        let words = String::from_utf8(added.stdout).unwrap();
        let start = "The operator jan@plon.pl is added. Set the password within 24 hours, once, at\n\
                     https://plon.pl/zaplecze/zaproszenie/";
        let token = words.strip_prefix(start).expect("the link").trim();
        let form = json!({"token": token, "password": PASSWORD, "password_confirmation": PASSWORD});
        app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await.assert(200);
        let step = app.operator_password("jan@plon.pl", PASSWORD).await;
        assert!(step.assert(200).json["data"]["enrolment"]["secret"].is_string());

        assert_one_sentence(&add_operator(&app), "there is an operator with the e-mail jan@plon.pl already");
    }

    async fn told_to_end_it_says_so_before_it_takes_no_more_connections(app) {
        app.participant().await;
        let plon = Plon::set(&app, &["--shutdown-delay", "1h"]);
        let ask = async |path: &str| app.get(path).send_to(plon.address).await.unwrap();
        ask("/health/ready").await.assert(200);
        plon.send_sigterm();
        let mut answer = ask("/health/ready").await;
        while answer.status == 200 {
            answer = ask("/health/ready").await;
        }
        answer.assert(503);
        assert_eq!(answer.json, json!({"status": "not ready", "reasons": ["shutting_down"]}));
        ask("/health/live").await.assert(200);
    }

    async fn its_health_is_asked_by_a_command_that_says_why_it_cannot_work(app) {
        app.participant().await;
        let plon = Plon::set(&app, &["--shutdown-delay", "1h"]);
        let ready = health(&plon);
        assert_eq!((ready.status.code(), String::from_utf8_lossy(&ready.stdout).as_ref()), (Some(0), "ready\n"));
        plon.send_sigterm();
        let mut answer = health(&plon);
        while answer.status.success() {
            answer = health(&plon);
        }
        assert_one_sentence(&answer, "not ready: shutting_down");
        plon.kill();
        let gone = health(&plon);
        assert!(String::from_utf8_lossy(&gone.stderr).starts_with(&format!("plon: no server answers on {}", plon.address)));
        assert_eq!(gone.status.code(), Some(1));
    }

    async fn told_to_end_it_ends_well(app) {
        app.participant().await;
        let plon = Plon::start(&app);
        now(&app, &plon).await;
        assert_eq!(plon.end().code(), Some(0));
        let log = plon.log();
        let mut end = log.iter().skip_while(|line| line["message"] != "draining").peekable();
        assert!(end.peek().is_some(), "{log:?}");
        assert!(end.all(|line| line["level"] == "INFO"), "{log:?}");
    }

    async fn the_log_tells_of_each_request_and_holds_nothing_secret(app) {
        let participant = app.participant().await;
        let plon = Plon::start(&app);
        let path = "/api/v1/user/profile?token=query-secret";
        let call = app.get(path).bearer(&participant.token).header("cookie", "plon_refresh=cookie-secret");
        call.header("x-request-id", "call-1").send_to(plon.address).await.unwrap().assert(200);
        let screen = app.get("/rejestracja/path-secret/5260250274").header("x-request-id", "screen-1");
        screen.send_to(plon.address).await.unwrap();
        let login = json!({"account_type": "program.retail", "nip": participant.nip, "password": "body-secret"});
        let sign_in = app.post("/api/v1/auth/login").json(&login).header("x-request-id", "sign-in-1");
        sign_in.send_to(plon.address).await.unwrap().assert(422);
        assert_eq!(plon.end().code(), Some(0));

        let log = plon.log();
        let line = line_of(&log, "call-1");
        assert_eq!((&line["method"], &line["path"]), (&json!("GET"), &json!("/api/v1/user/profile")));
        assert_eq!((&line["status"], &line["client"]), (&json!(200), &json!("127.0.0.1")));
        assert_eq!(line_of(&log, "screen-1")["path"], "/rejestracja/…");
        assert_eq!(line_of(&log, "sign-in-1")["status"], 422);
        let all = Value::from(log).to_string();
        assert!(!all.contains("-secret") && !all.contains(&participant.token) && !all.contains(participant.nip), "{all}");
    }
}
