//! Rules of the programme as a file: in force from a day on, kept for good, evidence beside what is declared.
use axum::http::header;
use jiff::SignedDuration;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::documents::html;
use crate::support::{Answer, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/rules";
const PUBLIC: &str = "/api/v1/cms/rules";
const FIRST: &[u8] = b"%PDF-1.7 first rules";
const SECOND: &[u8] = b"%PDF-1.7 second rules";

fn hash(content: &[u8]) -> String {
    hex::encode(Sha256::digest(content))
}

impl TestApp {
    async fn add_rules(&self, operator: &OperatorClient, day: &str, content: &[u8]) -> Answer {
        let form = self.post(PATH).bearer(&operator.token);
        form.multipart(&[("valid_from", day)], Some(("file", "Regulamin ostateczny.pdf", content))).send().await
    }

    async fn withdraw_rules(&self, operator: &OperatorClient, id: &Value) -> Answer {
        self.post(&format!("{PATH}/{id}/withdraw")).bearer(&operator.token).send().await
    }
}

fn states(versions: &Value) -> Vec<(&str, &str)> {
    let versions = versions.as_array().unwrap().iter();
    versions.map(|one| (one["valid_from"].as_str().unwrap(), one["state"].as_str().unwrap())).collect()
}

on_both! {
    async fn a_file_is_in_force_from_its_day_until_the_next_ones(app) {
        let operator = app.operator(&["editor"]).await;
        app.get(PUBLIC).send().await.assert(404);
        app.document("/regulamin").await.assert(404);
        let added = app.add_rules(&operator, "2025-08-20", FIRST).await;
        assert_eq!(added.assert(201).json["message"], "Regulamin obowiązuje od dziś");
        let added = app.add_rules(&operator, "2025-09-01", SECOND).await;
        assert_eq!(added.assert(201).json["message"], "Regulamin jest zaplanowany");
        let versions = &added.json["data"];
        assert_eq!(states(versions), [("2025-09-01", "planned"), ("2025-08-20", "in_force")]);
        assert_eq!((&versions[1]["sha256"], &versions[1]["added_by"]), (&json!(hash(FIRST)), &json!("Jan Kowalski")));

        let read = app.get(PUBLIC).send().await.assert(200).json["data"].clone();
        assert_eq!((&read["page"], &read["file"]["sha256"], &read["earlier"]), (&Value::Null, &json!(hash(FIRST)), &json!([])));
        let planned = versions[0]["id"].clone();
        app.get(&format!("{PUBLIC}/{planned}")).send().await.assert(404);
        let seen = app.get(&format!("{PATH}/{planned}/file")).bearer(&operator.token).send().await;
        assert_eq!(&seen.assert(200).body[..], SECOND, "editors read what is planned");

        app.wait(SignedDuration::from_hours(12 * 24));
        let operator = app.operator_named("ola", &["editor"]).await;
        let read = app.get(PUBLIC).send().await.assert(200).json["data"].clone();
        assert_eq!((&read["file"]["sha256"], &read["earlier"][0]["sha256"]), (&json!(hash(SECOND)), &json!(hash(FIRST))));
        for (file, content) in [(&read["file"], SECOND), (&read["earlier"][0], FIRST)] {
            let answer = app.get(file["url"].as_str().unwrap()).send().await;
            assert_eq!(&answer.assert(200).body[..], content);
            assert_eq!(answer.headers[header::CONTENT_TYPE], "application/pdf");
            assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        }
        let answer = app.document("/regulamin").await;
        let page = html(answer.assert(200));
        for part in ["Regulamin programu</h1>", "Obowiązuje od 01.09.2025", &hash(SECOND), "Regulamin od 20.08.2025 (PDF)"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(app.get("/sitemap.xml").send().await.body.windows(12).any(|part| part == b"/regulamin</"), "it is found");
        let list = app.get(PATH).bearer(&operator.token).send().await;
        assert_eq!(states(&list.json["data"]), [("2025-09-01", "in_force"), ("2025-08-20", "past")]);
    }

    async fn the_text_and_the_file_stand_side_by_side(app) {
        let operator = app.operator(&["editor"]).await;
        app.page("regulamin", "published").await;
        assert_eq!(app.get(PUBLIC).send().await.assert(200).json["data"]["file"], Value::Null);
        app.add_rules(&operator, "2025-08-20", FIRST).await.assert(201);
        let answer = app.document("/regulamin").await;
        let page = html(answer.assert(200));
        for part in ["Strona</h1>", "<p>Dłużej</p>", "Pobierz regulamin (PDF)"] {
            assert!(page.contains(part), "{part}: {page}");
        }
    }

    async fn what_is_planned_can_be_withdrawn_and_what_is_in_force_stays(app) {
        let operator = app.operator(&["editor"]).await;
        app.add_rules(&operator, "2025-08-20", FIRST).await.assert(201);
        let versions = app.add_rules(&operator, "2025-09-01", SECOND).await.assert(201).json["data"].clone();
        let taken = app.add_rules(&operator, "2025-09-01", FIRST).await;
        assert_eq!(taken.assert(422).json["error"], "rules_day_taken");
        assert!(taken.json["errors"]["valid_from"].is_array());
        assert_eq!(app.kept_files(), 2, "the refused file is not kept");
        let refused = app.withdraw_rules(&operator, &versions[1]["id"]).await;
        assert_eq!(refused.assert(409).json["error"], "rules_in_force");
        let left = app.withdraw_rules(&operator, &versions[0]["id"]).await;
        assert_eq!(states(&left.assert(200).json["data"]), [("2025-09-01", "withdrawn"), ("2025-08-20", "in_force")]);
        app.withdraw_rules(&operator, &versions[0]["id"]).await.assert(409);
        app.add_rules(&operator, "2025-09-01", FIRST).await.assert(201);
        app.withdraw_rules(&operator, &json!(999)).await.assert(404);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'rules.add'").await, 3);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'rules.withdraw'").await, 1);
    }

    async fn only_a_pdf_for_today_or_later_is_taken(app) {
        let operator = app.operator(&["editor"]).await;
        for (day, content, fields) in [
            ("2025-08-19", FIRST, vec!["valid_from"]),
            ("", FIRST, vec!["valid_from"]),
            ("2025-08-20", b"\xff\xd8\xff a photo".as_slice(), vec!["file"]),
            ("jutro", b"".as_slice(), vec!["file", "valid_from"]),
        ] {
            let refused = app.add_rules(&operator, day, content).await;
            let wrong: Vec<String> = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect();
            assert_eq!(wrong, fields, "{day}");
        }
        let moderator = app.operator_named("ewa", &["moderator"]).await;
        app.add_rules(&moderator, "2025-08-20", FIRST).await.assert(403);
        assert_eq!((app.kept_files(), app.count("SELECT count(*) FROM programme_rules").await), (0, 0));
    }

    async fn a_declaration_is_kept_with_the_rules_of_its_day(app) {
        let operator = app.operator(&["editor"]).await;
        let participant = app.participant().await;
        for consent in [
            "INSERT INTO consents (account_type, slug, version, position, content, required)
             VALUES ('program.retail', 'regulamin', 1, $1, 'Akceptuję', FALSE)",
            "INSERT INTO consents (account_type, slug, version, position, content, required)
             VALUES ('program.retail', 'marketing', 1, $1, 'Zgadzam się', FALSE)",
        ] {
            app.execute(consent, 1).await;
        }
        let declare = async || {
            let list = app.get("/api/v1/user/agreements").bearer(&participant.token).send().await;
            let ids: Vec<Value> = list.assert(200).json["data"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
            let form = json!({"consents": ids});
            app.post("/api/v1/user/profile").bearer(&participant.token).json(&form).send().await.assert(200);
        };
        declare().await;
        assert_eq!(app.count("SELECT count(*) FROM consent_answers WHERE rules_sha256 IS NULL").await, 2, "there were none");
        app.add_rules(&operator, "2025-08-20", FIRST).await.assert(201);
        app.add_rules(&operator, "2025-08-21", SECOND).await.assert(201);
        declare().await;
        let kept = "SELECT count(*) FROM consent_answers WHERE rules_sha256 IS NOT NULL";
        assert_eq!(app.count(kept).await, 1, "advertising has nothing to do with the rules");
        let sha256 = app.text("SELECT rules_sha256 FROM consent_answers WHERE rules_sha256 <> '' AND id > $1", 0).await;
        assert_eq!(sha256, hash(FIRST));
    }
}
