//! To be forgotten: asked for, taken back, refused, and carried out without touching the books.
use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use crate::given::review::{accepted, decision};
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both, rows_of};

async fn ask(app: &TestApp, participant: &ParticipantClient) -> Answer {
    let form = json!({ "reason": "Kończę gospodarzenie" });
    app.post("/api/v1/user/data-requests/erasure").bearer(&participant.token).json(&form).send().await
}

async fn waiting(app: &TestApp, operator: &OperatorClient) -> Value {
    let path = "/api/v1/backoffice/data-requests?status=waiting";
    app.get(path).bearer(&operator.token).send().await.assert(200).json["data"]["items"].clone()
}

async fn erase(app: &TestApp, operator: &OperatorClient, request: &Value, nip: &str) -> Answer {
    let path = format!("/api/v1/backoffice/data-requests/{}/erase", request["id"]);
    app.post(&path).bearer(&operator.token).json(&json!({ "nip": nip })).send().await
}

/// Asks for erasure as the participant and carries it out as the operator.
pub async fn erased(app: &TestApp, participant: &ParticipantClient, operator: &OperatorClient) {
    ask(app, participant).await.assert(201);
    let request = waiting(app, operator).await[0].clone();
    erase(app, operator, &request, participant.nip).await.assert(200);
}

on_both! {
    async fn a_request_waits_until_it_is_taken_back(app) {
        let participant = app.confirmed_participant().await;
        ask(&app, &participant).await.assert(201);
        assert_eq!(ask(&app, &participant).await.assert(409).json["error"], "erasure_waits");
        let mine = async || app.get("/api/v1/user/data-requests").bearer(&participant.token).send().await.json["data"]["erasure"]["status"].clone();
        assert_eq!(mine().await, "waiting");
        let cancel = || app.post("/api/v1/user/data-requests/erasure/cancel").bearer(&participant.token).send();
        assert_eq!(cancel().await.assert(200).message(), "Prośba o\u{a0}usunięcie danych została cofnięta");
        assert_eq!(cancel().await.assert(409).json["error"], "no_erasure_waits");
        assert_eq!(mine().await, "cancelled");
        ask(&app, &participant).await.assert(201);
    }

    async fn it_needs_the_password_again(app) {
        let participant = app.participant_with_password().await;
        assert_eq!(ask(&app, &participant).await.assert(403).json["error"], "reauth_required");
    }

    async fn an_operator_refuses_with_a_reason(app) {
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator"]).await);
        ask(&app, &participant).await.assert(201);
        let request = waiting(&app, &operator).await[0].clone();
        assert_eq!(request["reason"], "Kończę gospodarzenie");
        let path = format!("/api/v1/backoffice/data-requests/{}/reject", request["id"]);
        let reject = |note: &str| app.post(&path).bearer(&operator.token).json(&json!({ "note": note })).send();
        assert_eq!(reject(" ").await.assert(422).field("note"), "Pole jest wymagane");
        reject("Trwa postępowanie").await.assert(200);
        reject("Trwa postępowanie").await.assert(404);
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content LIKE '%Trwa postępowanie'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
    }

    async fn nobody_is_forgotten_while_something_is_owed_or_under_a_wrong_nip(app) {
        app.programme().await;
        let rewards = app.rewards().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator", "finance"]).await);
        app.give_points(participant.id, 100_000).await;
        app.ordered(&participant, &rewards.form(RewardKind::Parcel)).await;
        ask(&app, &participant).await.assert(201);
        let request = waiting(&app, &operator).await[0].clone();
        assert_eq!(request["open_orders"], 1);
        assert_eq!(erase(&app, &operator, &request, "7740001454").await.assert(422).field("nip"), "To nie jest NIP tego uczestnika");
        let refused = erase(&app, &operator, &request, participant.nip).await;
        assert_eq!(refused.assert(409).json["error"], "orders_open");
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(200);
    }

    async fn the_person_is_gone_and_the_ledger_stays(app) {
        let programme = app.programme().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator"]).await);
        app.give_points(participant.id, 5_000).await;
        let rewards = app.rewards().await;
        let path = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let path = format!("/api/v1/prize/orders/{path}/cancel");
        app.post(&path).bearer(&participant.token).key("c").send().await.assert(200);
        let distributor = programme.distributor.to_string();
        let texts = [("document_name", "FV 12/2025"), ("distributor_id", distributor.as_str())];
        app.post("/api/v1/invoices/submit").bearer(&participant.token).key("k")
            .multipart(&texts, Some(("invoice", "anna.pdf", b"%PDF-1.4\nfaktura"))).send().await.assert(201);
        app.write_as(&participant, "Tu Anna Wiśniewska").await.assert(201);
        let visitor = json!({"name": "Anna", "email": "Anna@example.pl", "topic": "other", "message": "x", "contact_consent": true});
        app.write(&visitor).await.assert(201);
        app.join("Anna@example.pl").await.assert(201);
        app.log_in(participant.nip, "nie to hasło").await.assert(422);
        ask(&app, &participant).await.assert(201);
        let counted = rows_of(app.db(), &["rate_limit_windows"]).await;
        assert!(counted.iter().any(|row| row.contains(participant.nip)), "{counted:#?}");
        assert!(counted.iter().any(|row| row.contains("email:anna@")), "{counted:#?}");
        let books = rows_of(app.db(), &["transfers", "accounts"]).await;
        let request = waiting(&app, &operator).await[0].clone();
        erase(&app, &operator, &request, participant.nip).await.assert(200);

        assert_eq!(rows_of(app.db(), &["transfers", "accounts"]).await, books);
        assert_eq!(app.number("SELECT count(*) FROM invoices WHERE participant_id = $1 AND number = 'FV 12/2025'", participant.id.0).await, 1);
        let left = rows_of(app.db(), &["participants", "search_terms", "notifications", "messages", "files", "sessions",
            "invoices", "orders", "consent_answers", "data_requests", "requests", "invitations", "contact_messages", "newsletter_subscribers", "rate_limit_windows", "idempotency_keys"]).await;
        for trace in ["anna", "Anna", "Wiśniewska", "wisniewska", participant.nip, "500000001", "PL6110", "argon2", "gospodarzenie"] {
            assert!(left.iter().all(|row| !row.contains(trace)), "{trace}: {left:#?}");
        }
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(401);
        app.log_in(participant.nip, crate::support::PASSWORD).await.assert(422);
        let contents = std::fs::read_dir(app.files_folder()).unwrap().count();
        assert_eq!(contents, 0, "the file's content is gone");
        let audited = "SELECT count(*) FROM audit_log WHERE operator_id = $1 AND action = 'personal_data.erase'";
        assert_eq!(app.number(audited, operator.id.0).await, 1);
    }

    async fn the_audit_log_names_who_was_invited_or_let_in_by_numbers_of_rows(app) {
        app.programme().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["administrator"]).await);
        let invite = json!({"nip": "9990034160", "account_type": "program.retail", "email": "jan@poczta.example"});
        app.post("/api/v1/backoffice/invitations").bearer(&operator.token).key("k").json(&invite).send().await.assert(201);
        let settings = app.get("/api/v1/backoffice/settings").bearer(&operator.token).send().await.json["data"].clone();
        let mut closed = json!({"version": settings["version"], "maintenance": settings["maintenance"]});
        closed["maintenance"]["guests"] = json!([participant.nip]);
        app.post("/api/v1/backoffice/settings/maintenance").bearer(&operator.token).json(&closed).send().await.assert(200);
        let log = rows_of(app.db(), &["audit_log"]).await;
        assert!(log.iter().any(|row| row.contains("invitations.send")) && log.iter().any(|row| row.contains("guests")));
        assert!(log.iter().all(|row| !row.contains(participant.nip) && !row.contains("9990034160")), "{log:#?}");
    }

    async fn what_waits_of_somebody_forgotten_earns_nothing_any_more(app) {
        let programme = app.programme().await;
        let (participant, operator) = (app.confirmed_participant().await, app.operator(&["moderator"]).await);
        let id = app.reported(&participant, &programme, "FV/1").await;
        ask(&app, &participant).await.assert(201);
        let request = waiting(&app, &operator).await[0].clone();
        erase(&app, &operator, &request, participant.nip).await.assert(200);
        let accepted = app.review(&operator, &id, &decision(&[accepted(&programme, 4)])).await;
        assert_eq!(accepted.assert(409).json["error"], "account_state_forbids");
        assert_eq!(app.points_of(participant.id).await, (0, 0));
        app.reject_whole(&operator, &id, 1).await.assert(200);
    }
}
