//! SQL of a promotion's results.
use super::model::ResultsOf;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::Timestamp;

/// Participant with a share in the promotion: has bought something that counts, has answered, or was recounted.
#[derive(Debug, sqlx::FromRow)]
pub struct ResultRow {
    pub participant_id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    /// Number of collected cards.
    pub collected: i64,
    /// Value in grosze of collected cards that are not due any more.
    pub overpaid: i64,
    /// Amount in grosze due beyond whole cards.
    pub remainder: i64,
}

impl Keyed for ResultRow {
    fn key(&self) -> i64 {
        self.participant_id.0
    }
}

/// Query of the participants with a share in a promotion, filtered by `state` and NIP.
pub fn select_results(of: PromotionId, state: Option<ResultsOf>, nip: Option<&str>) -> Select {
    let participations = Select::new(
        "a.participant_id, p.first_name, p.last_name, p.company_name, p.nip,
         (SELECT COUNT(*) FROM promotion_rewards c WHERE c.participant_id = a.participant_id
             AND c.status = 'collected' AND c.promotion_id = a.promotion_id) AS collected,
         (SELECT CAST(COALESCE(SUM(o.value), 0) AS BIGINT) FROM card_overpayments o
          WHERE o.promotion_id = a.promotion_id AND o.participant_id = a.participant_id) AS overpaid,
         (SELECT CAST(COALESCE(SUM(r.value), 0) AS BIGINT) FROM card_remainders r
          WHERE r.promotion_id = a.promotion_id AND r.participant_id = a.participant_id) AS remainder",
        "promotion_participations a JOIN participants p ON p.id = a.participant_id",
    )
    .ties_by("a.participant_id")
    .filter("a.promotion_id = ?", of.0)
    .filter_if(r"p.nip LIKE ? ESCAPE '\'", nip.map(like_pattern));
    match state {
        None => participations,
        Some(state) => participations.only(state_condition(state)),
    }
}

fn state_condition(state: ResultsOf) -> &'static str {
    match state {
        ResultsOf::Won => {
            "(a.granted_points > 0 OR EXISTS (SELECT 1 FROM promotion_rewards c WHERE c.participant_id = a.participant_id
                 AND c.status <> 'taken_back' AND c.promotion_id = a.promotion_id))"
        }
        ResultsOf::Undecided => "a.accepted IS NULL",
        ResultsOf::Declined => "NOT a.accepted",
        ResultsOf::Cut => "a.cut_points > 0",
        ResultsOf::Overpaid => {
            "EXISTS (SELECT 1 FROM card_overpayments o
                     WHERE o.promotion_id = a.promotion_id AND o.participant_id = a.participant_id)"
        }
        ResultsOf::Remainder => {
            "EXISTS (SELECT 1 FROM card_remainders r
                     WHERE r.promotion_id = a.promotion_id AND r.participant_id = a.participant_id)"
        }
    }
}

/// Participant whose share of a promotion is shown.
#[derive(Debug, sqlx::FromRow)]
pub struct PersonRow {
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
}

pub async fn find_person(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Option<PersonRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT first_name, last_name, company_name, nip FROM participants WHERE id = $1")
        .bind(participant).fetch_optional(conn).await)
}

/// Sums over the participants of a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct ResultSums {
    pub participants: i64,
    pub winners: i64,
    /// In the measure's smallest part.
    pub amount: i64,
    pub points: i64,
    pub points_cut: i64,
}

pub async fn sum_results(db: &mut impl Read, of: PromotionId) -> sqlx::Result<ResultSums> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT CAST(COALESCE(sum(CASE WHEN a.current > 0 THEN 1 ELSE 0 END), 0) AS BIGINT) AS participants,
                CAST(COALESCE(sum(CASE WHEN a.granted_points > 0 OR EXISTS (
                         SELECT 1 FROM promotion_rewards c WHERE c.participant_id = a.participant_id
                         AND c.status <> 'taken_back' AND c.promotion_id = a.promotion_id) THEN 1 ELSE 0 END), 0)
                     AS BIGINT) AS winners,
                CAST(COALESCE(sum(a.current), 0) AS BIGINT) AS amount,
                CAST(COALESCE(sum(a.granted_points), 0) AS BIGINT) AS points,
                CAST(COALESCE(sum(a.cut_points), 0) AS BIGINT) AS points_cut
         FROM promotion_participations a WHERE a.promotion_id = $1")
        .bind(of).fetch_one(conn).await)
}

/// Number of a promotion's cards that were not taken back, and their value in grosze.
pub async fn sum_cards(db: &mut impl Read, of: PromotionId) -> sqlx::Result<(i64, i64)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), CAST(COALESCE(sum(value), 0) AS BIGINT) FROM promotion_rewards
         WHERE promotion_id = $1 AND status <> 'taken_back'")
        .bind(of).fetch_one(conn).await)
}

/// A finished simulation.
#[derive(Debug, sqlx::FromRow)]
pub struct ForecastRow {
    pub season: i64,
    /// JSON.
    pub definition: String,
    /// JSON.
    pub result: String,
    pub finished_at: Timestamp,
}

/// The last simulation before the first publication, or else the last one.
pub async fn find_forecast(db: &mut impl Read, of: PromotionId) -> sqlx::Result<Option<ForecastRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT season, definition, result, finished_at FROM promotion_simulations
         WHERE promotion_id = $1 AND status = 'done' AND finished_at IS NOT NULL
         ORDER BY CASE WHEN requested_at <= (SELECT min(published_at) FROM promotion_revisions WHERE promotion_id = $1)
                       THEN 0 ELSE 1 END, id DESC LIMIT 1")
        .bind(of).fetch_optional(conn).await)
}
