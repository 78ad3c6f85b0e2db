//! Checks of a segment's form, each error at its field: `conditions.0.from`.
use plon_domain::segment::LastInvoice;
use plon_kernel::db::Read;
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::text_input::{parse_paragraphs, parse_required_line};

use super::model::SegmentForm;
use super::store::{self, WrittenSegment};
use crate::conditions::{Condition, Conditions};

const LONGEST_NAME: usize = 80;
const LONGEST_DESCRIPTION: usize = 300;

/// Most conditions of a segment.
const MOST: usize = 20;

/// Largest bound: a million litres, or as many million points.
const LARGEST: i64 = 1_000_000_000;

/// Most days since the last invoice: ten years.
const MOST_DAYS: i64 = 3_650;

impl SegmentForm {
    /// Parses the form.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    pub async fn parse(&self, db: &mut impl Read) -> Result<WrittenSegment, ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let description = parse_paragraphs(&mut fields, "description", &self.description, LONGEST_DESCRIPTION);
        check(&mut fields, db, &self.conditions).await?;
        let (Some(name), Some(description), true) = (name, description, fields.is_clean()) else {
            return Err(fields.into_error());
        };
        let conditions = Conditions(self.conditions.clone()).to_text().map_err(anyhow::Error::new)?;
        Ok(WrittenSegment { name, description, conditions })
    }
}

/// Notes an error at each wrong condition.
///
/// # Errors
/// When the database does not answer.
pub async fn check(fields: &mut Fields, db: &mut impl Read, conditions: &[Condition]) -> sqlx::Result<()> {
    if conditions.len() > MOST {
        fields.add_error("conditions", format!("Podaj najwyżej {MOST}\u{a0}warunków"));
        return Ok(());
    }
    for (index, condition) in conditions.iter().enumerate() {
        let at = |field: &str| format!("conditions.{index}.{field}");
        check_one(fields, db, condition, &at).await?;
    }
    Ok(())
}

async fn check_one(
    fields: &mut Fields,
    db: &mut impl Read,
    condition: &Condition,
    at: &(impl Fn(&str) -> String + Sync),
) -> sqlx::Result<()> {
    match condition {
        Condition::Purchases { season, brand, product, from, to, .. } => {
            if !store::list_seasons(db).await?.contains(season) {
                fields.add_error(&at("season"), "Nie ma takiego sezonu");
            }
            let products = store::list_products(db).await?;
            if brand.as_ref().is_some_and(|brand| products.iter().all(|(_, _, known, _)| known != brand)) {
                fields.add_error(&at("brand"), "Nie ma takiej marki");
            }
            if product.is_some_and(|id| products.iter().all(|(known, ..)| *known != id.0)) {
                fields.add_error(&at("product"), "Nie ma takiego produktu");
            }
            check_bounds(fields, at, (*from, *to), 0);
        }
        Condition::Promotion { promotion, .. } => {
            if store::list_promotions(db).await?.iter().all(|(known, ..)| *known != promotion.0) {
                fields.add_error(&at("promotion"), "Wybierz promocję");
            }
        }
        Condition::Level { level, .. } => {
            if !store::list_levels(db).await?.contains(level) {
                fields.add_error(&at("level"), "Nie ma takiego poziomu");
            }
        }
        Condition::Voivodeships { voivodeships } if voivodeships.is_empty() => {
            fields.add_error(&at("voivodeships"), "Wybierz przynajmniej jedno województwo");
        }
        Condition::LastInvoice { last: LastInvoice::Within | LastInvoice::Before, days } => {
            if !days.is_some_and(|days| (1..=MOST_DAYS).contains(&days)) {
                fields.add_error(&at("days"), "Podaj liczbę dni od 1 do 3650");
            }
        }
        Condition::Joined { from: None, to: None } => fields.add_error(&at("from"), REQUIRED),
        Condition::Joined { from: Some(from), to: Some(to) } if from > to => {
            fields.add_error(&at("to"), "Ten dzień jest przed pierwszym");
        }
        Condition::Points { from, to } => check_bounds(fields, at, (*from, *to), -LARGEST),
        Condition::Voivodeships { .. }
        | Condition::LastInvoice { .. }
        | Condition::Joined { .. }
        | Condition::Account { .. }
        | Condition::Consent { .. } => {}
    }
    Ok(())
}

fn check_bounds(fields: &mut Fields, at: &impl Fn(&str) -> String, (from, to): (Option<i64>, Option<i64>), least: i64) {
    if from.is_none() && to.is_none() {
        return fields.add_error(&at("from"), "Podaj jedną z\u{a0}granic");
    }
    for (field, bound) in [("from", from), ("to", to)] {
        if bound.is_some_and(|bound| !(least..=LARGEST).contains(&bound)) {
            fields.add_error(&at(field), "Ta liczba jest za duża albo za mała");
        }
    }
    if let (Some(from), Some(to)) = (from, to)
        && from > to
    {
        fields.add_error(&at("to"), "Ta granica jest niższa od pierwszej");
    }
}
