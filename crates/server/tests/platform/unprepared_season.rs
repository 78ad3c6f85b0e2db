//! A season that nobody has prepared: what needs it is refused in words, all else goes on, and administrators are
//! told in time.
use jiff::SignedDuration;
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::{Value, json};

use crate::access;
use crate::given::orders::{AccountBalances, address};
use crate::given::promotions::refuel;
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp, on_both};

/// From 20 August until 8 November 2025.
const INTO_THE_NEXT: i64 = 80;

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

/// The season of the day, as operators prepare it.
async fn prepare(app: &TestApp, status: &'static str) {
    let sql = match status {
        "open" => {
            "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
                   VALUES ($1, '2025-11-01', '2026-10-31', 'open', 0, 0)"
        }
        _ => {
            "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
              VALUES ($1, '2025-11-01', '2026-10-31', 'draft', 0, 0)"
        }
    };
    app.execute(sql, 2026).await;
}

/// The season of which the dashboard reminds, on a day so many days after 20 August 2025.
async fn reminded(app: &TestApp, operator: &mut OperatorClient, after: i64) -> Value {
    app.wait(days(after));
    operator.token = app.operator_again(operator.id).await;
    let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
    dashboard.assert(200).json["data"]["season"].clone()
}

/// A card that waits: nine packs bought in the season before.
async fn with_a_card(
    app: &TestApp,
    participant: &ParticipantClient,
    operator: &OperatorClient,
    programme: &Programme,
) -> String {
    app.promotion("refuel", &refuel()).await;
    app.answer_promotion(participant, "refuel", true).await.assert(200);
    app.purchased(participant, operator, programme, 9).await;
    let cards = app.get("/api/v1/prize/collect?promotion=true").bearer(&participant.token).send().await;
    cards.assert(200).json["data"]["items"][0]["id"].as_str().unwrap().to_owned()
}

async fn collect(app: &TestApp, participant: &ParticipantClient, card: &str, key: &str) -> Answer {
    let path = format!("/api/v1/prize/collect/{card}");
    app.post(&path).bearer(&participant.token).key(key).json(&json!({"delivery": "code"})).send().await
}

on_both! {
    async fn an_order_waits_for_the_season(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        app.wait(days(INTO_THE_NEXT));
        let participant = app.signed_in_again(participant).await;
        let form = json!({"reward_id": rewards.torch, "address": address()});
        let refused = app.order(&participant, "k", &form).await;
        assert_eq!(refused.assert(422).json["error"], "season_missing");
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 5_000, held: 0, redeemed: 0 });
        prepare(&app, "draft").await;
        app.order(&participant, "k", &form).await.assert(201);
    }

    async fn a_card_waits_for_the_season(app) {
        let (participant, operator, programme) =
            (app.participant().await, app.operator(&["moderator", "finance"]).await, app.programme().await);
        let card = with_a_card(&app, &participant, &operator, &programme).await;
        app.wait(days(INTO_THE_NEXT));
        let participant = app.signed_in_again(participant).await;
        let refused = collect(&app, &participant, &card, "k").await;
        assert_eq!(refused.assert(422).json["error"], "season_missing");
        prepare(&app, "draft").await;
        collect(&app, &participant, &card, "k").await.assert(201);
    }

    async fn no_route_and_no_job_fails_for_want_of_the_season(app) {
        app.programme().await;
        app.trip("standard").await;
        let callers = {
            app.wait(days(INTO_THE_NEXT));
            access::callers(&app).await
        };
        for route in access::routes() {
            let caller = callers.iter().find(|(caller, _)| route.admits(caller));
            let status = route.status(&app, caller.map(|(_, token)| token.as_str())).await;
            assert!(!status.is_server_error(), "{} gives {status}", route.name());
        }
        let token = |name: &str| callers.iter().find(|(caller, _)| caller == name).unwrap().1.clone();
        let participant = token("participant");
        let trip = app.post("/api/v1/user/wycieczka/order").bearer(&participant).key("k").json(&json!({})).send().await;
        trip.assert(404);
        let items = json!({"items": [{"sap": "100001", "volume": 5_000, "quantity": 1}]});
        let tried = app.post("/api/v1/user/promotions/try").bearer(&participant).json(&items).send().await;
        assert!(!tried.status.is_server_error());
        daily::run_once(&app.app, &Retention::default()).await.unwrap();
        app.trips_go_on().await;
    }

    async fn administrators_are_reminded_of_the_next_season_sixty_days_ahead(app) {
        app.programme().await;
        let mut operator = app.operator(&["administrator"]).await;
        assert_eq!(reminded(&app, &mut operator, 12).await, Value::Null, "61 days to go");
        let missing = json!({"year": 2026, "starts_on": "2025-11-01", "missing": true});
        assert_eq!(reminded(&app, &mut operator, 1).await, missing, "60 days to go");
        assert_eq!(reminded(&app, &mut operator, 67).await, missing, "it runs already");
        prepare(&app, "draft").await;
        let unopened = json!({"year": 2026, "starts_on": "2025-11-01", "missing": false});
        assert_eq!(reminded(&app, &mut operator, 0).await, unopened);
        app.execute("UPDATE seasons SET status = 'open' WHERE year = $1", 2026).await;
        assert_eq!(reminded(&app, &mut operator, 0).await, Value::Null);
    }

    async fn a_prepared_season_is_not_asked_for_before_it_begins(app) {
        app.programme().await;
        let mut operator = app.operator(&["support"]).await;
        prepare(&app, "draft").await;
        assert_eq!(reminded(&app, &mut operator, 60).await, Value::Null);
    }
}
