//! Partners: they collect nothing, until administrators open invoices, points and rewards to them.
use plon_server::daily;
use plon_server::daily::Retention;
use serde_json::{Value, json};

use crate::given::imports::{csv, sale_of};
use crate::given::promotions::extra_points;
use crate::support::{NIPS, OperatorClient, ParticipantClient, TestApp, on_both};

/// Addresses that belong to those who collect.
const OWN: [&str; 6] = [
    "/api/v1/invoices/2025",
    "/api/v1/my-shopping",
    "/api/v1/user/promotions",
    "/api/v1/calculator?program=program.partner",
    "/api/v1/prize/teraz",
    "/api/v1/prize/my-orders",
];

async fn partner(app: &TestApp) -> ParticipantClient {
    let partner = app.participant_numbered(1).await;
    app.make_partner(partner.id).await;
    partner
}

/// As an administrator does it in the settings.
async fn let_partners_collect(app: &TestApp, collect: bool) {
    let chief = app.operator_named(if collect { "Ada" } else { "Ewa" }, &["administrator"]).await;
    let path = "/api/v1/backoffice/settings";
    let seen = app.get(path).bearer(&chief.token).send().await.assert(200).json["data"].clone();
    let form = json!({"version": seen["version"], "programme": {
        "brand_name": "Plon", "brand_phone": "500 000 011", "brand_email": "pomoc@plon.example",
        "data_controller": "Plon, Toruń", "open_registration": true, "partners_collect": collect,
        "map_route_url": "", "front_version": "",
    }});
    let answer = app.post(&format!("{path}/programme")).bearer(&chief.token).json(&form).send().await;
    assert_eq!(answer.assert(200).json["data"]["programme"]["partners_collect"], collect);
}

async fn profile(app: &TestApp, of: &ParticipantClient) -> Value {
    app.get("/api/v1/user/profile").bearer(&of.token).send().await.assert(200).json["data"].clone()
}

async fn seen_by(app: &TestApp, operator: &OperatorClient, of: &ParticipantClient) -> Value {
    let path = format!("/api/v1/backoffice/participants/{}", of.id.0);
    app.get(&path).bearer(&operator.token).send().await.assert(200).json["data"]["collects_points"].clone()
}

on_both! {
    async fn what_collects_is_closed_to_them_until_it_is_opened_and_again_afterwards(app) {
        app.programme().await;
        let (participant, partner) = (app.participant().await, partner(&app).await);
        let finance = app.operator(&["finance"]).await;
        for (opened, status) in [(None, 403), (Some(true), 200), (Some(false), 403)] {
            if let Some(collect) = opened {
                let_partners_collect(&app, collect).await;
            }
            for path in OWN {
                app.get(path).bearer(&partner.token).send().await.assert(status);
            }
            assert_eq!(profile(&app, &partner).await["collects_points"], status == 200);
            assert_eq!(seen_by(&app, &finance, &partner).await, status == 200);
            assert_eq!(profile(&app, &participant).await["collects_points"], true);
        }
    }

    async fn once_let_in_they_report_collect_and_order(app) {
        let programme = app.programme().await;
        let (partner, operator) = (partner(&app).await, app.operator(&["moderator"]).await);
        let_partners_collect(&app, true).await;
        app.promotion("dla_rolnikow", &extra_points()).await;
        let theirs = app.promotion("dla_partnerow", &extra_points()).await;
        app.execute("UPDATE promotions SET audience = 'program.partner' WHERE id = $1", theirs).await;

        app.purchased(&partner, &operator, &programme, 40).await;
        assert_eq!(app.points_of(partner.id).await, (2_000, 2_000));
        app.answer_promotion(&partner, "dla_partnerow", true).await.assert(200);
        assert_eq!(app.points_of(partner.id).await, (2_400, 2_400), "two points for each of 200 litres");
        let running = app.get("/api/v1/user/promotions").bearer(&partner.token).send().await;
        let keys: Vec<&Value> = running.assert(200).json["data"]["items"].as_array().unwrap().iter().map(|one| &one["key"]).collect();
        assert_eq!(keys, ["dla_partnerow"], "each audience has its own promotions");
        assert_eq!(app.progress(&partner, "dla_partnerow").await["answer"], true);
        app.get("/api/v1/user/promotions/dla-rolnikow").bearer(&partner.token).send().await.assert(404);

        app.give_points(partner.id, 20_000).await;
        let form = json!({"reward_id": app.rewards().await.bank_transfer, "amount": 12_000});
        app.ordered(&partner, &form).await;
        assert_eq!(app.balances_of(partner.id).await.held, 12_000);
    }

    async fn their_lines_are_imported_and_their_points_corrected(app) {
        let programme = app.programme().await;
        let (partner, operator) = (partner(&app).await, app.operator(&["moderator", "finance"]).await);
        let source = app.source(&operator, programme.distributor).await;
        let rows = [sale_of(NIPS[1], "FV/2", "2025-08-01", 1)];
        let before = app.previewed(&operator, source, "a.csv", &csv(&rows)).await;
        assert_eq!(before["counts"]["skipped"], 1);
        app.correct(&operator, partner.id, 100, "purchases").await.assert(409);
        let_partners_collect(&app, true).await;
        app.import_sales(&operator, source, &rows).await;
        assert!(app.points_of(partner.id).await.0 > 0);
        app.correct(&operator, partner.id, 100, "purchases").await.assert(201);
    }

    /// Whoever ticks a box must not pay points to everybody by it.
    async fn to_be_let_in_is_not_to_join(app) {
        app.programme().await;
        let partner = partner(&app).await;
        app.run("UPDATE seasons SET status = 'open', membership_points = 300 WHERE year = 2025").await;
        app.execute("UPDATE participants SET created_at = 0 WHERE id = $1", partner.id.0).await;
        let_partners_collect(&app, true).await;
        daily::run_once(&app.app, &Retention::default()).await.unwrap();
        assert_eq!(app.points_of(partner.id).await, (0, 0));
    }
}
