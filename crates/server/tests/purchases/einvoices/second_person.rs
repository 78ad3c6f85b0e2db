//! Accepting many e-invoices waits for a second person over a limit; until then nothing is granted.
use plon_bulk_jobs::run_once;
use serde_json::{Value, json};

use super::many::{PATH, confirm, sold_on, start};
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

const JOBS: &str = "/api/v1/backoffice/bulk-jobs";
const APPROVALS: &str = "/api/v1/backoffice/bulk-job-approvals";

/// A limit of one record, and three confirmed e-invoices of 100 points each.
async fn given(app: &TestApp) -> (ParticipantClient, OperatorClient, OperatorClient) {
    app.put_setting("bulk_approval_above", "1").await;
    app.programme().await;
    let participant = app.participant().await;
    let (one, other) =
        (app.operator_named("Maria", &["moderator"]).await, app.operator_named("Piotr", &["moderator"]).await);
    for day in 1..=3 {
        let id = app.reported_einvoice(&participant, &sold_on(day, participant.nip)).await;
        confirm(app, &one, &id).await;
    }
    (participant, one, other)
}

/// Starts accepting the three; gives the job's number.
async fn submitted(app: &TestApp, one: &OperatorClient, key: &str) -> Value {
    let form = json!({"filters": {"status": "pending"}, "invoices": 3, "action": "accept"});
    let started = start(app, one, key, form).await;
    assert_eq!(started.assert(201).message(), "Zadanie czeka na zatwierdzenie przez inną osobę");
    assert_eq!(started.json["data"]["waits"], true);
    started.json["data"]["id"].clone()
}

async fn job(app: &TestApp, who: &OperatorClient, id: &Value) -> Answer {
    app.get(&format!("{JOBS}/{id}")).bearer(&who.token).send().await
}

async fn waiting(app: &TestApp, who: &OperatorClient) -> Vec<Value> {
    let answer = app.get(APPROVALS).bearer(&who.token).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

async fn act(app: &TestApp, who: &OperatorClient, id: &Value, act: &str, body: Value) -> Answer {
    app.post(&format!("{JOBS}/{id}/{act}")).bearer(&who.token).key(act).json(&body).send().await
}

async fn approve(app: &TestApp, who: &OperatorClient, id: &Value) -> Answer {
    let code = app.next_code(who.id).await;
    act(app, who, id, "approve", json!({"code": code})).await
}

async fn counted(app: &TestApp, who: &OperatorClient) -> Value {
    let answer = app.get("/api/v1/backoffice/menu-counts").bearer(&who.token).send().await;
    answer.assert(200).json["data"]["bulk_jobs"].clone()
}

on_both! {
    async fn nothing_is_granted_before_another_person_has_approved_it(app) {
        let (participant, one, other) = given(&app).await;
        let preview = app.get(&format!("{PATH}?status=pending")).bearer(&one.token).send().await;
        assert_eq!(preview.assert(200).json["data"]["accepting_waits"], true);
        let id = submitted(&app, &one, "a").await;
        assert!(!run_once(&app.app).await.unwrap(), "the worker does not know of it");
        assert_eq!(app.points_of(participant.id).await, (0, 0));

        let own = job(&app, &one, &id).await.assert(200).json["data"].clone();
        assert_eq!((&own["status"]["code"], &own["can_be_withdrawn"], &own["can_be_approved"]), (&json!("submitted"), &json!(true), &json!(false)));
        assert_eq!(own["summary"], "Potwierdzone e-faktury na liście: 3\u{a0}faktury; wartość netto znanych pozycji: 0,00\u{a0}zł.");
        let seen = &waiting(&app, &other).await[0];
        assert_eq!((&seen["id"], &seen["can_be_approved"], &seen["started_by"]), (&id, &json!(true), &own["started_by"]));
        assert_eq!((counted(&app, &one).await, counted(&app, &other).await), (json!(0), json!(1)));

        assert_eq!(approve(&app, &one, &id).await.assert(403).json["error"], "own_hands");
        act(&app, &one, &id, "refuse", json!({"reason": "Nie"})).await.assert(403);
        let wrong = act(&app, &other, &id, "approve", json!({"code": ""})).await;
        assert!(!wrong.assert(422).field("code").is_empty());
        assert!(!run_once(&app.app).await.unwrap());

        let code = app.next_code(other.id).await;
        let approved = act(&app, &other, &id, "approve", json!({"code": code})).await;
        assert_eq!(approved.assert(200).json["data"]["status"]["code"], "running");
        let again = act(&app, &other, &id, "approve", json!({"code": code})).await;
        assert_eq!((again.assert(200).status, &again.body), (approved.status, &approved.body));
        app.finish_jobs().await;
        assert_eq!(app.points_of(participant.id).await, (300, 300));
        let over = job(&app, &other, &id).await.assert(200).json["data"].clone();
        assert_eq!((&over["done"], &over["can_be_approved"]), (&json!(3), &json!(false)), "whoever approved it sees what came of it");
        assert!(waiting(&app, &other).await.is_empty());
        let acts = "SELECT count(*) FROM audit_log WHERE action IN ('bulk_jobs.submit', 'bulk_jobs.approve')";
        assert_eq!(app.count(acts).await, 2);
    }

    async fn a_refused_or_withdrawn_job_never_begins(app) {
        let (participant, one, other) = given(&app).await;
        let id = submitted(&app, &one, "a").await;
        assert_eq!(act(&app, &other, &id, "refuse", json!({"reason": ""})).await.assert(422).field("reason"), "Pole jest wymagane");
        act(&app, &other, &id, "refuse", json!({"reason": "Sprzed sezonu"})).await.assert(200);
        let refused = job(&app, &one, &id).await.assert(200).json["data"].clone();
        assert_eq!((&refused["status"]["code"], &refused["reason"]), (&json!("refused"), &json!("Sprzed sezonu")));
        assert_eq!(approve(&app, &other, &id).await.assert(409).json["error"], "bulk_job_decided");
        act(&app, &one, &id, "withdraw", json!({})).await.assert(409);

        let id = submitted(&app, &one, "b").await;
        act(&app, &other, &id, "withdraw", json!({})).await.assert(404);
        act(&app, &one, &id, "stop", json!({})).await.assert(409);
        act(&app, &one, &id, "withdraw", json!({})).await.assert(200);
        approve(&app, &other, &id).await.assert(409);
        assert!(!run_once(&app.app).await.unwrap());
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        assert_eq!(app.count("SELECT count(*) FROM bulk_jobs WHERE change <> ''").await, 0);
    }

    async fn jobs_of_one_day_count_together_and_rejections_never_wait(app) {
        let (_, one, _) = given(&app).await;
        app.put_setting("bulk_approval_above", "4").await;
        let reject = json!({"filters": {"search": "FS/1"}, "invoices": 1, "action": "reject", "reason": "Spoza programu"});
        assert_eq!(start(&app, &one, "a", reject).await.assert(201).json["data"]["waits"], false);
        let accept = json!({"filters": {"status": "pending"}, "invoices": 3, "action": "accept"});
        assert_eq!(start(&app, &one, "b", accept.clone()).await.assert(201).json["data"]["waits"], false);
        assert_eq!(start(&app, &one, "c", accept).await.assert(201).json["data"]["waits"], true, "three and three");
    }

    async fn only_the_role_of_the_kind_sees_and_approves_a_job(app) {
        let (_, one, _) = given(&app).await;
        let id = submitted(&app, &one, "a").await;
        for role in ["finance", "editor", "support"] {
            let caller = app.operator(&[role]).await;
            assert!(waiting(&app, &caller).await.is_empty(), "{role}");
            job(&app, &caller, &id).await.assert(404);
            approve(&app, &caller, &id).await.assert(404);
            act(&app, &caller, &id, "refuse", json!({"reason": "Nie"})).await.assert(404);
        }
        let analyst = app.operator(&["analyst"]).await;
        app.get(APPROVALS).bearer(&analyst.token).send().await.assert(403);
        let administrator = app.operator(&["administrator"]).await;
        approve(&app, &administrator, &id).await.assert(200);
    }

    async fn a_new_operator_neither_starts_nor_approves_what_needs_two(app) {
        let (_, one, other) = given(&app).await;
        let sign_later = "UPDATE operators SET signs_from = $1";
        let later = plon_kernel::types::Timestamp(app.now().0 + jiff::SignedDuration::from_hours(1));
        let id = submitted(&app, &one, "a").await;
        app.execute(sign_later, later.0.as_microsecond()).await;
        let form = json!({"filters": {"status": "pending"}, "invoices": 3, "action": "accept"});
        start(&app, &one, "b", form).await.assert(403);
        approve(&app, &other, &id).await.assert(403);
        assert_eq!(waiting(&app, &other).await.len(), 1);
    }
}
