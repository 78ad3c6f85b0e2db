//! The accounts of a batch in the register of VAT payers, against a server of our own that answers as the register
//! does, and as it should not.
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use jiff::SignedDuration;
use plon_domain::reward::RewardKind;
use plon_platform::config;
use plon_platform::white_list::WhiteList;
use serde_json::{Value, json};

use super::given::PAYOUTS;
use crate::support::{Answer, OperatorClient, TestApp, on_both};

/// Behaviour of the fake register, and the requests that it received.
#[derive(Default)]
struct Register {
    mood: Mood,
    /// Accounts that it does not know.
    unknown: Vec<String>,
    received: Vec<(String, String, String)>,
}

#[derive(Default, Clone, Copy, PartialEq, Debug)]
enum Mood {
    #[default]
    Well,
    /// It answers the first question of a call, and no other.
    OnceWell,
    Spent,
    SpentWithoutStatus,
    WrongNip,
    Broken,
    Garbage,
    Elsewhere,
    Endless,
    Silent,
}

impl Register {
    /// The mood for one question; questions come several at once, and only one of them is the first.
    fn turn(&mut self) -> Mood {
        let mood = self.mood;
        if mood == Mood::OnceWell {
            self.mood = Mood::Broken;
        }
        mood
    }
}

type Shared = Arc<Mutex<Register>>;

#[derive(serde::Deserialize)]
struct CheckQuery {
    date: String,
}

fn error(status: StatusCode, code: &str) -> Response {
    (status, axum::Json(json!({"code": code, "message": "Komunikat wykazu"}))).into_response()
}

async fn answer(
    State(register): State<Shared>,
    Path((nip, account)): Path<(String, String)>,
    Query(CheckQuery { date }): Query<CheckQuery>,
) -> Response {
    let mood = register.lock().unwrap().turn();
    match mood {
        Mood::Well | Mood::OnceWell => {}
        Mood::Spent => return error(StatusCode::TOO_MANY_REQUESTS, "WL-191"),
        Mood::SpentWithoutStatus => return error(StatusCode::BAD_REQUEST, "WL-191"),
        Mood::WrongNip => return error(StatusCode::BAD_REQUEST, "WL-115"),
        Mood::Broken => return error(StatusCode::INTERNAL_SERVER_ERROR, "WL-100"),
        Mood::Garbage => return "<html>Przerwa techniczna</html>".into_response(),
        Mood::Elsewhere => return (StatusCode::FOUND, [("location", "/przerwa")]).into_response(),
        Mood::Endless => return "a".repeat(300 * 1024).into_response(),
        Mood::Silent => std::future::pending::<()>().await,
    }
    let mut register = register.lock().unwrap();
    let assigned = if register.unknown.contains(&account) { "NIE" } else { "TAK" };
    register.received.push((nip, account, date));
    let mark = format!("d2n10-{}", register.received.len());
    axum::Json(json!({"result": {
        "accountAssigned": assigned, "requestDateTime": "20-08-2025 09:00:00", "requestId": mark,
    }}))
    .into_response()
}

/// The app with a register on a port of this machine.
async fn with_register(app: TestApp) -> (TestApp, Shared) {
    let register = Shared::default();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let address = "/api/check/nip/{nip}/bank-account/{account}";
    let routes = Router::new().route(address, get(answer)).with_state(Arc::clone(&register));
    tokio::spawn(async move { axum::serve(listener, routes).await });
    let settings = config::WhiteList { url: Some(url), time: Duration::from_secs(1) };
    (app.set(|parts| parts.white_list = WhiteList::new(&settings).unwrap()), register)
}

async fn check(app: &TestApp, operator: &OperatorClient, payout: &Value) -> Answer {
    app.post(&format!("{PAYOUTS}/{}/white-list", payout["id"])).bearer(&operator.token).send().await
}

async fn shown(app: &TestApp, operator: &OperatorClient, payout: &Value) -> Value {
    let answer = app.get(&format!("{PAYOUTS}/{}/white-list", payout["id"])).bearer(&operator.token).send().await;
    answer.assert(200).json["data"]["progress"].clone()
}

fn progress(accounts: i64, checked: i64, missing: i64) -> Value {
    json!({"accounts": accounts, "checked": checked, "missing": missing})
}

on_both! {
    async fn each_account_is_asked_about_once_a_day_with_its_owners_nip(app) {
        let (app, register) = with_register(app).await;
        let office = app.office().await;
        let signers = &office.signers;
        let mut orders = Vec::new();
        for _ in 0..7 {
            orders.push(app.transfer(&office).await);
        }
        orders.push(app.ordered(&office.participant, &office.rewards.form(RewardKind::CharityTransfer)).await);
        let payout = app.proposed(signers, &orders.iter().collect::<Vec<_>>()).await;

        assert_eq!(shown(&app, &signers.first, &payout).await, progress(7, 0, 0), "the charity is no participant");
        for (calls, checked) in [(1, 5), (2, 7), (3, 7)] {
            let answer = check(&app, &signers.first, &payout).await;
            assert_eq!(answer.assert(200).json["data"]["progress"], progress(7, checked, 0), "call {calls}");
        }
        assert_eq!(shown(&app, &signers.second, &payout).await, progress(7, 7, 0));
        let received = register.lock().unwrap().received.clone();
        assert_eq!(received.len(), 7);
        let account = "61109010140000071219812874".to_owned();
        assert!(
            received.iter().all(|one| *one == (office.participant.nip.to_owned(), account.clone(), "2025-08-20".to_owned())),
            "{received:?}"
        );

        app.wait(SignedDuration::from_hours(24));
        let operator = app.operator(&["finance"]).await;
        assert_eq!(shown(&app, &operator, &payout).await, progress(7, 0, 0), "an answer is about its day");
        check(&app, &operator, &payout).await.assert(200);
        assert_eq!(register.lock().unwrap().received.last().unwrap().2, "2025-08-21");
    }

    async fn an_account_that_the_register_does_not_know_warns_and_is_paid_all_the_same(app) {
        let (app, register) = with_register(app).await;
        let office = app.office().await;
        let signers = &office.signers;
        register.lock().unwrap().unknown.push("61109010140000071219812874".to_owned());
        let order = app.transfer(&office).await;
        let payout = app.proposed(signers, &[&order]).await;
        assert!(app.transfers(&signers.first, &payout).await[0].get("white_list").is_none());

        let answer = check(&app, &signers.first, &payout).await;
        assert_eq!(answer.assert(200).json["data"]["progress"], progress(1, 1, 1));
        let listed = app.transfers(&signers.first, &payout).await[0]["white_list"].clone();
        assert_eq!(listed, json!({"assigned": false, "on": "2025-08-20", "request_id": "d2n10-1"}));

        app.payout_act(&signers.second, &payout, "approve", json!({})).await.assert(200);
        let payout = app.payout(&signers.first, &payout["id"]).await;
        let form = json!({"execute_on": "2025-08-21"});
        let payout = app.payout_act(&signers.first, &payout, "export", form).await.assert(200).json["data"].clone();
        let payout = app.payout_act(&signers.first, &payout, "confirm", json!({})).await.assert(200).json["data"].clone();
        assert_eq!(check(&app, &signers.first, &payout).await.assert(409).json["error"], "payout_state_forbids");
        assert_eq!(app.transfers(&signers.first, &payout).await[0]["white_list"], listed, "what it said stays");
    }

    async fn a_register_that_is_out_of_order_is_a_sentence_and_nothing_is_kept(app) {
        let (app, register) = with_register(app).await;
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.proposed(&office.signers, &[&order]).await;
        let operator = &office.signers.first;
        for (mood, code) in [
            (Mood::Spent, "white_list_spent"),
            (Mood::SpentWithoutStatus, "white_list_spent"),
            (Mood::WrongNip, "white_list_silent"),
            (Mood::Broken, "white_list_silent"),
            (Mood::Garbage, "white_list_silent"),
            (Mood::Elsewhere, "white_list_silent"),
            (Mood::Endless, "white_list_silent"),
            (Mood::Silent, "white_list_silent"),
        ] {
            register.lock().unwrap().mood = mood;
            assert_eq!(check(&app, operator, &payout).await.assert(503).json["error"], code, "{mood:?}");
            assert_eq!(shown(&app, operator, &payout).await, progress(1, 0, 0), "{mood:?}");
        }
        register.lock().unwrap().mood = Mood::Well;
        assert_eq!(check(&app, operator, &payout).await.assert(200).json["data"]["progress"], progress(1, 1, 0));
    }

    async fn what_the_register_said_before_it_failed_stays(app) {
        let (app, register) = with_register(app).await;
        let office = app.office().await;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let payout = app.proposed(&office.signers, &[&one, &other]).await;
        let operator = &office.signers.first;
        register.lock().unwrap().mood = Mood::OnceWell;
        assert_eq!(check(&app, operator, &payout).await.assert(200).json["data"]["progress"], progress(2, 1, 0));
        assert_eq!(check(&app, operator, &payout).await.assert(503).json["error"], "white_list_silent");
        register.lock().unwrap().mood = Mood::Well;
        assert_eq!(check(&app, operator, &payout).await.assert(200).json["data"]["progress"], progress(2, 2, 0));
    }

    async fn the_check_is_off_by_default(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.proposed(&office.signers, &[&order]).await;
        assert_eq!(shown(&app, &office.signers.first, &payout).await, Value::Null);
        check(&app, &office.signers.first, &payout).await.assert(404);
    }

    async fn the_register_is_asked_by_those_who_pay_only(app) {
        let (app, register) = with_register(app).await;
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let payout = app.proposed(&office.signers, &[&order]).await;
        let editor = app.operator(&["editor"]).await;
        check(&app, &editor, &payout).await.assert(403);
        let path = format!("{PAYOUTS}/{}/white-list", payout["id"]);
        app.post(&path).bearer(&office.participant.token).send().await.assert(403);
        check(&app, &office.signers.first, &json!({"id": 999_999})).await.assert(404);
        assert!(register.lock().unwrap().received.is_empty());
    }
}
