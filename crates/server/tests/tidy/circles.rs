//! Circles of files: a store's SQL stands below the handlers that call it (rule 3 of ARCHITECTURE.md).
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;

use crate::direction::CRATES;
use crate::sources::{Import, Source, imports, read};

/// Path of a module from its crate's root.
type Module = Vec<String>;

/// Most re-exports through which a name is followed.
const MOST_STEPS: usize = 8;

/// Files of one crate by their modules, and what each imports.
struct Crate {
    files: BTreeMap<Module, (Source, Vec<Import>)>,
}

/// A store takes rows and values from `model.rs`, and from files that do not use it, themselves or through others.
pub fn stores_and_handlers_form_no_circle(root: &Path) -> Vec<String> {
    CRATES.iter().filter(|name| **name != "domain").flat_map(|name| Crate::read(root, name).circles()).collect()
}

impl Crate {
    fn read(root: &Path, name: &str) -> Crate {
        let src = format!("crates/{name}/src");
        let mut files = BTreeMap::new();
        for source in read(root, &src).into_iter().filter(|source| source.path.ends_with(".rs")) {
            let from_src = source.path[src.len() + 1..].to_owned();
            if from_src != "main.rs" {
                let module = module_of(&from_src);
                let imports = imports(&source);
                files.insert(module, (source, imports));
            }
        }
        Crate { files }
    }

    fn circles(&self) -> Vec<String> {
        let used: BTreeMap<&Module, BTreeSet<Module>> = self.files.keys().map(|file| (file, self.used(file))).collect();
        let mut errors = Vec::new();
        for store in self.files.keys().filter(|module| is_store(module)) {
            for taken in &used[store] {
                if let Some(user) = way_back(&used, taken, store) {
                    let [store, taken, user] = [store, taken, user].map(|module| self.files[module].0.path.as_str());
                    errors.push(match taken == user {
                        true => format!("{store} imports from {taken}, which uses it"),
                        false => format!("{store} imports from {taken}, which uses it through {user}"),
                    });
                }
            }
        }
        errors
    }

    /// Modules whose items a file uses. A module that is only imported counts where its items are named, but a store
    /// counts at once.
    fn used(&self, module: &Module) -> BTreeSet<Module> {
        let mut used = BTreeSet::new();
        for import in &self.files[module].1 {
            let Some((definer, is_item)) = self.definer(module, &import.path, 0) else { continue };
            if definer != *module && (is_item || is_store(&definer)) {
                used.insert(definer);
            }
        }
        used
    }

    /// Module that defines what a file names by a path, and whether it is an item rather than the module itself; none
    /// when it stands in another crate.
    fn definer(&self, from: &Module, path: &[String], steps: usize) -> Option<(Module, bool)> {
        let (mut module, mut rest) = self.start(from, path, steps)?;
        rest.retain(|name| name != "self");
        while let Some((name, after)) = rest.split_first() {
            module.push(name.clone());
            if !self.files.contains_key(&module) {
                module.pop();
                let Some(import) = self.imported(&module, name).filter(|_| steps < MOST_STEPS) else { break };
                let path = [import.path.as_slice(), after].concat();
                return self.definer(&module, &path, steps + 1);
            }
            rest = after.to_vec();
        }
        Some((module, !rest.is_empty()))
    }

    /// Module from which a path is followed, and what is left of it.
    fn start(&self, from: &Module, path: &[String], steps: usize) -> Option<(Module, Vec<String>)> {
        let (first, after) = path.split_first()?;
        let ups = path.iter().take_while(|name| *name == "super").count();
        match first.as_str() {
            "crate" => Some((Module::new(), after.to_vec())),
            "self" => Some((from.clone(), after.to_vec())),
            "super" => Some((from[..from.len().checked_sub(ups)?].to_vec(), path[ups..].to_vec())),
            _ if self.files.contains_key(&[from.as_slice(), &path[..1]].concat()) => {
                Some((from.clone(), path.to_vec()))
            }
            name => {
                let import = self.imported(from, name).filter(|import| import.path != path && steps < MOST_STEPS)?;
                self.start(from, &[import.path.as_slice(), after].concat(), steps + 1)
            }
        }
    }

    /// The `use` that brings a name into a file.
    fn imported(&self, module: &Module, name: &str) -> Option<&Import> {
        self.files.get(module)?.1.iter().find(|import| import.name.as_deref() == Some(name))
    }
}

fn module_of(from_src: &str) -> Module {
    let parts = from_src.trim_end_matches(".rs").split('/').map(str::to_owned);
    parts.filter(|part| part != "mod" && part != "lib").collect()
}

fn is_store(module: &Module) -> bool {
    module.iter().any(|part| part == "store")
}

/// The file that uses the store, on the shortest way from one that the store imports from.
fn way_back<'a>(used: &BTreeMap<&'a Module, BTreeSet<Module>>, from: &Module, store: &Module) -> Option<&'a Module> {
    let (mut seen, mut next) = (BTreeSet::from([from]), VecDeque::from([from]));
    while let Some(file) = next.pop_front() {
        let (&file, uses) = used.get_key_value(file)?;
        if uses.contains(store) {
            return Some(file);
        }
        next.extend(uses.iter().filter(|other| seen.insert(other)));
    }
    None
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    const MOD: &str = "mod list;\nmod model;\npub mod store;\npub use model::Row;\npub fn all() { list::all() }\n";

    #[test]
    fn stores_that_import_from_those_who_use_them_are_found() {
        let root = made_up(
            "circles",
            &[
                ("crates/rewards/src/lib.rs", "pub mod trips;\npub mod tax;\n"),
                ("crates/rewards/src/trips/mod.rs", "mod list;\nmod words;\nmod store;\npub use list::Listed;\n"),
                ("crates/rewards/src/trips/list.rs", "use super::{store::{self, all}, words};\n"),
                ("crates/rewards/src/trips/words.rs", "pub fn f() { super::list::shown() }\n"),
                ("crates/rewards/src/trips/store.rs", "use super::{Listed, words::{self as said, Word}};\n"),
                ("crates/rewards/src/tax/mod.rs", "mod rules;\nmod store;\npub enum Scope {}\n"),
                ("crates/rewards/src/tax/rules.rs", "use crate::tax;\nfn f() { tax::store::all() }\n"),
                ("crates/rewards/src/tax/store.rs", "fn f() -> crate::tax::rules::Rule {}\n"),
            ],
        );
        assert_eq!(
            stores_and_handlers_form_no_circle(&root),
            [
                "crates/rewards/src/tax/store.rs imports from crates/rewards/src/tax/rules.rs, which uses it",
                "crates/rewards/src/trips/store.rs imports from crates/rewards/src/trips/list.rs, which uses it",
                "crates/rewards/src/trips/store.rs imports from crates/rewards/src/trips/words.rs, which uses it \
                 through crates/rewards/src/trips/list.rs",
            ]
        );
    }

    #[test]
    fn two_stores_that_import_from_each_other_are_found() {
        let root = made_up(
            "stores-in-a-circle",
            &[
                ("crates/people/src/lib.rs", "mod a;\nmod b;\n"),
                ("crates/people/src/a/mod.rs", "pub mod store;\n"),
                ("crates/people/src/b/mod.rs", "pub mod store;\n"),
                ("crates/people/src/a/store/rows.rs", "use crate::b::store::Row;\n"),
                ("crates/people/src/a/store/mod.rs", "pub mod rows;\n"),
                ("crates/people/src/b/store.rs", "use super::super::a::store::rows::Row;\n"),
            ],
        );
        assert_eq!(stores_and_handlers_form_no_circle(&root).len(), 2);
    }

    #[test]
    fn a_store_may_import_from_models_other_stores_and_files_without_one() {
        let root = made_up(
            "no-circles",
            &[
                ("crates/rewards/src/lib.rs", "pub mod trips;\npub mod orders;\n"),
                ("crates/rewards/src/trips/mod.rs", MOD),
                ("crates/rewards/src/trips/model.rs", "use plon_platform::store::Key;\n/// Read by super::list::f.\n"),
                ("crates/rewards/src/trips/list.rs", "use super::{Row, store};\nfn f() { store::all() }\n"),
                ("crates/rewards/src/trips/names.rs", "#[cfg(test)]\nmod tests { use super::super::store; }\n"),
                (
                    "crates/rewards/src/trips/store.rs",
                    "use super::names::slug;\nuse super::Row;\nuse crate::orders::store::all;\n",
                ),
                ("crates/rewards/src/orders/mod.rs", "pub mod store;\n"),
                ("crates/rewards/src/orders/store.rs", "use plon_kernel::list::Row;\n"),
            ],
        );
        assert_eq!(stores_and_handlers_form_no_circle(&root), [""; 0]);
    }
}
