//! Whatever is given, valued, returned and ruled, in whatever order: the sums of a year are those of its records.
use plon_domain::reward::RewardKind;
use plon_server::verify;
use serde_json::{Value, json};

use super::given::{plain, withheld};
use crate::payouts::given::Office;
use crate::support::{OperatorClient, TestApp, on_both};
use crate::trips::sequences::Die;

struct Play<'a> {
    app: &'a TestApp,
    office: Office,
    operator: OperatorClient,
    confirmed: Vec<(Value, String)>,
}

impl Play<'_> {
    async fn step(&mut self, die: &mut Die) {
        let (app, office, operator) = (self.app, &self.office, &self.operator);
        match die.below(6) {
            0 | 1 => {
                let kind =
                    [RewardKind::BankTransfer, RewardKind::CharityTransfer][usize::try_from(die.below(2)).unwrap()];
                let order = app.ordered(&office.participant, &office.rewards.form(kind)).await;
                let payout = app.confirmed(&office.signers, &[&order]).await;
                self.confirmed.push((payout, order));
            }
            2 => {
                let kind = [RewardKind::Card, RewardKind::Parcel][usize::try_from(die.below(2)).unwrap()];
                let order = app.ordered(&office.participant, &office.rewards.form(kind)).await;
                app.handed_over(operator, &order).await;
            }
            3 => {
                if let Some((payout, order)) = self.confirmed.pop() {
                    app.give_back(&office.signers, &payout, &order).await.assert(200);
                }
            }
            4 => {
                let id = app.count("SELECT coalesce(max(r.id), 0) FROM tax_records r WHERE r.value IS NULL").await;
                app.enter_value(operator, &json!(id), "123,45").await;
            }
            _ => {
                let form = match die.below(3) {
                    0 => withheld("card", "2025-08-01"),
                    1 => plain("parcel", "2025-08-01", "none"),
                    _ => plain("bank_transfer", "2025-08-01", "none"),
                };
                app.add_tax_rule(operator, &form).await;
            }
        }
    }
}

async fn play(app: &TestApp, seed: u64, steps: u64) {
    let office = app.office().await;
    app.give_points(office.participant.id, 2_000_000).await;
    app.worth(office.rewards.card, 10_050).await;
    let operator = app.operator(&["administrator"]).await;
    app.execute("UPDATE reward_variants SET stock = 100 WHERE id = $1", office.rewards.size_m).await;
    let mut play = Play { app, office, operator, confirmed: Vec::new() };
    let mut die = Die(seed);
    for _ in 0..steps {
        play.step(&mut die).await;
    }
    let breaches = verify::list_breaches(&mut app.db().read().await.unwrap()).await;
    assert!(breaches.is_empty(), "seed {seed}: {breaches:#?}");
    assert!(app.count("SELECT count(*) FROM tax_records").await > 5, "seed {seed} has made too little");
}

on_both! {
    async fn the_sums_are_those_of_the_records_whatever_happens(app) {
        play(&app, 11, 40).await;
    }

    async fn and_after_another_way_of_things(app) {
        play(&app, 4_711, 40).await;
    }
}
