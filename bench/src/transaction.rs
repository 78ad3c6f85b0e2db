//! Order's transaction: the statements that the server sends, each with values of the same kind and length.
use std::path::Path;

use anyhow::{Context, ensure};
use serde::{Deserialize, Serialize};

use crate::people::People;

#[derive(Debug, Serialize, Deserialize)]
pub struct Transaction {
    /// Ids of the first and the last participant.
    pub participants: (i64, i64),
    pub steps: Vec<Step>,
}

#[derive(Debug, Serialize, Deserialize)]
pub struct Step {
    /// Statement with `$1`, `$2` … in place of the values.
    pub sql: String,
    pub values: Vec<Value>,
}

/// Value bound in place of a `$n`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// Participant, the same in a whole transaction.
    Participant,
    /// Id of the order that the transaction has inserted.
    Order,
    /// Number that no other transaction has.
    Unique,
    Number(i64),
    Text(String),
    Null,
}

impl Step {
    /// True for the statement that gives the id of the order.
    pub fn inserts_the_order(&self) -> bool {
        self.sql.starts_with("INSERT INTO orders ")
    }
}

impl Transaction {
    /// # Errors
    /// When the server sends a statement whose values are unknown here, or another number of them.
    pub fn of(sent: Vec<String>, people: &People) -> anyhow::Result<Transaction> {
        let steps = sent.into_iter().map(|sql| step(sql, people)).collect::<anyhow::Result<_>>()?;
        Ok(Transaction { participants: people.ids, steps })
    }

    /// # Errors
    /// When the file is missing or was written by something else.
    pub fn read(file: &Path) -> anyhow::Result<Transaction> {
        let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
        serde_json::from_str(&text).with_context(|| format!("{} is not what prepare writes", file.display()))
    }
}

fn step(sql: String, people: &People) -> anyhow::Result<Step> {
    let sql = numbered(&sql);
    let values = values(&sql, people).with_context(|| format!("no values are known for: {sql}"))?;
    let places = (1..).take_while(|number| sql.contains(&format!("${number}"))).count();
    ensure!(places == values.len(), "{} values are known and {places} needed for: {sql}", values.len());
    Ok(Step { sql, values })
}

/// Statement whose values are numbered, also where SQLite takes them in their order (`?`).
fn numbered(sql: &str) -> String {
    let mut parts = sql.split('?');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.zip(1..).fold(first, |sql, (part, number)| format!("{sql}${number}{part}"))
}

/// Values of a statement, recognized by its verb and table.
fn values(sql: &str, people: &People) -> Option<Vec<Value>> {
    use Value::{Null, Number, Order, Participant, Unique};
    const POINTS: i64 = 5_000;
    const NOW: i64 = 1_755_673_200_000_000;
    let text = |text: &str| Value::Text(text.to_owned());
    let starts = |start: &str| sql.starts_with(start);
    let reads = |table: &str| starts("SELECT") && sql.contains(&format!(" FROM {table} "));
    Some(match () {
        () if reads("accounts") => vec![Participant],
        () if reads("idempotency_keys") => vec![text("participant:1"), Unique],
        () if reads("rewards r") => vec![Number(people.season), Number(people.reward), Participant],
        () if reads("participants") => vec![Participant],
        () if reads("message_template_versions") => vec![text("orders.accepted")],
        () if reads("webhook_subscriptions s") => Vec::new(),
        () if starts("INSERT INTO messages ") => {
            let idle_since = NOW - 1_000_000;
            let body = r#"{"title":"Zamówienie przyjęte","body":"Przyjęliśmy zamówienie nr 12345: Przelew na konto (5 000 pkt)"}"#;
            let mut values = vec![Participant, text(body), text("/moje-zamowienia/12345")];
            values.extend([NOW, NOW + 1_000_000, idle_since].map(Number));
            values
        }
        () if starts("INSERT INTO orders ") => {
            let mut values = vec![Unique, Participant, Number(people.reward), Null, text("bank_transfer")];
            values.extend([Number(people.season), Number(POINTS), Number(5_000), text("PL61109010140000071219812874")]);
            values.extend(vec![Null; 7]);
            values.extend([text("selected"), Number(NOW)]);
            values
        }
        () if starts("INSERT INTO order_events ") => {
            vec![Order, text("selected"), Number(NOW), Participant]
        }
        () if starts("INSERT INTO transfers ") => {
            let mut values = vec![Participant, text("hold"), text("available"), text("held"), Number(POINTS)];
            values.extend([text("order"), Order, Unique, text("Zamówienie nr 12345: Przelew na konto"), Number(NOW)]);
            values
        }
        () if starts("UPDATE accounts ") => {
            let (from, to) = (text("available"), text("held"));
            vec![from.clone(), Number(POINTS), Number(POINTS), Participant, from, to]
        }
        () if starts("INSERT INTO notifications ") => {
            let told = "Przyjęliśmy zamówienie nr 12345: Przelew na konto (5 000 pkt)";
            vec![
                Participant,
                text("Przyjęliśmy Twoje zamówienie"),
                text(told),
                text("/moje-zamowienia/12345"),
                Number(NOW),
            ]
        }
        () if starts("INSERT INTO idempotency_keys ") => {
            let hash = "0123456789abcdef".repeat(4);
            let body = r#"{"data":{"id":"abcdefghijklmnopqrstuv","number":12345,"points":5000},"message":"Zamówienie nr 12345 zostało przyjęte"}"#;
            vec![text("participant:1"), Unique, text(&hash), Number(201), text(body), Number(NOW)]
        }
        () => return None,
    })
}
