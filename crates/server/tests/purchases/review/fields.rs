//! Every field of a decision and the sentence for each of its errors.
use serde_json::{Value, json};

use super::{accepted, decision};
use crate::support::{Answer, TestApp, on_both};

/// The answer to a decision that is right but for one value, at a path such as `/lines/0/quantity`.
async fn wrong(app: &TestApp, changes: &[(&str, Value)]) -> Answer {
    let operator = app.operator(&["moderator"]).await;
    let (participant, programme) = (app.participant().await, app.programme().await);
    app.execute(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
        VALUES ($1, '2025-11-01', '2026-10-31', 'draft', 0, 0)",
        2026,
    )
    .await;
    let id = app.reported(&participant, &programme, "FV/1").await;
    let mut form = decision(&[accepted(&programme, 4)]);
    for (path, value) in changes {
        *form.pointer_mut(path).unwrap() = value.clone();
    }
    let answer = app.review(&operator, &id, &form).await;
    assert_eq!(app.count("SELECT count(*) FROM invoice_lines").await, 0, "nothing is written");
    answer.assert(422);
    answer
}

on_both! {
    async fn all_errors_are_told_at_once_at_their_fields(app) {
        let answer = wrong(&app, &[
            ("/issued_on", Value::Null), ("/buyer_name", json!(" ")), ("/lines/0/pack_id", Value::Null),
            ("/lines/0/quantity", json!(0)), ("/lines/0/net_value", Value::Null), ("/lines/0/decision", json!("reject")),
        ]).await;
        for field in ["issued_on", "buyer_name", "lines.0.pack_id", "lines.0.net_value", "lines.0.reason"] {
            assert_eq!(answer.field(field), "Pole jest wymagane", "{field}");
        }
        assert_eq!(answer.field("lines.0.quantity"), "Liczba opakowań musi być od 1 do 1\u{a0}000\u{a0}000");
    }

    async fn a_date_is_a_date(app) {
        let answer = wrong(&app, &[("/issued_on", json!("1.08.2025"))]).await;
        assert_eq!(answer.field("issued_on"), "Podaj datę w\u{a0}postaci RRRR-MM-DD");
    }

    async fn an_invoice_is_not_issued_tomorrow(app) {
        let answer = wrong(&app, &[("/issued_on", json!("2025-08-21"))]).await;
        assert_eq!(answer.field("issued_on"), "Data wystawienia nie może być z\u{a0}przyszłości");
    }

    async fn an_invoice_from_before_the_programme_is_refused(app) {
        let answer = wrong(&app, &[("/issued_on", json!("2023-10-31"))]).await;
        assert_eq!(answer.field("issued_on"), "Program nie ma sezonu, do którego należy ta data");
    }

    async fn a_season_in_draft_gives_no_points_yet(app) {
        app.wait(jiff::SignedDuration::from_hours(24 * 80));
        let operator = app.operator(&["moderator"]).await;
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.execute("INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
            VALUES ($1, '2025-11-01', '2026-10-31', 'draft', 0, 0)", 2026).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        let mut form = decision(&[accepted(&programme, 4)]);
        form["issued_on"] = json!("2025-11-02");
        let answer = app.review(&operator, &id, &form).await;
        answer.assert(422);
        assert_eq!(answer.field("issued_on"), "Sezon, do którego należy ta data, nie jest jeszcze otwarty");
    }

    async fn a_product_without_points_in_the_season_is_told_at_its_line(app) {
        let answer = wrong(&app, &[("/issued_on", json!("2024-08-01"))]).await;
        assert_eq!(answer.field("lines.0.pack_id"), "Ten produkt nie ma punktów w\u{a0}sezonie 2024");
    }

    async fn a_pack_is_one_of_the_list(app) {
        let answer = wrong(&app, &[("/lines/0/pack_id", json!(9999))]).await;
        assert_eq!(answer.field("lines.0.pack_id"), "Wybierz opakowanie z\u{a0}listy");
    }

    async fn a_value_is_not_below_zero(app) {
        let answer = wrong(&app, &[("/lines/0/net_value", json!(-1))]).await;
        assert_eq!(answer.field("lines.0.net_value"), "Podaj wartość netto, nie mniejszą niż zero");
    }

    async fn an_invoice_has_lines(app) {
        let answer = wrong(&app, &[("/lines", json!([]))]).await;
        assert_eq!(answer.field("lines"), "Dodaj przynajmniej jedną pozycję");
    }

    async fn texts_are_not_endless(app) {
        let answer = wrong(&app, &[
            ("/buyer_name", json!("a".repeat(201))), ("/lines/0/decision", json!("reject")),
            ("/lines/0/reason", json!("ą".repeat(501))),
        ]).await;
        assert_eq!(answer.field("buyer_name"), "Wpisz najwyżej 200\u{a0}znaków");
        assert_eq!(answer.field("lines.0.reason"), "Wpisz najwyżej 500\u{a0}znaków");
    }

    async fn a_line_of_another_invoice_is_not_touched(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        let (one, other) = (app.reported(&participant, &programme, "FV/1").await, app.reported(&participant, &programme, "FV/2").await);
        app.review(&operator, &one, &decision(&[super::line(&programme, 1, "pending", None)])).await.assert(200);
        let foreign = app.under_review(&operator, &one).await["lines"][0]["id"].clone();
        let mut form = decision(&[accepted(&programme, 4), accepted(&programme, 4)]);
        form["lines"][1]["id"] = foreign.clone();
        let answer = app.review(&operator, &other, &form).await;
        answer.assert(422);
        assert_eq!(answer.field("lines.1.id"), "Tej pozycji nie ma na fakturze. Odśwież stronę.");
        let mut twice = decision(&[accepted(&programme, 4), accepted(&programme, 4)]);
        twice["version"] = json!(2);
        (twice["lines"][0]["id"], twice["lines"][1]["id"]) = (foreign.clone(), foreign);
        let answer = app.review(&operator, &one, &twice).await;
        answer.assert(422);
        assert_eq!(answer.field("lines.1.id"), "Ta pozycja jest w\u{a0}formularzu dwa razy");
        assert_eq!(app.points_of(participant.id).await, (0, 0));
    }
}
