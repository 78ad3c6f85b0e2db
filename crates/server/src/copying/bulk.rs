//! Statements over any table: texts with places for the names that the migrations have given.
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use super::model::{Reference, Table};

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

fn statement(sql: String) -> SqlStr {
    AssertSqlSafe(sql).into_sql_str()
}

/// Text with `{table}` and `{columns}` filled in.
pub fn text_over(template: &'static str, table: &Table) -> String {
    let columns: Vec<String> = table.columns.iter().map(|name| quoted(name)).collect();
    template.replace("{table}", &quoted(&table.name)).replace("{columns}", &columns.join(", "))
}

/// Statement with `{table}` and `{columns}` filled in.
pub fn over(template: &'static str, table: &Table) -> SqlStr {
    statement(text_over(template, table))
}

/// Statement with places for so many rows in `{rows}`.
pub fn over_rows(template: &'static str, table: &Table, rows: usize) -> SqlStr {
    let row = format!("({})", vec!["?"; table.columns.len()].join(", "));
    statement(text_over(template, table).replace("{rows}", &vec![row; rows].join(", ")))
}

/// Statement with `{table}` and `{name}` of a reference filled in.
pub fn over_reference(template: &'static str, reference: &Reference) -> SqlStr {
    let (table, name) = (quoted(&reference.table_name), quoted(&reference.name));
    statement(template.replace("{table}", &table).replace("{name}", &name))
}

/// Statement with `{name}` filled in.
pub fn over_name(template: &'static str, name: &str) -> SqlStr {
    statement(template.replace("{name}", &quoted(name)))
}

/// Statement that the database itself has kept.
pub fn kept(sql: String) -> SqlStr {
    statement(sql)
}
