//! Answers that are given again: not before their flush, and to a twin that came at the same time.
use std::pin::pin;

use axum::extract::FromRequestParts;
use axum::http::{self, StatusCode};
use futures_util::poll;
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_platform::idempotency::{Begun, IdempotencyKey, Request};
use serde_json::json;

use crate::support::TestApp;

async fn request() -> Request {
    let (mut parts, ()) = http::Request::builder().header("idempotency-key", "k").body(()).unwrap().into_parts();
    let key = <IdempotencyKey as FromRequestParts<()>>::from_request_parts(&mut parts, &()).await.unwrap();
    Request::new(ParticipantId(1), key, "/orders", &()).unwrap()
}

/// Makes the commit fail, as a full disk would.
async fn doom(tx: &mut Tx) {
    let On::Sqlite(conn) = tx.on() else { panic!("groups are SQLite's") };
    let orphan = "PRAGMA defer_foreign_keys = ON;
        INSERT INTO order_events (order_id, status, at, actor) VALUES (-1, 'selected', 0, 'system')";
    sqlx::raw_sql(orphan).execute(conn).await.unwrap();
}

#[tokio::test]
async fn a_replayed_answer_waits_for_the_flush_of_the_first_one() {
    let app = TestApp::sqlite().await;
    let (first, twin) = (request().await, request().await);
    let mut other = app.db().begin().await.unwrap();
    let mut begun = pin!(first.begin(app.db()));
    assert!(poll!(&mut begun).is_pending(), "the other has the turn");
    let mut replayed = pin!(twin.begin(app.db()));
    assert!(poll!(&mut replayed).is_pending());
    doom(&mut other).await;
    let other = tokio::spawn(other.commit());
    let Begun::New(mut tx) = begun.await.unwrap() else { panic!("nothing was answered before") };
    first.keep(&mut tx, StatusCode::CREATED, &json!({}), app.now()).await.unwrap();
    let kept = tokio::spawn(tx.commit());
    assert!(replayed.await.is_err(), "the answer that it read is not on the disk");
    assert!(kept.await.unwrap().is_err());
    assert!(other.await.unwrap().is_err());
    assert!(matches!(twin.begin(app.db()).await.unwrap(), Begun::New(_)), "the first one has left nothing");
}
