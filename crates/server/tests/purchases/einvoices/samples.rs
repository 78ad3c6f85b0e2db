//! The demo's e-invoices: valid by the Ministry's schema, for whoever is signed in, and not there outside the demo.
use std::io::Write;
use std::process::Command;

use plon_kernel::on_db;
use plon_platform::demo::Demo;
use serde_json::Value;

use crate::support::{ParticipantClient, TestApp, on_both};

/// The program that validates, when there is one: `scripts/test` finds or installs it and says so when it cannot.
fn xmllint() -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "tests are told of xmllint by the environment")]
    let named = std::env::var("XMLLINT").ok().filter(|program| !program.is_empty());
    let program = named.unwrap_or_else(|| "xmllint".to_owned());
    Command::new(&program).arg("--version").output().is_ok().then_some(program)
}

/// Whether the schema of FA(3) takes the file, and what the validator says.
fn validated(program: &str, file: &[u8]) -> (bool, String) {
    let folder = format!("{}/../../data/ksef/ministry", env!("CARGO_MANIFEST_DIR"));
    let mut kept = tempfile::NamedTempFile::new().unwrap();
    kept.write_all(file).unwrap();
    let mut command = Command::new(program);
    command.current_dir(&folder).env("XML_CATALOG_FILES", "catalog.xml");
    command.args(["--nonet", "--noout", "--schema", "schemat_FA3_v1-0E.xsd"]).arg(kept.path());
    let output = command.output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The samples of the demo: their codes and files.
async fn samples(app: &TestApp, participant: &ParticipantClient) -> Vec<(Value, Vec<u8>)> {
    let listed = app.get("/api/demo/einvoices").bearer(&participant.token).send().await;
    let mut files = Vec::new();
    for sample in listed.assert(200).json["data"].as_array().unwrap() {
        let path = format!("/api/demo/einvoices/{}", sample["code"].as_str().unwrap());
        let file = app.get(&path).bearer(&participant.token).send().await;
        files.push((sample.clone(), file.assert(200).body.to_vec()));
    }
    files
}

async fn branch(app: &TestApp) {
    app.execute("INSERT INTO branches (distributor_id, name, street, street_number, postcode, city, voivodeship, latitude, longitude, phone)
                 SELECT id, 'Centrala', 'Młyńska', '1', '99-400', 'Łowicz', 'łódzkie', 0, 0, '+48500000100' FROM distributors WHERE $1 = 1", 1).await;
}

on_both! {
    async fn every_sample_is_valid_and_read_as_what_it_is(app) {
        let folder = tempfile::tempdir().unwrap();
        let app = app.set(|parts| parts.demo = Some(Demo { data: folder.path().to_owned(), logins: Vec::new() }));
        let (participant, _) = (app.participant().await, app.programme().await);
        branch(&app).await;
        let samples = samples(&app, &participant).await;
        assert_eq!(samples.len(), 6);
        for (sample, file) in &samples {
            let read = app.read_einvoices(&participant, sample["file"].as_str().unwrap(), file).await;
            let verdict = read.assert(200).json["data"]["einvoices"][0]["verdict"].clone();
            assert_eq!(verdict == "ready", sample["code"] != "advance", "{sample}");
        }
        let Some(program) = xmllint() else {
            eprintln!("not run: there is no xmllint");
            return;
        };
        for (sample, file) in &samples {
            let (valid, said) = validated(&program, file);
            assert!(valid, "{sample}: {said}");
            let broken = String::from_utf8(file.clone()).unwrap().replace("<P_15>", "<P_15>x");
            assert!(!validated(&program, broken.as_bytes()).0, "the validator takes anything");
        }
    }

    async fn what_waits_in_the_demo_is_valid(app) {
        plon_programme::generate(app.db(), &app.app.files, &plon_programme::Source::Embedded).await.unwrap();
        let Some(program) = xmllint() else {
            eprintln!("not run: there is no xmllint");
            return;
        };
        let mut db = app.db().read().await.unwrap();
        let keys: Vec<String> = on_db!(&mut db, conn => sqlx::query_scalar(
            "SELECT key FROM files WHERE media_type = 'application/xml'").fetch_all(conn).await).unwrap();
        assert!(keys.len() > 3, "{} e-invoices", keys.len());
        for key in keys {
            let (valid, said) = validated(&program, &app.app.files.get(&key).await.unwrap().unwrap());
            assert!(valid, "{said}");
        }
    }

    async fn outside_the_demo_there_are_none(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        for path in ["/api/demo/einvoices", "/api/demo/einvoices/sale"] {
            app.get(path).bearer(&participant.token).send().await.assert(404);
            app.get(path).send().await.assert(401);
        }
    }
}
