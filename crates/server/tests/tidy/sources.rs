//! Reader of a source tree: its files, and the modules that a file names.
use std::fs;
use std::path::{Path, PathBuf};

/// Folders of installed, built or recorded files, which are not ours to judge.
const FOREIGN: [&str; 7] = [".git", ".data", "target", "node_modules", "dist", "test-results", "shots"];

pub struct Source {
    /// Path from the repository's root, with slashes.
    pub path: String,
    pub text: String,
}

impl Source {
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// Lines that are not comments.
    pub fn code(&self) -> impl Iterator<Item = &str> {
        self.text.lines().filter(|line| !line.trim_start().starts_with("//"))
    }
}

/// Reads all text files below a folder of the repository; none when it is not there.
pub fn read(root: &Path, folder: &str) -> Vec<Source> {
    let mut sources = Vec::new();
    collect(root, &root.join(folder), &mut sources);
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    sources
}

/// Reads one file; empty when it is not there.
pub fn read_file(root: &Path, path: &str) -> String {
    fs::read_to_string(root.join(path)).unwrap_or_default()
}

fn collect(root: &Path, folder: &Path, sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.map(|entry| entry.unwrap()) {
        let path = entry.path();
        if path.is_symlink() || FOREIGN.contains(&entry.file_name().to_str().unwrap_or_default()) {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, sources);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let path = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
            sources.push(Source { path, text });
        }
    }
}

/// The paths that a file takes from a crate's root, its own or another's, by `use` or in place:
/// `crate::{clock, files::{self, Files}}` gives `clock`, `files::self` and `files::Files`.
pub fn paths_from_root(source: &Source, from_src: &str) -> Vec<Vec<String>> {
    let text: String = source.code().collect::<Vec<_>>().join("\n");
    let mut paths: Vec<Named> = Vec::new();
    for (at, _) in text.match_indices("::") {
        let root = text[..at].rsplit(|sign| !is_word(sign)).next().unwrap_or_default();
        if root == "crate" || root.starts_with("plon_") {
            walk(&text[at + "::".len()..], &[], &mut paths);
        }
    }
    for (at, _) in text.match_indices("super::").filter(|(at, _)| !text[..*at].ends_with("super::")) {
        let rest = text[at..].trim_start_matches("super::");
        let steps = (text.len() - at - rest.len()) / "super::".len();
        if steps >= depth(from_src) {
            walk(rest, &[], &mut paths);
        }
    }
    paths.into_iter().map(|(path, _)| path).collect()
}

/// Number of `super` that lead from a file to the crate's root.
fn depth(from_src: &str) -> usize {
    from_src.split('/').filter(|part| *part != "mod.rs").count()
}

/// Item that a file names by a path: the path as it is written, and by `use` the name that it goes by in the file.
#[derive(Debug, PartialEq, Eq)]
pub struct Import {
    pub path: Vec<String>,
    pub name: Option<String>,
}

/// All paths of a file, by `use` or in place, without those of its tests: `use super::{store as people, Row}` gives
/// `super::store` by the name of `people`, and `super::Row`.
pub fn imports(source: &Source) -> Vec<Import> {
    let text: String =
        source.code().take_while(|line| !line.starts_with("#[cfg(test)]")).collect::<Vec<_>>().join("\n");
    let (mut imports, mut read_to) = (Vec::new(), 0);
    for (at, _) in text.match_indices("::") {
        let before = text[..at].trim_end_matches(is_word);
        if at < read_to || before.len() == at || before.ends_with("::") {
            continue;
        }
        let mut tree = Vec::new();
        read_to = text.len() - walk(&text[before.len()..], &[], &mut tree).len();
        let is_use = before.trim_end().rsplit(|sign| !is_word(sign)).next() == Some("use");
        imports.extend(tree.into_iter().map(|(path, name)| {
            let name = Some(name).filter(|name| is_use && name != "*");
            Import { path, name }
        }));
    }
    imports
}

/// Path of a use tree, and the name that it goes by.
type Named = (Vec<String>, String);

/// Reads one use tree and gives back what follows it.
fn walk<'a>(text: &'a str, prefix: &[&'a str], paths: &mut Vec<Named>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut inner) = text.strip_prefix('{') {
        loop {
            let before = inner.len();
            inner = walk(inner, prefix, paths).trim_start();
            match inner.strip_prefix(',') {
                Some(next) => inner = next.trim_start(),
                None if inner.len() == before || inner.starts_with('}') => {
                    return inner.strip_prefix('}').unwrap_or(inner);
                }
                None => {}
            }
        }
    }
    let end = if text.starts_with('*') { 1 } else { text.find(|c| !is_word(c)).unwrap_or(text.len()) };
    let (name, after) = text.split_at(end);
    let path = [prefix, &[name]].concat();
    match after.strip_prefix("::") {
        Some(next) if !name.is_empty() => walk(next, &path, paths),
        _ => {
            let (alias, after) = match after.trim_start().strip_prefix("as ") {
                Some(alias) => alias.split_at(alias.find(|c| !is_word(c)).unwrap_or(alias.len())),
                None if name == "self" => (prefix.last().copied().unwrap_or(name), after),
                None => (name, after),
            };
            paths.push((path.into_iter().map(str::to_owned).collect(), alias.to_owned()));
            after
        }
    }
}

pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Writes a made-up tree on which a check must find its violation.
pub fn made_up(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tidy").join(name);
    fs::remove_dir_all(&root).ok();
    for (path, text) in files {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

#[test]
fn every_form_of_a_path_from_the_root_is_seen() {
    let text = "use crate::{clock, files::{self, Files}, db::Tx as Open};\nuse plon_platform::ledger::lock;\nfn f() { super::super::rewards::store::all(); super::store::own() }\n// crate::in_a_comment";
    let source = Source { path: String::new(), text: text.to_owned() };
    let paths: Vec<String> =
        paths_from_root(&source, "invoices/submit.rs").iter().map(|path| path.join("::")).collect();
    for expected in ["clock", "files::self", "files::Files", "db::Tx", "ledger::lock", "rewards::store::all"] {
        assert!(paths.iter().any(|path| path == expected), "{expected} is not among {paths:?}");
    }
    assert!(!paths.iter().any(|path| path.contains("comment") || path.contains("own")), "{paths:?}");
}

#[test]
fn every_form_of_an_import_is_seen() {
    let text = "use super::{store::{self as people, all}, Row as Stored, list::*};\npub(super) use model::Kind;\nfn f() { routes!(list::show); people::one::<a::B>() }\n#[cfg(test)]\nmod tests { use super::*; }";
    let source = Source { path: String::new(), text: text.to_owned() };
    let seen: Vec<String> = imports(&source)
        .iter()
        .map(|import| format!("{} {}", import.path.join("::"), import.name.as_deref().unwrap_or("-")))
        .collect();
    assert_eq!(
        seen,
        [
            "super::store::self people",
            "super::store::all all",
            "super::Row Stored",
            "super::list::* -",
            "model::Kind Kind",
            "list::show -",
            "people::one:: -",
            "a::B -",
        ]
    );
}
