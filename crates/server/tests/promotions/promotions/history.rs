//! Random histories through the API: whatever happens and in whatever order, what stands in the tables is what the
//! rules make of the lines and the answer that are left.
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{Answer as Said, Cards, Line, Participation, Terms, evaluate};
use plon_domain::volume::{PackVolume, Quantity, Unit};
use plon_kernel::on_db;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};

use super::{extra_points, quantity, refuel};
use crate::given::imports::sale;
use crate::given::review::{accepted, decision, line};
use crate::support::{OperatorClient, ParticipantClient, Programme, TestApp, on_both};

const PROMOTIONS: [&str; 3] = ["refuel", "extra", "ladder"];

fn ladder() -> Value {
    json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-31", "measure": "points",
        "mechanics": [{"kind": "multiplier", "factor": 1_500}, {"kind": "ladder", "rungs": [
            {"from": 120, "reward": {"points": 7, "card": {"kind": "prepaid", "value": 10_000}}},
            {"from": 400, "reward": {"card": {"kind": "prepaid", "value": 25_000}}}]}],
    })
}

fn terms(key: &str) -> Terms {
    let terms = match key {
        "refuel" => refuel(),
        "extra" => extra_points(),
        _ => ladder(),
    };
    serde_json::from_value(terms).unwrap()
}

struct History {
    app: TestApp,
    participant: ParticipantClient,
    operator: OperatorClient,
    programme: Programme,
    source: i64,
    dice: ChaCha20Rng,
    number: usize,
    /// Invoices with their only line and version; what was rejected may be appealed against once.
    accepted: Vec<(String, i64, i64)>,
    rejected: Vec<(String, i64)>,
}

impl History {
    async fn step(&mut self) {
        match self.dice.random_range(0..8) {
            0 => self.answer().await,
            1 => self.import().await,
            2 => self.reject().await,
            3 => self.appeal().await,
            4 | 5 => self.correct().await,
            _ => self.buy().await,
        }
    }

    fn packs(&mut self) -> i64 {
        self.dice.random_range(1..12)
    }

    async fn answer(&mut self) {
        let key = PROMOTIONS[self.dice.random_range(0..3)];
        let accepted = self.dice.random_ratio(2, 3);
        self.app.answer_promotion(&self.participant, key, accepted).await.assert(200);
    }

    async fn buy(&mut self) {
        let packs = self.packs();
        let (id, line) = self.app.purchased(&self.participant, &self.operator, &self.programme, packs).await;
        self.accepted.push((id, line, 2));
    }

    async fn import(&mut self) {
        self.number += 1;
        let rows = [sale(&format!("EDI/{}", self.number), self.packs()), sale(&format!("EDI/{}b", self.number), 2)];
        self.app.import_sales(&self.operator, self.source, &rows).await;
    }

    async fn reject(&mut self) {
        self.number += 1;
        let id = self.app.reported(&self.participant, &self.programme, &format!("R/{}", self.number)).await;
        let packs = self.packs();
        let rejected = line(&self.programme, packs, "reject", Some("Nieczytelna"));
        self.app.review(&self.operator, &id, &decision(&[accepted(&self.programme, 1), rejected])).await.assert(200);
        let line = self.app.under_review(&self.operator, &id).await["lines"][1]["id"].as_i64().unwrap();
        self.rejected.push((id, line));
    }

    /// A rejected line is appealed against and accepted after all.
    async fn appeal(&mut self) {
        let Some((id, line)) = self.rejected.pop() else { return };
        let form = json!({"document": id, "line": line, "reason": "Produkt jest w programie"});
        let key = self.app.app.rng.public_id();
        let request = self.app.post("/api/v1/invoices/appeal").bearer(&self.participant.token).key(&key);
        request.json(&form).send().await.assert(201);
        let seen = self.app.under_review(&self.operator, &id).await;
        let mut form = decision(&[json!({"id": line, "pack_id": self.programme.pack,
            "quantity": seen["lines"][1]["quantity"], "net_value": 10_000, "decision": "accept"})]);
        form["version"] = seen["version"].clone();
        self.app.review(&self.operator, &id, &form).await.assert(200);
    }

    async fn correct(&mut self) {
        if self.accepted.is_empty() {
            return;
        }
        let place = self.dice.random_range(0..self.accepted.len());
        let packs = self.packs();
        let (id, line, version) = self.accepted[place].clone();
        if self.dice.random_ratio(1, 4) {
            let gone = json!({"version": version, "kind": "rejection", "reason": "Faktura kogoś innego"});
            self.app.put_right(&self.operator, (&id, line), &gone).await.assert(200);
            self.accepted.remove(place);
            return;
        }
        let answer = self.app.put_right(&self.operator, (&id, line), &quantity(&self.programme, version, packs)).await;
        if answer.status != 422 {
            answer.assert(200);
            self.accepted[place].2 += 1;
        }
    }

    async fn lines(&self) -> Vec<Line> {
        let mut db = self.app.db().read().await.unwrap();
        let rows: Vec<(i64, i64, i64, i64, String)> = on_db!(&mut db, conn => sqlx::query_as(
            "SELECT l.id, l.quantity, l.net_value, l.points + l.points_cut, l.status
             FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id WHERE i.participant_id = $1 ORDER BY l.id")
            .bind(self.participant.id).fetch_all(conn).await)
        .unwrap();
        let line = |(id, quantity, net, earned, status): (i64, i64, i64, i64, String)| Line {
            id,
            sap: "100001".to_owned(),
            brand: "dovvo".to_owned(),
            category: "herbicydy".to_owned(),
            unit: Unit::Litre,
            pack: PackVolume::try_from(5_000).unwrap(),
            quantity: Quantity::try_from(quantity).unwrap(),
            net_value: Grosze(net),
            earned: Points(earned),
            dated_on: jiff::civil::date(2025, 8, 1),
            status: LineStatus::try_from(status.as_str()).unwrap(),
        };
        rows.into_iter().map(line).collect()
    }

    /// Checks that the rules say from scratch what stands in the tables step by step.
    async fn check(&self) {
        let lines = self.lines().await;
        let mut cards = Cards::default();
        for key in PROMOTIONS {
            let mut db = self.app.db().read().await.unwrap();
            let row: Option<(Option<bool>, i64, i64, i64)> = on_db!(&mut db, conn => sqlx::query_as(
                "SELECT a.accepted, a.current, a.granted_points, a.cut_points
                 FROM promotion_participations a JOIN promotions p ON p.id = a.promotion_id
                 WHERE a.participant_id = $1 AND p.key = $2")
                .bind(self.participant.id).bind(key).fetch_optional(conn).await)
            .unwrap();
            let (accepted, current, granted, cut) = row.unwrap_or_default();
            let answer = match accepted {
                None => Said::Undecided,
                Some(true) => Said::Accepted,
                Some(false) => Said::Declined,
            };
            let scratch = evaluate(&terms(key), Participation { answer, declared: None }, &lines);
            assert_eq!((current, granted + cut), (scratch.current, scratch.due.points.0), "{key}");
            for (card, count) in scratch.due.cards.iter() {
                cards.add(card, count);
            }
        }
        let worth: i64 = cards.iter().map(|(card, count)| card.value.0 * count / 100).sum();
        let waiting: i64 = self.app.cards_of(self.participant.id, "waiting").await.iter().sum();
        assert_eq!(waiting, worth, "cards that wait");
        self.app.points_of(self.participant.id).await;
    }
}

on_both! {
    async fn any_history_leaves_what_the_rules_make_of_its_end(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        for key in PROMOTIONS {
            app.promotion(key, &serde_json::to_value(terms(key)).unwrap()).await;
        }
        let source = app.source(&operator, programme.distributor).await;
        let dice = ChaCha20Rng::seed_from_u64(5);
        let (number, accepted, rejected) = (0, Vec::new(), Vec::new());
        let mut history = History { app, participant, operator, programme, source, dice, number, accepted, rejected };
        for _ in 0..60 {
            history.step().await;
            history.check().await;
        }
        assert!(history.lines().await.len() > 20, "it was a history");
    }
}
