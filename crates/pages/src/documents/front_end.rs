//! What no route of the API answers: a file of the front end, else the document of a screen.
use axum::Router;
use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::uri::{PathAndQuery, Uri};
use axum::response::Response;
use rust_embed::RustEmbed;
use tower::ServiceExt;

use super::shell::Shell;
use crate::assets;
use plon_platform::error::ApiError;

/// What a document is made of, taken from the front end that this server has.
#[derive(Clone, Copy)]
pub struct Source {
    pub shell: fn() -> Option<Shell>,
    pub bare: fn(&HeaderMap) -> Option<Response>,
}

/// Answers with a file, or lets `screens` answer.
///
/// # Errors
/// `NotFound` for an unknown file or call of the API, `MethodNotAllowed` for anything but reading.
pub async fn front_end<E: RustEmbed>(screens: Router, mut request: Request) -> Result<Response, ApiError> {
    if let Some(file) = assets::file::<E>(request.method(), request.uri().path(), request.headers())? {
        return Ok(file);
    }
    if let Some(uri) = without_last_slash(request.uri()) {
        *request.uri_mut() = uri;
    }
    let shell = || Shell::read(&assets::shell_text::<E>()?);
    request.extensions_mut().insert(Source { shell, bare: assets::shell::<E> });
    let Ok(answer) = screens.oneshot(request).await;
    Ok(answer)
}

/// The app takes `/aktualnosci/` for `/aktualnosci`, and so do we; `None` where there is nothing to take off.
fn without_last_slash(uri: &Uri) -> Option<Uri> {
    let path = uri.path().strip_suffix('/').filter(|path| !path.is_empty())?;
    let address = uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"));
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(address).ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_at_the_end_says_nothing() {
        for (given, taken) in [
            ("/aktualnosci/", Some("/aktualnosci")),
            ("/aktualnosci/?page=2", Some("/aktualnosci?page=2")),
            ("/aktualnosci", None),
            ("/", None),
        ] {
            let uri = without_last_slash(&given.parse().unwrap());
            assert_eq!(uri.map(|uri| uri.to_string()).as_deref(), taken, "{given}");
        }
    }
}
