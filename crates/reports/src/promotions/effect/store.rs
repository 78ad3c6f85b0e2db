//! SQL of what promotions brought.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use super::model::{PromotionDays, Window};
use crate::model::Members;
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::ids::{ProductId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;

/// The season's promotions that have begun.
#[derive(Debug, sqlx::FromRow)]
pub struct BegunPromotion {
    pub id: PromotionId,
    pub name: String,
    pub counts_from: BusinessDate,
    pub counts_to: BusinessDate,
}

pub async fn list_begun(db: &mut impl Read, season: Season, today: BusinessDate) -> sqlx::Result<Vec<BegunPromotion>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, name, counts_from, counts_to FROM promotions
         WHERE season = $1 AND status <> 'draft' AND counts_from <= $2 ORDER BY id")
        .bind(i64::from(season)).bind(today).fetch_all(conn).await)
}

/// Product that counts in a promotion, as far as somebody has bought it.
#[derive(Debug, sqlx::FromRow)]
pub struct CountedProduct {
    pub id: PromotionId,
    pub product: ProductId,
}

pub async fn list_goods(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<CountedProduct>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT DISTINCT c.promotion_id AS id, c.product_id AS product
         FROM promotion_lines c JOIN promotions p ON p.id = c.promotion_id
         WHERE p.season = $1 AND p.status <> 'draft'")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Volumes of one product.
#[derive(Debug, sqlx::FromRow)]
pub struct ProductVolumes {
    pub product: ProductId,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    /// Thousandths of the unit, four numbers for each promotion, apart by spaces: of its takers on its days and a year
    /// before, then of everybody.
    pub volumes: String,
}

/// Lists the volumes that were bought in some windows, in one pass over the lines of a season and the one before: a
/// participant's promotions are the bits of a number. `+` keeps SQLite off the index of products, which would look up
/// each line by itself.
pub async fn list_volumes(
    db: &mut impl Read,
    season: Season,
    promotions: &[PromotionDays],
    windows: &[Window],
    members: Members<'_>,
) -> sqlx::Result<Vec<ProductVolumes>> {
    on_db!(db, conn => {
        let mut statement =
            Statement::new("WITH takers AS (SELECT participant_id, CAST(sum(CASE promotion_id");
        for (place, promotion) in promotions.iter().enumerate() {
            statement.push(" WHEN ").push_bind(promotion.id).push(" THEN ").push_bind(1_i64 << place);
        }
        statement.push(
            " ELSE 0 END) AS BIGINT) AS bits FROM promotion_participations WHERE current > 0 GROUP BY participant_id)
             SELECT s.product, g.unit, s.volumes FROM (SELECT +l.product_id AS product, ''");
        for window in windows {
            statement.push(" || ' ' || CAST(sum(CASE WHEN i.dated_on BETWEEN ").push_bind(window.from).push(" AND ");
            statement.push_bind(window.to);
            if let Some(bit) = window.takers {
                statement.push(" AND COALESCE(t.bits, 0) & ").push_bind(bit).push(" <> 0");
            }
            statement.push(" THEN l.volume ELSE 0 END) AS TEXT)");
        }
        statement.push(
            " AS volumes FROM invoices i LEFT JOIN takers t ON t.participant_id = i.participant_id
                   JOIN invoice_lines l ON l.invoice_id = i.id WHERE i.season IN (");
        statement.push_bind(i64::from(season)).push(", ").push_bind(i64::from(season) - 1);
        statement.push(
            ") AND l.status IN ('accepted', 'limit', 'limit.product')");
        push_filter(&mut statement, "i.participant_id", members);
        statement.push(" GROUP BY +l.product_id) AS s JOIN products g ON g.id = s.product");
        statement.build_query_as().fetch_all(conn).await
    })
}
