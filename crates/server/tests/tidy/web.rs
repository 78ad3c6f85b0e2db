//! Who may use whom in the browser: rules 4 and 5 of ARCHITECTURE.md.
use std::path::Path;

use crate::sources::{Source, read};

const WEB: &str = "web/src/";

/// From the ground up: a folder uses those of the layers below its own.
const LAYERS: [&[&str]; 5] =
    [&["format", "rules"], &["api", "ui"], &["form", "modal", "session"], &["layouts"], &["backoffice", "features"]];

/// The tables that name the features, and the two rooms that the features stand in.
const NAMES_FEATURES: [&str; 2] = ["modals.tsx", "routes.tsx"];

/// What the app says to all: its addresses as types.
const KNOWN_TO_ALL: [&str; 1] = ["paths"];

pub fn browser_code_uses_what_stands_below(root: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    for source in read(root, WEB).iter().filter(|source| source.path.ends_with(".ts") || source.path.ends_with(".tsx"))
    {
        let from = source.path.trim_start_matches(WEB);
        for to in imports(source, from) {
            if let Some(fault) = fault(from, &to) {
                faults.push(format!("{} imports {to}: {fault}", source.path));
            }
        }
    }
    faults
}

fn fault(from: &str, to: &str) -> Option<&'static str> {
    let (from_room, to_room) = (room(from), room(to));
    if from_room == to_room {
        return None;
    }
    match (layer(from), layer(to)) {
        (None, Some(layer)) if layer + 1 == LAYERS.len() && !NAMES_FEATURES.contains(&from) => {
            Some("only routes.tsx and modals.tsx name the features")
        }
        (None, _) => None,
        (Some(_), None) => (!KNOWN_TO_ALL.contains(&to)).then_some("the app stands above"),
        (Some(from_layer), Some(to_layer)) if to_layer < from_layer => None,
        // The back office has its own app around its features.
        (Some(_), Some(_)) if from_room == "backoffice" && to_room.starts_with("backoffice/") => None,
        (Some(_), Some(_)) if to_room == "backoffice" && from_room.starts_with("backoffice/") => None,
        (Some(_), Some(_)) => Some("it stands beside or above"),
    }
}

/// What may use itself: a folder, and of the features and the back office each folder by itself.
fn room(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        [_] => String::new(),
        ["features" | "backoffice", folder, _, ..] => format!("{}/{folder}", parts[0]),
        [folder, ..] => folder.to_owned(),
        [] => String::new(),
    }
}

fn layer(path: &str) -> Option<usize> {
    let (folder, _) = path.split_once('/')?;
    LAYERS.iter().position(|layer| layer.contains(&folder))
}

/// The relative imports of a file that stay in `web/src`, from there and without an ending.
fn imports(source: &Source, from: &str) -> Vec<String> {
    let folder: Vec<&str> = from.rsplit_once('/').map_or(vec![], |(folder, _)| folder.split('/').collect());
    let mut imports = Vec::new();
    for line in source.code() {
        for start in ["from '.", "import('.", "import '."] {
            for (at, _) in line.match_indices(start) {
                let target = line[at + start.len() - 1..].split('\'').next().unwrap_or_default();
                imports.extend(resolve(&folder, target));
            }
        }
    }
    imports
}

/// `./b` and `../b` seen from a folder; nothing when it leads out of `web/src`.
fn resolve(folder: &[&str], target: &str) -> Option<String> {
    let mut path = folder.to_vec();
    for part in target.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()?),
            name => path.push(name),
        }
    }
    let path = path.join("/");
    Some(path.trim_end_matches(".tsx").trim_end_matches(".ts").to_owned())
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn an_import_across_or_up_is_found() {
        let root = made_up(
            "web",
            &[
                ("web/src/routes.tsx", "view: () => import('./features/rewards/RewardsPage'),"),
                ("web/src/main.tsx", "import { Page } from './features/rewards/RewardsPage'"),
                ("web/src/rules/nip.test.ts", "import vectors from '../../../data/vectors/nip.json'"),
                (
                    "web/src/ui/Table.tsx",
                    "import { points } from '../format/numbers'\nimport { flow } from '../form/flow'",
                ),
                ("web/src/features/rewards/Card.tsx", "import type { Path } from '../../paths'\nimport './card.css'"),
                ("web/src/features/invoices/Row.tsx", "import { Card } from '../rewards/Card.tsx'"),
                ("web/src/features/invoices/Desk.tsx", "import {\n  Queue,\n} from '../../backoffice/invoices/Queue'"),
                (
                    "web/src/backoffice/invoices/Queue.tsx",
                    "import { Frame } from '../Frame'\nimport { a } from '../orders/a'",
                ),
                ("web/src/backoffice/Frame.tsx", "import { routes } from '../routes'"),
            ],
        );
        assert_eq!(
            browser_code_uses_what_stands_below(&root),
            [
                "web/src/backoffice/Frame.tsx imports routes: the app stands above",
                "web/src/backoffice/invoices/Queue.tsx imports backoffice/orders/a: it stands beside or above",
                "web/src/features/invoices/Desk.tsx imports backoffice/invoices/Queue: it stands beside or above",
                "web/src/features/invoices/Row.tsx imports features/rewards/Card: it stands beside or above",
                "web/src/main.tsx imports features/rewards/RewardsPage: only routes.tsx and modals.tsx name the features",
                "web/src/ui/Table.tsx imports form/flow: it stands beside or above",
            ]
        );
    }
}
