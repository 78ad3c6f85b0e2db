//! Administration of clients: tokens shown once, scopes, networks, expiry, rotation, disabling, limits.
use jiff::SignedDuration;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::api_clients;
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const CLIENTS: &str = "/api/v1/backoffice/api-clients";

/// Address that a client with every scope may read; nothing is there.
const NOTHING: &str = "/api/v1/edi/sales/999";

async fn create(app: &TestApp, who: &OperatorClient, change: Value) -> Answer {
    let code = app.next_code(who.id).await;
    let mut form = json!({"name": "System sprzedaży", "scopes": ["read_sales"], "networks": [], "valid_days": 365,
        "code": code});
    form.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    app.post(CLIENTS).bearer(&who.token).json(&form).send().await
}

async fn created(app: &TestApp, who: &OperatorClient, change: Value) -> (i64, String) {
    let answer = create(app, who, change).await;
    let data = &answer.assert(201).json["data"];
    (data["id"].as_i64().unwrap(), data["token"].as_str().unwrap().to_owned())
}

async fn rotate(app: &TestApp, who: &OperatorClient, id: i64, hours: i64) -> String {
    let code = app.next_code(who.id).await;
    let form = json!({"valid_days": 365, "overlap_hours": hours, "code": code});
    let answer = app.post(&format!("{CLIENTS}/{id}/tokens")).bearer(&who.token).json(&form).send().await;
    answer.assert(201).json["data"]["token"].as_str().unwrap().to_owned()
}

async fn shown(app: &TestApp, who: &OperatorClient, id: i64) -> Value {
    let answer = app.get(&format!("{CLIENTS}/{id}")).bearer(&who.token).send().await;
    answer.assert(200).json["data"].clone()
}

/// Status and code of a call with a token: 404 where the token is let in.
async fn call(app: &TestApp, token: &str) -> (u16, String) {
    let answer = app.get(NOTHING).bearer(token).send().await;
    (answer.status.as_u16(), answer.json["error"].as_str().unwrap_or_default().to_owned())
}

fn refused(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

on_both! {
    async fn a_client_gets_a_token_that_is_shown_once_and_kept_as_a_hash(app) {
        let who = app.operator(&["administrator"]).await;
        let (id, token) = created(&app, &who, json!({"networks": ["192.0.2.7"]})).await;
        assert!(token.starts_with("plon_") && token.len() == 48, "{token}");
        let seen = shown(&app, &who, id).await;
        assert_eq!(seen["tokens"][0]["hint"], token[44..]);
        assert_eq!((&seen["status"]["code"], &seen["networks"]), (&json!("active"), &json!(["192.0.2.7"])));
        assert!(!seen.to_string().contains(&token));
        let hash = plon_platform::sessions::hash_secret(&token);
        let kept = app.text("SELECT hash FROM api_client_tokens WHERE client_id = $1", id).await;
        assert_eq!(kept, hash);
        let listed = app.get(CLIENTS).bearer(&who.token).send().await;
        assert_eq!(listed.assert(200).json["data"]["items"][0]["name"], "System sprzedaży");
        let recorded = "SELECT count(*) FROM audit_log WHERE action = 'api_clients.create' AND after LIKE '%plon_%'";
        assert_eq!(app.count(recorded).await, 0);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'api_clients.create'").await, 1);
    }

    async fn what_opens_a_door_to_a_machine_needs_a_fresh_code_and_whole_fields(app) {
        let who = app.operator(&["administrator"]).await;
        create(&app, &who, json!({"code": ""})).await.assert(422);
        let answer = create(&app, &who, json!({"name": " ", "scopes": ["push_sales"], "networks": ["192.0.2.0/33"],
            "valid_days": 367})).await;
        answer.assert(422);
        for field in ["name", "distributor_id", "networks", "valid_days"] {
            assert_ne!(answer.field(field), "", "{field}");
        }
        assert_eq!(app.count("SELECT count(*) FROM api_clients").await, 0);
        let (id, _) = created(&app, &who, json!({})).await;
        let taken = create(&app, &who, json!({})).await;
        assert_eq!(taken.assert(422).field("name"), "Klient o\u{a0}tej nazwie już istnieje");
        let form = json!({"valid_days": 365, "overlap_hours": 169, "code": "123456"});
        let answer = app.post(&format!("{CLIENTS}/{id}/tokens")).bearer(&who.token).json(&form).send().await;
        assert_ne!(answer.assert(422).field("overlap_hours"), "");
    }

    async fn a_change_holds_from_the_next_request_on_and_names_its_version(app) {
        let who = app.operator(&["administrator"]).await;
        let (id, token) = created(&app, &who, json!({})).await;
        assert_eq!(call(&app, &token).await, refused(404, "not_found"));
        let change = async |version: i64, networks: Value| {
            let code = app.next_code(who.id).await;
            let form = json!({"name": "Inna nazwa", "scopes": ["read_sales"], "networks": networks, "version": version,
                "code": code});
            app.post(&format!("{CLIENTS}/{id}/update")).bearer(&who.token).json(&form).send().await
        };
        let answer = change(1, json!(["192.0.2.0/24"])).await;
        assert_eq!(answer.assert(200).json["data"]["version"], 2);
        assert_eq!(change(1, json!([])).await.assert(409).json["error"], "version_changed");
        assert_eq!(call(&app, &token).await, refused(403, "api_network_refused"));
        let inside = app.get(NOTHING).from("192.0.2.9".parse().unwrap()).bearer(&token).send().await;
        inside.assert(404);
        let outside = app.get(NOTHING).from("198.51.100.9".parse().unwrap()).bearer(&token).send().await;
        assert_eq!(outside.assert(403).json["error"], "api_network_refused");
        let from = &shown(&app, &who, id).await["tokens"][0]["last_used_from"];
        assert_eq!(from, "unknown", "a use is noted once a minute");
    }

    async fn the_older_token_ends_after_the_overlap(app) {
        let who = app.operator(&["administrator"]).await;
        let (id, first) = created(&app, &who, json!({})).await;
        let second = rotate(&app, &who, id, 24).await;
        assert_eq!(call(&app, &first).await.0, 404);
        assert_eq!(call(&app, &second).await.0, 404);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(call(&app, &first).await, refused(401, "api_token_expired"));
        assert_eq!(call(&app, &second).await.0, 404);
        let who = OperatorClient { id: who.id, token: app.operator_again(who.id).await };
        let third = rotate(&app, &who, id, 0).await;
        assert_eq!(call(&app, &second).await, refused(401, "api_token_expired"));
        assert_eq!(call(&app, &third).await.0, 404);
    }

    async fn a_disabled_client_is_out_at_once_and_for_good(app) {
        let who = app.operator(&["administrator"]).await;
        let (id, token) = created(&app, &who, json!({})).await;
        let disable = async || app.post(&format!("{CLIENTS}/{id}/disable")).bearer(&who.token).send().await;
        assert_eq!(disable().await.assert(200).json["data"]["status"]["code"], "disabled");
        assert_eq!(call(&app, &token).await, refused(403, "api_client_disabled"));
        assert_eq!(disable().await.assert(409).json["error"], "api_client_over");
        let code = app.next_code(who.id).await;
        let form = json!({"valid_days": 365, "overlap_hours": 0, "code": code});
        app.post(&format!("{CLIENTS}/{id}/tokens")).bearer(&who.token).json(&form).send().await.assert(409);
        app.app.security_events.write(&app.app).await.unwrap();
        let kept = app.number("SELECT count(*) FROM security_events WHERE kind = 'api_token_refused'
            AND side = 'machine' AND account = 'api_client:' || $1 AND detail = 'api_client_disabled'", id).await;
        assert_eq!(kept, 1);
    }

    async fn a_token_ends_by_itself_and_administrators_are_warned_a_month_before(app) {
        let who = app.operator(&["administrator"]).await;
        let (id, token) = created(&app, &who, json!({"valid_days": 60})).await;
        let warned = async || {
            api_clients::warn_of_expiry(app.db(), app.now()).await.unwrap();
            let raised = alarms::list_raised(&mut app.db().read().await.unwrap()).await.unwrap();
            raised.into_iter().find(|alarm| alarm.kind == AlarmKind::ApiTokensExpire).map(|alarm| alarm.detail)
        };
        app.wait(SignedDuration::from_hours(29 * 24));
        assert_eq!(warned().await, None);
        app.wait(SignedDuration::from_hours(24));
        assert_eq!(warned().await.as_deref(), Some("System sprzedaży"));
        let who = OperatorClient { id: who.id, token: app.operator_again(who.id).await };
        assert_eq!(shown(&app, &who, id).await["status"]["code"], "ending");
        app.wait(SignedDuration::from_hours(30 * 24));
        assert_eq!(call(&app, &token).await, refused(401, "api_token_expired"));
        assert_eq!(warned().await, None);
    }

    async fn a_client_is_told_its_limit_and_when_to_come_again(app) {
        let who = app.operator(&["administrator"]).await;
        let (_, token) = created(&app, &who, json!({})).await;
        for left in (0..120).rev() {
            let answer = app.get(NOTHING).bearer(&token).send().await;
            answer.assert(404);
            assert_eq!(answer.headers["ratelimit-policy"], "\"api_client\";q=120;w=60");
            let told = answer.headers["ratelimit"].to_str().unwrap();
            assert!(told.starts_with(&format!("\"api_client\";r={left};t=")), "{told}");
        }
        let answer = app.get(NOTHING).bearer(&token).send().await;
        assert_eq!(answer.assert(429).json["error"], "too_many");
        let seconds: u64 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert_eq!(answer.headers["ratelimit"], format!("\"api_client\";r=0;t={seconds}").as_str());
        app.wait(SignedDuration::from_secs(i64::try_from(seconds).unwrap()));
        assert_eq!(call(&app, &token).await.0, 404);
    }

    async fn a_network_that_tries_tokens_is_stopped(app) {
        for _ in 0..60 {
            assert_eq!(call(&app, "plon_nobodys").await, refused(401, "api_token_unknown"));
        }
        assert_eq!(call(&app, "plon_nobodys").await, refused(429, "too_many"));
    }
}
