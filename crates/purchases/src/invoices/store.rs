//! SQL of a participant's invoices.
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use super::model::RecentDistributor;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, InvoiceId, LineId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Invoice to be inserted.
pub struct NewInvoice<'a> {
    pub public_id: String,
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: &'a str,
    pub number_key: &'a str,
    pub file: FileId,
    pub reported_at: Timestamp,
    pub dated_on: BusinessDate,
    pub season: Season,
    pub possible_duplicate: bool,
}

pub async fn is_active_distributor(db: &mut impl Read, id: DistributorId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM distributors WHERE id = $1 AND active)")
        .bind(id).fetch_one(conn).await)
}

pub async fn season_exists(db: &mut impl Read, season: Season) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM seasons WHERE year = $1)")
        .bind(i64::from(season)).fetch_one(conn).await)
}

/// Active distributors of a participant's newest invoices, the latest first.
pub async fn list_recent_distributors(
    db: &mut impl Read,
    participant: ParticipantId,
    most: i64,
) -> sqlx::Result<Vec<RecentDistributor>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.id, d.name FROM distributors d
         JOIN (SELECT distributor_id, MAX(id) AS latest FROM invoices WHERE participant_id = $1 GROUP BY distributor_id) i
              ON i.distributor_id = d.id
         WHERE d.active ORDER BY i.latest DESC LIMIT $2")
        .bind(participant).bind(most).fetch_all(conn).await)
}

/// Others' invoices with the same number from the same distributor, and any with the same file, ordered by id.
pub async fn list_possible_duplicates(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
    (sha256, ksef_number): (&str, Option<&str>),
) -> sqlx::Result<Vec<InvoiceId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT id FROM invoices WHERE number_key = $1 AND distributor_id = $2 AND participant_id <> $3
         UNION
         SELECT i.id FROM invoices i JOIN files f ON f.id = i.file_id WHERE f.sha256 = $4
         UNION
         SELECT invoice_id FROM einvoices WHERE ksef_number = $5
         ORDER BY id")
        .bind(number_key).bind(distributor).bind(participant).bind(sha256).bind(ksef_number).fetch_all(conn).await)
}

/// Flags a pending invoice; its version changes, so that an operator who has it open notices.
pub async fn flag_possible_duplicate(tx: &mut Tx, id: InvoiceId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET possible_duplicate = TRUE, version = version + 1 WHERE id = $1 AND status = 'pending'")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Inserts a reported invoice; its buyer is the participant's company until an operator reads the invoice.
pub async fn insert_invoice(tx: &mut Tx, invoice: &NewInvoice<'_>) -> sqlx::Result<InvoiceId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, file_id,
                               reported_at, dated_on, season, buyer_name, status, possible_duplicate)
         SELECT $1, p.id, $3, $4, $5, 'reported', $6, $7, $8, $9, p.company_name, 'pending', $10
         FROM participants p WHERE p.id = $2
         RETURNING id")
        .bind(&invoice.public_id).bind(invoice.participant).bind(invoice.distributor).bind(invoice.number)
        .bind(invoice.number_key).bind(invoice.file).bind(invoice.reported_at).bind(invoice.dated_on)
        .bind(i64::from(invoice.season)).bind(invoice.possible_duplicate).fetch_one(conn).await)
}

/// Id and public id of a participant's invoice that came in a distributor's data and has no file yet.
pub async fn find_without_file(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
) -> sqlx::Result<Option<(InvoiceId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, public_id FROM invoices
         WHERE participant_id = $1 AND distributor_id = $2 AND number_key = $3 AND source = 'edi' AND file_id IS NULL")
        .bind(participant).bind(distributor).bind(number_key).fetch_optional(conn).await)
}

/// Adds a file to an invoice that came in a distributor's data.
pub async fn attach_file(tx: &mut Tx, id: InvoiceId, file: FileId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET file_id = $2, matched_at = $3, version = version + 1 WHERE id = $1")
        .bind(id).bind(file).bind(now).execute(conn).await.map(|_| ()))
}

/// Selection of a participant's invoices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// All of a season, by their date.
    Season(Season),
    /// Those waiting for a decision, of any season.
    Waiting,
    /// All that are older than this season.
    Before(Season),
}

/// Further filters of a list; the patterns are ready for LIKE.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    pub number_key_like: Option<String>,
    pub distributor_like: Option<String>,
    pub edi: Option<bool>,
}

#[derive(sqlx::FromRow)]
pub struct ListedInvoice {
    pub public_id: String,
    pub number: String,
    pub distributor_name: String,
    pub dated_on: BusinessDate,
    pub points: i64,
    pub net_value: i64,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    pub has_file: bool,
}

/// Query of a participant's invoices, as `ListedInvoice`.
pub fn select_invoices(participant: ParticipantId, tab: Tab, filter: Filter) -> Select {
    let select = Select::new(
        "i.public_id, i.number, d.name AS distributor_name, i.dated_on, i.points, i.net_value, i.status, i.source,
         i.file_id IS NOT NULL AS has_file",
        "invoices i JOIN distributors d ON d.id = i.distributor_id",
    )
    .ties_by("i.id")
    .filter("i.participant_id = ?", participant.0);
    let select = match tab {
        Tab::Season(season) => select.filter("i.season = ?", i64::from(season)),
        // `|| ''` keeps the query planners off the index of statuses: pending invoices outnumber a participant's.
        Tab::Waiting => select.filter("i.status || '' = ?", InvoiceStatus::Pending.as_str()),
        Tab::Before(season) => select.filter("i.season < ?", i64::from(season)),
    };
    select
        .filter_if("i.number_key LIKE ?", filter.number_key_like)
        .filter_if(r"d.search_key LIKE ? ESCAPE '\'", filter.distributor_like)
        .filter_if("(i.source = 'edi') = ?", filter.edi)
}

/// Participant's own invoice with all its data.
#[derive(sqlx::FromRow)]
pub struct OwnInvoice {
    pub id: InvoiceId,
    pub public_id: String,
    pub number: String,
    pub distributor_name: String,
    pub dated_on: BusinessDate,
    pub reported_at: Timestamp,
    pub buyer_name: String,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    pub reason: Option<String>,
    pub points: i64,
    pub net_value: i64,
    pub file_id: Option<FileId>,
    /// True when both the participant and a distributor's data brought it.
    pub matched: bool,
}

pub async fn find_own_invoice(
    db: &mut impl Read,
    participant: ParticipantId,
    public_id: &str,
) -> sqlx::Result<Option<OwnInvoice>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT i.id, i.public_id, i.number, d.name AS distributor_name, i.dated_on, i.reported_at, i.buyer_name,
                i.source, i.status, i.reason, i.points, i.net_value, i.file_id,
                i.matched_at IS NOT NULL AS matched
         FROM invoices i JOIN distributors d ON d.id = i.distributor_id
         WHERE i.public_id = $1 AND i.participant_id = $2")
        .bind(public_id).bind(participant).fetch_optional(conn).await)
}

/// Line as its participant sees it.
#[derive(sqlx::FromRow)]
pub struct OwnLine {
    pub id: LineId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub pack_volume: i64,
    pub quantity: i64,
    pub volume: i64,
    pub points: i64,
    pub net_value: i64,
    #[sqlx(try_from = "String")]
    pub status: LineStatus,
    pub reason: Option<String>,
    pub explanation: Option<String>,
}

pub async fn list_own_lines(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Vec<OwnLine>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.id, p.name AS product, p.unit, k.volume AS pack_volume, l.quantity, l.volume, l.points, l.net_value,
                l.status, l.reason, l.explanation
         FROM invoice_lines l JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id
         WHERE l.invoice_id = $1 ORDER BY l.position")
        .bind(invoice).fetch_all(conn).await)
}
