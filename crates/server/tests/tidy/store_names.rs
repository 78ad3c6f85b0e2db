//! Names of a store's functions: a newcomer searches for `list_orders`, and finds no `list`.
use std::path::Path;

use crate::sources::{Source, read};

/// First words that say no verb.
const PREPOSITIONS: [&str; 12] =
    ["after", "before", "beside", "by", "from", "in", "of", "on", "to", "under", "with", "without"];

pub fn store_functions_have_full_names(root: &Path) -> Vec<String> {
    let stores = read(root, "crates").into_iter().filter(|source| source.name() == "store.rs");
    let errors = stores.map(|source| {
        let bare = functions(&source).filter(|name| !is_full(name));
        bare.map(|name| format!("{} has a function {name}: its name is a verb and its object", source.path))
            .collect::<Vec<_>>()
    });
    errors.flatten().collect()
}

/// The functions of the file itself, without methods and those of its tests.
fn functions(source: &Source) -> impl Iterator<Item = &str> {
    source.code().filter(|line| !line.starts_with(' ')).filter_map(|line| {
        let (before, after) = line.split_once("fn ")?;
        let is_function =
            before.split_whitespace().all(|word| word.starts_with("pub") || word == "async" || word == "const");
        is_function.then(|| after.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next().unwrap_or_default())
    })
}

fn is_full(name: &str) -> bool {
    name.split_once('_').is_some_and(|(first, _)| !PREPOSITIONS.contains(&first))
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_bare_name_is_found_in_a_store_only() {
        let root = made_up(
            "store-names",
            &[
                (
                    "crates/people/src/store.rs",
                    "pub async fn list() {}\npub(super) fn of_order() {}\npub async fn list_orders() {}\n\
                     impl Row {\n    fn key(&self) {}\n}\n",
                ),
                ("crates/people/src/list.rs", "fn list() {}\n"),
            ],
        );
        assert_eq!(
            store_functions_have_full_names(&root),
            [
                "crates/people/src/store.rs has a function list: its name is a verb and its object",
                "crates/people/src/store.rs has a function of_order: its name is a verb and its object",
            ]
        );
    }
}
