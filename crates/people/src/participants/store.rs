//! SQL of participants.
use plon_domain::payout;

use super::model::{Achievement, Profile, ProfileArea};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Participant's own row, with what a page of the portal has to know of it.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub account_type: String,
    pub email: String,
    pub phone: String,
    pub hit_points_limit: bool,
    /// True if the latest version of every required consent of the account's type is accepted.
    pub has_required_consents: bool,
    /// True if the programme is closed for maintenance, for this participant too.
    pub is_closed: bool,
    #[sqlx(flatten)]
    pub changes: RiskyChanges,
    #[sqlx(flatten)]
    pub profile: Profile,
}

/// Times of the last changes after which payouts wait.
#[derive(sqlx::FromRow)]
pub struct RiskyChanges {
    bank_account_changed_at: Option<Timestamp>,
    email_changed_at: Option<Timestamp>,
    phone_changed_at: Option<Timestamp>,
}

impl RiskyChanges {
    /// Time until which transfers to the participant are held; `None` when they are not.
    pub fn held_until(&self, now: Timestamp) -> Option<Timestamp> {
        let changes = [self.bank_account_changed_at, self.email_changed_at, self.phone_changed_at];
        payout::held_until(changes.map(|at| at.map(|at| at.0)), now.0).map(Timestamp)
    }
}

pub async fn load_account(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Account> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT account_type, email, phone, points_limit_reached_at IS NOT NULL AS hit_points_limit,
            bank_account_changed_at, email_changed_at, phone_changed_at,
            NOT EXISTS (
                SELECT 1 FROM consents c
                WHERE c.account_type = p.account_type AND c.required AND c.retired_at IS NULL
                  AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                                  AND newer.slug = c.slug AND newer.version > c.version)
                  AND NOT EXISTS (SELECT 1 FROM participant_consents a
                                  WHERE a.participant_id = p.id AND a.consent_id = c.id AND a.value))
                AS has_required_consents,
            EXISTS (SELECT 1 FROM settings WHERE key = 'maintenance' AND value = 'true')
                AND NOT EXISTS (SELECT 1 FROM maintenance_allowlist l WHERE l.participant_id = p.id) AS is_closed,
            first_name, last_name, nip,
            (SELECT i.registration_code FROM invitations i WHERE i.participant_id = p.id) AS registration_code,
            kind, register, company_name, company_street, company_street_number, company_street_number_place,
            company_postcode, company_city, correspondence_address,
            correspondence_street, correspondence_street_number, correspondence_street_number_place,
            correspondence_postcode, correspondence_city, bank_account, authorized_person,
            authorized_person_first_name, authorized_person_last_name, authorized_person_identifier, created_at
         FROM participants p WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

pub async fn list_areas(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Vec<ProfileArea>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT crop_id AS id, area AS value FROM participant_areas WHERE participant_id = $1 ORDER BY crop_id")
        .bind(id).fetch_all(conn).await)
}

/// Reads every level of the programme, reached or not, from the lowest.
pub async fn list_achievements(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Vec<Achievement>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.level, a.reached_at IS NOT NULL AS value, a.reached_at AS date
         FROM achievement_levels l LEFT JOIN achievements a ON a.level = l.level AND a.participant_id = $1
         ORDER BY l.level")
        .bind(id).fetch_all(conn).await)
}

/// The representative of a participant.
#[derive(sqlx::FromRow)]
pub struct RepresentativeRow {
    pub id: i64,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    /// Hash of the portrait.
    pub photo: Option<String>,
}

pub async fn find_representative(db: &mut impl Read, id: ParticipantId) -> sqlx::Result<Option<RepresentativeRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.first_name, r.last_name, r.email, r.phone, f.sha256 AS photo
         FROM participants p JOIN representatives r ON r.id = p.representative_id AND r.active
         LEFT JOIN files f ON f.id = r.photo_id WHERE p.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Reads every promotion's key with the participant's answer.
pub async fn list_promotion_answers(
    db: &mut impl Read,
    id: ParticipantId,
) -> sqlx::Result<Vec<(String, Option<bool>)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.key, a.accepted
         FROM promotions p
         LEFT JOIN promotion_participations a ON a.promotion_id = p.id AND a.participant_id = $1
         WHERE p.status <> 'draft'
           AND (p.segment_id IS NULL OR a.accepted IS NOT NULL
                OR EXISTS (SELECT 1 FROM promotion_audience u WHERE u.promotion_id = p.id AND u.participant_id = $1))")
        .bind(id).fetch_all(conn).await)
}
