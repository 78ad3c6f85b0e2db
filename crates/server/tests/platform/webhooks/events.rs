//! Messages to targets: each event with its cause, ids and figures, and nothing that names a person.
use std::time::Duration;

use plon_platform::api_clients::ApiScope;
use serde_json::{Value, json};

use super::given::{Receiver, Target};
use crate::given::promotions::extra_points;
use crate::given::registration::farm;
use crate::support::{OperatorClient, TestApp, on_both};

const SOON: Duration = Duration::from_secs(10);

const ALL: [&str; 10] = [
    "participant.joined",
    "invoice.decided",
    "points.posted",
    "order.placed",
    "order.moved",
    "promotion.reached",
    "payout.confirmed",
    "sales_batch.checked",
    "sales_batch.posted",
    "sales_batch.cancelled",
];

struct Scene {
    app: TestApp,
    who: OperatorClient,
    receiver: Receiver,
    target: Target,
}

impl Scene {
    /// A target that is told of everything.
    async fn new(app: TestApp) -> Scene {
        let receiver = Receiver::start().await;
        let app = app.reaching_this_machine(SOON);
        let who = app.operator(&["administrator"]).await;
        let target = app.target_at(&who, &receiver, "Cel", &ALL).await;
        Scene { app, who, receiver, target }
    }

    /// Sends all; the data of the events of a kind, in the order of their ids. Each is signed, and names nobody.
    async fn told(&self, event: &str) -> Vec<Value> {
        self.app.send_all_webhooks().await;
        let mut requests = self.receiver.received();
        requests.sort_by_key(super::given::Received::number);
        for request in &requests {
            assert!(request.is_signed_by(&self.target.secret));
            for personal in ["5260250274", "5213017228", "Wiśniewska", "Żak", "poczta", "PL61"] {
                assert!(!request.body.contains(personal), "{personal} in {}", request.body);
            }
        }
        let bodies = requests.iter().map(super::given::Received::json);
        bodies.filter(|body| body["type"] == event).map(|body| body["data"].clone()).collect()
    }
}

on_both! {
    async fn an_accepted_invoice_and_a_promotion_are_told_with_their_points(app) {
        let scene = Scene::new(app).await;
        let app = &scene.app;
        let (participant, programme) = (app.participant().await, app.programme().await);
        app.promotion("refuel", &extra_points()).await;
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        let (invoice, _) = app.purchased(&participant, &scene.who, &programme, 4).await;
        let decided = scene.told("invoice.decided").await;
        let number = decided[0]["number"].as_str().unwrap();
        assert!(number.starts_with("FV/"), "{number}");
        assert_eq!(decided, [json!({"invoice": invoice, "participant": participant.id, "distributor": programme.distributor,
            "number": number, "status": "accepted", "points": 200, "net_value": decided[0]["net_value"]})]);
        let reached = scene.told("promotion.reached").await;
        assert_eq!((reached.len(), &reached[0]["points"], &reached[0]["participant"]), (1, &json!(40), &json!(participant.id)));
        let posted = scene.told("points.posted").await;
        let first = json!({"kind": "accrual", "from": "purchases", "to": "available", "points": 200});
        assert!(posted.iter().any(|event| event["transfers"] == json!([first]) && event["available"] == 200), "{posted:?}");
        assert_eq!(posted.last().unwrap()["available"], 240);
    }

    async fn a_rejected_invoice_is_told_and_one_that_was_only_tried_is_not(app) {
        let scene = Scene::new(app).await;
        let app = &scene.app;
        let (participant, programme) = (app.participant().await, app.programme().await);
        let invoice = app.reported(&participant, &programme, "FV 7").await;
        let version = app.under_review(&scene.who, &invoice).await["version"].clone();
        let form = json!({"version": version, "reject": {"reason": "Nieczytelny skan"}});
        let path = format!("/api/v1/backoffice/invoices/{invoice}/review");
        let send = async |query: &str, key: &str| {
            app.post(&format!("{path}{query}")).bearer(&scene.who.token).key(key).json(&form).send().await.assert(200);
        };
        send("?check=true", "a").await;
        assert_eq!(scene.told("invoice.decided").await, [] as [Value; 0]);
        send("", "b").await;
        let decided = scene.told("invoice.decided").await;
        assert_eq!((decided.len(), &decided[0]["status"], &decided[0]["points"]), (1, &json!("rejected"), &json!(0)));
    }

    async fn a_participant_who_joins_is_told_by_number(app) {
        let scene = Scene::new(app).await;
        let consents = scene.app.open_programme().await;
        scene.app.register(&farm(&consents[..2])).await.assert(201);
        let joined = scene.told("participant.joined").await;
        assert_eq!(joined.len(), 1);
        let id = joined[0]["participant"].as_i64().unwrap();
        assert_eq!(scene.app.number("SELECT count(*) FROM participants WHERE id = $1", id).await, 1);
    }

    async fn orders_and_a_payout_are_told_as_they_move(app) {
        let scene = Scene::new(app).await;
        let app = &scene.app;
        let office = app.office().await;
        let (kept, cancelled) = (app.transfer(&office).await, app.transfer(&office).await);
        app.cancel(&office.participant, &cancelled).await.assert(200);
        let payout = app.confirmed(&office.signers, &[&kept]).await;
        let placed = scene.told("order.placed").await;
        assert_eq!(placed.len(), 2);
        assert!(placed.iter().all(|order| order["status"] == "selected" && order["participant"] == json!(office.participant.id)));
        let moved: Vec<String> =
            scene.told("order.moved").await.iter().map(|order| order["status"].as_str().unwrap().to_owned()).collect();
        assert!(moved.contains(&"cancelled".to_owned()) && moved.contains(&"completed".to_owned()), "{moved:?}");
        let confirmed = scene.told("payout.confirmed").await;
        assert_eq!(confirmed, [json!({"payout": payout["id"], "message_id": confirmed[0]["message_id"], "transfers": 1,
            "amount": 5_000})]);
    }

    async fn a_pushed_batch_is_told_to_the_programme_and_to_its_own_client_alone(app) {
        let scene = Scene::new(app).await;
        let app = &scene.app;
        app.participant().await;
        let programme = app.programme().await;
        let (own, foreign) = (Receiver::start().await, Receiver::start().await);
        let machine = app.machine(scene.who.id, &ApiScope::ALL, Some(programme.distributor)).await;
        let other = app.machine(scene.who.id, &ApiScope::ALL, Some(programme.distributor)).await;
        let batches = ["sales_batch.checked", "sales_batch.posted", "sales_batch.cancelled"];
        let refused = app.make_target(&scene.who, json!({"name": "Za dużo", "api_client_id": machine.id,
            "events": ["invoice.decided"]})).await;
        assert_ne!(refused.assert(422).field("events"), "");
        for (name, receiver, client) in [("Własny", &own, &machine), ("Obcy", &foreign, &other)] {
            let form = json!({"name": name, "url": receiver.address, "events": batches, "api_client_id": client.id});
            app.target(&scene.who, form).await;
        }
        let push = async |number: &str, accept: &str, key: &str| {
            let form = json!({"accept": accept, "sales": [{"buyer_nip": "5260250274", "number": number, "issued_on": "2025-08-01",
                "product": "DOVVO-5", "quantity": 4, "net_value": 10_000}]});
            let answer = app.post("/api/v1/edi/sales").bearer(&machine.token).key(key).json(&form).send().await;
            let id = answer.assert(202).json["data"]["id"].as_i64().unwrap();
            app.work_on_imports().await;
            id
        };
        let first = push("FV/1", "when_clean", "one").await;
        let second = push("FV/2", "by_operator", "two").await;
        let path = format!("/api/v1/edi/sales/{second}/cancel");
        app.post(&path).bearer(&machine.token).json(&json!({})).send().await.assert(200);
        let checked = scene.told("sales_batch.checked").await;
        let waits = checked.iter().map(|batch| (batch["batch"].as_i64().unwrap(), batch["waits_for_operator"].as_bool().unwrap()));
        let mut waits: Vec<(i64, bool)> = waits.collect();
        waits.sort_unstable();
        assert_eq!(waits, [(first, false), (second, true)]);
        let posted = scene.told("sales_batch.posted").await;
        assert_eq!((posted.len(), &posted[0]["posted"], &posted[0]["figures"]["points"]), (1, &json!(1), &json!(200)));
        assert_eq!(scene.told("sales_batch.cancelled").await, [json!({"batch": second})]);
        let decided = scene.told("invoice.decided").await;
        assert_eq!((decided.len(), &decided[0]["number"], &decided[0]["points"]), (1, &json!("FV/1"), &json!(200)));
        let known = app.number("SELECT count(*) FROM invoices WHERE status = 'accepted' AND 0 = $1", 0).await;
        assert_eq!(known, 1);
        assert_eq!((own.received().len(), foreign.received().len()), (4, 0));
    }
}
