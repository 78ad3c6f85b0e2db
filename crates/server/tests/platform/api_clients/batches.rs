//! Batches of sales that a client pushes: from the request to the points.
use plon_platform::api_clients::ApiScope;
use serde_json::{Value, json};

use crate::given::machines::Machine;
use crate::given::review::{accepted, decision};
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp, on_both};

const SALES: &str = "/api/v1/edi/sales";

struct Scene {
    app: TestApp,
    participant: ParticipantClient,
    operator: OperatorClient,
    programme: Programme,
    machine: Machine,
}

impl Scene {
    async fn new(app: TestApp) -> Scene {
        let (participant, operator) = (app.participant().await, app.operator(&["administrator"]).await);
        let programme = app.programme().await;
        let machine = app.machine(operator.id, &ApiScope::ALL, Some(programme.distributor)).await;
        Scene { app, participant, operator, programme, machine }
    }

    async fn push(&self, key: &str, form: &Value) -> Answer {
        self.app.post(SALES).bearer(&self.machine.token).key(key).json(form).send().await
    }

    /// Pushes sales and has the worker do all that there is to do; what the client then sees.
    async fn pushed(&self, form: &Value) -> Value {
        let answer = self.push(&self.app.app.rng.public_id(), form).await;
        let id = answer.assert(202).json["data"]["id"].as_i64().unwrap();
        assert_eq!(answer.json["data"]["address"], format!("{SALES}/{id}"));
        self.app.work_on_imports().await;
        self.batch(id).await
    }

    async fn batch(&self, id: i64) -> Value {
        self.told(&format!("{SALES}/{id}")).await["data"].clone()
    }

    async fn told(&self, path: &str) -> Value {
        let answer = self.app.get(path).bearer(&self.machine.token).send().await;
        answer.assert(200).json.clone()
    }

    async fn balance(&self) -> i64 {
        self.app.points_of(self.participant.id).await.0
    }
}

fn sale(number: &str, quantity: i64) -> Value {
    json!({"buyer_nip": "5260250274", "number": number, "issued_on": "2025-08-01", "product": "DOVVO-5",
        "quantity": quantity, "net_value": 10_000})
}

fn states_of(items: &Value) -> Vec<&str> {
    items.as_array().unwrap().iter().map(|item| item["state"].as_str().unwrap()).collect()
}

fn figure(figures: &Value, code: &str) -> i64 {
    figures.as_array().unwrap().iter().find(|figure| figure["code"] == code).unwrap()["value"].as_i64().unwrap()
}

on_both! {
    async fn a_clean_batch_posts_its_points_once_however_often_it_is_sent(app) {
        let scene = Scene::new(app).await;
        let outside = json!({"buyer_nip": "1234563218", "number": "FV/9", "issued_on": "2025-08-01", "product": "Inny",
            "quantity": 1, "net_value": 1});
        let form = json!({"sales": [sale("FV/1", 4), sale("FV/1", 2), sale("FV/2", 1), outside]});
        let first = scene.push("one", &form).await;
        let again = scene.push("one", &form).await;
        assert_eq!(first.assert(202).json, again.assert(202).json);
        assert_eq!(scene.push("one", &json!({"sales": [sale("FV/3", 1)]})).await.assert(422).json["error"],
            "idempotency_key_reused");
        scene.app.work_on_imports().await;
        let seen = scene.batch(first.json["data"]["id"].as_i64().unwrap()).await;
        assert_eq!((&seen["status"]["code"], &seen["is_over"]), (&json!("posted"), &json!(true)));
        assert_eq!(seen["counts"], json!({"read": 4, "valid": 3, "faulty": 0, "skipped": 1, "mended": 0, "left_out": 0,
            "posted": 3, "invoices": 2}));
        assert_eq!(figure(&seen["figures"], "points"), 350);
        assert_eq!(scene.balance().await, 350);
        let other = scene.pushed(&form).await;
        assert_eq!((figure(&other["figures"], "points"), figure(&other["figures"], "known")), (0, 2));
        assert_eq!(scene.balance().await, 350);
        assert_eq!(scene.app.kept_files(), 2, "a batch that is sent again leaves no file");
        let noted = scene.app.count("SELECT count(*) FROM audit_log WHERE action IN ('imports.upload', 'imports.commit')
            AND note LIKE 'Klient API: Klient %'").await;
        assert_eq!(noted, 4);
    }

    async fn a_batch_with_a_bad_sale_waits_and_is_mended_by_a_moderator(app) {
        let scene = Scene::new(app).await;
        let mut foreign = sale("FV/2", 1);
        foreign["distributor_nip"] = json!("7740001454");
        scene.app.distributor("7740001454", "Inny dystrybutor").await;
        let mut bad = sale("FV/3", 1);
        bad["product"] = json!("NIEZNANY");
        let seen = scene.pushed(&json!({"sales": [sale("FV/1", 4), foreign, bad]})).await;
        let id = seen["id"].as_i64().unwrap();
        assert_eq!((&seen["status"]["code"], &seen["waits_for_operator"], &seen["errors"]),
            (&json!("previewed"), &json!(true), &json!(2)));
        let errors = scene.told(&format!("{SALES}/{id}/errors")).await["data"]["items"].clone();
        assert_eq!(errors[0], json!({"index": 1, "field": "distributor_nip", "value": "7740001454",
            "message": "To źródło należy do innego dystrybutora"}));
        assert_eq!((&errors[1]["index"], &errors[1]["field"]), (&json!(2), &json!("product")));
        assert_eq!(scene.balance().await, 0);

        let (app, operator) = (&scene.app, &scene.operator);
        let listed = app.get("/api/v1/backoffice/imports").bearer(&operator.token).send().await;
        assert!(listed.json["data"]["items"][0]["api_client"].as_str().unwrap().starts_with("Klient "));
        let rows = app.get(&format!("/api/v1/backoffice/imports/{id}/rows")).bearer(&operator.token).send().await;
        for row in &rows.assert(200).json["data"]["items"].as_array().unwrap()[1..] {
            let path = format!("/api/v1/backoffice/imports/{id}/rows/{}/leave-out", row["row"]);
            let form = json!({"version": row["version"], "reason": "Nie nasza"});
            app.post(&path).bearer(&operator.token).key(&path).json(&form).send().await.assert(200);
        }
        let run = app.import(operator, id).await;
        app.read_import(operator, id, &run["format"], &run["mapping"]).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(scene.batch(id).await["status"]["code"], "previewed", "what a person has changed, a person accepts");
        app.commit_import(operator, id).await.assert(200);
        app.work_on_imports().await;
        let seen = scene.batch(id).await;
        assert_eq!((&seen["status"]["code"], &seen["counts"]["left_out"]), (&json!("posted"), &json!(2)));
        assert_eq!(scene.balance().await, 200);
    }

    async fn each_sale_tells_what_became_of_it(app) {
        let scene = Scene::new(app).await;
        let mut outside = sale("FV/9", 1);
        outside["buyer_nip"] = json!("1234563218");
        let mut bad = sale("FV/3", 1);
        bad["product"] = json!("NIEZNANY");
        let form = json!({"sales": [sale("FV/1", 4), outside, bad, sale("FV/2", 1), sale("FV/1", 2)]});
        let id = scene.pushed(&form).await["id"].as_i64().unwrap();
        let items = scene.told(&format!("{SALES}/{id}/results")).await["data"]["items"].clone();
        assert_eq!(states_of(&items), ["accepted", "outside", "refused", "accepted", "accepted"]);
        assert_eq!(items[2]["errors"][0]["field"], "product");
        assert_eq!(items[2]["message"], items[2]["errors"][0]["message"]);

        let (app, operator) = (&scene.app, &scene.operator);
        let rows = app.get(&format!("/api/v1/backoffice/imports/{id}/rows?state=faulty")).bearer(&operator.token).send().await;
        let row = rows.assert(200).json["data"]["items"][0].clone();
        let path = format!("/api/v1/backoffice/imports/{id}/rows/{}/leave-out", row["row"]);
        let form = json!({"version": row["version"], "reason": "Nie nasza"});
        app.post(&path).bearer(&operator.token).key(&path).json(&form).send().await.assert(200);
        let run = app.import(operator, id).await;
        app.read_import(operator, id, &run["format"], &run["mapping"]).await.assert(200);
        app.work_on_imports().await;
        app.commit_import(operator, id).await.assert(200);
        app.work_on_imports().await;
        assert_eq!(app.count("SELECT count(*) FROM import_lines").await, 0, "the staged rows are gone");
        let items = scene.told(&format!("{SALES}/{id}/results")).await["data"]["items"].clone();
        assert_eq!(states_of(&items), ["posted", "outside", "left_out", "posted", "posted"]);
        let points: Vec<i64> = items.as_array().unwrap().iter().map(|item| item["points"].as_i64().unwrap()).collect();
        assert_eq!((points, &items[0]["invoice"]), (vec![200, 0, 0, 50, 100], &items[4]["invoice"]));
        assert_eq!(items[1]["invoice"], Value::Null);
        let found = app.text("SELECT number FROM invoices WHERE 0 = $1 AND status = 'accepted' ORDER BY id LIMIT 1", 0).await;
        assert_eq!(found, "FV/1");

        let again = scene.pushed(&json!({"sales": [sale("FV/1", 4)]})).await;
        let items = scene.told(&format!("{SALES}/{}/results", again["id"])).await["data"]["items"].clone();
        assert_eq!((states_of(&items), &items[0]["points"]), (vec!["known"], &json!(0)));
    }

    async fn results_come_by_pages_and_a_cancelled_batch_has_brought_nothing(app) {
        let scene = Scene::new(app).await;
        let sales: Vec<Value> = (0..550).map(|number| sale(&format!("FV/{number}"), 1)).collect();
        let seen = scene.pushed(&json!({"accept": "by_operator", "sales": sales})).await;
        let path = format!("{SALES}/{}/results", seen["id"]);
        let first = scene.told(&path).await;
        assert_eq!((first["data"]["items"].as_array().unwrap().len(), &first["meta"]["next_cursor"]), (500, &json!(500)));
        let second = scene.told(&format!("{path}?cursor=500")).await;
        assert_eq!((second["data"]["items"].as_array().unwrap().len(), &second["meta"]["next_cursor"]), (50, &Value::Null));
        assert_eq!((&second["data"]["items"][0]["index"], &second["data"]["items"][0]["state"]), (&json!(500), &json!("accepted")));
        let cancel = format!("{SALES}/{}/cancel", seen["id"]);
        scene.app.post(&cancel).bearer(&scene.machine.token).send().await.assert(200);
        scene.app.work_on_imports().await;
        assert_eq!(states_of(&scene.told(&path).await["data"]["items"])[0], "cancelled");
        assert_eq!(scene.told(&format!("{path}?cursor=9999")).await["data"]["items"], json!([]));
    }

    async fn a_sale_whose_line_waits_is_told_once_it_is_decided(app) {
        let scene = Scene::new(app).await;
        let (app, operator) = (&scene.app, &scene.operator);
        let other = app.participant_numbered(1).await;
        let paid = app.reported(&other, &scene.programme, "FV/1").await;
        app.review(operator, &paid, &decision(&[accepted(&scene.programme, 4)])).await.assert(200);
        let seen = scene.pushed(&json!({"sales": [sale("FV/1", 4)]})).await;
        let path = format!("{SALES}/{}/results", seen["id"]);
        let items = scene.told(&path).await["data"]["items"].clone();
        assert_eq!(states_of(&items), ["in_review"]);
        let invoice = items[0]["invoice"].as_str().unwrap();
        let version = app.under_review(operator, invoice).await["version"].clone();
        let form = json!({"version": version, "reject": {"reason": "Towar zwrócony"}});
        app.review(operator, invoice, &form).await.assert(200);
        let items = scene.told(&path).await["data"]["items"].clone();
        assert_eq!((states_of(&items), &items[0]["message"]), (vec!["rejected"], &json!("Towar zwrócony")));
    }

    async fn a_batch_waits_for_an_operator_where_the_client_asks_for_it_and_can_be_cancelled(app) {
        let scene = Scene::new(app).await;
        let seen = scene.pushed(&json!({"accept": "by_operator", "sales": [sale("FV/1", 4)]})).await;
        assert_eq!((&seen["status"]["code"], figure(&seen["preview"], "points")), (&json!("previewed"), 200));
        let path = format!("{SALES}/{}/cancel", seen["id"]);
        scene.app.post(&path).bearer(&scene.machine.token).send().await.assert(200);
        let answer = scene.app.post(&path).bearer(&scene.machine.token).send().await;
        assert_eq!(answer.assert(409).json["error"], "import_state_forbids");
        scene.app.work_on_imports().await;
        assert_eq!(scene.balance().await, 0);
    }

    async fn a_batch_of_which_no_sale_concerns_the_programme_is_over_with_it(app) {
        let scene = Scene::new(app).await;
        let mut outside = sale("FV/1", 4);
        outside["buyer_nip"] = json!("1234563218");
        let seen = scene.pushed(&json!({"sales": [outside]})).await;
        assert_eq!((&seen["status"]["code"], &seen["counts"]["skipped"]), (&json!("posted"), &json!(1)));
    }

    async fn a_client_sees_its_own_batches_and_no_files_of_people(app) {
        let scene = Scene::new(app).await;
        let seen = scene.pushed(&json!({"sales": [sale("FV/1", 4)]})).await;
        let app = &scene.app;
        let other = app.machine(scene.operator.id, &ApiScope::ALL, Some(scene.programme.distributor)).await;
        for part in ["", "/errors", "/notes", "/results"] {
            let path = format!("{SALES}/{}{part}", seen["id"]);
            app.get(&path).bearer(&other.token).send().await.assert(404);
            app.get(&path).bearer(&scene.machine.token).send().await.assert(200);
        }
        app.post(&format!("{SALES}/{}/cancel", seen["id"])).bearer(&other.token).send().await.assert(404);
        let sources = app.get("/api/v1/backoffice/import-sources").bearer(&scene.operator.token).send().await;
        assert_eq!(sources.assert(200).json["data"], json!([]), "nobody uploads a file in a client's name");
    }

    async fn a_client_needs_the_scope_of_the_call(app) {
        let scene = Scene::new(app).await;
        let app = &scene.app;
        let reader = app.machine(scene.operator.id, &[ApiScope::ReadSales], None).await;
        let form = json!({"sales": [sale("FV/1", 4)]});
        app.post(SALES).bearer(&reader.token).key("one").json(&form).send().await.assert(403);
        let pusher = app.machine(scene.operator.id, &[ApiScope::PushSales], Some(scene.programme.distributor)).await;
        let pushed = app.post(SALES).bearer(&pusher.token).key("one").json(&form).send().await;
        let path = format!("{SALES}/{}", pushed.assert(202).json["data"]["id"]);
        app.get(&path).bearer(&pusher.token).send().await.assert(403);
    }

    async fn a_batch_has_its_limits(app) {
        let scene = Scene::new(app).await;
        let none = scene.push("none", &json!({"sales": []})).await;
        assert_eq!(none.assert(422).field("sales"), "Podaj co najmniej jedną sprzedaż");
        let many: Vec<Value> = (0..1_001).map(|number| sale(&format!("FV/{number}"), 1)).collect();
        let many = scene.push("many", &json!({"sales": many})).await;
        assert_eq!(many.assert(422).field("sales"), "Podaj najwyżej 1000\u{a0}sprzedaży. Podziel je na paczki.");
        let empty = scene.push("empty", &json!({"sales": [sale("FV/1", 1), {}]})).await;
        assert_eq!(empty.assert(422).field("sales.1"), "Ta sprzedaż jest pusta");
        let form = json!({"accept": "by_operator", "sales": [sale("FV/1", 1)]});
        for number in 0..50 {
            scene.push(&format!("open {number}"), &form).await.assert(202);
        }
        assert_eq!(scene.push("one more", &form).await.assert(409).json["error"], "too_many_open_batches");
        scene.push("open 7", &form).await.assert(202);
        assert_eq!(scene.app.kept_files(), 50, "a refused batch leaves no file");
    }
}
