//! One search over all records of the back office, and the history of each.
use plon_backoffice::records::RecordKind;
use serde_json::{Value, json};

use crate::given::catalogue::{BRANCHES, DISTRIBUTORS, branch};
use crate::given::registration::NEW_NIP;
use crate::given::review::{accepted, decision};
use crate::support::{OperatorClient, TestApp, on_both};

const SEARCH: &str = "/api/v1/backoffice/search";

/// Tables of few rows, which a search compares by name, and their aliases.
const FEW_ROWS: [&str; 15] = [
    "promotions",
    "products",
    "distributors",
    "branches",
    "rewards",
    "trips",
    "representatives",
    "news",
    "pages",
    "questions",
    "operators",
    "einvoice_corrections",
    "requests",
    "s",
    "w",
];

async fn hits(app: &TestApp, operator: &OperatorClient, query: &str) -> Vec<Value> {
    let answer = app.get(&format!("{SEARCH}?{query}")).bearer(&operator.token).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

/// Kinds and titles of hits, in their order.
fn titles(hits: &[Value]) -> Vec<String> {
    hits.iter().map(|hit| format!("{} {}", hit["kind"].as_str().unwrap(), hit["title"].as_str().unwrap())).collect()
}

/// The route that shows a record of a kind, or the list where it has no page of its own.
const fn route_of(kind: RecordKind) -> &'static str {
    match kind {
        RecordKind::Participant => "participants/{id}",
        RecordKind::Invoice => "invoices/{id}",
        RecordKind::Order => "orders/{id}",
        RecordKind::Promotion => "promotions",
        RecordKind::Product => "products/{id}",
        RecordKind::Distributor => "distributors/{id}",
        RecordKind::Branch => "branches/{id}",
        RecordKind::Reward => "rewards/{id}",
        RecordKind::Trip => "trips/{id}",
        RecordKind::Import => "imports/{id}",
        RecordKind::Correction => "einvoice-corrections/{id}",
        RecordKind::Request => "requests/{id}",
        RecordKind::Representative => "representatives",
        RecordKind::News => "news/{id}",
        RecordKind::Page => "pages/{id}",
        RecordKind::Question => "faq/{id}",
        RecordKind::Operator => "operators",
    }
}

#[test]
fn a_kind_is_found_by_the_roles_that_may_open_it() {
    let document = plon_server::router::api().document().unwrap();
    for kind in RecordKind::ALL {
        let path = format!("/api/v1/backoffice/{}", route_of(kind));
        let security = &document["paths"][&path]["get"]["security"][0]["bearer"];
        let roles: Vec<&str> = kind.roles().iter().map(|role| role.as_str()).collect();
        assert_eq!(*security, json!(roles), "{path}");
    }
}

on_both! {
    async fn a_number_leads_to_its_record_and_then_to_whose_it_is(app) {
        let programme = app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        let operator = app.operator(&["moderator", "finance"]).await;
        app.give_points(participant.id, 1_000_000).await;
        app.reported(&participant, &programme, "FV/12/2025").await;
        let order = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let number = app.number("SELECT id FROM orders WHERE id > $1", 0).await;

        let found = hits(&app, &operator, &format!("query={number}")).await;
        assert_eq!(titles(&found)[..2], [format!("order Zamówienie\u{a0}{number}"), "participant Anna Wiśniewska".to_owned()]);
        assert_eq!((&found[0]["key"], &found[0]["detail"]), (&json!(order), &json!("przelew-na-konto · Anna Wiśniewska · 5260250274")));
        assert_eq!(found[0]["status"]["label"], "Wybrana");
        assert_eq!(found[1]["key"], participant.id.0.to_string());

        let found = hits(&app, &operator, "query=fv+12/2025").await;
        assert_eq!(titles(&found), ["invoice FV/12/2025", "participant Anna Wiśniewska"]);
        let found = hits(&app, &operator, "query=FV/1").await;
        assert_eq!(titles(&found), ["invoice FV/12/2025"], "the beginning of a number");
        for query in ["query=526-025-02-74", "query=500+000+001", "query=wisniew", "query=Anna+Wi"] {
            assert_eq!(titles(&hits(&app, &operator, query).await), ["participant Anna Wiśniewska"], "{query}");
        }
        assert!(hits(&app, &operator, "query=+").await.is_empty());
        let long = app.get(&format!("{SEARCH}?query={}", "a".repeat(101))).bearer(&operator.token).send().await;
        assert_eq!(long.assert(422).field("query"), "Wpisz najwyżej 100 znaków");
    }

    async fn a_search_ends_where_the_rights_end(app) {
        let programme = app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        app.reported(&participant, &programme, "FV/7").await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let number = app.number("SELECT id FROM orders WHERE id > $1", 0).await;
        let kinds = |found: &[Value]| -> Vec<String> {
            let all = found.iter().map(|hit| hit["kind"].as_str().unwrap().to_owned());
            all.filter(|kind| ["invoice", "order", "participant"].contains(&kind.as_str())).collect()
        };
        for (role, by_order, by_invoice) in [
            ("moderator", vec!["participant"], vec!["invoice", "participant"]),
            ("finance", vec!["order", "participant"], vec!["participant"]),
            ("support", vec!["participant"], vec!["participant"]),
            ("editor", vec![], vec![]),
        ] {
            let operator = app.operator_named(role, &[role]).await;
            assert_eq!(kinds(&hits(&app, &operator, &format!("query={number}")).await), by_order, "{role}");
            assert_eq!(kinds(&hits(&app, &operator, "query=FV/7").await), by_invoice, "{role}");
        }
        let editor = app.operator_named("redaktor", &["editor"]).await;
        let reference = format!("records=participant-{}", participant.id.0);
        assert!(hits(&app, &editor, &reference).await.is_empty());
    }

    async fn opened_records_come_back_in_their_order(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        let operator = app.operator(&["moderator"]).await;
        app.rename(&other, "Ewa", "Żak", "Żak i syn").await;
        let references = format!("records=participant-{},participant-999,order-x,participant-{}", other.id.0, participant.id.0);
        let found = hits(&app, &operator, &references).await;
        assert_eq!(titles(&found), ["participant Ewa Żak", "participant Anna Wiśniewska"]);
        let acts = app.audited_changes().await;
        assert!(acts.iter().any(|act| act["action"] == "participants.search"), "{acts:?}");
    }

    async fn a_list_of_participants_finds_numbers_of_orders_and_invoices(app) {
        let programme = app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        let other = app.participant_numbered(1).await;
        let operator = app.operator(&["moderator"]).await;
        app.give_points(other.id, 1_000_000).await;
        app.reported(&participant, &programme, "FV/31").await;
        app.reported(&other, &programme, "77001").await;
        app.ordered(&other, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let number = app.number("SELECT id FROM orders WHERE id > $1", 0).await;
        for (search, nip) in [("fv 31", participant.nip), ("77001", other.nip), (&number.to_string(), other.nip), (participant.nip, participant.nip)] {
            let list = app.get_as(&operator, &format!("/api/v1/backoffice/participants?search={}", search.replace(' ', "+"))).await;
            let found: Vec<&str> = list["items"].as_array().unwrap().iter().map(|one| one["nip"].as_str().unwrap()).collect();
            assert_eq!(found, [nip], "{search}");
        }
        for phone in ["%2B48500", "0048500", "500"] {
            let list = app.get_as(&operator, &format!("/api/v1/backoffice/participants?search={phone}")).await;
            assert_eq!(list["items"].as_array().unwrap().len(), 2, "the beginning of a phone number: {phone}");
        }
    }

    async fn each_record_has_its_history_for_those_who_may_open_it(app) {
        let programme = app.programme().await;
        let participant = app.participant().await;
        let moderator = app.operator(&["moderator"]).await;
        let administrator = app.operator_named("Ewa", &["administrator"]).await;
        let invoice = app.reported(&participant, &programme, "FV/9").await;
        app.review(&moderator, &invoice, &decision(&[accepted(&programme, 2)])).await.assert(200);
        let path = format!("/api/v1/backoffice/records/invoice/{invoice}/history");
        let entry = &app.get_as(&moderator, &path).await["items"][0];
        assert_eq!((&entry["action"], &entry["subject_key"]), (&json!("invoices.review"), &json!(invoice)));

        for (kind, key, status) in [("invoice", "0", 404), ("order", "0", 404), ("operator", "1", 404), ("participant", "1", 404), ("field", "1", 404)] {
            let answer = app.get(&format!("/api/v1/backoffice/records/{kind}/{key}/history")).bearer(&moderator.token).send().await;
            answer.assert(status);
        }
        let subject = app.number("SELECT id FROM invoices WHERE id > $1", 0).await;
        for query in ["search=FV/9".to_owned(), format!("search={invoice}"), format!("subject=invoices&subject_id={subject}")] {
            let log = app.get_as(&administrator, &format!("/api/v1/backoffice/audit?{query}")).await;
            let actions: Vec<&str> = log["items"].as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap()).collect();
            assert_eq!(actions, ["invoices.review"], "{query}");
        }
        let by_number = app.get_as(&administrator, &format!("/api/v1/backoffice/audit?search={subject}")).await;
        assert!(by_number["items"].as_array().unwrap().iter().any(|entry| entry["action"] == "invoices.review"));
        let none = app.get_as(&administrator, "/api/v1/backoffice/audit?subject=orders").await;
        assert_eq!(none["items"], json!([]));
    }

    async fn a_branch_and_a_request_have_their_history_and_are_found(app) {
        let (programme, moderator) = (app.programme().await, app.operator(&["moderator"]).await);
        let path = format!("{DISTRIBUTORS}/{}/branches", programme.distributor);
        let own = app.put(&moderator, &path, &branch("Centrala")).await.assert(201).json["data"]["id"].clone();
        let change = json!({"version": 1, "branch": branch("Oddział Łowicz")});
        app.put(&moderator, &format!("{BRANCHES}/{own}/update"), &change).await.assert(200);
        let form = json!({"nip": NEW_NIP, "first_name": "Jan", "last_name": "Żak", "company_name": "Gospodarstwo Żak",
            "phone": "600700800", "email": "jan@poczta.example", "city": "Łęczyca", "contact_consent": true});
        app.post("/api/v1/participation-requests").json(&form).send().await.assert(201);
        let request = app.number("SELECT id FROM requests WHERE id > $1", 0).await;
        let refuse = format!("/api/v1/backoffice/requests/{request}/refuse");
        app.put(&moderator, &refuse, &json!({"reason": "Poza programem"})).await.assert(200);

        let actions = async |record: &str| -> Vec<String> {
            let path = format!("/api/v1/backoffice/records/{record}/history");
            let history = app.get_as(&moderator, &path).await;
            let entries = history["items"].as_array().unwrap().iter();
            entries.map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
        };
        let of_branch = actions(&format!("branch/{own}")).await;
        assert_eq!(of_branch, ["distributors.update_branch", "distributors.add_branch"]);
        assert_eq!(actions(&format!("request/{request}")).await, ["requests.refuse"]);
        let finance = app.operator_named("Ewa", &["finance"]).await;
        for record in [format!("branch/{own}"), format!("request/{request}")] {
            let path = format!("/api/v1/backoffice/records/{record}/history");
            app.get(&path).bearer(&finance.token).send().await.assert(404);
        }
        let found = hits(&app, &moderator, "query=lowicz").await;
        assert_eq!(titles(&found), ["branch Oddział Łowicz"]);
        assert_eq!((&found[0]["key"], &found[0]["detail"]), (&json!(own.to_string()), &json!("Łowicz · Rolmasz Żnin")));
        let found = hits(&app, &moderator, "query=zak+jan").await;
        assert_eq!(titles(&found), ["request Jan Żak"]);
        assert!(hits(&app, &finance, "query=zak+jan").await.is_empty());
    }

    async fn a_search_goes_by_indexes(app) {
        let operator = app.operator(&["administrator"]).await;
        for query in ["query=fv+12", "query=anna+wis", "query=17", "records=invoice-5f,order-5f,participant-7"] {
            let plans = app.plans_of(app.get(&format!("{SEARCH}?{query}")).bearer(&operator.token)).await;
            plans.assert_whole_at_most(&FEW_ROWS);
        }
        for query in ["subject=orders&subject_id=7", "search=7", "search=FV/7"] {
            let plans = app.plans_of(app.get(&format!("/api/v1/backoffice/audit?{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("audit_log a", "audit_log_by_subject");
        }
    }
}
