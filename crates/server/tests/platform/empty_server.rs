//! A server on which nothing was loaded and nothing set: what is missing is refused in words, and all else works.
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::{Value, json};

use crate::access;
use crate::given::registration::farm;
use crate::support::{TestApp, on_both};

const SEASONS: &str = "/api/v1/backoffice/seasons";

impl TestApp {
    /// Opens the season of the day at the office, with points for joining.
    async fn open_season(&self) {
        let operator = self.operator(&["administrator"]).await;
        let seasons = self.get(SEASONS).bearer(&operator.token).send().await.assert(200).json.clone();
        let points = |status: &str| json!({"welcome_points": "500", "membership_points": "300", "status": status});
        let year = seasons["data"]["next"].clone();
        let new = json!({"year": year, "season": points("open")});
        self.post(SEASONS).bearer(&operator.token).json(&new).send().await.assert(201);
    }
}

on_both! {
    async fn no_route_and_no_job_fails_for_want_of_a_programme(app) {
        let callers = access::callers(&app).await;
        for route in access::routes() {
            let caller = callers.iter().find(|(caller, _)| route.admits(caller));
            let status = route.status(&app, caller.map(|(_, token)| token.as_str())).await;
            assert!(!status.is_server_error(), "{} gives {status}", route.name());
        }
        daily::run_once(&app.app, &Retention::default()).await.unwrap();
        app.trips_go_on().await;
    }

    async fn every_report_is_read_without_a_programme_and_sums_up_to_nothing(app) {
        let analyst = app.operator(&["analyst"]).await;
        let listed = app.get("/api/v1/backoffice/reports").bearer(&analyst.token).send().await.assert(200).json.clone();
        for report in listed["data"]["reports"].as_array().unwrap() {
            for grouping in report["groupings"].as_array().unwrap() {
                let path = format!("{}?by={}", report["key"].as_str().unwrap(), grouping["by"].as_str().unwrap());
                let table = app.report_of(&analyst, &path).await;
                let sums = table["total"].as_array().unwrap().iter().filter_map(Value::as_i64);
                assert_eq!(sums.sum::<i64>(), 0, "{path}");
            }
        }
    }

    async fn without_a_season_a_registration_is_refused_in_words(app) {
        let refused = app.register(&farm(&[])).await;
        assert_eq!(refused.assert(422).json["error"], "season_missing");
        assert_eq!(app.count("SELECT count(*) FROM participants").await, 0);
        let settings = app.get("/api/system-settings").send().await;
        assert_eq!(settings.assert(200).json["data"]["points_limit"], 4_000_000);
    }

    async fn one_registers_in_the_first_season_and_has_its_points(app) {
        app.open_season().await;
        app.register(&farm(&[])).await.assert(201);
        assert_eq!(app.count("SELECT balance FROM accounts WHERE kind = 'available'").await, 500);
        let mail: Vec<Value> = app.outbox().await.iter().map(|mail| json!(mail.purpose)).collect();
        assert_eq!(mail, ["registration.welcome"]);
    }
}
