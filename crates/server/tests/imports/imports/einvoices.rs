//! E-invoices of a distributor: they confirm what participants reported, pay the rest once, and keep nothing of others.
use plon_platform::api_clients::ApiScope;
use serde_json::{Value, json};

use super::figures;
use crate::given::einvoices::{PART, file_name, goods, sale, xml, zip};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

impl TestApp {
    async fn upload_einvoices(&self, operator: &OperatorClient, source: i64, name: &str, content: &[u8]) -> Answer {
        let path = format!("/api/v1/backoffice/import-sources/{source}/einvoices");
        self.post(&path).bearer(&operator.token).multipart(&[], Some((PART, name, content))).send().await
    }

    /// Uploads files of which some are a participant's, and has them read; what the operator sees then.
    async fn read_of_distributor(&self, operator: &OperatorClient, source: i64, content: &[u8]) -> Value {
        let answer = self.upload_einvoices(operator, source, "faktury.zip", content).await;
        let id = answer.assert(201).json["data"]["id"].as_i64().unwrap();
        self.work_on_imports().await;
        self.import(operator, id).await
    }

    async fn posted_of_distributor(&self, operator: &OperatorClient, source: i64, content: &[u8]) -> Value {
        let seen = self.read_of_distributor(operator, source, content).await;
        let id = seen["id"].as_i64().unwrap();
        assert_eq!(seen["can_be_committed"], true, "{seen:#} {:?}", self.errors_of(operator, id).await);
        self.commit_import(operator, id).await.assert(200);
        self.work_on_imports().await;
        self.import(operator, id).await
    }

    async fn push_of(&self, token: &str, content: &[u8], key: &str) -> Answer {
        let request = self.post("/api/v1/edi/einvoices").bearer(token).key(key);
        request.multipart(&[], Some((PART, "faktury.zip", content))).send().await
    }
}

const NEW: [&str; 4] =
    ["Nowe faktury", "Zgłoszone faktury potwierdzone danymi", "Przyjęte pozycje", "Przyznane punkty"];

on_both! {
    async fn what_was_reported_is_confirmed_what_was_not_is_paid_and_nothing_of_others_stays(app) {
        let (one, other) = (app.participant().await, app.participant_numbered(1).await);
        let (programme, operator) = (app.programme().await, app.operator(&["moderator"]).await);
        let reported = sale(one.nip, "FS/1");
        let id = app.reported_einvoice(&one, &reported).await;
        let source = app.source_of(&operator, "einvoices", Some(programme.distributor)).await;
        let (unreported, stranger) = (sale(other.nip, "FS/2"), sale("1132191233", "FS/3"));
        let archive = zip(&[
            (&file_name(&reported), &xml(&reported)), ("b.xml", &xml(&unreported)), ("c.xml", &xml(&stranger)),
            ("d.xml", b"<html/>"),
        ]);
        let seen = app.posted_of_distributor(&operator, source, &archive).await;
        assert_eq!(figures(&seen, NEW), [1, 1, 2, 200]);
        assert_eq!(seen["counts"]["skipped"], 2, "transport");
        let notes = app.notes_of(&operator, &seen).await;
        assert_eq!(notes[0], "Pominięte: 1\u{a0}faktura innych nabywców: nic z\u{a0}nich nie zostało.");
        assert!(notes[1].starts_with("d.xml: "), "{notes:?}");
        // Each has its own file: the reported one stays, the other came with the data.
        for (who, id) in [(&one, Some(id)), (&other, None)] {
            let list = app.get("/api/v1/invoices/2025").bearer(&who.token).send().await;
            let shown = &list.assert(200).json["data"]["items"][0];
            assert_eq!((&shown["status"]["code"], &shown["points"]), (&json!("accepted"), &json!(100)), "{shown:#}");
            let id = id.unwrap_or_else(|| shown["id"].as_str().unwrap().to_owned());
            let file = app.get(&format!("/api/v1/invoices/{id}/file")).bearer(&who.token).send().await;
            assert_eq!(file.assert(200).headers["content-type"], "application/xml");
            let admin = app.get(&format!("/api/v1/backoffice/invoices/{id}")).bearer(&operator.token).send().await;
            let proof = &admin.assert(200).json["data"]["einvoice"]["proof"];
            assert_eq!((&proof["level"]["code"], &proof["import_id"]), (&json!("confirmed"), &seen["id"]), "{proof:#}");
        }
        assert_eq!(app.count("SELECT count(*) FROM files WHERE participant_id IS NULL").await, 1, "the rows themselves");
        assert_eq!(app.count("SELECT count(*) FROM files WHERE media_type = 'application/xml'").await, 3);
        // The same data again pay nothing.
        let again = app.posted_of_distributor(&operator, source, &archive).await;
        assert_eq!(figures(&again, ["Faktury znane już wcześniej", "Powtórzone pozycje (bez punktów)", "Przyznane punkty"]), [2, 2, 0]);
    }

    async fn a_file_that_the_participant_has_changed_is_noted(app) {
        let (participant, programme, operator) = (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let issued = sale(participant.nip, "FS/1");
        let mut changed = sale(participant.nip, "FS/1");
        changed.lines = vec![goods(1, "DOVVO 500 EC op. 5 L", Some("DOVVO-5"), 20)];
        let id = app.reported_einvoice(&participant, &changed).await;
        let source = app.source_of(&operator, "einvoices", Some(programme.distributor)).await;
        let seen = app.posted_of_distributor(&operator, source, &xml(&issued)).await;
        assert_eq!(app.notes_of(&operator, &seen).await, [
            "Faktura FS/1: e-faktura od dystrybutora różni się od pliku, który przysłał uczestnik. Porównaj je."
        ]);
        // The operator sees the distributor's, and its quantity is what was paid.
        let admin = app.get(&format!("/api/v1/backoffice/invoices/{id}")).bearer(&operator.token).send().await;
        let data = &admin.assert(200).json["data"];
        assert_eq!((&data["points"], &data["einvoice"]["content"]["lines"][0]["quantity"]), (&json!(100), &json!("2")));
    }

    async fn a_line_known_by_its_name_alone_waits_for_an_operator(app) {
        let (participant, programme, operator) = (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let mut draft = sale(participant.nip, "FS/1");
        draft.lines = vec![goods(1, "Dovvo 500 EC, op. 5 l", None, 3), goods(2, "Nawóz azotowy 500 kg", None, 1)];
        let source = app.source_of(&operator, "einvoices", Some(programme.distributor)).await;
        let seen = app.read_of_distributor(&operator, source, &xml(&draft)).await;
        let id = seen["id"].as_i64().unwrap();
        assert_eq!((&seen["can_be_committed"], &seen["counts"]["skipped"]), (&json!(false), &json!(1)));
        let why = "Produkt i\u{a0}opakowanie rozpoznane po nazwie: sprawdź, czy się zgadzają";
        assert_eq!(app.errors_of(&operator, id).await, [(2, "product".to_owned(), why.to_owned())]);
        let path = format!("/api/v1/backoffice/distributors/{}/aliases", programme.distributor);
        let alias = json!({"alias": "Dovvo 500 EC, op. 5 l", "pack_id": programme.pack});
        app.post(&path).bearer(&operator.token).json(&alias).send().await.assert(200);
        app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.import(&operator, id).await["can_be_committed"], true);
    }

    async fn a_push_is_accepted_without_anybody_only_where_the_programme_says_so(app) {
        let (participant, programme, operator) = (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let machine = app.machine(operator.id, &[ApiScope::PushSales], Some(programme.distributor)).await;
        let reported = sale(participant.nip, "FS/1");
        app.reported_einvoice(&participant, &reported).await;
        let status = async |answer: &Answer| {
            app.work_on_imports().await;
            let id = answer.assert(202).json["data"]["id"].as_i64().unwrap();
            app.import(&operator, id).await["status"]["code"].clone()
        };
        let first = app.push_of(&machine.token, &xml(&reported), "a").await;
        assert_eq!(status(&first).await, "previewed");
        let again = app.push_of(&machine.token, &xml(&reported), "a").await;
        assert_eq!(again.assert(202).json, first.json, "the same request has one effect");
        app.accept_einvoices("true").await;
        let second = app.push_of(&machine.token, &xml(&reported), "b").await;
        assert_eq!(status(&second).await, "posted");
        let accepted = "SELECT count(*) FROM invoices WHERE status = 'accepted' AND points = 100";
        assert_eq!(app.count(accepted).await, 1);
        // What is not certain waits for an operator all the same.
        let mut unsure = sale(participant.nip, "FS/2");
        unsure.lines = vec![goods(1, "Dovvo 500 EC, op. 5 l", None, 3)];
        let third = app.push_of(&machine.token, &xml(&unsure), "c").await;
        assert_eq!(status(&third).await, "previewed");
    }

    async fn a_cancelled_import_forgets_its_files(app) {
        let (participant, programme, operator) = (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let source = app.source_of(&operator, "einvoices", Some(programme.distributor)).await;
        let seen = app.read_of_distributor(&operator, source, &xml(&sale(participant.nip, "FS/1"))).await;
        assert_eq!(app.count("SELECT count(*) FROM import_einvoices").await, 1);
        let path = format!("/api/v1/backoffice/imports/{}/cancel", seen["id"]);
        app.post(&path).bearer(&operator.token).send().await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.count("SELECT count(*) FROM import_einvoices").await, 0);
        assert_eq!(app.count("SELECT count(*) FROM files WHERE media_type = 'application/xml'").await, 0);
    }

    async fn files_of_nobody_in_the_programme_are_refused_with_the_reason(app) {
        let (_, programme, operator) = (app.participant().await, app.programme().await, app.operator(&["moderator"]).await);
        let source = app.source_of(&operator, "einvoices", Some(programme.distributor)).await;
        let answer = app.upload_einvoices(&operator, source, "a.xml", &xml(&sale("1132191233", "FS/1"))).await;
        let why = answer.assert(422).json["errors"]["einvoices"][0].clone();
        assert!(why.as_str().unwrap().starts_with("W\u{a0}tych plikach nie ma ani jednej faktury uczestnika"), "{why}");
        assert_eq!((app.count("SELECT count(*) FROM imports").await, app.stored_contents()), (0, 0));
        // A source of another kind is not one of e-invoices.
        let sales = app.source(&operator, programme.distributor).await;
        app.upload_einvoices(&operator, sales, "a.xml", b"<a/>").await.assert(404);
    }
}
