//! An editor's list of pages of text, a page, and its changes.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::content::ContentStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::kinds;
use super::model::{ContentKind, PageRow, WrittenPage};
use super::store::{self, ListedPageRow};
use super::{AdminContentQuery, ContentEdit, heading, status};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, PageId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::text_input::{parse_required_day, parse_required_formatted, parse_slug};

audit::events! {
    ADD_PAGE: () => PageRow = "pages.add" on "pages";
    UPDATE_PAGE: PageRow => PageRow = "pages.update" on "pages";
}

/// The portal's own paths: a page at one of these would never be seen.
const PLACES: [&str; 22] = [
    "aktualnosci",
    "api",
    "dashboard",
    "dystrybutorzy",
    "historia-punktow",
    "kalkulator",
    "kontakt",
    "kontakt-z-przedstawicielem",
    "listy-gratulacyjne",
    "moj-profil",
    "moje-faktury",
    "moje-nagrody",
    "moje-zakupy",
    "nagrody",
    "polecenia",
    "produkty",
    "promocje",
    "przerwa-techniczna",
    "rejestracja",
    "support-login",
    "wylogowano",
    "zaplecze",
];

/// Prefixes of further paths of the portal.
const BEGINNINGS: [&str; 3] = ["rejestracja-", "wycieczka", "zglos-udzial"];

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedContentPage {
    id: PageId,
    slug: String,
    title: String,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    updated_on: BusinessDate,
}

/// A page as editors see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminPage {
    /// True for a draft that no reader was ever shown.
    deletable: bool,
    id: PageId,
    /// Version for optimistic locking: a change is refused once another operator has changed the page.
    version: i64,
    slug: String,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    /// Date since which the text is valid.
    updated_on: BusinessDate,
    title: String,
    summary: String,
    /// HTML.
    text: String,
}

/// A page as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"slug": "jak-zbierac-punkty", "published": true, "updated_on": "2026-03-10", "title":
    "Jak zbierać punkty", "summary": "Od faktury do nagrody w trzech krokach.", "text":
    "<p>Zgłoś fakturę, a po sprawdzeniu dopiszemy punkty.</p>"}))]
pub struct ContentPageForm {
    /// Its URL path, for a new page only; it never changes. Derived from the title where it is empty.
    slug: Option<String>,
    /// True to publish it; a draft otherwise.
    published: bool,
    /// Date since which the text is valid, `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    updated_on: Option<String>,
    #[schema(required, nullable = false)]
    title: Option<String>,
    #[schema(required, nullable = false)]
    summary: Option<String>,
    /// HTML; only a few tags are kept.
    #[schema(required, nullable = false)]
    text: Option<String>,
}

/// A changed page, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "page": {"published": true, "updated_on": "2026-03-10", "title":
    "Jak zbierać punkty", "summary": "Od faktury do nagrody w trzech krokach.", "text":
    "<p>Zgłoś fakturę, a po sprawdzeniu dopiszemy punkty.</p>"}}))]
pub struct ContentPageChange {
    version: i64,
    page: ContentPageForm,
}

impl ContentPageForm {
    /// Parses the form; `None` after errors, whose messages stay in the fields.
    fn parse(&self, fields: &mut Fields) -> Option<WrittenPage> {
        let day = parse_required_day(fields, "updated_on", self.updated_on.as_deref());
        let (title, summary) = heading(fields, &self.title, &self.summary);
        let text = parse_required_formatted(fields, "text", self.text.as_deref().unwrap_or_default());
        let (day, title, summary) = (day?, title?, summary?);
        Some(WrittenPage { status: status(self.published), updated_on: BusinessDate(day), title, summary, text })
    }
}

impl From<ListedPageRow> for ListedContentPage {
    fn from(row: ListedPageRow) -> ListedContentPage {
        let ListedPageRow { id, slug, title, status, updated_on } = row;
        ListedContentPage { id, slug, title, status, updated_on }
    }
}

impl AdminPage {
    fn of(id: PageId, row: PageRow) -> AdminPage {
        let PageRow { version, was_published, slug, status, updated_on, title, summary, text } = row;
        let deletable = status == ContentStatus::Draft && !was_published;
        AdminPage { deletable, id, version, slug, status, updated_on, title, summary, text }
    }
}

/// Lists pages in any state, in the order in which they were added.
#[utoipa::path(get, path = "/api/v1/backoffice/pages", tag = "content", params(AdminContentQuery),
    responses((status = 200, body = CursorList<ListedContentPage>)))]
pub async fn admin_list_pages(
    State(app): State<App>,
    _: Operator<Editor>,
    Query(query): Query<AdminContentQuery>,
) -> Result<axum::Json<CursorList<ListedContentPage>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage::<ListedPageRow> { items, meta } =
        store::select_pages(query.status).cursor_page(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedContentPage::from).collect();
    Ok(axum::Json(CursorList::new(items, meta)))
}

/// Shows a page in any state.
#[utoipa::path(get, path = "/api/v1/backoffice/pages/{id}", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminPage>)))]
pub async fn admin_show_page(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<PageId>,
) -> Result<axum::Json<DataResponse<AdminPage>>, ApiError> {
    let row = store::find_page(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(axum::Json(DataResponse { data: AdminPage::of(id, row) }))
}

/// Creates a page, published or as a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/pages", tag = "content", request_body = ContentPageForm,
    responses((status = 201, body = ActionResponse<AdminPage>), (status = 409)))]
pub async fn admin_create_page(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<ContentPageForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminPage>>), ApiError> {
    let mut fields = Fields::default();
    let (written, slug) = (form.parse(&mut fields), parse_slug(&mut fields, &form.slug, &form.title));
    let mut tx = app.db.begin().await?;
    if let Some(slug) = &slug {
        if is_the_portals(slug.as_str()) {
            fields.add_error("slug", "Pod tym adresem jest inne miejsce portalu");
        } else if store::is_page_slug_taken(&mut tx, slug).await? {
            fields.add_error("slug", "Inna strona ma już ten adres");
        }
    }
    let (Some(written), Some(slug), true) = (written, slug, fields.is_clean()) else { return Err(fields.into_error()) };
    let id =
        store::insert_page(&mut tx, &slug, &written, app.clock.now()).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_page(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let edit = ContentEdit { tx, id: id.0 };
    edit.commit(&app, (operator.id, ADD_PAGE), (&(), &after)).await?;
    let message = saved_message(after.status);
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data: AdminPage::of(id, after), message })))
}

/// Page that is begun from a proposal.
pub struct Draft<'a> {
    pub slug: &'a str,
    pub title: &'a str,
    pub summary: &'a str,
    /// HTML.
    pub text: &'a str,
}

/// Creates a page as a draft and commits, as an editor's form does.
///
/// # Errors
/// `VersionChanged` when its path is taken.
pub async fn insert_draft(app: &App, mut tx: Tx, operator: OperatorId, draft: Draft<'_>) -> Result<PageId, ApiError> {
    let given = |text: &str| Some(text.to_owned());
    let form = ContentPageForm {
        slug: given(draft.slug),
        published: false,
        updated_on: Some(app.clock.today().0.to_string()),
        title: given(draft.title),
        summary: given(draft.summary),
        text: given(draft.text),
    };
    let mut fields = Fields::default();
    let (written, slug) = (form.parse(&mut fields), parse_slug(&mut fields, &form.slug, &form.title));
    let (Some(written), Some(slug)) = (written, slug) else { return Err(fields.into_error()) };
    let id =
        store::insert_page(&mut tx, &slug, &written, app.clock.now()).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_page(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    ContentEdit { tx, id: id.0 }.commit(app, (operator, ADD_PAGE), (&(), &after)).await?;
    Ok(id)
}

/// Changes a page or its publication.
#[utoipa::path(post, path = "/api/v1/backoffice/pages/{id}/update", tag = "content", request_body = ContentPageChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminPage>), (status = 409)))]
pub async fn admin_update_page(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PageId>,
    Json(change): Json<ContentPageChange>,
) -> Result<axum::Json<ActionResponse<AdminPage>>, ApiError> {
    let mut fields = Fields::default();
    let mut edit = ContentEdit::begin(&app, ContentKind::Page, id.0, change.version).await?;
    let before = store::find_page(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let (Some(written), true) = (change.page.parse(&mut fields), fields.is_clean()) else {
        return Err(fields.into_error());
    };
    store::update_page(&mut edit.tx, id, &written).await?;
    let after = store::find_page(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    edit.commit(&app, (operator.id, UPDATE_PAGE), (&before, &after)).await?;
    let message = saved_message(after.status);
    Ok(axum::Json(ActionResponse { data: AdminPage::of(id, after), message }))
}

fn is_the_portals(slug: &str) -> bool {
    PLACES.contains(&slug) || BEGINNINGS.iter().any(|beginning| slug.starts_with(beginning))
}

/// Message after saving a page.
fn saved_message(status: ContentStatus) -> String {
    match status {
        ContentStatus::Draft => "Szkic jest zapisany. Nikt go jeszcze nie widzi.".to_owned(),
        ContentStatus::Published => "Strona jest w\u{a0}portalu".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plon_pages::documents::paths;

    /// The portal's paths of one part, whose text is in the code: a page there would never be seen.
    #[test]
    fn every_place_of_the_portal_is_known() {
        let of_pages = ["o-programie", "regulamin", "polityka-prywatnosci", "deklaracja-dostepnosci"];
        let places = paths().filter_map(|path| path.strip_prefix('/').map(str::to_owned));
        let places: Vec<String> = places.filter(|place| !place.is_empty() && !place.contains(['/', ':'])).collect();
        assert!(places.len() > 15, "{places:?}");
        for place in places.iter().filter(|place| !of_pages.contains(&place.as_str())) {
            assert!(is_the_portals(place), "{place}");
        }
        assert!(of_pages.iter().all(|page| !is_the_portals(page)));
    }
}
