//! Nobody locks another out: wrong tries count by name and network, and a known device has a budget of its own.
use std::net::{IpAddr, Ipv4Addr};

use axum::http::header;
use jiff::SignedDuration;
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{Answer, PASSWORD, ParticipantClient, TOTP_SECRET, TestApp, on_both};

const WRONG: &str = "Zboze#2024";

fn network(number: u8) -> IpAddr {
    Ipv4Addr::new(192, 0, 2, number).into()
}

/// Returns the cookie of an answer's device, as a browser's jar holds it.
fn device_of(answer: &Answer) -> String {
    let cookies = answer.headers.get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
    let cookie = cookies.into_iter().find(|cookie| cookie.starts_with("plon_device=")).expect("a device's cookie");
    assert!(cookie.ends_with("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"), "{cookie}");
    cookie.split(';').next().unwrap().to_owned()
}

async fn log_in_from(app: &TestApp, from: IpAddr, cookie: &str, nip: &str, password: &str) -> Answer {
    let form = json!({ "account_type": "program.retail", "nip": nip, "password": password });
    app.post("/api/v1/auth/login").from(from).header("cookie", cookie).json(&form).send().await
}

async fn operator_from(app: &TestApp, from: IpAddr, cookie: &str, email: &str, password: &str) -> Answer {
    let form = json!({ "email": email, "password": password });
    app.post("/api/v1/backoffice/auth/login").from(from).header("cookie", cookie).json(&form).send().await
}

async fn ask_from(app: &TestApp, from: IpAddr, cookie: &str, nip: &str) -> Answer {
    let form = json!({ "nip": nip, "account_type": "program.retail" });
    app.post("/api/v1/auth/password-reset/request").from(from).header("cookie", cookie).json(&form).send().await
}

/// Ten strangers' networks try ten passwords each.
async fn attack(app: &TestApp, participant: &ParticipantClient) {
    for stranger in 1..=10 {
        for _ in 0..10 {
            log_in_from(app, network(stranger), "", participant.nip, WRONG).await.assert(422);
        }
    }
}

async fn messages_about(app: &TestApp, purpose: &str) -> i64 {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar("SELECT count(*) FROM messages WHERE purpose = $1")
        .bind(purpose).fetch_one(conn).await)
    .unwrap()
}

on_both! {
    async fn a_stranger_locks_out_nobody_but_the_own_network(app) {
        let participant = app.participant_with_password().await;
        for _ in 0..10 {
            log_in_from(&app, network(1), "", participant.nip, WRONG).await.assert(422);
        }
        log_in_from(&app, network(1), "", participant.nip, PASSWORD).await.assert(429);
        log_in_from(&app, network(2), "", participant.nip, PASSWORD).await.assert(200);
    }

    async fn past_a_hundred_tries_from_everywhere_strangers_wait_and_a_known_device_does_not(app) {
        let participant = app.participant_with_password().await;
        let device = device_of(&app.log_in(participant.nip, PASSWORD).await);
        attack(&app, &participant).await;
        log_in_from(&app, network(20), "", participant.nip, WRONG).await.assert(429);
        app.wait(SignedDuration::from_secs(2));
        log_in_from(&app, network(20), "", participant.nip, WRONG).await.assert(422);
        let answer = log_in_from(&app, network(21), "", participant.nip, PASSWORD).await;
        assert_eq!(answer.assert(429).headers["retry-after"], "4", "twice as long as the wait before");
        log_in_from(&app, network(1), &device, participant.nip, PASSWORD).await.assert(200);
        app.wait(SignedDuration::from_secs(4));
        log_in_from(&app, network(21), "", participant.nip, PASSWORD).await.assert(200);
    }

    async fn a_known_device_has_ten_tries_of_its_own(app) {
        let participant = app.participant_with_password().await;
        let device = device_of(&app.log_in(participant.nip, PASSWORD).await);
        for _ in 0..10 {
            log_in_from(&app, network(1), &device, participant.nip, WRONG).await.assert(422);
        }
        log_in_from(&app, network(2), &device, participant.nip, PASSWORD).await.assert(429);
        log_in_from(&app, network(2), "", participant.nip, PASSWORD).await.assert(200);
    }

    async fn a_device_is_known_for_its_own_accounts_and_by_its_newest_token_only(app) {
        let anna = app.participant_with_password().await;
        let jan = app.participant_numbered(1).await;
        let first = device_of(&app.log_in(anna.nip, PASSWORD).await);
        for _ in 0..10 {
            log_in_from(&app, network(1), &first, jan.nip, WRONG).await.assert(422);
        }
        log_in_from(&app, network(1), &first, jan.nip, WRONG).await.assert(429);
        let second = device_of(&log_in_from(&app, network(1), &first, anna.nip, PASSWORD).await);
        assert_ne!(first, second);
        assert_eq!(app.number("SELECT count(*) FROM known_devices WHERE participant_id = $1", anna.id.0).await, 1);
        for _ in 0..10 {
            log_in_from(&app, network(3), &first, anna.nip, WRONG).await.assert(422);
        }
        log_in_from(&app, network(3), &first, anna.nip, PASSWORD).await.assert(429);
        log_in_from(&app, network(3), &second, anna.nip, PASSWORD).await.assert(200);
    }

    async fn a_device_is_known_no_more_after_a_new_password_or_the_end_of_its_session(app) {
        let participant = app.participant_with_password().await;
        let known = "SELECT count(*) FROM known_devices WHERE participant_id = $1";
        let one = app.log_in(participant.nip, PASSWORD).await.tokens();
        app.log_in(participant.nip, PASSWORD).await.assert(200);
        let new = "Rzepak%kwitnie26";
        let form = json!({ "old_password": PASSWORD, "password": new, "password_confirmation": new });
        app.post("/api/v1/user/password").bearer(&one.bearer).json(&form).send().await.assert(200);
        assert_eq!(app.number(known, participant.id.0).await, 1, "the one where the password was changed");
        let operator = app.operator(&["moderator"]).await;
        let reason = json!({ "reason": "Zgubiony telefon" });
        app.act(&operator, participant.id, "sessions/end", &reason).await.assert(200);
        assert_eq!(app.number(known, participant.id.0).await, 0);
        app.log_in(participant.nip, new).await.assert(200);
        app.act(&operator, participant.id, "block", &reason).await.assert(200);
        assert_eq!(app.number(known, participant.id.0).await, 0);
    }

    async fn a_devices_token_is_stored_as_a_hash(app) {
        let participant = app.participant_with_password().await;
        let device = device_of(&app.log_in(participant.nip, PASSWORD).await);
        let rows = crate::support::rows_of(app.db(), &["known_devices"]).await.join("\n");
        assert!(!rows.is_empty() && !rows.contains(device.trim_start_matches("plon_device=")));
    }

    async fn the_owner_is_told_once_a_day_of_an_attack(app) {
        let participant = app.participant_with_password().await;
        for stranger in 1..=3 {
            for _ in 0..10 {
                log_in_from(&app, network(stranger), "", participant.nip, WRONG).await.assert(422);
            }
        }
        assert_eq!(messages_about(&app, "auth.attack").await, 1);
        assert_eq!(app.number("SELECT count(*) FROM notifications WHERE participant_id = $1", participant.id.0).await, 1);
        app.wait(SignedDuration::from_hours(24));
        for _ in 0..10 {
            log_in_from(&app, network(1), "", participant.nip, WRONG).await.assert(422);
        }
        assert_eq!(messages_about(&app, "auth.attack").await, 2);
    }

    async fn support_sees_a_participants_locks_and_lifts_them(app) {
        let participant = app.participant_with_password().await;
        let operator = app.operator(&["support"]).await;
        for _ in 0..10 {
            log_in_from(&app, network(1), "", participant.nip, WRONG).await.assert(422);
        }
        let locks = app.in_the_back_office(&operator, &format!("/{}/sign-in-locks", participant.id.0)).await;
        assert_eq!(locks["data"]["locks"].as_array().unwrap().len(), 1);
        let lock = &locks["data"]["locks"][0];
        assert_eq!((&lock["network"], &lock["tries"]), (&json!("192.0.2.1"), &json!(10)));
        assert_eq!(lock["label"], "Błędne hasło podawane z\u{a0}jednej sieci");
        let silent = app.act(&operator, participant.id, "sign-in-locks/lift", &json!({ "reason": "" })).await;
        silent.assert(422);
        let reason = json!({ "reason": "Uczestnik dzwonił" });
        app.act(&operator, participant.id, "sign-in-locks/lift", &reason).await.assert(200);
        let locks = app.in_the_back_office(&operator, &format!("/{}/sign-in-locks", participant.id.0)).await;
        assert_eq!(locks["data"]["locks"], json!([]));
        log_in_from(&app, network(1), "", participant.nip, PASSWORD).await.assert(200);
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'participants.lift_locks' AND participant_id = $1";
        assert_eq!(app.number(acts, participant.id.0).await, 1);
    }

    async fn strangers_who_ask_for_codes_do_not_close_the_owners_reset(app) {
        let participant = app.participant_with_password().await;
        let device = device_of(&app.log_in(participant.nip, PASSWORD).await);
        for _ in 0..3 {
            ask_from(&app, network(1), "", participant.nip).await.assert(200);
        }
        ask_from(&app, network(1), "", participant.nip).await.assert(429);
        ask_from(&app, network(2), "", participant.nip).await.assert(200);
        ask_from(&app, network(3), "", participant.nip).await.assert(200);
        let slowed = ask_from(&app, network(4), "", participant.nip).await;
        assert_eq!(slowed.assert(429).headers["retry-after"], "60", "the sixth code waits for a minute");
        ask_from(&app, network(4), &device, participant.nip).await.assert(200);
        app.wait(SignedDuration::from_mins(1));
        ask_from(&app, network(4), "", participant.nip).await.assert(200);
    }

    async fn wrong_sms_codes_of_a_stranger_close_no_other_name_of_the_network(app) {
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let tried = async |nip: &str, cookie: &str, code: &str| {
            let form = json!({ "nip": nip, "password": "Owies%w%stodole7", "password_confirmation": "Owies%w%stodole7",
                "sms_code": code });
            app.post("/api/v1/auth/password-reset").from(network(7)).header("cookie", cookie).json(&form).send().await
        };
        for tries in [3, 3, 3, 1] {
            let sent = app.code_for(anna.nip).await;
            for _ in 0..tries {
                tried(anna.nip, &sent.cookie, sent.wrong_code()).await.assert(422);
            }
            app.wait(SignedDuration::from_mins(61));
        }
        assert_eq!(messages_about(&app, "auth.attack").await, 1, "the owner is told");
        let sent = app.code_for(jan.nip).await;
        let set = tried(jan.nip, &sent.cookie, &sent.code).await;
        set.assert(200);
        device_of(&set);
    }

    async fn ten_wrong_codes_of_an_account_are_lifted_by_an_operator(app) {
        let participant = app.participant().await;
        app.code_for(participant.nip).await;
        app.execute("UPDATE password_codes SET wrong = 10 WHERE participant_id = $1", participant.id.0).await;
        app.ask_for_code(participant.nip).await.assert(429);
        let operator = app.operator(&["moderator"]).await;
        let locks = app.in_the_back_office(&operator, &format!("/{}/sign-in-locks", participant.id.0)).await;
        assert_eq!(locks["data"]["locks"][0]["tries"], 10);
        app.act(&operator, participant.id, "sign-in-locks/lift", &json!({ "reason": "Uczestnik dzwonił" })).await.assert(200);
        let sent = app.code_for(participant.nip).await;
        app.set_new(&sent, participant.nip, &sent.code).await.assert(200);
        let operator = app.operator(&["editor"]).await;
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        assert_eq!(dashboard.json["data"]["codes"]["wrong"], 10, "for the whole programme they still count");
    }

    async fn a_stranger_does_not_lock_an_operator_out_whose_device_is_known(app) {
        let (id, email) = app.operator_with_password("editor").await;
        let device = device_of(&app.sign_in_operator(&email).await);
        for stranger in 1..=10 {
            for _ in 0..10 {
                operator_from(&app, network(stranger), "", &email, WRONG).await.assert(422);
            }
        }
        operator_from(&app, network(20), "", &email, PASSWORD).await.assert(429);
        operator_from(&app, network(1), &device, &email, PASSWORD).await.assert(200);
        assert_eq!(messages_about(&app, "operators.attack").await, 1);

        let administrator = app.operator(&["administrator"]).await;
        let listed = app.get("/api/v1/backoffice/operators").bearer(&administrator.token).send().await;
        let items = listed.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let row = items.iter().find(|row| row["id"] == id.0).unwrap();
        assert_eq!(row["locks"].as_array().unwrap().len(), 11, "ten networks, and all unknown devices together");
        let lift = format!("/api/v1/backoffice/operators/{}/locks/lift", id.0);
        let lifted = app.post(&lift).bearer(&administrator.token).json(&json!({})).send().await;
        assert_eq!(lifted.assert(200).json["data"]["locks"], json!([]));
        operator_from(&app, network(20), "", &email, PASSWORD).await.assert(200);
    }

    async fn wrong_codes_of_a_second_factor_are_capped_for_a_day_told_and_lifted(app) {
        let (id, email) = app.operator_with_password("finance").await;
        for _ in 0..2 {
            for _ in 0..2 {
                let handle = app.handle_of(&email).await;
                for _ in 0..5 {
                    app.second_factor(&handle, "000000").await.assert(422);
                }
            }
            app.wait(SignedDuration::from_mins(15));
        }
        assert_eq!(messages_about(&app, "operators.attack").await, 1);
        let handle = app.handle_of(&email).await;
        for code in [app.code_of(TOTP_SECRET), "ABCD-EFGH-JKLM-NPQR".to_owned()] {
            app.second_factor(&handle, &code).await.assert(429);
        }
        let administrator = app.operator(&["administrator"]).await;
        let lift = format!("/api/v1/backoffice/operators/{}/locks/lift", id.0);
        app.post(&lift).bearer(&administrator.token).json(&json!({ "note": "Dzwoniła" })).send().await.assert(200);
        app.second_factor(&handle, &app.code_of(TOTP_SECRET)).await.assert(200);
    }
}
