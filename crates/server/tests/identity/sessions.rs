//! Refresh tokens: rotation, lost answers, thieves, time limits, other sites' pages.
use jiff::SignedDuration;
use serde_json::json;

use crate::support::{PASSWORD, Signed, TestApp, on_both};

async fn signed_in(app: &TestApp) -> Signed {
    let participant = app.participant_with_password().await;
    app.log_in(participant.nip, PASSWORD).await.tokens()
}

async fn assert_ended(app: &TestApp, tokens: &Signed) {
    app.get("/api/v1/user/profile").bearer(&tokens.bearer).send().await.assert(401);
    app.refresh(&tokens.refresh).await.assert(401);
}

on_both! {
    async fn a_refresh_gives_a_new_bearer_and_the_next_refresh_token(app) {
        let first = signed_in(&app).await;
        let second = app.refresh(&first.refresh).await.tokens();
        assert_ne!(first.bearer, second.bearer);
        assert_ne!(first.refresh, second.refresh);
        app.get("/api/v1/user/profile").bearer(&second.bearer).send().await.assert(200);
        app.refresh(&second.refresh).await.assert(200);
    }

    async fn a_token_used_after_its_successor_ends_the_family(app) {
        let first = signed_in(&app).await;
        let second = app.refresh(&first.refresh).await.tokens();
        let third = app.refresh(&second.refresh).await.tokens();

        let answer = app.refresh(&first.refresh).await;
        answer.assert(401);
        assert_eq!(answer.cookie(), Some("plon_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"));
        assert_ended(&app, &third).await;
    }

    async fn a_lost_answer_within_sixty_seconds_ends_nothing(app) {
        let first = signed_in(&app).await;
        let lost = app.refresh(&first.refresh).await.tokens();
        app.wait(SignedDuration::from_secs(60));
        let second = app.refresh(&first.refresh).await.tokens();
        assert_ne!(lost.refresh, second.refresh);
        app.refresh(&second.refresh).await.assert(200);
    }

    async fn a_lost_answer_after_sixty_seconds_ends_the_family(app) {
        let first = signed_in(&app).await;
        let second = app.refresh(&first.refresh).await.tokens();
        app.wait(SignedDuration::from_secs(61));
        app.refresh(&first.refresh).await.assert(401);
        assert_ended(&app, &second).await;
    }

    async fn sixty_seconds_count_from_the_first_use(app) {
        let first = signed_in(&app).await;
        app.refresh(&first.refresh).await.assert(200);
        app.wait(SignedDuration::from_secs(40));
        app.refresh(&first.refresh).await.assert(200);
        app.wait(SignedDuration::from_secs(40));
        app.refresh(&first.refresh).await.assert(401);
    }

    async fn the_other_answer_to_one_token_is_spent_with_its_twin(app) {
        let first = signed_in(&app).await;
        let mine = app.refresh(&first.refresh).await.tokens();
        let thiefs = app.refresh(&first.refresh).await.tokens();
        app.wait(SignedDuration::from_secs(61));
        let next = app.refresh(&thiefs.refresh).await.tokens();
        app.refresh(&mine.refresh).await.assert(401);
        assert_ended(&app, &next).await;
    }

    async fn a_spent_token_has_one_successor_that_is_good(app) {
        let first = signed_in(&app).await;
        let answers = futures_util::future::join_all((0..5).map(|_| app.refresh(&first.refresh))).await;
        let successors: Vec<Signed> = answers.iter().map(|answer| answer.tokens()).collect();
        let good = "SELECT count(*) FROM refresh_tokens WHERE used_at IS NULL AND superseded_at IS NULL AND parent_id > $1";
        assert_eq!(app.number(good, 0).await, 1);
        app.refresh(&first.refresh).await.tokens();
        assert_eq!(app.number(good, 0).await, 1, "a sixth takes the place of the fifth");
        app.wait(SignedDuration::from_secs(61));
        app.refresh(&successors[0].refresh).await.assert(401);
    }

    async fn answers_that_cross_end_nothing(app) {
        let first = signed_in(&app).await;
        let earlier = app.refresh(&first.refresh).await.tokens();
        let later = app.refresh(&first.refresh).await.tokens();
        let kept = app.refresh(&earlier.refresh).await.tokens();
        app.wait(SignedDuration::from_secs(61));
        let next = app.refresh(&kept.refresh).await.tokens();
        app.refresh(&later.refresh).await.assert(401);
        assert_ended(&app, &next).await;
    }

    async fn two_tabs_that_refresh_at_once_stay_signed_in(app) {
        let first = signed_in(&app).await;
        let (one, other) = tokio::join!(app.refresh(&first.refresh), app.refresh(&first.refresh));
        let (one, other) = (one.tokens(), other.tokens());
        for bearer in [&one.bearer, &other.bearer] {
            app.get("/api/v1/user/profile").bearer(bearer).send().await.assert(200);
        }
        app.refresh(&other.refresh).await.assert(200);
    }

    async fn a_session_ends_after_fourteen_days_without_a_refresh(app) {
        let tokens = signed_in(&app).await;
        app.wait(SignedDuration::from_hours(14 * 24) - SignedDuration::from_secs(1));
        let next = app.refresh(&tokens.refresh).await.tokens();
        app.wait(SignedDuration::from_hours(14 * 24));
        app.refresh(&next.refresh).await.assert(401);
    }

    async fn a_session_ends_after_thirty_days_however_much_it_is_used(app) {
        let mut tokens = signed_in(&app).await;
        for _ in 0..29 {
            app.wait(SignedDuration::from_hours(24));
            tokens = app.refresh(&tokens.refresh).await.tokens();
        }
        app.wait(SignedDuration::from_hours(24) - SignedDuration::from_mins(5));
        let last = app.refresh(&tokens.refresh).await;
        assert!(last.cookie().unwrap().contains("; Max-Age=300;"), "the cookie ends with the session");
        let last = last.tokens();
        app.wait(SignedDuration::from_mins(5));
        assert_ended(&app, &last).await;
    }

    async fn a_client_without_cookies_sends_and_gets_the_token_in_the_body(app) {
        let first = signed_in(&app).await;
        let answer = app.post("/api/v1/refresh_token").json(&json!({ "refresh_token": first.refresh })).send().await;
        answer.assert(200);
        assert!(answer.cookie().is_none());
        let next = answer.json["data"]["refresh_token"].as_str().unwrap();
        app.post("/api/v1/refresh_token").json(&json!({ "refresh_token": next })).send().await.assert(200);
        app.post("/api/v1/refresh_token").json(&json!({ "refresh_token": first.refresh })).send().await.assert(401);
    }

    async fn a_body_without_a_token_leaves_it_to_the_cookie(app) {
        let first = signed_in(&app).await;
        let cookie = format!("inne=1; plon_refresh={}", first.refresh);
        app.post("/api/v1/refresh_token").header("cookie", &cookie).json(&json!({})).send().await.tokens();
    }

    async fn nobody_is_refreshed_without_a_known_token(app) {
        app.post("/api/v1/refresh_token").send().await.assert(401);
        app.refresh("nic-takiego").await.assert(401);
        app.post("/api/v1/refresh_token").json(&json!("x")).send().await.assert(400);
    }

    async fn another_sites_page_cannot_refresh(app) {
        let first = signed_in(&app).await;
        let cookie = format!("plon_refresh={}", first.refresh);
        let sent = || app.post("/api/v1/refresh_token").header("cookie", &cookie).header("host", "plon.example");
        sent().header("sec-fetch-site", "cross-site").send().await.assert(403);
        sent().header("sec-fetch-site", "same-site").send().await.assert(403);
        sent().header("origin", "https://zly.example").send().await.assert(403);
        sent().header("origin", "http://plon.example").send().await.assert(200);
        app.refresh(&first.refresh).await.tokens();
    }

    async fn tokens_are_stored_as_hashes_only(app) {
        let tokens = signed_in(&app).await;
        for secret in [&tokens.bearer, &tokens.refresh] {
            for sql in [
                "SELECT count(*) FROM access_tokens WHERE hash = $1",
                "SELECT count(*) FROM refresh_tokens WHERE hash = $1",
            ] {
                let mut db = app.db().read().await.unwrap();
                let found: i64 = plon_kernel::on_db!(&mut db, conn =>
                    sqlx::query_scalar(sql).bind(secret).fetch_one(conn).await).unwrap();
                assert_eq!(found, 0, "{sql}");
            }
        }
    }
}
