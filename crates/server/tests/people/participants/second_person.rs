//! Corrections over the limit wait for another person, who signs them once.
use plon_domain::points::Points;
use plon_kernel::ids::ParticipantId;
use plon_platform::ledger::Corrections;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

const CORRECTIONS: &str = "/api/v1/backoffice/corrections";

/// The programme with the limit that a server has by itself, a participant, and two people of finance.
async fn given(app: TestApp) -> (TestApp, ParticipantClient, OperatorClient, OperatorClient) {
    let app = app.set(|parts| parts.correction_limit = Points(Corrections::default().correction_limit));
    app.programme().await;
    let (participant, one, other) =
        (app.participant().await, app.operator(&["finance"]).await, app.operator(&["finance", "support"]).await);
    (app, participant, one, other)
}

/// Waits for more than a day, after which earlier corrections count no more.
async fn a_day_later(app: &TestApp, one: OperatorClient, other: OperatorClient) -> (OperatorClient, OperatorClient) {
    app.wait(jiff::SignedDuration::from_hours(25));
    let one = OperatorClient { token: app.operator_again(one.id).await, ..one };
    let other = OperatorClient { token: app.operator_again(other.id).await, ..other };
    (one, other)
}

async fn pending(app: &TestApp, who: &OperatorClient, of: Option<ParticipantId>) -> Vec<Value> {
    let query = of.map(|id| format!("?participant={}", id.0)).unwrap_or_default();
    let answer = app.get(&format!("{CORRECTIONS}{query}")).bearer(&who.token).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

async fn approve(app: &TestApp, who: &OperatorClient, id: &Value, key: &str) -> Answer {
    approve_with(app, who, id, (key, &app.next_code(who.id).await)).await
}

async fn approve_with(app: &TestApp, who: &OperatorClient, id: &Value, (key, code): (&str, &str)) -> Answer {
    let call = app.post(&format!("{CORRECTIONS}/{id}/approve")).bearer(&who.token).key(key);
    call.json(&json!({"code": code})).send().await
}

async fn refuse(app: &TestApp, who: &OperatorClient, id: &Value, reason: &str) -> Answer {
    let call = app.post(&format!("{CORRECTIONS}/{id}/refuse")).bearer(&who.token);
    call.json(&json!({"reason": reason})).send().await
}

on_both! {
    async fn a_correction_over_the_limit_moves_nothing_until_another_person_signs(app) {
        let (app, participant, one, other) = given(app).await;
        app.correct(&one, participant.id, 10_000, "purchases").await.assert(201);
        let participant = app.participant_numbered(1).await;
        let answer = app.correct(&one, participant.id, 10_001, "purchases").await;
        assert_eq!(answer.assert(202).message(), "Korekta czeka na zatwierdzenie przez inną osobę");
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        let id = answer.json["data"]["pending"].clone();
        let row = &pending(&app, &one, None).await[0];
        assert_eq!((&row["id"], &row["points"], &row["may_approve"]), (&id, &json!(10_001), &json!(false)));
        assert_eq!(pending(&app, &other, Some(participant.id)).await[0]["may_approve"], true);

        assert_eq!(approve(&app, &one, &id, "k").await.assert(403).json["error"], "own_hands");
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        approve(&app, &other, &id, "k").await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (10_001, 10_001));
        assert!(pending(&app, &one, None).await.is_empty());
        let acts: Vec<String> = app.history(&one, participant.id).await.into_iter().map(|(act, _)| act).collect();
        assert_eq!(acts, ["participants.correct_points", "participants.propose_correction"]);
    }

    async fn a_correction_that_is_only_checked_says_what_would_come_of_it_and_leaves_no_trace(app) {
        let (app, participant, one, _) = given(app).await;
        app.give_points(participant.id, 500).await;
        let acts = app.count("SELECT count(*) FROM audit_log").await;
        let path = format!("/api/v1/backoffice/participants/{}/corrections?check=true", participant.id.0);
        let check = async |points: i64| {
            let form = json!({"points": points, "source": "purchases", "reason": "Zwrot"});
            app.post(&path).bearer(&one.token).key("klucz").json(&form).send().await
        };
        let given = check(1_000).await;
        assert_eq!(given.assert(200).json["data"], json!({"available": 1_500, "total": 1_500, "difference": 1_000}));
        assert_eq!(check(-200).await.assert(200).json["data"]["available"], 300);
        let large = check(10_001).await;
        assert!(large.assert(202).json["data"]["pending"].is_i64(), "it would wait for another person");
        assert!(!check(-501).await.assert(422).field("points").is_empty());
        assert_eq!(app.points_of(participant.id).await, (500, 500));
        assert!(pending(&app, &one, None).await.is_empty());
        assert_eq!(app.count("SELECT count(*) FROM audit_log").await, acts);
        app.correct(&one, participant.id, 1_000, "purchases").await.assert(201);
    }

    async fn many_small_ones_within_a_day_are_one_large_one(app) {
        let (app, participant, one, other) = given(app).await;
        app.correct(&one, participant.id, 6_000, "purchases").await.assert(201);
        app.correct(&one, participant.id, -3_000, "purchases").await.assert(201);
        app.correct(&one, participant.id, 1_001, "purchases").await.assert(202);
        app.correct(&one, participant.id, 1_000, "purchases").await.assert(201);
        let (one, _) = a_day_later(&app, one, other).await;
        app.correct(&one, participant.id, 10_000, "purchases").await.assert(201);
    }

    async fn taking_back_over_the_limit_waits_too_and_a_refusal_has_a_reason(app) {
        let (app, participant, one, other) = given(app).await;
        app.give_points(participant.id, 20_000).await;
        let id = app.correct(&one, participant.id, -15_000, "purchases").await.assert(202).json["data"]["pending"].clone();
        assert_eq!(refuse(&app, &other, &id, "").await.assert(422).field("reason"), "Pole jest wymagane");
        refuse(&app, &other, &id, "Nie ma podstaw").await.assert(200);
        assert_eq!(app.points_of(participant.id).await, (20_000, 20_000));
        assert_eq!(approve(&app, &other, &id, "k").await.assert(409).json["error"], "correction_decided");
        refuse(&app, &other, &id, "Nie ma podstaw").await.assert(409);
        assert_eq!(app.history(&one, participant.id).await[0].1, "Nie ma podstaw");
    }

    async fn a_signature_that_is_sent_again_corrects_once(app) {
        let (app, participant, one, other) = given(app).await;
        let id = app.correct(&one, participant.id, 30_000, "purchases").await.assert(202).json["data"]["pending"].clone();
        let first = approve(&app, &other, &id, "k").await;
        let again = approve(&app, &other, &id, "k").await;
        assert_eq!((first.assert(200).status, &first.body), (again.status, &again.body));
        approve(&app, &other, &id, "l").await.assert(409);
        assert_eq!(app.points_of(participant.id).await, (30_000, 30_000));
    }

    async fn a_code_signs_one_correction(app) {
        let (app, participant, one, other) = given(app).await;
        let mut proposed = Vec::new();
        for points in [20_000, 30_000] {
            let answer = app.correct(&one, participant.id, points, "purchases").await;
            proposed.push(answer.assert(202).json["data"]["pending"].clone());
        }
        let code = app.next_code(other.id).await;
        approve_with(&app, &other, &proposed[0], ("a", &code)).await.assert(200);
        let again = approve_with(&app, &other, &proposed[1], ("b", &code)).await;
        assert_eq!(again.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        assert_eq!(app.points_of(participant.id).await, (20_000, 20_000));
    }

    async fn what_the_ledger_does_not_allow_is_told_at_once_and_again_at_the_signature(app) {
        let (app, participant, one, other) = given(app).await;
        app.give_points(participant.id, 20_000).await;
        let (one, other) = a_day_later(&app, one, other).await;
        app.correct(&one, participant.id, -20_001, "purchases").await.assert(422);
        let id = app.correct(&one, participant.id, -20_000, "purchases").await.assert(202).json["data"]["pending"].clone();
        app.correct(&other, participant.id, -1, "purchases").await.assert(201);
        let late = approve(&app, &other, &id, "k").await;
        assert_eq!(late.assert(422).field("points"), "Z tego źródła uczestnik ma 19\u{a0}999\u{a0}pkt. Nie można odjąć więcej.");
        assert_eq!(pending(&app, &one, None).await.len(), 1);
        approve(&app, &other, &json!(999), "k").await.assert(404);
    }

    async fn of_two_who_sign_at_once_one_corrects(app) {
        let (app, participant, one, other) = given(app).await;
        let third = app.operator(&["administrator"]).await;
        let id = app.correct(&one, participant.id, 30_000, "purchases").await.assert(202).json["data"]["pending"].clone();
        let (a, b) = tokio::join!(approve(&app, &other, &id, "a"), approve(&app, &third, &id, "b"));
        let mut statuses = [a.status.as_u16(), b.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        assert_eq!(app.points_of(participant.id).await, (30_000, 30_000));
    }

    async fn who_is_new_proposes_no_large_correction(app) {
        let (app, participant, one, _) = given(app).await;
        app.execute("UPDATE operators SET signs_from = created_at + 1000000 WHERE id = $1", one.id.0).await;
        app.correct(&one, participant.id, 100, "purchases").await.assert(201);
        assert_eq!(app.correct(&one, participant.id, 10_000, "purchases").await.assert(403).json["error"], "signs_later");
    }
}
