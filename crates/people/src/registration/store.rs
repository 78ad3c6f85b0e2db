//! SQL of registration: new participants and their initial data.
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;

use super::form::Registration;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_kernel::{insert_all, on_db};

/// True if registration is possible without an invitation: a setting, on by default.
pub async fn is_open(db: &mut impl Read) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT NOT EXISTS (SELECT 1 FROM settings WHERE key = 'open_registration' AND value <> 'true')")
        .fetch_one(conn).await)
}

/// True if a NIP has an account.
pub async fn is_taken(db: &mut impl Read, nip: &Nip) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM participants WHERE nip = $1)")
        .bind(nip.as_str()).fetch_one(conn).await)
}

/// Inserts a participant; a unique violation when the NIP has an account.
pub async fn insert_participant(
    tx: &mut Tx,
    account_type: AccountType,
    status: &str,
    new: &Registration,
    now: Timestamp,
) -> sqlx::Result<ParticipantId> {
    let (company, letters, person) = (&new.company, new.correspondence.as_ref(), new.authorized.as_ref());
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO participants (account_type, kind, register, status, nip, email, phone, first_name, last_name,
            company_name, company_street, company_street_number, company_street_number_place, company_postcode,
            company_city, correspondence_address, correspondence_street, correspondence_street_number,
            correspondence_street_number_place, correspondence_postcode, correspondence_city, authorized_person,
            authorized_person_first_name, authorized_person_last_name, authorized_person_identifier, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
            $23, $24, $25, $26) RETURNING id")
        .bind(account_type.as_str()).bind(new.kind.as_str()).bind(new.register.as_str()).bind(status)
        .bind(new.nip.as_str()).bind(new.email.as_str()).bind(new.phone.as_str()).bind(&new.first_name)
        .bind(&new.last_name).bind(&new.company_name).bind(&company.street).bind(&company.street_number)
        .bind(&company.place).bind(company.postcode.as_str()).bind(&company.city).bind(letters.is_some())
        .bind(letters.map(|address| &address.street)).bind(letters.map(|address| &address.street_number))
        .bind(letters.and_then(|address| address.place.as_ref()))
        .bind(letters.map(|address| address.postcode.as_str())).bind(letters.map(|address| &address.city))
        .bind(person.is_some()).bind(person.map(|person| &person.first_name))
        .bind(person.map(|person| &person.last_name)).bind(person.map(|person| &person.identifier)).bind(now)
        .fetch_one(conn).await)
}

pub async fn insert_areas(tx: &mut Tx, participant: ParticipantId, new: &Registration) -> sqlx::Result<()> {
    let rows: Vec<(i64, i64)> = new.areas.iter().map(|(crop, area)| (crop, area.get())).collect();
    insert_all!(tx, "INSERT INTO participant_areas (participant_id, crop_id, area) ", rows, |values, (crop, area)| {
        values.push_bind(participant).push_bind(*crop).push_bind(*area)
    })
}
