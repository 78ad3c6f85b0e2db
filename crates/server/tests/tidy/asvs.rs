//! Table of OWASP ASVS 5.0, level 2: each requirement has a test, document, deviation, or a reason not to apply.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::sources::{read, read_file};

const TABLE: &str = "docs/asvs.md";
const REQUIREMENTS: &str = "data/asvs/level-2.txt";
const DEVIATIONS: &str = "docs/security.md";

/// Marks of the last column for a requirement that does not apply, and below for one that is not met.
const DOES_NOT_APPLY: &str = "does not apply: ";
const DEVIATION: &str = "deviation";

/// Checks that every requirement has one row, of its level, with evidence that exists.
pub fn asvs_table_is_complete(root: &Path) -> Vec<String> {
    let table = read_file(root, TABLE);
    let rows: Vec<Row> = table.lines().filter_map(Row::parse).collect();
    let wanted: BTreeMap<String, String> = read_file(root, REQUIREMENTS)
        .lines()
        .filter_map(|line| line.split_once(' '))
        .map(|(id, level)| (id.to_owned(), level.to_owned()))
        .collect();
    let mut errors: Vec<String> = Vec::new();
    if wanted.is_empty() {
        errors.push(format!("{REQUIREMENTS} names no requirement"));
    }
    for (id, level) in &wanted {
        match rows.iter().filter(|row| row.id == *id).collect::<Vec<_>>().as_slice() {
            [row] if row.level == *level => {}
            [_] => errors.push(format!("{id} is of level {level}")),
            [] => errors.push(format!("{id} is missing")),
            _ => errors.push(format!("{id} stands more than once")),
        }
    }
    let functions = functions(root);
    let deviations = read_file(root, DEVIATIONS);
    for row in &rows {
        if !wanted.contains_key(row.id) {
            errors.push(format!("{} is no requirement of level 2", row.id));
        }
        errors.extend(row.error(root, &functions, &deviations));
    }
    errors
}

/// Requirement in the table: how it is met, and what shows it.
struct Row<'a> {
    id: &'a str,
    level: &'a str,
    how: &'a str,
    shown_by: &'a str,
}

impl Row<'_> {
    fn parse(line: &str) -> Option<Row<'_>> {
        let cells: Vec<&str> = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
        let [id, level, _asked, how, shown_by] = cells[..] else { return None };
        id.starts_with(|sign: char| sign.is_ascii_digit()).then_some(Row { id, level, how, shown_by })
    }

    fn error(&self, root: &Path, functions: &BTreeSet<String>, deviations: &str) -> Option<String> {
        let id = self.id;
        if self.shown_by.starts_with(DOES_NOT_APPLY) {
            return None;
        }
        if self.shown_by == DEVIATION {
            let is_written_down = deviations.lines().any(|line| names(line, id));
            return (!is_written_down).then(|| format!("{id} is a deviation that {DEVIATIONS} does not have"));
        }
        if self.how.is_empty() {
            return Some(format!("{id} does not say how"));
        }
        let evidence: Vec<&str> = self.shown_by.split('`').skip(1).step_by(2).collect();
        if evidence.is_empty() {
            return Some(format!("{id} is shown by nothing"));
        }
        let missing = evidence.iter().find(|name| {
            let is_file = name.contains(['/', '.']);
            !(if is_file { root.join(name).is_file() } else { functions.contains(**name) })
        })?;
        Some(format!("{id} is shown by {missing}, which is not there"))
    }
}

/// True when a row of the deviations begins with this requirement, alone or among others.
fn names(line: &str, id: &str) -> bool {
    let first = line.strip_prefix("| ").and_then(|line| line.split('|').next());
    first.is_some_and(|cell| cell.split([',', ':', ' ']).any(|word| word == id))
}

/// Names of all Rust functions in the crates; tests are among them.
fn functions(root: &Path) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for source in read(root, "crates").into_iter().filter(|source| source.path.ends_with(".rs")) {
        for (at, _) in source.text.match_indices("fn ") {
            let name = source.text[at + 3..].split(|sign: char| !(sign.is_alphanumeric() || sign == '_')).next();
            names.extend(name.map(str::to_owned));
        }
    }
    names
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_requirement_without_evidence_is_found() {
        let table = "\
| 1.1.1 | 2 | decoded once | by serde | `it_is_decoded_once` |
| 1.1.2 | 2 | encoded last | by maud | `nobody_wrote_this` |
| 1.2.1 | 1 | encoded | by maud | |
| 1.2.2 | 2 | links | by a rule | `docs/nowhere.md` |
| 1.2.3 | 2 | scripts | left | deviation |
| 1.2.4 | 2 | queries | left | deviation |
| 1.2.5 | 2 | commands | | does not apply: none |
| 9.9.9 | 2 | unheard of | | does not apply: none |
| 1.2.6 | 2 | LDAP | | does not apply: no LDAP |
| 1.2.6 | 2 | LDAP | | does not apply: no LDAP |
";
        let root = made_up(
            "asvs",
            &[
                ("docs/asvs.md", table),
                (
                    "data/asvs/level-2.txt",
                    "1.1.1 2\n1.1.2 2\n1.2.1 1\n1.2.2 1\n1.2.3 2\n1.2.4 2\n1.2.5 2\n1.2.6 2\n1.2.7 2\n",
                ),
                ("docs/security.md", "| 1.2.4, queries | left | why | what makes up for it |\n"),
                ("crates/server/tests/platform/text.rs", "async fn it_is_decoded_once() {}"),
            ],
        );
        assert_eq!(
            asvs_table_is_complete(&root),
            [
                "1.2.2 is of level 1",
                "1.2.6 stands more than once",
                "1.2.7 is missing",
                "1.1.2 is shown by nobody_wrote_this, which is not there",
                "1.2.1 is shown by nothing",
                "1.2.2 is shown by docs/nowhere.md, which is not there",
                "1.2.3 is a deviation that docs/security.md does not have",
                "9.9.9 is no requirement of level 2",
            ]
        );
    }
}
