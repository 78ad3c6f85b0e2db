//! The books under random decisions: sums stay zero, no limit is passed, every line is posted once.
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::line;
use crate::ledger_model::assert_sound;
use crate::support::{Programme, TestApp, on_both};

/// Anna meets the product's cap below the programme's limit; Jan, who has points already, meets the limit before.
const LIMIT: i64 = 3_000;
const CAP: i64 = 2_400;
const LEVEL: i64 = 2_000;

/// A whole number below `bound` out of the test's seeded randomness.
fn below(app: &TestApp, bound: u64) -> i64 {
    i64::try_from(u64::from_le_bytes(app.app.rng.bytes::<8>()) % bound).unwrap()
}

fn random_lines(app: &TestApp, programme: &Programme) -> Vec<Value> {
    let decisions = ["accept", "accept", "accept", "reject", "pending"];
    (0..=below(app, 3))
        .map(|_| {
            let decision = decisions[usize::try_from(below(app, 5)).unwrap()];
            line(programme, 1 + below(app, 30), decision, Some("powód"))
        })
        .collect()
}

on_both! {
    async fn random_decisions_keep_the_ledger_sound(app) {
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let (one, other) = (app.operator(&["moderator"]).await, app.operator(&["administrator"]).await);
        let programme = app.programme().await;
        app.set_limit(LIMIT).await;
        app.set_cap(CAP).await;
        app.execute("UPDATE achievement_levels SET level = $1 WHERE level = 50000", LEVEL).await;
        app.give_points(jan.id, 500).await;
        for round in 0..25 {
            let participant = if below(&app, 2) == 0 { &anna } else { &jan };
            let id = app.reported(participant, &programme, &format!("FV/{round}")).await;
            let beside = app.reported(participant, &programme, &format!("FV/{round}/B")).await;
            let [form, form_beside] = [(); 2].map(|()| json!({
                "version": 1, "issued_on": "2025-08-01", "buyer_name": "Anna", "lines": random_lines(&app, &programme),
            }));
            let key = format!("klucz-{round}");
            // The same request twice and another operator's: one of the two decides; beside them the next invoice.
            let (first, again, others, next) = tokio::join!(
                app.review_once(&one, &id, &form, &key),
                app.review_once(&one, &id, &form, &key),
                app.review_once(&other, &id, &form, &key),
                app.review(&other, &beside, &form_beside),
            );
            let statuses = [first.status.as_u16(), again.status.as_u16(), others.status.as_u16()];
            assert!(statuses == [200, 200, 409] || statuses == [409, 409, 200], "{statuses:?}");
            next.assert(200);
            assert_sound(&app).await;
            for participant in [&anna, &jan] {
                let (available, total) = app.points_of(participant.id).await;
                assert_eq!(available, total, "nothing was spent");
            }
        }
        assert!(app.count("SELECT COUNT(*) FROM transfers WHERE cause = 'invoice_line'").await > 5);
        for bound in ["limit", "limit.product"] {
            let mut db = app.db().read().await.unwrap();
            let cut: i64 = on_db!(&mut db, conn => sqlx::query_scalar("SELECT COUNT(*) FROM invoice_lines WHERE status = $1")
                .bind(bound).fetch_one(conn).await).unwrap();
            assert!(cut > 0, "{bound} has cut");
        }
    }
}
