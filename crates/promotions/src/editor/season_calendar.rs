//! Operators' calendar: the promotions of a season with their days and what each is today.
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::content::PromotionStatus;
use plon_domain::promotions::Period;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::cms::DeclarationDays;
use super::super::kinds;
use super::super::shown::Days;
use super::from_json;
use super::store::{self, CalendarRow};
use plon_kernel::ids::PromotionId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Office, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

/// Most promotions in a calendar; a season has some twenty.
const MOST: usize = 200;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PromotionCalendarQuery {
    /// Default: the season of today.
    season: Option<i64>,
}

/// Promotions of a season by their days.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionCalendar {
    season: i64,
    /// First and last day of the season; a promotion for it may begin earlier, with declarations.
    first_day: BusinessDate,
    last_day: BusinessDate,
    today: BusinessDate,
    /// Those that begin first come first.
    promotions: Vec<CalendarPromotion>,
    /// True when the season has more than are listed.
    is_cut: bool,
}

/// Promotion of a calendar; days are those of the revision in force, or else of the draft.
#[derive(Debug, Serialize, ToSchema)]
pub struct CalendarPromotion {
    id: PromotionId,
    name: String,
    #[schema(schema_with = kinds::audiences)]
    audience: AccountType,
    state: CalendarState,
    /// 0 before the first revision.
    revision: i64,
    /// First and last day on which a participant can do something.
    first_day: BusinessDate,
    last_day: BusinessDate,
    /// Days on which a purchase counts.
    purchases: Days,
    /// Last day on which the rules are accepted.
    accept_by: Option<BusinessDate>,
    declaration: Option<DeclarationDays>,
    /// True for a promotion for a segment.
    for_selected: bool,
    /// True when there is a draft that is not published.
    drafted: bool,
    /// When the draft is to be published.
    publish_at: Option<Timestamp>,
    /// True when the draft could not be published at its time.
    refused: bool,
}

/// State of a promotion today.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CalendarState {
    /// Never published, and not scheduled.
    Draft,
    /// Never published; its draft is to be published at a time.
    Scheduled,
    /// Published, and begins later.
    Upcoming,
    Running,
    Past,
    Withdrawn,
}

/// Shows the promotions of a season on a calendar, of any status, those that begin first in front.
#[utoipa::path(get, path = "/api/v1/backoffice/promotion-calendar", tag = "promotions", params(PromotionCalendarQuery),
    responses((status = 200, body = DataResponse<PromotionCalendar>)))]
pub async fn admin_show_promotion_calendar(
    State(app): State<App>,
    _: Operator<Office>,
    Query(query): Query<PromotionCalendarQuery>,
) -> Result<axum::Json<DataResponse<PromotionCalendar>>, ApiError> {
    let today = app.clock.today();
    let season = query.season.map_or(Ok(Season::of(today.0)), Season::try_from).map_err(|_| ApiError::Malformed)?;
    let mut rows = store::list_promotions_of_season(&mut app.db.read().await?, season, MOST as i64 + 1).await?;
    let is_cut = rows.len() > MOST;
    rows.truncate(MOST);
    let promotions = rows.into_iter().map(|row| CalendarPromotion::of(row, today)).collect::<Result<_, _>>()?;
    let data = PromotionCalendar {
        season: season.into(),
        first_day: BusinessDate(season.first_day()),
        last_day: BusinessDate(season.last_day()),
        today,
        promotions,
        is_cut,
    };
    Ok(axum::Json(DataResponse { data }))
}

impl CalendarPromotion {
    /// # Errors
    /// When the stored definition or the status is invalid: a defect of the data.
    fn of(row: CalendarRow, today: BusinessDate) -> anyhow::Result<CalendarPromotion> {
        let terms = from_json(&row.definition)?.terms;
        let state = match (PromotionStatus::try_from(&*row.status)?, terms.period(today.0)) {
            (PromotionStatus::Draft, _) if row.publish_at.is_some() && !row.refused => CalendarState::Scheduled,
            (PromotionStatus::Draft, _) => CalendarState::Draft,
            (PromotionStatus::Withdrawn, _) => CalendarState::Withdrawn,
            (PromotionStatus::Published, Period::Upcoming) => CalendarState::Upcoming,
            (PromotionStatus::Published, Period::Running) => CalendarState::Running,
            (PromotionStatus::Published, Period::Past) => CalendarState::Past,
        };
        Ok(CalendarPromotion {
            id: row.id,
            name: row.name,
            audience: row.audience,
            state,
            revision: row.revision,
            first_day: BusinessDate(terms.first_day()),
            last_day: BusinessDate(terms.last_day()),
            purchases: terms.counts_purchases().into(),
            accept_by: terms.draft().accept_by.map(BusinessDate),
            declaration: DeclarationDays::of(&terms),
            for_selected: row.for_selected,
            drafted: row.drafted,
            publish_at: row.publish_at,
            refused: row.refused,
        })
    }
}
