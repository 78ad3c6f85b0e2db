//! Participants of a promotion, each with the rewards and the reasons for them.
use axum::Json;
use axum::extract::State;
use plon_domain::money::Grosze;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::progress::{PromotionProgress, Shares};
use super::super::promotion::Promotion;
use super::super::shown::Days;
use super::super::store as promotions;
use super::model::ResultsOf;
use super::store::{self, ResultRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::paging::{CursorMeta, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ResultsQuery {
    /// Filter for some of the participants.
    #[param(inline)]
    state: Option<ResultsOf>,
    /// Digits that the NIP contains.
    nip: Option<String>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Page of a promotion's participants.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionResults {
    data: PromotionResultTable,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionResultTable {
    /// Promotion's name.
    name: String,
    /// Days on which a purchase counts.
    purchases: Days,
    items: Vec<PromotionResult>,
}

/// Participant's result in a promotion: progress, purchases, and why there is no more.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionResult {
    participant_id: ParticipantId,
    /// Person's name.
    pub(super) participant: String,
    pub(super) company_name: String,
    pub(super) nip: String,
    /// Number of collected cards.
    pub(super) collected: i64,
    /// Value in grosze of collected cards that are not due any more.
    pub(super) overpaid: i64,
    overpaid_text: Option<String>,
    /// Amount in grosze due beyond whole cards.
    pub(super) remainder: i64,
    remainder_text: Option<String>,
    pub(super) progress: PromotionProgress,
}

/// Lists the participants of a promotion, ordered by id.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/results", tag = "promotions", params(("id" = i64, Path),
    ResultsQuery), responses((status = 200, body = PromotionResults)))]
pub async fn admin_list_promotion_results(
    State(app): State<App>,
    _: Operator<Office>,
    Path(id): Path<PromotionId>,
    Query(query): Query<ResultsQuery>,
) -> Result<Json<PromotionResults>, ApiError> {
    let mut db = app.db.read().await?;
    let promotion =
        Promotion::from_row(promotions::find_ever_published(&mut db, id).await?.ok_or(ApiError::NotFound)?)?;
    let results = store::select_results(id, query.state, nip_digits(query.nip).as_deref());
    let CursorPage { items: rows, meta } =
        results.cursor_page(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE).await?;
    let items = results_of(&mut db, &promotion, rows, app.clock.today()).await?;
    let purchases = promotion.terms().counts_purchases().into();
    let data = PromotionResultTable { name: promotion.definition.name, purchases, items };
    Ok(Json(PromotionResults { data, meta }))
}

/// Digits of a NIP to search for; none when there is no digit.
pub fn nip_digits(nip: Option<String>) -> Option<String> {
    let digits: String = nip?.chars().filter(char::is_ascii_digit).collect();
    Some(digits).filter(|digits| !digits.is_empty())
}

/// Results of a promotion for some participants.
pub async fn results_of(
    db: &mut impl Read,
    promotion: &Promotion,
    rows: Vec<ResultRow>,
    today: BusinessDate,
) -> Result<Vec<PromotionResult>, ApiError> {
    let participants: Vec<ParticipantId> = rows.iter().map(|row| row.participant_id).collect();
    let mut shares = Shares::in_promotion(db, promotion.id, &participants).await?;
    let results = rows.into_iter().map(|row| {
        let shares = shares.remove(&row.participant_id).unwrap_or_default();
        PromotionResult {
            progress: shares.progress(promotion, today),
            participant_id: row.participant_id,
            participant: format!("{} {}", row.first_name, row.last_name),
            company_name: row.company_name,
            nip: row.nip,
            collected: row.collected,
            overpaid: row.overpaid,
            overpaid_text: (row.overpaid > 0).then(|| Grosze(row.overpaid).to_polish()),
            remainder: row.remainder,
            remainder_text: (row.remainder > 0).then(|| Grosze(row.remainder).to_polish()),
        }
    });
    Ok(results.collect())
}
