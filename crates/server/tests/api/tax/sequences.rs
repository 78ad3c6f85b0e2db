//! Whatever is given, valued, returned and ruled, in whatever order: the sums of a year are those of its records.
use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use super::given::{plain, withheld};
use crate::payouts::given::Office;
use crate::support::{Clerk, TestApp, on_both};
use crate::trips::sequences::Die;

/// The faults that a sequence may leave behind; each counts rows that must not be there.
const FAULTS: [(&str, &str); 4] = [
    (
        "sums that are not those of the records",
        "SELECT count(*) FROM tax_totals t JOIN (
            SELECT r.participant_id, r.year, coalesce(sum(r.value), 0) AS value, sum(r.tax) AS tax,
                   sum(CASE WHEN v.treatment = 'reported' THEN r.taxable ELSE 0 END) AS reported,
                   sum(CASE WHEN v.treatment = 'withheld' THEN r.taxable ELSE 0 END) AS taxed,
                   sum(CASE r.entry WHEN 'given' THEN 1 WHEN 'returned' THEN -1 ELSE 0 END) AS prizes
            FROM tax_records r JOIN tax_rules v ON v.id = r.rule_id GROUP BY r.participant_id, r.year) s
         ON s.participant_id = t.participant_id AND s.year = t.year
         WHERE s.value <> t.value OR s.tax <> t.tax OR s.reported <> t.reported OR s.taxed <> t.taxed
            OR s.prizes <> t.prizes",
    ),
    (
        "records of which there are no sums",
        "SELECT count(*) FROM tax_records r WHERE NOT EXISTS (
            SELECT 1 FROM tax_totals t WHERE t.participant_id = r.participant_id AND t.year = r.year)",
    ),
    (
        "orders that were given and not recorded, or recorded and not given",
        "SELECT count(*) FROM orders o WHERE (o.status = 'completed') <>
            (CAST(coalesce((SELECT sum(CASE r.entry WHEN 'given' THEN 1 WHEN 'returned' THEN -1 ELSE 0 END)
                            FROM tax_records r WHERE r.order_id = o.id), 0) AS BIGINT) = 1)",
    ),
    (
        "prizes without a value that the sums do not count",
        "SELECT count(*) FROM tax_totals t WHERE t.unvalued <> (
            SELECT count(*) FROM tax_records r WHERE r.participant_id = t.participant_id AND r.year = t.year
              AND r.value IS NULL AND NOT EXISTS (SELECT 1 FROM tax_records a WHERE a.order_id = r.order_id AND a.id <> r.id))",
    ),
];

struct Play<'a> {
    app: &'a TestApp,
    office: Office,
    clerk: Clerk,
    confirmed: Vec<(Value, String)>,
}

impl Play<'_> {
    async fn step(&mut self, die: &mut Die) {
        let (app, office, clerk) = (self.app, &self.office, &self.clerk);
        match die.below(6) {
            0 | 1 => {
                let kind =
                    [RewardKind::BankTransfer, RewardKind::CharityTransfer][usize::try_from(die.below(2)).unwrap()];
                let order = app.ordered(&office.farmer, &office.rewards.form(kind)).await;
                let payout = app.confirmed(&office.signers, &[&order]).await;
                self.confirmed.push((payout, order));
            }
            2 => {
                let kind = [RewardKind::Card, RewardKind::Parcel][usize::try_from(die.below(2)).unwrap()];
                let order = app.ordered(&office.farmer, &office.rewards.form(kind)).await;
                app.handed_over(clerk, &order).await;
            }
            3 => {
                if let Some((payout, order)) = self.confirmed.pop() {
                    app.give_back(&office.signers, &payout, &order).await.assert(200);
                }
            }
            4 => {
                let id = app.count("SELECT coalesce(max(r.id), 0) FROM tax_records r WHERE r.value IS NULL").await;
                app.enter_value(clerk, &json!(id), "123,45").await;
            }
            _ => {
                let form = match die.below(3) {
                    0 => withheld("card", "2025-08-01"),
                    1 => plain("parcel", "2025-08-01", "none"),
                    _ => plain("bank_transfer", "2025-08-01", "none"),
                };
                app.add_tax_rule(clerk, &form).await;
            }
        }
    }
}

async fn play(app: &TestApp, seed: u64, steps: u64) {
    let office = app.office().await;
    app.give_points(office.farmer.id, 2_000_000).await;
    app.worth(office.rewards.card, 10_050).await;
    let clerk = app.clerk(&["administrator"]).await;
    app.execute("UPDATE reward_variants SET stock = 100 WHERE id = $1", office.rewards.size_m).await;
    let mut play = Play { app, office, clerk, confirmed: Vec::new() };
    let mut die = Die(seed);
    for _ in 0..steps {
        play.step(&mut die).await;
    }
    for (what, sql) in FAULTS {
        assert_eq!(app.count(sql).await, 0, "{what}, seed {seed}");
    }
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
