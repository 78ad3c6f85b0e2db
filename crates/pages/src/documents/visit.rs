//! A request for a screen: the input of its handler, and the possible responses.
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::html;

use super::front_end::Source;
use super::shell::Shell;
use super::{Answers, Head, Page, frame, screens, theme_head};
use crate::brand::{self, Brand};
use plon_platform::app::App;
use plon_platform::error::{ApiError, RETRY_AFTER_SECONDS, chain};
use plon_platform::extract::Query;

pub const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// A request for a screen.
pub struct Visit {
    pub app: App,
    source: Source,
    headers: HeaderMap,
    path: String,
    query: Vec<(String, String)>,
}

impl FromRequestParts<App> for Visit {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visit, ApiError> {
        let source = *parts.extensions.get::<Source>().ok_or(ApiError::NotFound)?;
        // An unreadable query counts as empty.
        let query = Query::from_request_parts(parts, app).await.map(|Query(query)| query).unwrap_or_default();
        let (path, headers) = (parts.uri.path().to_owned(), parts.headers.clone());
        Ok(Visit { app: app.clone(), source, headers, path, query })
    }
}

impl Visit {
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The requested page of a list, from 1.
    pub fn page(&self) -> i64 {
        let number = self.query.iter().find(|(name, _)| name == "page").and_then(|(_, page)| page.parse().ok());
        number.unwrap_or(1).max(1)
    }

    /// True when one of these parameters is present, with or without a value.
    pub fn asks_for_any(&self, names: &[&str]) -> bool {
        self.query.iter().any(|(name, _)| names.contains(&name.as_str()))
    }

    /// True when the app has a screen of its own at this path.
    pub fn is_of_the_app(&self) -> bool {
        screens::is_screen(&self.path)
    }

    /// The document of a page, cached under `key`, which names everything that it depends on besides the database.
    /// When the data cannot be read, the bare shell is sent: the app tries again and shows the error.
    pub async fn answer(&self, key: &str, page: impl Future<Output = Result<Page, ApiError>>) -> Response {
        let document = async { self.fill(page.await?).await };
        match self.app.public.document(format!("document {key}"), &self.headers, document).await {
            Ok(response) => response,
            Err(ApiError::NotFound) => self.not_found().await,
            Err(error) => {
                let status = error.status();
                if let ApiError::Unexpected(cause) = &error {
                    tracing::error!(cause = chain(cause), "a document without its data");
                }
                self.shell_as(status).await
            }
        }
    }

    /// The 404 page.
    pub async fn not_found(&self) -> Response {
        let page = Page { head: Head::not_there(), main: frame::not_found(), answers: Answers::default() };
        let document = self.fill(page);
        let headers = without_condition(&self.headers);
        match self.app.public.document("document not found".to_owned(), &headers, document).await {
            Ok(mut response) => {
                *response.status_mut() = StatusCode::NOT_FOUND;
                not_to_keep(response)
            }
            Err(_) => self.shell_as(StatusCode::NOT_FOUND).await,
        }
    }

    /// The bare shell, for a screen that must not be indexed.
    pub async fn bare_shell(&self) -> Response {
        let Some(mut response) = self.shell(&self.headers).await else { return ApiError::NotFound.into_response() };
        response.headers_mut().insert(ROBOTS, HeaderValue::from_static("noindex"));
        response
    }

    async fn shell_as(&self, status: StatusCode) -> Response {
        let shell = self.shell(&without_condition(&self.headers)).await;
        let Some(mut response) = shell else { return ApiError::NotFound.into_response() };
        *response.status_mut() = status;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS));
        }
        not_to_keep(response)
    }

    /// The shell in the programme's theme; as built when that is the portal's own or cannot be read.
    async fn shell(&self, headers: &HeaderMap) -> Option<Response> {
        let dressed = async {
            let brand = self.brand().await.ok().filter(Brand::has_look)?;
            let document = async { Ok(self.dressed(&brand)?.bare(&theme_head::theme_tags(&brand))) };
            self.app.public.document("document of the app".to_owned(), headers, document).await.ok()
        };
        match dressed.await {
            Some(response) => Some(response),
            None => (self.source.bare)(headers),
        }
    }

    /// The shell in the programme's theme.
    pub fn dressed(&self, brand: &Brand) -> Result<Shell, ApiError> {
        let shell = (self.source.shell)().ok_or_else(|| anyhow::anyhow!("the front end has no shell to fill"))?;
        Ok(match &brand.theme {
            Some(theme) => shell.in_theme(theme),
            None => shell,
        })
    }

    pub async fn brand(&self) -> Result<Brand, ApiError> {
        Ok(brand::load_brand(&mut self.app.db.read().await?).await?)
    }

    async fn fill(&self, page: Page) -> Result<String, ApiError> {
        let brand = self.brand().await?;
        let shell = self.dressed(&brand)?;
        let Page { head, main, answers } = page;
        let root = match main.0.is_empty() {
            true => html! {},
            false => frame::frame_page(&main, &brand, self.app.clock.today()),
        };
        let head = html! { (head.markup(&self.app.public_url, &brand)) (theme_head::theme_tags(&brand)) };
        Ok(shell.filled(&head, &answers.markup(), &root))
    }
}

/// Drops `If-None-Match`, because an error response must not become a 304.
fn without_condition(headers: &HeaderMap) -> HeaderMap {
    let mut headers = headers.clone();
    headers.remove(IF_NONE_MATCH);
    headers
}

fn not_to_keep(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.remove(ETAG);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
    response
}
