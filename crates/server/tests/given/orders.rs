//! Fixtures for tests of orders: forms, placed orders, and the books that must add up.
use plon_domain::ledger::AccountKind;
use plon_kernel::ids::ParticipantId;
use plon_platform::ledger;
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, Request, TestApp};

/// A parcel's address without a flat.
pub fn address() -> Value {
    json!({"recipient": "Anna Wiśniewska", "street": "Polna", "street_number": "1", "postcode": "99-100", "city": "Łęczyca"})
}

/// A participant's spendable, held and redeemed points.
#[derive(Debug, PartialEq, Eq)]
pub struct AccountBalances {
    pub available: i64,
    pub held: i64,
    pub redeemed: i64,
}

/// Nine copies of each order, with its first event and the points that it holds.
const COPIES: [&str; 3] = [
    "INSERT INTO orders (public_id, participant_id, reward_id, kind, season, points, amount, bank_account, delivery,
                         status, created_at, updated_at)
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9)
     SELECT o.public_id || '-' || n.i, o.participant_id, o.reward_id, o.kind, o.season, o.points, o.amount,
            o.bank_account, o.delivery, o.status, o.created_at, o.updated_at
     FROM orders o CROSS JOIN n",
    "INSERT INTO order_events (order_id, status, at, actor, actor_id)
     SELECT o.id, o.status, o.created_at, 'participant', o.participant_id FROM orders o
     WHERE NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id)",
    "UPDATE accounts SET balance = balance + CASE kind WHEN 'held' THEN 1 ELSE -1 END
        * (SELECT CAST(COALESCE(SUM(o.points), 0) * 9 / 10 AS BIGINT) FROM orders o
           WHERE o.participant_id = accounts.participant_id)
     WHERE kind IN ('held', 'available')",
];

impl TestApp {
    /// Makes ten orders of each that was placed: the others are rows like it.
    pub async fn copy_orders(&self) {
        for sql in COPIES {
            self.run(sql).await;
        }
    }

    /// Works on bulk jobs until none is due. The locks of a worker that died may last a little longer than itself.
    pub async fn finish_jobs(&self) {
        let due = "SELECT count(*) FROM bulk_jobs WHERE status = 'running' AND COALESCE(lease_until, 0) <= $1";
        while plon_bulk_jobs::run_once(&self.app).await.unwrap()
            || self.number(due, self.now().0.as_microsecond()).await > 0
        {
            tokio::task::yield_now().await;
        }
    }

    /// Orders as the browser does.
    pub async fn order(&self, participant: &ParticipantClient, key: &str, form: &Value) -> Answer {
        self.order_request(participant, key, form).send().await
    }

    pub fn order_request(&self, participant: &ParticipantClient, key: &str, form: &Value) -> Request<'_> {
        self.post("/api/v1/prize/orders").bearer(&participant.token).key(key).json(form)
    }

    /// An order that must succeed; its public id.
    pub async fn ordered(&self, participant: &ParticipantClient, form: &Value) -> String {
        let answer = self.order(participant, &self.app.rng.public_id(), form).await;
        answer.assert(201).json["data"]["id"].as_str().unwrap().to_owned()
    }

    pub async fn balances_of(&self, of: ParticipantId) -> AccountBalances {
        let balances = ledger::balances(&mut self.db().read().await.unwrap(), of).await.unwrap();
        AccountBalances {
            available: balances.get(AccountKind::Available).0,
            held: balances.get(AccountKind::Held).0,
            redeemed: balances.get(AccountKind::Redeemed).0,
        }
    }

    /// An order as its owner sees it.
    pub async fn shown(&self, participant: &ParticipantClient, order: &str) -> Value {
        let answer = self.get(&format!("/api/v1/prize/orders/{order}")).bearer(&participant.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// Counts a participant's orders.
    pub async fn orders_of(&self, participant: &ParticipantClient) -> i64 {
        self.number("SELECT count(*) FROM orders WHERE participant_id = $1", participant.id.0).await
    }
}
