//! Reads of personal data leave a trace: every route of that class, by what the document says that it answers.
use std::collections::BTreeSet;

use jiff::SignedDuration;
use plon_kernel::on_db;
use plon_server::router;
use serde_json::{Value, json};

use crate::support::{OperatorClient, ParticipantClient, TestApp, on_both};

/// Routes that answer personal data, each with the event that it records.
const AUDITED: &[(&str, &str)] = &[
    ("/api/v1/backoffice/contact/{id}", "contact.read"),
    ("/api/v1/backoffice/invoices/{id}", "invoices.read"),
    ("/api/v1/backoffice/invoices/{id}/file", "invoices.read_file"),
    ("/api/v1/backoffice/messages", "messages.read_list"),
    ("/api/v1/backoffice/messages/{id}", "messages.read"),
    ("/api/v1/backoffice/newsletter", "newsletter.read_list"),
    ("/api/v1/backoffice/orders/{id}", "orders.read_account"),
    ("/api/v1/backoffice/participants", "participants.read_list"),
    ("/api/v1/backoffice/participants/{id}", "participants.read_account"),
    ("/api/v1/backoffice/participants/{id}/consents", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/history", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/invoices", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/ksef-connection", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/letters", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/letters/{level}/file", "letters.read_file"),
    ("/api/v1/backoffice/participants/{id}/notes", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/orders", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/referrals", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/sessions", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/sign-in-locks", "participants.read"),
    ("/api/v1/backoffice/participants/{id}/transfers", "participants.read"),
    ("/api/v1/backoffice/payouts/candidates", "payouts.read_accounts"),
    ("/api/v1/backoffice/payouts/{id}/file", "payouts.download"),
    ("/api/v1/backoffice/payouts/{id}/transfers", "payouts.read_accounts"),
    ("/api/v1/backoffice/promotions/{id}/results/{participant}", "promotions.read_result"),
    ("/api/v1/backoffice/requests/{id}", "requests.read"),
    ("/api/v1/backoffice/tax/participants/{id}", "tax.read"),
];

/// Tables that are taken away: each is `exports.take`, which tests of their own hold.
const EXPORTS: &str = "/api/v1/backoffice/exports/";

/// Routes that look like those of the class and are none, each with the reason.
const NONE_OF_PARTICIPANTS: &[(&str, &str)] = &[
    ("/api/v1/backoffice/branches/{id}", "outlets of distributors"),
    ("/api/v1/backoffice/distributors/{id}", "outlets of distributors"),
    ("/api/v1/backoffice/imports/{id}/changes.csv", "cells that operators have set right, of a file that they have"),
    ("/api/v1/backoffice/imports/{id}/errors.csv", "rows that no import has taken, from a file that its operator has"),
    ("/api/v1/backoffice/imports/{id}/file", "recorded as imports.take_file"),
    ("/api/v1/backoffice/letter-texts/sample", "a letter to nobody"),
    ("/api/v1/backoffice/me", "the operator's own"),
    ("/api/v1/backoffice/monthly-reports", "the operator's own address"),
    ("/api/v1/backoffice/monthly-reports/{month}", "sums, which name nobody"),
    ("/api/v1/backoffice/operators", "operators, for administrators"),
    ("/api/v1/backoffice/representatives", "sales representatives, who stand in the portal"),
    ("/api/v1/backoffice/rules/{id}/file", "the programme's rules, which everybody may read"),
    ("/api/v1/backoffice/security-events", "the trace itself, as the audit log"),
    ("/api/v1/backoffice/segments/{id}", "conditions over kinds of accounts, and nobody's own"),
];

/// Fields by which somebody is reached, paid or found at home.
const PERSONAL: [&str; 8] = [
    "account",
    "authorized_person_identifier",
    "bank_account",
    "company_street",
    "email",
    "phone",
    "recipient",
    "street",
];

/// The routes of the class, by their answers: personal fields, files, and whatever belongs to one participant.
fn class() -> BTreeSet<String> {
    let document = router::api().document().unwrap();
    let mut found = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        let Some(content) = item["get"]["responses"]["200"]["content"].as_object() else { continue };
        if !path.starts_with("/api/v1/backoffice/") || path.starts_with(EXPORTS) {
            continue;
        }
        let is_file = !content.contains_key("application/json");
        let mut seen = BTreeSet::new();
        let is_personal = content.values().any(|answer| has_personal(&document, answer, &mut seen));
        let is_of_one = path.contains("/participants/{id}") || path.contains("{participant}");
        if is_file || is_personal || is_of_one {
            found.insert(path.clone());
        }
    }
    found
}

fn has_personal(document: &Value, schema: &Value, seen: &mut BTreeSet<String>) -> bool {
    match schema {
        Value::Object(fields) => fields.iter().any(|(name, value)| match (name.as_str(), value) {
            ("$ref", Value::String(to)) => {
                let name = to.rsplit('/').next().unwrap().to_owned();
                seen.insert(name.clone()) && has_personal(document, &document["components"]["schemas"][name], seen)
            }
            ("properties", Value::Object(named)) => {
                named.keys().any(|field| PERSONAL.contains(&field.as_str())) || has_personal(document, value, seen)
            }
            _ => has_personal(document, value, seen),
        }),
        Value::Array(values) => values.iter().any(|value| has_personal(document, value, seen)),
        _ => false,
    }
}

#[test]
fn every_route_that_answers_personal_data_is_known_here() {
    let named = AUDITED.iter().chain(NONE_OF_PARTICIPANTS).map(|(path, _)| (*path).to_owned());
    assert_eq!(class(), named.collect::<BTreeSet<String>>());
}

/// One of everything, so that each route has something to answer.
async fn scene(app: &TestApp) -> Vec<(&'static str, String)> {
    let (programme, rewards, signers) = (app.programme().await, app.rewards().await, app.signers().await);
    let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
    app.brand().await;
    let promotion = app.promotion("refuel", &crate::given::promotions::refuel()).await;
    app.give_points(participant.id, 49_900).await;
    app.purchased(&participant, &operator, &programme, 4).await;
    let waiting = app.reported(&participant, &programme, "FV/2").await;
    let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
    let order = app.ordered(&participant, &form).await;
    let payout = app.confirmed(&signers, &[&order]).await["id"].to_string();
    app.write_as(&participant, "Kiedy przelew?").await.assert(201);
    app.code_for(participant.nip).await;
    let request = json!({
        "nip": "7740001454", "first_name": "Jan", "last_name": "Żak", "company_name": "Gospodarstwo Żak",
        "phone": "600700800", "email": "jan@poczta.example", "city": "Łęczyca", "message": "", "contact_consent": true,
    });
    app.post("/api/v1/participation-requests").json(&request).send().await.assert(201);
    let newest = async |sql: &'static str| app.number(sql, 0).await.to_string();
    let one = participant.id.0.to_string();
    vec![
        ("contact", newest("SELECT max(id) FROM contact_messages WHERE id > $1").await),
        ("invoices", waiting),
        ("messages", newest("SELECT max(id) FROM messages WHERE id > $1").await),
        ("orders", order),
        ("participants", one),
        ("payouts", payout),
        ("promotions", promotion.to_string()),
        ("requests", newest("SELECT max(id) FROM requests WHERE id > $1").await),
        ("tax", participant.id.0.to_string()),
    ]
}

/// The address of a route in the scene.
fn address(route: &str, scene: &[(&str, String)]) -> String {
    let place = route.trim_start_matches("/api/v1/backoffice/").split('/').next().unwrap();
    let id = |of: &str| scene.iter().find(|(name, _)| *name == of).map(|(_, id)| id.clone()).unwrap_or_default();
    let path = route.replace("{participant}", &id("participants")).replace("{level}", "50000");
    let query = if route.ends_with("payouts/{id}/file") { "?format=elixir-0&encoding=utf-8" } else { "" };
    path.replace("{id}", &id(place)) + query
}

async fn reads_by(app: &TestApp, operator: &OperatorClient) -> Vec<(String, Option<i64>)> {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as("SELECT action, participant_id FROM audit_log WHERE operator_id = $1 ORDER BY id")
        .bind(operator.id).fetch_all(conn).await)
    .unwrap()
}

async fn read(app: &TestApp, operator: &OperatorClient, participant: &ParticipantClient, part: &str) {
    let path = format!("/api/v1/backoffice/participants/{}{part}", participant.id.0);
    app.get(&path).bearer(&operator.token).send().await.assert(200);
}

on_both! {
    async fn each_of_them_leaves_a_row(app) {
        let scene = scene(&app).await;
        for (number, (route, action)) in AUDITED.iter().enumerate() {
            let reader = app.operator_named(&format!("reader{number}"), &["administrator"]).await;
            let path = address(route, &scene);
            app.get(&path).bearer(&reader.token).send().await.assert(200);
            let actions: Vec<String> = reads_by(&app, &reader).await.into_iter().map(|(action, _)| action).collect();
            assert_eq!(actions, [*action], "{route}");
        }
    }

    async fn a_record_is_one_row_an_hour_for_each_who_opens_it(app) {
        app.programme().await;
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        let (finance, support) = (app.operator(&["finance"]).await, app.operator(&["support"]).await);
        for _ in 0..2 {
            for part in ["", "/notes", "/orders", "/history", "/sessions"] {
                read(&app, &finance, &participant, part).await;
                read(&app, &support, &participant, part).await;
            }
        }
        read(&app, &support, &other, "").await;
        let of = |participant: &ParticipantClient| Some(participant.id.0);
        let whole = [("participants.read_account".to_owned(), of(&participant)), ("participants.read".to_owned(), of(&participant))];
        assert_eq!(reads_by(&app, &finance).await, whole, "finance reads the whole account number");
        let end = [("participants.read".to_owned(), of(&participant)), ("participants.read".to_owned(), of(&other))];
        assert_eq!(reads_by(&app, &support).await, end, "support reads its last four digits");
        app.wait(SignedDuration::from_mins(61));
        let again = OperatorClient { id: support.id, token: app.operator_again(support.id).await };
        read(&app, &again, &participant, "/notes").await;
        assert_eq!(reads_by(&app, &support).await.len(), 3);
    }

    async fn who_is_not_there_or_not_shown_leaves_no_row(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator", "editor"]).await);
        for part in ["", "/notes", "/letters"] {
            let path = format!("/api/v1/backoffice/participants/{}{part}", participant.id.0 + 1);
            app.get(&path).bearer(&operator.token).send().await;
        }
        let editor = app.operator(&["editor"]).await;
        app.get(&format!("/api/v1/backoffice/participants/{}", participant.id.0)).bearer(&editor.token).send().await.assert(403);
        assert!(reads_by(&app, &operator).await.is_empty() && reads_by(&app, &editor).await.is_empty());
    }

    async fn reads_stand_in_the_audit_log_and_not_among_what_was_done_to_a_participant(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        read(&app, &operator, &participant, "/notes").await;
        let path = format!("/api/v1/backoffice/participants/{}/history", participant.id.0);
        let history = app.get(&path).bearer(&operator.token).send().await;
        assert_eq!(history.assert(200).json["data"]["items"], json!([]));
        let token = app.administrators_token().await;
        let log = app.get(&format!("/api/v1/backoffice/audit?nip={}", participant.nip)).bearer(&token).send().await;
        let items = &log.assert(200).json["data"]["items"];
        assert_eq!((&items[0]["action"], &items[0]["operator"]), (&json!("participants.read"), &json!("Jan Kowalski")));
        let plans = app.plans_of(app.get(&path).bearer(&token)).await;
        plans.assert_by_index("audit_log WHERE operator_id = $1", "audit_log_by_operator");
    }
}
