//! Migrations of both databases from one text: differences are in marked blocks, whose triggers are twins, and no
//! list of codes is in the tables, because SQLite cannot lengthen one.
use std::collections::BTreeSet;
use std::path::Path;

/// Trigger that only PostgreSQL has: SQLite removes all rows of a table by DELETE only.
const OF_POSTGRES_ONLY: &str = "BEFORE TRUNCATE ON";

/// Checks that the blocks of each migration are whole, and that their triggers are the same for both databases.
pub fn migrations_serve_both_databases(root: &Path) -> Vec<String> {
    broken(root, |sql| match (without_block(sql, "postgres"), without_block(sql, "sqlite")) {
        (Some((shared, postgres)), Some((_, sqlite))) => {
            let outside = without_block(&shared, "sqlite").is_none_or(|(rest, _)| rest.contains("CREATE TRIGGER"));
            (outside || triggers(&postgres) != triggers(&sqlite)).then_some("has a trigger of one database only")
        }
        _ => Some("has a block without an end"),
    })
}

/// Checks that no column has a closed list: typed enums keep those, the database numbers, references, uniqueness.
pub fn closed_lists_stay_out_of_tables(root: &Path) -> Vec<String> {
    broken(root, |sql| {
        let checks = sql.match_indices("CHECK (").map(|(at, _)| &sql[at + "CHECK (".len()..]);
        let mut lists = checks.filter(|check| {
            let mut words = check.split_whitespace();
            words.next().is_some_and(is_column) && words.next() == Some("IN")
        });
        lists.next().map(|_| "keeps a list of codes")
    })
}

fn is_column(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
}

fn broken(root: &Path, error: impl Fn(&str) -> Option<&'static str>) -> Vec<String> {
    let entries = std::fs::read_dir(root.join("migrations")).into_iter().flatten();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let errors = paths.iter().filter_map(|path| {
        let said = error(&std::fs::read_to_string(path).unwrap())?;
        Some(format!("{} {said}", path.file_name().unwrap().to_string_lossy()))
    });
    errors.collect()
}

/// Splits a migration into the rest and the text between `-- sqlite:begin` and `-- sqlite:end`; `None` where a mark
/// has no twin.
fn without_block(sql: &str, database: &str) -> Option<(String, String)> {
    let (begin, end) = (format!("-- {database}:begin\n"), format!("-- {database}:end\n"));
    let (mut shared, mut block, mut rest) = (String::new(), String::new(), sql);
    while let Some((before, marked)) = rest.split_once(&begin) {
        let (inside, after) = marked.split_once(&end)?;
        shared.push_str(before);
        block.push_str(inside);
        rest = after;
    }
    shared.push_str(rest);
    (!shared.contains(&begin) && !shared.contains(&end)).then_some((shared, block))
}

/// Triggers by name, act and table: `audit_log_no_delete BEFORE DELETE ON audit_log`. One that takes the place of another
/// of its name is none more.
fn triggers(block: &str) -> BTreeSet<&str> {
    let named = block.lines().filter_map(|line| line.strip_prefix("CREATE TRIGGER "));
    let is_new = |trigger: &str| {
        let name = trigger.split(' ').next().unwrap_or_default();
        !block.contains(&format!("DROP TRIGGER {name} ON "))
    };
    named.filter(|trigger| !trigger.contains(OF_POSTGRES_ONLY) && is_new(trigger)).collect()
}

#[cfg(test)]
mod made_up {
    use super::*;

    fn told(rule: impl Fn(&Path) -> Vec<String>, sql: &str) -> bool {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("migrations");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("0001_a.sql"), sql).unwrap();
        !rule(root.path()).is_empty()
    }

    #[test]
    fn a_trigger_of_one_database_only_is_found() {
        let postgres = |table: &str| {
            format!(
                "-- postgres:begin\nCREATE TRIGGER a BEFORE DELETE ON {table}\n    EXECUTE FUNCTION f();\n-- postgres:end\n"
            )
        };
        let sqlite = "-- sqlite:begin\nCREATE TRIGGER a BEFORE DELETE ON a\n    BEGIN SELECT 1; END;\n-- sqlite:end\n";
        let is_told = |sql: &str| told(migrations_serve_both_databases, sql);
        assert!(!is_told(&format!("{}{sqlite}", postgres("a"))));
        assert!(is_told(&format!("{}{sqlite}", postgres("b"))));
        assert!(is_told(sqlite));
        assert!(
            is_told(&format!("{}{}", postgres("a"), sqlite.replace("-- sqlite:end\n", ""))),
            "a block without an end"
        );
        assert!(is_told("CREATE TRIGGER a BEFORE DELETE ON a;\n"), "a trigger outside of a block");
        let replaced = postgres("a").replace("CREATE TRIGGER", "DROP TRIGGER a ON a;\nCREATE TRIGGER");
        assert!(!is_told(&replaced), "a trigger in the place of another");
    }

    #[test]
    fn a_list_of_codes_is_found() {
        let is_told = |sql: &str| told(closed_lists_stay_out_of_tables, sql);
        assert!(is_told("CREATE TABLE a (status TEXT NOT NULL CHECK (status IN ('draft', 'open')));"));
        assert!(!is_told("CREATE TABLE a (CHECK ((due_at IS NOT NULL) = (status IN ('queued', 'sending'))));"));
    }
}
