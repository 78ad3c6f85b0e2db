//! A season's points: once for everybody who was there before it began.
use jiff::SignedDuration;
use plon_server::daily;
use plon_server::daily::Retention;

use crate::support::{TestApp, on_both};

async fn day(app: &TestApp) {
    daily::run_once(&app.app, &Retention::default()).await.unwrap();
}

async fn transfers(app: &TestApp) -> i64 {
    app.count("SELECT count(*) FROM transfers WHERE cause = 'membership'").await
}

async fn seasons(app: &TestApp) {
    app.programme().await;
    app.run("UPDATE seasons SET status = 'open', membership_points = 300 WHERE year = 2025").await;
    app.run(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
         VALUES (2026, '2025-11-01', '2026-10-31', 'draft', 600, 350)",
    )
    .await;
}

on_both! {
    async fn a_season_is_paid_once_when_it_is_open(app) {
        let participant = app.participant().await;
        seasons(&app).await;
        app.wait(SignedDuration::from_hours(1));
        day(&app).await;
        assert_eq!(transfers(&app).await, 0, "they joined in the season that runs");

        app.wait(SignedDuration::from_hours(24 * 80));
        day(&app).await;
        assert_eq!(transfers(&app).await, 0, "the next season is a draft");
        app.run("UPDATE seasons SET status = 'open' WHERE year = 2026").await;
        for _ in 0..3 {
            app.wait(SignedDuration::from_hours(24));
            day(&app).await;
        }
        assert_eq!(transfers(&app).await, 1);
        assert_eq!(app.points_of(participant.id).await, (350, 350));
        assert_eq!(app.last_news(participant.id).await, ("Punkty za kolejny sezon".to_owned(),
            "Dodaliśmy 350\u{a0}pkt za udział w sezonie 2026.".to_owned()));
    }

    async fn the_limit_holds_and_a_level_follows(app) {
        let (participant, full) = (app.participant().await, app.participant_numbered(1).await);
        seasons(&app).await;
        app.run("UPDATE seasons SET status = 'open' WHERE year = 2026").await;
        app.set_limit(50_000).await;
        app.give_points(participant.id, 49_800).await;
        app.give_points(full.id, 50_000).await;
        app.wait(SignedDuration::from_hours(24 * 80));
        day(&app).await;
        assert_eq!(app.points_of(participant.id).await, (50_000, 50_000));
        assert_eq!(app.points_of(full.id).await, (50_000, 50_000));
        assert_eq!(app.count("SELECT count(*) FROM letters").await, 1, "a level was reached");
        app.set_limit(60_000).await;
        app.wait(SignedDuration::from_hours(24));
        day(&app).await;
        assert_eq!(app.points_of(full.id).await, (50_000, 50_000), "what was cut stays cut");
    }
}
