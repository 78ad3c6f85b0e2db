//! Habits of the whole repository: rules 6 and 7 of ARCHITECTURE.md, short files, and words that stay out.
use std::path::Path;

use crate::sources::{Source, read, read_file};

/// Most lines of a file; past them a name is missing.
const LONGEST_FILE: usize = 420;

/// Calls that must go through `app.clock`, `app.rng` and `config.rs` instead (rule 7).
const BANNED_CALLS: [&str; 7] = [
    "std::time::SystemTime::now",
    "jiff::Timestamp::now",
    "jiff::Zoned::now",
    "rand::rng",
    "rand::random",
    "uuid::Uuid::now_v7",
    "std::env::var",
];

/// Files of the server that may lift a ban of `clippy.toml`, each for its own reason.
const LIFTS_A_BAN: [&str; 2] = ["crates/kernel/src/clock.rs", "crates/kernel/src/rng.rs"];

/// Files that a command generates from the handlers and the audit events (rule 6).
const GENERATED: [&str; 3] =
    ["openapi.json", "web/src/api/schema.gen.ts", "web/src/backoffice/platform/audit/schema.gen.json"];

/// Paths of one machine, and marks of work left for later.
const FORBIDDEN_WORDS: [&str; 8] =
    ["/root/", "/home/", "TODO", "FIXME", "todo!(", "unimplemented!(", "#[allow(", "waitForTimeout"];

/// Folder of the tests that look at every source.
const JUDGES_ALL: &str = "crates/server/tests/tidy/";

/// The one file that must spell the words out.
const SPELLS_THEM_OUT: &str = "crates/server/tests/tidy/habits.rs";

pub fn generated_files_are_proven_current(root: &Path) -> Vec<String> {
    let ignored = read_file(root, ".gitignore");
    let mut errors: Vec<String> = GENERATED
        .iter()
        .filter(|path| !root.join(path).is_file() || ignored.lines().any(|line| line.trim_start_matches('/') == **path))
        .map(|path| format!("{path} is not in the repository"))
        .collect();
    if !read_file(root, "scripts/test").contains("scripts/gen check") {
        errors.push("scripts/test does not prove the generated files current".to_owned());
    }
    errors
}

pub fn time_and_randomness_are_passed_in(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    let clippy = read_file(root, "clippy.toml");
    for call in BANNED_CALLS {
        let ban = format!("path = \"{call}\", reason = \"");
        if !clippy.contains(&ban) {
            errors.push(format!("clippy.toml does not ban {call} with a reason"));
        }
    }
    if !read_file(root, "Cargo.toml").contains("disallowed_methods = \"deny\"") {
        errors.push("Cargo.toml does not deny what clippy.toml bans".to_owned());
    }
    for krate in crates(root) {
        if !read_file(root, &format!("{krate}/Cargo.toml")).contains("[lints]\nworkspace = true") {
            errors.push(format!("{krate} does not take the workspace's lints"));
        }
        for source in read(root, &format!("{krate}/src")) {
            if source.text.contains("clippy::disallowed_methods") && !LIFTS_A_BAN.contains(&source.path.as_str()) {
                errors.push(format!("{} lifts a ban of clippy.toml", source.path));
            }
        }
    }
    errors
}

/// The folders of the crates, `crates/domain` and so on.
fn crates(root: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(root.join("crates")).into_iter().flatten();
    let mut crates: Vec<String> =
        entries.map(|entry| format!("crates/{}", entry.unwrap().file_name().to_string_lossy())).collect();
    crates.sort();
    crates
}

pub fn files_are_short(root: &Path) -> Vec<String> {
    written(root)
        .filter(|source| !GENERATED.contains(&source.path.as_str()))
        .filter(|source| [".rs", ".ts", ".tsx", ".css", ".mjs"].iter().any(|suffix| source.path.ends_with(suffix)))
        .filter(|source| source.text.lines().count() > LONGEST_FILE)
        .map(|source| format!("{} has {} lines", source.path, source.text.lines().count()))
        .collect()
}

/// Data that both sides share live in `data/`: no Rust file reads a source of the front end.
pub fn rust_reads_no_front_end_source(root: &Path) -> Vec<String> {
    written(root)
        .filter(|source| source.path.ends_with(".rs") && !source.path.starts_with(JUDGES_ALL))
        .filter(|source| source.code().any(|line| line.contains("web/src")))
        .map(|source| format!("{} reads from web/src: what both sides share lives in data/", source.path))
        .collect()
}

pub fn forbidden_words_stay_out(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    let here = place_of(root);
    for source in written(root).filter(|source| source.path != SPELLS_THEM_OUT) {
        if here.as_ref().is_some_and(|here| source.text.contains(here)) {
            errors.push(format!("{} names the folder that this copy stands in", source.path));
        }
        for word in FORBIDDEN_WORDS.iter().filter(|word| source.text.contains(**word)) {
            errors.push(format!("{} has {word}", source.path));
        }
        if source.name() == "package-lock.json" && source.text.contains("\"resolved\": \"http") {
            errors.push(format!("{} names the host of a registry", source.path));
        }
    }
    errors
}

/// Folder of this copy on this machine. One right below the root is left out, because `/app` is part of many paths.
fn place_of(root: &Path) -> Option<String> {
    (root.components().count() > 2).then(|| root.display().to_string())
}

fn written(root: &Path) -> impl Iterator<Item = Source> {
    read(root, "").into_iter()
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_generated_file_that_is_ignored_or_never_checked_is_found() {
        let root = made_up(
            "generated",
            &[("openapi.json", "{}"), (".gitignore", "/openapi.json\n"), ("scripts/test", "step cargo test")],
        );
        assert_eq!(
            generated_files_are_proven_current(&root),
            [
                "openapi.json is not in the repository",
                "web/src/api/schema.gen.ts is not in the repository",
                "web/src/backoffice/platform/audit/schema.gen.json is not in the repository",
                "scripts/test does not prove the generated files current",
            ]
        );
    }

    #[test]
    fn a_ban_that_is_missing_or_lifted_is_found() {
        let bans: String =
            BANNED_CALLS[1..].iter().map(|call| format!("{{ path = \"{call}\", reason = \"why\" }},\n")).collect();
        let root = made_up(
            "bans",
            &[
                ("clippy.toml", &bans),
                ("Cargo.toml", "disallowed_methods = \"warn\"\n"),
                ("crates/domain/Cargo.toml", "[lints]\nworkspace = true\n"),
                ("crates/server/Cargo.toml", "[dependencies]\n"),
                (
                    "crates/kernel/src/clock.rs",
                    "#[expect(clippy::disallowed_methods, reason = \"the machine's time\")]",
                ),
                ("crates/server/src/list.rs", "#[expect(clippy::disallowed_methods, reason = \"in a hurry\")]"),
            ],
        );
        assert_eq!(
            time_and_randomness_are_passed_in(&root),
            [
                "clippy.toml does not ban std::time::SystemTime::now with a reason",
                "Cargo.toml does not deny what clippy.toml bans",
                "crates/kernel does not take the workspace's lints",
                "crates/server does not take the workspace's lints",
                "crates/server/src/list.rs lifts a ban of clippy.toml",
            ]
        );
    }

    #[test]
    fn a_long_file_is_found() {
        let root = made_up(
            "long",
            &[
                ("web/src/main.tsx", &"\n".repeat(421)),
                ("web/src/short.ts", &"\n".repeat(420)),
                ("data/long.json", &"\n".repeat(999)),
            ],
        );
        assert_eq!(files_are_short(&root), ["web/src/main.tsx has 421 lines"]);
    }

    #[test]
    fn a_rust_file_that_reads_from_the_front_end_is_found() {
        let root = made_up(
            "shared",
            &[
                ("crates/server/src/screens.rs", "const PATHS: &str = include_str!(\"../../../web/src/paths.ts\");\n"),
                (
                    "crates/server/src/parts.rs",
                    "//! As `web/src/ui` has them.\n/// Twin: `web/src/ui/a.ts`.\nfn a() {}\n",
                ),
                ("crates/server/src/words.rs", "const WORDS: &str = include_str!(\"../../../data/words.json\");\n"),
            ],
        );
        assert_eq!(
            rust_reads_no_front_end_source(&root),
            ["crates/server/src/screens.rs reads from web/src: what both sides share lives in data/"]
        );
    }

    #[test]
    fn a_machines_path_and_a_registrys_host_are_found() {
        let root = made_up(
            "words",
            &[
                ("docs/operations.md", "Put it into /root/plon."),
                ("web/package-lock.json", "{ \"resolved\": \"https://example.org/a.tgz\" }"),
                ("web/node_modules/a/index.js", "// TODO"),
            ],
        );
        std::fs::write(root.join("docs/start.md"), format!("Go to {} first.", root.display())).unwrap();
        assert_eq!(
            forbidden_words_stay_out(&root),
            [
                "docs/operations.md has /root/",
                "docs/start.md names the folder that this copy stands in",
                "web/package-lock.json names the host of a registry",
            ]
        );
    }
}
