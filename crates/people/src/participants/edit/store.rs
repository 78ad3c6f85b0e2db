//! SQL of changes to the profile.
use plon_domain::account::AccountStatus;
use plon_domain::crops::CropAreas;
use plon_domain::email::Email;
use plon_domain::iban::Iban;
use plon_domain::phone::Phone;

use super::super::store::RiskyChanges;
use super::form::{CorrespondenceAddress, Names};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

/// Details before a change.
#[derive(Debug, sqlx::FromRow)]
pub struct LockedContacts {
    pub email: String,
    pub phone: String,
    pub bank_account: Option<String>,
    #[sqlx(try_from = "String")]
    pub status: AccountStatus,
}

/// Locks the participant's row until the change is written, so that of two changes at once each sees the other's.
pub async fn lock_contacts(tx: &mut Tx, id: ParticipantId) -> sqlx::Result<LockedContacts> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE participants SET status = status WHERE id = $1 RETURNING email, phone, bank_account, status")
        .bind(id).fetch_one(conn).await)
}

pub async fn set_email(tx: &mut Tx, id: ParticipantId, email: &Email, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET email = $2, email_changed_at = $3 WHERE id = $1")
        .bind(id).bind(email.as_str()).bind(now).execute(conn).await.map(|_| ()))
}

/// Sets the telephone; codes for a new password sent to the old number become invalid.
pub async fn set_phone(tx: &mut Tx, id: ParticipantId, phone: &Phone, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE password_codes SET used_at = $2 WHERE participant_id = $1 AND used_at IS NULL")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query("UPDATE participants SET phone = $2, phone_changed_at = $3 WHERE id = $1")
        .bind(id).bind(phone.as_str()).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn set_bank_account(tx: &mut Tx, id: ParticipantId, account: &Iban, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET bank_account = $2, bank_account_changed_at = $3 WHERE id = $1")
        .bind(id).bind(account.as_str()).bind(now).execute(conn).await.map(|_| ()))
}

/// Sets the names; true if they differ from before.
pub async fn set_names(tx: &mut Tx, id: ParticipantId, names: &Names) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET first_name = $2, last_name = $3
         WHERE id = $1 AND (first_name <> $2 OR last_name <> $3)")
        .bind(id).bind(&names.first).bind(&names.last).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn set_letters(tx: &mut Tx, id: ParticipantId, letters: &CorrespondenceAddress) -> sqlx::Result<()> {
    let address = match letters {
        CorrespondenceAddress::ToTheCompany => None,
        CorrespondenceAddress::To(address) => Some(address),
    };
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET correspondence_address = $2, correspondence_street = $3,
            correspondence_street_number = $4, correspondence_street_number_place = $5, correspondence_postcode = $6,
            correspondence_city = $7
         WHERE id = $1")
        .bind(id).bind(address.is_some()).bind(address.map(|to| to.street.as_str()))
        .bind(address.map(|to| to.number.as_str())).bind(address.and_then(|to| to.flat.as_deref()))
        .bind(address.map(|to| to.postcode.as_str())).bind(address.map(|to| to.city.as_str()))
        .execute(conn).await.map(|_| ()))
}

/// Writes the areas anew; those of crops that are no longer asked for stay.
pub async fn replace_areas(tx: &mut Tx, id: ParticipantId, areas: &CropAreas) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM participant_areas WHERE participant_id = $1
         AND crop_id NOT IN (SELECT id FROM crops WHERE retired_at IS NOT NULL)")
        .bind(id).execute(conn).await.map(|_| ()))?;
    let rows: Vec<(i64, i64)> = areas.iter().map(|(crop, area)| (crop, area.get())).collect();
    insert_all!(tx, "INSERT INTO participant_areas (participant_id, crop_id, area) ", rows, |values, (crop, area)| {
        values.push_bind(id).push_bind(*crop).push_bind(*area)
    })
}

/// Time until which transfers to the participant are held; `None` when they are not.
pub async fn find_payout_delay(
    db: &mut impl Read,
    id: ParticipantId,
    now: Timestamp,
) -> sqlx::Result<Option<Timestamp>> {
    let changes: RiskyChanges = on_db!(db, conn => sqlx::query_as(
        "SELECT bank_account_changed_at, email_changed_at, phone_changed_at FROM participants WHERE id = $1")
        .bind(id).fetch_one(conn).await)?;
    Ok(changes.held_until(now))
}
