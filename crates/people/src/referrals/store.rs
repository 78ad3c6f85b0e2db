//! SQL of referrals.
use super::model::{OwnReferralRow, Partner, ReferralCounts};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;
use plon_platform::evidence::Evidence;

/// Order of referrals.
pub const BY_TIME: &str = "r.created_at";

/// Finds the active partner of a code.
pub async fn find_partner(db: &mut impl Read, code: &str) -> sqlx::Result<Option<Partner>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.company_name, p.company_city AS city
         FROM referral_codes c JOIN participants p ON p.id = c.participant_id
         WHERE c.code = $1 AND p.status = 'active' AND p.account_type = 'program.partner'")
        .bind(code).fetch_optional(conn).await)
}

pub async fn find_code(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT code FROM referral_codes WHERE participant_id = $1")
        .bind(of).fetch_optional(conn).await)
}

/// Stores a partner's code, unless there is one.
pub async fn insert_code(tx: &mut Tx, of: ParticipantId, code: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO referral_codes (participant_id, code, created_at) VALUES ($1, $2, $3)
         ON CONFLICT (participant_id) DO NOTHING")
        .bind(of).bind(code).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn insert_referral(
    tx: &mut Tx,
    (participant, partner): (ParticipantId, ParticipantId),
    agreed: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO referrals (participant_id, partner_id, agreed, created_at) VALUES ($1, $2, $3, $4)")
        .bind(participant).bind(partner).bind(agreed).bind(now).execute(conn).await.map(|_| ()))
}

/// Changes a participant's answer.
pub async fn set_agreed(tx: &mut Tx, of: ParticipantId, agreed: bool) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE referrals SET agreed = $2 WHERE participant_id = $1")
        .bind(of).bind(agreed).execute(conn).await.map(|_| ()))
}

/// Keeps an answer with the words that were asked and where it came from.
pub async fn insert_answer(
    tx: &mut Tx,
    of: ParticipantId,
    (agreed, consent): (bool, &str),
    evidence: &Evidence,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO referral_answers (participant_id, agreed, consent, place, network, agent, answered_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(of).bind(agreed).bind(consent).bind(evidence.place.as_str()).bind(&evidence.network)
        .bind(&evidence.agent).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn find_own(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Option<OwnReferralRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.company_name, p.company_city AS city, r.agreed, p.status = 'active' AS is_active,
            COALESCE((SELECT a.answered_at FROM referral_answers a WHERE a.participant_id = r.participant_id
                      ORDER BY a.id DESC LIMIT 1), r.created_at) AS answered_at
         FROM referrals r JOIN participants p ON p.id = r.partner_id WHERE r.participant_id = $1")
        .bind(of).fetch_optional(conn).await)
}

/// Partner who recommended a participant, and whether they may see them.
pub async fn find_referrer(
    db: &mut impl Read,
    of: ParticipantId,
) -> sqlx::Result<Option<(ParticipantId, String, bool)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.company_name, r.agreed FROM referrals r JOIN participants p ON p.id = r.partner_id
         WHERE r.participant_id = $1")
        .bind(of).fetch_optional(conn).await)
}

pub async fn count_referrals(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<ReferralCounts> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS total, COALESCE(SUM(CASE WHEN agreed THEN 1 ELSE 0 END), 0) AS visible
         FROM referrals WHERE partner_id = $1")
        .bind(of).fetch_one(conn).await)
}

/// Those who came by a partner's link; for the partner only those who agreed.
pub fn select_referrals(of: ParticipantId, are_all: bool) -> Select {
    let referrals = Select::new(
        "r.participant_id AS id, p.nip, p.company_name, p.company_city AS city, r.agreed, r.created_at",
        "referrals r JOIN participants p ON p.id = r.participant_id",
    )
    .ties_by("r.participant_id")
    .filter("r.partner_id = ?", of.0);
    if are_all { referrals } else { referrals.only("r.agreed") }
}
