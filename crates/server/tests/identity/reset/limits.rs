//! Limits on the codes that are sent and on the NIPs that are told to be unknown, and the brake on guessing.
use std::net::IpAddr;

use jiff::SignedDuration;
use serde_json::json;

use super::{DEAD, NEW};
use crate::support::{Answer, NIPS, TestApp, on_both};

const HOUR: i64 = 60 * 60;

fn network(number: u32) -> IpAddr {
    IpAddr::from(number.to_be_bytes().map(|byte| byte | 1))
}

fn seconds(answer: &Answer) -> i64 {
    answer.assert(429).headers["retry-after"].to_str().unwrap().parse().unwrap()
}

async fn unknown(app: &TestApp, from: IpAddr) -> Answer {
    let form = json!({ "nip": NIPS[3], "account_type": "program.retail" });
    app.post("/api/v1/auth/password-reset/request").from(from).json(&form).send().await
}

on_both! {
    async fn three_codes_are_sent_an_hour_and_five_a_day(app) {
        let participant = app.participant().await;
        for _ in 0..3 {
            app.code_for(participant.nip).await;
            app.wait(SignedDuration::from_mins(1));
        }
        let wait = seconds(&app.ask_for_code(participant.nip).await);
        assert_eq!(wait, HOUR - 3 * 60, "when the first of the three is an hour old");
        app.wait(SignedDuration::from_secs(wait));
        app.code_for(participant.nip).await;
        app.wait(SignedDuration::from_secs(HOUR));
        app.code_for(participant.nip).await;
        app.wait(SignedDuration::from_secs(HOUR));
        let wait = seconds(&app.ask_for_code(participant.nip).await);
        app.wait(SignedDuration::from_secs(wait));
        app.code_for(participant.nip).await;
        assert_eq!(app.number("SELECT count(*) FROM messages WHERE participant_id = $1", participant.id.0).await, 6);
    }

    async fn a_network_is_told_ten_unknown_nips_and_then_nothing(app) {
        let participant = app.participant().await;
        let village = network(7);
        for _ in 0..10 {
            unknown(&app, village).await.assert(404);
        }
        seconds(&unknown(&app, village).await);
        let known = json!({ "nip": participant.nip, "account_type": "program.retail" });
        let sent = app.post("/api/v1/auth/password-reset/request").from(village).json(&known).send().await;
        sent.assert(429);
        assert_eq!(app.number("SELECT count(*) FROM messages WHERE id > $1", 0).await, 0, "known or not is the same now");
        unknown(&app, network(9)).await.assert(404);
    }

    async fn all_networks_together_are_told_two_hundred(app) {
        for number in 0..200 {
            unknown(&app, network(number / 10 * 2)).await.assert(404);
        }
        seconds(&unknown(&app, network(100_000)).await);
    }

    async fn a_known_nip_costs_nothing_of_what_is_told_of_unknown_ones(app) {
        let participant = app.participant().await;
        app.code_for(participant.nip).await;
        let spent = app.number("SELECT count(*) FROM rate_limit_windows WHERE bucket LIKE 'reset.unknown%' AND count > $1", 0).await;
        assert_eq!(spent, 0);
    }

    async fn a_network_tries_fifty_wrong_codes_a_day_over_all_names(app) {
        for number in 0..4 {
            let participant = app.participant_numbered(number).await;
            let sent = app.code_for(participant.nip).await;
            for status in if number == 3 { [422, 429, 429] } else { [422; 3] } {
                let form = json!({ "nip": participant.nip, "password": NEW, "password_confirmation": NEW,
                    "sms_code": sent.wrong_code() });
                let request = app.post("/api/v1/auth/password-reset").from(network(7));
                let answer = request.header("cookie", &sent.cookie).json(&form).send().await;
                answer.assert(status);
            }
            if number == 2 {
                app.execute("UPDATE rate_limit_windows SET count = 49 WHERE bucket LIKE 'reset.code.ip:%' AND count > $1", 0).await;
            }
        }
        assert_eq!(app.wrong_codes().await, 10, "the fiftieth was the network's last");
    }

    async fn past_a_hundred_wrong_codes_each_is_good_for_one_try_and_the_dashboard_shows_it(app) {
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let sent = app.code_for(anna.nip).await;
        app.code_for(jan.nip).await;
        app.execute("UPDATE password_codes SET wrong = 101 WHERE participant_id = $1", jan.id.0).await;
        app.set_new(&sent, anna.nip, sent.wrong_code()).await.assert(422);
        assert_eq!(app.set_new(&sent, anna.nip, &sent.code).await.assert(422).field("sms_code"), DEAD);
        let operator = app.operator(&["support"]).await;
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        assert_eq!(dashboard.json["data"]["codes"], json!({ "wrong": 102, "braked": true }));

        app.wait(SignedDuration::from_hours(25));
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&app.operator(&["editor"]).await.token).send().await;
        assert_eq!(dashboard.json["data"]["codes"], json!({ "wrong": 0, "braked": false }));
    }
}
