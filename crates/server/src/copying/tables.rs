//! Tables of a database with their columns, and the order in which references let them be filled.
use std::collections::BTreeMap;

use anyhow::{Context, ensure};

use super::line::Kind;
use super::model::{ColumnRow, Reference, Table};

/// Tables of columns, in the order of their names.
///
/// # Errors
/// When a column is of a type that no migration makes.
pub fn tables_of(mut rows: Vec<ColumnRow>) -> anyhow::Result<Vec<Table>> {
    rows.sort_by(|one, other| (&one.table_name, &one.column_name).cmp(&(&other.table_name, &other.column_name)));
    let mut tables: Vec<Table> = Vec::new();
    for row in rows {
        let kind = kind_of(&row.data_type)
            .with_context(|| format!("{}.{} is of type {}", row.table_name, row.column_name, row.data_type))?;
        if tables.last().is_none_or(|last| last.name != row.table_name) {
            tables.push(Table { name: row.table_name, columns: Vec::new(), kinds: Vec::new() });
        }
        if let Some(table) = tables.last_mut() {
            table.columns.push(row.column_name);
            table.kinds.push(kind);
        }
    }
    Ok(tables)
}

fn kind_of(name: &str) -> Option<Kind> {
    match name.to_lowercase().as_str() {
        "bigint" | "integer" => Some(Kind::Integer),
        "boolean" => Some(Kind::Boolean),
        "text" => Some(Kind::Text),
        "blob" | "bytea" => Some(Kind::Bytes),
        _ => None,
    }
}

/// # Errors
/// When the two databases do not have the same tables.
pub fn check_alike(source: &[Table], target: &[Table]) -> anyhow::Result<()> {
    let differs = |table: &&Table| !target.contains(table);
    let other = source.iter().find(differs).or_else(|| target.iter().find(|table| !source.contains(table)));
    ensure!(other.is_none(), "the table {} is not the same on both sides", other.map_or("", |table| &table.name));
    Ok(())
}

/// Orders tables so that each follows those that it refers to, and returns the references that cannot hold until all
/// are filled.
pub fn in_order(tables: Vec<Table>, references: Vec<Reference>) -> (Vec<Table>, Vec<Reference>) {
    let mut waiting: BTreeMap<String, Table> = tables.into_iter().map(|table| (table.name.clone(), table)).collect();
    let (mut ordered, mut late) = (Vec::new(), Vec::new());
    loop {
        let open = |name: &str| {
            let own = references.iter().filter(|found| found.table_name == name && found.target != name);
            own.filter(|found| waiting.contains_key(&found.target)).cloned().collect::<Vec<Reference>>()
        };
        // A circle is broken where the fewest references lead ahead.
        let Some(next) = waiting.keys().min_by_key(|name| open(name.as_str()).len()).cloned() else { break };
        late.extend(open(&next));
        ordered.extend(waiting.remove(&next));
    }
    (ordered, late)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reference(table: &str, target: &str) -> Reference {
        let [table_name, target] = [table, target].map(str::to_owned);
        Reference { name: format!("{table_name}_{target}"), table_name, target }
    }

    #[test]
    fn tables_follow_what_they_refer_to_and_a_circle_is_broken_once() {
        let table = |name: &str| Table { name: name.to_owned(), columns: Vec::new(), kinds: Vec::new() };
        let tables = ["files", "orders", "participants", "representatives"].map(table).to_vec();
        let references = vec![
            reference("files", "participants"),
            reference("orders", "files"),
            reference("orders", "orders"),
            reference("participants", "representatives"),
            reference("representatives", "files"),
        ];
        let (ordered, late) = in_order(tables, references);
        let names: Vec<&str> = ordered.iter().map(|table| table.name.as_str()).collect();
        assert_eq!(names, ["files", "orders", "representatives", "participants"]);
        assert_eq!(late, [reference("files", "participants")]);
    }
}
