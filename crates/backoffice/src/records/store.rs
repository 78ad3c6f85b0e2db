//! SQL of the records of all kinds.
use plon_kernel::db::Read;
use plon_kernel::ids::OrderId;
use plon_kernel::paging::Select;

use super::kind::RecordKind;
use super::model::RecordRow;

/// Rows that a search of one kind reads: twice what it shows, for those found in two ways.
const MOST_FOUND: i64 = 12;

/// Rows of a kind that are compared by name, the newest.
const MOST_NAMED: i64 = 2_000;

/// The rows of a kind, as `RecordRow`: under the alias `r`, or `s` for a kind of few rows.
pub fn select_records(kind: RecordKind) -> Select {
    match kind {
        RecordKind::Participant => select_participants("participants r"),
        RecordKind::Invoice => Select::new(
            "r.id, r.public_id AS key, r.number AS title, d.name AS first,
             p.first_name || ' ' || p.last_name AS second, p.nip AS third, r.status, r.participant_id AS participant",
            "invoices r JOIN distributors d ON d.id = r.distributor_id JOIN participants p ON p.id = r.participant_id",
        ),
        RecordKind::Order => Select::new(
            "r.id, r.public_id AS key, 'Zamówienie\u{a0}' || CAST(r.id AS TEXT) AS title,
             COALESCE((SELECT w.name FROM rewards w WHERE w.id = r.reward_id), r.card) AS first,
             p.first_name || ' ' || p.last_name AS second, p.nip AS third, r.status, r.participant_id AS participant",
            "orders r JOIN participants p ON p.id = r.participant_id",
        ),
        RecordKind::Import => Select::new(
            "r.id, CAST(r.id AS TEXT) AS key, 'Import\u{a0}' || CAST(r.id AS TEXT) AS title, i.name AS first,
             (SELECT f.name FROM files f WHERE f.id = r.file_id) AS second, r.status",
            "imports r JOIN import_sources i ON i.id = r.source_id",
        ),
        RecordKind::Promotion => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.name AS title, 'Sezon\u{a0}' || CAST(s.season AS TEXT) AS first",
            "promotions s",
        ),
        RecordKind::Product => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.name AS title, s.brand AS first, s.sap AS second",
            "products s",
        ),
        RecordKind::Distributor => {
            Select::new("s.id, CAST(s.id AS TEXT) AS key, s.name AS title, s.nip AS first", "distributors s")
        }
        RecordKind::Branch => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.name AS title, s.city AS first,
             (SELECT d.name FROM distributors d WHERE d.id = s.distributor_id) AS second",
            "branches s",
        ),
        RecordKind::Reward => Select::new("s.id, CAST(s.id AS TEXT) AS key, s.name AS title", "rewards s")
            .only("NOT EXISTS (SELECT 1 FROM trips t WHERE t.reward_id = s.id)"),
        RecordKind::Trip => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, w.name AS title, 'Sezon\u{a0}' || CAST(s.season AS TEXT) AS first",
            "trips s JOIN rewards w ON w.id = s.reward_id",
        ),
        RecordKind::Correction => Select::new(
            "s.id, s.public_id AS key, s.number AS title,
             (SELECT d.name FROM distributors d WHERE d.id = s.distributor_id) AS first,
             (SELECT p.first_name || ' ' || p.last_name FROM participants p WHERE p.id = s.participant_id) AS second,
             s.status, s.participant_id AS participant",
            "einvoice_corrections s",
        ),
        RecordKind::Request => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.first_name || ' ' || s.last_name AS title, s.company_name AS first,
             s.city AS second, s.nip AS third",
            "requests s",
        ),
        RecordKind::Representative => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.first_name || ' ' || s.last_name AS title, s.code AS first,
             s.email AS second",
            "representatives s",
        ),
        RecordKind::News => Select::new("s.id, CAST(s.id AS TEXT) AS key, s.title", "news s"),
        RecordKind::Page => Select::new("s.id, CAST(s.id AS TEXT) AS key, s.title", "pages s"),
        RecordKind::Question => Select::new("s.id, CAST(s.id AS TEXT) AS key, s.question AS title", "questions s"),
        RecordKind::Operator => Select::new(
            "s.id, CAST(s.id AS TEXT) AS key, s.first_name || ' ' || s.last_name AS title, s.email AS first",
            "operators s",
        ),
    }
}

fn select_participants(from: &'static str) -> Select {
    Select::new(
        "r.id, CAST(r.id AS TEXT) AS key, r.first_name || ' ' || r.last_name AS title, r.company_name AS first,
         r.company_city AS second, r.nip AS third, r.status, r.id AS participant",
        from,
    )
}

/// The record with the key that stands in the address of its page.
pub async fn load_record(db: &mut impl Read, kind: RecordKind, key: &str) -> sqlx::Result<Option<RecordRow>> {
    let records = select_records(kind);
    let (one, order) = match (kind, key.parse::<i64>()) {
        (RecordKind::Invoice | RecordKind::Order, _) => (records.filter("r.public_id = ?", key), "r.id"),
        (RecordKind::Correction, _) => (records.filter("s.public_id = ?", key), "s.id"),
        (RecordKind::Participant | RecordKind::Import, Ok(id)) => (records.filter("r.id = ?", id), "r.id"),
        (_, Ok(id)) => (records.filter("s.id = ?", id), "s.id"),
        (_, Err(_)) => return Ok(None),
    };
    Ok(one.first(db, order, 1).await?.pop())
}

/// The participants all of whose terms begin so. The longest is walked in its order, the others are looked up for each.
pub fn select_participants_with(terms: &[String]) -> Select {
    let mut terms: Vec<&String> = terms.iter().collect();
    terms.sort_by_key(|term| std::cmp::Reverse(term.len()));
    let found = select_participants("search_terms t JOIN participants r ON r.id = t.participant_id");
    terms.iter().enumerate().fold(found, |found, (place, term)| match place {
        0 => found.filter("t.term >= ? AND t.term < ? || '\u{10ffff}'", term.as_str()),
        _ => found.filter(
            "EXISTS (SELECT 1 FROM search_terms u
                     WHERE u.participant_id = t.participant_id AND u.term >= ? AND u.term < ? || '\u{10ffff}')",
            term.as_str(),
        ),
    })
}

pub async fn find_participants(db: &mut impl Read, terms: &[String]) -> sqlx::Result<Vec<RecordRow>> {
    if terms.is_empty() {
        return Ok(Vec::new());
    }
    select_participants_with(terms).first(db, "t.term, t.participant_id", MOST_FOUND).await
}

/// The invoices whose number's key begins so, in the order of numbers.
pub fn select_invoices_from(key: &str) -> Select {
    select_records(RecordKind::Invoice).filter("r.number_key >= ? AND r.number_key < ? || '\u{10ffff}'", key)
}

pub async fn find_invoices(db: &mut impl Read, key: &str) -> sqlx::Result<Vec<RecordRow>> {
    select_invoices_from(key).first(db, "r.number_key, r.id", MOST_FOUND).await
}

/// The invoices with this very number, or with this number of KSeF.
pub async fn find_invoices_by_exact_number(
    db: &mut impl Read,
    key: &str,
    ksef_number: &str,
) -> sqlx::Result<Vec<RecordRow>> {
    let invoices = select_records(RecordKind::Invoice);
    let mut found: Vec<RecordRow> = invoices.filter("r.number_key = ?", key).first(db, "r.id", 3).await?;
    let by_ksef = select_records(RecordKind::Invoice)
        .filter("r.id IN (SELECT e.invoice_id FROM einvoices e WHERE e.ksef_number = ?)", ksef_number);
    found.extend(by_ksef.first(db, "r.id", 3).await?);
    Ok(found)
}

pub async fn find_order(db: &mut impl Read, id: OrderId) -> sqlx::Result<Option<RecordRow>> {
    Ok(select_records(RecordKind::Order).filter("r.id = ?", id.0).first(db, "r.id", 1).await?.pop())
}

/// The newest records of a kind of few rows.
pub async fn list_named(db: &mut impl Read, kind: RecordKind) -> sqlx::Result<Vec<RecordRow>> {
    select_records(kind).first(db, "s.id DESC", MOST_NAMED).await
}
