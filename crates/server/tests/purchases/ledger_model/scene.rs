//! Carries steps out by the API, and keeps by itself what the participants must have bought by then.
use std::collections::{BTreeMap, BTreeSet};

use jiff::SignedDuration;
use plon_imports as imports;
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::steps::{Line, NUMBERS, Step};
use crate::given::imports::{csv, figure, sale_of};
use crate::review::about;
use crate::support::{NIPS, OperatorClient, ParticipantClient, Programme, TestApp, dies_after};

/// One product's cap is met below the limit of the total, both together pass it.
pub const LIMIT: i64 = 900;
const CAP: i64 = 600;
const LEVEL: i64 = 400;
const BONUS: i64 = 100;

/// The rate of the second product's litre, and of its pack, in thousandths of a point.
const OTHER_RATE: i64 = 40_000;

/// Codes of distributors for the two packs.
const CODES: [&str; 2] = ["DOVVO-5", "AGRO-1"];

/// Situations that the sequences must have come to, or they would prove less than they say.
pub const SITUATIONS: [&str; 16] = [
    "a report of an invoice of the data",
    "a report that the data confirm",
    "data of a decided invoice",
    "data of an invoice of the data",
    "data of what another was paid for",
    "data of an invoice under appeal",
    "data of an invoice that is opened again as a whole",
    "data of an invoice whose appeal was answered",
    "data of a corrected invoice",
    "a decision on an invoice of the data",
    "a correction of an invoice of the data",
    "an appeal about an invoice of the data",
    "a worker that is killed",
    "a line that the cap has cut",
    "a line that the limit has cut",
    "a level that is reached",
];

/// Expected state of an invoice.
#[derive(Debug, Default)]
pub struct Bought {
    /// Accepted packs of each product.
    pub packs: [i64; 2],
    /// Somebody has decided about it, or a distributor's data brought it: data change nothing any more.
    settled: bool,
    reported: bool,
    edi: bool,
}

pub struct Scene {
    pub app: TestApp,
    pub participants: [ParticipantClient; 2],
    pub operator: OperatorClient,
    pub programme: Programme,
    packs: [i64; 2],
    source: i64,
    /// By participant and number.
    pub bought: BTreeMap<(usize, usize), Bought>,
    pub met: BTreeSet<&'static str>,
}

/// An invoice as a row of the tables names it, and the line that is meant.
#[derive(sqlx::FromRow)]
struct Found {
    public_id: String,
    participant_id: i64,
    number_key: String,
    line_id: Option<i64>,
}

impl Scene {
    pub async fn new(app: TestApp) -> Scene {
        let participants = [app.participant().await, app.participant_numbered(1).await];
        let (operator, programme) = (app.operator(&["moderator"]).await, app.programme().await);
        let packs = [programme.pack, app.other_pack(OTHER_RATE).await];
        app.set_limit(LIMIT).await;
        app.set_cap(CAP).await;
        app.execute("UPDATE achievement_levels SET level = $1 WHERE level = 50000", LEVEL).await;
        app.execute("UPDATE achievement_levels SET bonus_points = $1 WHERE level < 50000", BONUS).await;
        let source = app.source(&operator, programme.distributor).await;
        Scene { app, participants, operator, programme, packs, source, bought: BTreeMap::new(), met: BTreeSet::new() }
    }

    pub async fn take(&mut self, step: &Step) {
        match step {
            Step::Report { participant, number } => self.report(*participant, *number).await,
            Step::Decide { which, whole, lines } => self.decide(*which, *whole, lines).await,
            Step::Correct { which, kind, line } => self.correct(*which, kind, line).await,
            Step::Appeal { which } => self.appeal(*which).await,
            Step::Import { buyers, rows, killed_after } => self.import(*buyers, rows, *killed_after).await,
        }
    }

    async fn report(&mut self, participant: usize, number: usize) {
        let answer = self.app.report(&self.participants[participant], &self.programme, &format!("fv {number}")).await;
        let bought = self.bought.entry((participant, number)).or_default();
        answer.assert(if bought.reported { 422 } else { 201 });
        bought.reported = true;
        if bought.edi {
            self.met.insert("a report of an invoice of the data");
        }
    }

    async fn decide(&mut self, which: usize, whole: bool, lines: &[Line]) {
        let waiting = "SELECT public_id, participant_id, number_key, CAST(NULL AS BIGINT) AS line_id FROM invoices
                       WHERE status = 'pending' ORDER BY id";
        let Some(found) = self.pick(waiting, which).await else { return };
        let shown = self.app.under_review(&self.operator, &found.public_id).await;
        let known = shown["lines"].as_array().unwrap();
        let version = &shown["version"];
        if whole && known.iter().all(|line| ["pending", "rejected"].contains(&code(line))) {
            let form = json!({"version": version, "lines": [], "reject": {"reason": "Nieczytelna"}});
            self.app.review(&self.operator, &found.public_id, &form).await.assert(200);
            self.settle(&found, [0, 0]);
            return;
        }
        let waiting: Vec<&Value> =
            known.iter().filter(|line| code(line) == "pending").map(|line| &line["id"]).collect();
        let read = |(line, id): (&Line, &Value)| {
            json!({"id": id, "pack_id": self.packs[line.product], "quantity": line.quantity, "net_value": 1_000,
                   "decision": line.decision, "reason": "Spoza programu"})
        };
        let new = Value::Null;
        let read_as: Vec<(&Line, &Value)> = match waiting.is_empty() {
            true => lines.iter().map(|line| (line, &new)).collect(),
            false => waiting.into_iter().zip(lines.iter().cycle()).map(|(id, line)| (line, id)).collect(),
        };
        let forms: Vec<Value> = read_as.iter().copied().map(read).collect();
        let form = json!({"version": version, "issued_on": "2025-08-01", "buyer_name": "Anna", "lines": forms});
        self.app.review(&self.operator, &found.public_id, &form).await.assert(200);
        let mut more = [0, 0];
        for (line, _) in read_as.iter().filter(|(line, _)| line.decision == "accept") {
            more[line.product] += line.quantity;
        }
        if read_as.iter().any(|(line, _)| line.decision != "pending") {
            self.settle(&found, more);
        }
    }

    fn settle(&mut self, found: &Found, more: [i64; 2]) {
        let place = self.place(found);
        let bought = self.bought.get_mut(&place).unwrap();
        bought.settled = true;
        bought.packs = [bought.packs[0] + more[0], bought.packs[1] + more[1]];
        if bought.edi {
            self.met.insert("a decision on an invoice of the data");
        }
    }

    async fn correct(&mut self, which: usize, kind: &str, entered: &Line) {
        let accepted = "SELECT i.public_id, i.participant_id, i.number_key, l.id AS line_id
                        FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                        WHERE l.status NOT IN ('pending', 'rejected') ORDER BY l.id";
        let Some(found) = self.pick(accepted, which).await else { return };
        let shown = self.app.under_review(&self.operator, &found.public_id).await;
        let line = shown["lines"].as_array().unwrap().iter().find(|line| line["id"].as_i64() == found.line_id).unwrap();
        let (before, value) = (line["quantity"].as_i64().unwrap(), line["net_value"].as_i64().unwrap());
        let product = self.packs.iter().position(|pack| line["pack_id"] == *pack).unwrap();
        let (now, quantity, value) = match kind {
            "return" => (product, entered.quantity % before, value / 2),
            "mistake" => (entered.product, entered.quantity, value + 1),
            _ => (product, 0, value),
        };
        let form = json!({"version": shown["version"], "kind": kind, "pack_id": self.packs[now], "quantity": quantity,
                          "net_value": value, "reason": "Korekta"});
        let case = (found.public_id.clone(), line["id"].as_i64().unwrap());
        self.app.correct_line(&self.operator, &case, &form).await.assert(200);
        let place = self.place(&found);
        let bought = self.bought.get_mut(&place).unwrap();
        bought.packs[product] -= before;
        bought.packs[now] += quantity;
        if bought.edi {
            self.met.insert("a correction of an invoice of the data");
        }
    }

    /// Appeals where it can be asked; what may be asked is what the participant is shown.
    async fn appeal(&mut self, which: usize) {
        let rejected = "SELECT public_id, participant_id, number_key, CAST(NULL AS BIGINT) AS line_id FROM invoices i
                        WHERE EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = i.id AND l.status = 'rejected')
                              OR reason IS NOT NULL ORDER BY id";
        let Some(found) = self.pick(rejected, which).await else { return };
        let place = self.place(&found);
        let participant = &self.participants[place.0];
        let shown = self.app.details_of(participant, &found.public_id).await;
        let rows = shown["rows"].as_array().unwrap();
        let (line, left) = match shown["appeals_left"].as_i64() {
            Some(left) => (None, left),
            None => {
                let row = rows.iter().find(|row| row["appeals_left"].is_i64()).unwrap();
                (row["id"].as_i64(), row["appeals_left"].as_i64().unwrap())
            }
        };
        let answer = self.app.appeal(participant, &about(&found.public_id, line)).await;
        answer.assert(if left > 0 { 201 } else { 409 });
        if left > 0 && self.bought[&place].edi {
            self.met.insert("an appeal about an invoice of the data");
        }
    }

    async fn import(&mut self, buyers: [usize; NUMBERS], rows: &[(usize, Line)], killed_after: Option<u32>) {
        let rows: BTreeSet<(usize, usize, i64)> =
            rows.iter().map(|(number, line)| (*number, line.product, line.quantity)).collect();
        let sale = |(number, product, quantity): &(usize, usize, i64)| {
            let sale = sale_of(NIPS[buyers[*number]], &format!("FV/{number}"), "2025-08-01", *quantity);
            sale.replace(CODES[0], CODES[*product])
        };
        let before = self.accrued().await;
        let file = csv(&rows.iter().map(sale).collect::<Vec<_>>());
        let seen = self.app.previewed(&self.operator, self.source, "a.csv", &file).await;
        let id = seen["id"].as_i64().unwrap();
        self.app.commit_import(&self.operator, id).await.assert(200);
        if let Some(polls) = killed_after {
            self.kill_after(polls).await;
        }
        self.app.post_in_the_end(id).await;
        let done = self.app.import(&self.operator, id).await;
        assert_eq!(
            figure(&done, "Przyznane punkty"),
            self.accrued().await - before,
            "the import tells what it brought"
        );
        for (number, buyer) in buyers.into_iter().enumerate() {
            let mut packs = [0, 0];
            for (_, product, quantity) in rows.iter().filter(|row| row.0 == number) {
                packs[*product] += quantity;
            }
            if packs != [0, 0] {
                self.buy((buyer, number), packs).await;
            }
        }
    }

    /// Records what must come of an invoice that the data name.
    async fn buy(&mut self, place: (usize, usize), packs: [i64; 2]) {
        self.meet(place).await;
        let elsewhere = self.bought.get(&(1 - place.0, place.1)).is_some_and(|other| other.packs != [0, 0]);
        if elsewhere {
            self.met.insert("data of what another was paid for");
        }
        match self.bought.get_mut(&place) {
            Some(bought) if bought.settled || elsewhere => {}
            Some(bought) => {
                (bought.packs, bought.settled) = (packs, true);
                self.met.insert("a report that the data confirm");
            }
            None => {
                let packs = if elsewhere { [0, 0] } else { packs };
                self.bought.insert(place, Bought { packs, settled: true, edi: true, reported: false });
            }
        }
    }

    /// Keeps in mind what the data have met with.
    async fn meet(&mut self, place: (usize, usize)) {
        let Some(bought) = self.bought.get(&place).filter(|bought| bought.settled) else { return };
        self.met.insert(if bought.edi { "data of an invoice of the data" } else { "data of a decided invoice" });
        let mut db = self.app.db().read().await.unwrap();
        let (waits, as_a_whole, answered, corrected): (bool, bool, bool, bool) =
            on_db!(&mut db, conn => sqlx::query_as(
            "SELECT i.answer_by IS NOT NULL,
                    i.answer_by IS NOT NULL AND NOT EXISTS (
                        SELECT 1 FROM invoice_lines l WHERE l.invoice_id = i.id AND l.status <> 'pending'),
                    EXISTS (SELECT 1 FROM appeals a WHERE a.invoice_id = i.id AND a.answered_at IS NOT NULL),
                    EXISTS (SELECT 1 FROM line_corrections c JOIN invoice_lines l ON l.id = c.line_id
                            WHERE l.invoice_id = i.id)
             FROM invoices i WHERE i.participant_id = $1 AND i.number_key = $2")
            .bind(self.participants[place.0].id).bind(format!("FV/{}", place.1)).fetch_one(conn).await)
            .unwrap();
        drop(db);
        for (has, situation) in [
            (waits, "data of an invoice under appeal"),
            (as_a_whole, "data of an invoice that is opened again as a whole"),
            (answered, "data of an invoice whose appeal was answered"),
            (corrected, "data of a corrected invoice"),
        ] {
            if has {
                self.met.insert(situation);
            }
        }
    }

    /// Has a worker die; its lease runs out, and so do the bearers.
    async fn kill_after(&mut self, polls: u32) {
        if dies_after(polls, imports::run_once(&self.app.app)).await {
            self.met.insert("a worker that is killed");
        }
        self.app.wait(SignedDuration::from_secs(121));
        for place in 0..self.participants.len() {
            self.participants[place].token = self.app.sign_in_again(&self.participants[place]).await;
        }
        self.operator.token = self.app.operator_again(self.operator.id).await;
    }

    /// The points that lines were granted when they were accepted.
    async fn accrued(&self) -> i64 {
        let sum = "SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM transfers WHERE cause = 'invoice_line'";
        self.app.count(sum).await
    }

    async fn pick(&self, sql: &'static str, which: usize) -> Option<Found> {
        let mut db = self.app.db().read().await.unwrap();
        let mut found: Vec<Found> = on_db!(&mut db, conn => sqlx::query_as(sql).fetch_all(conn).await).unwrap();
        let place = which.checked_rem(found.len())?;
        Some(found.swap_remove(place))
    }

    /// Whose invoice it is, and under which number.
    fn place(&self, found: &Found) -> (usize, usize) {
        let participant =
            self.participants.iter().position(|participant| participant.id.0 == found.participant_id).unwrap();
        (participant, found.number_key.trim_start_matches("FV/").parse().unwrap())
    }
}

/// The code of a status.
pub fn code(of: &Value) -> &str {
    of["status"]["code"].as_str().unwrap()
}
