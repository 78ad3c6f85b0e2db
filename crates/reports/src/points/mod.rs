//! Points: what the ledger says of them.
mod store;

use jiff::Timestamp as Instant;
use jiff::ToSpan;
use plon_domain::ledger::{Source, TransferKind};
use plon_domain::season::Season;
use plon_kernel::db::Conn;
use plon_kernel::types::Timestamp;
use plon_rewards::rewards;

use super::model::{ReportRow, Scope};
use super::sums::{Sums, day_of_hour, time_label};
use store::TransferSum;

/// Columns of points: granted, reversed, redeemed, forfeited, change.
const WIDTH: usize = 5;

/// Labels of the ages of points, and the hours up to which each reaches.
const AGES: [(&str, i64); 4] =
    [("do 3 miesięcy", 90 * 24), ("3–6 miesięcy", 180 * 24), ("6–12 miesięcy", 365 * 24), ("1–2 lata", 730 * 24)];

/// Label of all that is older.
const OLDEST: &str = "ponad 2 lata";

/// Grosze in a zloty.
const GROSZE: i64 = 100;

pub async fn load(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(WIDTH);
    for sum in store::list_transfers(db, scope.span, scope.members()).await? {
        let label = time_label(scope.by, day_of_hour(sum.hour)?)?;
        add(&mut rows, &label, &sum);
    }
    rows.into_rows(scope.by)
}

/// Adds a sum of transfers to its column; what is held for an order is still the participant's.
fn add(rows: &mut Sums, label: &str, sum: &TransferSum) {
    let (column, points, change) = match sum.kind {
        TransferKind::Accrual => (0, sum.points, sum.points),
        TransferKind::Reversal => (1, sum.points, -sum.points),
        TransferKind::Redeem => (2, sum.points, -sum.points),
        TransferKind::Refund => (2, -sum.points, sum.points),
        TransferKind::Forfeit => (3, sum.points, -sum.points),
        TransferKind::Hold | TransferKind::Release => return,
    };
    rows.add(label, column, points);
    rows.add(label, 4, change);
}

pub async fn load_sources(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let mut rows = Sums::new(3);
    for sum in store::list_transfers(db, scope.span, scope.members()).await? {
        let (column, account, change) = match sum.kind {
            TransferKind::Accrual => (0, &sum.from_account, sum.points),
            TransferKind::Reversal => (1, &sum.to_account, -sum.points),
            _ => continue,
        };
        let label = source_label(Source::try_from(account.as_str())?);
        rows.add(label, column, sum.points);
        rows.add(label, 2, change);
    }
    rows.into_rows(scope.by)
}

const fn source_label(source: Source) -> &'static str {
    match source {
        Source::Purchases => "Zakupy i\u{a0}promocje",
        Source::Affiliation => "Członkostwo",
        Source::Achievements => "Poziomy osiągnięć",
    }
}

/// Points that participants may exchange, by when they were granted. Whoever spends points spends the oldest first: what
/// is left of them is the newest that were granted.
pub async fn load_liability(db: &mut Conn, scope: &Scope) -> anyhow::Result<Vec<ReportRow>> {
    let since: Vec<Timestamp> =
        AGES.iter().map(|(_, hours)| before(scope.now, *hours)).collect::<anyhow::Result<_>>()?;
    let [Some(first), Some(second), Some(third), Some(fourth)] = [0, 1, 2, 3].map(|place| since.get(place).copied())
    else {
        anyhow::bail!("an age has no beginning");
    };
    let owed = store::sum_liability(db, [first, second, third, fourth], scope.members()).await?;
    let price = load_price(db, scope.running).await?;
    let labels = AGES.iter().map(|(label, _)| *label).chain([OLDEST]);
    Ok(labels
        .zip(owed.by_age())
        .map(|(label, (points, people))| ReportRow {
            label: label.to_owned(),
            figures: vec![Some(points), price.map(|price| price.value_of(points)), Some(people)],
        })
        .collect())
}

/// Price of points: that of a transfer to the participant's account.
#[derive(Debug, Clone, Copy)]
pub struct PointPrice {
    /// More than zero.
    points_per_zloty: i64,
}

impl PointPrice {
    /// Grosze that points are worth, rounded down.
    pub const fn value_of(self, points: i64) -> i64 {
        points.saturating_mul(GROSZE) / self.points_per_zloty
    }
}

/// Price of points in a season; `None` when the programme has no transfers.
pub async fn load_price(db: &mut Conn, season: Season) -> anyhow::Result<Option<PointPrice>> {
    let price = rewards::find_points_per_zloty(db, season).await?.filter(|price| *price > 0);
    Ok(price.map(|points_per_zloty| PointPrice { points_per_zloty }))
}

fn before(now: Timestamp, hours: i64) -> anyhow::Result<Timestamp> {
    let at: Instant = now.0.checked_sub(hours.hours())?;
    Ok(Timestamp(at))
}
