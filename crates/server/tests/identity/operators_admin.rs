//! An administrator adds operators, changes what they may do, and never locks everybody out.
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, PASSWORD, TestApp, on_both};

const OPERATORS: &str = "/api/v1/backoffice/operators";

async fn change(app: &TestApp, who: &OperatorClient, id: OperatorId, what: &str, form: &Value) -> Answer {
    app.post(&format!("{OPERATORS}/{}/{what}", id.0)).bearer(&who.token).json(form).send().await
}

async fn add(app: &TestApp, who: &OperatorClient, form: &Value) -> Answer {
    app.post(OPERATORS).bearer(&who.token).json(form).send().await
}

fn zofia() -> Value {
    json!({"email": "Zofia@plon.example", "first_name": "Zofia", "last_name": "Nowak", "roles": ["editor", "support"]})
}

async fn accept(app: &TestApp, token: &str, password: &str, confirmation: &str) -> Answer {
    let form = json!({"token": token, "password": password, "password_confirmation": confirmation});
    app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await
}

/// The last row of the audit log: action, subject, note, before, after.
async fn last_act(app: &TestApp) -> (String, i64, Option<String>, String, String) {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_as(
        "SELECT action, subject_id, note, before, after FROM audit_log ORDER BY id DESC LIMIT 1").fetch_one(conn).await)
    .unwrap()
}

on_both! {
    async fn an_operators_password_is_not_made_of_the_name(app) {
        let administrator = app.operator(&["administrator"]).await;
        add(&app, &administrator, &zofia()).await.assert(200);
        let token = app.invitation_token().await;
        let refused = accept(&app, &token, "Zofia%w%stodole7", "Zofia%w%stodole7").await;
        assert!(refused.assert(422).field("password").starts_with("Hasło nie może zawierać"));
        accept(&app, &token, PASSWORD, PASSWORD).await.assert(200);
    }

    async fn an_invited_operator_sets_a_password_by_the_link_once(app) {
        let administrator = app.operator(&["administrator"]).await;
        let added = add(&app, &administrator, &zofia()).await;
        let data = &added.assert(200).json["data"];
        assert_eq!((&data["status"]["code"], &data["roles"]), (&json!("invited"), &json!(["editor", "support"])));
        assert_eq!(added.message(), "Wysłaliśmy zaproszenie na adres zofia@plon.example");
        let invited = "SELECT count(*) FROM messages WHERE recipient = 'zofia@plon.example' AND id > $1";
        assert_eq!(app.number(invited, 0).await, 1);
        app.operator_password("zofia@plon.example", PASSWORD).await.assert(422);

        let token = app.invitation_token().await;
        let set = accept(&app, &token, PASSWORD, PASSWORD).await;
        assert_eq!(set.assert(200).json["data"]["email"], "zofia@plon.example");
        let step = app.operator_password("zofia@plon.example", PASSWORD).await;
        assert!(step.assert(200).json["data"]["enrolment"]["secret"].is_string());
        let again = accept(&app, &token, "Inne#Haslo1", "Inne#Haslo1").await;
        assert_eq!(again.assert(422).json["error"], "invitation_expired");
    }

    async fn an_invitation_is_good_for_a_day_and_until_the_next_one(app) {
        let administrator = app.operator(&["administrator"]).await;
        let id = add(&app, &administrator, &zofia()).await.assert(200).json["data"]["id"].as_i64().unwrap();
        let first = app.invitation_token().await;
        change(&app, &administrator, OperatorId(id), "invitation", &json!({})).await.assert(200);
        accept(&app, &first, PASSWORD, PASSWORD).await.assert(422);
        let second = app.invitation_token().await;
        app.wait(jiff::SignedDuration::from_hours(24));
        accept(&app, &second, PASSWORD, PASSWORD).await.assert(422);
    }

    async fn a_wrong_password_is_said_before_the_link_is_used_up(app) {
        let administrator = app.operator(&["administrator"]).await;
        add(&app, &administrator, &zofia()).await.assert(200);
        let token = app.invitation_token().await;
        let answer = accept(&app, &token, PASSWORD, "inne").await;
        assert_eq!(answer.assert(422).field("password_confirmation"), "Hasła nie są zgodne");
        let answer = accept(&app, &token, "", "").await;
        assert_eq!(answer.assert(422).field("password"), "Pole jest wymagane");
        assert_eq!(answer.field("password_confirmation"), "Pole jest wymagane");
        accept(&app, &token, PASSWORD, PASSWORD).await.assert(200);
    }

    async fn a_wrong_form_reports_every_field(app) {
        let administrator = app.operator(&["administrator"]).await;
        let answer = add(&app, &administrator, &json!({"email": "nie", "first_name": " "})).await;
        answer.assert(422);
        assert_eq!(answer.field("email"), "Pole musi być poprawnym adresem email");
        assert_eq!((answer.field("first_name"), answer.field("last_name")), ("Pole jest wymagane", "Pole jest wymagane"));
        assert_eq!(answer.field("roles"), "Wybierz co najmniej jedną rolę");
        add(&app, &administrator, &zofia()).await.assert(200);
        let taken = add(&app, &administrator, &zofia()).await;
        assert_eq!(taken.assert(422).field("email"), "Operator z tym adresem e-mail już istnieje");
    }

    async fn the_list_shows_roles_states_and_second_factors(app) {
        let administrator = app.operator(&["administrator"]).await;
        app.operator_with_password("finance").await;
        add(&app, &administrator, &zofia()).await.assert(200);
        let list = app.get(OPERATORS).bearer(&administrator.token).send().await;
        let rows = list.assert(200).json["data"]["items"].as_array().unwrap();
        let shown: Vec<Value> = rows.iter().map(|row| {
            json!([row["email"], row["roles"], row["status"]["code"], row["second_factor"], row["is_you"]])
        }).collect();
        assert_eq!(shown, [
            json!(["administrator@plon.example", ["administrator"], "invited", true, true]),
            json!(["finance@plon.example", ["finance"], "active", true, false]),
            json!(["zofia@plon.example", ["editor", "support"], "invited", false, false]),
        ]);
        assert_eq!(list.json["meta"]["total"], 3);
    }

    async fn new_roles_hold_at_the_next_request_and_stand_in_the_log(app) {
        let administrator = app.operator(&["administrator"]).await;
        let operator = app.operator(&["moderator"]).await;
        app.get("/api/v1/backoffice/messages").bearer(&operator.token).send().await.assert(403);
        let form = json!({"roles": ["support"]});
        change(&app, &administrator, operator.id, "roles", &form).await.assert(200);
        let (action, subject, _, before, after) = last_act(&app).await;
        app.get("/api/v1/backoffice/messages").bearer(&operator.token).send().await.assert(200);
        app.get("/api/v1/backoffice/invoices").bearer(&operator.token).send().await.assert(403);
        assert_eq!((action.as_str(), subject), ("operators.roles", operator.id.0));
        assert_eq!((before.as_str(), after.as_str()), (r#"{"roles":["moderator"]}"#, r#"{"roles":["support"]}"#));
        let none = change(&app, &administrator, operator.id, "roles", &json!({"roles": []})).await;
        assert_eq!(none.assert(422).field("roles"), "Wybierz co najmniej jedną rolę");
    }

    async fn a_disabled_operator_is_out_at_once_and_comes_back_when_enabled(app) {
        let administrator = app.operator(&["administrator"]).await;
        let (id, email) = app.operator_with_password("support").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        let look = app.view_as(app.participant().await.id, id).await;
        let form = json!({"active": false, "note": "Odejście z pracy"});
        let answer = change(&app, &administrator, id, "status", &form).await;
        assert_eq!(answer.assert(200).json["data"]["status"]["label"], "Wyłączony");
        app.get("/api/v1/backoffice/me").bearer(&bearer).send().await.assert(401);
        app.get("/api/v1/user/profile").bearer(&look).send().await.assert(401);
        app.operator_password(&email, PASSWORD).await.assert(422);
        assert_eq!(last_act(&app).await.2.as_deref(), Some("Odejście z pracy"));
        let invited = change(&app, &administrator, id, "invitation", &json!({})).await;
        assert_eq!(invited.assert(409).message(), "Konto tego operatora jest wyłączone");

        change(&app, &administrator, id, "status", &json!({"active": true})).await.assert(200);
        app.get("/api/v1/backoffice/me").bearer(&bearer).send().await.assert(401);
        app.operator_password(&email, PASSWORD).await.assert(200);
    }

    async fn a_lost_phone_is_replaced_at_the_next_sign_in(app) {
        let administrator = app.operator(&["administrator"]).await;
        let (id, email) = app.operator_with_password("support").await;
        let bearer = app.sign_in_operator(&email).await.tokens().bearer;
        change(&app, &administrator, id, "second-factor/reset", &json!({"note": "Zgubiony telefon"})).await.assert(200);
        app.get("/api/v1/backoffice/me").bearer(&bearer).send().await.assert(401);
        let step = app.operator_password(&email, PASSWORD).await;
        assert!(step.assert(200).json["data"]["enrolment"]["secret"].is_string());
    }

    async fn an_administrator_ends_another_operators_sessions(app) {
        let administrator = app.operator(&["administrator"]).await;
        let operator = app.operator(&["editor"]).await;
        change(&app, &administrator, operator.id, "sessions/end", &json!({})).await.assert(200);
        app.get("/api/v1/backoffice/me").bearer(&operator.token).send().await.assert(401);
        app.get("/api/v1/backoffice/me").bearer(&administrator.token).send().await.assert(200);
        assert_eq!(last_act(&app).await.0, "operators.sessions_end");
    }

    async fn nobody_changes_their_own_account(app) {
        let administrator = app.operator(&["administrator"]).await;
        app.operator(&["administrator", "editor"]).await;
        for (what, form) in [
            ("roles", json!({"roles": ["administrator", "finance"]})),
            ("status", json!({"active": false})),
            ("second-factor/reset", json!({})),
            ("sessions/end", json!({})),
        ] {
            let answer = change(&app, &administrator, administrator.id, what, &form).await;
            assert_eq!(answer.assert(409).json["error"], "own_account", "{what}");
        }
        change(&app, &administrator, OperatorId(999), "roles", &json!({"roles": ["editor"]})).await.assert(404);
    }

    async fn two_administrators_who_disable_each_other_at_once_leave_one(app) {
        let (one, other) = (app.operator(&["administrator"]).await, app.operator(&["administrator", "editor"]).await);
        let form = json!({"active": false});
        tokio::join!(
            change(&app, &one, other.id, "status", &form),
            change(&app, &other, one.id, "status", &form),
        );
        let active = app.number("SELECT count(*) FROM operators WHERE status = 'active' AND id > $1", 0).await;
        assert_eq!(active, 1);
    }
}
