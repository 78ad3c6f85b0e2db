//! SQL of the operators' side of invoices.
use plon_domain::accepted_line::AcceptedLine;
use plon_domain::account::AccountStatus;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::nip::Nip;
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, InvoiceId, LineId, OperatorId, PackId, ParticipantId, ProductId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::webhooks::InvoiceDecided;

/// Search in the queue.
#[derive(Debug)]
pub enum InvoiceSearch {
    Nip(Nip),
    /// Beginning of a number's key.
    Number(String),
    /// Beginnings of words; with none of them, every invoice.
    Name(Vec<String>),
}

#[derive(Debug, sqlx::FromRow)]
pub struct QueuedRow {
    pub id: InvoiceId,
    pub public_id: String,
    pub number: String,
    pub distributor: String,
    pub first_name: String,
    pub last_name: String,
    pub nip: String,
    pub reported_at: Timestamp,
    pub dated_on: BusinessDate,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    pub points: i64,
    pub net_value: i64,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    pub has_file: bool,
    pub possible_duplicate: bool,
    pub appealed_at: Option<Timestamp>,
    pub answer_by: Option<BusinessDate>,
    /// Level of an e-invoice's proof.
    pub proof: Option<String>,
    pub claimant: Option<OperatorId>,
    pub claimed_by: Option<String>,
    pub claimed_until: Option<Timestamp>,
}

impl Keyed for QueuedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Query of all invoices, or those with a status, that an operator looks for, as `QueuedRow`.
///
/// `|| ''` and `+ 0` keep the query planners from using the indexes of statuses and ids, with which a search would
/// scan all invoices to find a few. A search by number is ordered by `BY_NUMBER`, the rest by id.
pub fn select_queue(status: Option<InvoiceStatus>, appeals: bool, wanted: &InvoiceSearch) -> Select {
    let all = select_invoices();
    let invoices = if appeals { all.only("i.answer_by IS NOT NULL") } else { all };
    let filtered = match wanted {
        InvoiceSearch::Name(words) if words.is_empty() && !appeals => {
            return match status {
                Some(status) => invoices.ties_by("i.id").only(state_condition(status)),
                None => invoices.ties_by("i.id"),
            };
        }
        InvoiceSearch::Nip(nip) => invoices
            .ties_by("i.id + 0")
            .filter("i.participant_id = (SELECT id FROM participants WHERE nip = ?)", nip.as_str()),
        InvoiceSearch::Number(key) => {
            invoices.filter("i.number_key >= ? AND i.number_key < ? || '\u{10ffff}'", key.as_str())
        }
        InvoiceSearch::Name(words) => words.iter().fold(invoices.ties_by("i.id + 0"), |invoices, word| {
            invoices.filter(
                "i.participant_id IN (SELECT participant_id FROM search_terms
                                      WHERE term >= ? AND term < ? || '\u{10ffff}')",
                word.as_str(),
            )
        }),
    };
    filtered.filter_if("i.status || '' = ?", status.map(InvoiceStatus::as_str))
}

/// Query of the invoices of participants matching all words, scanned by id or within a status.
/// The words are looked up for each invoice, so that for a common word no more than a page is read.
pub fn select_by_name(status: Option<InvoiceStatus>, words: &[String]) -> Select {
    let invoices = status.map(state_condition).into_iter().fold(select_invoices().ties_by("i.id"), Select::only);
    words.iter().fold(invoices, |invoices, word| {
        invoices.filter(
            "(SELECT true FROM search_terms t
              WHERE t.participant_id = i.participant_id AND t.term >= ? AND t.term < ? || '\u{10ffff}' LIMIT 1)",
            word.as_str(),
        )
    })
}

fn select_invoices() -> Select {
    Select::new(
        "i.id, i.public_id, i.number, d.name AS distributor, p.first_name, p.last_name, p.nip, i.reported_at,
         i.dated_on, i.status, i.points, i.net_value, i.source, i.file_id IS NOT NULL AS has_file,
         i.possible_duplicate, i.appealed_at, i.answer_by,
         (SELECT e.proof FROM einvoices e WHERE e.invoice_id = i.id) AS proof,
         (SELECT c.operator_id FROM invoice_claims c WHERE c.invoice_id = i.id) AS claimant,
         (SELECT o.first_name || ' ' || o.last_name FROM invoice_claims c JOIN operators o ON o.id = c.operator_id
          WHERE c.invoice_id = i.id) AS claimed_by,
         (SELECT c.expires_at FROM invoice_claims c WHERE c.invoice_id = i.id) AS claimed_until",
        "invoices i LEFT JOIN participants p ON p.id = i.participant_id
         LEFT JOIN distributors d ON d.id = i.distributor_id",
    )
}

/// Keyset condition and order of a search by number.
pub const BY_NUMBER: (&str, &str) =
    ("(i.number_key, i.id) > ((SELECT number_key FROM invoices WHERE id = ?), ?)", "i.number_key, i.id");

/// Keyset condition and order of the open appeals.
pub const BY_DEADLINE: (&str, &str) =
    ("(i.answer_by, i.id) > ((SELECT answer_by FROM invoices WHERE id = ?), ?)", "i.answer_by, i.id");

fn state_condition(status: InvoiceStatus) -> &'static str {
    match status {
        InvoiceStatus::Pending => "i.status = 'pending'",
        InvoiceStatus::Accepted => "i.status = 'accepted'",
        InvoiceStatus::Rejected => "i.status = 'rejected'",
        InvoiceStatus::Partial => "i.status = 'partial'",
        InvoiceStatus::Limit => "i.status = 'limit'",
        InvoiceStatus::LimitProduct => "i.status = 'limit.product'",
    }
}

/// Invoice as an operator sees it.
#[derive(Debug, sqlx::FromRow)]
pub struct AdminInvoice {
    pub id: InvoiceId,
    pub public_id: String,
    pub participant_id: ParticipantId,
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub number: String,
    pub number_key: String,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    pub file_id: Option<FileId>,
    pub reported_at: Timestamp,
    pub issued_on: Option<BusinessDate>,
    pub dated_on: BusinessDate,
    #[sqlx(try_from = "i64")]
    pub season: Season,
    pub buyer_name: String,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    pub reason: Option<String>,
    pub points: i64,
    pub net_value: i64,
    pub decided_at: Option<Timestamp>,
    pub version: i64,
    /// True when both the participant and a distributor's data brought it.
    pub matched: bool,
}

pub async fn find_invoice(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<AdminInvoice>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT i.id, i.public_id, i.participant_id, i.distributor_id, d.name AS distributor, i.number, i.number_key,
                i.source, i.file_id, i.reported_at, i.issued_on, i.dated_on, i.season, i.buyer_name, i.status,
                i.reason, i.points, i.net_value, i.decided_at, i.version, i.matched_at IS NOT NULL AS matched
         FROM invoices i JOIN distributors d ON d.id = i.distributor_id
         WHERE i.public_id = $1")
        .bind(public_id).fetch_optional(conn).await)
}

/// Participant who reported an invoice.
#[derive(Debug, sqlx::FromRow)]
pub struct Reporter {
    pub id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub company_city: String,
    pub nip: String,
    pub email: String,
    pub phone: String,
    pub hit_points_limit: bool,
}

pub async fn load_reporter(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Reporter> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, first_name, last_name, company_name, company_city, nip, email, phone,
                points_limit_reached_at IS NOT NULL AS hit_points_limit
         FROM participants WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

/// Another invoice with the same number from the same distributor, with the same number in KSeF, or with the same file.
#[derive(Debug, sqlx::FromRow)]
pub struct DuplicateRow {
    pub public_id: String,
    pub number: String,
    pub distributor: String,
    pub participant: String,
    #[sqlx(try_from = "String")]
    pub status: InvoiceStatus,
    pub reported_at: Timestamp,
    pub same_number: bool,
    pub same_ksef_number: bool,
    pub same_file: bool,
}

/// True when points may still be posted for the participant: not after the account was erased.
pub async fn has_open_ledger(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<bool> {
    let status: String = on_db!(db, conn => sqlx::query_scalar("SELECT status FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)?;
    Ok(AccountStatus::try_from(status).is_ok_and(AccountStatus::has_open_ledger))
}

pub async fn list_duplicates(db: &mut impl Read, of: &AdminInvoice) -> sqlx::Result<Vec<DuplicateRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT i.public_id, i.number, d.name AS distributor, p.first_name || ' ' || p.last_name AS participant,
                i.status, i.reported_at, i.number_key = $2 AND i.distributor_id = $3 AS same_number,
                EXISTS (SELECT 1 FROM einvoices e JOIN einvoices own ON own.ksef_number = e.ksef_number
                        WHERE e.invoice_id = i.id AND own.invoice_id = $1) AS same_ksef_number,
                EXISTS (SELECT 1 FROM files f JOIN files own ON own.sha256 = f.sha256
                        WHERE f.id = i.file_id AND own.id = $4) AS same_file
         FROM invoices i JOIN participants p ON p.id = i.participant_id JOIN distributors d ON d.id = i.distributor_id
         WHERE i.id <> $1 AND i.id IN (
             SELECT id FROM invoices WHERE number_key = $2 AND distributor_id = $3
             UNION
             SELECT e.invoice_id FROM einvoices own JOIN einvoices e ON e.ksef_number = own.ksef_number
             WHERE own.invoice_id = $1
             UNION
             SELECT same.id FROM files own
             JOIN files f ON f.sha256 = own.sha256 JOIN invoices same ON same.file_id = f.id WHERE own.id = $4)
         ORDER BY i.id LIMIT 20")
        .bind(of.id).bind(&of.number_key).bind(of.distributor_id).bind(of.file_id).fetch_all(conn).await)
}

/// Line as an operator sees it.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct AdminLine {
    pub id: LineId,
    pub product_id: ProductId,
    pub pack_id: PackId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub pack_volume: i64,
    pub quantity: i64,
    pub volume: i64,
    pub net_value: i64,
    /// Applied rate, in thousandths of a point per unit.
    pub points_per_unit: Option<i64>,
    #[sqlx(try_from = "String")]
    pub status: LineStatus,
    pub points: i64,
    pub points_cut: i64,
    pub reason: Option<String>,
    pub explanation: Option<String>,
}

pub async fn list_lines(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Vec<AdminLine>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.id, l.product_id, l.pack_id, p.name AS product, p.unit, k.volume AS pack_volume, l.quantity,
                l.volume, l.net_value, l.points_per_unit, l.status, l.points, l.points_cut, l.reason, l.explanation
         FROM invoice_lines l JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id
         WHERE l.invoice_id = $1 ORDER BY l.position")
        .bind(invoice).fetch_all(conn).await)
}

/// Last appeal that opened a line again, about the line or about the whole invoice.
pub async fn find_last_appeal(db: &mut impl Read, invoice: InvoiceId, line: LineId) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT MAX(id) FROM appeals WHERE invoice_id = $1 AND (line_id IS NULL OR line_id = $2)")
        .bind(invoice).bind(line).fetch_one(conn).await)
}

/// Values of a line as an operator read them, still undecided.
pub struct ReadLine {
    pub product: ProductId,
    pub pack: PackId,
    pub quantity: i64,
    pub volume: i64,
    pub net_value: i64,
}

pub async fn insert_line(tx: &mut Tx, invoice: InvoiceId, line: &ReadLine) -> sqlx::Result<LineId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value, status)
         SELECT $1, COALESCE(MAX(position), 0) + 1, $2, $3, $4, $5, $6, 'pending'
         FROM invoice_lines WHERE invoice_id = $1
         RETURNING id")
        .bind(invoice).bind(line.product).bind(line.pack).bind(line.quantity).bind(line.volume).bind(line.net_value)
        .fetch_one(conn).await)
}

pub async fn update_line(tx: &mut Tx, id: LineId, line: &ReadLine) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoice_lines SET product_id = $2, pack_id = $3, quantity = $4, volume = $5, net_value = $6
         WHERE id = $1 AND status = 'pending'")
        .bind(id).bind(line.product).bind(line.pack).bind(line.quantity).bind(line.volume).bind(line.net_value)
        .execute(conn).await.map(|_| ()))
}

pub async fn delete_line(tx: &mut Tx, id: LineId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM invoice_lines WHERE id = $1 AND status = 'pending'")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Operator who decided, and the time.
#[derive(Debug, Clone, Copy)]
pub struct Decider {
    pub operator: OperatorId,
    pub at: Timestamp,
}

pub async fn accept_line(tx: &mut Tx, id: LineId, line: &AcceptedLine, by: Decider) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoice_lines SET points_per_unit = $2, points = $3, points_cut = $4, status = $5, explanation = $6,
                                  decided_at = $7, decided_by = $8
         WHERE id = $1")
        .bind(id).bind(line.rate.get()).bind(line.granted.0).bind(line.cut.0).bind(line.status.as_str())
        .bind(&line.explanation).bind(by.at).bind(by.operator).execute(conn).await.map(|_| ()))
}

pub async fn reject_line(tx: &mut Tx, id: LineId, reason: &str, by: Decider) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoice_lines SET status = 'rejected', reason = $2, decided_at = $3, decided_by = $4 WHERE id = $1")
        .bind(id).bind(reason).bind(by.at).bind(by.operator).execute(conn).await.map(|_| ()))
}

/// Invoice after a decision.
pub struct DecidedInvoice<'a> {
    pub id: InvoiceId,
    /// Version that the operator saw, for optimistic locking.
    pub version: i64,
    pub issued_on: Option<BusinessDate>,
    pub dated_on: BusinessDate,
    pub season: Season,
    pub buyer_name: &'a str,
    pub status: InvoiceStatus,
    pub reason: Option<&'a str>,
    pub points: i64,
    pub net_value: i64,
    pub decided_at: Option<Timestamp>,
}

impl AdminInvoice {
    /// Makes the event that webhooks are told once it is decided.
    pub fn decided_event(&self) -> InvoiceDecided {
        InvoiceDecided {
            invoice: self.public_id.clone(),
            participant: self.participant_id,
            distributor: self.distributor_id,
            number: self.number.clone(),
            status: self.status,
            points: self.points,
            net_value: self.net_value,
        }
    }

    /// Invoice unchanged, as the base of a decision that changes a part of it.
    pub fn as_it_is(&self) -> DecidedInvoice<'_> {
        DecidedInvoice {
            id: self.id,
            version: self.version,
            issued_on: self.issued_on,
            dated_on: self.dated_on,
            season: self.season,
            buyer_name: &self.buyer_name,
            status: self.status,
            reason: None,
            points: self.points,
            net_value: self.net_value,
            decided_at: None,
        }
    }
}

/// Updates the invoice; false when its version has changed (optimistic lock).
pub async fn update_invoice(tx: &mut Tx, invoice: &DecidedInvoice<'_>) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoices SET issued_on = $3, dated_on = $4, season = $5, buyer_name = $6, status = $7, reason = $8,
                             points = $9, net_value = $10, decided_at = $11, version = version + 1
         WHERE id = $1 AND version = $2")
        .bind(invoice.id).bind(invoice.version).bind(invoice.issued_on).bind(invoice.dated_on)
        .bind(i64::from(invoice.season)).bind(invoice.buyer_name).bind(invoice.status.as_str()).bind(invoice.reason)
        .bind(invoice.points).bind(invoice.net_value).bind(invoice.decided_at)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}
