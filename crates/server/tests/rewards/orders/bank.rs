//! The bank test: random orders, accruals, cancellations and operators' moves from 48 tasks, over connections that
//! are lost now and then; at every moment the books of every participant add up, and at the end they agree with the
//! orders and with the stock.
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use plon_domain::ledger::AccountKind;
use plon_domain::points::Points;
use plon_kernel::on_db;
use plon_platform::ledger;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde_json::json;

use super::given::address;
use crate::rewards::given::Rewards;
use crate::support::{Answer, NIPS, OperatorClient, ParticipantClient, TestApp, on_both, together};

const TASKS: usize = 48;
const STEPS: usize = 15;
const STOCK: i64 = 40;
/// About how often the work on an order is polled.
const LONGEST_ANSWER: usize = 12;

struct World {
    participants: Vec<ParticipantClient>,
    operator: OperatorClient,
    rewards: Rewards,
    running: AtomicUsize,
    /// Number of connections that were lost before an answer.
    lost: AtomicUsize,
}

async fn world(app: &TestApp) -> World {
    app.programme().await;
    let rewards = app.rewards().await;
    let mut participants = Vec::new();
    for number in 0..NIPS.len() {
        let participant = app.participant_numbered(number).await;
        app.give_points(participant.id, 60_000).await;
        participants.push(participant);
    }
    app.execute("UPDATE rewards SET stock = 40 WHERE id = $1", rewards.torch).await;
    app.execute("UPDATE reward_variants SET stock = 40 WHERE id = $1", rewards.size_m).await;
    World {
        participants,
        operator: app.operator(&["finance"]).await,
        rewards,
        running: AtomicUsize::new(TASKS),
        lost: AtomicUsize::new(0),
    }
}

impl World {
    /// Carries out one task, decided by its number alone.
    async fn act(&self, app: &TestApp, number: usize) {
        let mut dice = ChaCha20Rng::seed_from_u64(number as u64);
        for step in 0..STEPS {
            let participant = &self.participants[dice.random_range(0..self.participants.len())];
            match dice.random_range(0..10) {
                0..5 => self.order(app, participant, &format!("{number}-{step}"), &mut dice).await,
                5 => app.give_points(participant.id, dice.random_range(1..8_000)).await,
                6 => self.cancel(app, participant, &mut dice).await,
                _ => self.carry_out(app, &mut dice).await,
            }
        }
        self.running.fetch_sub(1, Ordering::SeqCst);
    }

    /// Orders something, now and then twice as after a lost answer.
    async fn order(&self, app: &TestApp, participant: &ParticipantClient, key: &str, dice: &mut ChaCha20Rng) {
        let amount = 1_000 * dice.random_range(5..20);
        let form = match dice.random_range(0..4) {
            0 => json!({"reward_id": self.rewards.bank_transfer, "amount": amount}),
            1 => json!({"reward_id": self.rewards.charity_transfer, "amount": amount}),
            2 => json!({"reward_id": self.rewards.torch, "address": address()}),
            _ => json!({"reward_id": self.rewards.jacket, "variant_id": self.rewards.size_m, "address": address()}),
        };
        if dice.random_range(0..3) == 0 {
            let lost =
                app.order_request(participant, key, &form).lost_after(dice.random_range(1..LONGEST_ANSWER)).await;
            self.lost.fetch_add(usize::from(lost.is_none()), Ordering::SeqCst);
        }
        let first = app.order(participant, key, &form).await;
        expect(&first, &[201, 422]);
        if first.status == 201 && dice.random_range(0..3) == 0 {
            assert_eq!(app.order(participant, key, &form).await.body, first.body);
        }
    }

    async fn cancel(&self, app: &TestApp, participant: &ParticipantClient, dice: &mut ChaCha20Rng) {
        let list = app.get("/api/v1/prize/my-orders").bearer(&participant.token).send().await;
        let Some(order) = any_of(&list, dice) else { return };
        let path = format!("/api/v1/prize/orders/{order}/cancel");
        for _ in 0..2 {
            let answer = app.post(&path).bearer(&participant.token).key(&format!("cancel-{order}")).send().await;
            expect(&answer, &[200, 409]);
        }
    }

    async fn carry_out(&self, app: &TestApp, dice: &mut ChaCha20Rng) {
        let (token, state) = (&self.operator.token, ["selected", "in_progress"][dice.random_range(0..2)]);
        let list = app.get(&format!("/api/v1/backoffice/orders?status={state}")).bearer(token).send().await;
        let Some(order) = any_of(&list, dice) else { return };
        let path = format!("/api/v1/backoffice/orders/{order}");
        let seen = app.get(&path).bearer(token).send().await.json["data"].clone();
        let nexts = seen["next"].as_array().unwrap();
        let Some(next) = nexts.get(dice.random_range(0..5) / 4).or(nexts.first()) else { return };
        let form = json!({"status": next["status"]["code"], "version": seen["version"], "note": "Próba"});
        let key = app.app.rng.public_id();
        for _ in 0..2 {
            let answer = app.post(&format!("{path}/status")).bearer(token).key(&key).json(&form).send().await;
            expect(&answer, &[200, 409]);
        }
    }

    /// Reads the books until all tasks have ended; how often.
    async fn watch(&self, app: &TestApp) -> usize {
        let mut times = 0;
        while self.running.load(Ordering::SeqCst) > 0 {
            for participant in &self.participants {
                // Reading them is the check: books that do not add up, or with a wrong sign, are an error.
                let balances = ledger::balances(&mut app.db().read().await.unwrap(), participant.id).await.unwrap();
                assert!(balances.get(AccountKind::Available) >= Points::ZERO, "{balances:?}");
            }
            times += 1;
        }
        times
    }
}

#[track_caller]
fn expect(answer: &Answer, statuses: &[u16]) {
    assert!(statuses.contains(&answer.status.as_u16()), "{}", String::from_utf8_lossy(&answer.body));
}

fn any_of(list: &Answer, dice: &mut ChaCha20Rng) -> Option<String> {
    let items = list.assert(200).json["data"]["items"].as_array().unwrap();
    if items.is_empty() {
        return None;
    }
    items[dice.random_range(0..items.len())]["id"].as_str().map(str::to_owned)
}

/// One whole number over all rows.
async fn total(app: &TestApp, sql: &'static str) -> i64 {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar(sql).fetch_one(conn).await).unwrap()
}

/// Orders are told of once for each of their events.
const TOLD: &str = "SELECT (SELECT count(*) FROM order_events) - (SELECT count(*) FROM notifications)";

on_both! {
    async fn the_ledger_adds_up_at_every_moment_and_agrees_with_orders_and_stock(app) {
        let (world, app) = (Arc::new(world(&app).await), Arc::new(app));
        let watching = { let (world, app) = (world.clone(), app.clone()); tokio::spawn(async move { world.watch(&app).await }) };
        together(&app, TASKS, |app, number| {
            let world = world.clone();
            async move { world.act(&app, number).await }
        })
        .await;
        assert!(watching.await.unwrap() > 3, "the books were hardly looked at");
        app.assert_sound().await;
        app.assert_reports_agree().await;
        assert_eq!(total(&app, TOLD).await, 0, "events that were not told of once");
        let sold = total(&app, "SELECT count(*) FROM orders WHERE kind = 'parcel' AND status <> 'cancelled'").await;
        let left = app.stock(world.rewards.torch).await + app.variant_stock(world.rewards.size_m).await;
        assert_eq!(sold + left, 2 * STOCK);
        assert!(world.lost.load(Ordering::SeqCst) > TASKS / 2, "hardly a connection was lost");
        let kinds = "SELECT count(DISTINCT kind) FROM transfers";
        assert_eq!(total(&app, kinds).await, 4, "accruals, holds, releases and redemptions were all to be made");
    }
}
