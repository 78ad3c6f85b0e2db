//! Decides if an order can be put into a batch now, and makes its transfer.
use plon_bank_files::{Party, Payment};
use plon_domain::iban::Iban;
use plon_domain::money::Grosze;
use plon_domain::payout::{self, Wait};
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_domain::text::Plural;

use super::model::Transfer;
use super::settings::PayoutSettings;
use super::store::{self, CandidateRow};
use super::withholding::{Taxed, Withholding};
use plon_kernel::clock;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, PayoutId};
use plon_kernel::types::Timestamp;
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::ledger;

pub const TRANSFERS: Plural = Plural { one: "przelew", few: "przelewy", many: "przelewów" };

/// Reason why an order cannot be put into a batch.
#[derive(Debug, PartialEq, Eq)]
pub enum Unpayable {
    NoTransfer,
    NotSelected,
    InBatch(PayoutId),
    Waits(Wait),
    NoAccount,
    NoCharity,
    NothingLeft,
}

impl Unpayable {
    fn sentence(&self, order: OrderId) -> anyhow::Result<String> {
        let what = match self {
            Unpayable::NoTransfer => "to nie przelew".to_owned(),
            Unpayable::NotSelected => "nie ma już statusu Wybrana".to_owned(),
            Unpayable::InBatch(payout) => format!("jest już w\u{a0}paczce przelewów nr\u{a0}{}", payout.0),
            Unpayable::Waits(wait) => {
                let until = clock::time_in_warsaw(Timestamp(wait.until))?.strftime("%d.%m.%Y o\u{a0}%H:%M");
                let changed = wait.changed.join(", ");
                format!("uczestnik niedawno zmienił: {changed}. Przelew może wyjść po {until}")
            }
            Unpayable::NoAccount => "nie ma numeru konta albo kwoty".to_owned(),
            Unpayable::NoCharity => "w\u{a0}ustawieniach programu brakuje konta celu charytatywnego".to_owned(),
            Unpayable::NothingLeft => "po potrąceniu podatku nie zostaje nic do wypłaty".to_owned(),
        };
        Ok(format!("Zamówienie nr\u{a0}{}: {what}", order.0))
    }
}

/// The ids of the orders in a form, without duplicates.
///
/// # Errors
/// `Invalid` when there are none or more than `most`.
pub fn parse_order_ids(fields: &mut Fields, field: &str, ids: &[String], most: usize) -> Vec<String> {
    let mut named: Vec<String> = ids.to_vec();
    named.sort_unstable();
    named.dedup();
    if named.is_empty() {
        fields.add_error(field, REQUIRED);
    }
    if named.len() > most {
        let most = TRANSFERS.count(i64::try_from(most).unwrap_or(i64::MAX));
        fields.add_error(field, format!("Naraz może być najwyżej {most}"));
    }
    named
}

/// Locks the accounts of the orders' owners.
pub async fn lock_owners(tx: &mut Tx, orders: &[String]) -> Result<(), ApiError> {
    let mut owners: Vec<_> = store::list_orders(tx, orders).await?.iter().map(|row| row.participant_id).collect();
    owners.sort_unstable();
    owners.dedup();
    ledger::lock_all(tx, &owners).await?;
    Ok(())
}

/// Makes the transfers of the orders; their owners' accounts are locked.
///
/// # Errors
/// `Invalid` at the field with a message for each order that cannot be put into a batch.
pub async fn prepare_transfers(
    tx: &mut Tx,
    field: &str,
    orders: &[String],
    now: Timestamp,
) -> Result<Vec<Transfer>, ApiError> {
    let (mut fields, mut transfers) = (Fields::default(), Vec::new());
    let rows = store::list_orders(tx, orders).await?;
    let rules = load_rules(tx, &rows, now).await?;
    if rows.len() < orders.len() {
        fields.add_error(field, "Nie ma takiego zamówienia. Odśwież stronę.");
    }
    for row in &rows {
        match transfer(row, &rules, now)? {
            Ok(transfer) => transfers.push(transfer),
            Err(why) => fields.add_error(field, why.sentence(row.id)?),
        }
    }
    fields.check().map(|()| transfers)
}

/// Waiting period of a transfer to a participant, from the last changes of account, e-mail and telephone.
pub fn waiting_period(kind: RewardKind, changes: [Option<Timestamp>; 3], now: Timestamp) -> Option<Wait> {
    if !kind.needs_bank_account() {
        return None;
    }
    payout::wait(changes.map(|at| at.map(|at| at.0)), now.0)
}

/// The settings and tax rules by which transfers are made.
#[derive(Debug)]
pub struct TransferRules {
    settings: PayoutSettings,
    withholding: Withholding,
}

/// Reads the rules of the day for the orders.
///
/// # Errors
/// When the database does not answer.
pub async fn load_rules(db: &mut impl Read, rows: &[CandidateRow], now: Timestamp) -> Result<TransferRules, ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let promotions = rows.iter().filter_map(|row| row.promotion_id).collect();
    let settings = PayoutSettings::load(db).await?;
    Ok(TransferRules { settings, withholding: Withholding::on(db, today, promotions).await? })
}

/// Makes the transfer of an order, or says why it cannot go now.
///
/// # Errors
/// When a stored kind is unknown: a defect of the data.
pub fn transfer(
    row: &CandidateRow,
    TransferRules { settings, withholding }: &TransferRules,
    now: Timestamp,
) -> Result<Result<Transfer, Unpayable>, ApiError> {
    let kind = RewardKind::try_from(row.kind.as_str()).map_err(anyhow::Error::new)?;
    if let Some(why) = refused(row, kind, now) {
        return Ok(Err(why));
    }
    let to = match kind.needs_bank_account() {
        true => recipient(row).ok_or(Unpayable::NoAccount),
        false => settings.charity().map_err(|_| Unpayable::NoCharity),
    };
    let (to, amount) = match (to, row.amount.filter(|amount| *amount > 0)) {
        (Ok(to), Some(amount)) => (to, amount),
        (Ok(_), None) => return Ok(Err(Unpayable::NoAccount)),
        (Err(why), _) => return Ok(Err(why)),
    };
    let tax = withholding.tax(Taxed { kind, promotion: row.promotion_id }, Grosze(amount));
    let amount = Grosze(amount - tax.0);
    if amount <= Grosze::ZERO {
        return Ok(Err(Unpayable::NothingLeft));
    }
    let title = format!("{} {}", settings.title(!kind.needs_bank_account()), row.id.0);
    Ok(Ok(Transfer { order: row.id, payment: Payment { reference: bank_reference(row.id), to, amount, title }, tax }))
}

fn refused(row: &CandidateRow, kind: RewardKind, now: Timestamp) -> Option<Unpayable> {
    if !kind.is_transfer() {
        return Some(Unpayable::NoTransfer);
    }
    if row.status != OrderStatus::Selected.as_str() {
        return Some(Unpayable::NotSelected);
    }
    if let Some(payout) = row.payout_id {
        return Some(Unpayable::InBatch(payout));
    }
    waiting_period(kind, row.changes(), now).map(Unpayable::Waits)
}

/// Reference of an order's transfer at the bank.
pub fn bank_reference(order: OrderId) -> String {
    format!("ZAM-{}", order.0)
}

/// The participant with the order's bank account: for a farm, under the participant's own name.
fn recipient(row: &CandidateRow) -> Option<Party> {
    let account = Iban::parse(row.bank_account.as_deref()?).ok()?;
    let name = if row.is_company { row.company_name.clone() } else { row.person() };
    let flat = row.street_number_place.as_deref().map(|place| format!("/{place}")).unwrap_or_default();
    let street = format!("{} {}{flat}", row.street, row.street_number);
    Some(Party { name, street, city: format!("{} {}", row.postcode, row.city), account })
}

impl CandidateRow {
    pub fn person(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }

    pub fn changes(&self) -> [Option<Timestamp>; 3] {
        [self.bank_account_changed_at, self.email_changed_at, self.phone_changed_at]
    }
}
