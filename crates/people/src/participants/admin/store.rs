//! SQL of the operator's list of participants and of their records.
use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::participant::ParticipantKind;

use super::model::{AdminProfile, AssignedRepresentative, Company, ParticipantSearch, ParticipantSort};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;
use plon_kernel::{on_db, select_in};

/// Filters of a list of participants.
#[derive(Debug, Default)]
pub struct Filter {
    pub search: ParticipantSearch,
    pub status: Option<AccountStatus>,
    pub account_type: Option<AccountType>,
    pub kind: Option<ParticipantKind>,
    /// 0 for participants without one.
    pub representative: Option<i64>,
    pub below_zero: bool,
}

#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    pub town: String,
    pub email: String,
    pub phone: String,
    #[sqlx(try_from = "String")]
    pub account_type: AccountType,
    #[sqlx(try_from = "String")]
    pub kind: ParticipantKind,
    #[sqlx(try_from = "String")]
    pub status: AccountStatus,
    pub representative: Option<String>,
    pub available_points: i64,
    pub created_at: Timestamp,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// The filtered participants, as `ListedRow`.
pub fn select_participants(filter: &Filter) -> Select {
    let participants = Select::new(
        "p.id, p.first_name, p.last_name, p.company_name, p.nip, p.company_city AS town, p.email, p.phone,
         p.account_type, p.kind, p.status, r.first_name || ' ' || r.last_name AS representative,
         COALESCE(a.balance, 0) AS available_points, p.created_at",
        "participants p LEFT JOIN representatives r ON r.id = p.representative_id
         LEFT JOIN accounts a ON a.participant_id = p.id AND a.kind = 'available'",
    );
    let found = match &filter.search {
        ParticipantSearch::Words(words) => words.iter().fold(participants, |participants, word| {
            participants.filter(
                "p.id IN (SELECT participant_id FROM search_terms WHERE term >= ? AND term < ? || '\u{10ffff}')",
                word.as_str(),
            )
        }),
        ParticipantSearch::Number(digits) => participants.filter(
            "p.id IN (SELECT participant_id FROM search_terms WHERE term >= ? AND term < ? || '\u{10ffff}'
                      UNION SELECT participant_id FROM orders WHERE id = CAST(? AS BIGINT)
                      UNION SELECT participant_id FROM invoices WHERE number_key = ?)",
            digits.as_str(),
        ),
        ParticipantSearch::Invoice(key) => {
            participants.filter("p.id IN (SELECT participant_id FROM invoices WHERE number_key = ?)", key.as_str())
        }
    };
    let found = match filter.representative {
        None => found,
        Some(0) => found.only("p.representative_id IS NULL"),
        Some(id) => found.filter("p.representative_id = ?", id),
    };
    let found = match filter.below_zero {
        false => found,
        true => found.only("p.id IN (SELECT participant_id FROM accounts WHERE kind = 'available' AND balance < 0)"),
    };
    let found = match filter.kind {
        None => found,
        Some(ParticipantKind::Farm) => found.only("p.kind = 'farm'"),
        Some(ParticipantKind::Company) => found.only("p.kind = 'company'"),
    };
    let found = match filter.account_type {
        None => found,
        Some(AccountType::Retail) => found.only("p.account_type = 'program.retail'"),
        Some(AccountType::Partner) => found.only("p.account_type = 'program.partner'"),
    };
    // A literal tells PostgreSQL's planner how few participants are in a state.
    match filter.status {
        None => found,
        Some(AccountStatus::Pending) => found.only("p.status = 'pending'"),
        Some(AccountStatus::Active) => found.only("p.status = 'active'"),
        Some(AccountStatus::Disabled) => found.only("p.status = 'disabled'"),
        Some(AccountStatus::Erased) => found.only("p.status = 'erased'"),
    }
}

/// True when an invoice has this key of a number.
pub async fn is_invoice_number(db: &mut impl Read, key: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM invoices WHERE number_key = $1)")
        .bind(key).fetch_one(conn).await)
}

/// Keyset pagination by name, after the row whose id is `?`, and its order. The first half of the condition uses the
/// index, the second half separates equal names. A search matches few rows: `|| ''` keeps the planners from walking
/// through everybody in that order.
macro_rules! by_name {
    ($from:literal, $after:literal, $direction:literal) => {
        (
            concat!(
                r#"p.last_name COLLATE "pl-x-icu" "#,
                $from,
                " (SELECT last_name FROM participants WHERE id = ?) AND ",
                r#"(p.last_name COLLATE "pl-x-icu", p.first_name COLLATE "pl-x-icu", p.id) "#,
                $after,
                " ((SELECT last_name FROM participants WHERE id = ?),
               (SELECT first_name FROM participants WHERE id = ?), ?)"
            ),
            concat!(
                r#"p.last_name COLLATE "pl-x-icu" "#,
                $direction,
                r#", p.first_name COLLATE "pl-x-icu" "#,
                $direction,
                ", p.id ",
                $direction
            ),
        )
    };
    (searched, $after:literal, $direction:literal) => {
        (
            concat!(
                r#"((p.last_name || '') COLLATE "pl-x-icu", p.first_name COLLATE "pl-x-icu", p.id) "#,
                $after,
                " ((SELECT last_name FROM participants WHERE id = ?),
               (SELECT first_name FROM participants WHERE id = ?), ?)"
            ),
            concat!(
                r#"(p.last_name || '') COLLATE "pl-x-icu" "#,
                $direction,
                r#", p.first_name COLLATE "pl-x-icu" "#,
                $direction,
                ", p.id ",
                $direction
            ),
        )
    };
}

/// Keyset pagination by town, likewise.
macro_rules! by_town {
    ($from:literal, $after:literal, $direction:literal) => {
        (
            concat!(
                r#"p.company_city COLLATE "pl-x-icu" "#,
                $from,
                " (SELECT company_city FROM participants WHERE id = ?) AND ",
                r#"(p.company_city COLLATE "pl-x-icu", p.id) "#,
                $after,
                " ((SELECT company_city FROM participants WHERE id = ?), ?)"
            ),
            concat!(r#"p.company_city COLLATE "pl-x-icu" "#, $direction, ", p.id ", $direction),
        )
    };
    (searched, $after:literal, $direction:literal) => {
        (
            concat!(
                r#"((p.company_city || '') COLLATE "pl-x-icu", p.id) "#,
                $after,
                " ((SELECT company_city FROM participants WHERE id = ?), ?)"
            ),
            concat!(r#"(p.company_city || '') COLLATE "pl-x-icu" "#, $direction, ", p.id ", $direction),
        )
    };
}

/// Keyset pagination by the day of joining: the whole row uses the index, because no collation is involved.
macro_rules! by_day {
    ($after:literal, $direction:literal) => {
        (
            concat!("(p.created_at, p.id) ", $after, " ((SELECT created_at FROM participants WHERE id = ?), ?)"),
            concat!("p.created_at ", $direction, ", p.id ", $direction),
        )
    };
    (searched, $after:literal, $direction:literal) => {
        (
            concat!("(p.created_at + 0, p.id) ", $after, " ((SELECT created_at FROM participants WHERE id = ?), ?)"),
            concat!("p.created_at + 0 ", $direction, ", p.id ", $direction),
        )
    };
}

/// The order in which participants joined.
pub const BY_JOINED: (&str, &str) = by_day!(">", "ASC");

/// Keyset pagination: the condition for rows after the one whose id is `?`, and the order.
pub fn sort_order(sort: ParticipantSort, desc: bool, is_searched: bool) -> (&'static str, &'static str) {
    match (sort, desc, is_searched) {
        (ParticipantSort::Joined, true, false) => by_day!("<", "DESC"),
        (ParticipantSort::Joined, false, false) => BY_JOINED,
        (ParticipantSort::Joined, true, true) => by_day!(searched, "<", "DESC"),
        (ParticipantSort::Joined, false, true) => by_day!(searched, ">", "ASC"),
        (ParticipantSort::Name, true, false) => by_name!("<=", "<", "DESC"),
        (ParticipantSort::Name, false, false) => by_name!(">=", ">", "ASC"),
        (ParticipantSort::Name, true, true) => by_name!(searched, "<", "DESC"),
        (ParticipantSort::Name, false, true) => by_name!(searched, ">", "ASC"),
        (ParticipantSort::Town, true, false) => by_town!("<=", "<", "DESC"),
        (ParticipantSort::Town, false, false) => by_town!(">=", ">", "ASC"),
        (ParticipantSort::Town, true, true) => by_town!(searched, "<", "DESC"),
        (ParticipantSort::Town, false, true) => by_town!(searched, ">", "ASC"),
    }
}

/// A participant's row as the record shows it.
#[derive(Debug, sqlx::FromRow)]
pub struct ParticipantRow {
    #[sqlx(flatten)]
    pub profile: AdminProfile,
    pub status: String,
    pub bank_account: Option<String>,
    pub limit_reached_at: Option<Timestamp>,
}

pub async fn find_participant(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Option<ParticipantRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT account_type, kind, register, nip, email, phone, first_name, last_name, company_name, company_street,
                company_street_number, company_street_number_place, company_postcode, company_city,
                correspondence_address, correspondence_street, correspondence_street_number,
                correspondence_street_number_place, correspondence_postcode, correspondence_city, authorized_person,
                authorized_person_first_name, authorized_person_last_name, authorized_person_identifier,
                bank_account_changed_at, email_changed_at, phone_changed_at, password_hash IS NOT NULL AS has_password, created_at AS joined_at, status,
                bank_account, points_limit_reached_at AS limit_reached_at
         FROM participants WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Reads crops by their number, with the thousandths of a hectare under each.
pub async fn list_areas(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Vec<(i64, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT crop_id, area FROM participant_areas WHERE participant_id = $1 ORDER BY crop_id")
        .bind(id).fetch_all(conn).await)
}

pub async fn find_representative(
    db: &mut impl Read,
    id: ParticipantId,
) -> sqlx::Result<Option<AssignedRepresentative>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.first_name || ' ' || r.last_name AS name, r.email, r.phone, r.active
         FROM participants p JOIN representatives r ON r.id = p.representative_id WHERE p.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Sets the company; true if it differs from before.
pub async fn set_company(tx: &mut Tx, id: ParticipantId, company: &Company) -> sqlx::Result<bool> {
    let at = &company.address;
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET company_name = $2, company_street = $3, company_street_number = $4,
            company_street_number_place = $5, company_postcode = $6, company_city = $7
         WHERE id = $1 AND (company_name <> $2 OR company_street <> $3 OR company_street_number <> $4
            OR COALESCE(company_street_number_place, '') <> COALESCE($5, '') OR company_postcode <> $6
            OR company_city <> $7)")
        .bind(id).bind(&company.name).bind(&at.street).bind(&at.number).bind(&at.flat).bind(at.postcode.as_str())
        .bind(&at.city).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// An account's state and audience.
#[derive(Debug, sqlx::FromRow)]
pub struct AccountRow {
    #[sqlx(try_from = "String")]
    pub status: AccountStatus,
    #[sqlx(try_from = "String")]
    pub account_type: AccountType,
}

pub async fn find_account(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Option<AccountRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT status, account_type FROM participants WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Moves an account from one state to another; false if it was not in the first.
pub async fn update_status(
    tx: &mut Tx,
    id: ParticipantId,
    from: AccountStatus,
    to: AccountStatus,
) -> sqlx::Result<bool> {
    let moved: Option<ParticipantId> = on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE participants SET status = $3 WHERE id = $1 AND status = $2 RETURNING id")
        .bind(id).bind(from.as_str()).bind(to.as_str()).fetch_optional(conn).await)?;
    Ok(moved.is_some())
}

/// Ids of the named participants who exist, in their order.
pub async fn list_known(db: &mut impl Read, ids: &[i64]) -> sqlx::Result<Vec<i64>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let known: Vec<(i64,)> = select_in!(db, "SELECT id FROM participants WHERE id IN", ids, "ORDER BY id")?;
    Ok(known.into_iter().map(|(id,)| id).collect())
}

/// Name of a representative to whom participants may be assigned.
pub async fn find_representative_name(db: &mut impl Read, id: i64) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT first_name || ' ' || last_name FROM representatives WHERE id = $1 AND active")
        .bind(id).fetch_optional(conn).await)
}

pub async fn assign_representative(tx: &mut Tx, id: ParticipantId, representative: Option<i64>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET representative_id = $2 WHERE id = $1")
        .bind(id).bind(representative).execute(conn).await.map(|_| ()))
}
