//! SQL of purchases: sums over accepted lines.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use crate::model::Members;
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::on_db;

/// Sums of the lines with one label and unit.
#[derive(Debug, sqlx::FromRow)]
pub struct PurchaseSum {
    pub label: String,
    /// JSON list of the product's crops; empty unless the sum is of a product.
    pub crops: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    /// Thousandths of the unit.
    pub volume: i64,
    /// Grosze.
    pub net_value: i64,
    pub points: i64,
    pub points_cut: i64,
    pub lines: i64,
}

/// Statement that sums accepted lines by a label, before and after its filters: the label's column and the joins it
/// needs; with `crops` by the crops of their products, too.
macro_rules! sums {
    ($label:literal, $joins:literal) => {
        sums!($label, "''", "", $joins)
    };
    (crops, $label:literal, $joins:literal) => {
        sums!($label, "s.crops", ", s.crops", $joins)
    };
    ($label:literal, $crops:literal, $by_crops:literal, $joins:literal) => {
        (
            concat!(
                "SELECT s.label, ",
                $crops,
                " AS crops, s.unit, CAST(sum(s.volume) AS BIGINT) AS volume,
                    CAST(sum(s.net_value) AS BIGINT) AS net_value, CAST(sum(s.points) AS BIGINT) AS points,
                    CAST(sum(s.points_cut) AS BIGINT) AS points_cut, count(*) AS lines
                 FROM (SELECT ",
                $label,
                " AS label, p.crops, p.unit, l.volume, l.net_value, l.points, l.points_cut
                       FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
                            JOIN products p ON p.id = l.product_id ",
                $joins,
                " WHERE l.status IN ('accepted', 'limit', 'limit.product')"
            ),
            concat!(") AS s GROUP BY s.label, s.unit", $by_crops),
        )
    };
}

/// Sums of a season, or of all of them.
async fn list_sums(
    db: &mut impl Read,
    (before, after): (&'static str, &'static str),
    season: Option<Season>,
    members: Members<'_>,
) -> sqlx::Result<Vec<PurchaseSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(before);
        if let Some(season) = season {
            statement.push(" AND i.season = ").push_bind(i64::from(season));
        }
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(after);
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn list_by_season(db: &mut impl Read, members: Members<'_>) -> sqlx::Result<Vec<PurchaseSum>> {
    list_sums(db, sums!("CAST(i.season AS TEXT)", ""), None, members).await
}

/// Sums by the day of the invoice.
pub async fn list_by_day(db: &mut impl Read, season: Season, members: Members<'_>) -> sqlx::Result<Vec<PurchaseSum>> {
    list_sums(db, sums!("i.dated_on", ""), Some(season), members).await
}

/// Sums by the buyer's postcode.
pub async fn list_by_postcode(
    db: &mut impl Read,
    season: Season,
    members: Members<'_>,
) -> sqlx::Result<Vec<PurchaseSum>> {
    let statement = sums!("b.company_postcode", "JOIN participants b ON b.id = i.participant_id");
    list_sums(db, statement, Some(season), members).await
}

pub async fn list_by_distributor(
    db: &mut impl Read,
    season: Season,
    members: Members<'_>,
) -> sqlx::Result<Vec<PurchaseSum>> {
    let statement = sums!("d.name", "JOIN distributors d ON d.id = i.distributor_id");
    list_sums(db, statement, Some(season), members).await
}

pub async fn list_by_brand(db: &mut impl Read, season: Season, members: Members<'_>) -> sqlx::Result<Vec<PurchaseSum>> {
    list_sums(db, sums!("p.brand", ""), Some(season), members).await
}

pub async fn list_by_product(
    db: &mut impl Read,
    season: Season,
    members: Members<'_>,
) -> sqlx::Result<Vec<PurchaseSum>> {
    list_sums(db, sums!(crops, "p.name", ""), Some(season), members).await
}

/// Years of the seasons, the newest first.
pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT year FROM seasons ORDER BY year DESC").fetch_all(conn).await)
}
