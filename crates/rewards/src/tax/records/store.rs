//! SQL of the records: the prize, its record, and the sums kept beside them.
use plon_domain::tax::{Due, TaxEntry};

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, PromotionId, TaxRecordId, TaxRuleId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// A prize and its owner, both as of now.
#[derive(Debug, sqlx::FromRow)]
pub struct PrizeRow {
    pub order_id: OrderId,
    pub participant_id: ParticipantId,
    pub kind: String,
    pub promotion_id: Option<PromotionId>,
    pub prize: String,
    /// Grosze; none when unknown.
    pub value: Option<i64>,
    /// The day on which the bank was asked to pay it out.
    pub execute_on: Option<BusinessDate>,
    /// Rule by which the bank was asked for the amount after tax.
    pub rule_id: Option<TaxRuleId>,
    pub name: String,
    pub company_name: String,
    pub nip: String,
    pub street: String,
    pub postcode: String,
    pub city: String,
}

pub async fn find_prize(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<PrizeRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id AS order_id, o.participant_id, o.kind, o.promotion_id,
                COALESCE(r.name, o.card, '') || COALESCE(', ' || v.name, '') AS prize,
                CASE WHEN o.kind IN ('bank_transfer', 'charity_transfer') THEN o.amount
                     WHEN o.promotion_id IS NULL THEN r.value
                     ELSE (SELECT g.value FROM promotion_rewards g WHERE g.order_id = o.id) END AS value,
                (SELECT b.execute_on FROM payout_transfers t JOIN payouts b ON b.id = t.payout_id
                 WHERE t.order_id = o.id AND t.state <> 'taken_out') AS execute_on,
                (SELECT t.tax_rule_id FROM payout_transfers t
                 WHERE t.order_id = o.id AND t.state <> 'taken_out') AS rule_id,
                p.first_name || ' ' || p.last_name AS name, p.company_name, p.nip,
                p.company_street || ' ' || p.company_street_number
                    || COALESCE('/' || p.company_street_number_place, '') AS street,
                p.company_postcode AS postcode, p.company_city AS city
         FROM orders o JOIN participants p ON p.id = o.participant_id
         LEFT JOIN rewards r ON r.id = o.reward_id LEFT JOIN reward_variants v ON v.id = o.variant_id
         WHERE o.id = $1")
        .bind(order).fetch_optional(conn).await)
}

/// A prize that was given.
#[derive(Debug)]
pub struct NewTaxRecord<'a> {
    pub prize: &'a PrizeRow,
    pub available_on: BusinessDate,
    pub year: i64,
    pub rule_id: TaxRuleId,
    pub due: Due,
    pub now: Timestamp,
}

pub async fn insert_given_record(tx: &mut Tx, given: &NewTaxRecord<'_>) -> sqlx::Result<()> {
    let prize = given.prize;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO tax_records (order_id, entry, participant_id, year, available_on, kind, promotion_id, prize,
                                  rule_id, value, taxable, tax, name, company_name, nip, street, postcode, city,
                                  recorded_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)")
        .bind(prize.order_id).bind(TaxEntry::Given.as_str()).bind(prize.participant_id).bind(given.year)
        .bind(given.available_on).bind(&prize.kind).bind(prize.promotion_id).bind(&prize.prize).bind(given.rule_id)
        .bind(prize.value).bind(given.due.taxable.0).bind(given.due.tax.0).bind(&prize.name)
        .bind(&prize.company_name).bind(&prize.nip).bind(&prize.street).bind(&prize.postcode).bind(&prize.city)
        .bind(given.now).execute(conn).await.map(|_| ()))
}

/// A record of an order.
#[derive(Debug, sqlx::FromRow)]
pub struct TaxRecordRow {
    pub id: TaxRecordId,
    pub participant_id: ParticipantId,
    pub year: i64,
    pub rule_id: TaxRuleId,
    pub value: Option<i64>,
    pub taxable: i64,
    pub tax: i64,
}

/// The records of an order, the `given` one first.
pub async fn list_records(db: &mut impl Read, order: OrderId) -> sqlx::Result<Vec<TaxRecordRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, participant_id, year, rule_id, value, taxable, tax FROM tax_records
         WHERE order_id = $1 ORDER BY id")
        .bind(order).fetch_all(conn).await)
}

/// The order of a record.
pub async fn find_order(db: &mut impl Read, record: TaxRecordId) -> sqlx::Result<Option<OrderId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT order_id FROM tax_records WHERE id = $1")
        .bind(record).fetch_optional(conn).await)
}

/// Adds another record of the same prize, with the owner and the day of availability of `given`.
pub async fn insert_later_record(
    tx: &mut Tx,
    given: &TaxRecordRow,
    entry: TaxEntry,
    (value, due): (Option<i64>, Due),
    (by, now): (Option<OperatorId>, Timestamp),
) -> sqlx::Result<TaxRecordId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO tax_records (order_id, entry, participant_id, year, available_on, kind, promotion_id, prize,
                                  rule_id, value, taxable, tax, name, company_name, nip, street, postcode, city,
                                  recorded_at, recorded_by)
         SELECT order_id, $2, participant_id, year, available_on, kind, promotion_id, prize, rule_id, $3, $4, $5, name,
                company_name, nip, street, postcode, city, $6, $7
         FROM tax_records WHERE id = $1 RETURNING id")
        .bind(given.id).bind(entry.as_str()).bind(value).bind(due.taxable.0).bind(due.tax.0).bind(now).bind(by)
        .fetch_one(conn).await)
}

/// Amounts added to a participant's sums of a year.
#[derive(Debug)]
pub struct Sums {
    pub prizes: i64,
    pub value: i64,
    pub reported: i64,
    pub taxed: i64,
    pub tax: i64,
    pub unvalued: i64,
}

/// Adds a given prize to the sums, with the winner's current name, NIP and address.
pub async fn add_given_to_totals(tx: &mut Tx, given: &NewTaxRecord<'_>, sums: &Sums) -> sqlx::Result<()> {
    let prize = given.prize;
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO tax_totals (year, participant_id, prizes, value, reported, taxed, tax, unvalued, name, company_name,
                                 nip, street, postcode, city)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (year, participant_id) DO UPDATE SET prizes = tax_totals.prizes + excluded.prizes,
            value = tax_totals.value + excluded.value, reported = tax_totals.reported + excluded.reported,
            taxed = tax_totals.taxed + excluded.taxed, tax = tax_totals.tax + excluded.tax,
            unvalued = tax_totals.unvalued + excluded.unvalued, name = excluded.name,
            company_name = excluded.company_name, nip = excluded.nip, street = excluded.street,
            postcode = excluded.postcode, city = excluded.city")
        .bind(given.year).bind(prize.participant_id).bind(sums.prizes).bind(sums.value).bind(sums.reported)
        .bind(sums.taxed).bind(sums.tax).bind(sums.unvalued).bind(&prize.name).bind(&prize.company_name)
        .bind(&prize.nip).bind(&prize.street).bind(&prize.postcode).bind(&prize.city)
        .execute(conn).await.map(|_| ()))
}

/// Adds a later change of a prize to the sums.
pub async fn add_to_totals(tx: &mut Tx, given: &TaxRecordRow, sums: &Sums) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE tax_totals SET prizes = prizes + $3, value = value + $4, reported = reported + $5, taxed = taxed + $6,
            tax = tax + $7, unvalued = unvalued + $8
         WHERE year = $1 AND participant_id = $2")
        .bind(given.year).bind(given.participant_id).bind(sums.prizes).bind(sums.value).bind(sums.reported)
        .bind(sums.taxed).bind(sums.tax).bind(sums.unvalued).execute(conn).await.map(|_| ()))
}
