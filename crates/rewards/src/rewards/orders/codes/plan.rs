//! Plan of an import of codes: orders that get a code, orders that already have it, and the errors of rows.
use std::collections::{BTreeMap, HashMap};

use plon_domain::reward::{Delivery, OrderStatus, RewardKind};

use super::changes::CardCodeChanges;
use super::file::{Code, CodeRow, ReadRows};
use super::store::{self, CodedRow};
use plon_imports::{ImportError, Row};
use plon_kernel::db::{Read as ReadDb, Tx};
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_platform::error::ApiError;
use plon_platform::ledger;
use plon_platform::secrets::{Place, Secrets};

/// Effects that a file would have.
#[derive(Default)]
pub struct Plan {
    /// New codes in the order of the file.
    pub fresh: Vec<Match>,
    /// Rows whose order already has that very code.
    pub unchanged: Vec<Match>,
    pub skipped: i64,
    pub faulty_rows: i64,
    pub errors: Vec<ImportError>,
    /// Changes made to the file before.
    pub changes: CardCodeChanges,
}

/// Row with its order.
pub struct Match {
    pub row: i64,
    pub code: Code,
    pub order: CodedRow,
}

impl Match {
    fn is_completed(&self) -> bool {
        self.order.stored.status == OrderStatus::Completed.as_str()
    }
}

/// Locks the accounts of the orders' owners, so that other changes to these orders wait.
pub async fn lock_owners(tx: &mut Tx, orders: &[OrderId]) -> Result<(), ApiError> {
    let rows = store::list_orders(tx, orders).await?;
    let mut owners: Vec<ParticipantId> = rows.iter().map(|row| row.stored.participant_id).collect();
    owners.sort_unstable();
    owners.dedup();
    ledger::lock_all(tx, &owners).await?;
    Ok(())
}

/// Compares the rows with the existing orders and codes.
///
/// # Errors
/// When the database does not answer.
pub async fn make_plan(db: &mut impl ReadDb, secrets: &Secrets, read: ReadRows) -> Result<Plan, ApiError> {
    let mut orders = orders_of(db, &read).await?;
    orders.values_mut().try_for_each(|order| decrypt_code(secrets, order))?;
    let mut validator = Validator { taken: list_taken(db, secrets, &read).await?, ..Validator::default() };
    let mut plan = Plan { skipped: read.skipped, changes: read.changes, ..Plan::default() };
    for row in read.faulty {
        plan.refuse(row);
    }
    for mut given in read.given {
        let verdict = validator.verdict(&given, orders.get(&given.order));
        match (verdict, orders.remove(&given.order)) {
            (Ok(is_fresh), Some(order)) => {
                let found = Match { row: given.row.number, code: given.code, order };
                if is_fresh { plan.fresh.push(found) } else { plan.unchanged.push(found) }
            }
            (Err((key, why)), order) => {
                orders.extend(order.map(|order| (given.order, order)));
                given.row.add_error(key, why);
                plan.refuse(given.row);
            }
            (Ok(_), None) => return Err(anyhow::anyhow!("order {} was judged and is not there", given.order.0).into()),
        }
    }
    plan.errors.sort_by_key(|error| error.row);
    Ok(plan)
}

async fn orders_of(db: &mut impl ReadDb, read: &ReadRows) -> Result<BTreeMap<OrderId, CodedRow>, ApiError> {
    Ok(store::list_orders(db, &read.orders()).await?.into_iter().map(|row| (row.stored.id, row)).collect())
}

fn decrypt_code(secrets: &Secrets, order: &mut CodedRow) -> anyhow::Result<()> {
    let id = order.stored.id;
    for (stored, place) in [(&mut order.number, Place::CardNumber(id)), (&mut order.pin, Place::CardPin(id))] {
        if let Some(stored) = stored {
            *stored = secrets.open(place, stored)?;
        }
    }
    Ok(())
}

/// Orders that already have one of the file's numbers, by number.
async fn list_taken(
    db: &mut impl ReadDb,
    secrets: &Secrets,
    read: &ReadRows,
) -> sqlx::Result<HashMap<String, OrderId>> {
    let numbers = read.given.iter().map(|given| given.code.number.as_str());
    let mut by_hash: HashMap<String, &str> = numbers.map(|number| (secrets.index(number), number)).collect();
    let hashes: Vec<String> = by_hash.keys().cloned().collect();
    let owners = store::list_owners_of_codes(db, &hashes).await?;
    Ok(owners.into_iter().filter_map(|(hash, order)| Some((by_hash.remove(&hash)?.to_owned(), order))).collect())
}

impl Plan {
    /// Orders to be completed: those of new codes, and those whose code an earlier file brought before it was stopped.
    pub fn to_complete(&self) -> impl Iterator<Item = OrderId> {
        let rows = self.fresh.iter().chain(&self.unchanged);
        rows.filter(|found| !found.is_completed()).map(|found| found.order.stored.id)
    }

    /// Completed orders whose lost code is replaced.
    pub fn replaced(&self) -> impl Iterator<Item = OrderId> {
        self.fresh.iter().filter(|found| found.is_completed()).map(|found| found.order.stored.id)
    }

    /// True when the file brings a code or completes an order.
    pub fn changes_anything(&self) -> bool {
        !self.fresh.is_empty() || self.to_complete().next().is_some()
    }

    fn refuse(&mut self, row: Row) {
        let number = row.number;
        self.faulty_rows += 1;
        self.errors.extend(row.into_errors().into_iter().map(|error| ImportError::new(number, error)));
    }
}

/// Orders and numbers claimed by the rows so far.
#[derive(Default)]
struct Validator {
    /// Orders that already have one of the file's numbers.
    taken: HashMap<String, OrderId>,
    rows_by_order: HashMap<OrderId, i64>,
    rows_by_number: HashMap<String, i64>,
}

/// Column and sentence of an error.
type RowError = (&'static str, String);

impl Validator {
    /// True when the order gets the code now, false when it already has that very code.
    fn verdict(&mut self, given: &CodeRow, order: Option<&CodedRow>) -> Result<bool, RowError> {
        let (row, number) = (given.row.number, given.code.number.as_str());
        if let Some(first) = self.rows_by_order.get(&given.order) {
            return Err(("order", format!("To zamówienie stoi już w\u{a0}wierszu {first}")));
        }
        self.rows_by_order.insert(given.order, row);
        if let Some(first) = self.rows_by_number.get(number) {
            return Err(("number", format!("Ten numer stoi już w\u{a0}wierszu {first}")));
        }
        self.rows_by_number.insert(number.to_owned(), row);
        let order = order.ok_or_else(|| ("order", "Nie ma zamówienia o\u{a0}tym numerze".to_owned()))?;
        takes_codes(order).map_err(|why| ("order", why.to_owned()))?;
        let kept = order.number.as_ref().filter(|_| !order.is_lost());
        match (kept, self.taken.get(number)) {
            (Some(kept), _) if kept == number => check_same(order, &given.code),
            (Some(kept), _) => Err(("order", has_another(order, kept))),
            (None, Some(other)) if *other == given.order => Ok(true),
            (None, Some(other)) => Err(("number", format!("Ten numer ma już zamówienie nr\u{a0}{}", other.0))),
            (None, None) => Ok(true),
        }
    }
}

fn takes_codes(order: &CodedRow) -> Result<(), &'static str> {
    if order.stored.kind != RewardKind::Card.as_str() {
        return Err("To zamówienie nie jest kartą");
    }
    if order.delivery.as_deref() != Some(Delivery::Code.as_str()) {
        return Err("Ta karta idzie pocztą, a\u{a0}nie jako kod");
    }
    if order.stored.status == OrderStatus::Cancelled.as_str() {
        return Err("To zamówienie jest anulowane");
    }
    Ok(())
}

/// Unchanged when the order has this number, or an error when its PIN or last day differs.
fn check_same(order: &CodedRow, code: &Code) -> Result<bool, RowError> {
    if order.pin.as_deref() != code.pin.as_ref().map(|pin| pin.as_str()) {
        return Err(("pin", "To zamówienie ma już ten numer karty, ale z\u{a0}innym PIN-em".to_owned()));
    }
    if order.valid_until != code.valid_until {
        return Err(("valid_until", "To zamówienie ma już ten numer karty, ale z\u{a0}inną datą".to_owned()));
    }
    Ok(false)
}

fn has_another(order: &CodedRow, kept: &str) -> String {
    let tail = &kept[kept.len().saturating_sub(4)..];
    let read = match order.readings {
        0 => "Uczestnik jeszcze go nie odczytał.",
        _ => "Uczestnik już go odczytał.",
    };
    format!("To zamówienie ma już inny numer karty (…{tail}). {read}")
}
