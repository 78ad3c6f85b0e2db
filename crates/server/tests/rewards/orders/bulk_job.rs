//! Orders of a list moved by a job: counted first, each once whatever becomes of the process, and told to their operator.
use jiff::SignedDuration;
use plon_bulk_jobs::run_once;
use plon_domain::bulk_job::BulkJobKind;
use plon_domain::reward::RewardKind;
use plon_kernel::types::Timestamp;
use serde_json::{Value, json};

use super::bulk::{self, Office, parcel};
use super::given::AccountBalances;
use crate::support::{Answer, TestApp, dies_after, on_both};

const ORDERS: &str = "/api/v1/backoffice/orders/bulk-job";
const JOBS: &str = "/api/v1/backoffice/bulk-jobs";

/// Office with points and stock for hundreds of orders.
async fn office(app: &TestApp) -> Office {
    let office = bulk::office(app).await;
    app.give_points(office.participant.id, 9_000_000).await;
    app.execute("UPDATE rewards SET stock = 200 WHERE id = $1", office.rewards.torch).await;
    office
}

impl Office {
    async fn parcels(&self, app: &TestApp, count: usize) -> Vec<String> {
        let mut orders = Vec::new();
        for _ in 0..count {
            orders.push(parcel(app, self).await);
        }
        orders
    }

    async fn preview(&self, app: &TestApp, filters: &str) -> Value {
        let answer = app.get(&format!("{ORDERS}?{filters}")).bearer(&self.operator.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    async fn start(&self, app: &TestApp, key: &str, form: &Value) -> Answer {
        app.post(ORDERS).bearer(&self.operator.token).key(key).json(form).send().await
    }

    async fn job(&self, app: &TestApp, id: &Value) -> Value {
        let answer = app.get(&format!("{JOBS}/{id}")).bearer(&self.operator.token).send().await;
        answer.assert(200).json["data"].clone()
    }
}

/// Figures of a job: its state, and the numbers of its records.
fn figures(job: &Value) -> (&str, [i64; 3]) {
    let number = |key: &str| job[key].as_i64().unwrap();
    (job["status"]["code"].as_str().unwrap(), [number("records"), number("done"), number("refused")])
}

#[test]
fn each_kind_of_bulk_job_has_one_handler() {
    let mut registered: Vec<BulkJobKind> = plon_bulk_jobs::registered_kinds().collect();
    registered.sort();
    assert_eq!(registered, BulkJobKind::ALL);
}

on_both! {
    async fn what_the_filters_find_is_moved_and_the_rest_has_its_reason(app) {
        let office = office(&app).await;
        let parcels = office.parcels(&app, 120).await;
        app.ordered(&office.participant, &office.rewards.form(RewardKind::BankTransfer)).await;
        assert_eq!(office.preview(&app, "status=selected").await,
            json!({"found": 121, "moves": [{"status": "in_progress", "orders": 120, "waits": false},
                {"status": "cancelled", "orders": 120, "waits": true}]}));
        let form = json!({"filters": {"status": "selected"}, "orders": 121, "status": "in_progress"});
        let started = office.start(&app, "a", &form).await;
        assert_eq!(started.assert(201).message(), "Zmieniamy 121\u{a0}zamówień");
        let again = office.start(&app, "a", &form).await;
        assert_eq!((again.assert(201).status, &again.body), (started.status, &started.body));
        let id = &started.json["data"]["id"];
        // What comes later is not the operator's.
        let later = office.parcels(&app, 1).await.remove(0);
        assert_eq!(figures(&office.job(&app, id).await), ("running", [121, 0, 0]));
        assert!(run_once(&app.app).await.unwrap());
        assert!(!run_once(&app.app).await.unwrap(), "it is over");
        assert_eq!(figures(&office.job(&app, id).await), ("finished", [121, 120, 1]));
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 10_000_000 - 122 * 5_000, held: 122 * 5_000, redeemed: 0 }
        );
        let refused = app.get(&format!("{JOBS}/{id}/refusals")).bearer(&office.operator.token).send().await;
        let refused = &refused.assert(200).json["data"]["items"];
        assert_eq!(refused.as_array().unwrap().len(), 1, "{refused}");
        assert_eq!(refused[0]["reason"], "Status przelewu zmienia tylko paczka przelewów: dodaj do niej to zamówienie, \
            zatwierdź ją i\u{a0}wyślij do banku.");
        let page = refused[0]["page"].as_str().unwrap();
        assert!(page.starts_with("/zaplecze/zamowienia/"), "{page}");
        let status = |id: &String| app.get(&format!("/api/v1/backoffice/orders/{id}")).bearer(&office.operator.token);
        assert_eq!(status(&later).send().await.json["data"]["status"]["code"], "selected");
        assert_eq!(status(&parcels[7]).send().await.json["data"]["status"]["code"], "in_progress");
        let listed = app.get(JOBS).bearer(&office.operator.token).send().await;
        assert_eq!(listed.assert(200).json["data"]["items"][0]["title"], "Zamówienia: status W toku");
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'bulk_jobs.start' AND subject_id = $1";
        assert_eq!(app.number(acts, id.as_i64().unwrap()).await, 1);
    }

    async fn a_list_that_has_changed_or_is_empty_starts_nothing(app) {
        let office = office(&app).await;
        let mut form = json!({"filters": {"status": "selected"}, "orders": 2, "status": "cancelled"});
        assert_eq!(office.start(&app, "a", &form).await.assert(422).field("note"),
            "Podaj powód. Uczestnik przeczyta go w powiadomieniu.");
        form["note"] = "Brak w\u{a0}magazynie".into();
        assert_eq!(office.start(&app, "b", &form).await.assert(422).field("orders"),
            "Na liście nie ma już żadnego zamówienia");
        office.parcels(&app, 3).await;
        assert_eq!(office.start(&app, "c", &form).await.assert(422).field("orders"),
            "Lista się zmieniła. Teraz: 3\u{a0}zamówienia. Sprawdź ją jeszcze raz.");
        assert!(!run_once(&app.app).await.unwrap());
    }

    async fn a_worker_that_dies_again_and_again_moves_each_order_once(app) {
        let office = office(&app).await;
        office.parcels(&app, 120).await;
        app.put_setting("bulk_approval_above", "120").await;
        let form = json!({"filters": {"status": "selected"}, "orders": 120, "status": "cancelled", "note": "Brak"});
        let id = office.start(&app, "a", &form).await.assert(201).json["data"]["id"].clone();
        let mut deaths = 0;
        for polls in [60, 900, 1_800] {
            deaths += u32::from(dies_after(polls, run_once(&app.app)).await);
            app.wait(SignedDuration::from_mins(3));
        }
        assert!(deaths > 0, "no worker died at work");
        app.finish_jobs().await;
        assert_eq!(figures(&office.job(&app, &id).await), ("finished", [120, 120, 0]));
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'orders.change' AND participant_id = $1";
        assert_eq!(app.number(acts, office.participant.id.0).await, 120);
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 10_000_000, held: 0, redeemed: 0 }
        );
    }

    async fn a_stopped_job_leaves_the_rest_and_is_nobody_elses(app) {
        let office = office(&app).await;
        office.parcels(&app, 3).await;
        let form = json!({"filters": {"search": "", "status": "selected"}, "orders": 3, "status": "in_progress"});
        let id = office.start(&app, "a", &form).await.assert(201).json["data"]["id"].clone();
        let other = app.operator_named("Inna Osoba", &["finance"]).await;
        let stop = |token: String| app.post(&format!("{JOBS}/{id}/stop")).bearer(&token).send();
        stop(other.token.clone()).await.assert(404);
        for path in [format!("{JOBS}/{id}"), format!("{JOBS}/{id}/refusals")] {
            app.get(&path).bearer(&other.token).send().await.assert(404);
        }
        stop(office.operator.token.clone()).await.assert(200);
        assert_eq!(stop(office.operator.token.clone()).await.assert(409).json["error"], "bulk_job_is_over");
        assert!(!run_once(&app.app).await.unwrap());
        assert_eq!(figures(&office.job(&app, &id).await), ("stopped", [3, 0, 0]));
        assert_eq!(office.preview(&app, "status=selected").await["found"], 3);
    }

    async fn a_finished_job_is_deleted_in_its_time_and_a_running_one_is_not(app) {
        let office = office(&app).await;
        office.parcels(&app, 2).await;
        let form = json!({"filters": {"status": "selected"}, "orders": 2, "status": "in_progress"});
        let over = office.start(&app, "a", &form).await.assert(201).json["data"]["id"].clone();
        assert!(run_once(&app.app).await.unwrap());
        let form = json!({"filters": {"status": "in_progress"}, "orders": 2, "status": "completed"});
        let running = office.start(&app, "b", &form).await.assert(201).json["data"]["id"].clone();
        let delete = async |before: Timestamp| {
            let mut tx = app.db().begin().await.unwrap();
            let gone = plon_bulk_jobs::delete_old_jobs(&mut tx, before, 1).await.unwrap();
            tx.commit().await.unwrap();
            gone
        };
        assert_eq!(delete(app.now()).await, 0, "it ended just now");
        let later = Timestamp(app.now().0 + SignedDuration::from_hours(1));
        assert_eq!([delete(later).await, delete(later).await, delete(later).await, delete(later).await], [1, 1, 1, 0]);
        app.get(&format!("{JOBS}/{over}")).bearer(&office.operator.token).send().await.assert(404);
        assert_eq!(figures(&office.job(&app, &running).await), ("running", [2, 0, 0]));
    }
}
