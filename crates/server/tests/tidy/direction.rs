//! Directions of dependencies: rules 1 to 4 of ARCHITECTURE.md.
use std::collections::BTreeMap;
use std::path::Path;

use crate::sources::{Source, paths_from_root, read, read_file};

/// The crates from the ground up: each may depend on those before it (rule 2).
pub const CRATES: [&str; 26] = [
    "domain",
    "kernel",
    "pictures",
    "bank-files",
    "ksef",
    "message-templates",
    "platform",
    "pages",
    "imports",
    "identity",
    "bulk-jobs",
    "achievements",
    "rewards",
    "catalogue",
    "audiences",
    "promotions",
    "purchases",
    "corrections",
    "ksef-connections",
    "people",
    "content",
    "mailings",
    "backoffice",
    "reports",
    "programme",
    "server",
];

/// Crates that are one feature each: their modules share its stores.
pub const ONE_FEATURE: [&str; 10] = [
    "audiences",
    "bulk-jobs",
    "corrections",
    "imports",
    "ksef-connections",
    "mailings",
    "message-templates",
    "programme",
    "promotions",
    "reports",
];

/// Crates that the domain may depend on (rule 1).
const DOMAIN_DEPENDENCIES: [&str; 3] = ["jiff", "serde", "thiserror"];

/// The most lines of a crate's source: what a newcomer reads as one thing.
const MOST_LINES: usize = 15_000;

/// Files where SQL may stand beside the stores (rule 3): the database's own settings, its savepoints, what joins the
/// writes of a batch, and the builder of lists.
const SQL_FILES: [&str; 5] = ["store.rs", "db.rs", "write_batch.rs", "group_commit.rs", "paging.rs"];

/// Files where a statement may be built: lists with free filters, and many rows in one INSERT.
const SQL_BUILDERS: [&str; 4] = ["paging.rs", "write_batch.rs", "bulk.rs", "schema.rs"];

/// The one other file with SQL that is built: statements from the constants of the register of personal data.
const REGISTER_STATEMENTS: &str = "crates/people/src/personal_data/register/statements.rs";

pub fn domain_depends_on_little(root: &Path) -> Vec<String> {
    let manifest = read_file(root, "crates/domain/Cargo.toml");
    let (_, dependencies) = manifest.split_once("[dependencies]").unwrap_or_default();
    dependencies
        .lines()
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty() && !name.starts_with('#')))
        .filter(|name| !DOMAIN_DEPENDENCIES.contains(name))
        .map(|name| format!("the domain depends on {name}"))
        .collect()
}

pub fn domain_does_no_io(root: &Path) -> Vec<String> {
    let banned = ["std::fs", "std::io", "std::net", "std::env", "std::process", "std::thread", "std::time", "async "];
    errors_with(read(root, "crates/domain/src"), |_| true, &banned, "the domain does no I/O")
}

pub fn crates_depend_downward(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    for entry in std::fs::read_dir(root.join("crates")).into_iter().flatten() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        let Some(height) = CRATES.iter().position(|known| *known == name) else {
            errors.push(format!("crates/{name} has no place among the crates"));
            continue;
        };
        let manifest = read_file(root, &format!("crates/{name}/Cargo.toml"));
        let below = manifest.lines().filter_map(|line| line.strip_prefix("plon-")?.split(['.', ' ']).next());
        for other in below.filter(|other| !CRATES[..height].contains(other)) {
            errors.push(format!("crates/{name} depends on {other}, which does not stand below it"));
        }
    }
    errors.sort();
    errors
}

pub fn crates_are_short(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    for name in CRATES {
        let sources = read(root, &format!("crates/{name}/src"));
        let lines: usize =
            sources.iter().filter(|source| is_rust(source)).map(|source| source.text.lines().count()).sum();
        if lines > MOST_LINES {
            errors.push(format!("crates/{name} has {lines} lines of source"));
        }
    }
    errors
}

/// A crate that builds no tests of its own must have none: nobody would miss them.
pub fn unit_tests_are_run(root: &Path) -> Vec<String> {
    let is_without = |name: &&&str| read_file(root, &format!("crates/{name}/Cargo.toml")).contains("\ntest = false");
    let sources = CRATES.iter().filter(is_without).flat_map(|name| read(root, &format!("crates/{name}/src")));
    errors_with(sources.collect(), is_rust, &["#[cfg(test)]"], "its crate builds no unit tests")
}

pub fn no_feature_reads_anothers_store(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    for (source, from_src) in sources(root) {
        let own = from_src.split('/').next().unwrap_or_default();
        if ONE_FEATURE.iter().any(|name| source.path.starts_with(&format!("crates/{name}/"))) {
            continue;
        }
        for path in
            paths_from_root(&source, &from_src).iter().filter(|path| path.first().is_some_and(|name| name != own))
        {
            if path.get(1).is_some_and(|module| module == "store") {
                errors.push(format!("{} reads the store of {}", source.path, path[0]));
            }
        }
    }
    errors
}

pub fn sql_stands_in_stores(root: &Path) -> Vec<String> {
    let banned =
        ["sqlx::query", "sqlx::raw_sql", "Select::new", "\"SELECT ", "\"INSERT ", "\"UPDATE ", "\"DELETE ", "\"WITH "];
    let outside = |source: &Source| !SQL_FILES.contains(&source.name()) && source.path != REGISTER_STATEMENTS;
    errors_with(above_the_domain(root), outside, &banned, "SQL stands in store.rs")
}

pub fn sql_is_put_together_in_one_place(root: &Path) -> Vec<String> {
    let outside = |source: &Source| !SQL_BUILDERS.contains(&source.name()) && source.path != REGISTER_STATEMENTS;
    errors_with(above_the_domain(root), outside, &["AssertSqlSafe", "QueryBuilder"], "SQL is a literal")
}

pub fn stores_know_no_http(root: &Path) -> Vec<String> {
    let banned = ["axum", "hyper", "http::", "tower", "utoipa", "StatusCode", "HeaderMap", "ApiError"];
    errors_with(above_the_domain(root), |source| source.name() == "store.rs", &banned, "a store knows no HTTP type")
}

/// The API's document knows a schema by its bare name: of two with one name the second silently replaces the first,
/// and the front end's types are wrong.
pub fn schemas_have_names_of_their_own(root: &Path) -> Vec<String> {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut errors = Vec::new();
    for (source, _) in sources(root) {
        for name in schemas(&source) {
            if let Some(other) = known.insert(name.clone(), source.path.clone()) {
                errors.push(format!("{} and {other} both have a schema {name}", source.path));
            }
        }
    }
    errors
}

/// Types of a file that go into the document.
fn schemas(source: &Source) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_schema = false;
    for line in source.code() {
        is_schema |= line.contains("derive(") && line.contains("ToSchema");
        let declared = line.trim_start().trim_start_matches("pub ");
        let Some((_, rest)) = ["struct ", "enum "].iter().find_map(|kind| declared.split_once(kind)) else { continue };
        let name: String = rest.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        // a macro's `$name` is none
        if std::mem::take(&mut is_schema) && !name.is_empty() {
            names.push(name);
        }
    }
    names
}

/// The files of all crates but the domain, which does no I/O.
pub fn above_the_domain(root: &Path) -> Vec<Source> {
    let crates = CRATES.iter().filter(|name| **name != "domain");
    crates.flat_map(|name| read(root, &format!("crates/{name}/src"))).collect()
}

/// The same, each with its path below `src`.
fn sources(root: &Path) -> impl Iterator<Item = (Source, String)> {
    above_the_domain(root).into_iter().filter(is_rust).map(|source| {
        let from_src = source.path.split_once("/src/").map(|(_, path)| path.to_owned()).unwrap_or_default();
        (source, from_src)
    })
}

fn is_rust(source: &Source) -> bool {
    source.path.ends_with(".rs")
}

fn errors_with(sources: Vec<Source>, concerns: impl Fn(&Source) -> bool, banned: &[&str], rule: &str) -> Vec<String> {
    let mut errors = Vec::new();
    for source in sources.iter().filter(|source| is_rust(source) && concerns(source)) {
        for word in banned.iter().filter(|word| source.code().any(|line| line.contains(**word))) {
            errors.push(format!("{} has {}: {rule}", source.path, word.trim()));
        }
    }
    errors
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_fourth_dependency_of_the_domain_is_found() {
        let manifest =
            "[dependencies]\nserde = \"1\"\n# why\ntokio.workspace = true\n\n[dev-dependencies]\nproptest = \"1\"\n";
        let root = made_up("domain", &[("crates/domain/Cargo.toml", manifest)]);
        assert_eq!(domain_depends_on_little(&root), ["the domain depends on tokio"]);
    }

    #[test]
    fn a_file_opened_by_the_domain_is_found() {
        let root = made_up("domain-io", &[("crates/domain/src/nip.rs", "use std::fs::File;\n")]);
        assert_eq!(domain_does_no_io(&root), ["crates/domain/src/nip.rs has std::fs: the domain does no I/O"]);
    }

    #[test]
    fn a_crate_that_depends_on_what_stands_above_it_is_found() {
        let root = made_up(
            "upward",
            &[
                (
                    "crates/kernel/Cargo.toml",
                    "[dependencies]\nplon-domain.workspace = true\nplon-server.workspace = true\n",
                ),
                ("crates/people/Cargo.toml", "[dependencies]\nplon-kernel = { path = \"../kernel\" }\n"),
                ("crates/attic/Cargo.toml", "[dependencies]\n"),
            ],
        );
        assert_eq!(
            crates_depend_downward(&root),
            [
                "crates/attic has no place among the crates",
                "crates/kernel depends on server, which does not stand below it",
            ]
        );
    }

    #[test]
    fn a_crate_that_nobody_reads_through_is_found() {
        let half = "\n".repeat(8_000);
        let root = made_up("long", &[("crates/people/src/a.rs", &half), ("crates/people/src/b.rs", &half)]);
        assert_eq!(crates_are_short(&root), ["crates/people has 16000 lines of source"]);
    }

    #[test]
    fn a_reader_of_anothers_store_is_found() {
        let root = made_up(
            "stores",
            &[
                ("crates/rewards/src/payouts/list.rs", "fn f() { crate::{tax::{self, store}, payouts::store::all()} }"),
                ("crates/rewards/src/payouts/mod.rs", "use plon_platform::ledger;\nuse crate::payouts::store;"),
                ("crates/rewards/src/tax/mod.rs", "use plon_platform::ledger::store;"),
            ],
        );
        assert_eq!(
            no_feature_reads_anothers_store(&root),
            [
                "crates/rewards/src/payouts/list.rs reads the store of tax",
                "crates/rewards/src/tax/mod.rs reads the store of ledger",
            ]
        );
    }

    #[test]
    fn sql_in_a_handler_is_found() {
        let query = "async fn f() { sqlx::query(\"SELECT 1\") }\n";
        let root = made_up(
            "sql",
            &[("crates/rewards/src/rewards/list.rs", query), ("crates/rewards/src/rewards/store.rs", query)],
        );
        assert_eq!(
            sql_stands_in_stores(&root),
            [
                "crates/rewards/src/rewards/list.rs has sqlx::query: SQL stands in store.rs",
                "crates/rewards/src/rewards/list.rs has \"SELECT: SQL stands in store.rs",
            ]
        );
    }

    #[test]
    fn sql_that_a_store_puts_together_is_found() {
        let root = made_up("joined-sql", &[("crates/rewards/src/rewards/store.rs", "AssertSqlSafe(format!(\"…\"))")]);
        assert_eq!(
            sql_is_put_together_in_one_place(&root),
            ["crates/rewards/src/rewards/store.rs has AssertSqlSafe: SQL is a literal"]
        );
    }

    #[test]
    fn two_schemas_of_one_name_are_found() {
        let form = "#[derive(Debug, ToSchema)]\npub struct RejectForm {\n    a: i64,\n}\n\nstruct RejectForm2;\n";
        let root = made_up(
            "schemas",
            &[
                ("crates/purchases/src/invoices/form.rs", form),
                ("crates/people/src/people/erase.rs", form),
                ("crates/people/src/people/store.rs", "struct RejectForm {}\n"),
            ],
        );
        assert_eq!(
            schemas_have_names_of_their_own(&root),
            [
                "crates/people/src/people/erase.rs and crates/purchases/src/invoices/form.rs both have a schema RejectForm"
            ]
        );
    }

    #[test]
    fn a_unit_test_that_is_never_built_is_found() {
        let manifest = "[lib]\ntest = false # elsewhere\n";
        let source = "#[cfg(test)]\nmod tests {}\n";
        let files = [("crates/corrections/Cargo.toml", manifest), ("crates/corrections/src/lib.rs", source)];
        assert_eq!(
            unit_tests_are_run(&made_up("untested", &files)),
            ["crates/corrections/src/lib.rs has #[cfg(test)]: its crate builds no unit tests"]
        );
    }

    #[test]
    fn a_store_that_answers_http_is_found() {
        let root = made_up("http", &[("crates/rewards/src/rewards/store.rs", "use axum::Json;\n")]);
        assert_eq!(
            stores_know_no_http(&root),
            ["crates/rewards/src/rewards/store.rs has axum: a store knows no HTTP type"]
        );
    }
}
