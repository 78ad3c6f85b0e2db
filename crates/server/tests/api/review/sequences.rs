//! Whatever is reported, decided, appealed against and corrected, in whatever order: the books add up, every point has one
//! cause, and limit and cap hold.
use serde_json::{Value, json};

use crate::support::{Clerk, Farmer, Programme, TestApp, on_both};

const LIMIT: i64 = 2_600;
const CAP: i64 = 2_400;

/// The faults that a sequence may leave behind; each counts rows that must not be there.
const FAULTS: [(&str, &str); 6] = [
    (
        "lines that stand at other points than were posted for them",
        "SELECT count(*) FROM invoice_lines l WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id), 0) +
            coalesce((SELECT sum(c.points) FROM line_corrections c WHERE c.line_id = l.id), 0) AS BIGINT)",
    ),
    (
        "corrections whose transfers make another difference",
        "SELECT count(*) FROM line_corrections c WHERE points <> CAST(
            coalesce((SELECT sum(CASE kind WHEN 'accrual' THEN points ELSE -points END) FROM transfers t
                      WHERE t.cause = 'correction' AND t.cause_id = c.id), 0) AS BIGINT)",
    ),
    (
        "products' points that are not those of their lines",
        "SELECT count(*) FROM product_points p WHERE points <> CAST(
            coalesce((SELECT sum(l.points) FROM invoice_lines l WHERE l.product_id = p.product_id), 0) AS BIGINT)",
    ),
    (
        "invoices that are not the sum of their lines",
        "SELECT count(*) FROM invoices i WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM invoice_lines l WHERE l.invoice_id = i.id), 0) AS BIGINT)",
    ),
    (
        "rejected or waiting lines with points",
        "SELECT count(*) FROM invoice_lines WHERE status IN ('pending', 'rejected') AND points <> 0",
    ),
    (
        "clocks without an open appeal, or appeals without a clock",
        "SELECT count(*) FROM invoices i WHERE (answer_by IS NULL) =
            EXISTS (SELECT 1 FROM appeals a WHERE a.invoice_id = i.id AND a.answered_at IS NULL)",
    ),
];

/// A die that falls the same in every run.
struct Die(u64);

impl Die {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn packs(&mut self) -> i64 {
        i64::try_from(self.below(6)).unwrap() + 1
    }
}

struct Play<'a> {
    app: &'a TestApp,
    farmer: Farmer,
    clerk: Clerk,
    programme: Programme,
    invoices: Vec<String>,
    die: Die,
}

impl Play<'_> {
    async fn step(&mut self, number: usize) {
        if self.invoices.is_empty() || self.die.below(5) == 0 {
            let id = self.app.reported(&self.farmer, &self.programme, &format!("FV/{number}")).await;
            self.invoices.push(id);
            return;
        }
        let place = usize::try_from(self.die.below(self.invoices.len() as u64)).unwrap();
        let id = self.invoices[place].clone();
        let shown = self.app.under_review(&self.clerk, &id).await;
        match shown["status"]["code"].as_str().unwrap() {
            "pending" => self.decide(&id, &shown).await,
            _ if self.die.below(2) == 0 => self.appeal(&id, &shown).await,
            _ => self.correct(&id, &shown).await,
        }
    }

    async fn decide(&mut self, id: &str, shown: &Value) {
        let accepted = shown["lines"].as_array().unwrap().iter().any(|line| line["points"] != 0);
        if !accepted && self.die.below(5) == 0 {
            let form = json!({"version": shown["version"], "reject": {"reason": "Nieczytelna"}, "lines": []});
            self.app.review(&self.clerk, id, &form).await;
            return;
        }
        let waiting = shown["lines"].as_array().unwrap().iter().filter(|line| line["status"]["code"] == "pending");
        let mut ids: Vec<Value> = waiting.map(|line| line["id"].clone()).collect();
        if ids.is_empty() {
            ids = vec![Value::Null; 2];
        }
        let lines: Vec<Value> = ids.into_iter().map(|id| self.line(id)).collect();
        let form =
            json!({"version": shown["version"], "issued_on": "2025-08-01", "buyer_name": "Anna", "lines": lines});
        self.app.review(&self.clerk, id, &form).await.assert(200);
    }

    fn line(&mut self, id: Value) -> Value {
        let decision = ["accept", "accept", "accept", "reject", "pending"][usize::try_from(self.die.below(5)).unwrap()];
        json!({"id": id, "pack_id": self.programme.pack, "quantity": self.die.packs(), "net_value": 1_000,
               "decision": decision, "reason": "Powód"})
    }

    async fn appeal(&mut self, id: &str, shown: &Value) {
        let rejected = shown["lines"].as_array().unwrap().iter().find(|line| line["status"]["code"] == "rejected");
        let line = if shown["reason"].is_null() { rejected.map(|line| line["id"].clone()) } else { None };
        let form = json!({"document": id, "line": line, "reason": "Proszę sprawdzić"});
        let key = self.app.app.rng.public_id();
        let answer =
            self.app.post("/api/v1/invoices/appeal").bearer(&self.farmer.token).key(&key).json(&form).send().await;
        assert!([201, 409].contains(&answer.status.as_u16()), "{:?}", answer.json);
    }

    async fn correct(&mut self, id: &str, shown: &Value) {
        let Some(line) = shown["lines"].as_array().unwrap().iter().find(|line| line["status"]["code"] != "rejected")
        else {
            return;
        };
        let kind = ["return", "mistake", "mistake", "rejection"][usize::try_from(self.die.below(4)).unwrap()];
        let form = json!({"version": shown["version"], "kind": kind, "pack_id": self.programme.pack, "reason": "Korekta",
                          "quantity": self.die.packs() - 1, "net_value": 500});
        let path = format!("/api/v1/backoffice/invoices/{id}/lines/{}/correction", line["id"]);
        let key = self.app.app.rng.public_id();
        let answer = self.app.post(&path).bearer(&self.clerk.token).key(&key).json(&form).send().await;
        assert!([200, 422].contains(&answer.status.as_u16()), "{:?}", answer.json);
    }
}

on_both! {
    async fn any_sequence_leaves_the_books_in_order(app) {
        let (farmer, clerk, programme) = (app.farmer().await, app.clerk(&["moderator"]).await, app.programme().await);
        app.set_limit(LIMIT).await;
        app.set_cap(CAP).await;
        let (who, die) = (farmer.id, Die(20_250_820));
        let mut play = Play { app: &app, farmer, clerk, programme, invoices: vec![], die };
        for number in 0..120 {
            play.step(number).await;
            let (_, total) = app.points_of(who).await;
            assert!(total <= CAP.min(LIMIT), "{total} points after step {number}");
            for (what, sql) in FAULTS {
                assert_eq!(app.count(sql).await, 0, "{what} after step {number}");
            }
        }
        for (what, sql) in [
            ("appeals that were accepted", "SELECT count(*) FROM appeals WHERE outcome = 'accepted'"),
            ("corrections that gave points", "SELECT count(*) FROM line_corrections WHERE points > 0"),
            ("corrections that took points back", "SELECT count(*) FROM line_corrections WHERE points < 0"),
            ("lines that the cap cut", "SELECT count(*) FROM invoice_lines WHERE points_cut > 0"),
        ] {
            assert!(app.count(sql).await > 0, "the play has no {what}");
        }
    }
}
