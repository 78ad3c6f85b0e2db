//! Lists of letters: the caller's own, and a participant's for operators.
use axum::Json;
use axum::extract::State;
use plon_domain::points::Points;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::PageRequest;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator, Participant};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{Field, FilteredList, Table};

audit::events! {
    /// Same event as for a participant's record, of which the list is a part.
    READ_LETTERS: () => () = "participants.read" on "participants";
}

const PER_PAGE: i64 = 12;

/// A letter in the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct LetterItem {
    /// Reached level, which identifies the letter among the participant's own.
    level: i64,
    title: String,
    created_at: Timestamp,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct LettersQuery {
    page: Option<i64>,
    #[param(inline)]
    sort_by: Option<LetterSort>,
    /// Descending by default: the newest come first.
    sort_desc: Option<bool>,
}

/// Order of this page.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LetterFilters {
    sort_by: LetterSort,
    sort_desc: bool,
}

#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LetterSort {
    #[default]
    CreatedAt,
    Level,
}

impl LetterSort {
    fn column(self) -> &'static str {
        match self {
            LetterSort::CreatedAt => "created_at",
            LetterSort::Level => "level",
        }
    }
}

/// A row as the database gives it.
#[derive(sqlx::FromRow)]
struct Listed {
    level: i64,
    created_at: Timestamp,
}

type Letters = FilteredList<LetterItem, LetterFilters>;

/// Lists the caller's letters.
#[utoipa::path(get, path = "/api/v1/user/congratulatory-letters", tag = "letters", params(LettersQuery),
    responses((status = 200, body = FilteredList<LetterItem, LetterFilters>)))]
pub async fn list_letters(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<LettersQuery>,
) -> Result<Json<Letters>, ApiError> {
    letter_page(&app, who.id, query).await
}

/// Lists a participant's letters, for operators.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/letters", tag = "letters",
    params(("id" = ParticipantId, Path, description = "the participant"), LettersQuery),
    responses((status = 200, body = FilteredList<LetterItem, LetterFilters>)))]
pub async fn admin_list_participant_letters(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<LettersQuery>,
) -> Result<Json<Letters>, ApiError> {
    let listed = letter_page(&app, id, query).await?;
    // An id without letters may be of no participant.
    if listed.meta.total > 0 {
        let context = audit::by(operator.id, id.0).about(id);
        drop(audit::record_read(&app, app.db.read().await?, READ_LETTERS, context).await?);
    }
    Ok(listed)
}

async fn letter_page(app: &App, of: ParticipantId, query: LettersQuery) -> Result<Json<Letters>, ApiError> {
    let filters =
        LetterFilters { sort_by: query.sort_by.unwrap_or_default(), sort_desc: query.sort_desc.unwrap_or(true) };
    let page = store::select_letters(of)
        .page::<Listed>(
            &mut app.db.read().await?,
            filters.sort_by.column(),
            filters.sort_desc,
            PageRequest::new(query.page, PER_PAGE),
        )
        .await?;
    let items = page.items.into_iter().map(LetterItem::from).collect();
    let fields = [Field::sortable("level", "List"), Field::sortable("created_at", "Data")];
    Ok(Json(FilteredList { data: Table { items, fields: fields.into() }, meta: page.pager, filters }))
}

impl From<Listed> for LetterItem {
    fn from(Listed { level, created_at }: Listed) -> LetterItem {
        LetterItem { level, title: format!("List gratulacyjny za {}", Points(level).to_polish()), created_at }
    }
}
