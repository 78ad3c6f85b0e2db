//! Order's transaction as a pgbench script, which sends it with nothing between.
use std::fmt::Write;

use crate::transaction::{Step, Transaction, Value};

/// Script that picks a random participant and key, then runs the statements; fixed values are written into the text.
pub fn script(transaction: &Transaction) -> String {
    let (first, last) = transaction.participants;
    let mut script =
        format!("\\set participant random({first}, {last})\n\\set unique random(1, 4000000000000000000)\nBEGIN;\n");
    for step in &transaction.steps {
        let end = if step.inserts_the_order() { "\\gset order_" } else { ";" };
        // Writing into a text cannot fail.
        let _ = writeln!(script, "{} {end}", with_values(step));
    }
    script + "COMMIT;\n"
}

/// Writes values into the statement from last to first, so that `$1` is not taken for the beginning of `$12`.
fn with_values(step: &Step) -> String {
    step.values.iter().enumerate().rev().fold(step.sql.clone(), |sql, (number, value)| {
        let written = match value {
            Value::Participant => ":participant".to_owned(),
            Value::Order => ":order_id".to_owned(),
            Value::Unique => ":unique".to_owned(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => format!("'{}'", text.replace('\'', "''").replace(':', " ")),
            Value::Null => "NULL".to_owned(),
        };
        sql.replace(&format!("${}", number + 1), &written)
    })
}
