//! Guards of an account's secrets: rate limits on wrong tries, and their locks for an operator to see and lift.
use std::fmt;

use jiff::SignedDuration;
use plon_domain::nip::Nip;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Tally;
use super::{Bucket, Quota, store, wait_past_quota};
use plon_kernel::db::{Read, Tx};
use plon_kernel::types::Timestamp;

const QUARTER: SignedDuration = SignedDuration::from_mins(15);
const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Account whose secrets are tried, by the typed name, whether or not the account exists.
#[derive(Debug, Clone, Copy)]
pub enum Account<'a> {
    Participant(&'a str),
    /// E-mail in lower case.
    Operator(&'a str),
}

impl<'a> From<&'a Nip> for Account<'a> {
    fn from(nip: &'a Nip) -> Account<'a> {
        Account::Participant(nip.as_str())
    }
}

impl fmt::Display for Account<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Account::Participant(nip) => write!(f, "participant:{nip}"),
            Account::Operator(email) => write!(f, "operator:{email}"),
        }
    }
}

/// Rate limit on wrong tries at one account.
#[derive(Debug)]
pub struct Guard {
    pub(super) quota: Quota,
    /// Label of the lock, for operators.
    label: &'static str,
    slows: bool,
}

impl Guard {
    const fn refusing(name: &'static str, tries: i64, window: SignedDuration, label: &'static str) -> Guard {
        Guard { quota: Quota { name, tries, window }, label, slows: false }
    }

    const fn slowing(name: &'static str, tries: i64, window: SignedDuration, label: &'static str) -> Guard {
        Guard { quota: Quota { name, tries, window }, label, slows: true }
    }

    /// Bucket of the account.
    pub fn of(&self, account: Account<'_>) -> Bucket {
        self.bucket(account.to_string(), &account)
    }

    /// Bucket of the account and the origin of the tries: a network, a device, a sign-in.
    pub fn by(&self, account: Account<'_>, from: impl fmt::Display) -> Bucket {
        self.bucket(format!("{account} {from}"), &account)
    }

    fn bucket(&self, key: String, account: &Account<'_>) -> Bucket {
        Bucket { account: Some(account.to_string()), slows: self.slows, ..self.quota.of(key) }
    }
}

pub static SIGN_IN_FROM_NETWORK: Guard =
    Guard::refusing("login.nip.ip", 10, QUARTER, "Błędne hasło podawane z\u{a0}jednej sieci");
/// Tries from everywhere together: they slow one another down but lock nobody out.
pub static SIGN_IN: Guard = Guard::slowing("login.nip", 100, HOUR, "Błędne hasło podawane z\u{a0}nieznanych urządzeń");
pub static SIGN_IN_ON_DEVICE: Guard = Guard::refusing("login.device", 10, QUARTER, "Błędne hasło na znanym urządzeniu");
pub static CONFIRMATION: Guard =
    Guard::refusing("confirm.participant", 10, QUARTER, "Błędne hasło podawane po zalogowaniu");
pub static SMS_CODE_FROM_NETWORK: Guard =
    Guard::refusing("reset.code.nip.ip", 10, DAY, "Błędny kod z\u{a0}SMS-a podawany z\u{a0}jednej sieci");

pub static OPERATOR_FROM_NETWORK: Guard =
    Guard::refusing("operator.email.ip", 10, QUARTER, "Błędne hasło podawane z\u{a0}jednej sieci");
pub static OPERATOR: Guard =
    Guard::slowing("operator.email", 100, HOUR, "Błędne hasło podawane z\u{a0}nieznanych urządzeń");
pub static OPERATOR_ON_DEVICE: Guard =
    Guard::refusing("operator.device", 10, QUARTER, "Błędne hasło na znanym urządzeniu");
pub static OPERATOR_CONFIRMATION: Guard =
    Guard::refusing("operator.confirm", 10, QUARTER, "Błędne hasło podawane po zalogowaniu");
/// Codes from the app and recovery codes together; a caller who tries one already knows the password.
pub static SECOND_FACTOR: Guard = Guard::refusing("operator.code", 10, QUARTER, "Błędny kod drugiego składnika");
pub static SECOND_FACTOR_IN_A_DAY: Guard =
    Guard::refusing("operator.code.day", 20, DAY, "Błędny kod drugiego składnika, zbyt wiele prób w\u{a0}ciągu doby");

static GUARDS: [&Guard; 11] = [
    &SIGN_IN_FROM_NETWORK,
    &SIGN_IN,
    &SIGN_IN_ON_DEVICE,
    &CONFIRMATION,
    &SMS_CODE_FROM_NETWORK,
    &OPERATOR_FROM_NETWORK,
    &OPERATOR,
    &OPERATOR_ON_DEVICE,
    &OPERATOR_CONFIRMATION,
    &SECOND_FACTOR,
    &SECOND_FACTOR_IN_A_DAY,
];

/// A limit that refuses tries at an account now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SignInLock {
    /// Label of the lock.
    pub label: String,
    /// Network of the tries, for a limit per network.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<String>,
    /// Number of counted tries.
    pub tries: i64,
    /// Time from which the next try is let through.
    pub until: Timestamp,
}

/// Limits that refuse tries at an account now.
pub async fn list_locks(db: &mut impl Read, account: Account<'_>, now: Timestamp) -> sqlx::Result<Vec<SignInLock>> {
    let rows = store::list_windows(db, &account.to_string(), Timestamp(now.0 - DAY - HOUR)).await?;
    Ok(rows.iter().filter_map(|row| lock(row, now)).collect())
}

/// Lifts the limits of an account, so that its owner may try again at once.
pub async fn clear_locks(tx: &mut Tx, account: Account<'_>) -> sqlx::Result<()> {
    store::delete_account(tx, &account.to_string()).await
}

fn lock(row: &store::AccountWindowRow, now: Timestamp) -> Option<SignInLock> {
    let (name, key) = row.bucket.split_once(':')?;
    let guard = GUARDS.iter().find(|guard| guard.quota.name == name)?;
    if row.window_start != guard.quota.window_start(now) {
        return None;
    }
    let next = Tally { count: row.count + 1, last_at: row.last_at };
    let until = match guard.slows {
        true => Timestamp(next.last_at?.0 + wait_past_quota(next.count - guard.quota.tries)),
        false => Timestamp(row.window_start.0 + guard.quota.window),
    };
    let is_locked = next.count > guard.quota.tries && until > now;
    let network = key.split_once(' ').map(|(_, from)| from.to_owned()).filter(|_| name.ends_with(".ip"));
    is_locked.then(|| SignInLock { label: guard.label.to_owned(), network, tries: row.count, until })
}
