//! Somebody goes to a screen: what its handler is given, and the ways to answer.
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::html;

use super::front_end::Source;
use super::{Answers, Head, Page, frame, screens};
use crate::app::App;
use crate::error::{ApiError, chain};
use crate::extract::Query;
use crate::reactions;

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// A visit of a screen.
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
        // A query that cannot be read says nothing.
        let query = Query::from_request_parts(parts, app).await.map(|Query(query)| query).unwrap_or_default();
        let (path, headers) = (parts.uri.path().to_owned(), parts.headers.clone());
        Ok(Visit { app: app.clone(), source, headers, path, query })
    }
}

impl Visit {
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The page of a list that is asked for, from 1.
    pub fn page(&self) -> i64 {
        let asked = self.query.iter().find(|(name, _)| name == "page").and_then(|(_, page)| page.parse().ok());
        asked.unwrap_or(1).max(1)
    }

    /// Whether one of these parameters is there, with or without a value.
    pub fn asks_for_any(&self, names: &[&str]) -> bool {
        self.query.iter().any(|(name, _)| names.contains(&name.as_str()))
    }

    /// Whether the app has a screen of its own here.
    pub fn is_of_the_app(&self) -> bool {
        screens::is_screen(&self.path)
    }

    /// The document of a page, kept ready under `asked`, which names all that it depends on beside the database.
    /// Where the data cannot be had the app is sent alone: it tries again and says what is wrong.
    pub async fn answer(&self, asked: &str, page: impl Future<Output = Result<Page, ApiError>>) -> Response {
        let document = async { self.fill(page.await?).await };
        match self.app.public.document(format!("document {asked}"), &self.headers, document).await {
            Ok(response) => response,
            Err(ApiError::NotFound) => self.not_found().await,
            Err(fault) => {
                let status = fault.status();
                if let ApiError::Unexpected(cause) = &fault {
                    tracing::error!(cause = chain(cause), "a document without its data");
                }
                self.shell_as(status)
            }
        }
    }

    /// The page that says that there is none.
    pub async fn not_found(&self) -> Response {
        let page = Page { head: Head::not_there(), main: frame::not_found(), answers: Answers::default() };
        let document = self.fill(page);
        let headers = without_condition(&self.headers);
        match self.app.public.document("document not found".to_owned(), &headers, document).await {
            Ok(mut response) => {
                *response.status_mut() = StatusCode::NOT_FOUND;
                not_to_keep(response)
            }
            Err(_) => self.shell_as(StatusCode::NOT_FOUND),
        }
    }

    /// The shell as it was built, for a screen that is nobody's to find.
    pub fn bare_shell(&self) -> Response {
        let Some(mut response) = (self.source.bare)(&self.headers) else { return ApiError::NotFound.into_response() };
        response.headers_mut().insert(ROBOTS, HeaderValue::from_static("noindex"));
        response
    }

    fn shell_as(&self, status: StatusCode) -> Response {
        let shell = (self.source.bare)(&without_condition(&self.headers));
        let Some(mut response) = shell else { return ApiError::NotFound.into_response() };
        *response.status_mut() = status;
        not_to_keep(response)
    }

    async fn fill(&self, page: Page) -> Result<String, ApiError> {
        let shell = (self.source.shell)().ok_or_else(|| anyhow::anyhow!("the front end has no shell to fill"))?;
        let mut db = self.app.db.read().await?;
        let brand = reactions::brand(&mut db).await?;
        let Page { head, main, answers } = page;
        let root = match main.0.is_empty() {
            true => html! {},
            false => frame::around(&main, &brand, self.app.clock.today()),
        };
        Ok(shell.filled(&head.markup(&self.app.public_url, &brand), &answers.markup(), &root))
    }
}

/// An answer that is no success takes no notice of what the browser has.
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
