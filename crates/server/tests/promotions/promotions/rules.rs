//! The rules as a PDF: printed once, the same for everybody, and named by the answers that were given to them.
use plon_kernel::on_db;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::editor::{ROOT, form};
use super::refuel;
use crate::support::{TestApp, on_both};

async fn sha256_of_answer(app: &TestApp) -> Option<String> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar("SELECT rules_sha256 FROM promotion_answers").fetch_one(conn).await)
        .unwrap()
}

on_both! {
    async fn the_rules_are_printed_once_and_stay_as_they_are(app) {
        app.programme().await;
        app.promotion("refuel", &refuel()).await;
        let page = app.get("/api/v1/cms/promotions/refuel").send().await;
        let address = page.assert(200).json["data"]["single"]["rules_pdf"].as_str().unwrap().to_owned();
        let first = app.get(&address).send().await;
        first.assert(200);
        assert_eq!(first.headers["content-type"], "application/pdf");
        assert!(first.body.starts_with(b"%PDF-1.7"));
        app.run("UPDATE products SET brand = 'Inna'").await;
        let again = app.get(&address).send().await;
        assert!(first.body == again.assert(200).body, "the file was kept");
        assert_eq!(app.count("SELECT count(*) FROM files").await, 1);
        app.get("/api/v1/cms/promotions/refuel/rules/2").send().await.assert(404);
        app.run("UPDATE promotions SET status = 'withdrawn'").await;
        app.get(&address).send().await.assert(404);
    }

    async fn an_answer_names_the_file_that_could_be_read(app) {
        let participant = app.participant().await;
        app.programme().await;
        app.promotion("refuel", &refuel()).await;
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        let rules = app.get("/api/v1/cms/promotions/refuel/rules/1").send().await;
        let hash = hex::encode(Sha256::digest(&rules.assert(200).body));
        assert_eq!(sha256_of_answer(&app).await, Some(hash));
    }

    /// The lawyer's file is the rules: the same bytes for every reader, its hash the evidence, and it is not deleted.
    async fn a_promotion_has_a_file_of_its_own_as_its_rules(app) {
        let (participant, chief, _) = (app.participant().await, app.operator(&["administrator"]).await, app.programme().await);
        let content: &[u8] = b"%PDF-1.7 what the lawyer wrote";
        let fields = [("name", "Regulamin"), ("alternative", ""), ("decoration", "true")];
        let upload = app.post("/api/v1/backoffice/media").bearer(&chief.token);
        let added = upload.multipart(&fields, Some(("file", "regulamin.pdf", content))).send().await;
        let media = added.assert(201).json["data"]["id"].clone();
        let mut new = form("sierpien", &refuel());
        new["definition"]["rules"] = json!(4_711);
        let id = app.edit(&chief, "", &new).await.assert(201).json["data"]["id"].as_i64().unwrap();
        let refused = app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 1})).await;
        assert!(refused.assert(422).field("rules").starts_with("Nie ma już tego pliku"));

        new["definition"]["rules"] = media.clone();
        let draft = json!({"version": 1, "definition": new["definition"]});
        app.edit(&chief, &format!("/{id}/draft"), &draft).await.assert(200);
        app.edit(&chief, &format!("/{id}/publish"), &json!({"version": 2})).await.assert(200);
        let read = app.get("/api/v1/cms/promotions/sierpien/rules/1").send().await;
        assert_eq!(read.assert(200).body, content);
        let hash = hex::encode(Sha256::digest(content));
        let shown = app.get(&format!("{ROOT}/{id}/editor")).bearer(&chief.token).send().await;
        assert_eq!(shown.json["data"]["revisions"][0]["rules_sha256"], hash);
        app.answer_promotion(&participant, "sierpien", true).await.assert(200);
        assert_eq!(sha256_of_answer(&app).await, Some(hash));
        let kept = app.post(&format!("/api/v1/backoffice/media/{media}/delete")).bearer(&chief.token).send().await;
        assert_eq!(kept.assert(409).json["error"], "media_in_use");
    }
}
