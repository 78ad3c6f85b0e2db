//! The profile that a participant's screens are drawn from.
use plon_kernel::on_db;
use plon_platform::notifications::{self, NewNotification};
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, TestApp, on_both};

async fn profile(app: &TestApp, participant: &ParticipantClient) -> Value {
    let mut answer: Answer = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
    answer.assert(200);
    answer.json["data"].take()
}

async fn run(app: &TestApp, statements: &[&'static str]) {
    let mut tx = app.db().begin().await.unwrap();
    for sql in statements {
        on_db!(&mut tx, conn => sqlx::query(*sql).execute(conn).await.map(|_| ())).unwrap();
    }
    tx.commit().await.unwrap();
}

on_both! {
    async fn a_new_participant_has_a_whole_profile(app) {
        app.programme().await;
        let participant = app.participant().await;
        let expected = json!({
            "account_type": "program.retail", "collects_points": true,
            "hit_points_limit": false,
            "email": "anna@example.pl",
            "phone": "+48500000001",
            "profile": {
                "first_name": "Anna", "last_name": "Wiśniewska", "nip": participant.nip,
                "registration_code": null, "kind": "farm", "register": null,
                "company_name": "Gospodarstwo Rolne", "company_street": "Polna", "company_street_number": "1",
                "company_street_number_place": null, "company_postcode": "99-100", "company_city": "Łęczyca",
                "correspondence_address": false, "correspondence_street": null, "correspondence_street_number": null,
                "correspondence_street_number_place": null, "correspondence_postcode": null,
                "correspondence_city": null, "bank_account": "PL61109010140000071219812874",
                "authorized_person": false, "authorized_person_first_name": null,
                "authorized_person_last_name": null, "authorized_person_identifier": null,
                "created_at": "2025-08-20T07:00:00Z",
            },
            "area": [],
            "points": { "available": 0, "total": 0, "brandPurchase": 0, "affiliation": 0, "achievements": 0,
                "perZloty": 100 },
            "achievements": [
                { "level": 50000, "value": false, "date": null },
                { "level": 75000, "value": false, "date": null },
                { "level": 100_000, "value": false, "date": null },
            ],
            "ph": null,
            "notifications": [],
            "payouts_wait_until": null,
            "has_required_consents": true,
            "maintenance": 0,
            "wycieczka": { "premium": { "order": false }, "vip": { "order": false }, "order": false, "waiting": [] },
            "promo_agreements": {},
        });
        assert_eq!(profile(&app, &participant).await, expected);
    }

    async fn points_and_a_reached_level_are_told(app) {
        app.programme().await;
        let participant = app.participant().await;
        app.give_points(participant.id, 50_000).await;
        app.execute("INSERT INTO achievements (participant_id, level, reached_at)
            VALUES ($1, 50000, 1755673200000000)", participant.id.0).await;
        app.execute("UPDATE participants SET points_limit_reached_at = 1755673200000000 WHERE id = $1",
            participant.id.0).await;

        let profile = profile(&app, &participant).await;
        let points = json!({
            "available": 50000, "total": 50000, "brandPurchase": 50000, "affiliation": 0, "achievements": 0, "perZloty": 100,
        });
        assert_eq!(profile["points"], points);
        let reached = json!({ "level": 50000, "value": true, "date": "2025-08-20T07:00:00Z" });
        assert_eq!(profile["achievements"][0], reached);
        assert_eq!(profile["achievements"][1]["value"], false);
        assert_eq!(profile["hit_points_limit"], true);
    }

    async fn the_representative_is_named(app) {
        let participant = app.participant().await;
        run(&app, &["INSERT INTO representatives (code, first_name, last_name, email, phone)
            VALUES ('ph-1', 'Piotr', 'Zając', 'piotr@plon.example', '+48500000002')"]).await;
        app.execute("UPDATE participants SET representative_id = (SELECT id FROM representatives) WHERE id = $1",
            participant.id.0).await;
        let expected = json!({
            "first_name": "Piotr", "last_name": "Zając", "email": "piotr@plon.example", "phone": "+48500000002",
            "image": null,
        });
        assert_eq!(profile(&app, &participant).await["ph"], expected);
    }

    async fn the_worth_of_points_is_told_by_what_a_transfer_costs_this_season(app) {
        let participant = app.participant().await;
        let worth = async || profile(&app, &participant).await["points"]["perZloty"].clone();
        assert_eq!(worth().await, 100, "the programme's own estimate");
        app.programme().await;
        app.rewards().await;
        app.execute("UPDATE rewards SET points_per_zloty = $1 WHERE kind = 'bank_transfer'", 120).await;
        assert_eq!(worth().await, 120);
        app.execute("INSERT INTO reward_prices (reward_id, season, price)
                     SELECT id, 2025, $1 FROM rewards WHERE kind = 'bank_transfer'", 150).await;
        assert_eq!(worth().await, 150);
    }

    async fn the_latest_twenty_notifications_come_along(app) {
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        let mut tx = app.db().begin().await.unwrap();
        for number in 1..=21 {
            let title = format!("Nr {number}");
            let news = NewNotification { title: &title, content: "", page: "/dashboard" };
            notifications::notify_in_app(&mut tx, participant.id, &news, app.app.clock.now()).await.unwrap();
        }
        let news = NewNotification { title: "Cudze", content: "", page: "/dashboard" };
        notifications::notify_in_app(&mut tx, other.id, &news, app.app.clock.now()).await.unwrap();
        tx.commit().await.unwrap();
        let profile = profile(&app, &participant).await;
        let shown = profile["notifications"].as_array().unwrap();
        assert_eq!((shown.len(), &shown[0]["title"], &shown[19]["title"]), (20, &json!("Nr 21"), &json!("Nr 2")));
    }

    async fn required_consents_count_in_their_latest_version(app) {
        let participant = app.participant().await;
        let has = async || profile(&app, &participant).await["has_required_consents"].clone();
        run(&app, &["INSERT INTO consents (account_type, slug, version, position, content, required) VALUES
            ('program.retail', 'zgoda-1', 1, 1, '', TRUE), ('program.retail', 'marketing', 1, 2, '', FALSE),
            ('program.partner', 'zgoda-1', 1, 1, '', TRUE)"]).await;
        assert_eq!(has().await, false, "not answered");

        let answer = "INSERT INTO participant_consents (participant_id, consent_id, value, answered_at)
            SELECT $1, id, FALSE, 0 FROM consents WHERE account_type = 'program.retail' AND slug = 'zgoda-1'";
        app.execute(answer, participant.id.0).await;
        assert_eq!(has().await, false, "answered with no");

        app.execute("UPDATE participant_consents SET value = TRUE WHERE participant_id = $1", participant.id.0).await;
        assert_eq!(has().await, true, "only a marketing consent is missing");

        run(&app, &["INSERT INTO consents (account_type, slug, version, position, content, required)
            VALUES ('program.retail', 'zgoda-1', 2, 1, '', TRUE)"]).await;
        assert_eq!(has().await, false, "a new version came");

        run(&app, &["UPDATE consents SET required = FALSE WHERE version = 2"]).await;
        assert_eq!(has().await, true, "the new version is no longer required");
    }

    async fn every_promotion_has_a_yes_a_no_or_no_answer(app) {
        let participant = app.participant().await;
        app.programme().await;
        for key in ["dovvo_refuel", "weed_buster", "new", "draft"] {
            app.promotion(key, &json!({})).await;
        }
        run(&app, &["UPDATE promotions SET status = 'draft' WHERE key = 'draft'"]).await;
        for sql in [
            "INSERT INTO promotion_participations (participant_id, promotion_id, accepted, answered_at)
             SELECT $1, id, TRUE, 0 FROM promotions WHERE key = 'dovvo_refuel'",
            "INSERT INTO promotion_participations (participant_id, promotion_id, accepted, answered_at)
             SELECT $1, id, FALSE, 0 FROM promotions WHERE key = 'weed_buster'",
        ] {
            app.execute(sql, participant.id.0).await;
        }
        let expected = json!({ "dovvo_refuel": true, "weed_buster": false, "new": null });
        assert_eq!(profile(&app, &participant).await["promo_agreements"], expected);
    }

    async fn maintenance_is_a_number(app) {
        let participant = app.participant().await;
        run(&app, &["INSERT INTO settings (key, value) VALUES ('maintenance', 'true')"]).await;
        assert_eq!(profile(&app, &participant).await["maintenance"], 1);
        run(&app, &["UPDATE settings SET value = 'false' WHERE key = 'maintenance'"]).await;
        assert_eq!(profile(&app, &participant).await["maintenance"], 0);
    }

    async fn a_partner_has_a_profile_too(app) {
        let participant = app.participant().await;
        app.make_partner(participant.id).await;
        assert_eq!(profile(&app, &participant).await["account_type"], "program.partner");
    }

    async fn nothing_secret_is_told(app) {
        let participant = app.participant_with_password().await;
        let text = app.get("/api/v1/user/profile").bearer(&participant.token).send().await.body;
        let text = String::from_utf8(text.to_vec()).unwrap();
        for secret in ["password", "hash", "argon2", "token", participant.token.as_str(), "search_key"] {
            assert!(!text.contains(secret), "{secret}");
        }
    }
}
