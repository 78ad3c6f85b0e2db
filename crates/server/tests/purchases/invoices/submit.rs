//! Reporting an invoice.
use jiff::SignedDuration;
use plon_domain::attachment::MAX_FILE_BYTES;
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::pdf;
use crate::support::{TestApp, on_both};

const SUBMIT: &str = "/api/v1/invoices/submit";

async fn deactivate(app: &TestApp, distributor: i64) {
    let mut tx = app.db().begin().await.unwrap();
    on_db!(&mut tx, conn => sqlx::query("UPDATE distributors SET active = FALSE WHERE id = $1")
        .bind(distributor).execute(conn).await.map(|_| ()))
    .unwrap();
    tx.commit().await.unwrap();
}

on_both! {
    async fn a_reported_invoice_waits_with_the_day_of_the_report(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let answer = app.report(&participant, &programme, "FV/1/2025").await;
        answer.assert(201);
        assert_eq!(answer.message(), "Twoja faktura została dodana prawidłowo");
        let id = answer.json["data"]["id"].as_str().unwrap();
        let shown = app.post("/api/v1/invoices/details").bearer(&participant.token).json(&json!({"document": id})).send().await;
        shown.assert(200);
        let data = &shown.json["data"];
        assert_eq!(data["status"], json!({"code": "pending", "label": "Oczekuje", "color": "yellow"}));
        assert_eq!(data["date"], "2025-08-20");
        assert_eq!(data["document_name"], "FV/1/2025");
        assert_eq!(data["distributor_name"], "Rolmasz Żnin");
        assert_eq!(data["buyer"], "Gospodarstwo Rolne");
        assert_eq!((&data["points"], &data["rows"], &data["file"]), (&json!(0), &json!([]), &json!(true)));
    }

    async fn all_errors_of_a_form_are_told_at_once(app) {
        let participant = app.participant().await;
        let empty = app.post(SUBMIT).bearer(&participant.token).multipart(&[], None).send().await;
        empty.assert(422);
        for field in ["document_name", "distributor_id", "invoice"] {
            assert_eq!(empty.field(field), "Pole jest wymagane", "{field}");
        }
        let wrong = app.post(SUBMIT).bearer(&participant.token)
            .multipart(&[("document_name", "///"), ("distributor_id", "abc")], Some(("invoice", "a.pdf", b"GIF89a")))
            .send().await;
        wrong.assert(422);
        assert_eq!(wrong.message(), "Popraw formularz");
        assert_eq!(wrong.field("document_name"),
            "Numer faktury musi zawierać literę lub cyfrę i nie może zawierać niewidocznych znaków");
        assert_eq!(wrong.field("distributor_id"), "Wybierz dystrybutora z listy");
        assert_eq!(wrong.field("invoice"), "Niedozwolony format pliku");
        assert_eq!(app.stored_contents(), 0);
    }

    async fn a_file_is_told_by_its_content(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let allowed: [&[u8]; 3] = [b"%PDF-1.4\n...", b"\x89PNG\r\n\x1a\n...", b"\xff\xd8\xff\xe0..."];
        for (number, content) in allowed.into_iter().enumerate() {
            app.report_file(&participant, programme.distributor, &format!("FV/{number}"), content).await.assert(201);
        }
        let disguised: [&[u8]; 3] = [b"MZ\x90\x00", b"<html>%PDF-</html>", b"PK\x03\x04"];
        for content in disguised {
            let answer = app.report_file(&participant, programme.distributor, "FV/9", content).await;
            answer.assert(422);
            assert_eq!(answer.field("invoice"), "Niedozwolony format pliku");
        }
        let nothing = app.report_file(&participant, programme.distributor, "FV/9", b"").await;
        nothing.assert(422);
        assert_eq!(nothing.field("invoice"), "Pole jest wymagane");
    }

    async fn a_file_must_be_under_ten_mebibytes(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let mut content = pdf("duży");
        content.resize(MAX_FILE_BYTES - 1, b' ');
        app.report_file(&participant, programme.distributor, "FV/1", &content).await.assert(201);
        for over in [MAX_FILE_BYTES, MAX_FILE_BYTES + 500_000, 2 * MAX_FILE_BYTES] {
            content.resize(over, b' ');
            let answer = app.report_file(&participant, programme.distributor, "FV/2", &content).await;
            answer.assert(422);
            assert_eq!(answer.field("invoice"), "Pliki musi być mniejszy niż 10MB", "{over}");
        }
    }

    async fn an_unknown_or_inactive_distributor_is_refused_at_its_field(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        deactivate(&app, programme.distributor).await;
        for distributor in [programme.distributor, 9999] {
            let answer = app.report_file(&participant, distributor, "FV/1", &pdf("a")).await;
            answer.assert(422);
            assert_eq!(answer.field("distributor_id"), "Wybierz dystrybutora z listy");
        }
    }

    async fn the_same_number_again_is_refused_however_it_is_written(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.report(&participant, &programme, "FV/12/2025").await.assert(201);
        for again in ["FV/12/2025", "fv 12-2025", "FV12/2025", " FV / 12 / 2025 "] {
            let answer = app.report_file(&participant, programme.distributor, again, &pdf("inny plik")).await;
            answer.assert(422);
            assert_eq!(answer.field("document_name"), "Faktura o tym numerze została już zgłoszona");
            assert_eq!(answer.message(), "Faktura o tym numerze została już zgłoszona");
        }
        assert_eq!(app.stored_contents(), 1, "the files of refused reports are removed");
        assert_eq!(app.count("SELECT count(*) FROM files").await, 1);
        let elsewhere = app.distributor("7822622168", "Agro Ćmielów").await;
        app.report_file(&participant, elsewhere, "FV/12/2025", &pdf("u kogo innego")).await.assert(201);
    }

    async fn the_same_invoice_of_another_participant_is_taken_and_both_are_flagged(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let first = app.reported(&anna, &programme, "FV/12/2025").await;
        assert!(!app.is_flagged(&first).await);
        let second = app.reported(&jan, &programme, "fv 12 2025").await;
        assert!(app.is_flagged(&second).await);
        assert!(app.is_flagged(&first).await);
    }

    async fn the_same_number_of_another_distributor_is_another_invoice(app) {
        let (anna, jan, programme) = (app.participant().await, app.participant_numbered(1).await, app.programme().await);
        let elsewhere = app.distributor("7822622168", "Agro Ćmielów").await;
        let first = app.reported(&anna, &programme, "FV/12/2025").await;
        let second = app.report_file(&jan, elsewhere, "FV/12/2025", &pdf("b")).await;
        assert!(!app.is_flagged(&first).await);
        assert!(!app.is_flagged(second.json["data"]["id"].as_str().unwrap()).await);
    }

    async fn the_same_file_under_another_number_is_taken_and_flagged(app) {
        let (anna, programme) = (app.participant().await, app.programme().await);
        let first = app.report_file(&anna, programme.distributor, "FV/1", &pdf("ten sam")).await;
        let second = app.report_file(&anna, programme.distributor, "FV/2", &pdf("ten sam")).await;
        second.assert(201);
        for answer in [first, second] {
            assert!(app.is_flagged(answer.json["data"]["id"].as_str().unwrap()).await);
        }
    }

    async fn a_retried_upload_has_one_effect_and_the_first_answer(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let distributor = programme.distributor.to_string();
        let send = async |number: &str, content: &[u8]| {
            app.post(SUBMIT).bearer(&participant.token).key("klucz-1")
                .multipart(&[("document_name", number), ("distributor_id", &distributor)],
                    Some(("invoice", "a.pdf", content)))
                .send().await
        };
        let first = send("FV/1", &pdf("a")).await;
        let again = send("FV/1", &pdf("a")).await;
        first.assert(201);
        again.assert(201);
        assert_eq!(first.json, again.json);
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
        assert_eq!(app.stored_contents(), 1);
        let another = send("FV/1", &pdf("b")).await;
        another.assert(422);
        assert_eq!(another.json["error"], "idempotency_key_reused");
    }

    async fn twins_sent_at_once_make_one_invoice(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        let answers = tokio::join!(
            app.report(&participant, &programme, "FV/1"),
            app.report(&participant, &programme, "FV/1"),
        );
        let mut statuses = [answers.0.status.as_u16(), answers.1.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 422]);
        assert_eq!(app.stored_contents(), 1);
    }

    async fn an_hour_takes_so_many_uploads_and_no_more(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.report(&participant, &programme, "FV/1").await.assert(201);
        app.execute("UPDATE rate_limit_windows SET count = $1 WHERE bucket LIKE 'invoices.submit:%'", 120).await;
        let refused = app.report(&participant, &programme, "FV/2").await;
        refused.assert(429);
        assert_eq!(refused.headers["retry-after"], "3600");
        assert_eq!(app.stored_contents(), 1);
        app.wait(SignedDuration::from_hours(1));
        let participant = app.signed_in_again(participant).await;
        app.report(&participant, &programme, "FV/2").await.assert(201);
    }

    async fn only_participants_report(app) {
        let (operator, programme) = (app.operator(&["administrator"]).await, app.programme().await);
        let form = [("document_name", "FV/1"), ("distributor_id", &*programme.distributor.to_string())];
        let file = pdf("a");
        let by_operator = app.post(SUBMIT).bearer(&operator.token).multipart(&form, Some(("invoice", "a.pdf", &file)));
        by_operator.send().await.assert(403);
        let by_nobody = app.post(SUBMIT).multipart(&form, Some(("invoice", "a.pdf", &file)));
        by_nobody.send().await.assert(401);
    }

    async fn a_body_of_another_type_is_refused(app) {
        let participant = app.participant().await;
        app.post(SUBMIT).bearer(&participant.token).json(&Value::Null).send().await.assert(415);
        app.post(SUBMIT).bearer(&participant.token).header("content-type", "multipart/form-data").send().await.assert(400);
    }

    async fn a_season_that_nobody_has_prepared_takes_no_invoices(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.wait(SignedDuration::from_hours(24 * 80));
        let participant = app.signed_in_again(participant).await;
        let answer = app.report(&participant, &programme, "FV/1").await;
        answer.assert(422);
        assert_eq!(answer.json["error"], "season_missing");
        assert_eq!(app.stored_contents(), 0);
    }

    async fn distributors_to_choose_stand_in_polish_order(app) {
        let (participant, programme) = (app.participant().await, app.programme().await);
        for (nip, name) in [("1", "Łan"), ("2", "Zbóż-Pol"), ("3", "Ćmielów Agro"), ("4", "Dobre Plony"), ("5", "Lech")] {
            app.distributor(nip, name).await;
        }
        let hidden = app.distributor("6", "Dawny").await;
        deactivate(&app, hidden).await;
        let answer = app.get("/api/v1/distributors/options").bearer(&participant.token).send().await;
        answer.assert(200);
        let names: Vec<&str> =
            answer.json["data"].as_array().unwrap().iter().map(|row| row["distributor_name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Ćmielów Agro", "Dobre Plony", "Lech", "Łan", "Rolmasz Żnin", "Zbóż-Pol"]);
        assert!(answer.json["data"].as_array().unwrap().iter().any(|row| row["id"] == programme.distributor));
        app.get("/api/v1/distributors/options").send().await.assert(401);
    }
}
