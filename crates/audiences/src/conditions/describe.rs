//! Conditions in Polish, a sentence for each.
use plon_domain::number::grouped;
use plon_domain::segment::LastInvoice;
use plon_domain::text::Plural;
use plon_domain::volume::Volume;
use plon_kernel::db::Read;
use plon_kernel::types::BusinessDate;

use super::model::{Condition, Conditions};
use super::store::{Names, load_names};

const DAYS: Plural = Plural { one: "dnia", few: "dni", many: "dni" };
const POINTS: Plural = Plural { one: "punktu", few: "punktów", many: "punktów" };

/// Describes the conditions in their order.
///
/// # Errors
/// When the database does not answer.
pub async fn describe(db: &mut impl Read, conditions: &Conditions) -> sqlx::Result<Vec<String>> {
    let names = load_names(db).await?;
    Ok(conditions.0.iter().map(|condition| sentence(condition, &names)).collect())
}

fn sentence(condition: &Condition, names: &Names) -> String {
    match condition {
        Condition::Purchases { season, unit, brand, product, from, to } => {
            let product = product.map(|id| format!(", {}", name_of(&names.products, id.0)));
            let brand = brand.as_ref().map(|brand| format!(", marka {brand}"));
            let amount = |value: i64| Volume(value).to_polish(*unit);
            let what = product.or(brand).unwrap_or_default();
            format!("Zakupy w\u{a0}sezonie {season}{what}: {}", between(from.map(amount), to.map(amount)))
        }
        Condition::Promotion { promotion, took_part } => {
            let verb = if *took_part { "Bierze udział" } else { "Nie bierze udziału" };
            format!("{verb} w\u{a0}promocji „{}”", name_of(&names.promotions, promotion.0))
        }
        Condition::Level { level, reached: true } => format!("Osiągnął poziom {level}"),
        Condition::Level { level, reached: false } => format!("Nie osiągnął poziomu {level}"),
        Condition::Voivodeships { voivodeships } => {
            let names: Vec<&str> = voivodeships.iter().map(|voivodeship| voivodeship.as_str()).collect();
            format!("Województwo: {}", names.join(", "))
        }
        Condition::Account { account } => format!("Konto: {}", account.label()),
        Condition::LastInvoice { last, days } => {
            let days = DAYS.count(days.unwrap_or(0));
            match last {
                LastInvoice::Within => format!("Ostatnia przyjęta faktura: w\u{a0}ciągu {days}"),
                LastInvoice::Before => format!("Ostatnia przyjęta faktura: dawniej niż w\u{a0}ciągu {days}"),
                LastInvoice::Never => "Nie ma przyjętej faktury".to_owned(),
            }
        }
        Condition::Joined { from, to } => {
            let day = |BusinessDate(day): BusinessDate| day.strftime("%d.%m.%Y").to_string();
            format!("W\u{a0}programie: {}", between(from.map(day), to.map(day)))
        }
        Condition::Consent { channel, given } => {
            let answer = if *given { "wyrażona" } else { "niewyrażona" };
            format!("Zgoda na marketing {}: {answer}", channel.label())
        }
        Condition::Points { from, to } => {
            let points = |value: i64| format!("{}\u{a0}{}", grouped(value), POINTS.form(value));
            format!("Dostępne punkty: {}", between(from.map(points), to.map(points)))
        }
    }
}

fn name_of(names: &std::collections::BTreeMap<i64, String>, id: i64) -> String {
    names.get(&id).cloned().unwrap_or_else(|| format!("nr {id}"))
}

fn between(from: Option<String>, to: Option<String>) -> String {
    match (from, to) {
        (Some(from), Some(to)) => format!("od {from} do {to}"),
        (Some(from), None) => format!("od {from}"),
        (None, Some(to)) => format!("do {to}"),
        (None, None) => "dowolnie".to_owned(),
    }
}
