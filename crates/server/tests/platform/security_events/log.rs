//! Entries in the log and the table about who knocked, and what they never say.
use serde_json::{Value, json};

use super::{EVENTS, WRONG};
use crate::support::{NIPS, PASSWORD, Plon, TestApp, on_both, rows_of};

fn events<'a>(log: &'a [Value], kind: &str) -> Vec<&'a Value> {
    log.iter().filter(|line| line["target"] == "security" && line["event"] == kind).collect()
}

async fn send(app: &TestApp, plon: &Plon, path: &str, form: Value) -> u16 {
    app.post(path).json(&form).send_to(plon.address).await.unwrap().status.as_u16()
}

on_both! {
    async fn the_log_names_sessions_and_events_and_never_what_was_typed(app) {
        let participant = app.participant_with_password().await;
        let (_, email) = app.operator_with_password("administrator").await;
        let plon = Plon::start(&app);
        let login = |nip: &str, password: &str| json!({"account_type": "program.retail", "nip": nip, "password": password});
        assert_eq!(send(&app, &plon, "/api/v1/auth/login", login(participant.nip, WRONG)).await, 422);
        assert_eq!(send(&app, &plon, "/api/v1/auth/login", login(NIPS[1], WRONG)).await, 422);
        let typed = json!({"email": "stranger@poczta.example", "password": WRONG});
        assert_eq!(send(&app, &plon, "/api/v1/backoffice/auth/login", typed).await, 422);
        let typed = json!({"email": email, "password": PASSWORD});
        let first = app.post("/api/v1/backoffice/auth/login").json(&typed).send_to(plon.address).await.unwrap();
        let handle = first.assert(200).json["data"]["handle"].as_str().unwrap().to_owned();
        let code = json!({"handle": handle, "code": "935172"});
        assert_eq!(send(&app, &plon, "/api/v1/backoffice/auth/second-factor", code).await, 422);
        let right = app.post("/api/v1/auth/login").json(&login(participant.nip, PASSWORD)).header("x-request-id", "right-1");
        let bearer = right.send_to(plon.address).await.unwrap().assert(200).json["auth_token"].as_str().unwrap().to_owned();
        let read = app.get("/api/v1/user/profile").bearer(&bearer).header("x-request-id", "read-1");
        read.send_to(plon.address).await.unwrap().assert(200);
        app.get(EVENTS).bearer(&bearer).send_to(plon.address).await.unwrap().assert(403);

        assert_eq!(plon.end().code(), Some(0));
        let log = plon.log();
        let session = app.number("SELECT max(id) FROM sessions WHERE participant_id = $1", participant.id.0).await;
        let account = format!("participant:{}", participant.id.0);
        for id in ["right-1", "read-1"] {
            let line = log.iter().find(|line| line["message"] == "answered" && line["span"]["id"] == id).unwrap();
            assert_eq!((&line["session"], &line["account"]), (&json!(session), &json!(account)), "{line}");
        }
        let failed = events(&log, "sign_in_failed");
        assert_eq!(failed.len(), 3);
        assert_eq!((&failed[0]["account"], &failed[0]["network"]), (&json!(account), &json!("127.0.0.1")));
        assert!(failed[1]["account"].as_str().unwrap().starts_with("name:"), "{}", failed[1]);
        assert_eq!((events(&log, "signed_in").len(), events(&log, "code_failed").len()), (1, 1));
        assert_eq!(events(&log, "permission_denied")[0]["session"], json!(session));

        let table = rows_of(app.db(), &["security_events"]).await;
        assert_eq!(table.len(), 6, "what waited was written before the end: {table:#?}");
        let all = Value::from(log).to_string() + &table.join("\n");
        for typed in [participant.nip, NIPS[1], "stranger", &email, WRONG, PASSWORD, "935172", &handle, &bearer] {
            assert!(!all.contains(typed), "{typed} is told: {all}");
        }
    }
}
