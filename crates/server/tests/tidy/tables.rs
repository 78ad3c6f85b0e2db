//! Owners of tables: `docs/tables.md` names for each the feature that it belongs to, and every other that uses it.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::direction::{ONE_FEATURE, above_the_domain};
use crate::sources::{Source, read, read_file};

/// List of the tables, a row each.
const LIST: &str = "docs/tables.md";

/// Features that use any table by their nature: what fills a database, and what examines one.
const ALL_TABLES: [&str; 3] = ["server/checks", "programme", "server/verify"];

/// Features that use a table, apart from its owner.
#[derive(Default, PartialEq, Debug)]
struct Uses {
    writers: BTreeSet<String>,
    readers: BTreeSet<String>,
}

pub fn each_table_has_an_owner(root: &Path) -> Vec<String> {
    let tables = tables(root);
    let mut used = uses(root, &tables);
    let by_triggers = written_by_triggers(root);
    let mut errors = Vec::new();
    let mut listed = BTreeSet::new();
    for row in read_file(root, LIST).lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<Vec<&str>> =
            row.trim_matches('|').split('|').map(|cell| cell.split('`').skip(1).step_by(2).collect()).collect();
        let [table, owner, writers, readers] = cells.as_slice() else {
            errors.push(format!("{LIST}: {row} has not four cells"));
            continue;
        };
        let (Some(table), Some(owner)) = (table.first(), owner.first()) else { continue };
        listed.insert((*table).to_owned());
        if !tables.contains(*table) {
            errors.push(format!("{LIST} lists {table}, which is no table"));
        }
        let mut found = used.remove(*table).unwrap_or_default();
        let is_written = found.writers.remove(*owner) || by_triggers.contains(*table);
        if !is_written && !ALL_TABLES.contains(owner) {
            errors.push(format!("{table} is said to belong to {owner}, which does not write it"));
        }
        found.readers.remove(*owner);
        errors.extend(differences(table, "writes", &found.writers, writers));
        errors.extend(differences(table, "reads", &found.readers, readers));
    }
    errors.extend(tables.difference(&listed).map(|table| format!("{table} has no row in {LIST}")));
    errors
}

/// Tables that the migrations make.
fn tables(root: &Path) -> BTreeSet<String> {
    let migrations = read(root, "migrations");
    let lines = migrations.iter().flat_map(|source| source.text.lines());
    let names = lines.filter_map(|line| line.strip_prefix("CREATE TABLE ")?.split(' ').next());
    names.map(str::to_owned).collect()
}

/// Tables that triggers of the migrations fill.
fn written_by_triggers(root: &Path) -> BTreeSet<String> {
    let migrations = read(root, "migrations");
    let bodies = migrations.iter().flat_map(|source| source.text.split("CREATE TRIGGER ").skip(1));
    let inserts = bodies.filter_map(|body| body.split("END;").next()?.split_once("INSERT INTO "));
    inserts.filter_map(|(_, rest)| rest.split(' ').next()).map(str::to_owned).collect()
}

/// Features that write or read each table in their SQL; who writes a table is not counted among its readers.
fn uses(root: &Path, tables: &BTreeSet<String>) -> BTreeMap<String, Uses> {
    let mut used = BTreeMap::<String, Uses>::new();
    for source in above_the_domain(root).iter().filter(|source| source.path.ends_with(".rs")) {
        let feature = feature_of(source);
        if ALL_TABLES.contains(&feature.as_str()) {
            continue;
        }
        for (table, written) in statements(source).filter(|(table, _)| tables.contains(table)) {
            let uses = used.entry(table).or_default();
            let features = if written { &mut uses.writers } else { &mut uses.readers };
            features.insert(feature.clone());
        }
    }
    for uses in used.values_mut() {
        uses.readers.retain(|feature| !uses.writers.contains(feature));
    }
    used
}

/// `purchases/invoices` of a file of that feature; a crate that is one feature gives its own name.
fn feature_of(source: &Source) -> String {
    let mut parts = source.path.trim_start_matches("crates/").split('/');
    let name = parts.next().unwrap_or_default();
    if ONE_FEATURE.contains(&name) {
        return name.to_owned();
    }
    format!("{name}/{}", parts.nth(1).unwrap_or_default().trim_end_matches(".rs"))
}

/// Tables named in a file's SQL, and whether the statement writes them; the file's own tests are left out.
fn statements(source: &Source) -> impl Iterator<Item = (String, bool)> {
    let code: Vec<&str> = source.code().take_while(|line| !line.starts_with("#[cfg(test)]")).collect();
    let words: Vec<String> = code
        .join(" ")
        .split(|sign: char| !sign.is_alphanumeric() && sign != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    let mut named = Vec::new();
    for three in words.windows(3) {
        match [three[0].as_str(), three[1].as_str()] {
            ["INSERT", "INTO"] | ["DELETE", "FROM"] => named.push((three[2].clone(), true)),
            [_, "UPDATE"] => named.push((three[2].clone(), true)),
            [_, "FROM" | "JOIN"] => named.push((three[2].clone(), false)),
            _ => {}
        }
    }
    // Lists name their table at the beginning of a literal, with its alias: `Select::new("a.id", "audit_log a …")`.
    for literal in code.join("\n").split('"').skip(1).step_by(2) {
        let mut words = literal.split_whitespace();
        if let (Some(table), Some(alias)) = (words.next(), words.next())
            && alias.len() == 1
        {
            named.push((table.to_owned(), false));
        }
    }
    named.into_iter()
}

fn differences(table: &str, verb: &str, found: &BTreeSet<String>, listed: &[&str]) -> Vec<String> {
    let known: BTreeSet<String> = listed.iter().map(|feature| (*feature).to_owned()).collect();
    let unknown = found.difference(&known).map(|feature| format!("{feature} {verb} {table}: {LIST} does not say so"));
    let gone = known.difference(found).map(|feature| format!("{LIST} says that {feature} {verb} {table}"));
    unknown.chain(gone).collect()
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    const MIGRATION: (&str, &str) = ("migrations/0001.sql", "CREATE TABLE notes (\n    id BIGINT\n);\n");
    const OWNER: (&str, &str) =
        ("crates/people/src/notes/store.rs", "sqlx::query(\"INSERT INTO notes (id) VALUES ($1)\")\n");
    const READER: (&str, &str) = ("crates/content/src/news/store.rs", "sqlx::query(\"SELECT id FROM notes\")\n");

    fn errors_with(name: &str, row: &str) -> Vec<String> {
        each_table_has_an_owner(&made_up(name, &[MIGRATION, OWNER, READER, (LIST, row)]))
    }

    #[test]
    fn a_table_without_a_row_is_found() {
        assert_eq!(errors_with("table-unlisted", ""), ["notes has no row in docs/tables.md"]);
    }

    #[test]
    fn a_reader_that_is_not_listed_is_found() {
        let row = "| `notes` | `people/notes` |  |  |\n";
        assert_eq!(errors_with("table-reader", row), ["content/news reads notes: docs/tables.md does not say so"]);
    }

    #[test]
    fn an_owner_who_does_not_write_and_a_writer_who_is_gone_are_found() {
        let row = "| `notes` | `content/news` | `people/notes`, `people/letters` |  |\n";
        assert_eq!(
            errors_with("table-owner", row),
            [
                "notes is said to belong to content/news, which does not write it",
                "docs/tables.md says that people/letters writes notes"
            ]
        );
    }

    #[test]
    fn a_whole_row_is_no_error() {
        assert_eq!(
            errors_with("table-whole", "| `notes` | `people/notes` |  | `content/news` |\n"),
            Vec::<String>::new()
        );
    }
}
