//! Editors' list of pictures and files, with their uses.
use axum::Json;
use axum::extract::State;
use plon_domain::content::MediaKind;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::{MediaRow, kinds};
use super::store::{self, UseRow};
use plon_kernel::db::Read;
use plon_kernel::ids::MediaId;
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_kernel::types::Timestamp;
use plon_pictures::{Picture, picture_url};
use plon_platform::app::App;
use plon_platform::auth::{EditorOrFinance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::DataResponse;

/// Items per page.
const PER_PAGE: i64 = 24;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MediaQuery {
    #[param(schema_with = kinds)]
    kind: Option<MediaKind>,
    /// A part of the name.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A picture or a file of the content.
#[derive(Debug, Serialize, ToSchema)]
pub struct Media {
    pub id: MediaId,
    #[schema(schema_with = kinds)]
    kind: MediaKind,
    name: String,
    /// URL for links in texts.
    address: String,
    /// URLs and sizes for showing a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<Picture>,
    /// Size in bytes; of a picture, that of its largest variant.
    size: i64,
    /// Name of the operator who added it.
    operator: String,
    created_at: Timestamp,
}

/// A picture or a file with its uses.
#[derive(Debug, Serialize, ToSchema)]
pub struct MediaItem {
    #[serde(flatten)]
    pub media: Media,
    uses: Vec<MediaUse>,
}

/// A place in the content that shows a picture or links to it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MediaUse {
    #[schema(schema_with = places)]
    place: String,
    id: i64,
    title: String,
}

fn places() -> utoipa::openapi::Object {
    plon_platform::openapi::codes(["news", "page", "question", "promotion", "reward"].into_iter())
}

impl From<MediaRow> for Media {
    fn from(row: MediaRow) -> Media {
        let address = picture_url(&row.key, &row.file);
        let MediaRow { id, key, kind, name, size, operator, created_at, alternative, width, height, .. } = row;
        let picture = width.zip(height).map(|size| Picture::new(&key, size, alternative));
        Media { id, kind, name, address, picture, size, operator, created_at }
    }
}

impl MediaItem {
    pub fn is_used(&self) -> bool {
        !self.uses.is_empty()
    }
}

impl From<UseRow> for MediaUse {
    fn from(row: UseRow) -> MediaUse {
        let UseRow { place, id, title } = row;
        MediaUse { place, id, title }
    }
}

/// Lists the pictures and files, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/media", tag = "media", params(MediaQuery),
    responses((status = 200, body = CursorList<Media>)))]
pub async fn admin_list_media(
    State(app): State<App>,
    _: Operator<EditorOrFinance>,
    Query(query): Query<MediaQuery>,
) -> Result<Json<CursorList<Media>>, ApiError> {
    let media = store::select_media(query.kind, &search_key(query.search.as_deref().unwrap_or_default()));
    let mut db = app.db.read().await?;
    let CursorPage::<MediaRow> { items, meta } =
        media.cursor_page(&mut db, Sort::Newest, query.cursor, PER_PAGE).await?;
    Ok(Json(CursorList::new(items.into_iter().map(Media::from).collect(), meta)))
}

/// Shows a picture or a file with its uses.
#[utoipa::path(get, path = "/api/v1/backoffice/media/{id}", tag = "media", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<MediaItem>)))]
pub async fn admin_show_media(
    State(app): State<App>,
    _: Operator<EditorOrFinance>,
    Path(id): Path<MediaId>,
) -> Result<Json<DataResponse<MediaItem>>, ApiError> {
    Ok(Json(DataResponse { data: load_media(&mut app.db.read().await?, id).await? }))
}

/// Current state of a picture or a file.
pub async fn load_media(db: &mut impl Read, id: MediaId) -> Result<MediaItem, ApiError> {
    let row = store::find_media(db, id).await?.ok_or(ApiError::NotFound)?;
    let uses = store::list_uses(db, id, &row.key).await?.into_iter().map(MediaUse::from).collect();
    Ok(MediaItem { media: row.into(), uses })
}
