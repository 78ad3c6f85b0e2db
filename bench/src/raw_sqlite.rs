//! Order's transaction on bare SQLite: prepared statements in one loop, with the settings of the server's writer.
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::types::Null;
use rusqlite::{Connection, Statement};

use crate::transaction::{Step, Transaction, Value};

/// Runs transactions for a time and gives their number per second.
pub fn run(file: &Path, transaction: &Transaction, time: Duration) -> anyhow::Result<f64> {
    let db = Connection::open(file)?;
    db.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    let (mut begin, mut commit) = (db.prepare("BEGIN IMMEDIATE")?, db.prepare("COMMIT")?);
    let mut steps = Vec::new();
    for step in &transaction.steps {
        steps.push((step, db.prepare(&step.sql)?));
    }
    let (first, last) = transaction.participants;
    let began = Instant::now();
    let start = db.query_row("SELECT COALESCE(MAX(id), 0) FROM orders", (), |row| row.get::<_, i64>(0))?;
    let mut done = 0;
    while began.elapsed() < time {
        let unique = 1_000_000_000 + start + done;
        let participant = first + unique % (last - first + 1);
        begin.execute(())?;
        let mut order = 0;
        for (step, statement) in &mut steps {
            let row = execute(statement, step, &Bound { participant, order, unique })?;
            if step.inserts_the_order() {
                order = row;
            }
        }
        commit.execute(())?;
        done += 1;
    }
    Ok(done as f64 / began.elapsed().as_secs_f64())
}

/// Values of one transaction.
struct Bound {
    participant: i64,
    order: i64,
    unique: i64,
}

/// Runs a statement to its end; gives the order's id for the statement that inserts the order, else 0.
fn execute(statement: &mut Statement<'_>, step: &Step, bound: &Bound) -> anyhow::Result<i64> {
    for (number, value) in step.values.iter().enumerate() {
        let Some(place) = statement.parameter_index(&format!("${}", number + 1))? else { continue };
        match value {
            Value::Participant => statement.raw_bind_parameter(place, bound.participant)?,
            Value::Order => statement.raw_bind_parameter(place, bound.order)?,
            Value::Unique => statement.raw_bind_parameter(place, bound.unique.to_string())?,
            Value::Number(number) => statement.raw_bind_parameter(place, number)?,
            Value::Text(text) => statement.raw_bind_parameter(place, text)?,
            Value::Null => statement.raw_bind_parameter(place, Null)?,
        }
    }
    let mut rows = statement.raw_query();
    let mut first = 0;
    let mut seen = 0;
    while let Some(row) = rows.next()? {
        if seen == 0 && step.inserts_the_order() {
            first = row.get(0)?;
        }
        seen += 1;
    }
    Ok(first)
}
