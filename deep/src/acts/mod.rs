//! Acts of all kinds, one request each, chosen by what the database says can be done now.
pub mod imports;
pub mod invoices;
pub mod orders;
pub mod participant_records;
pub mod payouts;
pub mod people;

use rand::RngExt;
use rand_chacha::ChaCha20Rng;
use serde_json::Value;

use crate::crew::Who;
use crate::http::{Body, Request};
use crate::raw::Values;
use crate::scene::Scene;

pub type Dice = ChaCha20Rng;

/// Proof that an act has happened, beside its key.
#[derive(Debug, Clone)]
pub enum Proof {
    /// No further proof than the key.
    Key,
    /// Statement that counts one row when the act has happened and none when it has not.
    Once(String),
    /// Statement that counts at least one row when the act was acknowledged.
    Kept(String),
    /// Order named by the answer.
    Order,
    /// Invoice named by the answer, with the file of this hash.
    Invoice { sha256: String },
}

#[derive(Debug, Clone)]
pub struct Act {
    pub kind: &'static str,
    pub who: Who,
    pub request: Request,
    pub proof: Proof,
}

impl Act {
    pub fn new(kind: &'static str, who: Who, path: impl Into<String>, form: Value) -> Act {
        Act { kind, who, request: Request::post(path, Body::Json(form)), proof: Proof::Key }
    }

    pub fn key(mut self, mark: &str) -> Act {
        self.request = self.request.key(mark);
        self
    }

    pub fn body(mut self, body: Body) -> Act {
        self.request.body = body;
        self
    }

    pub fn proof(self, proof: Proof) -> Act {
        Act { proof, ..self }
    }

    /// Adds a proof that counts one row once the act has happened.
    pub fn once(self, sql: String) -> Act {
        self.proof(Proof::Once(sql))
    }
}

/// Kinds of acts with their weights: how often each is chosen.
const MIX: [(&str, u32); 36] = [
    ("report", 14),
    ("accept", 14),
    ("reject", 4),
    ("appeal", 4),
    ("correct a line", 6),
    ("give points", 4),
    ("take points", 5),
    ("order a transfer", 12),
    ("order for charity", 4),
    ("order a card", 6),
    ("order a card as a code", 8),
    ("order a parcel", 4),
    ("cancel", 6),
    ("move an order", 8),
    ("move orders", 3),
    ("card codes", 5),
    ("read a code", 3),
    ("collect a card", 3),
    ("answer a promotion", 4),
    ("declare", 2),
    ("order a trip", 3),
    ("upload an import", 4),
    ("read an import", 5),
    ("commit an import", 5),
    ("propose a batch", 5),
    ("approve a batch", 5),
    ("export a batch", 5),
    ("confirm a batch", 2),
    ("return a transfer", 3),
    ("register", 3),
    ("ask to take part", 1),
    ("accept a request", 2),
    ("write to the programme", 1),
    ("note", 2),
    ("change the password", 2),
    ("reset the password", 2),
];

pub fn kinds() -> impl Iterator<Item = &'static str> {
    MIX.iter().map(|(kind, _)| *kind)
}

/// Chooses the next kind of act.
pub fn choose(dice: &mut Dice) -> &'static str {
    let all: u32 = MIX.iter().map(|(_, weight)| weight).sum();
    let mut left = dice.random_range(0..all);
    for (kind, weight) in MIX {
        match left.checked_sub(weight) {
            Some(rest) => left = rest,
            None => return kind,
        }
    }
    "report"
}

/// Plans an act of a kind that can be done now; `None` when none can, and for kinds that take more than one request.
///
/// # Errors
/// When the database cannot be read.
pub async fn plan(scene: &Scene, kind: &'static str, dice: &mut Dice, mark: &str) -> anyhow::Result<Option<Act>> {
    Ok(match kind {
        "report" => Some(invoices::report(scene, dice, mark)),
        "accept" => invoices::accept(scene, dice, mark).await?,
        "reject" => invoices::reject(scene, dice, mark).await?,
        "appeal" => invoices::appeal(scene, dice, mark).await?,
        "correct a line" => invoices::correct(scene, dice, mark).await?,
        "give points" => Some(participant_records::points(scene, dice, mark, true)),
        "take points" => Some(participant_records::points(scene, dice, mark, false)),
        "order a transfer" => orders::transfer(scene, dice, mark, "bank_transfer"),
        "order for charity" => orders::transfer(scene, dice, mark, "charity_transfer"),
        "order a card" => orders::card(scene, dice, mark, "post"),
        "order a card as a code" => orders::card(scene, dice, mark, "code"),
        "order a parcel" => orders::parcel(scene, dice, mark),
        "cancel" => orders::cancel(scene, dice, mark).await?,
        "move an order" => orders::advance(scene, dice, mark).await?,
        "move orders" => orders::advance_many(scene, mark).await?,
        "card codes" => orders::codes(scene, dice, mark).await?,
        "read a code" => orders::read_code(scene, dice).await?,
        "collect a card" => orders::collect(scene, dice, mark).await?,
        "answer a promotion" => Some(people::answer(scene, dice)),
        "declare" => Some(people::declare(scene, dice)),
        "order a trip" => Some(orders::trip(scene, dice, mark)),
        "upload an import" => Some(imports::upload(scene, dice, mark)),
        "read an import" => imports::read(scene, dice).await?,
        "commit an import" => imports::commit(scene, dice, mark).await?,
        "propose a batch" => payouts::propose(scene, dice, mark).await?,
        "approve a batch" => payouts::approve(scene, dice, mark).await?,
        "export a batch" => payouts::export(scene, dice, mark).await?,
        "confirm a batch" => payouts::confirm(scene, dice, mark).await?,
        "return a transfer" => payouts::send_back(scene, dice, mark).await?,
        "register" => Some(people::register(scene, dice, mark)),
        "ask to take part" => Some(people::ask(dice, mark)),
        "accept a request" => people::accept(scene, dice, mark).await?,
        "write to the programme" => Some(people::write(scene, dice, mark)),
        "note" => Some(participant_records::note(scene, dice, mark)),
        _ => None,
    })
}

/// Picks one of the rows that a statement finds.
///
/// # Errors
/// When the database cannot be read.
pub async fn pick(scene: &Scene, dice: &mut Dice, sql: &str) -> anyhow::Result<Option<Values>> {
    let mut rows = scene.live.rows(sql).await?;
    if rows.is_empty() {
        return Ok(None);
    }
    let place = dice.random_range(0..rows.len());
    Ok(Some(rows.swap_remove(place)))
}

/// Picks any participant except the one who changes passwords.
pub fn someone(scene: &Scene, dice: &mut Dice) -> usize {
    dice.random_range(0..scene.crew.acting().len())
}

/// Picks one item; `None` of an empty list.
pub fn one_of<'a, T>(dice: &mut Dice, list: &'a [T]) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(dice.random_range(0..list.len())) }
}
