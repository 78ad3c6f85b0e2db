//! Outside checker: it knows what was acknowledged, and reads the raw database and the raw files.
mod invariants;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::acts::Proof;
use crate::journal::{Sent, Tally};
use crate::place::Place;
use crate::raw::{Raw, Values};

/// State at the beginning of the run, and how far the files were checked.
pub struct Checker {
    order: i64,
    invoice: i64,
    /// Id of the last file that was compared with its hash.
    file: i64,
    stock: Vec<Vec<Values>>,
    orders: BTreeSet<String>,
}

impl Checker {
    /// # Errors
    /// When the database cannot be read.
    pub async fn new(raw: &Raw) -> anyhow::Result<Checker> {
        let last = async |table: &str| raw.number(&format!("SELECT coalesce(max(id), 0) FROM {table}")).await;
        Ok(Checker {
            order: last("orders").await?,
            invoice: last("invoices").await?,
            file: 0,
            stock: stock(raw).await?,
            orders: BTreeSet::new(),
        })
    }

    /// Checks the whole place after a round: what was sent in it, the books, and the new files.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn check(&mut self, raw: &Raw, place: &Place, sent: &[Sent], tally: &mut Tally) -> anyhow::Result<()> {
        tally.errors.extend(raw.damage().await?);
        for (what, sql) in invariants::INVARIANTS {
            let found = raw.number(sql).await?;
            if found > 0 {
                tally.errors.push(format!("{found} times: {what}"));
            }
        }
        if stock(raw).await? != self.stock {
            tally.errors.push("the stock and what was ordered of it do not add up".to_owned());
        }
        keys(raw, sent, tally).await?;
        self.orders(raw, sent, tally).await?;
        self.invoices(raw, sent, tally).await?;
        proofs(raw, sent, tally).await?;
        self.files(raw, place, tally).await
    }

    /// Checks that the existing orders are those acknowledged, and at most as many more as had no answer.
    async fn orders(&mut self, raw: &Raw, sent: &[Sent], tally: &mut Tally) -> anyhow::Result<()> {
        let orders = || sent.iter().filter(|one| matches!(one.act.proof, Proof::Order));
        let known = orders().filter(|one| one.is_acknowledged()).filter_map(Sent::id);
        self.orders.extend(known.map(str::to_owned));
        let unanswered = orders().filter(|one| one.answer.is_none()).count();
        let sql = format!(
            "SELECT public_id FROM orders WHERE id > {} AND reward_id IS NOT NULL AND kind <> 'trip'",
            self.order
        );
        let there: BTreeSet<String> = raw.rows(&sql).await?.into_iter().flatten().collect();
        tally.lost.extend(self.orders.difference(&there).map(|id| format!("LOST order {id}")));
        let more: Vec<_> = there.difference(&self.orders).collect();
        if more.len() > unanswered {
            tally
                .twice
                .push(format!("{} orders that nobody was told of, {unanswered} were sent: {more:?}", more.len()));
        }
        Ok(())
    }

    /// Checks that each acknowledged report is there with its file.
    async fn invoices(&self, raw: &Raw, sent: &[Sent], tally: &mut Tally) -> anyhow::Result<()> {
        let sql = format!(
            "SELECT i.public_id, f.sha256, i.number FROM invoices i JOIN files f ON f.id = i.file_id WHERE i.id > {}",
            self.invoice
        );
        let mut there = BTreeMap::new();
        let mut numbers = BTreeSet::new();
        for row in raw.rows(&sql).await? {
            if !numbers.insert(row[2].clone()) {
                tally.twice.push(format!("invoice {} was reported twice", row[2]));
            }
            there.insert(row[0].clone(), row[1].clone());
        }
        for one in sent.iter().filter(|one| one.is_acknowledged()) {
            let (Proof::Invoice { sha256 }, Some(id)) = (&one.act.proof, one.id()) else { continue };
            if there.get(id) != Some(sha256) {
                tally.lost.push(format!("LOST invoice {id} of {} or its file", one.mark()));
            }
        }
        Ok(())
    }

    /// Checks that each row of a file has its content, with its hash.
    async fn files(&mut self, raw: &Raw, place: &Place, tally: &mut Tally) -> anyhow::Result<()> {
        let sql = format!("SELECT id, key, sha256 FROM files WHERE id > {} ORDER BY id", self.file);
        for row in raw.rows(&sql).await? {
            match place.content(&row[1]) {
                None => tally.lost.push(format!("LOST the content of file {}", row[0])),
                Some(content) if hex::encode(Sha256::digest(&content)) != row[2] => {
                    tally.lost.push(format!(
                        "LOST: the content of file {} is another, {} bytes",
                        row[0],
                        content.len()
                    ));
                }
                Some(_) => {}
            }
            self.file = row[0].parse()?;
        }
        Ok(())
    }

    /// Makes the next check compare all files.
    pub fn forget_files(&mut self) {
        self.file = 0;
    }
}

async fn stock(raw: &Raw) -> anyhow::Result<Vec<Vec<Values>>> {
    let mut all = Vec::new();
    for sql in invariants::STOCK {
        all.push(raw.rows(sql).await?);
    }
    Ok(all)
}

/// Checks that an acknowledged answer is kept under its key in the same words, and that a refused one is not.
async fn keys(raw: &Raw, sent: &[Sent], tally: &mut Tally) -> anyhow::Result<()> {
    let rounds: BTreeSet<u64> = sent.iter().map(|one| one.round).collect();
    let mut kept: BTreeMap<String, (u16, Value)> = BTreeMap::new();
    for round in rounds {
        let sql = format!("SELECT key, status, body FROM idempotency_keys WHERE key LIKE 'deep-{round}-%'");
        for row in raw.rows(&sql).await? {
            let answer = (row[1].parse()?, serde_json::from_str(&row[2]).unwrap_or(Value::Null));
            if kept.insert(row[0].clone(), answer).is_some() {
                tally.twice.push(format!("the key {} is kept twice", row[0]));
            }
        }
    }
    for one in sent.iter().filter(|one| one.act.request.key.is_some()) {
        let there = kept.get(one.mark());
        if one.is_acknowledged() && there != one.answer.as_ref() {
            tally.lost.push(format!("LOST {} {}: {:?} is kept as {there:?}", one.act.kind, one.mark(), one.answer));
        }
        if one.is_refused() && there.is_some() {
            tally.twice.push(format!("{} {} was refused and is kept: {there:?}", one.act.kind, one.mark()));
        }
    }
    Ok(())
}

async fn proofs(raw: &Raw, sent: &[Sent], tally: &mut Tally) -> anyhow::Result<()> {
    for one in sent {
        let (sql, once) = match &one.act.proof {
            Proof::Once(sql) => (sql, true),
            Proof::Kept(sql) => (sql, false),
            Proof::Key | Proof::Order | Proof::Invoice { .. } => continue,
        };
        let found = raw.number(sql).await?;
        let what = || format!("{} {}", one.act.kind, one.mark());
        if one.is_acknowledged() && found == 0 {
            tally.lost.push(format!("LOST {}: {sql}", what()));
        }
        if once && found > 1 {
            tally.twice.push(format!("{} is there {found} times: {sql}", what()));
        }
        if once && one.is_refused() && found > 0 {
            tally.twice.push(format!("{} was refused and is there: {sql}", what()));
        }
    }
    Ok(())
}
