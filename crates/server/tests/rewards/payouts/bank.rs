//! The bank test of payouts: orders, cancellations, proposals, approvals, exports, confirmations and returns from many
//! tasks at once. No order leaves twice, and its points come back once or are redeemed once.
use std::sync::Arc;

use plon_kernel::on_db;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};

use super::given::{PAYOUTS, Signers};
use crate::rewards::given::Rewards;
use crate::support::{Answer, NIPS, OperatorClient, ParticipantClient, TestApp, on_both, together};
use crate::tax::given::withheld;

const TASKS: usize = 16;
const STEPS: usize = 14;
/// Most runs of the tasks until they have done everything: how they meet is the machine's choice.
const ROUNDS: usize = 12;

struct World {
    participants: Vec<ParticipantClient>,
    rewards: Rewards,
    signers: Signers,
}

async fn world(app: &TestApp) -> World {
    app.programme().await;
    let (rewards, signers, mut participants) = (app.rewards().await, app.signers().await, Vec::new());
    for number in 0..NIPS.len() {
        let participant = app.participant_numbered(number).await;
        app.give_points(participant.id, 500_000).await;
        participants.push(participant);
    }
    let tenth = withheld("bank_transfer", "2025-08-01");
    app.add_tax_rule(&signers.first, &tenth).await.assert(201);
    World { participants, rewards, signers }
}

impl World {
    /// Carries out one task of a round, decided by their numbers alone.
    async fn act(&self, app: &TestApp, round: usize, number: usize) {
        let mut dice = ChaCha20Rng::seed_from_u64((round * TASKS + number) as u64);
        for _ in 0..STEPS {
            let participant = &self.participants[dice.random_range(0..self.participants.len())];
            match dice.random_range(0..10) {
                0..3 => self.order(app, participant, &mut dice).await,
                3 => self.cancel(app, participant, &mut dice).await,
                4 | 5 => self.propose(app, &mut dice).await,
                _ => self.move_on(app, &mut dice).await,
            }
        }
    }

    fn operator(&self, dice: &mut ChaCha20Rng) -> &OperatorClient {
        if dice.random_range(0..2) == 0 { &self.signers.first } else { &self.signers.second }
    }

    async fn order(&self, app: &TestApp, participant: &ParticipantClient, dice: &mut ChaCha20Rng) {
        let reward = [self.rewards.bank_transfer, self.rewards.charity_transfer][dice.random_range(0..2)];
        let form = json!({"reward_id": reward, "amount": 1_000 * dice.random_range(5..9)});
        expect(&app.order(participant, &app.app.rng.public_id(), &form).await, &[201, 422]);
    }

    async fn cancel(&self, app: &TestApp, participant: &ParticipantClient, dice: &mut ChaCha20Rng) {
        let list = app.get("/api/v1/prize/my-orders").bearer(&participant.token).send().await;
        let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
        if let Some(order) = pick(&items, dice) {
            expect(&app.cancel(participant, order["id"].as_str().unwrap()).await, &[200, 409]);
        }
    }

    /// Some of the candidates, which others may be taking as well.
    async fn propose(&self, app: &TestApp, dice: &mut ChaCha20Rng) {
        let operator = self.operator(dice);
        let waiting = app.candidates(operator).await;
        let orders: Vec<String> = waiting
            .iter()
            .take(dice.random_range(1..5))
            .map(|order| order["id"].as_str().unwrap().to_owned())
            .collect();
        let (orders, key) = (orders.iter().collect::<Vec<_>>(), app.app.rng.public_id());
        for _ in 0..2 {
            expect(&app.propose(operator, &key, &orders).await, &[201, 422]);
        }
    }

    /// Anything that an operator may do with some batch, twice as after a lost answer.
    async fn move_on(&self, app: &TestApp, dice: &mut ChaCha20Rng) {
        let operator = self.operator(dice);
        let list = app.get(PAYOUTS).bearer(&operator.token).send().await;
        let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let Some(payout) = pick(&items, dice) else { return };
        let payout = app.payout(operator, &payout["id"]).await;
        let acts: Vec<&str> = payout["acts"].as_array().unwrap().iter().map(|act| act.as_str().unwrap()).collect();
        let acts: Vec<&str> = acts
            .into_iter()
            .filter(|act| *act != "change" && (*act != "withdraw" || dice.random_range(0..6) == 0))
            .collect();
        if acts.is_empty() {
            return;
        }
        let act = acts[dice.random_range(0..acts.len())];
        let transfers = app.transfers(operator, &payout).await;
        let Some(transfer) = pick(&transfers, dice) else { return };
        let form = json!({"execute_on": "2025-08-21", "order": transfer["order"], "reason": "Rachunek zamknięty"});
        let key = app.app.rng.public_id();
        for _ in 0..2 {
            expect(&app.payout_act_with(operator, &payout, act, &key, form.clone()).await, &[200, 403, 409]);
        }
    }
}

fn pick<'a>(items: &'a [Value], dice: &mut ChaCha20Rng) -> Option<&'a Value> {
    if items.is_empty() { None } else { items.get(dice.random_range(0..items.len())) }
}

#[track_caller]
fn expect(answer: &Answer, statuses: &[u16]) {
    assert!(statuses.contains(&answer.status.as_u16()), "{}", String::from_utf8_lossy(&answer.body));
}

async fn total(app: &TestApp, sql: &'static str) -> i64 {
    let mut db = app.db().read().await.unwrap();
    on_db!(&mut db, conn => sqlx::query_scalar(sql).fetch_one(conn).await).unwrap()
}

/// Counts that must be nil: rows that contradict each other.
const CONTRADICTIONS: [(&str, &str); 9] = [
    (
        "orders in two batches",
        "SELECT count(*) FROM (SELECT 1 AS one FROM payout_transfers WHERE state <> 'taken_out'
                               GROUP BY order_id HAVING count(*) > 1) AS twice",
    ),
    (
        "orders that entered a state twice",
        "SELECT count(*) FROM (SELECT 1 AS one FROM order_events GROUP BY order_id, status HAVING count(*) > 1) AS twice",
    ),
    (
        "transfers that do not stand as their orders do",
        "SELECT count(*) FROM payout_transfers t JOIN orders o ON o.id = t.order_id
         WHERE t.state <> 'taken_out' AND o.status <> CASE t.state WHEN 'waiting' THEN 'selected'
             WHEN 'sent' THEN 'in_progress' WHEN 'settled' THEN 'completed' ELSE 'returned' END",
    ),
    (
        "orders under way that no batch has sent",
        "SELECT count(*) FROM orders o WHERE status IN ('in_progress', 'completed', 'returned') AND NOT EXISTS
           (SELECT 1 FROM payout_transfers t WHERE t.order_id = o.id AND t.state IN ('sent', 'settled', 'returned'))",
    ),
    (
        "points that came back other than once for what was returned or cancelled",
        "SELECT count(*) FROM orders o WHERE (SELECT count(*) FROM transfers t WHERE t.cause = 'order' AND t.cause_id = o.id
           AND t.kind IN ('release', 'refund')) <> CASE WHEN o.status IN ('returned', 'cancelled') THEN 1 ELSE 0 END",
    ),
    (
        "points held or redeemed for no order",
        "SELECT count(*) FROM accounts a WHERE kind IN ('held', 'redeemed') AND balance <>
           (SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM orders o WHERE o.participant_id = a.participant_id
            AND o.status IN (CASE a.kind WHEN 'held' THEN 'selected' ELSE 'completed' END,
                             CASE a.kind WHEN 'held' THEN 'in_progress' ELSE 'completed' END))",
    ),
    (
        "transfers that leave another sum than their order's without its tax",
        "SELECT count(*) FROM payout_transfers t JOIN orders o ON o.id = t.order_id WHERE t.amount + t.tax <> o.amount",
    ),
    (
        "records of another tax than was withheld",
        "SELECT count(*) FROM tax_records r JOIN payout_transfers t ON t.order_id = r.order_id AND t.state <> 'taken_out'
         WHERE r.entry = 'given' AND r.tax <> t.tax",
    ),
    (
        "batches that do not know what they hold",
        "SELECT count(*) FROM payouts p WHERE status <> 'withdrawn' AND amount <>
           (SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM payout_transfers t
            WHERE t.payout_id = p.id AND t.state <> 'taken_out')",
    ),
];

const ACTS_DONE: &str = "SELECT count(DISTINCT act) FROM payout_events
                         WHERE act IN ('propose', 'approve', 'export', 'confirm', 'return')";

on_both! {
    async fn no_order_leaves_twice_and_its_points_come_back_once(app) {
        let (world, app) = (Arc::new(world(&app).await), Arc::new(app));
        for round in 0..ROUNDS {
            together(&app, TASKS, |app, number| {
                let world = world.clone();
                async move { world.act(&app, round, number).await }
            })
            .await;
            for (what, sql) in CONTRADICTIONS {
                assert_eq!(total(&app, sql).await, 0, "{what}");
            }
            if total(&app, ACTS_DONE).await == 5 {
                return;
            }
        }
        panic!("the tasks did too little to prove anything");
    }

    async fn of_twenty_proposals_of_one_order_one_is_made(app) {
        let office = app.office().await;
        let (order, app) = (app.transfer(&office).await, Arc::new(app));
        let token = office.signers.first.token.clone();
        let answers = together(&app, 20, |app, number| {
            let (order, token) = (order.clone(), token.clone());
            async move {
                app.post(PAYOUTS).bearer(&token).key(&format!("k{number}")).json(&json!({"orders": [order]})).send().await
            }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 422).count(), 19);
    }

    async fn of_twenty_returns_of_one_transfer_one_gives_the_points_back(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let (payout, app) = (app.confirmed(&office.signers, &[&order]).await, Arc::new(app));
        let token = office.signers.first.token.clone();
        let answers = together(&app, 20, |app, number| {
            let (order, token, payout) = (order.clone(), token.clone(), payout.clone());
            async move {
                let form = json!({"version": payout["version"], "order": order, "reason": "Zwrot"});
                let path = format!("{PAYOUTS}/{}/return", payout["id"]);
                app.post(&path).bearer(&token).key(&format!("k{number}")).json(&form).send().await
            }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 19);
        assert_eq!(app.balances_of(office.participant.id).await.available, 100_000);
    }
}
