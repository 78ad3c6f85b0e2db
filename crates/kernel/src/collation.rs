//! Polish order of texts on SQLite, as PostgreSQL has it.
use anyhow::Context;
use icu_collator::{Collator, options::CollatorOptions};

/// Polish collation under PostgreSQL's name, so that `ORDER BY name COLLATE "pl-x-icu"` runs on both.
pub const POLISH: &str = "pl-x-icu";

/// Order of two texts.
///
/// # Errors
/// When the collation data of Polish is missing.
pub fn polish_order() -> anyhow::Result<impl Fn(&str, &str) -> std::cmp::Ordering + Send + Sync + Clone + 'static> {
    let locale = icu_locale_core::locale!("pl");
    let collator = Collator::try_new(locale.into(), CollatorOptions::default()).context("no Polish collation")?;
    let collator = std::sync::Arc::new(collator);
    Ok(move |left: &str, right: &str| collator.compare(left, right))
}
