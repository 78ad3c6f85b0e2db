//! Promotions: from the answer to the reward, and what they cost.
mod effect;
mod store;

use std::collections::BTreeMap;

use plon_domain::volume::Unit;
use plon_kernel::db::Conn;

use super::model::{ReportRow, Scope};
use super::sums::Sums;

pub use effect::load as load_effect;

/// Columns: seen, participants, accepted, declined, started, reached, points, points cut, cards, their value, litres,
/// kilograms.
const WIDTH: usize = 12;

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    // Two promotions may have one name, so that they are told apart by their numbers until the rows are made.
    let (mut rows, mut names) = (Sums::new(WIDTH), BTreeMap::new());
    for sum in store::list_participations(db, scope.season, scope.members()).await? {
        let label = sum.id.0.to_string();
        let figures =
            [sum.participants, sum.accepted, sum.declined, sum.started, sum.reached, sum.points, sum.points_cut];
        for (column, figure) in figures.into_iter().enumerate() {
            rows.add(&label, column + 1, figure);
        }
        names.insert(label, sum.name);
    }
    for (id, seen) in store::list_visits(db, scope.season, scope.members()).await? {
        rows.add(&id.0.to_string(), 0, seen);
    }
    for sum in store::list_cards(db, scope.season, scope.members()).await? {
        rows.add(&sum.id.0.to_string(), 8, sum.cards);
        rows.add(&sum.id.0.to_string(), 9, sum.value);
    }
    for sum in store::list_volumes(db, scope.season, scope.members()).await? {
        let column = match sum.unit {
            Unit::Litre => 10,
            Unit::Kilogram => 11,
        };
        rows.add(&sum.id.0.to_string(), column, sum.volume);
    }
    let mut rows = rows.into_rows(scope.by)?;
    for row in &mut rows {
        if let Some(name) = names.get(&row.label) {
            let is_only = names.values().filter(|other| *other == name).count() == 1;
            row.label = label_of(name, &row.label, is_only);
        }
    }
    Ok(rows)
}

/// Label of a promotion: its name, with its number where another has the same name.
fn label_of(name: &str, number: &str, is_only: bool) -> String {
    if is_only { name.to_owned() } else { format!("{name} (nr\u{a0}{number})") }
}
