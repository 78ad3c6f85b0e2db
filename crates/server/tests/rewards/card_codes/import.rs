//! An import of codes: all or nothing, once, with everything that its job does for the order.
use serde_json::json;

use super::given::{CODES, NUMBER, Office, Ordered, counts, file, row};
use crate::orders::given::AccountBalances;
use crate::support::on_both;

on_both! {
    async fn a_code_carries_its_order_out_with_points_history_and_news(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let done = app.import_codes(&operator, "k", &file(&[row(&order, "7001 0002-0003 0004")])).await;
        assert_eq!(counts(done.assert(200)), json!({"imported": 1, "carried_out": 1, "replaced": 0, "unchanged": 0,
            "mended": 0, "left_out": []}));
        assert_eq!(done.message(), "Kody są wczytane. Realizujemy 1\u{a0}zamówienie.");
        assert_eq!(done.json["data"]["job"]["records"], 1);
        app.finish_jobs().await;
        let shown = app.shown(&participant, &order.id).await;
        let history = shown["history"].as_array().unwrap().iter().map(|event| event["status"]["code"].clone());
        assert_eq!(history.collect::<Vec<_>>(), ["selected", "in_progress", "completed"]);
        assert_eq!(shown["code_tail"], "0004");
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 990_000, held: 0, redeemed: 10_000 }
        );
        let (title, content) = app.last_news(participant.id).await;
        assert_eq!(title, "Kod karty czeka w\u{a0}Moich nagrodach");
        assert!(content.starts_with(&format!("Zamówienie nr\u{a0}{} jest zrealizowane: karta-paliwowa.", order.number)), "{content}");
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1";
        assert_eq!(app.number(told, participant.id.0).await, 2, "the order itself, and its code");
        let letters = "SELECT count(*) FROM messages WHERE participant_id = $1 AND purpose = 'orders.code'
                       AND recipient = 'anna@example.pl' AND NOT secret";
        assert_eq!(app.number(letters, participant.id.0).await, 1);
    }

    async fn the_number_stands_in_no_table_but_its_own(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.check_codes(&operator, &file(&[row(&order, NUMBER)])).await.assert(200);
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        app.card_code(&participant, &order).await;
        for sql in [
            "SELECT count(*) FROM notifications WHERE content LIKE '%70010002%'",
            "SELECT count(*) FROM messages WHERE body LIKE '%70010002%'",
            "SELECT count(*) FROM audit_log WHERE before || after LIKE '%70010002%'",
            "SELECT count(*) FROM idempotency_keys WHERE body LIKE '%70010002%'",
            "SELECT count(*) FROM files",
            "SELECT count(*) FROM import_rows",
            "SELECT count(*) FROM bulk_jobs WHERE title || change LIKE '%70010002%'",
        ] {
            assert_eq!(app.count(sql).await, 0, "{sql}");
        }
        for seen in [app.order_in_the_back_office(&operator, &order).await, app.shown(&participant, &order.id).await] {
            assert!(!seen.to_string().contains("70010002"), "{seen}");
        }
        let acts = "SELECT count(*) FROM audit_log WHERE action IN ('card_codes.import', 'orders.give_code')";
        assert_eq!(app.count(acts).await, 2);
    }

    async fn a_check_says_what_an_import_would_do_and_does_nothing(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two, empty) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await,
            app.code_ordered(&participant, &rewards).await);
        app.imported_codes(&operator, &[row(&one, NUMBER)]).await;
        let rows = [row(&one, NUMBER), format!("{};PL-2025-ABCD;;", two.number), format!("{};;;", empty.number)];
        let checked = app.check_codes(&operator, &file(&rows)).await;
        let data = &checked.assert(200).json["data"];
        assert_eq!((&data["unchanged"], &data["skipped"], &data["faulty"]), (&json!(1), &json!(1), &json!(0)));
        assert_eq!((&data["new"], &data["carried_out"], &data["replaced"]), (&json!(1), &json!(1), &json!(0)));
        assert_eq!(data["can_be_imported"], true);
        assert_eq!(data["fresh"], json!([{"row": 3, "order": two.number, "reward": "karta-paliwowa",
            "participant": "Anna Wiśniewska", "tail": "ABCD", "has_pin": false, "replaces_lost": false}]));
        assert_eq!(app.count("SELECT count(*) FROM card_codes").await, 1);
    }

    async fn a_file_that_is_imported_again_changes_nothing(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let content = file(&[row(&order, NUMBER)]);
        let first = app.import_codes(&operator, "k", &content).await;
        let again = app.import_codes(&operator, "k", &content).await;
        assert_eq!((again.assert(200).status, &again.body), (first.status, &first.body));
        app.finish_jobs().await;
        let other = app.import_codes(&operator, "inny", &content).await;
        assert_eq!(other.json["data"]["job"], json!(null));
        assert_eq!(counts(other.assert(200)), json!({"imported": 0, "carried_out": 0, "replaced": 0, "unchanged": 1,
            "mended": 0, "left_out": []}));
        assert_eq!(app.balances_of(participant.id).await.redeemed, 10_000);
        assert_eq!(app.number("SELECT version FROM orders WHERE id = $1", order.number).await, 3);
        let reused = app.import_codes(&operator, "k", &file(&[row(&order, "70010002000300051")])).await;
        assert_eq!(reused.assert(422).json["error"], "idempotency_key_reused");
    }

    async fn one_bad_row_keeps_the_whole_file_out(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await);
        let refused = app.import_codes(&operator, "k", &file(&[row(&one, NUMBER), row(&two, NUMBER)])).await;
        assert_eq!(refused.assert(409).json["error"], "import_has_errors");
        assert_eq!(app.count("SELECT count(*) FROM card_codes").await, 0);
        assert_eq!(app.balances_of(participant.id).await.held, 20_000);
        let mended = [row(&one, NUMBER), row(&two, "7001000200030005")];
        app.import_codes(&operator, "k2", &file(&mended)).await.assert(200);
    }

    async fn a_card_of_a_promotion_and_an_order_that_was_begun_get_codes_too(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let begun = app.code_ordered(&participant, &rewards).await;
        let path = format!("/api/v1/backoffice/orders/{}/status", begun.id);
        let form = json!({"status": "in_progress", "version": 1});
        app.post(&path).bearer(&operator.token).key("a").json(&form).send().await.assert(200);
        app.imported_codes(&operator, &[row(&begun, NUMBER)]).await;
        let shown = app.shown(&participant, &begun.id).await;
        assert_eq!((&shown["status"]["code"], shown["history"].as_array().unwrap().len()), (&json!("completed"), 3));
    }

    async fn what_waits_is_listed_taken_away_and_comes_back_as_it_was_filled_in(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let orders = [app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await];
        let by_post = json!({"reward_id": rewards.card, "delivery": "post", "address": crate::orders::given::address()});
        app.ordered(&participant, &by_post).await;
        let list = app.get(CODES).bearer(&operator.token).send().await;
        let items = list.assert(200).json["data"]["items"].as_array().unwrap();
        assert_eq!(items.iter().map(|item| &item["number"]).collect::<Vec<_>>(), [orders[0].number, orders[1].number]);
        let made = app.issuer_list(&operator, "l", false).await;
        assert_eq!(made.assert(201).message(), "Lista nr\u{a0}1 dla wydawcy: 2\u{a0}karty");
        let path = "/api/v1/backoffice/exports/card-codes?format=csv&list=1";
        let taken = app.get(path).bearer(&operator.token).send().await;
        let text = String::from_utf8(taken.assert(200).body.to_vec()).unwrap();
        assert_eq!(text, format!("\u{feff}Numer zamówienia;Nagroda;Wariant;Numer karty;PIN;Ważna do\r\n\
            {};karta-paliwowa;;;;\r\n{};karta-paliwowa;;;;\r\n", orders[0].number, orders[1].number));
        let filled = text.replacen(";;;;", &format!(";;{NUMBER};4321;2026-12-31"), 1);
        let done = app.import_codes(&operator, "k", filled.as_bytes()).await;
        assert_eq!(done.assert(200).json["data"]["imported"], 1);
        let Ordered { id, .. } = &orders[1];
        assert_eq!(app.shown(&participant, id).await["status"]["code"], "selected", "the row that is not filled in waits");
        let left = app.get(CODES).bearer(&operator.token).send().await;
        assert_eq!(left.json["meta"]["total"], 1);
    }

    async fn a_sheet_is_read_and_a_number_that_it_has_rounded_is_refused(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let (one, two) = (app.code_ordered(&participant, &rewards).await, app.code_ordered(&participant, &rewards).await);
        let sheet = |text: bool| {
            let mut book = rust_xlsxwriter::Workbook::new();
            let page = book.add_worksheet();
            for (column, title) in ["Numer zamówienia", "Numer karty"].into_iter().enumerate() {
                page.write_string(0, column as u16, title).unwrap();
            }
            page.write_number(1, 0, one.number as f64).unwrap();
            page.write_string(1, 1, "7001000200030004").unwrap();
            page.write_number(2, 0, two.number as f64).unwrap();
            if text {
                page.write_string(2, 1, "7001000200030005").unwrap();
            } else {
                page.write_number(2, 1, 7_001_000_200_030_005_f64).unwrap();
            }
            book.save_to_buffer().unwrap()
        };
        let rounded = app.check_codes(&operator, &sheet(false)).await;
        let error = &rounded.assert(200).json["data"]["errors"][0];
        assert_eq!((&error["row"], &error["column"]), (&json!(3), &json!("Numer karty")));
        assert_eq!(error["reason"], "Arkusz zaokrąglił ten numer. Ustaw kolumnę jako tekst i\u{a0}wpisz numer jeszcze raz.");
        app.import_codes(&operator, "k", &sheet(true)).await.assert(200);
        assert_eq!(app.card_code(&participant, &two).await["number"], "7001000200030005");
    }
}
