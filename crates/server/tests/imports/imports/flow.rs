//! The way of a file: upload, mapping, preview, acceptance, posting; and who may stop it where.
use serde_json::json;

use super::{HEADER, csv, figure, sale, sale_of};
use crate::support::{NIPS, on_both};

on_both! {
    async fn a_file_becomes_invoices_with_points(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale("FV/1/2025", 4), sale("FV/1/2025", 2), sale("FV/2/2025", 1),
                    sale_of("1234563218", "FV/9", "2025-08-01", 7)];
        let seen = app.previewed(&operator, source, "sprzedaz.csv", &csv(&rows)).await;
        assert_eq!(seen["status"]["code"], "previewed");
        assert_eq!(seen["counts"], json!({"read": 4, "valid": 3, "faulty": 0, "skipped": 1, "mended": 0,
            "left_out": 0, "waiting": 0, "posted": 0}));
        assert_eq!(figure(&seen, "Faktury"), 2);
        assert_eq!(figure(&seen, "Punkty przed limitami"), 350);
        assert_eq!(app.points_of(participant.id).await, (0, 0));

        app.commit_import(&operator, seen["id"].as_i64().unwrap()).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        app.work_on_imports().await;
        let done = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(done["status"]["code"], "posted");
        assert_eq!((figure(&done, "Nowe faktury"), figure(&done, "Przyjęte pozycje"), figure(&done, "Przyznane punkty")),
            (2, 3, 350));
        assert_eq!(app.points_of(participant.id).await, (350, 350));
        assert_eq!(app.last_news(participant.id).await, ("Faktury od dystrybutora".to_owned(),
            "Z\u{a0}danych dystrybutora przyjęliśmy 2\u{a0}faktury. Przyznaliśmy 350\u{a0}pkt.".to_owned()));
        assert_eq!(app.count("SELECT count(*) FROM notifications").await, 1);
        assert_eq!(app.count("SELECT count(*) FROM import_rows").await, 0);

        let listed = app.get("/api/v1/invoices/2025?edi=true").bearer(&participant.token).send().await;
        let items = listed.json["data"]["items"].as_array().unwrap();
        assert_eq!(items.len(), 2);
        let details = app.post("/api/v1/invoices/details").bearer(&participant.token)
            .json(&json!({"document": items.iter().find(|i| i["document_name"] == "FV/1/2025").unwrap()["id"]})).send().await;
        details.assert(200);
        assert_eq!(details.json["data"]["source"], "edi");
        assert_eq!(details.json["data"]["points"], 300);
        assert_eq!(details.json["data"]["rows"][0]["explanation"], "4 × 5\u{a0}L × 10\u{a0}pkt = 200\u{a0}pkt");
    }

    async fn a_source_keeps_its_columns_and_asks_for_what_is_missing(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let source = app.source(&operator, programme.distributor).await;
        let file = "Kto;Co;Nr;Kiedy;Ile;Za ile\r\n5260250274;DOVVO-5;FV/1;01.08.2025;3;99,90".as_bytes();
        let id = app.upload(&operator, source, "a.csv", file).await.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        assert_eq!(seen["mapping"], json!({}));
        assert_eq!(seen["file_columns"][3], json!({"name": "Kiedy", "samples": ["01.08.2025"]}));
        let missing = app.read_import(&operator, id, &seen["format"], &json!({"number": "Nr", "product": "Nr"})).await;
        missing.assert(422);
        assert_eq!(missing.field("mapping.buyer_nip"), "Wskaż kolumnę");
        assert_eq!(missing.field("mapping.product"), "Ta kolumna jest już wskazana w\u{a0}innym polu");
        let mapping = json!({"buyer_nip": "Kto", "product": "Co", "number": "Nr", "issued_on": "Kiedy",
            "quantity": "Ile", "net_value": "Za ile"});
        app.read_import(&operator, id, &seen["format"], &mapping).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.import(&operator, id).await["can_be_committed"], true);
        let next = app.upload(&operator, source, "b.csv", file).await.json["data"]["id"].as_i64().unwrap();
        assert_eq!(app.import(&operator, next).await["mapping"], mapping);
        let sources = app.get("/api/v1/backoffice/import-sources").bearer(&operator.token).send().await;
        assert_eq!(sources.json["data"][0]["known"], true);
    }

    async fn a_source_of_all_distributors_needs_their_nip(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        app.programme().await;
        let form = json!({"kind": "edi_sales", "name": "Hurt"});
        let made = app.post("/api/v1/backoffice/import-sources").bearer(&operator.token).json(&form).send().await;
        let again = app.post("/api/v1/backoffice/import-sources").bearer(&operator.token).json(&form).send().await;
        assert_eq!(again.field("name"), "Źródło o\u{a0}tej nazwie już istnieje");
        let source = made.json["data"]["id"].as_i64().unwrap();
        let without = app.upload(&operator, source, "a.csv", &csv(&[sale("FV/1", 1)])).await;
        let id = without.json["data"]["id"].as_i64().unwrap();
        let seen = app.import(&operator, id).await;
        let refused = app.read_import(&operator, id, &seen["format"], &seen["mapping"]).await;
        assert_eq!(refused.field("mapping.distributor_nip"),
            "Wskaż kolumnę. To źródło nie należy do jednego dystrybutora.");
        let file = format!("NIP dystrybutora;{HEADER}\n8971649500;{}\n5213017228;{}", sale("FV/1", 1), sale("FV/2", 1));
        let seen = app.previewed(&operator, source, "b.csv", file.as_bytes()).await;
        let errors = app.errors_of(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(errors, [(3, "NIP dystrybutora".to_owned(), "Nie ma dystrybutora o\u{a0}tym numerze NIP".to_owned())]);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
    }

    async fn an_import_is_accepted_once_and_cancelled_only_before(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let seen = app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", 1)])).await;
        let id = seen["id"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/imports/{id}/commit");
        let first = app.post(&path).bearer(&operator.token).key("klucz").send().await;
        let again = app.post(&path).bearer(&operator.token).key("klucz").send().await;
        first.assert(200);
        assert_eq!(first.json, again.json);
        app.post(&path).bearer(&operator.token).key("inny").send().await.assert(409);
        let cancel = format!("/api/v1/backoffice/imports/{id}/cancel");
        app.post(&cancel).bearer(&operator.token).send().await.assert(409);
        app.work_on_imports().await;
        assert_eq!(app.points_of(participant.id).await, (50, 50));

        let other = app.previewed(&operator, source, "b.csv", &csv(&[sale("FV/2", 1)])).await["id"].as_i64().unwrap();
        app.post(&format!("/api/v1/backoffice/imports/{other}/cancel")).bearer(&operator.token).send().await.assert(200);
        app.commit_import(&operator, other).await.assert(409);
        app.work_on_imports().await;
        assert_eq!(app.points_of(participant.id).await, (50, 50));
        assert_eq!(app.count("SELECT count(*) FROM import_rows").await, 0);
        let listed = app.get("/api/v1/backoffice/imports?status=cancelled").bearer(&operator.token).send().await;
        assert_eq!(listed.json["data"]["items"][0]["id"], other);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action LIKE 'imports.%'").await, 7);
    }

    async fn one_of_many_bad_rows_keeps_the_whole_file_out(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let mut rows: Vec<String> = (0..40).map(|number| sale(&format!("FV/{number}"), 1)).collect();
        rows[17] = sale("FV/17", -1);
        let seen = app.previewed(&operator, source, "a.csv", &csv(&rows)).await;
        let id = seen["id"].as_i64().unwrap();
        assert_eq!((&seen["can_be_committed"], &seen["counts"]["faulty"]), (&json!(false), &json!(1)));
        let refused = app.commit_import(&operator, id).await;
        refused.assert(409);
        assert_eq!(refused.json["error"], "import_has_errors");
        app.work_on_imports().await;
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 0);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        let told = app.get(&format!("/api/v1/backoffice/imports/{id}/errors.csv")).bearer(&operator.token).send().await;
        told.assert(200);
        let told = String::from_utf8_lossy(&told.body).into_owned();
        assert!(told.contains(
            "19;Liczba opakowań;'-1;To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze."), "{told}");
    }

    async fn the_lists_go_by_their_indexes(app) {
        let operator = app.operator(&["moderator"]).await;
        let plans = app.plans_of(app.get("/api/v1/backoffice/imports?status=posted&cursor=5").bearer(&operator.token)).await;
        plans.assert_by_index("imports i", "imports_by_status");
        plans.assert_in_order("imports i");
        let plans = app.plans_of(app.get("/api/v1/backoffice/imports/1/errors?page=2").bearer(&operator.token)).await;
        plans.assert_in_order("import_errors");
        let plans = app.plans_of(app.get("/api/v1/backoffice/imports/1/notes?cursor=2").bearer(&operator.token)).await;
        plans.assert_by_index("import_notes", "import_notes_of_import");
    }

    async fn many_participants_and_chunks_add_up(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let participants = [app.participant().await, app.participant_numbered(1).await, app.participant_numbered(2).await];
        let source = app.source(&operator, programme.distributor).await;
        // Invoices of 7 lines, whose rows lie apart: a chunk's end falls into one of them.
        let mut rows = Vec::new();
        for line in 1..=7 {
            for number in 0..180 {
                rows.push(sale_of(NIPS[number % 3], &format!("FV/{number}"), "2025-08-01", line));
            }
        }
        let done = app.import_sales(&operator, source, &rows).await;
        assert_eq!(done["counts"]["posted"], 1260);
        assert_eq!((figure(&done, "Nowe faktury"), figure(&done, "Przyjęte pozycje")), (180, 1260));
        for participant in &participants {
            assert_eq!(app.points_of(participant.id).await.0, 60 * 28 * 50 + 500 + 750);
        }
        assert_eq!(app.count("SELECT count(*) FROM notifications WHERE title = 'Faktury od dystrybutora'").await, 3);
    }

    async fn the_file_is_taken_away_as_it_came(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let file = csv(&[sale("FV/1", 1)]);
        let id = app.upload(&operator, source, "ź\"; x.csv", &file).await.json["data"]["id"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/imports/{id}/file");
        let taken = app.get(&path).bearer(&operator.token).send().await;
        assert_eq!(taken.assert(200).body.to_vec(), file);
        assert_eq!(taken.headers["content-disposition"], format!("attachment; filename=\"import-{id}.csv\""));
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'imports.take_file'").await, 1);
        let other = app.operator(&["editor"]).await;
        app.get(&path).bearer(&other.token).send().await.assert(403);
        app.get("/api/v1/backoffice/imports/99/file").bearer(&operator.token).send().await.assert(404);
    }

    async fn a_source_gets_another_name_and_keeps_its_columns(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        app.participant().await;
        let (source, other) = (app.source(&operator, programme.distributor).await, app.source(&operator, programme.distributor).await);
        let seen = app.previewed(&operator, source, "a.csv", &csv(&[sale("FV/1", 1)])).await;
        let rename = async |id: i64, name: &str| {
            let path = format!("/api/v1/backoffice/import-sources/{id}/update");
            app.post(&path).bearer(&operator.token).json(&json!({"name": name})).send().await
        };
        rename(source, "  Rolmasz   Żnin ").await.assert(200);
        let renamed = app.import(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(renamed["source"], "Rolmasz Żnin");
        rename(source, "Rolmasz Żnin").await.assert(200);
        assert_eq!(rename(other, "Rolmasz Żnin").await.assert(422).field("name"), "Źródło o\u{a0}tej nazwie już istnieje");
        assert_eq!(rename(other, " ").await.assert(422).field("name"), "Pole jest wymagane");
        rename(99, "X").await.assert(404);
        let listed = app.get("/api/v1/backoffice/import-sources").bearer(&operator.token).send().await;
        let found = listed.json["data"].as_array().unwrap().iter().find(|known| known["id"] == source).unwrap().clone();
        assert_eq!((&found["name"], &found["known"]), (&json!("Rolmasz Żnin"), &json!(true)));
    }
}
