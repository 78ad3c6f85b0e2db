//! Reading and reporting e-invoices.
use serde_json::json;

use super::{file_name, sale, xml, zip};
use crate::support::on_both;

on_both! {
    async fn a_file_is_read_without_being_reported(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let draft = sale(participant.nip, "FS/1/05/2025");
        let read = app.read_einvoices(&participant, &file_name(&draft), &xml(&draft)).await;
        let data = &read.assert(200).json["data"];
        assert_eq!((&data["ready"], &data["points"], &data["ignored"]), (&json!(1), &json!(100), &json!([])));
        let one = &data["einvoices"][0];
        assert_eq!((&one["verdict"], &one["reason"], &one["id"]), (&json!("ready"), &json!(null), &json!(null)));
        let content = &one["content"];
        assert_eq!((&content["number"], &content["issued_on"]), (&json!("FS/1/05/2025"), &json!("2025-05-12")));
        assert_eq!(content["seller"]["name"], "Rolmasz Żnin");
        assert_eq!(content["total"], 194_400, "1,800 zł and 8 %");
        assert_eq!(content["lines"][0]["proposal"], json!({
            "pack_id": programme.pack, "product": "DOVVO 500 EC", "pack": "5\u{a0}L", "quantity": 2, "points": 100,
            "certain": true,
        }));
        assert_eq!(content["lines"][1]["proposal"], json!(null));
        assert!(content["lines"][1]["note"].as_str().unwrap().contains("usługa"));
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 0);
        assert_eq!(app.stored_contents(), 0);
    }

    async fn a_reported_e_invoice_waits_with_its_own_day_and_file(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let draft = sale(participant.nip, "FS/1/05/2025");
        let answer = app.report_einvoices(&participant, &file_name(&draft), &xml(&draft)).await;
        assert_eq!(answer.assert(201).message(), "Twoja e-faktura została dodana prawidłowo");
        let id = answer.json["data"]["einvoices"][0]["id"].as_str().unwrap();
        let shown = app.details_of(&participant, id).await;
        assert_eq!((&shown["status"]["code"], &shown["date"]), (&json!("pending"), &json!("2025-05-12")));
        assert_eq!((&shown["document_name"], &shown["distributor_name"]), (&json!("FS/1/05/2025"), &json!("Rolmasz Żnin")));
        assert_eq!(shown["points"], 0);
        let file = app.get(&format!("/api/v1/invoices/{id}/file")).bearer(&participant.token).send().await;
        assert_eq!(file.assert(200).body, xml(&draft), "byte for byte");
        assert_eq!(file.headers["content-type"], "application/xml");
        assert_eq!(file.headers["content-disposition"], "attachment; filename=\"faktura-fs-1-05-2025.xml\"");
        let rows = app.count("SELECT count(*) FROM einvoices WHERE proof = 'consistent' AND ksef_number IS NOT NULL").await;
        assert_eq!(rows, 1);
    }

    async fn a_file_that_does_not_say_its_number_or_anothers_is_a_document(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (one, other) = (sale(participant.nip, "FS/1"), sale(participant.nip, "FS/2"));
        app.report_einvoices(&participant, "faktura.xml", &xml(&one)).await.assert(201);
        let of_another_seller = "5265877635-20250826-0100001AF629-AF.xml";
        app.report_einvoices(&participant, of_another_seller, &xml(&other)).await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM einvoices WHERE proof = 'document' AND ksef_number IS NULL").await, 2);
    }

    async fn a_season_comes_in_one_archive(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let drafts = [sale(participant.nip, "FS/1"), sale(participant.nip, "FS/2"), sale("1132191233", "FS/3")];
        let files: Vec<Vec<u8>> = drafts.iter().map(xml).collect();
        let archive = zip(&[
            ("faktury/a.xml", &files[0]), ("faktury/b.XML", &files[1]), ("c.xml", &files[2]), ("d.xml", &files[0]),
            ("spis.txt", b"lista"), ("e.xml", b"<html/>"),
        ]);
        let answer = app.report_einvoices(&participant, "sezon.zip", &archive).await;
        assert_eq!(answer.assert(201).message(), "Dodane: 2\u{a0}e-faktury");
        let data = &answer.json["data"];
        let verdicts: Vec<_> = data["einvoices"].as_array().unwrap().iter()
            .map(|one| (one["verdict"].as_str().unwrap(), one["id"].is_string())).collect();
        assert_eq!(verdicts, [("ready", true), ("ready", true), ("refused", false), ("refused", false), ("refused", false)]);
        assert_eq!(data["einvoices"][3]["reason"], "Ta sama faktura jest wśród tych plików drugi raz.");
        assert_eq!(data["ignored"], json!(["spis.txt"]));
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 2);
        assert_eq!(app.stored_contents(), 2, "nothing of the refused ones stays");
    }

    async fn a_retried_report_has_one_effect_and_the_first_answer(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let draft = sale(participant.nip, "FS/1");
        let file = (file_name(&draft), xml(&draft));
        let first = app.report_einvoices_once(&participant, (&file.0, &file.1), "k").await;
        let again = app.report_einvoices_once(&participant, (&file.0, &file.1), "k").await;
        assert_eq!(first.assert(201).json, again.assert(201).json);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
        assert_eq!(app.stored_contents(), 1);
        let other = xml(&sale(participant.nip, "FS/2"));
        app.report_einvoices_once(&participant, (&file.0, &other), "k").await.assert(422);
    }

    async fn an_invoice_that_is_known_is_not_reported_again(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let draft = sale(participant.nip, "FS/1");
        let id = app.reported_einvoice(&participant, &draft).await;
        let again = app.report_einvoices(&participant, "x.xml", &xml(&draft)).await;
        assert_eq!(again.assert(422).field("einvoices"), "Faktura FS/1 jest już w\u{a0}programie.");
        let read = app.read_einvoices(&participant, "x.xml", &xml(&draft)).await;
        let one = &read.assert(200).json["data"]["einvoices"][0];
        assert_eq!((&one["verdict"], &one["id"]), (&json!("known"), &json!(id)));
    }

    async fn an_invoice_of_a_distributors_data_takes_the_file(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let line = ("FS/1", programme.distributor, "2025-05-12", 2025, programme.pack, 2, 10_000, 100, 120_000, "accepted");
        app.bought(participant.id, &[line]).await;
        let id = app.reported_einvoice(&participant, &sale(participant.nip, "FS/1")).await;
        let shown = app.details_of(&participant, &id).await;
        assert_eq!((&shown["status"]["code"], &shown["file"], &shown["matched"]), (&json!("accepted"), &json!(true), &json!(true)));
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
    }

    async fn the_same_invoice_of_a_second_participant_stands_beside_the_first(app) {
        let (anna, jan, _) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let mut draft = sale(anna.nip, "FS/1");
        draft.recipient = Some(plon_ksef::writing::DraftParty { nip: jan.nip.to_owned(), ..draft.buyer.clone() });
        let first = app.reported_einvoice(&anna, &draft).await;
        let second = app.reported_einvoice(&jan, &draft).await;
        assert!(app.is_flagged(&first).await && app.is_flagged(&second).await);
        let operator = app.operator(&["moderator"]).await;
        let twins = &app.under_review(&operator, &second).await["possible_duplicates"];
        assert_eq!((&twins[0]["id"], &twins[0]["same_file"], &twins[0]["same_number"]), (&json!(first), &json!(true), &json!(true)));
    }

    async fn a_number_in_ksef_that_comes_twice_is_flagged_whatever_the_files_say(app) {
        let (participant, _) = (app.participant().await, app.programme().await);
        let (draft, changed) = (sale(participant.nip, "FS/1"), sale(participant.nip, "FS/1/BIS"));
        let first = app.reported_einvoice(&participant, &draft).await;
        let answer = app.report_einvoices(&participant, &file_name(&draft), &xml(&changed)).await;
        let second = answer.assert(201).json["data"]["einvoices"][0]["id"].as_str().unwrap().to_owned();
        assert!(app.is_flagged(&first).await && app.is_flagged(&second).await);
        let operator = app.operator(&["moderator"]).await;
        let twin = &app.under_review(&operator, &second).await["possible_duplicates"][0];
        assert_eq!((&twin["id"], &twin["same_ksef_number"], &twin["same_number"]), (&json!(first), &json!(true), &json!(false)));
    }
}
