//! Imports, cancellations and readings beside each other: no code belongs to two orders, and no order has two.
use std::sync::Arc;

use plon_bulk_jobs::run_once;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha20Rng;

use super::given::{NUMBER, Office, Ordered, file, row};
use crate::orders::given::AccountBalances;
use crate::support::{PASSWORD, ParticipantClient, TestApp, on_both, together};

const TASKS: usize = 20;
const STEPS: usize = 12;

/// Counts that must be nil: rows that contradict each other.
const CONTRADICTIONS: [(&str, &str); 5] = [
    ("codes of two orders", "SELECT count(*) - count(DISTINCT number_hash) FROM card_codes"),
    ("orders of two codes", "SELECT count(*) - count(DISTINCT order_id) FROM card_codes"),
    (
        "codes of orders that are not done",
        "SELECT count(*) FROM card_codes c JOIN orders o ON o.id = c.order_id WHERE o.status <> 'completed'",
    ),
    (
        "done orders without a code",
        "SELECT count(*) FROM orders o WHERE o.status = 'completed'
         AND NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id)",
    ),
    (
        "codes that were not told of once",
        "SELECT (SELECT count(*) FROM card_codes) - (SELECT count(*) FROM notifications WHERE title LIKE 'Kod karty%')",
    ),
];

/// Anything that may happen to codes, decided by the task's number alone.
async fn act(app: &TestApp, number: usize, office: &Office, participants: &[(ParticipantClient, Vec<Ordered>)]) {
    let mut dice = ChaCha20Rng::seed_from_u64(number as u64);
    for step in 0..STEPS {
        let (participant, orders) = &participants[dice.random_range(0..participants.len())];
        let order = &orders[dice.random_range(0..orders.len())];
        match dice.random_range(0..7) {
            0 => drop(app.cancel(participant, &order.id).await),
            1 => {
                let status = app.read_code(participant, order, PASSWORD).await.status.as_u16();
                assert!([200, 409, 422, 429].contains(&status), "{status}");
            }
            2 => drop(run_once(&app.app).await.unwrap()),
            _ => {
                // Few numbers for many orders, in files that name the same ones in another order.
                let mut rows: Vec<String> = Vec::new();
                for _ in 0..dice.random_range(1..4) {
                    let (_, orders) = &participants[dice.random_range(0..participants.len())];
                    let order = &orders[dice.random_range(0..orders.len())];
                    rows.push(row(order, &format!("700100{:02}", dice.random_range(0..12))));
                }
                let key = format!("{number}-{step}");
                let first = app.import_codes(&office.operator, &key, &file(&rows)).await;
                assert!([200, 409].contains(&first.status.as_u16()), "{}", String::from_utf8_lossy(&first.body));
                if first.status == 200 && dice.random_range(0..3) == 0 {
                    assert_eq!(app.import_codes(&office.operator, &key, &file(&rows)).await.body, first.body);
                }
            }
        }
    }
}

on_both! {
    async fn whatever_happens_at_once_a_code_is_given_once(app) {
        let office = app.card_office().await;
        let mut participants = Vec::new();
        for number in 0..3 {
            let participant = if number == 0 { office.participant.clone() } else { app.participant_numbered(number).await };
            app.give_points(participant.id, 1_000_000).await;
            let mut orders = Vec::new();
            for _ in 0..5 {
                orders.push(app.code_ordered(&participant, &office.rewards).await);
            }
            participants.push((participant, orders));
        }
        let (app, office, participants) = (Arc::new(app), Arc::new(office), Arc::new(participants));
        together(&app, TASKS, |app, number| {
            let (office, participants) = (office.clone(), participants.clone());
            async move { act(&app, number, &office, &participants).await }
        })
        .await;
        app.finish_jobs().await;
        for (what, sql) in CONTRADICTIONS {
            assert_eq!(app.count(sql).await, 0, "{what}");
        }
        assert!(app.count("SELECT count(*) FROM card_codes").await > 3, "hardly a code was given");
        assert!(app.count("SELECT count(*) FROM orders WHERE status = 'cancelled'").await > 0, "nothing was cancelled");
    }

    async fn twenty_twins_import_a_file_once_and_get_one_answer(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let (app, operator, content) = (Arc::new(app), Arc::new(operator), file(&[row(&order, NUMBER)]));
        let answers = together(&app, TASKS, |app, _| {
            let (operator, content) = (operator.clone(), content.clone());
            async move { app.import_codes(&operator, "k", &content).await }
        })
        .await;
        assert!(answers.iter().all(|answer| answer.assert(200).body == answers[0].body));
        app.finish_jobs().await;
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 990_000, held: 0, redeemed: 10_000 }
        );
    }

    async fn of_twenty_imports_with_one_number_for_twenty_orders_just_one_wins(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let other = app.participant_numbered(1).await;
        app.give_points(other.id, 1_000_000).await;
        let mut orders = Vec::new();
        for number in 0..TASKS {
            orders.push(app.code_ordered(if number % 2 == 0 { &participant } else { &other }, &rewards).await);
        }
        let (app, operator) = (Arc::new(app), Arc::new(operator));
        let answers = together(&app, TASKS, |app, number| {
            let (operator, content) = (operator.clone(), file(&[row(&orders[number], NUMBER)]));
            async move { app.import_codes(&operator, &format!("k{number}"), &content).await }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), TASKS - 1);
        app.finish_jobs().await;
        assert_eq!(app.count("SELECT count(*) FROM orders WHERE status = 'completed'").await, 1);
    }
}
