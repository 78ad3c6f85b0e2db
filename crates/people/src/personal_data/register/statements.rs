//! Statements of the copy and of the erasure, put together from the register's constants.
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::entry::{Erasure, InCopy, Table};
use super::tables;
use crate::personal_data::rows::AsJson;
use plon_kernel::db::{Conn, On, Read as _, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Rows of a table that the copy of a participant shows.
///
/// # Errors
/// When the database does not answer.
pub async fn copy_of(db: &mut Conn, table: &Table, of: ParticipantId) -> sqlx::Result<Vec<Value>> {
    let Some(sql) = copy_statement(table) else { return Ok(Vec::new()) };
    match db.on() {
        On::Sqlite(conn) => {
            sqlx::query(AssertSqlSafe(sql)).bind(of).fetch_all(conn).await?.iter().map(AsJson::as_json).collect()
        }
        On::Postgres(conn) => {
            sqlx::query(AssertSqlSafe(sql)).bind(of).fetch_all(conn).await?.iter().map(AsJson::as_json).collect()
        }
    }
}

/// Removes the person from all rows.
///
/// # Errors
/// When the database does not answer.
pub async fn erase_participant(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    for sql in tables().into_iter().filter_map(erase_statement) {
        on_db!(tx, conn => sqlx::query(AssertSqlSafe(sql)).bind(participant).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

fn copy_statement(table: &Table) -> Option<String> {
    let (condition, _) = table.of_participant.zip(table.file)?;
    let mut expressions: Vec<String> = Vec::new();
    for columns in table.columns {
        match columns.copy {
            InCopy::Shown => expressions.extend(columns.names.split_ascii_whitespace().map(|name| format!("t.{name}"))),
            InCopy::As(expression) => expressions.push(expression.to_owned()),
            InCopy::Hidden(_) => {}
        }
    }
    expressions.extend((!table.with.is_empty()).then(|| table.with.to_owned()));
    let Table { name, joins, order, .. } = table;
    Some(format!("SELECT {} FROM {name} t {joins} WHERE {condition} ORDER BY {order}", expressions.join(", ")))
}

fn erase_statement(table: &Table) -> Option<String> {
    let (name, condition) = (table.name, table.erased_where.or(table.of_participant)?);
    if table.erasure == Erasure::Delete {
        return Some(format!("DELETE FROM {name} AS t WHERE {condition}"));
    }
    let overwritten: Vec<String> = table
        .columns
        .iter()
        .filter_map(|columns| columns.erased.map(|value| (columns.names, value)))
        .flat_map(|(names, value)| names.split_ascii_whitespace().map(move |column| format!("{column} = {value}")))
        .collect();
    (!overwritten.is_empty()).then(|| format!("UPDATE {name} AS t SET {} WHERE {condition}", overwritten.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::personal_data::register::entry::{Columns, hidden, shown, shown_as};

    const NOTES: &[Columns] = &[
        shown("id topic").erased("''"),
        shown_as("at", "t.at AS happened_at"),
        hidden("place_id", "named").erased("NULL"),
    ];

    #[test]
    fn a_kept_table_is_shown_and_overwritten() {
        let table = Table::kept("notes", "why", NOTES)
            .file("notatki", "t.id")
            .with("p.name AS place", "JOIN places p ON p.id = t.place_id");
        let copy = "SELECT t.id, t.topic, t.at AS happened_at, p.name AS place FROM notes t \
                    JOIN places p ON p.id = t.place_id WHERE t.participant_id = $1 ORDER BY t.id";
        assert_eq!(copy_statement(&table).as_deref(), Some(copy));
        let erasure = "UPDATE notes AS t SET id = '', topic = '', place_id = NULL WHERE t.participant_id = $1";
        assert_eq!(erase_statement(&table).as_deref(), Some(erasure));
    }

    #[test]
    fn a_deleted_table_may_lose_more_rows_than_are_shown() {
        let table = Table::deleted("notes", NOTES).erased_where("t.participant_id = $1 OR t.id = 7");
        assert_eq!(copy_statement(&table), None);
        let erasure = "DELETE FROM notes AS t WHERE t.participant_id = $1 OR t.id = 7";
        assert_eq!(erase_statement(&table).as_deref(), Some(erasure));
    }

    #[test]
    fn a_table_of_others_is_left_alone() {
        let table = Table::without("notes", "no personal data", "id topic");
        assert_eq!((copy_statement(&table), erase_statement(&table)), (None, None));
    }
}
