//! Banks: the bank of an account, by the sort code in its number.
mod show;

use std::collections::HashMap;
use std::sync::LazyLock;

use plon_platform::openapi::{ApiRouter, routes};

/// Names of banks by the first four digits of a sort code (NBP's register of sort codes).
static NAMES: LazyLock<HashMap<&str, &str>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../../data/banks.json")).unwrap_or_default());

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(show::show_bank))
}

/// Name of the bank of a sort code, of which the first four digits are enough.
fn name(sort_code: &str) -> Option<&'static str> {
    NAMES.get(sort_code.get(..4)?).copied()
}

#[cfg(test)]
mod tests {
    use plon_domain::iban::Iban;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Vector {
        account: String,
        bank: Option<String>,
        why: String,
    }

    #[test]
    fn an_account_is_at_the_bank_of_its_sort_code() {
        let vectors: Vec<Vector> = serde_json::from_str(include_str!("../../../../data/vectors/bank.json")).unwrap();
        for Vector { account, bank, why } in vectors {
            let account = Iban::parse(&account).expect(&why);
            assert_eq!(super::name(account.sort_code()), bank.as_deref(), "{why}");
        }
    }

    #[test]
    fn every_bank_has_four_digits_and_a_name() {
        assert!(super::NAMES.len() > 600);
        for (code, name) in super::NAMES.iter() {
            assert!(code.len() == 4 && code.bytes().all(|byte| byte.is_ascii_digit()), "{code}");
            assert!(!name.trim().is_empty() && *name == name.trim(), "{code}: {name:?}");
        }
    }
}
