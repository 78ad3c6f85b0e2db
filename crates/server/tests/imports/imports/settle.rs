//! A distributor's data and what participants reported: one invoice, one payment, whatever came first.
use plon_kernel::on_db;
use serde_json::json;

use super::{figure, sale, sale_of};
use crate::given::invoices::pdf;
use crate::given::review::{about, accepted, decision, line};
use crate::support::{NIPS, on_both};

on_both! {
    async fn a_reported_invoice_that_waits_is_confirmed_and_keeps_its_file(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "fv 1-2025").await;
        let source = app.source(&operator, programme.distributor).await;
        let done = app.import_sales(&operator, source, &[sale("FV/1/2025", 4), sale("FV/1/2025", 1)]).await;
        assert_eq!((figure(&done, "Zgłoszone faktury potwierdzone danymi"), figure(&done, "Nowe faktury")), (1, 0));
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        let seen = app.under_review(&operator, &id).await;
        assert_eq!((&seen["source"], &seen["status"]["code"], &seen["matched"]),
            (&json!("reported"), &json!("accepted"), &json!(true)));
        assert_eq!(seen["issued_on"], "2025-08-01");
        assert_eq!(seen["lines"].as_array().unwrap().len(), 2);
        let details = app.details_of(&participant, &id).await;
        assert_eq!((&details["matched"], &details["file"]), (&json!(true), &json!(true)));
        // An operator who had it open is told.
        app.review(&operator, &id, &decision(&[accepted(&programme, 9)])).await.assert(409);
        assert_eq!(app.points_of(participant.id).await, (250, 250));
    }

    async fn a_decided_invoice_is_not_paid_again_and_differences_are_noted(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let mut ids = Vec::new();
        for number in ["FV/1", "FV/2", "FV/3"] {
            ids.push(app.reported(&participant, &programme, number).await);
        }
        for id in &ids[..2] {
            app.review(&operator, id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        }
        app.review(&operator, &ids[2], &json!({"version": 1, "lines": [], "reject": {"reason": "Nieczytelna"}})).await.assert(200);
        let done = app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/2", 5), sale("FV/3", 1)]).await;
        assert_eq!(figure(&done, "Faktury znane już wcześniej"), 3);
        assert_eq!(app.points_of(participant.id).await, (400, 400));
        let notes = app.notes_of(&operator, &done).await;
        assert_eq!(notes, [
            "Faktura FV/2 została już rozpatrzona, a\u{a0}ten plik podaje co innego. DOVVO 500 EC 5\u{a0}L: \
             na fakturze 4, w\u{a0}pliku 5. Nie przyznaliśmy punktów.",
            "Faktura FV/3 została wcześniej odrzucona, a\u{a0}ten plik podaje co innego. DOVVO 500 EC 5\u{a0}L: \
             na fakturze 0, w\u{a0}pliku 1. Nie przyznaliśmy punktów.",
        ]);
        assert_eq!(app.under_review(&operator, &ids[0]).await["matched"], true);
    }

    async fn an_appeal_that_waits_is_an_operators_to_answer_whatever_the_data_say(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.reject_whole(&operator, &id, 1).await.assert(200);
        app.appeal(&participant, &about(&id, None)).await.assert(201);
        let done = app.import_sales(&operator, source, &[sale("FV/1", 4)]).await;
        assert_eq!(app.notes_of(&operator, &done).await, [
            "Faktura FV/1 czeka na ponowne sprawdzenie, a\u{a0}ten plik podaje co innego. DOVVO 500 EC 5\u{a0}L: \
             na fakturze 0, w\u{a0}pliku 4. Nie przyznaliśmy punktów."]);
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        let seen = app.under_review(&operator, &id).await;
        assert_eq!((&seen["status"]["code"], &seen["matched"], &seen["appeals"][0]["status"]["code"]),
            (&json!("pending"), &json!(true), &json!("waiting")));
        let mut form = decision(&[accepted(&programme, 4)]);
        form["version"] = json!(3);
        app.review(&operator, &id, &form).await.assert(409);
        form["version"] = json!(4);
        app.review(&operator, &id, &form).await.assert(200);
        let again = app.import_sales(&operator, source, &[sale("FV/1", 4)]).await;
        assert_eq!(app.notes_of(&operator, &again).await, Vec::<String>::new());
        assert_eq!((figure(&again, "Powtórzone pozycje (bez punktów)"), app.points_of(participant.id).await), (1, (200, 200)));
    }

    async fn a_line_under_appeal_is_not_paid_by_the_data_nor_after_its_rejection_is_upheld(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let (id, rejected) = app.half_rejected(&participant, &operator, &programme).await;
        app.appeal(&participant, &about(&id, Some(rejected))).await.assert(201);
        let rows = [sale("FV/1", 4), sale("FV/1", 2)];
        let waits = app.import_sales(&operator, source, &rows).await;
        let mut upheld = decision(&[line(&programme, 2, "reject", Some("Produkt spoza programu"))]);
        (upheld["version"], upheld["lines"][0]["id"]) = (json!(4), json!(rejected));
        app.review(&operator, &id, &upheld).await.assert(200);
        let answered = app.import_sales(&operator, source, &rows).await;
        for (import, how) in [(&waits, "czeka na ponowne sprawdzenie"), (&answered, "została już rozpatrzona")] {
            assert_eq!(app.notes_of(&operator, import).await, [format!(
                "Faktura FV/1 {how}, a\u{a0}ten plik podaje co innego. DOVVO 500 EC 5\u{a0}L: \
                 na fakturze 4, w\u{a0}pliku 6. Nie przyznaliśmy punktów.")]);
        }
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        assert_eq!(app.under_review(&operator, &id).await["lines"][1]["status"]["code"], "rejected");
    }

    async fn a_corrected_invoice_is_not_paid_again_by_the_data(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await.assert(200);
        let line = app.under_review(&operator, &id).await["lines"][0]["id"].as_i64().unwrap();
        let more = json!({"version": 2, "kind": "mistake", "pack_id": programme.pack, "quantity": 6, "net_value": 1,
                          "reason": "Źle odczytaliśmy fakturę"});
        app.correct_line(&operator, &(id, line), &more).await.assert(200);
        let done = app.import_sales(&operator, source, &[sale("FV/1", 4)]).await;
        assert_eq!(app.notes_of(&operator, &done).await, [
            "Faktura FV/1 została już rozpatrzona, a\u{a0}ten plik podaje co innego. DOVVO 500 EC 5\u{a0}L: \
             na fakturze 6, w\u{a0}pliku 4. Nie przyznaliśmy punktów."]);
        assert_eq!(app.points_of(participant.id).await, (300, 300));
    }

    async fn an_invoice_of_the_data_that_was_corrected_and_appealed_is_paid_by_the_answer_only(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale("FV/1", 4), sale("FV/1", 2)];
        app.import_sales(&operator, source, &rows).await;
        let listed = app.get("/api/v1/invoices/2025").bearer(&participant.token).send().await;
        let id = listed.json["data"]["items"][0]["id"].as_str().unwrap().to_owned();
        let lines = app.under_review(&operator, &id).await["lines"].clone();
        let of = |place: usize| (id.clone(), lines[place]["id"].as_i64().unwrap());
        let returned = json!({"version": 1, "kind": "return", "quantity": 3, "net_value": 7_500, "reason": "Zwrot"});
        app.correct_line(&operator, &of(0), &returned).await.assert(200);
        let refused = json!({"version": 2, "kind": "rejection", "reason": "Inny nabywca"});
        app.correct_line(&operator, &of(1), &refused).await.assert(200);
        app.import_sales(&operator, source, &rows).await;
        assert_eq!(app.points_of(participant.id).await, (150, 150));

        app.appeal(&participant, &about(&id, Some(of(1).1))).await.assert(201);
        let waits = app.import_sales(&operator, source, &rows).await;
        assert!(app.notes_of(&operator, &waits).await[0].starts_with("Faktura FV/1 czeka na ponowne sprawdzenie"));
        assert_eq!(app.points_of(participant.id).await, (150, 150));
        let mut form = decision(&[accepted(&programme, 2)]);
        (form["version"], form["lines"][0]["id"]) = (json!(4), json!(of(1).1));
        app.review(&operator, &id, &form).await.assert(200);
        app.import_sales(&operator, source, &rows).await;
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
    }

    async fn an_invoice_of_the_data_is_paid_once_whatever_file_names_it(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/1", 2)]).await;
        let again = app.import_sales(&operator, source, &[sale("FV/1", 2)]).await;
        assert_eq!((figure(&again, "Powtórzone pozycje (bez punktów)"), figure(&again, "Różnice do sprawdzenia")), (1, 0));
        let other = app.import_sales(&operator, source, &[sale("FV/1", 4), sale("fv-1", 3)]).await;
        assert_eq!(app.notes_of(&operator, &other).await, [
            "Faktura FV/1 jest już w\u{a0}programie z\u{a0}danych dystrybutora, a\u{a0}ten plik podaje co innego. \
             DOVVO 500 EC 5\u{a0}L: na fakturze 6, w\u{a0}pliku 3. Nie przyznaliśmy punktów."]);
        assert_eq!(app.points_of(participant.id).await, (300, 300));
        assert_eq!(app.count("SELECT count(*) FROM invoices").await, 1);
    }

    async fn a_report_after_the_data_adds_its_file_once(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.import_sales(&operator, source, &[sale("FV/1", 4)]).await;
        let added = app.report(&participant, &programme, "fv 1").await;
        added.assert(201);
        assert_eq!(added.message(),
            "Ta faktura jest już w\u{a0}programie z\u{a0}danych dystrybutora. Dodaliśmy do niej Twój plik.");
        let id = added.json["data"]["id"].as_str().unwrap();
        let details = app.details_of(&participant, id).await;
        assert_eq!((&details["file"], &details["source"], &details["points"]),
            (&json!(true), &json!("edi"), &json!(200)));
        app.get(&format!("/api/v1/invoices/{id}/file")).bearer(&participant.token).send().await.assert(200);
        let twice = app.report(&participant, &programme, "FV/1").await;
        twice.assert(422);
        assert_eq!(twice.field("document_name"), "Faktura o tym numerze została już zgłoszona");
        assert_eq!((app.points_of(participant.id).await, app.stored_contents()), ((200, 200), 2));
    }

    async fn what_another_participant_was_paid_for_waits_for_an_operator(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let other = app.participant_numbered(1).await;
        let source = app.source(&operator, programme.distributor).await;
        let paid = app.reported(&other, &programme, "FV/1").await;
        app.review(&operator, &paid, &decision(&[accepted(&programme, 4)])).await.assert(200);
        let waits = app.report_file(&other, programme.distributor, "FV/2", &pdf("x")).await;
        let waits = waits.json["data"]["id"].as_str().unwrap().to_owned();
        let done = app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/2", 2)]).await;
        assert_eq!(app.notes_of(&operator, &done).await.len(), 1);
        assert_eq!((app.points_of(participant.id).await, app.points_of(other.id).await), ((100, 100), (200, 200)));
        assert!(app.is_flagged(&waits).await);
        assert_eq!(app.count("SELECT count(*) FROM invoices WHERE source = 'edi' AND status = 'pending'
            AND possible_duplicate").await, 1);
    }

    async fn limits_and_caps_hold_in_the_order_of_the_file(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.set_cap(320).await;
        app.set_limit(400).await;
        let done = app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/2", 3), sale("FV/3", 1)]).await;
        let mut db = app.db().read().await.unwrap();
        let lines: Vec<(String, i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT status, points, points_cut FROM invoice_lines ORDER BY id").fetch_all(conn).await).unwrap();
        drop(db);
        let line = |status: &str, points, cut| (status.to_owned(), points, cut);
        assert_eq!(lines, [line("accepted", 200, 0), line("limit.product", 120, 30), line("limit.product", 0, 50)]);
        assert_eq!(figure(&done, "Punkty obcięte przez limity"), 80);
        app.execute("UPDATE product_rates SET cap_points = $1", 1000).await;
        app.import_sales(&operator, source, &[sale("FV/4", 2)]).await;
        assert_eq!(app.points_of(participant.id).await, (400, 400));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 1);
    }

    async fn a_level_is_reached_by_an_import(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.give_points(participant.id, 49_900).await;
        app.import_sales(&operator, source, &[sale("FV/1", 2), sale("FV/2", 2)]).await;
        assert_eq!(app.points_of(participant.id).await.1, 49_900 + 200 + 500);
        assert_eq!(app.count("SELECT count(*) FROM achievements").await, 1);
    }

    async fn levels_of_several_are_reached_by_one_import(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let other = app.participant_numbered(1).await;
        let source = app.source(&operator, programme.distributor).await;
        app.give_points(participant.id, 49_900).await;
        app.give_points(other.id, 49_900).await;
        app.set_limit(50_300).await;
        app.import_sales(&operator, source, &[sale("FV/1", 4), sale_of(NIPS[1], "FV/2", "2025-04-10", 2)]).await;
        let mut db = app.db().read().await.unwrap();
        let bonuses: Vec<(i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT participant_id, points FROM transfers WHERE cause = 'achievement' ORDER BY participant_id")
            .fetch_all(conn).await).unwrap();
        drop(db);
        assert_eq!(bonuses, [(participant.id.0, 200), (other.id.0, 300)], "each as far as their own limit leaves room");
        assert_eq!(app.count("SELECT count(*) FROM achievements WHERE level = 50000").await, 2);
        assert_eq!(app.count("SELECT count(*) FROM letters WHERE level = 50000 AND company_name <> ''").await, 2);
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 2);
        let told = "SELECT count(DISTINCT participant_id) FROM notifications WHERE page = '/historia-punktow'";
        assert_eq!(app.count(told).await, 2);
    }

    async fn products_are_known_by_code_number_name_and_alias(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        app.execute("INSERT INTO packs (product_id, code, volume) VALUES ($1, 'DOVVO-1', 1000)", programme.product).await;
        app.execute("INSERT INTO product_aliases (distributor_id, alias, alias_key, pack_id)
            SELECT d.id, 'Dówwo kanister', 'dowwo kanister', $1 FROM distributors d", programme.pack).await;
        let named = |number: &str, product: &str, volume: &str| {
            sale(number, 1).replace("DOVVO-5;;", &format!("{product};{volume};"))
        };
        app.import_sales(&operator, source, &[named("FV/1", "dovvo-5", ""), named("FV/2", "100001", "5,000"),
            named("FV/3", "Dovvo 500 EC", "1"), named("FV/4", "DÓWWO  KANISTER", "")]).await;
        assert_eq!(app.points_of(participant.id).await.0, 50 + 50 + 10 + 50);
        let seen = app.previewed(&operator, source, "a.csv", &super::csv(&[named("FV/5", "100001", "")])).await;
        let errors = app.errors_of(&operator, seen["id"].as_i64().unwrap()).await;
        assert_eq!(errors[0].2, "Ten produkt ma kilka opakowań. Podaj pojemność albo kod opakowania.");
    }

    async fn buyers_who_take_no_part_are_skipped(app) {
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let source = app.source(&operator, programme.distributor).await;
        let waits = app.participant().await;
        app.execute("UPDATE participants SET status = 'pending' WHERE id = $1", waits.id.0).await;
        let partner = app.participant_numbered(1).await;
        app.make_partner(partner.id).await;
        let rows = [sale("FV/1", 1), sale_of(NIPS[1], "FV/2", "2025-08-01", 1), sale_of(NIPS[2], "FV/3", "2025-08-01", 1)];
        let seen = app.previewed(&operator, source, "a.csv", &super::csv(&rows)).await;
        assert_eq!((&seen["counts"]["skipped"], &seen["counts"]["faulty"]), (&json!(3), &json!(0)));
        assert_eq!(seen["can_be_committed"], false);
    }
}
