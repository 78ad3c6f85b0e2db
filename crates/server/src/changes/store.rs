//! SQL of changes: how far they are complete, and the records behind a place.
use super::model::{
    ChangedDistributor, ChangedInvoice, ChangedLine, ChangedOrder, ChangedPack, ChangedParticipant, ChangedProduct,
    Feed, NewTransfer, Placed,
};
use crate::chain::Mark;
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::on_db;

/// Finds the place up to which changes are told; on SQLite, which commits them in their order, that is all of them.
pub async fn find_feed(db: &mut impl Read) -> sqlx::Result<Feed> {
    match db.on() {
        On::Sqlite(conn) => {
            sqlx::query_as(
                "SELECT epoch, (SELECT COALESCE(MAX(id), 0) FROM record_changes) AS complete_to FROM change_feed",
            )
            .fetch_one(conn)
            .await
        }
        On::Postgres(conn) => sqlx::query_as("SELECT epoch, complete_to FROM change_feed").fetch_one(conn).await,
    }
}

/// Last place that there is now; none on SQLite, where nothing has to be waited for.
pub async fn load_mark(db: &mut impl Read) -> sqlx::Result<Option<Mark>> {
    let On::Postgres(conn) = db.on() else { return Ok(None) };
    sqlx::query_as(
        "SELECT COALESCE(MAX(id), 0) AS id, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS before
         FROM record_changes",
    )
    .fetch_one(conn)
    .await
    .map(Some)
}

/// Tells the changes up to a place; another process may have told more.
pub async fn put_complete_to(tx: &mut Tx, place: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE change_feed SET complete_to = $1 WHERE complete_to < $1")
        .bind(place).execute(conn).await.map(|_| ()))
}

pub async fn put_epoch(tx: &mut Tx, epoch: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE change_feed SET epoch = $1").bind(epoch).execute(conn).await.map(|_| ()))
}

pub async fn list_participants(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<ChangedParticipant>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id AS place, p.id, p.account_type, p.kind, p.status, substr(p.company_postcode, 1, 2) AS postcode_area,
                p.representative_id AS representative, p.created_at
         FROM record_changes c JOIN participants p ON p.id = c.record_id
         WHERE c.resource = 'participants' AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

pub async fn list_distributors(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<ChangedDistributor>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id AS place, d.id, d.nip, d.name, d.edi, d.active
         FROM record_changes c JOIN distributors d ON d.id = c.record_id
         WHERE c.resource = 'distributors' AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

pub async fn list_products(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<ChangedProduct>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id AS place, p.id, p.sap, p.name, p.brand, p.category, p.unit, p.active
         FROM record_changes c JOIN products p ON p.id = c.record_id
         WHERE c.resource = 'products' AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

/// Packs of the products whose places are in a span.
pub async fn list_packs(db: &mut impl Read, (after, to): (i64, i64)) -> sqlx::Result<Vec<ChangedPack>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.product_id, k.id, k.code, k.volume
         FROM record_changes c JOIN packs k ON k.product_id = c.record_id
         WHERE c.resource = 'products' AND c.id > $1 AND c.id <= $2 ORDER BY k.product_id, k.volume")
        .bind(after).bind(to).fetch_all(conn).await)
}

pub async fn list_invoices(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<ChangedInvoice>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id AS place, i.id AS row, i.public_id AS id, i.participant_id AS participant,
                i.distributor_id AS distributor, i.number, i.source, i.status, i.season, i.issued_on, i.reported_at,
                i.decided_at, i.points, i.net_value
         FROM record_changes c JOIN invoices i ON i.id = c.record_id
         WHERE c.resource = 'invoices' AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

/// Lines of the invoices whose places are in a span.
pub async fn list_lines(db: &mut impl Read, (after, to): (i64, i64)) -> sqlx::Result<Vec<ChangedLine>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.invoice_id, l.position, l.product_id AS product, l.pack_id AS pack, l.quantity, l.volume,
                l.net_value, l.points, l.status
         FROM record_changes c JOIN invoice_lines l ON l.invoice_id = c.record_id
         WHERE c.resource = 'invoices' AND c.id > $1 AND c.id <= $2 ORDER BY l.invoice_id, l.position")
        .bind(after).bind(to).fetch_all(conn).await)
}

pub async fn list_orders(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<ChangedOrder>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id AS place, o.id, o.participant_id AS participant, o.season, o.kind, o.reward_id AS reward,
                r.name AS reward_name, v.name AS variant, o.promotion_id AS promotion, o.points, o.amount, o.status,
                o.created_at, o.updated_at
         FROM record_changes c JOIN orders o ON o.id = c.record_id
         LEFT JOIN rewards r ON r.id = o.reward_id LEFT JOIN reward_variants v ON v.id = o.variant_id
         WHERE c.resource = 'orders' AND c.id > $1 AND c.id <= $2 ORDER BY c.id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

pub async fn list_transfers(
    db: &mut impl Read,
    (after, to): (i64, i64),
    most: i64,
) -> sqlx::Result<Vec<Placed<NewTransfer>>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id AS place, id, participant_id AS participant, kind, from_account, to_account, points, cause, cause_id,
                created_at
         FROM transfers WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}
