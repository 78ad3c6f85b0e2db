//! Corrections of accepted lines: points back or more of them, caps and limits right, each once, shown to both sides.
use serde_json::{Value, json};

use super::{accepted, decision, line};
use crate::given::participants::ledger_of;
use crate::support::on_both;

fn returned(left: i64, value: i64) -> Value {
    json!({"version": 2, "kind": "return", "quantity": left, "net_value": value, "reason": "Rolnik oddał opakowania"})
}

fn mistake(pack: i64, quantity: i64) -> Value {
    json!({"version": 2, "kind": "mistake", "pack_id": pack, "quantity": quantity, "net_value": 10_000,
           "reason": "Źle odczytaliśmy fakturę"})
}

on_both! {
    async fn the_ledger_names_the_invoice_whose_line_was_corrected(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.settled((&participant, &operator), &programme, 4).await;
        let case = app.settled((&participant, &operator), &programme, 4).await;
        app.correct_line(&operator, &case, &returned(3, 7_500)).await.assert(200);
        let transfers = ledger_of(&app, &operator, &participant).await;
        let named: Vec<(&Value, &Value)> = transfers.iter().map(|one| (&one["kind"], &one["invoice"])).take(2).collect();
        assert_eq!(named, [(&json!("reversal"), &json!(case.0)), (&json!("accrual"), &json!(case.0))]);
    }

    async fn a_return_takes_its_points_back_and_is_shown_against_the_original(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        let answer = app.correct_line(&operator, &case, &returned(3, 7_500)).await;
        answer.assert(200);
        assert_eq!(answer.message(), "Poprawiono pozycję. Odjęliśmy 50\u{a0}pkt.");
        assert_eq!((&answer.json["data"]["points"], &answer.json["data"]["difference"]), (&json!(150), &json!(-50)));
        assert_eq!(app.points_of(participant.id).await, (150, 150));
        assert_eq!(app.number("SELECT points FROM product_points WHERE product_id = $1", programme.product).await, 150);
        let details = app.details_of(&participant, &case.0).await;
        assert_eq!((&details["points"], &details["value"]), (&json!(150), &json!(7_500)));
        let row = &details["rows"][0];
        assert_eq!((&row["quantity"], &row["volume"], &row["points"]), (&json!(3), &json!(15_000), &json!(150)));
        assert_eq!(row["explanation"], "3 × 5\u{a0}L × 10\u{a0}pkt = 150\u{a0}pkt");
        let correction = &row["corrections"][0];
        assert_eq!(correction["label"], "Zwrot towaru");
        assert_eq!((&correction["was"]["quantity"], &correction["is"]["quantity"]), (&json!(4), &json!(3)));
        assert_eq!((&correction["was"]["points"], &correction["is"]["points"]), (&json!(200), &json!(150)));
        assert_eq!(correction["reason"], "Rolnik oddał opakowania");
        assert_eq!(app.under_review(&operator, &case.0).await["lines"][0]["corrections"][0], *correction);
        let (title, news) = app.last_news(participant.id).await;
        assert_eq!(title, "Poprawiliśmy fakturę");
        assert!(news.contains("Było: DOVVO 500 EC, 4 × 5\u{a0}L, jest: DOVVO 500 EC, 3 × 5\u{a0}L") && news.contains("Odjęliśmy 50"), "{news}");
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'invoices.correct_line'").await, 1);
    }

    async fn a_return_of_all_ends_the_line_and_may_leave_the_available_points_below_zero(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        app.execute("UPDATE accounts SET balance = balance - 150 WHERE participant_id = $1 AND kind = 'available'", participant.id.0).await;
        app.execute("UPDATE accounts SET balance = balance + 150 WHERE participant_id = $1 AND kind = 'redeemed'", participant.id.0).await;
        let answer = app.correct_line(&operator, &case, &returned(0, 0)).await;
        answer.assert(200);
        assert_eq!(answer.json["data"]["status"]["code"], "rejected");
        assert_eq!(app.points_of(participant.id).await, (-150, 0));
        let details = app.details_of(&participant, &case.0).await;
        let row = &details["rows"][0];
        assert_eq!((&row["status"]["code"], &row["points"]), (&json!("rejected"), &json!(0)));
        assert_eq!(row["reason"], "Zwrot całości. Rolnik oddał opakowania");
        assert_eq!((&row["corrections"][0]["is"]["quantity"], &details["value"]), (&json!(0), &json!(0)));
        assert!(app.last_news(participant.id).await.1.contains("Dostępnych masz teraz -150") ||
            app.last_news(participant.id).await.1.contains("−150"), "{}", app.last_news(participant.id).await.1);
        app.correct_line(&operator, &case, &json!({"version": 3, "kind": "rejection", "reason": "Jeszcze raz"})).await.assert(409);
    }

    async fn a_wrong_product_is_taken_back_and_the_right_one_settled_under_its_own_cap(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let other = app.other_pack(30_000).await;
        app.execute("UPDATE product_rates SET cap_points = 70 WHERE product_id <> $1", programme.product).await;
        let case = app.settled((&participant, &operator), &programme, 4).await;
        let answer = app.correct_line(&operator, &case, &mistake(other, 3)).await;
        answer.assert(200);
        assert_eq!(answer.json["data"]["status"]["code"], "limit.product");
        assert_eq!(app.points_of(participant.id).await, (70, 70));
        assert_eq!(app.number("SELECT points FROM product_points WHERE product_id = $1", programme.product).await, 0);
        assert_eq!(app.number("SELECT points FROM product_points WHERE product_id <> $1", programme.product).await, 70);
        let kinds = "SELECT count(*) FROM transfers WHERE cause = 'correction' AND cause_id = (SELECT id FROM line_corrections)";
        assert_eq!(app.count(kinds).await, 2);
        let was_and_is = &app.details_of(&participant, &case.0).await["rows"][0]["corrections"][0];
        assert_eq!((&was_and_is["was"]["title_product"], &was_and_is["is"]["title_product"]),
            (&json!("DOVVO 500 EC"), &json!("AGROSAR 360 SL")));
    }

    async fn more_packs_earn_what_the_limits_still_let_through(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.set_limit(280).await;
        let case = app.settled((&participant, &operator), &programme, 4).await;
        let answer = app.correct_line(&operator, &case, &mistake(programme.pack, 6)).await;
        assert_eq!((&answer.json["data"]["status"]["code"], &answer.json["data"]["difference"]), (&json!("limit"), &json!(80)));
        assert_eq!(app.points_of(participant.id).await, (280, 280));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 1);
        let mut less = mistake(programme.pack, 5);
        less["version"] = json!(3);
        app.correct_line(&operator, &case, &less).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (250, 250));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 0,
            "under the limit again, its mark is gone");
    }

    async fn a_cap_that_a_return_has_freed_serves_the_next_line_and_not_the_one_before(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.set_cap(250).await;
        let first = app.settled((&participant, &operator), &programme, 4).await;
        let second = app.settled((&participant, &operator), &programme, 4).await;
        app.correct_line(&operator, &first, &returned(1, 2_500)).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (100, 100), "what was cut of the second stays cut");
        assert_eq!(app.under_review(&operator, &second.0).await["lines"][0]["points"], 50);
        app.settled((&participant, &operator), &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await, (250, 250));
    }

    async fn the_line_keeps_the_rate_by_which_it_was_accepted(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        app.execute("UPDATE product_rates SET points_per_unit = $1", 1_000).await;
        app.correct_line(&operator, &case, &returned(2, 5_000)).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (100, 100));
    }

    async fn one_key_corrects_once_and_one_version_once(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let other = app.operator(&["administrator"]).await;
        let case = app.settled((&participant, &operator), &programme, 4).await;
        let first = app.correct_line_once(&operator, (&case.0, case.1), &returned(3, 7_500), "klucz").await;
        let again = app.correct_line_once(&operator, (&case.0, case.1), &returned(3, 7_500), "klucz").await;
        assert_eq!((first.status, &first.json), (again.status, &again.json));
        app.correct_line(&other, &case, &returned(1, 2_500)).await.assert(409);
        let mut next = returned(2, 5_000);
        next["version"] = json!(3);
        let (one, two) = tokio::join!(app.correct_line(&operator, &case, &next), app.correct_line(&other, &case, &next));
        let mut statuses = [one.status.as_u16(), two.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        assert_eq!(app.points_of(participant.id).await, (100, 100));
        assert_eq!(app.count("SELECT count(*) FROM line_corrections").await, 2);
    }

    async fn a_correction_with_errors_names_them_all(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        let answer = app.correct_line(&operator, &case, &json!({"version": 2, "kind": "return", "quantity": 4, "net_value": 10_001})).await;
        answer.assert(422);
        assert_eq!(answer.field("quantity"), "Po zwrocie musi zostać mniej opakowań, niż było na pozycji");
        assert_eq!(answer.field("net_value"), "Po zwrocie wartość nie może być większa niż przed nim");
        assert_eq!(answer.field("reason"), "Pole jest wymagane");
        let same = app.correct_line(&operator, &case, &mistake(programme.pack, 4)).await;
        same.assert(422);
        assert!(same.field("quantity").starts_with("Pozycja już tak wygląda"));
        let none = app.other_pack(0).await;
        app.execute("DELETE FROM product_rates WHERE product_id <> $1", programme.product).await;
        assert!(app.correct_line(&operator, &case, &mistake(none, 1)).await.field("pack_id").contains("nie ma punktów"));
        assert_eq!(app.points_of(participant.id).await, (200, 200));
    }

    async fn only_accepted_lines_of_the_invoice_are_corrected(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let lines = [accepted(&programme, 1), line(&programme, 1, "reject", Some("Produkt spoza programu"))];
        app.review(&operator, &id, &decision(&lines)).await.assert(200);
        let rejected = app.under_review(&operator, &id).await["lines"][1]["id"].as_i64().unwrap();
        let refused = app.correct_line(&operator, &(id.clone(), rejected), &returned(0, 0)).await;
        refused.assert(409);
        assert_eq!(refused.json["error"], "line_not_accepted");
        let elsewhere = app.settled((&participant, &operator), &programme, 1).await;
        app.correct_line(&operator, &(id, elsewhere.1), &returned(0, 0)).await.assert(404);
    }

    async fn the_ledger_of_an_erased_account_is_closed(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        app.execute("UPDATE participants SET status = 'erased' WHERE id = $1", participant.id.0).await;
        let refused = app.correct_line(&operator, &case, &mistake(programme.pack, 5)).await;
        assert_eq!(refused.assert(409).json["error"], "account_state_forbids");
        assert_eq!(app.points_of(participant.id).await, (200, 200));
    }

    async fn points_that_were_taken_back_by_hand_are_not_taken_back_twice(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let case = app.settled((&participant, &operator), &programme, 4).await;
        app.execute("UPDATE accounts SET balance = 0 WHERE participant_id = $1 AND kind IN ('purchases', 'available')", participant.id.0).await;
        let refused = app.correct_line(&operator, &case, &returned(0, 0)).await;
        refused.assert(409);
        assert_eq!(refused.json["error"], "points_taken_back");
        assert_eq!(app.count("SELECT count(*) FROM line_corrections").await, 0);
    }
}
