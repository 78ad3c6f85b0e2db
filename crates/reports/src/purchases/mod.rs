//! Purchases: accepted lines of invoices.
mod store;

use plon_domain::place::Voivodeship;
use plon_domain::volume::Unit;
use plon_kernel::db::Conn;

use super::model::{GroupBy, ReportRow, Scope};
use super::sums::{Sums, time_label};
use store::PurchaseSum;

pub use store::list_seasons;

/// Number of columns: litres, kilograms, net value, points, cut points, lines.
const WIDTH: usize = 6;

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let (season, members) = (scope.season, scope.members());
    let sums = match scope.by {
        GroupBy::Season => store::list_by_season(db, members).await?,
        GroupBy::Voivodeship => store::list_by_postcode(db, season, members).await?,
        GroupBy::Distributor => store::list_by_distributor(db, season, members).await?,
        GroupBy::Brand => store::list_by_brand(db, season, members).await?,
        GroupBy::Product | GroupBy::Crop => store::list_by_product(db, season, members).await?,
        _ => store::list_by_day(db, season, members).await?,
    };
    let mut rows = Sums::new(WIDTH);
    for sum in &sums {
        for label in labels(scope.by, sum)? {
            add(&mut rows, &label, sum);
        }
    }
    rows.into_rows(scope.by)
}

/// Labels of the rows that a sum belongs to: a product belongs to each of its crops.
fn labels(by: GroupBy, sum: &PurchaseSum) -> anyhow::Result<Vec<String>> {
    Ok(match by {
        GroupBy::Week | GroupBy::Month => vec![time_label(by, sum.label.parse()?)?],
        GroupBy::Voivodeship => vec![voivodeship_of(&sum.label)],
        GroupBy::Crop => match serde_json::from_str::<Vec<String>>(&sum.crops)? {
            crops if crops.is_empty() => vec!["bez uprawy".to_owned()],
            crops => crops,
        },
        _ => vec![sum.label.clone()],
    })
}

/// Name of the voivodeship of a postcode.
pub fn voivodeship_of(postcode: &str) -> String {
    Voivodeship::of_postcode(postcode).map_or_else(|| "nieznane".to_owned(), |found| found.to_string())
}

fn add(rows: &mut Sums, label: &str, sum: &PurchaseSum) {
    let amount = match sum.unit {
        Unit::Litre => 0,
        Unit::Kilogram => 1,
    };
    rows.add(label, amount, sum.volume);
    rows.add(label, 2, sum.net_value);
    rows.add(label, 3, sum.points);
    rows.add(label, 4, sum.points_cut);
    rows.add(label, 5, sum.lines);
}
