//! Rewards that a test is given.
use plon_domain::reward::RewardKind;
use plon_kernel::on_db;
use serde_json::{Value, json};

use crate::given::orders::address;
use crate::support::TestApp;

/// A few rewards of each kind.
pub struct Rewards {
    /// 50 to 500 zł in steps of 10 zł, 100 points a zloty.
    pub bank_transfer: i64,
    /// 10 to 500 zł in steps of 10 zł, 100 points a zloty.
    pub charity_transfer: i64,
    /// 10 000 points, no limit of stock.
    pub card: i64,
    /// 5 000 points, one in stock.
    pub torch: i64,
    /// 24 000 points, in sizes.
    pub jacket: i64,
    /// Five in stock.
    pub size_m: i64,
    /// Sold out.
    pub size_s: i64,
    /// A trip: not to be had by an order.
    pub trip: i64,
}

impl TestApp {
    pub async fn rewards(&self) -> Rewards {
        let bank_transfer = self.money_reward("przelew-na-konto", "bank_transfer", 5_000, 1).await;
        let charity_transfer = self.money_reward("przelew-dla-pah-1", "charity_transfer", 1_000, 2).await;
        let card = self.reward("karta-paliwowa", "card", 10_000, None, 3).await;
        let torch = self.reward("latarka", "parcel", 5_000, Some(1), 4).await;
        let jacket = self.reward("kurtka", "parcel", 24_000, None, 5).await;
        let size_s = self.variant(jacket, "S", Some(0)).await;
        let size_m = self.variant(jacket, "M", Some(5)).await;
        let trip = self.reward("zielony-przyladek", "trip", 90_000, None, 6).await;
        Rewards { bank_transfer, charity_transfer, card, torch, jacket, size_m, size_s, trip }
    }

    async fn money_reward(&self, slug: &str, kind: &str, min: i64, position: i64) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO rewards (slug, name, kind, summary, description, icon, min_amount, max_amount, amount_step,
                                  points_per_zloty, position, active)
             VALUES ($1, $1, $2, 'Krótko', 'Dłużej', 'banknote', $3, 50000, 1000, 100, $4, TRUE) RETURNING id")
            .bind(slug).bind(kind).bind(min).bind(position).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// A reward at a fixed price.
    pub async fn reward(&self, slug: &str, kind: &str, points: i64, stock: Option<i64>, position: i64) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO rewards (slug, name, kind, summary, description, icon, points, stock, position, active)
             VALUES ($1, $1, $2, 'Krótko', 'Dłużej', 'gift', $3, $4, $5, TRUE) RETURNING id")
            .bind(slug).bind(kind).bind(points).bind(stock).bind(position).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    async fn variant(&self, reward: i64, name: &str, stock: Option<i64>) -> i64 {
        let mut tx = self.db().begin().await.unwrap();
        let id = on_db!(&mut tx, conn => sqlx::query_scalar(
            "INSERT INTO reward_variants (reward_id, code, name, position, stock) VALUES ($1, $2, $2, 1, $3)
             RETURNING id")
            .bind(reward).bind(name).bind(stock).fetch_one(conn).await)
        .unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// Takes a reward out of the catalogue.
    pub async fn withdraw_reward(&self, id: i64) {
        self.execute("UPDATE rewards SET active = FALSE WHERE id = $1", id).await;
    }

    pub async fn stock(&self, reward: i64) -> i64 {
        self.number("SELECT stock FROM rewards WHERE id = $1", reward).await
    }

    pub async fn variant_stock(&self, variant: i64) -> i64 {
        self.number("SELECT stock FROM reward_variants WHERE id = $1", variant).await
    }
}

impl Rewards {
    pub fn form(&self, kind: RewardKind) -> Value {
        match kind {
            RewardKind::BankTransfer => json!({"reward_id": self.bank_transfer, "amount": 5_000}),
            RewardKind::CharityTransfer => json!({"reward_id": self.charity_transfer, "amount": 5_000}),
            RewardKind::Card => json!({"reward_id": self.card, "delivery": "post", "address": address()}),
            _ => json!({"reward_id": self.jacket, "variant_id": self.size_m, "address": address()}),
        }
    }
}
