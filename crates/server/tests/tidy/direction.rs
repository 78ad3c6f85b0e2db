//! Who may use whom: rules 1 to 4 of ARCHITECTURE.md.
use std::collections::BTreeMap;
use std::path::Path;

use crate::sources::{Source, paths_from_root, read, read_file};

const SERVER: &str = "crates/server/src/";

/// What the domain may be built on (rule 1).
const DOMAIN_DEPENDENCIES: [&str; 3] = ["jiff", "serde", "thiserror"];

/// The services that any feature may use (rule 2). Every other folder of the server is a feature.
const SERVICES: [&str; 25] = [
    "alarms",
    "audit",
    "backup",
    "chain",
    "checkpoint",
    "daily",
    "documents",
    "exports",
    "files",
    "idempotency",
    "imports",
    "installation",
    "ledger",
    "limits",
    "messages",
    "notifications",
    "openapi",
    "pdf",
    "secrets",
    "security_events",
    "sessions",
    "settings",
    "terms",
    "third_parties",
    "verify",
];

/// What the command line runs, and the demo's start as well.
const COMMANDS: [&str; 4] = ["commands", "operators", "programme", "serve"];
const NAMES_COMMANDS: [&str; 3] = ["config.rs", "main.rs", "start.rs"];

/// Who may name a feature (rule 4): its address, what one causes in another, and the declaration of its module.
const NAMES_FEATURES: [&str; 3] = ["lib.rs", "reactions.rs", "router.rs"];

/// Where SQL may stand beside the stores (rule 3): the database's own settings, and the builder of lists.
const SQL_FILES: [&str; 3] = ["store.rs", "db.rs", "paging.rs"];

/// Where a statement may be put together: lists with free filters, and many rows in one INSERT.
const SQL_BUILDERS: [&str; 3] = ["paging.rs", "bulk.rs", "schema.rs"];

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
    faults_with(read(root, "crates/domain/src"), |_| true, &banned, "the domain does no I/O")
}

pub fn features_use_shared_files_and_services_only(root: &Path) -> Vec<String> {
    let folders = folders(root);
    let mut faults = Vec::new();
    for (source, from_src) in server(root) {
        let own = from_src.split('/').next().unwrap_or_default();
        for path in paths_from_root(&source, &from_src) {
            let Some(other) = path.first().filter(|name| folders.contains(*name) && *name != own) else { continue };
            if !SERVICES.contains(&other.as_str()) && !may_name(&from_src, other) {
                faults.push(format!("{} names the feature {other}", source.path));
            }
            if path.get(1).is_some_and(|module| module == "store") {
                faults.push(format!("{} reads the store of {other}", source.path));
            }
        }
    }
    faults
}

pub fn sql_stands_in_stores(root: &Path) -> Vec<String> {
    let banned =
        ["sqlx::query", "sqlx::raw_sql", "Select::new", "\"SELECT ", "\"INSERT ", "\"UPDATE ", "\"DELETE ", "\"WITH "];
    let outside = |source: &Source| !SQL_FILES.contains(&source.name());
    faults_with(read(root, SERVER), outside, &banned, "SQL stands in store.rs")
}

pub fn sql_is_put_together_in_one_place(root: &Path) -> Vec<String> {
    let outside = |source: &Source| !SQL_BUILDERS.contains(&source.name());
    faults_with(read(root, SERVER), outside, &["AssertSqlSafe", "QueryBuilder"], "SQL is a literal")
}

pub fn stores_know_no_http(root: &Path) -> Vec<String> {
    let banned = ["axum", "hyper", "http::", "tower", "utoipa", "StatusCode", "HeaderMap", "ApiError"];
    faults_with(read(root, SERVER), |source| source.name() == "store.rs", &banned, "a store knows no HTTP type")
}

/// The API's document knows a schema by its bare name: of two with one name the second silently takes the place of the
/// first, and the front end's types are wrong.
pub fn schemas_have_names_of_their_own(root: &Path) -> Vec<String> {
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    let mut faults = Vec::new();
    for (source, _) in server(root) {
        for name in schemas(&source) {
            if let Some(other) = known.insert(name.clone(), source.path.clone()) {
                faults.push(format!("{} and {other} both have a schema {name}", source.path));
            }
        }
    }
    faults
}

/// The types of a file that go into the document.
fn schemas(source: &Source) -> Vec<String> {
    let mut names = Vec::new();
    let mut is_schema = false;
    for line in source.code() {
        is_schema |= line.contains("derive(") && line.contains("ToSchema");
        let declared = line.trim_start().trim_start_matches("pub ");
        let Some((_, rest)) = ["struct ", "enum "].iter().find_map(|kind| declared.split_once(kind)) else { continue };
        let name: String = rest.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        if std::mem::take(&mut is_schema) {
            names.push(name);
        }
    }
    names
}

fn may_name(from_src: &str, folder: &str) -> bool {
    NAMES_FEATURES.contains(&from_src) || (names_commands(from_src) && COMMANDS.contains(&folder))
}

fn names_commands(from_src: &str) -> bool {
    NAMES_COMMANDS.contains(&from_src) || from_src.starts_with("commands/")
}

/// The server's files, each with its path below `src`.
fn server(root: &Path) -> impl Iterator<Item = (Source, String)> {
    read(root, SERVER).into_iter().map(|source| {
        let from_src = source.path.trim_start_matches(SERVER).to_owned();
        (source, from_src)
    })
}

/// The services and features: the folders of the server.
fn folders(root: &Path) -> Vec<String> {
    let mut folders: Vec<String> = server(root)
        .filter_map(|(_, from_src)| from_src.split_once('/').map(|(folder, _)| folder.to_owned()))
        .collect();
    folders.dedup();
    folders
}

fn faults_with(sources: Vec<Source>, concerns: impl Fn(&Source) -> bool, banned: &[&str], rule: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources.iter().filter(|source| source.path.ends_with(".rs") && concerns(source)) {
        for word in banned.iter().filter(|word| source.code().any(|line| line.contains(**word))) {
            faults.push(format!("{} has {}: {rule}", source.path, word.trim()));
        }
    }
    faults
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
    fn a_feature_that_uses_another_is_found() {
        let root = made_up(
            "features",
            &[
                ("crates/server/src/router.rs", "use crate::{invoices, rewards};"),
                ("crates/server/src/main.rs", "use plon_server::{invoices, programme};"),
                ("crates/server/src/clock.rs", "use crate::rewards::Reward;"),
                ("crates/server/src/programme/mod.rs", "use crate::db;"),
                ("crates/server/src/ledger/store.rs", ""),
                ("crates/server/src/rewards/mod.rs", "use crate::ledger;\nuse crate::rewards::store;"),
                ("crates/server/src/invoices/list.rs", "fn f() { crate::{ledger::{self, store}, rewards::all()} }"),
                ("crates/server/src/invoices/mod.rs", "use super::rewards;"),
            ],
        );
        assert_eq!(
            features_use_shared_files_and_services_only(&root),
            [
                "crates/server/src/clock.rs names the feature rewards",
                "crates/server/src/invoices/list.rs reads the store of ledger",
                "crates/server/src/invoices/list.rs names the feature rewards",
                "crates/server/src/invoices/mod.rs names the feature rewards",
                "crates/server/src/main.rs names the feature invoices",
            ]
        );
    }

    #[test]
    fn sql_in_a_handler_is_found() {
        let query = "async fn f() { sqlx::query(\"SELECT 1\") }\n";
        let root = made_up(
            "sql",
            &[("crates/server/src/rewards/list.rs", query), ("crates/server/src/rewards/store.rs", query)],
        );
        assert_eq!(
            sql_stands_in_stores(&root),
            [
                "crates/server/src/rewards/list.rs has sqlx::query: SQL stands in store.rs",
                "crates/server/src/rewards/list.rs has \"SELECT: SQL stands in store.rs",
            ]
        );
    }

    #[test]
    fn sql_that_a_store_puts_together_is_found() {
        let root = made_up("joined-sql", &[("crates/server/src/rewards/store.rs", "AssertSqlSafe(format!(\"…\"))")]);
        assert_eq!(
            sql_is_put_together_in_one_place(&root),
            ["crates/server/src/rewards/store.rs has AssertSqlSafe: SQL is a literal"]
        );
    }

    #[test]
    fn two_schemas_of_one_name_are_found() {
        let form = "#[derive(Debug, ToSchema)]\npub struct RejectForm {\n    a: i64,\n}\n\nstruct RejectForm2;\n";
        let root = made_up(
            "schemas",
            &[
                ("crates/server/src/invoices/form.rs", form),
                ("crates/server/src/people/erase.rs", form),
                ("crates/server/src/people/store.rs", "struct RejectForm {}\n"),
            ],
        );
        assert_eq!(
            schemas_have_names_of_their_own(&root),
            ["crates/server/src/people/erase.rs and crates/server/src/invoices/form.rs both have a schema RejectForm"]
        );
    }

    #[test]
    fn a_store_that_answers_http_is_found() {
        let root = made_up("http", &[("crates/server/src/rewards/store.rs", "use axum::Json;\n")]);
        assert_eq!(
            stores_know_no_http(&root),
            ["crates/server/src/rewards/store.rs has axum: a store knows no HTTP type"]
        );
    }
}
