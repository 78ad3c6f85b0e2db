//! Answers and declarations: when they are taken, what they are kept with, and what follows from them.
use jiff::civil::date;
use plon_kernel::on_db;
use serde_json::json;

use super::{extra_points, quantity, refuel};
use crate::given::review::decision;
use crate::support::{TestApp, on_both};

type Kept = (bool, Option<i64>, i64, String, String, String);

async fn kept(app: &TestApp) -> Vec<Kept> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT accepted, declared, revision, source, network, user_agent FROM promotion_answers ORDER BY id")
        .fetch_all(conn).await)
    .unwrap()
}

on_both! {
    async fn an_answer_is_kept_with_its_evidence_and_only_when_it_is_another(app) {
        app.programme().await;
        app.promotion("refuel", &refuel()).await;
        let participant = app.participant().await;
        let form = json!({"promo_name": "refuel", "answear": true});
        let send = || app.post("/api/v1/user/promo_agreement").bearer(&participant.token).header("user-agent", "Przeglądarka");
        let first = send().json(&form).send().await;
        first.assert(200);
        assert_eq!(first.json["data"], json!({"key": "refuel", "answer": true}));
        send().json(&form).send().await.assert(200);
        app.answer_promotion(&participant, "refuel", false).await.assert(200);
        let kept = kept(&app).await;
        assert_eq!(kept.iter().map(|answer| answer.0).collect::<Vec<_>>(), [true, false]);
        assert_eq!((kept[0].2, kept[0].3.as_str()), (1, "panel"));
        assert!(!kept[0].4.is_empty(), "the network is known");
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["promo_agreements"]["refuel"], false);
    }

    async fn an_answer_is_taken_from_the_first_day_to_the_last(app) {
        app.programme().await;
        app.promotion("refuel", &refuel()).await;
        let mut app = app;
        for (turn, (day, status, error)) in [
            (date(2025, 7, 31), 422, "promotion_not_begun"),
            (date(2025, 8, 1), 200, ""),
            (date(2025, 8, 31), 200, ""),
            (date(2025, 9, 1), 422, "answer_too_late"),
        ].into_iter().enumerate() {
            app = app.on(day, turn as u64);
            let participant = app.participant_numbered(turn).await;
            let answer = app.answer_promotion(&participant, "refuel", true).await;
            answer.assert(status);
            assert_eq!(answer.json["error"].as_str().unwrap_or(""), error, "on {day}");
        }
    }

    async fn what_cannot_be_answered_is_said(app) {
        app.programme().await;
        app.promotion("target", &json!({"purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "measure": "packs",
            "mechanics": [{"kind": "target", "at": 3, "reward": {"points": 10}}]})).await;
        let participant = app.participant().await;
        let unknown = app.answer_promotion(&participant, "nie_ma", true).await;
        unknown.assert(422);
        assert_eq!(unknown.field("promo_name"), "Nie ma takiej promocji");
        let needless = app.answer_promotion(&participant, "target", true).await;
        needless.assert(422);
        assert!(needless.field("answear").starts_with("Termin na odpowiedź"));
        let empty = app.post("/api/v1/user/promo_agreement").bearer(&participant.token).json(&json!({})).send().await;
        empty.assert(422);
        assert_eq!((empty.field("promo_name"), empty.field("answear")), ("Pole jest wymagane", "Pole jest wymagane"));
        assert!(kept(&app).await.is_empty());
    }

    async fn an_acceptance_counts_what_was_bought_before_and_a_withdrawal_takes_it_back(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("extra", &extra_points()).await;
        app.purchased(&participant, &operator, &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        let before = app.progress(&participant, "extra").await;
        assert_eq!((&before["withheld"], &before["promised"]["points"], &before["due"]["points"]),
            (&json!("undecided"), &json!(40), &json!(0)));
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (240, 240));
        assert_eq!(app.last_news(participant.id).await, ("Promocja „Promocja extra”".to_owned(), "Przyznaliśmy 40\u{a0}pkt.".to_owned()));
        app.answer_promotion(&participant, "extra", false).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (240, 240));
        let transfers = "SELECT count(*) FROM transfers WHERE cause = 'promotion'";
        assert_eq!(app.count(transfers).await, 3, "given, taken back, given");
    }

    async fn the_operator_is_told_what_a_line_moves_in_promotions_too(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("extra", &extra_points()).await;
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        let id = app.reported(&participant, &programme, "FV/1").await;
        let accepted = app.review(&operator, &id, &decision(&[crate::given::review::accepted(&programme, 4)])).await;
        assert_eq!(accepted.assert(200).message(), "Zapisano decyzję. Przyznano 200\u{a0}punktów. \
            Zmieniły się też promocje lub poziomy. Dodaliśmy 40\u{a0}pkt.");
        let line = app.under_review(&operator, &id).await["lines"][0]["id"].as_i64().unwrap();
        let path = format!("/api/v1/backoffice/invoices/{id}/lines/{line}/correction?check=true");
        let checked = app.post(&path).bearer(&operator.token).key("klucz").json(&quantity(&programme, 2, 2)).send().await;
        let would = &checked.assert(200).json["data"];
        assert_eq!((&would["difference"], &would["available"]), (&json!(-120), &json!(120)));
        assert_eq!(app.points_of(participant.id).await, (240, 240), "it was only checked");
        let corrected = app.put_right(&operator, (&id, line), &quantity(&programme, 2, 2)).await;
        assert_eq!(corrected.assert(200).message(), "Poprawiono pozycję. Odjęliśmy 100\u{a0}pkt. \
            Zmieniły się też promocje lub poziomy. Odjęliśmy 20\u{a0}pkt.");
        assert_eq!(corrected.json["data"]["difference"], -120);
        assert_eq!(app.points_of(participant.id).await, (120, 120));
    }

    async fn what_is_spent_is_not_given_back_by_a_choice_of_ones_own(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("extra", &extra_points()).await;
        app.promotion("declare", &json!({"purchases": {"from": "2025-08-01", "to": "2025-12-31"}, "measure": "litres",
            "declaration": {"declare": {"from": "2025-08-10", "to": "2025-08-31"}, "fulfil_by": "2025-10-31"},
            "mechanics": [{"kind": "declared", "rate": 5000}]})).await;
        let declare = |amount: &'static str| app.post("/api/v1/user/promotions/declare/declaration")
            .bearer(&participant.token).json(&json!({"amount": amount})).send();
        app.purchased(&participant, &operator, &programme, 4).await;
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        declare("20").await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (340, 340));
        app.spend_points(participant.id, 320).await;
        let declined = app.answer_promotion(&participant, "extra", false).await;
        assert_eq!(declined.assert(422).json["error"], "points_spent");
        assert_eq!(declare("21").await.assert(422).json["error"], "points_spent");
        assert_eq!(app.points_of(participant.id).await, (20, 340), "nothing has changed");
        assert_eq!(app.progress(&participant, "extra").await["answer"], true);
        assert_eq!(app.progress(&participant, "declare").await["declaration"]["declared"], 20_000);
        app.give_points(participant.id, 20).await;
        app.answer_promotion(&participant, "extra", false).await.assert(200);
        assert_eq!(app.points_of(participant.id).await.0, 0);
    }

    async fn a_declaration_is_made_and_changed_in_its_days(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("declare", &json!({"purchases": {"from": "2025-08-01", "to": "2025-12-31"}, "measure": "litres",
            "declaration": {"declare": {"from": "2025-08-10", "to": "2025-08-31"}, "fulfil_by": "2025-10-31"},
            "mechanics": [{"kind": "declared", "rate": 5000}]})).await;
        let path = "/api/v1/user/promotions/declare/declaration";
        let send = |amount: &'static str| app.post(path).bearer(&participant.token).json(&json!({"amount": amount})).send();
        for (amount, sentence) in [("", "Pole jest wymagane"), ("dużo", "Wpisz liczbę, na przykład 12,5"),
            ("0", "Zadeklaruj od 0,001 do 1\u{a0}000\u{a0}000")] {
            let answer = send(amount).await;
            answer.assert(422);
            assert_eq!(answer.field("amount"), sentence);
        }
        let by_answer = app.answer_promotion(&participant, "declare", true).await;
        assert_eq!(by_answer.json["error"], "answer_by_declaration");
        let made = send("20,5").await;
        made.assert(200);
        assert_eq!(made.message(), "Przyjęliśmy deklarację: 20,5\u{a0}L");
        app.purchased(&participant, &operator, &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await.0, 200, "half a litre is missing");
        send("20").await.assert(200);
        assert_eq!(app.points_of(participant.id).await.0, 300);
        let progress = app.progress(&participant, "declare").await;
        assert_eq!((&progress["answer"], &progress["declaration"]["declared"]), (&json!(true), &json!(20_000)));
        let declared: Vec<Option<i64>> = kept(&app).await.iter().map(|answer| answer.1).collect();
        assert_eq!(declared, [Some(20_500), Some(20_000)]);
        let late = app.on(date(2025, 9, 1), 1);
        let token = late.sign_in_again(&participant).await;
        let closed = late.post(path).bearer(&token).json(&json!({"amount": "1"})).send().await;
        closed.assert(422);
        assert_eq!(closed.field("amount"), "Deklaracji w\u{a0}tej promocji nie można teraz złożyć ani zmienić");
    }
}
