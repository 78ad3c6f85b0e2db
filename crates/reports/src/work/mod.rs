//! Work of operators: how long participants wait for decisions, and who has decided.
mod store;

use std::collections::BTreeMap;

use plon_kernel::db::Conn;

use super::model::{ReportRow, Scope};
use super::sums::{Sums, day_of_hour, time_label};
use super::waits::Waits;
use store::{DecidedSum, OperatorSum};

/// Columns of waiting times: count, median and ninth tenth, of invoices and of appeals.
const WAITING_WIDTH: usize = 6;

/// Column in which the figures of appeals begin.
const APPEALS: usize = 3;

pub async fn load_waiting_times(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(WAITING_WIDTH);
    let invoices = store::list_decided_invoices(db, scope.span, scope.members()).await?;
    let appeals = store::list_answered_appeals(db, scope.span, scope.members()).await?;
    for (first, sums) in [(0, invoices), (APPEALS, appeals)] {
        for (label, waits) in waits_by_label(scope, &sums)? {
            rows.add(&label, first, waits.count());
            rows.set(&label, first + 1, waits.median());
            rows.set(&label, first + 2, waits.ninth_tenth());
        }
    }
    let mut rows = rows.into_rows(scope.by)?;
    // Where nobody waited there is no median.
    for row in &mut rows {
        for first in [0, APPEALS] {
            if row.figures.get(first) == Some(&Some(0)) {
                row.figures.iter_mut().skip(first + 1).take(2).for_each(|figure| *figure = None);
            }
        }
    }
    Ok(rows)
}

fn waits_by_label(scope: &Scope, sums: &[DecidedSum]) -> anyhow::Result<BTreeMap<String, Waits>> {
    let mut waits: BTreeMap<String, Waits> = BTreeMap::new();
    for sum in sums {
        let label = time_label(scope.by, day_of_hour(sum.hour)?)?;
        waits.entry(label).or_default().add(sum.waited, sum.count);
    }
    Ok(waits)
}

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(4);
    let label = |sum: &OperatorSum| match &sum.name {
        Some(name) if scope.names_operators => format!("{name} (nr\u{a0}{})", sum.operator.0),
        _ => format!("Operator nr\u{a0}{}", sum.operator.0),
    };
    for sum in store::list_decisions(db, scope.season).await? {
        for (column, figure) in [sum.lines, sum.invoices, sum.rejected].into_iter().enumerate() {
            rows.add(&label(&sum), column, figure);
        }
    }
    for sum in store::list_answers(db, scope.season).await? {
        rows.add(&label(&sum), 3, sum.lines);
    }
    rows.into_rows(scope.by)
}
