//! Answers that are kept for everybody are never out of date.
use axum::http::{StatusCode, header};
use jiff::SignedDuration;

use super::given::texts_of;
use crate::support::{Plon, on_both};

const PRODUCTS: &str = "/api/v1/products";
const RENAME: &str = "UPDATE products SET name = 'DOVVO Nowe' WHERE id = $1";

on_both! {
    async fn a_repeated_question_costs_the_database_nothing(app) {
        app.programme().await;
        app.get(PRODUCTS).send().await.assert(200);
        let plans = app.plans_of(app.get(PRODUCTS)).await;
        assert!(format!("{plans:?}") == "Plans([])", "{plans:?}");
    }

    async fn a_write_shows_at_once_in_the_list_and_in_the_filters(app) {
        let programme = app.programme().await;
        app.get(PRODUCTS).send().await.assert(200);
        app.get("/api/v1/product-filters").send().await.assert(200);
        app.execute(RENAME, programme.product).await;
        app.execute("UPDATE products SET brand = 'DOVVO PLUS' WHERE id = $1", programme.product).await;
        assert_eq!(texts_of(&app.get(PRODUCTS).send().await.json, "name"), ["DOVVO Nowe"]);
        let choices = app.get("/api/v1/product-filters").send().await;
        assert_eq!(choices.json["data"]["brands"][0]["name"], "DOVVO PLUS");
    }

    async fn another_process_shows_it_soon(app) {
        let programme = app.programme().await;
        app.participant().await; // a database that nobody uses yet is filled with the sample programme
        let plon = Plon::start(&app);
        let names = async || {
            let answer = app.get(PRODUCTS).send_to(plon.address).await.unwrap();
            answer.json["data"]["items"][0]["name"].as_str().unwrap().to_owned()
        };
        assert_eq!(names().await, "DOVVO 500 EC");
        app.execute(RENAME, programme.product).await;
        let mut tries = 0;
        while names().await != "DOVVO Nowe" {
            tries += 1;
            assert!(tries < 100_000, "it never shows");
        }
    }

    async fn the_points_turn_with_the_season(app) {
        let programme = app.programme().await;
        app.execute(
            "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
             VALUES ($1, '2025-11-01', '2026-10-31', 'draft', 0, 0)", 2026).await;
        app.execute(
            "INSERT INTO product_rates (product_id, season, points_per_unit, list_price) VALUES ($1, 2026, 12000, 1)",
            programme.product).await;
        let points = async || app.get(PRODUCTS).send().await.json["data"]["items"][0]["packs"][0]["points"].clone();
        assert_eq!(points().await, 50);
        app.wait(SignedDuration::from_hours(24 * 73)); // 1 November
        assert_eq!(points().await, 60);
    }

    async fn a_browser_that_has_it_is_told_so(app) {
        let programme = app.programme().await;
        let first = app.get(PRODUCTS).send().await;
        let tag = first.headers[header::ETAG].to_str().unwrap();
        assert_eq!(first.headers[header::CACHE_CONTROL], "no-cache");
        let again = app.get(PRODUCTS).header("if-none-match", tag).send().await;
        assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
        assert_eq!(again.headers[header::ETAG], tag);
        app.execute(RENAME, programme.product).await;
        let changed = app.get(PRODUCTS).header("if-none-match", tag).send().await;
        assert_ne!(changed.assert(200).headers[header::ETAG], tag);
    }
}
