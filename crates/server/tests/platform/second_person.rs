//! One person is not two: roles wait for a second administrator, who is new signs no money, and others are told.
use jiff::SignedDuration;
use plon_kernel::ids::OperatorId;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, PASSWORD, TestApp, on_both};

const OPERATORS: &str = "/api/v1/backoffice/operators";

async fn add(app: &TestApp, who: &OperatorClient, roles: &[&str]) -> Answer {
    let form = json!({"email": "alias@plon.example", "first_name": "Adam", "last_name": "Nowak", "roles": roles});
    app.post(OPERATORS).bearer(&who.token).json(&form).send().await
}

async fn set_roles(app: &TestApp, who: &OperatorClient, of: OperatorId, roles: &[&str]) -> Answer {
    let path = format!("{OPERATORS}/{}/roles", of.0);
    app.post(&path).bearer(&who.token).json(&json!({"roles": roles})).send().await
}

async fn approve(app: &TestApp, who: &OperatorClient, grant: &Value) -> Answer {
    let code = app.next_code(who.id).await;
    approve_with(app, who, grant, &code).await
}

async fn approve_with(app: &TestApp, who: &OperatorClient, grant: &Value, code: &str) -> Answer {
    let path = format!("{OPERATORS}/grants/{}/approve", grant["id"]);
    app.post(&path).bearer(&who.token).json(&json!({"code": code})).send().await
}

async fn refuse(app: &TestApp, who: &OperatorClient, grant: &Value, reason: &str) -> Answer {
    let path = format!("{OPERATORS}/grants/{}/refuse", grant["id"]);
    app.post(&path).bearer(&who.token).json(&json!({"reason": reason})).send().await
}

async fn notices(app: &TestApp, who: &OperatorClient) -> Vec<Value> {
    let answer = app.get("/api/v1/backoffice/account/notices").bearer(&who.token).send().await;
    answer.assert(200).json["data"].as_array().unwrap().clone()
}

async fn titles(app: &TestApp, who: &OperatorClient) -> Vec<String> {
    notices(app, who).await.iter().map(|notice| notice["title"].as_str().unwrap().to_owned()).collect()
}

async fn two_administrators(app: &TestApp) -> (OperatorClient, OperatorClient) {
    (app.operator(&["administrator"]).await, app.operator(&["administrator", "editor"]).await)
}

/// An operator of finance whose second factor was set just now, signed in.
async fn newly_enrolled(app: &TestApp) -> OperatorClient {
    let (id, email) = app.operator_without_second_factor("finance").await;
    let step = app.operator_password(&email, PASSWORD).await;
    let data = &step.assert(200).json["data"];
    let secret = data["enrolment"]["secret"].as_str().unwrap();
    let form = json!({"handle": data["handle"], "code": app.code_of(secret)});
    let token = app.post("/api/v1/backoffice/auth/enrolment").json(&form).send().await.tokens().bearer;
    OperatorClient { id, token }
}

on_both! {
    async fn finance_is_given_by_a_second_administrator_with_a_fresh_code(app) {
        let (one, other) = two_administrators(&app).await;
        let operator = app.operator(&["moderator"]).await;
        let answer = set_roles(&app, &one, operator.id, &["moderator", "finance"]).await;
        let data = &answer.assert(200).json["data"];
        assert_eq!(data["roles"], json!(["moderator"]));
        let grant = data["pending_roles"][0].clone();
        assert_eq!((&grant["role"], &grant["may_approve"]), (&json!("finance"), &json!(false)));
        app.get("/api/v1/backoffice/orders").bearer(&operator.token).send().await.assert(403);

        assert_eq!(approve(&app, &one, &grant).await.assert(403).json["error"], "own_hands");
        let wrong = approve_with(&app, &other, &grant, "000000").await;
        assert_eq!(wrong.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        assert_eq!(approve_with(&app, &other, &grant, "").await.assert(422).field("code"), "Pole jest wymagane");
        let given = approve(&app, &other, &grant).await;
        assert_eq!(given.assert(200).json["data"]["roles"], json!(["finance", "moderator"]));
        app.get("/api/v1/backoffice/orders").bearer(&operator.token).send().await.assert(200);
        approve(&app, &other, &grant).await.assert(404);
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE action = 'operators.give_role' AND operator_id = $1", other.id.0).await, 1);
    }

    async fn a_code_signs_once(app) {
        let (one, other) = two_administrators(&app).await;
        let (first, second) = (app.operator(&["moderator"]).await, app.operator(&["support"]).await);
        let grant = |answer: &Answer| answer.assert(200).json["data"]["pending_roles"][0].clone();
        let first = grant(&set_roles(&app, &one, first.id, &["moderator", "finance"]).await);
        let second = grant(&set_roles(&app, &one, second.id, &["support", "finance"]).await);
        let code = app.next_code(other.id).await;
        approve_with(&app, &other, &first, &code).await.assert(200);
        assert_eq!(approve_with(&app, &other, &second, &code).await.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        app.wait(SignedDuration::from_secs(30));
        approve_with(&app, &other, &second, &app.code_of(crate::support::TOTP_SECRET)).await.assert(200);
    }

    async fn nobody_is_given_their_own_role_and_a_refusal_has_a_reason(app) {
        let (one, other) = two_administrators(&app).await;
        let operator = app.operator(&["support"]).await;
        let third = app.operator(&["administrator", "support"]).await;
        let grant = set_roles(&app, &one, operator.id, &["support", "administrator"]).await.assert(200).json["data"]["pending_roles"][0].clone();
        refuse(&app, &other, &grant, " ").await.assert(422);
        refuse(&app, &other, &grant, "Nie było uzgodnione").await.assert(200);
        approve(&app, &third, &grant).await.assert(404);
        assert_eq!(app.number("SELECT count(*) FROM operator_roles WHERE role = 'administrator' AND operator_id = $1", operator.id.0).await, 0);
    }

    async fn where_there_is_no_second_administrator_the_role_is_not_proposed(app) {
        let administrator = app.operator(&["administrator"]).await;
        let operator = app.operator(&["moderator"]).await;
        let refused = set_roles(&app, &administrator, operator.id, &["moderator", "finance"]).await;
        assert_eq!(refused.assert(409).json["error"], "no_second_administrator");
        assert!(refused.message().contains("plon operator add"), "{}", refused.message());
        add(&app, &administrator, &["finance"]).await.assert(409);
        // The one who would be given the role is no second administrator for it.
        let other = app.operator(&["administrator", "editor"]).await;
        set_roles(&app, &administrator, other.id, &["administrator", "finance"]).await.assert(409);
    }

    async fn who_has_no_other_role_is_invited_once_it_is_given(app) {
        let (one, other) = two_administrators(&app).await;
        let added = add(&app, &one, &["finance"]).await;
        let data = &added.assert(200).json["data"];
        assert_eq!((&data["roles"], &data["pending_roles"][0]["role"]), (&json!([]), &json!("finance")));
        let invited = "SELECT count(*) FROM messages WHERE purpose = 'operators.invitation' AND id > $1";
        assert_eq!(app.number(invited, 0).await, 0);
        approve(&app, &other, &data["pending_roles"][0]).await.assert(200);
        assert_eq!(app.number(invited, 0).await, 1);
    }

    async fn roles_that_are_not_wished_for_any_more_do_not_wait(app) {
        let (one, other) = two_administrators(&app).await;
        let operator = app.operator(&["moderator"]).await;
        let grant = set_roles(&app, &one, operator.id, &["finance"]).await.assert(200).json["data"].clone();
        assert_eq!(grant["roles"], json!(["moderator"]), "until another role is there");
        let back = set_roles(&app, &one, operator.id, &["moderator"]).await;
        assert_eq!(back.assert(200).json["data"]["pending_roles"], json!([]));
        approve(&app, &other, &grant["pending_roles"][0]).await.assert(404);
    }

    async fn of_two_who_approve_at_once_one_gives_the_role(app) {
        let (one, other) = two_administrators(&app).await;
        let third = app.operator(&["administrator", "support"]).await;
        let operator = app.operator(&["moderator"]).await;
        let grant = set_roles(&app, &one, operator.id, &["moderator", "finance"]).await.assert(200).json["data"]["pending_roles"][0].clone();
        let (a, b) = tokio::join!(approve(&app, &other, &grant), approve(&app, &third, &grant));
        let mut statuses = [a.status.as_u16(), b.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 404]);
    }

    async fn administrators_and_finance_are_told_and_nobody_else(app) {
        let (one, other) = two_administrators(&app).await;
        let (finance, moderator) = (app.operator(&["finance"]).await, app.operator(&["moderator"]).await);
        add(&app, &one, &["support"]).await.assert(200);
        for reader in [&one, &other, &finance] {
            assert_eq!(titles(&app, reader).await, ["Nowy operator"]);
        }
        assert_eq!(titles(&app, &moderator).await, [""; 0]);
        let mails = "SELECT count(*) FROM messages WHERE purpose = 'operators.notice' AND id > $1";
        assert_eq!(app.number(mails, 0).await, 3);

        let seen = notices(&app, &finance).await[0]["id"].clone();
        set_roles(&app, &one, moderator.id, &["moderator", "editor"]).await.assert(200);
        let form = json!({"up_to": seen});
        app.post("/api/v1/backoffice/account/notices/read").bearer(&finance.token).json(&form).send().await.assert(200);
        assert_eq!(titles(&app, &finance).await, ["Zmienione role operatora"]);
        assert_eq!(titles(&app, &one).await.len(), 2, "each reads their own");
    }

    async fn each_way_to_a_new_hand_is_told(app) {
        let (one, other) = two_administrators(&app).await;
        let (id, email) = app.operator_with_password("support").await;
        let path = |what: &str| format!("{OPERATORS}/{}/{what}", id.0);
        for (what, form) in [
            ("invitation", json!({})), ("second-factor/reset", json!({})),
            ("status", json!({"active": false})), ("status", json!({"active": true})),
        ] {
            app.post(&path(what)).bearer(&one.token).json(&form).send().await.assert(200);
        }
        let step = app.operator_password(&email, PASSWORD).await;
        let data = &step.assert(200).json["data"];
        let code = app.code_of(data["enrolment"]["secret"].as_str().unwrap());
        let form = json!({"handle": data["handle"], "code": code});
        app.post("/api/v1/backoffice/auth/enrolment").json(&form).send().await.assert(200);
        set_roles(&app, &one, id, &["support", "finance"]).await.assert(200);
        assert_eq!(titles(&app, &other).await, [
            "Nowa rola operatora czeka na potwierdzenie", "Nowy drugi składnik operatora", "Włączone konto operatora",
            "Usunięty drugi składnik operatora", "Link do nowego hasła operatora",
        ]);
    }

    async fn who_is_new_signs_no_money_for_48_hours(app) {
        let office = app.office().await;
        let operator = newly_enrolled(&app).await;
        let (order, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let refused = app.propose(&operator, "a", &[&order]).await;
        assert_eq!(refused.assert(403).json["error"], "signs_later");
        assert_eq!(
            refused.message(),
            "Twoje konto, rola albo drugi składnik są nowe. Decyzje o\u{a0}pieniądzach podpiszesz od 22.08.2025, godz.\u{a0}9:00."
        );
        let payout = app.proposed(&office.signers, &[&order]).await;
        let form = json!({"code": "000000"});
        let refused = app.payout_act(&operator, &payout, "approve", form).await;
        assert_eq!(refused.assert(403).json["error"], "signs_later");
        let refused = app.payout_act(&operator, &payout, "change", json!({"remove": [order]})).await;
        assert_eq!(refused.assert(403).json["error"], "signs_later");

        app.wait(SignedDuration::from_hours(48));
        let operator = OperatorClient { token: app.operator_again(operator.id).await, ..operator };
        app.propose(&operator, "b", &[&other]).await.assert(201);
    }

    async fn a_role_an_invitation_and_a_return_put_signatures_off(app) {
        let (one, other) = two_administrators(&app).await;
        let waits = "SELECT count(*) FROM operators WHERE id = $1 AND signs_from > created_at";
        let operator = app.operator(&["moderator"]).await;
        let grant = set_roles(&app, &one, operator.id, &["moderator", "finance"]).await.assert(200).json["data"]["pending_roles"][0].clone();
        assert_eq!(app.number(waits, operator.id.0).await, 0);
        approve(&app, &other, &grant).await.assert(200);
        assert_eq!(app.number(waits, operator.id.0).await, 1);

        let (invited, _) = app.operator_with_password("finance").await;
        let path = format!("{OPERATORS}/{}/invitation", invited.0);
        app.post(&path).bearer(&one.token).json(&json!({})).send().await.assert(200);
        let token = app.invitation_token().await;
        let form = json!({"token": token, "password": "Kombajn#Bizon7", "password_confirmation": "Kombajn#Bizon7"});
        app.post("/api/v1/backoffice/auth/invitation").json(&form).send().await.assert(200);
        assert_eq!(app.number(waits, invited.0).await, 1);

        let gone = app.operator(&["finance", "support"]).await;
        for active in [false, true] {
            let path = format!("{OPERATORS}/{}/status", gone.id.0);
            app.post(&path).bearer(&one.token).json(&json!({"active": active})).send().await.assert(200);
        }
        assert_eq!(app.number(waits, gone.id.0).await, 1);

        let added = add(&app, &one, &["support"]).await.assert(200).json["data"]["id"].as_i64().unwrap();
        assert_eq!(app.number(waits, added).await, 1);
    }

    async fn a_batch_is_approved_with_a_code_that_nobody_has_used(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let (one, other) = (app.transfer(&office).await, app.transfer(&office).await);
        let (first, second) = (app.proposed(signers, &[&one]).await, app.proposed(signers, &[&other]).await);
        let none = app.payout_act(&signers.second, &first, "approve", json!({"code": ""})).await;
        assert_eq!(none.assert(422).field("code"), "Pole jest wymagane");
        let code = app.next_code(signers.second.id).await;
        app.payout_act(&signers.second, &first, "approve", json!({"code": code})).await.assert(200);
        let again = app.payout_act(&signers.second, &second, "approve", json!({"code": code})).await;
        assert_eq!(again.assert(422).field("code"), "Kod jest niepoprawny lub został już użyty");
        assert_eq!(app.payout(&signers.first, &second["id"]).await["status"]["code"], "proposed");
    }

    async fn a_fresh_administrator_gives_no_role(app) {
        let (one, other) = two_administrators(&app).await;
        let operator = app.operator(&["moderator"]).await;
        let grant = set_roles(&app, &one, operator.id, &["moderator", "finance"]).await.assert(200).json["data"]["pending_roles"][0].clone();
        let alias = newly_enrolled(&app).await;
        app.execute("INSERT INTO operator_roles (operator_id, role) VALUES ($1, 'administrator')", alias.id.0).await;
        assert_eq!(approve_with(&app, &alias, &grant, "000000").await.assert(403).json["error"], "signs_later");
        approve(&app, &other, &grant).await.assert(200);
    }
}
