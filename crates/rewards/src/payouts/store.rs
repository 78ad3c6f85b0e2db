//! SQL of payouts: batches, their transfers and files, and the orders that wait for one.
use plon_bank_files::Party;
use plon_domain::payout::{FileEncoding, FileFormat, PayoutAct, PayoutStatus, TransferState};
use plon_domain::reward::RewardKind;

use super::model::{ReturnedSum, Transfer};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, PayoutId, PromotionId, TaxRuleId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{insert_all, on_db, select_in};

/// A batch in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: PayoutId,
    pub status: String,
    pub transfers: i64,
    pub amount: i64,
    pub execute_on: Option<BusinessDate>,
    pub proposed_at: Timestamp,
    pub proposed_by: String,
}

/// A batch as acts need it.
#[derive(Debug, sqlx::FromRow)]
pub struct BatchRow {
    pub id: PayoutId,
    pub message_id: String,
    pub status: String,
    pub version: i64,
    pub transfers: i64,
    pub amount: i64,
    pub execute_on: Option<BusinessDate>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct EventRow {
    pub act: String,
    pub at: Timestamp,
    pub operator_id: Option<OperatorId>,
    pub operator: Option<String>,
    pub note: Option<String>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct FileRow {
    pub format: String,
    pub encoding: String,
}

/// A transfer of a batch.
#[derive(Debug, sqlx::FromRow)]
pub struct TransferRow {
    pub order_id: OrderId,
    pub order_public_id: String,
    pub participant_id: ParticipantId,
    pub kind: String,
    /// The promotion whose remainder it pays.
    pub promotion_id: Option<PromotionId>,
    /// The amount asked of the bank.
    pub amount: i64,
    /// The tax withheld from the order's amount.
    pub tax: i64,
    pub account: String,
    pub name: String,
    pub street: String,
    pub city: String,
    pub title: String,
    pub state: String,
    pub note: Option<String>,
    /// The last answer of the register of VAT payers.
    pub listed_on: Option<BusinessDate>,
    pub listed: Option<bool>,
    pub listed_request_id: Option<String>,
    pub bank_account_changed_at: Option<Timestamp>,
    pub email_changed_at: Option<Timestamp>,
    pub phone_changed_at: Option<Timestamp>,
}

/// An order of a transfer with its recipient.
#[derive(Debug, sqlx::FromRow)]
pub struct CandidateRow {
    pub id: OrderId,
    pub public_id: String,
    pub participant_id: ParticipantId,
    pub kind: String,
    /// The promotion whose remainder it pays.
    pub promotion_id: Option<PromotionId>,
    pub status: String,
    pub amount: Option<i64>,
    pub bank_account: Option<String>,
    pub created_at: Timestamp,
    pub is_company: bool,
    pub nip: String,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub street: String,
    pub street_number: String,
    pub street_number_place: Option<String>,
    pub postcode: String,
    pub city: String,
    pub bank_account_changed_at: Option<Timestamp>,
    pub email_changed_at: Option<Timestamp>,
    pub phone_changed_at: Option<Timestamp>,
    /// The batch that holds it already.
    pub payout_id: Option<PayoutId>,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

impl Keyed for TransferRow {
    fn key(&self) -> i64 {
        self.order_id.0
    }
}

impl Keyed for CandidateRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Transfers that are in no batch.
pub fn select_candidates() -> Select {
    Select::new(
        "o.id, o.public_id, o.participant_id, o.kind, o.promotion_id, o.status, o.amount, o.bank_account, o.created_at,
         p.kind = 'company' AS is_company, p.nip, p.first_name, p.last_name, p.company_name,
         p.company_street AS street, p.company_street_number AS street_number,
         p.company_street_number_place AS street_number_place, p.company_postcode AS postcode, p.company_city AS city,
         p.bank_account_changed_at, p.email_changed_at, p.phone_changed_at, t.payout_id",
        "orders o JOIN participants p ON p.id = o.participant_id
         LEFT JOIN payout_transfers t ON t.order_id = o.id AND t.state <> 'taken_out'",
    )
    .ties_by("o.id")
    .only("o.status = 'selected'")
    .only("o.kind IN ('bank_transfer', 'charity_transfer')")
    .only("t.order_id IS NULL")
}

/// Reads the orders with these public ids, of any kind and state.
pub async fn list_orders(db: &mut impl Read, public_ids: &[String]) -> sqlx::Result<Vec<CandidateRow>> {
    if public_ids.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT o.id, o.public_id, o.participant_id, o.kind, o.promotion_id, o.status, o.amount, o.bank_account,
         o.created_at, p.kind = 'company' AS is_company, p.nip, p.first_name, p.last_name, p.company_name,
         p.company_street AS street, p.company_street_number AS street_number,
         p.company_street_number_place AS street_number_place, p.company_postcode AS postcode, p.company_city AS city,
         p.bank_account_changed_at, p.email_changed_at, p.phone_changed_at, t.payout_id
         FROM orders o JOIN participants p ON p.id = o.participant_id
         LEFT JOIN payout_transfers t ON t.order_id = o.id AND t.state <> 'taken_out' WHERE o.public_id IN",
        public_ids,
        "ORDER BY o.id"
    )
}

/// The batches, all or those in a state. A literal tells PostgreSQL's planner how few are in it.
pub fn select_payouts(status: Option<PayoutStatus>) -> Select {
    let batches = Select::new(
        "b.id, b.status, b.transfers, b.amount, b.execute_on, b.proposed_at,
         (SELECT o.first_name || ' ' || o.last_name FROM operators o WHERE o.id = b.proposed_by) AS proposed_by",
        "payouts b",
    )
    .ties_by("b.id");
    match status {
        None => batches,
        Some(PayoutStatus::Proposed) => batches.only("b.status = 'proposed'"),
        Some(PayoutStatus::Approved) => batches.only("b.status = 'approved'"),
        Some(PayoutStatus::Exported) => batches.only("b.status = 'exported'"),
        Some(PayoutStatus::Settled) => batches.only("b.status = 'settled'"),
        Some(PayoutStatus::SettledWithReturns) => batches.only("b.status = 'settled_with_returns'"),
        Some(PayoutStatus::Withdrawn) => batches.only("b.status = 'withdrawn'"),
    }
}

/// The transfers of a batch, removed ones included.
pub fn select_transfers(payout: PayoutId) -> Select {
    Select::new(
        "t.order_id, o.public_id AS order_public_id, o.participant_id, o.kind, o.promotion_id, t.amount, t.tax, t.account,
         t.name, t.street, t.city, t.title, t.state, t.note, w.on_day AS listed_on, w.assigned AS listed,
         w.request_id AS listed_request_id,
         p.bank_account_changed_at, p.email_changed_at, p.phone_changed_at",
        "payout_transfers t JOIN orders o ON o.id = t.order_id JOIN participants p ON p.id = o.participant_id
         LEFT JOIN white_list_checks w ON w.order_id = t.order_id
             AND w.on_day = (SELECT max(l.on_day) FROM white_list_checks l WHERE l.order_id = t.order_id)",
    )
    .ties_by("t.order_id")
    .filter("t.payout_id = ?", payout.0)
}

/// The transfers of a batch, without removed ones.
pub fn select_standing_transfers(payout: PayoutId) -> Select {
    select_transfers(payout).only("t.state <> 'taken_out'")
}

pub async fn find_payout(db: &mut impl Read, id: PayoutId) -> sqlx::Result<Option<BatchRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, message_id, status, version, transfers, amount, execute_on FROM payouts WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Locks the batch until the transaction ends.
pub async fn lock_payout(tx: &mut Tx, id: PayoutId) -> sqlx::Result<Option<BatchRow>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE payouts SET version = version WHERE id = $1
         RETURNING id, message_id, status, version, transfers, amount, execute_on")
        .bind(id).fetch_optional(conn).await)
}

/// The participants whose orders are in a batch.
pub async fn list_owners(db: &mut impl Read, id: PayoutId) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT DISTINCT o.participant_id FROM payout_transfers t JOIN orders o ON o.id = t.order_id
         WHERE t.payout_id = $1 AND t.state <> 'taken_out' ORDER BY o.participant_id")
        .bind(id).fetch_all(conn).await)
}

/// Sums the transfers of a batch that the bank returned.
pub async fn sum_returned(db: &mut impl Read, id: PayoutId) -> sqlx::Result<ReturnedSum> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS transfers, CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS amount
         FROM payout_transfers WHERE payout_id = $1 AND state = 'returned'")
        .bind(id).fetch_one(conn).await)
}

/// Sums the tax withheld from a batch's transfers, in grosze.
pub async fn sum_withheld(db: &mut impl Read, id: PayoutId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(tax), 0) AS BIGINT) FROM payout_transfers
         WHERE payout_id = $1 AND state <> 'taken_out'")
        .bind(id).fetch_one(conn).await)
}

pub async fn list_events(db: &mut impl Read, id: PayoutId) -> sqlx::Result<Vec<EventRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT e.act, e.at, e.operator_id, o.first_name || ' ' || o.last_name AS operator, e.note
         FROM payout_events e LEFT JOIN operators o ON o.id = e.operator_id WHERE e.payout_id = $1 ORDER BY e.id")
        .bind(id).fetch_all(conn).await)
}

pub async fn find_payout_of_order(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<PayoutId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT payout_id FROM payout_transfers WHERE order_id = $1 AND state <> 'taken_out'")
        .bind(order).fetch_optional(conn).await)
}

pub async fn has_transfer(db: &mut impl Read, id: PayoutId, state: TransferState) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM payout_transfers WHERE payout_id = $1 AND state = $2)")
        .bind(id).bind(state.as_str()).fetch_one(conn).await)
}

pub async fn insert_payout(
    tx: &mut Tx,
    message_id: &str,
    operator: OperatorId,
    now: Timestamp,
) -> sqlx::Result<PayoutId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO payouts (message_id, status, transfers, amount, proposed_at, proposed_by)
         VALUES ($1, 'proposed', 0, 0, $2, $3) RETURNING id")
        .bind(message_id).bind(now).bind(operator).fetch_one(conn).await)
}

/// Puts a transfer into a batch, for the first time or again.
pub async fn put_transfer(tx: &mut Tx, payout: PayoutId, transfer: &Transfer) -> sqlx::Result<()> {
    let Party { name, street, city, account } = &transfer.payment.to;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO payout_transfers (payout_id, order_id, amount, tax, account, name, street, city, title, state)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting')
         ON CONFLICT (payout_id, order_id) DO UPDATE SET amount = excluded.amount, tax = excluded.tax,
            account = excluded.account, name = excluded.name, street = excluded.street, city = excluded.city, title = excluded.title,
            state = excluded.state")
        .bind(payout).bind(transfer.order).bind(transfer.payment.amount.0).bind(transfer.tax.0).bind(account.as_str())
        .bind(name).bind(street).bind(city).bind(&transfer.payment.title).execute(conn).await.map(|_| ()))
}

/// Inserts the transfers of a new batch.
pub async fn insert_transfers(tx: &mut Tx, payout: PayoutId, transfers: &[Transfer]) -> sqlx::Result<()> {
    insert_all!(
        tx,
        "INSERT INTO payout_transfers (payout_id, order_id, amount, tax, account, name, street, city, title, state) ",
        transfers,
        |values, transfer| {
            let Party { name, street, city, account } = &transfer.payment.to;
            values.push_bind(payout).push_bind(transfer.order).push_bind(transfer.payment.amount.0);
            values.push_bind(transfer.tax.0).push_bind(account.as_str()).push_bind(name).push_bind(street);
            values.push_bind(city).push_bind(&transfer.payment.title).push_bind(TransferState::Waiting.as_str());
        }
    )
}

/// Removes a waiting transfer from its batch; `false` when it does not wait there.
pub async fn remove_transfer(tx: &mut Tx, payout: PayoutId, order: OrderId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE payout_transfers SET state = 'taken_out' WHERE payout_id = $1 AND order_id = $2 AND state = 'waiting'")
        .bind(payout).bind(order).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Moves all transfers of a batch that are in one state to another.
pub async fn move_all_transfers(
    tx: &mut Tx,
    payout: PayoutId,
    from: TransferState,
    to: TransferState,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE payout_transfers SET state = $3 WHERE payout_id = $1 AND state = $2")
        .bind(payout).bind(from.as_str()).bind(to.as_str()).execute(conn).await.map(|_| ()))
}

/// Marks a transfer as returned by the bank; `false` when it was not sent, or was returned before.
pub async fn return_transfer(tx: &mut Tx, payout: PayoutId, order: OrderId, why: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE payout_transfers SET state = 'returned', note = $3
         WHERE payout_id = $1 AND order_id = $2 AND state IN ('sent', 'settled')")
        .bind(payout).bind(order).bind(why).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Recalculates a batch's sums and increments its version.
pub async fn update_sums(tx: &mut Tx, payout: PayoutId) -> sqlx::Result<BatchRow> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE payouts SET version = version + 1,
            transfers = (SELECT count(*) FROM payout_transfers t
                         WHERE t.payout_id = payouts.id AND t.state <> 'taken_out'),
            amount = (SELECT CAST(COALESCE(SUM(t.amount), 0) AS BIGINT) FROM payout_transfers t
                      WHERE t.payout_id = payouts.id AND t.state <> 'taken_out')
         WHERE id = $1 RETURNING id, message_id, status, version, transfers, amount, execute_on")
        .bind(payout).fetch_one(conn).await)
}

/// Increments a batch's version and keeps its sums.
pub async fn increment_version(tx: &mut Tx, payout: PayoutId) -> sqlx::Result<BatchRow> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE payouts SET version = version + 1 WHERE id = $1
         RETURNING id, message_id, status, version, transfers, amount, execute_on")
        .bind(payout).fetch_one(conn).await)
}

pub async fn set_status(tx: &mut Tx, payout: PayoutId, status: PayoutStatus) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE payouts SET status = $2 WHERE id = $1")
        .bind(payout).bind(status.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn set_execution_day(tx: &mut Tx, payout: PayoutId, day: BusinessDate) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE payouts SET execute_on = $2 WHERE id = $1")
        .bind(payout).bind(day).execute(conn).await.map(|_| ()))
}

/// Stores the rule by which the tax of a batch's transfers of one kind was withheld.
pub async fn set_tax_rule(tx: &mut Tx, payout: PayoutId, kind: RewardKind, rule: TaxRuleId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE payout_transfers SET tax_rule_id = $3 WHERE payout_id = $1 AND state = 'waiting'
         AND order_id IN (SELECT id FROM orders WHERE kind = $2)")
        .bind(payout).bind(kind.as_str()).bind(rule).execute(conn).await.map(|_| ()))
}

/// Stores the rule for the transfers that pay remainders of a promotion.
pub async fn set_tax_rule_of_promotion(
    tx: &mut Tx,
    payout: PayoutId,
    promotion: PromotionId,
    rule: TaxRuleId,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE payout_transfers SET tax_rule_id = $3 WHERE payout_id = $1 AND state = 'waiting'
         AND order_id IN (SELECT id FROM orders WHERE promotion_id = $2)")
        .bind(payout).bind(promotion).bind(rule).execute(conn).await.map(|_| ()))
}

pub async fn insert_event(
    tx: &mut Tx,
    payout: PayoutId,
    act: PayoutAct,
    operator: Option<OperatorId>,
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO payout_events (payout_id, act, at, operator_id, note) VALUES ($1, $2, $3, $4, $5)")
        .bind(payout).bind(act.as_str()).bind(now).bind(operator).bind(note).execute(conn).await.map(|_| ()))
}

pub async fn insert_file(
    tx: &mut Tx,
    payout: PayoutId,
    (format, encoding): (FileFormat, FileEncoding),
    content: &[u8],
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO payout_files (payout_id, format, encoding, content) VALUES ($1, $2, $3, $4)")
        .bind(payout).bind(format.as_str()).bind(encoding.as_str()).bind(content).execute(conn).await.map(|_| ()))
}

pub async fn list_files(db: &mut impl Read, payout: PayoutId) -> sqlx::Result<Vec<FileRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT format, encoding FROM payout_files WHERE payout_id = $1 ORDER BY format DESC, encoding")
        .bind(payout).fetch_all(conn).await)
}

pub async fn find_file(
    db: &mut impl Read,
    payout: PayoutId,
    (format, encoding): (FileFormat, FileEncoding),
) -> sqlx::Result<Option<Vec<u8>>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT content FROM payout_files WHERE payout_id = $1 AND format = $2 AND encoding = $3")
        .bind(payout).bind(format.as_str()).bind(encoding.as_str()).fetch_optional(conn).await)
}
