//! SQL of a promotion's results.
use super::model::ResultsOf;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};

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
