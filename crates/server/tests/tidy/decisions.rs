//! Decisions: the index lists each of them under its heading, so that none is found by its file alone.
use std::path::Path;

use crate::sources::read;

/// Folder of the decisions; its README is the index.
const FOLDER: &str = "docs/adr";

/// Checks that each decision stands in the index, under the title of its heading.
pub fn each_decision_is_listed(root: &Path) -> Vec<String> {
    let files = read(root, FOLDER);
    let index = files.iter().find(|file| file.name() == "README.md").map_or("", |file| file.text.as_str());
    let decisions = files.iter().filter(|file| file.name().starts_with(|sign: char| sign.is_ascii_digit()));
    let missing = decisions.filter(|file| {
        let (name, heading) = (file.name(), file.text.lines().next().unwrap_or_default());
        let title = heading.trim_start_matches(|sign: char| sign.is_ascii_digit() || "#.: ".contains(sign));
        let row = format!("| [{}]({name}) | {title}", name.get(..4).unwrap_or_default());
        !index.contains(&row)
    });
    missing.map(|file| format!("{} is not in {FOLDER}/README.md under its title", file.path)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_decision_that_is_not_listed_is_found() {
        let root = made_up(
            "decisions",
            &[
                (
                    "docs/adr/README.md",
                    "| [0001](0001-one.md) | One database |\n| [0002](0002-two.md) | Another title |\n",
                ),
                ("docs/adr/0001-one.md", "# 0001. One database\n"),
                ("docs/adr/0002-two.md", "# 0002 Two databases\n"),
                ("docs/adr/0003-three.md", "# 0003 Three databases\n"),
            ],
        );
        assert_eq!(
            each_decision_is_listed(&root),
            [
                "docs/adr/0002-two.md is not in docs/adr/README.md under its title",
                "docs/adr/0003-three.md is not in docs/adr/README.md under its title",
            ]
        );
    }
}
