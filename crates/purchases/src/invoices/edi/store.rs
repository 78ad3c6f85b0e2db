//! SQL of distributors' sales: data for checking rows, and the invoices made of them.
use std::collections::BTreeMap;

use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::points::Points;
use plon_domain::season::Season;

use super::super::packs::store::{KnownPack, RateRow};
use plon_kernel::bulk::Statement;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, ImportId, InvoiceId, LineId, OperatorId, PackId, ParticipantId, ProductId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{on_db, select_in};

/// Participant whom a row may name.
#[derive(Debug, sqlx::FromRow)]
pub struct Buyer {
    pub id: ParticipantId,
    pub nip: String,
    #[sqlx(try_from = "String")]
    account_type: AccountType,
    #[sqlx(try_from = "String")]
    status: AccountStatus,
    pub company_name: String,
    partners_collect: bool,
}

impl Buyer {
    /// True when the programme keeps points for them.
    pub fn takes_part(&self) -> bool {
        (self.account_type == AccountType::Retail || self.partners_collect) && self.status.has_open_ledger()
    }
}

pub async fn list_buyers(db: &mut impl Read, nips: &[&str]) -> sqlx::Result<Vec<Buyer>> {
    if nips.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT id, nip, account_type, status, company_name,
            EXISTS (SELECT 1 FROM settings WHERE key = 'partners_collect' AND value = 'true') AS partners_collect
         FROM participants WHERE nip IN",
        nips.iter().map(|nip| (*nip).to_owned()),
        ""
    )
}

pub async fn list_distributors(db: &mut impl Read) -> sqlx::Result<Vec<(String, DistributorId)>> {
    on_db!(db, conn => sqlx::query_as("SELECT nip, id FROM distributors").fetch_all(conn).await)
}

pub async fn list_packs_by_id(db: &mut impl Read, ids: &[PackId]) -> sqlx::Result<Vec<KnownPack>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT k.id, k.product_id, k.code, p.sap, p.name AS product, p.unit, k.volume
         FROM packs k JOIN products p ON p.id = k.product_id WHERE k.id IN",
        ids.iter().copied(),
        ""
    )
}

pub async fn list_aliases(db: &mut impl Read) -> sqlx::Result<Vec<(DistributorId, String, PackId)>> {
    on_db!(db, conn => sqlx::query_as("SELECT distributor_id, alias_key, pack_id FROM product_aliases")
        .fetch_all(conn).await)
}

pub async fn list_rates_of_products(db: &mut impl Read, products: &[ProductId]) -> sqlx::Result<Vec<RateRow>> {
    if products.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT product_id, season, points_per_unit, cap_points FROM product_rates WHERE product_id IN",
        products.iter().copied(),
        ""
    )
}

/// Points granted to participants for products so far.
#[derive(Debug, sqlx::FromRow)]
pub struct GrantedPointsRow {
    pub participant_id: ParticipantId,
    pub product_id: ProductId,
    #[sqlx(try_from = "i64")]
    pub season: Season,
    pub points: i64,
}

pub async fn list_granted_points(
    db: &mut impl Read,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<GrantedPointsRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT participant_id, product_id, season, points FROM product_points WHERE participant_id IN",
        participants.iter().copied(),
        ""
    )
}

/// Adds to the points granted to participants for products.
pub async fn add_granted_points(
    tx: &mut Tx,
    granted: &BTreeMap<(ParticipantId, ProductId, Season), Points>,
) -> sqlx::Result<()> {
    let rows: Vec<_> = granted.iter().collect();
    for chunk in rows.chunks(plon_kernel::bulk::CHUNK) {
        on_db!(tx, conn => {
            let mut statement =
                Statement::new("INSERT INTO product_points (participant_id, product_id, season, points) ");
            statement.push_values(chunk, |mut row, ((participant, product, season), points)| {
                row.push_bind(*participant).push_bind(*product).push_bind(i64::from(*season)).push_bind(points.0);
            });
            statement.push(" ON CONFLICT (participant_id, product_id, season)
                DO UPDATE SET points = product_points.points + excluded.points");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Invoice of any participant that a row may name.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownInvoice {
    pub id: InvoiceId,
    pub public_id: String,
    pub participant_id: ParticipantId,
    pub distributor_id: DistributorId,
    pub number_key: String,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    /// True when an appeal is open, which only an operator may answer.
    pub appealed: bool,
}

pub async fn list_known_invoices(db: &mut impl Read, number_keys: &[String]) -> sqlx::Result<Vec<KnownInvoice>> {
    if number_keys.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT id, public_id, participant_id, distributor_id, number_key, source, status,
                answer_by IS NOT NULL AS appealed FROM invoices
         WHERE number_key IN",
        number_keys.iter().cloned(),
        "ORDER BY id"
    )
}

/// Line of a known invoice.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownLine {
    pub invoice_id: InvoiceId,
    pub pack_id: PackId,
    pub quantity: i64,
    pub net_value: i64,
    #[sqlx(try_from = "String")]
    pub status: LineStatus,
}

pub async fn list_lines_of_invoices(db: &mut impl Read, invoices: &[InvoiceId]) -> sqlx::Result<Vec<KnownLine>> {
    if invoices.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT invoice_id, pack_id, quantity, net_value, status FROM invoice_lines WHERE invoice_id IN",
        invoices.iter().copied(),
        "ORDER BY invoice_id, position"
    )
}

/// Invoice made of a distributor's data.
#[derive(Debug)]
pub struct EdiInvoice<'a> {
    pub public_id: String,
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: &'a str,
    pub number_key: &'a str,
    pub issued_on: BusinessDate,
    pub season: Season,
    pub buyer: &'a str,
    pub status: InvoiceStatus,
    pub points: i64,
    pub net_value: i64,
    pub possible_duplicate: bool,
    pub decided_at: Option<Timestamp>,
}

/// Inserts invoices; returns their ids by public id.
pub async fn insert_invoices(
    tx: &mut Tx,
    invoices: &[EdiInvoice<'_>],
    now: Timestamp,
) -> sqlx::Result<Vec<(String, InvoiceId)>> {
    let mut ids = Vec::with_capacity(invoices.len());
    for chunk in invoices.chunks(plon_kernel::bulk::CHUNK) {
        let some: Vec<(String, InvoiceId)> = on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, reported_at,
                                       issued_on, dated_on, season, buyer_name, status, points, net_value,
                                       possible_duplicate, decided_at) ");
            statement.push_values(chunk, |mut row, new| {
                row.push_bind(new.public_id.as_str()).push_bind(new.participant).push_bind(new.distributor)
                    .push_bind(new.number).push_bind(new.number_key).push_bind(InvoiceSource::Edi.as_str())
                    .push_bind(now).push_bind(new.issued_on).push_bind(new.issued_on)
                    .push_bind(i64::from(new.season)).push_bind(new.buyer).push_bind(new.status.as_str())
                    .push_bind(new.points).push_bind(new.net_value).push_bind(new.possible_duplicate)
                    .push_bind(new.decided_at);
            });
            statement.push(" RETURNING public_id, id");
            statement.build_query_as().fetch_all(conn).await?
        });
        ids.extend(some);
    }
    Ok(ids)
}

/// Public ids of invoices.
pub async fn list_public_ids(db: &mut impl Read, ids: &[InvoiceId]) -> sqlx::Result<Vec<(InvoiceId, String)>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(db, "SELECT id, public_id FROM invoices WHERE id IN", ids.iter().copied(), "")
}

/// Replaces the data of a pending reported invoice by the distributor's, and deletes its undecided lines.
pub async fn replace_by_edi_data(
    tx: &mut Tx,
    id: InvoiceId,
    data: &EdiInvoice<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM invoice_lines WHERE invoice_id = $1 AND status = 'pending'")
        .bind(id).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET issued_on = $2, dated_on = $2, season = $3, buyer_name = $4, status = $5, points = $6,
                net_value = $7, decided_at = $8, matched_at = $9, reason = NULL, version = version + 1
         WHERE id = $1")
        .bind(id).bind(data.issued_on).bind(i64::from(data.season)).bind(data.buyer).bind(data.status.as_str())
        .bind(data.points).bind(data.net_value).bind(data.decided_at).bind(now)
        .execute(conn).await.map(|_| ()))
}

/// Marks an invoice as confirmed by a distributor's data, the first time only.
pub async fn mark_matched(tx: &mut Tx, id: InvoiceId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET matched_at = $2, version = version + 1 WHERE id = $1 AND matched_at IS NULL")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))
}

/// Line of an invoice made of a distributor's data.
#[derive(Debug)]
pub struct EdiLine<'a> {
    pub invoice: InvoiceId,
    pub position: i64,
    pub product: ProductId,
    pub pack: PackId,
    pub quantity: i64,
    pub volume: i64,
    pub net_value: i64,
    pub points_per_unit: Option<i64>,
    pub points: i64,
    pub cut: i64,
    pub status: LineStatus,
    pub explanation: Option<&'a str>,
    pub decided: Option<(Timestamp, OperatorId)>,
}

/// Inserts lines; returns their ids by invoice and position.
pub async fn insert_lines(tx: &mut Tx, lines: &[EdiLine<'_>]) -> sqlx::Result<Vec<(InvoiceId, i64, LineId)>> {
    let mut ids = Vec::with_capacity(lines.len());
    for chunk in lines.chunks(plon_kernel::bulk::CHUNK) {
        let some: Vec<(InvoiceId, i64, LineId)> = on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
                                            points_per_unit, points, points_cut, status, explanation, decided_at,
                                            decided_by) ");
            statement.push_values(chunk, |mut row, line| {
                row.push_bind(line.invoice).push_bind(line.position).push_bind(line.product).push_bind(line.pack)
                    .push_bind(line.quantity).push_bind(line.volume).push_bind(line.net_value)
                    .push_bind(line.points_per_unit).push_bind(line.points).push_bind(line.cut)
                    .push_bind(line.status.as_str()).push_bind(line.explanation)
                    .push_bind(line.decided.map(|(at, _)| at)).push_bind(line.decided.map(|(_, by)| by));
            });
            statement.push(" RETURNING invoice_id, position, id");
            statement.build_query_as().fetch_all(conn).await?
        });
        ids.extend(some);
    }
    Ok(ids)
}

/// Result of an import for one participant.
#[derive(Debug, Clone, Copy, Default, sqlx::FromRow)]
pub struct NotificationTotals {
    pub invoices: i64,
    pub points: i64,
    pub cut: i64,
}

/// Adds to the results that participants are notified about once the import is posted.
pub async fn put_import_notifications(
    tx: &mut Tx,
    import: ImportId,
    news: &BTreeMap<ParticipantId, NotificationTotals>,
) -> sqlx::Result<()> {
    let rows: Vec<_> = news.iter().collect();
    for chunk in rows.chunks(plon_kernel::bulk::CHUNK) {
        on_db!(tx, conn => {
            let mut statement =
                Statement::new("INSERT INTO import_notifications (import_id, participant_id, invoices, points, cut) ");
            statement.push_values(chunk, |mut row, (participant, news)| {
                row.push_bind(import).push_bind(**participant).push_bind(news.invoices).push_bind(news.points)
                    .push_bind(news.cut);
            });
            statement.push(" ON CONFLICT (import_id, participant_id) DO UPDATE SET
                invoices = import_notifications.invoices + excluded.invoices, points = import_notifications.points + excluded.points,
                cut = import_notifications.cut + excluded.cut");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

#[derive(Debug, sqlx::FromRow)]
pub struct PendingNotification {
    pub participant_id: ParticipantId,
    #[sqlx(flatten)]
    pub news: NotificationTotals,
}

/// Takes the next participants to be notified, and marks them as notified.
pub async fn claim_pending_notifications(
    tx: &mut Tx,
    import: ImportId,
    most: i64,
) -> sqlx::Result<Vec<PendingNotification>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE import_notifications SET told = TRUE WHERE import_id = $1 AND participant_id IN (
             SELECT participant_id FROM import_notifications WHERE import_id = $1 AND NOT told ORDER BY participant_id LIMIT $2)
         RETURNING participant_id, invoices, points, cut")
        .bind(import).bind(most).fetch_all(conn).await)
}
