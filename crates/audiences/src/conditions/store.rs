//! SQL of conditions: each is one condition on the table of participants, called `p`, over whole sets.
use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::civil::Date;
use plon_domain::place::Voivodeship;
use plon_domain::segment::{LastInvoice, SegmentAccount};
use plon_kernel::clock::{day_in_warsaw, start_in_warsaw};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::paging::{Arg, Select};
use plon_kernel::types::{BusinessDate, Timestamp};

use super::model::{Condition, Conditions};

/// Participants by the amount on their accepted lines: season, unit, brand or `''`, product or 0, and a bound.
macro_rules! buyers {
    ($in:literal, $bound:literal) => {
        concat!(
            "p.id ",
            $in,
            " (SELECT i.participant_id
               FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN products g ON g.id = l.product_id
               WHERE i.season = ?1 AND g.unit = ?2 AND (?3 = '' OR g.brand = ?3) AND (?4 = 0 OR g.id = ?4)
                     AND l.status IN ('accepted', 'limit', 'limit.product')
               GROUP BY i.participant_id HAVING sum(l.volume) ",
            $bound,
            " ?5)"
        )
    };
}

/// Participants with an accepted line on an invoice, further narrowed.
macro_rules! invoiced {
    ($in:literal, $when:literal) => {
        concat!(
            "p.id ",
            $in,
            " (SELECT i.participant_id FROM invoices i
               WHERE EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = i.id
                             AND l.status IN ('accepted', 'limit', 'limit.product'))",
            $when,
            ")"
        )
    };
}

/// Participants who have accepted the terms of a promotion, or whose purchases count in it.
macro_rules! takers {
    ($in:literal) => {
        concat!(
            "p.id ",
            $in,
            " (SELECT a.participant_id FROM promotion_participations a
               WHERE a.promotion_id = ? AND (a.accepted OR a.current > 0))"
        )
    };
}

macro_rules! achievers {
    ($in:literal) => {
        concat!("p.id ", $in, " (SELECT a.participant_id FROM achievements a WHERE a.level = ?)")
    };
}

/// Participants who have given a consent in its latest version.
macro_rules! consenting {
    ($in:literal) => {
        concat!(
            "p.id ",
            $in,
            " (SELECT a.participant_id FROM participant_consents a JOIN consents c ON c.id = a.consent_id
               JOIN participants o ON o.id = a.participant_id AND o.account_type = c.account_type
               WHERE a.value AND c.slug = ? AND c.retired_at IS NULL
                     AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                                     AND newer.slug = c.slug AND newer.version > c.version))"
        )
    };
}

/// Adds the conditions to a query of participants, whose table it calls `p`. Accounts that are not active never meet
/// them.
///
/// # Errors
/// When a day of the conditions is out of range, which no form admits.
pub fn narrow_participants(participants: Select, conditions: &Conditions, now: Timestamp) -> anyhow::Result<Select> {
    let today = day_in_warsaw(now)?;
    let active = participants.only("p.status = 'active'");
    conditions.0.iter().try_fold(active, |select, condition| add_condition(select, condition, today.0))
}

fn add_condition(select: Select, condition: &Condition, today: Date) -> anyhow::Result<Select> {
    Ok(match condition {
        Condition::Purchases { .. } => add_purchases(select, condition),
        Condition::Promotion { promotion, took_part: true } => select.filter(takers!("IN"), promotion.0),
        Condition::Promotion { promotion, took_part: false } => select.filter(takers!("NOT IN"), promotion.0),
        Condition::Level { level, reached: true } => select.filter(achievers!("IN"), *level),
        Condition::Level { level, reached: false } => select.filter(achievers!("NOT IN"), *level),
        Condition::Voivodeships { voivodeships } => add_voivodeships(select, voivodeships),
        Condition::Account { account } => select.only(match account {
            SegmentAccount::Farm => "p.account_type = 'program.retail' AND p.kind = 'farm'",
            SegmentAccount::Company => "p.account_type = 'program.retail' AND p.kind = 'company'",
            SegmentAccount::Partner => "p.account_type = 'program.partner'",
        }),
        Condition::LastInvoice { last, days } => {
            let since = today.checked_sub(days.unwrap_or(0).days())?;
            add_last_invoice(select, *last, BusinessDate(since))
        }
        Condition::Joined { from, to } => add_joined(select, *from, *to)?,
        Condition::Consent { channel, given: true } => select.filter(consenting!("IN"), channel.purpose().as_str()),
        Condition::Consent { channel, given: false } => {
            select.filter(consenting!("NOT IN"), channel.purpose().as_str())
        }
        Condition::Points { from, to } => select
            .filter_if(
                "COALESCE((SELECT a.balance FROM accounts a WHERE a.participant_id = p.id AND a.kind = 'available'), 0)
                 >= ?",
                *from,
            )
            .filter_if(
                "COALESCE((SELECT a.balance FROM accounts a WHERE a.participant_id = p.id AND a.kind = 'available'), 0)
                 <= ?",
                *to,
            ),
    })
}

/// Who bought nothing has bought no more than any amount.
fn add_purchases(select: Select, condition: &Condition) -> Select {
    let Condition::Purchases { season, unit, brand, product, from, to } = condition else { return select };
    let values = |bound: i64| -> [Arg; 5] {
        let brand = brand.as_deref().unwrap_or_default();
        [(*season).into(), unit.as_str().into(), brand.into(), product.map_or(0, |id| id.0).into(), bound.into()]
    };
    let at_least = match from {
        Some(from) if *from > 0 => select.filter_values(buyers!("IN", ">="), values(*from)),
        _ => select,
    };
    match to {
        Some(to) => at_least.filter_values(buyers!("NOT IN", ">"), values(*to)),
        None => at_least,
    }
}

/// The districts stand in one text between commas, where LIKE looks for a postcode's beginnings.
fn add_voivodeships(select: Select, voivodeships: &[Voivodeship]) -> Select {
    let beginnings = format!(",{},", Voivodeship::beginnings_of_postcodes(voivodeships).join(","));
    select.filter(
        "(? LIKE '%,' || substr(p.company_postcode, 1, 2) || ',%'
          OR ? LIKE '%,' || substr(p.company_postcode, 1, 2) || substr(p.company_postcode, 4, 1) || ',%')",
        beginnings,
    )
}

fn add_last_invoice(select: Select, last: LastInvoice, since: BusinessDate) -> Select {
    match last {
        LastInvoice::Within => select.filter(invoiced!("IN", " AND i.dated_on >= ?"), since),
        LastInvoice::Before => {
            select.only(invoiced!("IN", "")).filter(invoiced!("NOT IN", " AND i.dated_on >= ?"), since)
        }
        LastInvoice::Never => select.only(invoiced!("NOT IN", "")),
    }
}

fn add_joined(select: Select, from: Option<BusinessDate>, to: Option<BusinessDate>) -> anyhow::Result<Select> {
    let from = from.map(|day| start_in_warsaw(day.0)).transpose()?;
    let until = to.map(|day| day.0.tomorrow().and_then(start_in_warsaw)).transpose()?;
    Ok(select.filter_if("p.created_at >= ?", from).filter_if("p.created_at < ?", until))
}

/// Query of the ids of the participants who meet the conditions.
///
/// # Errors
/// When a day of the conditions is out of range, which no form admits.
pub fn select_members(conditions: &Conditions, now: Timestamp) -> anyhow::Result<Select> {
    narrow_participants(Select::new("p.id", "participants p").ties_by("p.id"), conditions, now)
}

/// Number of participants who meet the conditions.
///
/// # Errors
/// When the database does not answer.
pub async fn count_members(db: &mut impl Read, conditions: &Conditions, now: Timestamp) -> anyhow::Result<i64> {
    Ok(select_members(conditions, now)?.count_capped(db, i64::MAX).await?)
}

/// At most `most` participants who meet the conditions, in the order of their ids, after `after`.
///
/// # Errors
/// When the database does not answer.
pub async fn list_members(
    db: &mut impl Read,
    conditions: &Conditions,
    now: Timestamp,
    (after, most): (Option<ParticipantId>, i64),
) -> anyhow::Result<Vec<ParticipantId>> {
    let members = select_members(conditions, now)?;
    let rows: Vec<(ParticipantId,)> =
        members.following(db, ("p.id > ?", "p.id ASC"), after.map(|id| id.0), most).await?;
    Ok(rows.into_iter().map(|(id,)| id).collect())
}

/// True for a participant who meets the conditions.
///
/// # Errors
/// When the database does not answer.
pub async fn is_member(
    db: &mut impl Read,
    conditions: &Conditions,
    participant: ParticipantId,
    now: Timestamp,
) -> anyhow::Result<bool> {
    let found = select_members(conditions, now)?.filter("p.id = ?", participant.0);
    Ok(found.count_capped(db, 1).await? == 1)
}

/// Names by which conditions are described.
#[derive(Debug)]
pub struct Names {
    pub products: BTreeMap<i64, String>,
    pub promotions: BTreeMap<i64, String>,
}

/// Names of all products and promotions.
///
/// # Errors
/// When the database does not answer.
pub async fn load_names(db: &mut impl Read) -> sqlx::Result<Names> {
    let products: Vec<(i64, String)> =
        on_db!(db, conn => sqlx::query_as("SELECT id, name FROM products").fetch_all(conn).await)?;
    let promotions: Vec<(i64, String)> =
        on_db!(db, conn => sqlx::query_as("SELECT id, name FROM promotions").fetch_all(conn).await)?;
    Ok(Names { products: products.into_iter().collect(), promotions: promotions.into_iter().collect() })
}
