//! Closed lists: `plon verify` knows in which columns each list of codes of the domain is stored.
use std::path::Path;

use crate::sources::{read, read_file};

/// Columns with their lists.
const REGISTER: &str = "crates/server/src/verify/codes/store.rs";

/// Lists of which no column has a code alone: they follow of other columns, stand inside a document, or share their
/// column with further values.
const NOT_STORED: [&str; 14] = [
    "AppealState",
    "Color",
    "ConsentChannel",
    "ConsentPurpose",
    "LastInvoice",
    "Measure",
    "MediaType",
    "InvoiceChange",
    "ParticipantChange",
    "Period",
    "PromptKind",
    "SegmentAccount",
    "SmsEncoding",
    "TemplateChannel",
];

pub fn each_list_of_codes_has_its_columns(root: &Path) -> Vec<String> {
    let register = read_file(root, REGISTER);
    let is_registered = |name: &str| register.lines().any(|line| line.trim_end().ends_with(&format!("\" {name};")));
    let mut errors = Vec::new();
    for source in read(root, "crates/domain/src") {
        for name in source.text.split("\ncoded! {").skip(1).filter_map(name_of) {
            if !is_registered(name) && !NOT_STORED.contains(&name) {
                errors.push(format!("{}: {name} stands in no row of {REGISTER}", source.path));
            }
        }
    }
    errors
}

/// Name of the enum that a `coded!` declares.
fn name_of(declaration: &str) -> Option<&str> {
    declaration.split("pub enum ").nth(1)?.split([' ', '{']).next()
}

mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_list_without_a_column_is_found() {
        let list =
            ("crates/domain/src/harvest.rs", "//! Harvests.\n\ncoded! {\n    pub enum HarvestKind { A = \"a\", }\n}\n");
        assert_eq!(
            each_list_of_codes_has_its_columns(&made_up("codes-missing", &[list, (REGISTER, "")])),
            [format!("crates/domain/src/harvest.rs: HarvestKind stands in no row of {REGISTER}")]
        );
        let row = (REGISTER, "    \"harvests\" \"kind\" HarvestKind;\n");
        assert!(each_list_of_codes_has_its_columns(&made_up("codes-listed", &[list, row])).is_empty());
    }
}
