//! Words of our own that gave way to the field's terms (`docs/glossary.md`) and must not come back as names.
use std::collections::BTreeSet;
use std::path::Path;

use crate::sources::{Source, read};

/// Folders that are read.
const FOLDERS: [&str; 3] = ["bench", "crates", "deep"];

/// Each with the term that took its place.
const HOUSE_WORDS: [(&str, &str); 15] = [
    ("budgets", "buckets"),
    ("clerk", "operator"),
    ("clerks", "operators"),
    ("deed", "action"),
    ("desk", "admin or dashboard"),
    ("desks", "admin or dashboard"),
    ("farmer", "participant"),
    ("farmers", "participants"),
    ("fault", "error"),
    ("faults", "errors"),
    ("keyset", "cursor"),
    ("sought", "search terms"),
    ("stretch", "cursor page"),
    ("tied", "no break"),
    ("turns", "semaphore or permits"),
];

pub fn house_words_stay_out(root: &Path) -> Vec<String> {
    let mut errors = Vec::new();
    let sources = FOLDERS.iter().flat_map(|folder| read(root, folder));
    for source in sources.filter(|source| source.path.ends_with(".rs")) {
        if source.path.ends_with("tidy/house_words.rs") {
            continue;
        }
        let parts: BTreeSet<String> = names(&source).flat_map(parts_of).collect();
        for (word, term) in HOUSE_WORDS.iter().filter(|(word, _)| parts.contains(*word)) {
            errors.push(format!("{} names something {word}: the term is {term}", source.path));
        }
    }
    errors
}

/// The file's own name and the names in its code, without what stands in strings.
fn names(source: &Source) -> impl Iterator<Item = &str> {
    let code = source.code().flat_map(|line| line.split('"').step_by(2));
    let names = code.flat_map(|code| code.split(|sign: char| !sign.is_alphanumeric() && sign != '_'));
    names.chain(source.name().split('.').take(1))
}

/// `CellFault`, `cell_fault` and `CELL_FAULT` have the parts `cell` and `fault`.
fn parts_of(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut before = '_';
    for sign in name.chars() {
        if sign == '_' || (sign.is_uppercase() && before.is_lowercase()) {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut().filter(|_| sign != '_') {
            part.extend(sign.to_lowercase());
        }
        before = sign;
    }
    parts
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_house_word_in_a_name_is_found_and_one_in_a_text_is_not() {
        let root = made_up(
            "house-words",
            &[
                ("crates/people/src/desk.rs", ""),
                ("deep/src/crew.rs", "struct Farmer;\n"),
                (
                    "crates/people/src/list.rs",
                    "struct CellFault;\nconst DESKS: u8 = 1;\n// a fault\nfn default() { \"desk\" }\n",
                ),
            ],
        );
        assert_eq!(
            house_words_stay_out(&root),
            [
                "crates/people/src/desk.rs names something desk: the term is admin or dashboard",
                "crates/people/src/list.rs names something desks: the term is admin or dashboard",
                "crates/people/src/list.rs names something fault: the term is error",
                "deep/src/crew.rs names something farmer: the term is participant",
            ]
        );
    }
}
