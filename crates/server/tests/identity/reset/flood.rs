//! Ten thousand wrong codes beside each other: no more are looked at than may be.
use std::net::IpAddr;
use std::sync::Arc;

use jiff::SignedDuration;
use serde_json::json;

use super::{NEW, SentCode};
use crate::support::{TestApp, on_both, together};

/// So few that none waits past its time for a connection to the database, on a machine that has more to do as well.
const AT_ONCE: usize = 25;
const IN_ALL: usize = 10_000;

/// Tries wrong codes with all the handles in turn, each try from another network; how many were not refused.
async fn flood(app: &Arc<TestApp>, nip: &'static str, handles: Vec<SentCode>, tries: usize) -> usize {
    let handles = Arc::new(handles);
    let taken = together(app, AT_ONCE, |app, task| {
        let handles = Arc::clone(&handles);
        async move {
            let mut taken = 0;
            for number in (task..tries).step_by(AT_ONCE) {
                let sent = &handles[number % handles.len()];
                let form =
                    json!({ "nip": nip, "password": NEW, "password_confirmation": NEW, "sms_code": sent.wrong_code() });
                let [_, _, high, low] = u32::try_from(number).unwrap().to_be_bytes();
                let request = app.post("/api/v1/auth/password-reset").from(IpAddr::from([10, 1, high, low]));
                let answer = request.header("cookie", &sent.cookie).json(&form).send().await;
                taken += usize::from(answer.status != 422);
            }
            taken
        }
    })
    .await;
    taken.into_iter().sum()
}

on_both! {
    async fn of_ten_thousand_wrong_codes_three_are_looked_at_per_code_and_ten_per_account(app) {
        let participant = app.participant().await;
        let app = Arc::new(app);
        let mut handles = Vec::new();
        for _ in 0..3 {
            handles.push(app.code_for(participant.nip).await);
        }
        assert_eq!(flood(&app, participant.nip, handles, IN_ALL - 1_000).await, 0);
        assert_eq!(app.wrong_codes().await, 9);
        assert_eq!(app.number("SELECT MAX(wrong) FROM password_codes WHERE id > $1", 0).await, 3);

        app.wait(SignedDuration::from_hours(1));
        let handles = vec![app.code_for(participant.nip).await];
        assert_eq!(flood(&app, participant.nip, handles.clone(), 1_000).await, 0);
        assert_eq!(app.wrong_codes().await, 10, "a new code gives the account no new tries");
        app.set_new(&handles[0], participant.nip, &handles[0].code).await.assert(422);
        app.ask_for_code(participant.nip).await.assert(429);
    }
}
