//! SQL of generating: ids of the loaded programme, and bulk inserts.
use std::collections::HashMap;

use plon_domain::einvoice::{EInvoiceCorrectionStatus, ProofLevel};
use plon_domain::reward::Delivery;
use plon_ksef::KsefNumber;

use super::model::{InvoiceRow, LineRow, OrderRow, ReportedCorrection};
use super::people::Person;
use super::plan::LinePlan;
use super::record::{CorrectionRecord, LineRecord};
use crate::files::Operator;
use plon_kernel::db::{Db, On, Read, Tx};
use plon_kernel::ids::{FileId, InvoiceId, OrderId, PackId, ParticipantId, ProductId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{insert_all, on_db};

/// Reads ids by natural key, of whole tables that are small.
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident: $sql:literal;)*) => { $(
        $(#[$meta])*
        pub async fn $name(db: &mut impl Read) -> sqlx::Result<HashMap<String, i64>> {
            let rows: Vec<(String, i64)> = on_db!(db, conn => sqlx::query_as($sql).fetch_all(conn).await)?;
            Ok(rows.into_iter().collect())
        }
    )* };
}

ids! {
    products: "SELECT sap, id FROM products";
    packs: "SELECT code, id FROM packs";
    distributors: "SELECT nip, id FROM distributors";
    representatives: "SELECT code, id FROM representatives";
    rewards: "SELECT slug, id FROM rewards";
    variants: "SELECT r.slug || ' ' || v.code, v.id FROM reward_variants v JOIN rewards r ON r.id = v.reward_id";
    consents: "SELECT slug || ' ' || CAST(version AS TEXT), id FROM consents WHERE account_type = 'program.retail'";
    invoices: "SELECT public_id, id FROM invoices";
    orders: "SELECT public_id, id FROM orders";
    /// By invoice and position.
    lines: "SELECT CAST(invoice_id AS TEXT) || ' ' || CAST(position AS TEXT), id FROM invoice_lines";
}

/// Key of the advisory lock held while the history is made up.
const FILLING: i64 = 0x706c_6f6e_0001;

/// Takes a lock, held until it is dropped: one process makes the history up while others wait. An SQLite file has
/// only one server at a time, so it needs none.
pub async fn lock_generation(db: &Db) -> sqlx::Result<Option<Tx>> {
    if matches!(db, Db::Sqlite { .. }) {
        return Ok(None);
    }
    let mut tx = db.begin().await?;
    if let On::Postgres(conn) = tx.on() {
        // Filling takes a while: no time limit of the connection may end the wait or the lock.
        sqlx::query("SET LOCAL statement_timeout = 0").execute(&mut *conn).await?;
        sqlx::query("SET LOCAL lock_timeout = 0").execute(&mut *conn).await?;
        sqlx::query("SET LOCAL idle_in_transaction_session_timeout = 0").execute(&mut *conn).await?;
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(FILLING).execute(conn).await?;
    }
    Ok(Some(tx))
}

pub async fn has_participants(db: &mut impl Read) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM participants)").fetch_one(conn).await)
}

pub struct ParticipantRow<'a> {
    pub person: &'a Person,
    pub representative: Option<i64>,
    pub password_hash: Option<&'a str>,
    pub points_limit_reached_at: Option<Timestamp>,
}

pub async fn insert_participant(tx: &mut Tx, row: &ParticipantRow<'_>) -> sqlx::Result<ParticipantId> {
    let person = row.person;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO participants (account_type, kind, status, nip, email, phone, first_name, last_name, company_name,
            company_street, company_street_number, company_postcode, company_city, correspondence_address, bank_account,
            representative_id, password_hash, points_limit_reached_at, created_at)
         VALUES ('program.retail', $1, 'active', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, FALSE, $12, $13, $14, $15,
            $16) RETURNING id")
        .bind(person.kind.as_str()).bind(person.nip.as_str()).bind(&person.email).bind(&person.phone)
        .bind(&person.first_name).bind(&person.last_name).bind(&person.company_name).bind(&person.street)
        .bind(&person.street_number).bind(person.postcode.as_str()).bind(&person.city)
        .bind(person.bank_account.as_ref().map(|account| account.as_str())).bind(row.representative)
        .bind(row.password_hash).bind(row.points_limit_reached_at)
        .bind(Timestamp(person.joined_at)).fetch_one(conn).await)
}

pub async fn insert_operator(
    tx: &mut Tx,
    operator: &Operator,
    (password_hash, totp_secret): (&str, &str),
    at: Timestamp,
) -> sqlx::Result<i64> {
    let id: i64 = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO operators (email, first_name, last_name, password_hash, totp_secret, totp_enrolled_at, status,
            created_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'active', $6) RETURNING id")
        .bind(&operator.email).bind(&operator.first_name).bind(&operator.last_name).bind(password_hash)
        .bind(totp_secret).bind(at)
        .fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query("INSERT INTO operator_roles (operator_id, role) VALUES ($1, $2)")
        .bind(id).bind(&operator.role).execute(conn).await.map(|_| ()))?;
    Ok(id)
}

/// A participant's answer to a consent at registration.
pub struct AnswerRow {
    pub who: ParticipantId,
    pub consent: i64,
    pub text_sha256: String,
    pub value: bool,
    pub at: Timestamp,
}

pub async fn insert_consents(tx: &mut Tx, rows: &[AnswerRow]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO participant_consents (participant_id, consent_id, value, answered_at) ",
        rows,
        |values, AnswerRow { who, consent, value, at, .. }| {
            values.push_bind(*who).push_bind(*consent).push_bind(*value).push_bind(*at)
        }
    )
}

/// Inserts the answers as evidence.
pub async fn insert_answers(tx: &mut Tx, rows: &[AnswerRow]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO consent_answers
            (participant_id, consent_id, text_sha256, value, answered_at, source, network, user_agent) ",
        rows,
        |values, AnswerRow { who, consent, text_sha256, value, at }| {
            values
                .push_bind(*who)
                .push_bind(*consent)
                .push_bind(text_sha256.clone())
                .push_bind(*value)
                .push_bind(*at)
                .push_bind("registration")
                .push_bind("203.0.113.7")
                .push_bind("Mozilla/5.0")
        }
    )
}

pub async fn insert_invoices(tx: &mut Tx, rows: &[InvoiceRow]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO invoices (public_id, participant_id, distributor_id, number, number_key, source, file_id,
            reported_at, issued_on, dated_on, season, buyer_name, status, reason, points, net_value, possible_duplicate,
            decided_at) ",
        rows,
        |values, row| values
            .push_bind(&row.public_id)
            .push_bind(row.participant)
            .push_bind(row.distributor)
            .push_bind(&row.number)
            .push_bind(&row.number_key)
            .push_bind(row.source)
            .push_bind(row.file)
            .push_bind(row.reported_at)
            .push_bind(row.issued_on)
            .push_bind(row.dated_on)
            .push_bind(row.season)
            .push_bind(&row.buyer_name)
            .push_bind(row.status.as_str())
            .push_bind(&row.reason)
            .push_bind(row.points.0)
            .push_bind(row.net_value.0)
            .push_bind(row.possible_duplicate)
            .push_bind(row.decided_at)
    )
}

pub async fn insert_lines(tx: &mut Tx, rows: &[LineRow<'_>]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO invoice_lines (invoice_id, position, product_id, pack_id, quantity, volume, net_value,
            points_per_unit, points, points_cut, status, reason, explanation, decided_at, decided_by) ",
        rows,
        |values, row| values
            .push_bind(row.invoice)
            .push_bind(row.position)
            .push_bind(row.product)
            .push_bind(row.pack)
            .push_bind(row.line.quantity.get())
            .push_bind(row.line.volume.0)
            .push_bind(row.line.net_value.0)
            .push_bind(row.line.rate.map(i64::from))
            .push_bind(row.line.points.0)
            .push_bind(row.line.cut.0)
            .push_bind(row.line.status.as_str())
            .push_bind(&row.line.reason)
            .push_bind(&row.line.explanation)
            .push_bind(row.decided_at)
            .push_bind(row.decided_by)
    )
}

/// Inserts the proofs of e-invoices, as rows of invoice and number in KSeF.
pub async fn insert_einvoices(tx: &mut Tx, rows: &[(InvoiceId, KsefNumber)]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO einvoices (invoice_id, ksef_number, proof) ", rows, |values, (invoice, number)| {
        values.push_bind(*invoice).push_bind(number.as_str()).push_bind(ProofLevel::Consistent.as_str())
    })
}

/// Line that an e-invoice proposes.
pub struct ProposedRow<'a> {
    pub invoice: InvoiceId,
    pub position: i64,
    pub product: ProductId,
    pub pack: PackId,
    pub line: &'a LinePlan,
}

pub async fn insert_proposed_lines(tx: &mut Tx, rows: &[ProposedRow<'_>]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO proposed_lines (invoice_id, position, product_id, pack_id, quantity, net_value) ",
        rows,
        |values, row| values
            .push_bind(row.invoice)
            .push_bind(row.position)
            .push_bind(row.product)
            .push_bind(row.pack)
            .push_bind(row.line.quantity.get())
            .push_bind(row.line.net_value.0)
    )
}

/// Correction that came as an e-invoice.
pub struct EInvoiceCorrectionRow<'a> {
    pub public_id: String,
    /// Invoice that it corrects.
    pub invoice: InvoiceId,
    pub file: FileId,
    pub correction: &'a ReportedCorrection,
}

/// Inserts a correction that waits, with the invoice that it names.
pub async fn insert_einvoice_correction(tx: &mut Tx, row: &EInvoiceCorrectionRow<'_>) -> sqlx::Result<()> {
    let correction = row.correction;
    let id: i64 = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO einvoice_corrections (public_id, participant_id, distributor_id, number, number_key, ksef_number,
                                           issued_on, proof, file_id, status, received_at)
         SELECT $1, participant_id, distributor_id, $2, $3, $4, $5, $6, $7, $8, $9 FROM invoices WHERE id = $10
         RETURNING id")
        .bind(&row.public_id).bind(correction.number.as_str()).bind(correction.number.key())
        .bind(correction.ksef_number.as_str()).bind(BusinessDate(correction.issued_on))
        .bind(ProofLevel::Consistent.as_str()).bind(row.file).bind(EInvoiceCorrectionStatus::Waiting.as_str())
        .bind(Timestamp(correction.received_at)).bind(row.invoice).fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO einvoice_correction_originals (correction_id, position, number, number_key, issued_on)
         SELECT $1, 1, number, number_key, issued_on FROM invoices WHERE id = $2")
        .bind(id).bind(row.invoice).execute(conn).await.map(|_| ()))
}

/// A line's correction by an operator.
pub struct CorrectionRow<'a> {
    pub line: i64,
    pub pack: PackId,
    pub correction: &'a CorrectionRecord,
    /// The line after the correction.
    pub now: &'a LineRecord,
    pub by: i64,
}

pub async fn insert_correction(tx: &mut Tx, row: &CorrectionRow<'_>) -> sqlx::Result<i64> {
    let CorrectionRow { correction, now, .. } = row;
    let points = now.points - correction.points_before;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO line_corrections (line_id, kind, pack_before, quantity_before, net_value_before, points_before,
                                       cut_before, pack_after, quantity_after, net_value_after, points_after,
                                       cut_after, points, reason, corrected_at, corrected_by)
         VALUES ($1, 'mistake', $2, $3, $4, $5, $6, $2, $7, $4, $8, $9, $10, $11, $12, $13)
         RETURNING id")
        .bind(row.line).bind(row.pack).bind(correction.quantity_before.get()).bind(now.net_value.0)
        .bind(correction.points_before.0).bind(correction.cut_before.0).bind(now.quantity.get()).bind(now.points.0)
        .bind(now.cut.0).bind(points.0).bind(correction.reason).bind(Timestamp(correction.at)).bind(row.by)
        .fetch_one(conn).await)
}

pub async fn insert_orders(tx: &mut Tx, rows: &[OrderRow]) -> sqlx::Result<()> {
    insert_all!(tx,
        "INSERT INTO orders (public_id, participant_id, reward_id, variant_id, kind, season, points, amount, bank_account,
            recipient, street, street_number, postcode, city, delivery, status, version, created_at, updated_at) ",
        rows, |values, row|
            values.push_bind(&row.public_id).push_bind(row.participant).push_bind(row.reward).push_bind(row.variant)
                .push_bind(row.kind.as_str()).push_bind(row.season).push_bind(row.points.0)
                .push_bind(row.amount.map(|sum| sum.0)).push_bind(&row.bank_account)
                .push_bind(row.address.as_ref().map(|address| &address.recipient))
                .push_bind(row.address.as_ref().map(|address| &address.street))
                .push_bind(row.address.as_ref().map(|address| &address.street_number))
                .push_bind(row.address.as_ref().map(|address| &address.postcode))
                .push_bind(row.address.as_ref().map(|address| &address.city))
                .push_bind(row.kind.delivery(row.address.is_some()).map(Delivery::as_str))
                .push_bind(row.status.as_str()).push_bind(row.version).push_bind(row.created_at)
                .push_bind(row.updated_at))
}

/// State that an order entered.
pub struct EventRow {
    pub order: OrderId,
    pub status: &'static str,
    pub at: Timestamp,
    pub actor: &'static str,
    pub actor_id: i64,
    pub note: Option<&'static str>,
}

pub async fn insert_order_events(tx: &mut Tx, rows: &[EventRow]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO order_events (order_id, status, at, actor, actor_id, note) ", rows, |values, row| {
        values
            .push_bind(row.order)
            .push_bind(row.status)
            .push_bind(row.at)
            .push_bind(row.actor)
            .push_bind(row.actor_id)
            .push_bind(row.note)
    })
}

/// Inserts points as rows of participant, product, season and points.
pub async fn insert_product_points(tx: &mut Tx, rows: &[(ParticipantId, ProductId, i64, i64)]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO product_points (participant_id, product_id, season, points) ", rows, |values,
                                                                                                       (
        who,
        product,
        season,
        points,
    )| values
        .push_bind(*who)
        .push_bind(*product)
        .push_bind(*season)
        .push_bind(*points))
}

/// Inserts achievements as rows of participant, level and instant.
pub async fn insert_achievements(tx: &mut Tx, rows: &[(ParticipantId, i64, Timestamp)]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO achievements (participant_id, level, reached_at) ",
        rows,
        |values, (who, level, at)| values.push_bind(*who).push_bind(*level).push_bind(*at)
    )
}

/// Inserts a letter for each level that was reached.
pub async fn insert_letters(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO letters (participant_id, level, name, company_name, brand_name, brand_phone, created_at)
         SELECT a.participant_id, a.level, p.first_name || ' ' || p.last_name, p.company_name, n.value, t.value,
                a.reached_at
         FROM achievements a JOIN participants p ON p.id = a.participant_id
         JOIN settings n ON n.key = 'brand_name' JOIN settings t ON t.key = 'brand_phone'
         ORDER BY a.reached_at, a.participant_id, a.level")
        .execute(conn).await.map(|_| ()))
}

/// Inserts each season's membership points from the transfers.
pub async fn insert_memberships(tx: &mut Tx) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO memberships (participant_id, season, points, created_at)
         SELECT participant_id, cause_id, points, created_at FROM transfers
         WHERE cause = 'membership' AND cause_id > 0 ORDER BY id")
        .execute(conn).await.map(|_| ()))
}

/// Marks unread notifications from before an instant as read at the time they were created.
pub async fn mark_notifications_read(tx: &mut Tx, before: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE notifications SET read_at = created_at WHERE read_at IS NULL AND created_at < $1")
        .bind(before).execute(conn).await.map(|_| ()))
}

/// Renumbers the notifications by their times, because lists sort by number and the promotions are played after
/// events that happened later.
pub async fn number_notifications(tx: &mut Tx) -> sqlx::Result<()> {
    let last: Option<i64> =
        on_db!(tx, conn => sqlx::query_scalar("SELECT MAX(id) FROM notifications").fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO notifications (participant_id, title, content, page, created_at, read_at)
         SELECT participant_id, title, content, page, created_at, read_at FROM notifications ORDER BY created_at, id")
        .execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query("DELETE FROM notifications WHERE id <= $1").bind(last).execute(conn).await.map(|_| ()))
}

/// A notification and the time it was read.
pub struct NoticeRow {
    pub participant: ParticipantId,
    pub title: &'static str,
    pub content: String,
    /// Page of the portal that it is about.
    pub page: String,
    pub at: Timestamp,
    pub read_at: Option<Timestamp>,
}

pub async fn insert_notifications(tx: &mut Tx, rows: &[NoticeRow]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO notifications (participant_id, title, content, page, created_at, read_at) ",
        rows,
        |values, row| values
            .push_bind(row.participant)
            .push_bind(row.title)
            .push_bind(&row.content)
            .push_bind(&row.page)
            .push_bind(row.at)
            .push_bind(row.read_at)
    )
}
