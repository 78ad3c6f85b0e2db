//! SQL of the tax report.
use plon_domain::tax::Treatment;

use plon_kernel::db::Read;
use plon_kernel::ids::{OrderId, ParticipantId, TaxRecordId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::search_index::SearchTerms;

#[derive(Debug, Default, sqlx::FromRow)]
pub struct SumsRow {
    pub prizes: i64,
    pub value: i64,
    pub reported: i64,
    pub taxed: i64,
    pub tax: i64,
    pub unvalued: i64,
}

/// A participant's sums of a year, with the name and address of the last record.
#[derive(Debug, sqlx::FromRow)]
pub struct TotalRow {
    pub year: i64,
    pub participant_id: ParticipantId,
    pub name: String,
    pub company_name: String,
    pub nip: String,
    pub street: String,
    pub postcode: String,
    pub city: String,
    #[sqlx(flatten)]
    pub sums: SumsRow,
}

impl Keyed for TotalRow {
    fn key(&self) -> i64 {
        self.participant_id.0
    }
}

macro_rules! total_columns {
    () => {
        "t.year, t.participant_id, t.name, t.company_name, t.nip, t.street, t.postcode, t.city, t.prizes, t.value,
         t.reported, t.taxed, t.tax, t.unvalued"
    };
}

/// Filters of the list of a year.
#[derive(Debug)]
pub struct Filter {
    pub year: i64,
    pub treatment: Option<Treatment>,
    /// Only participants with a prize of unknown value.
    pub unvalued: bool,
    pub terms: SearchTerms,
}

/// The participants with prizes in a year. A search finds few: `+ 0` keeps the query planners from walking the whole
/// year.
pub fn select_totals(filter: Filter) -> Select {
    let totals = Select::new(total_columns!(), "tax_totals t").filter("t.year = ?", filter.year);
    let totals = match filter.terms {
        SearchTerms::Any => totals.ties_by("t.participant_id"),
        SearchTerms::Nip(nip) => totals.ties_by("t.participant_id + 0").filter("t.nip = ?", nip.as_str()),
        SearchTerms::Number(order) => totals
            .ties_by("t.participant_id + 0")
            .filter("t.participant_id IN (SELECT participant_id FROM tax_records WHERE order_id = ?)", order.0),
        SearchTerms::Name(words) => words.iter().fold(totals.ties_by("t.participant_id + 0"), |totals, word| {
            totals.filter(
                "t.participant_id IN (SELECT participant_id FROM search_terms
                                      WHERE term >= ? AND term < ? || '\u{10ffff}')",
                word.as_str(),
            )
        }),
    };
    let totals = if filter.unvalued { totals.only("t.unvalued > 0") } else { totals };
    totals.filter_if(
        "EXISTS (SELECT 1 FROM tax_records r JOIN tax_rules v ON v.id = r.rule_id
                 WHERE r.participant_id = t.participant_id AND r.year = t.year AND v.treatment = ?)",
        filter.treatment.map(Treatment::as_str),
    )
}

/// Sums of a whole year.
pub async fn sum_year(db: &mut impl Read, year: i64) -> sqlx::Result<SumsRow> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT CAST(COALESCE(sum(prizes), 0) AS BIGINT) AS prizes, CAST(COALESCE(sum(value), 0) AS BIGINT) AS value,
                CAST(COALESCE(sum(reported), 0) AS BIGINT) AS reported, CAST(COALESCE(sum(taxed), 0) AS BIGINT) AS taxed,
                CAST(COALESCE(sum(tax), 0) AS BIGINT) AS tax, CAST(COALESCE(sum(unvalued), 0) AS BIGINT) AS unvalued
         FROM tax_totals WHERE year = $1")
        .bind(year).fetch_one(conn).await)
}

/// The first and the last year with records.
pub async fn find_year_range(db: &mut impl Read) -> sqlx::Result<(Option<i64>, Option<i64>)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT (SELECT min(year) FROM tax_totals), (SELECT max(year) FROM tax_totals)").fetch_one(conn).await)
}

/// A participant's sums by year, the latest first.
pub async fn list_totals_of_participant(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<TotalRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        "SELECT ", total_columns!(), " FROM tax_totals t WHERE t.participant_id = $1 ORDER BY t.year DESC"))
        .bind(participant).fetch_all(conn).await)
}

/// A record as it is shown and exported.
#[derive(Debug, sqlx::FromRow)]
pub struct RecordRow {
    pub id: TaxRecordId,
    pub order_id: OrderId,
    /// Public id of the order.
    pub order_public_id: String,
    pub entry: String,
    pub year: i64,
    pub available_on: BusinessDate,
    pub kind: String,
    pub prize: String,
    pub promotion: Option<String>,
    pub value: Option<i64>,
    pub taxable: i64,
    pub tax: i64,
    pub treatment: String,
    pub rate: Option<i64>,
    pub note: String,
    pub name: String,
    pub company_name: String,
    pub nip: String,
    pub street: String,
    pub postcode: String,
    pub city: String,
    pub recorded_at: Timestamp,
    pub recorded_by: Option<String>,
    /// True while its value is still to be entered.
    pub unvalued: bool,
}

impl Keyed for RecordRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

const RECORD_COLUMNS: &str = "r.id, r.order_id, o.public_id AS order_public_id, r.entry, r.year, r.available_on, r.kind,
     r.prize, p.name AS promotion, r.value, r.taxable, r.tax, v.treatment, v.rate, v.note, r.name, r.company_name, r.nip,
     r.street, r.postcode, r.city, r.recorded_at, b.first_name || ' ' || b.last_name AS recorded_by,
     r.value IS NULL AND NOT EXISTS (SELECT 1 FROM tax_records a WHERE a.order_id = r.order_id AND a.id > r.id)
         AND r.entry = 'given' AS unvalued";

const RECORD_TABLES: &str = "tax_records r JOIN orders o ON o.id = r.order_id JOIN tax_rules v ON v.id = r.rule_id
     LEFT JOIN promotions p ON p.id = r.promotion_id LEFT JOIN operators b ON b.id = r.recorded_by";

/// The records of a participant's year.
pub fn select_records(participant: ParticipantId, year: i64) -> Select {
    Select::new(RECORD_COLUMNS, RECORD_TABLES)
        .ties_by("r.id")
        .filter("r.participant_id = ?", participant.0)
        .filter("r.year = ?", year)
}

/// The next `most` records of a year after the record `after`, participant by participant.
pub async fn list_records_after(db: &mut impl Read, year: i64, after: i64, most: i64) -> sqlx::Result<Vec<RecordRow>> {
    Select::new(RECORD_COLUMNS, RECORD_TABLES)
        .filter("r.year = ?", year)
        .filter(
            "(r.participant_id, r.id) > (COALESCE((SELECT participant_id FROM tax_records WHERE id = ?), 0), ?)",
            after,
        )
        .first(db, "r.participant_id, r.id", most)
        .await
}

/// The next `most` participants of a year after the participant `after`.
pub async fn list_totals_after(db: &mut impl Read, year: i64, after: i64, most: i64) -> sqlx::Result<Vec<TotalRow>> {
    Select::new(total_columns!(), "tax_totals t")
        .filter("t.year = ?", year)
        .filter("t.participant_id > ?", after)
        .first(db, "t.participant_id", most)
        .await
}
