//! The copy of one's data: all of it, under a link that works once.
use std::collections::BTreeSet;
use std::io::{Cursor, Read};

use jiff::SignedDuration;
use plon_people::personal_data::tables;
use serde_json::{Value, json};

use crate::support::{ParticipantClient, TestApp, on_both};

pub async fn link(app: &TestApp, participant: &ParticipantClient) -> String {
    let answer = app.post("/api/v1/user/data-requests/export").bearer(&participant.token).json(&json!({})).send().await;
    answer.assert(201).json["data"]["url"].as_str().unwrap().to_owned()
}

pub fn entry(zip: &mut zip::ZipArchive<Cursor<Vec<u8>>>, name: &str) -> Vec<u8> {
    let mut content = Vec::new();
    zip.by_name(name).unwrap().read_to_end(&mut content).unwrap();
    content
}

on_both! {
    async fn the_copy_holds_the_profile_and_the_files(app) {
        let programme = app.programme().await;
        let participant = app.confirmed_participant().await;
        let pdf = b"%PDF-1.4\nfaktura";
        let distributor = programme.distributor.to_string();
        let texts = [("document_name", "FV 12/2025"), ("distributor_id", distributor.as_str())];
        app.post("/api/v1/invoices/submit").bearer(&participant.token).key("k")
            .multipart(&texts, Some(("invoice", "skan.pdf", pdf))).send().await.assert(201);
        let url = link(&app, &participant).await;
        let copy = app.get(&url).send().await;
        assert_eq!(copy.assert(200).headers["content-disposition"], "attachment; filename=\"moje-dane.zip\"");
        let mut zip = zip::ZipArchive::new(Cursor::new(copy.body.to_vec())).unwrap();
        let names: BTreeSet<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
        for file in tables().iter().filter_map(|table| table.file) {
            assert!(names.contains(&format!("{file}.json")), "{file}");
        }
        let profile: Value = serde_json::from_slice(&entry(&mut zip, "profil.json")).unwrap();
        assert_eq!((&profile[0]["nip"], &profile[0]["correspondence_address"]), (&json!(participant.nip), &json!(false)));
        assert_eq!(profile[0]["created_at"], "2025-08-20T07:00:00Z");
        assert!(profile[0].get("password_hash").is_none());
        let invoices: Value = serde_json::from_slice(&entry(&mut zip, "faktury.json")).unwrap();
        assert_eq!(invoices[0]["number"], "FV 12/2025");
        let file = names.iter().find(|name| name.starts_with("pliki/")).unwrap();
        assert!(file.ends_with("-skan.pdf"), "{file}");
        assert_eq!(entry(&mut zip, file), pdf);
    }

    async fn a_link_works_once_and_for_a_quarter_of_an_hour(app) {
        let participant = app.confirmed_participant().await;
        let url = link(&app, &participant).await;
        app.head(&url).send().await.assert(405);
        app.get(&url).send().await.assert(200);
        app.get(&url).send().await.assert(404);
        let first = link(&app, &participant).await;
        let second = link(&app, &participant).await;
        app.get(&first).send().await.assert(404);
        app.wait(SignedDuration::from_mins(15));
        app.get(&second).send().await.assert(404);
    }

    async fn a_copy_needs_the_password_again_and_its_owner_is_told(app) {
        let participant = app.participant_with_password().await;
        let path = "/api/v1/user/data-requests/export";
        let refused = app.post(path).bearer(&participant.token).json(&json!({})).send().await;
        assert_eq!(refused.assert(403).json["error"], "reauth_required");
    }

    async fn both_sides_see_that_a_copy_was_fetched(app) {
        let participant = app.confirmed_participant().await;
        let url = link(&app, &participant).await;
        app.get(&url).send().await.assert(200);
        let mine = app.get("/api/v1/user/data-requests").bearer(&participant.token).send().await;
        assert_eq!(mine.assert(200).json["data"], json!({ "exported_at": "2025-08-20T07:00:00Z", "erasure": null }));
        let operator = app.operator(&["moderator"]).await;
        let list = app.get("/api/v1/backoffice/data-requests").bearer(&operator.token).send().await;
        let row = &list.assert(200).json["data"]["items"][0];
        assert_eq!((&row["kind"], &row["status"]["code"]), (&json!("export"), &json!("done")));
    }

    async fn requests_are_listed_by_their_index(app) {
        let operator = app.operator(&["moderator"]).await;
        let path = "/api/v1/backoffice/data-requests?status=waiting&cursor=7";
        let plans = app.plans_of(app.get(path).bearer(&operator.token)).await;
        plans.assert_by_index("data_requests d", "data_requests_by_status");
        plans.assert_in_order("data_requests d");
    }
}
