//! Orders of rewards: what is chosen, and how long it takes.
mod store;

use std::collections::BTreeMap;

use plon_domain::reward::{OrderStatus, RewardKind};
use plon_kernel::db::Conn;

use super::model::{GroupBy, ReportRow, Scope};
use super::sums::{Sums, day_of_hour, time_label};
use super::waits::Waits;

/// Columns: orders, points, open, completed, ended, median, ninth tenth.
const WIDTH: usize = 7;

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(WIDTH);
    for sum in store::list_orders(db, scope.span, scope.members()).await? {
        let label = label_of(scope.by, sum.hour, &sum.kind, &sum.reward)?;
        let (column, points) = match sum.status {
            OrderStatus::Selected | OrderStatus::InProgress => (2, sum.points),
            OrderStatus::Completed => (3, sum.points),
            OrderStatus::Cancelled | OrderStatus::Returned => (4, 0),
        };
        rows.add(&label, 0, sum.count);
        rows.add(&label, 1, points);
        rows.add(&label, column, sum.count);
    }
    let mut waits: BTreeMap<String, Waits> = BTreeMap::new();
    for sum in store::list_waits(db, scope.span, scope.members()).await? {
        let label = label_of(scope.by, sum.hour, &sum.kind, &sum.reward)?;
        waits.entry(label).or_default().add(sum.waited, sum.count);
    }
    let mut rows = rows.into_rows(scope.by)?;
    for row in &mut rows {
        let waits = waits.get(&row.label);
        row.figures.truncate(WIDTH - 2);
        row.figures.extend([waits.and_then(Waits::median), waits.and_then(Waits::ninth_tenth)]);
    }
    Ok(rows)
}

fn label_of(by: GroupBy, hour: i64, kind: &str, reward: &str) -> anyhow::Result<String> {
    Ok(match by {
        by if by.is_time() => time_label(by, day_of_hour(hour)?)?,
        GroupBy::Reward => reward.to_owned(),
        _ => RewardKind::try_from(kind)?.label().to_owned(),
    })
}
