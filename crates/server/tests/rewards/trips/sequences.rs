//! Whatever is bought, corrected, ordered, cancelled and missed, in whatever order: no point is lost, made or held
//! twice.
use plon_server::verify;
use serde_json::json;

use super::Scene;
use crate::support::{TestApp, on_both};

/// A die that falls the same in every run.
pub struct Die(pub u64);

impl Die {
    pub fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

struct Play {
    scene: Scene,
    invoices: Vec<String>,
    transfer: i64,
    die: Die,
}

impl Play {
    async fn step(&mut self) {
        let packs = i64::try_from(self.die.below(30)).unwrap() + 1;
        match self.die.below(14) {
            0..4 => self.invoices.push(self.scene.buys(packs).await),
            4 | 5 if !self.invoices.is_empty() => {
                let place = usize::try_from(self.die.below(self.invoices.len() as u64)).unwrap();
                let shown = self.scene.app.under_review(&self.scene.operator, &self.invoices[place]).await;
                if shown["lines"][0]["quantity"] != packs {
                    self.scene.corrects(&self.invoices[place].clone(), packs).await;
                }
            }
            6 | 7 => {
                let status = self.scene.orders().await.status;
                assert!([201, 409, 422].contains(&status.as_u16()), "{status}");
            }
            8 => self.order("cancelled").await,
            9 => self.order("in_progress").await,
            10 => self.order("completed").await,
            11 => {
                let form = json!({"reward_id": self.transfer, "amount": 500});
                let key = self.scene.app.app.rng.public_id();
                self.scene.app.order(&self.scene.participant, &key, &form).await;
            }
            12 => self.scene.days_pass(packs / 8).await,
            _ => {
                self.scene.app.trips_go_on().await;
            }
        }
    }

    /// Somebody moves the last order.
    async fn order(&mut self, status: &str) {
        if self.scene.app.orders_of(&self.scene.participant).await == 0 {
            return;
        }
        let order = self.scene.order().await;
        let answer = match status == "cancelled" && self.die.below(2) == 0 {
            true => self.scene.cancels(&order).await,
            false => self.scene.moves(&order, status).await,
        };
        assert!([200, 409].contains(&answer.status.as_u16()), "{:?}", answer.json);
    }

    async fn assert_sound(&self, step: usize) {
        let breaches = verify::list_breaches(&mut self.scene.app.db().read().await.unwrap()).await;
        assert!(breaches.is_empty(), "after step {step}: {breaches:#?}");
        self.scene.points().await;
        let stands = self.scene.stands().await;
        assert!(stands["status"].as_u64().is_some_and(|status| status <= 4), "{stands}");
    }
}

async fn play(app: TestApp, seed: u64) {
    let scene = Scene::new(app).await;
    scene.app.trip("premium").await;
    let transfer = scene.app.rewards().await.bank_transfer;
    scene.app.execute("UPDATE rewards SET min_amount = 500, amount_step = 100 WHERE id = $1", transfer).await;
    let mut play = Play { scene, invoices: Vec::new(), transfer, die: Die(seed) };
    for step in 0..90 {
        play.step().await;
        play.assert_sound(step).await;
    }
    play.scene.days_pass(90).await;
    play.scene.app.trips_go_on().await;
    play.assert_sound(90).await;
    let open = "SELECT count(*) FROM trip_participations WHERE state IN ('qualified', 'short')";
    assert_eq!(play.scene.app.count(open).await, 0, "all deadlines have passed");
}

on_both! {
    async fn any_sequence_leaves_the_ledger_in_order(app) {
        play(app, 20_240_720).await;
    }

    async fn another_sequence_leaves_the_ledger_in_order(app) {
        play(app, 20_250_606).await;
    }

    async fn a_third_sequence_leaves_the_ledger_in_order(app) {
        play(app, 7).await;
    }
}
