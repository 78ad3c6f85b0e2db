//! Causes of messages: each has words for operators, who would otherwise read its code.
use std::path::Path;

use crate::sources::{read, read_file};

const WORDS: &str = "crates/message-templates/src/cause.rs";

pub fn each_message_has_its_cause_in_words(root: &Path) -> Vec<String> {
    let words = read_file(root, WORDS);
    let mut errors = Vec::new();
    for source in read(root, "crates").iter().filter(|source| source.path.contains("/src/")) {
        let purposes = source.code().filter_map(purpose).filter(|purpose| !words.contains(&format!("\"{purpose}\"")));
        errors.extend(purposes.map(|purpose| format!("{}: {WORDS} has no words for {purpose}", source.path)));
    }
    errors
}

/// Purpose that a line of code names.
fn purpose(line: &str) -> Option<&str> {
    let after = ["purpose: \"", "PURPOSE: &str = \""].iter().find_map(|before| line.split_once(before));
    after?.1.split('"').next()
}

#[cfg(test)]
mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_cause_without_words_is_found() {
        let root = made_up(
            "causes",
            &[
                (WORDS, "match purpose { \"orders.code\" => \"Kod karty\", other => other }\n"),
                ("crates/rewards/src/orders.rs", "    purpose: \"orders.code\",\n    purpose: \"orders.sent\",\n"),
                ("crates/mailings/src/lib.rs", "pub const PURPOSE: &str = \"mailings.send\";\n"),
            ],
        );
        assert_eq!(
            each_message_has_its_cause_in_words(&root),
            [
                format!("crates/mailings/src/lib.rs: {WORDS} has no words for mailings.send"),
                format!("crates/rewards/src/orders.rs: {WORDS} has no words for orders.sent"),
            ]
        );
    }
}
