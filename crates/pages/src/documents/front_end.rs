//! Fallback for paths outside the API: a file of the front end, or the document of a screen.
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

/// Source of documents, taken from the front end that this server has.
#[derive(Clone, Copy)]
pub struct Source {
    pub shell: fn() -> Option<Shell>,
    pub bare: fn(&HeaderMap) -> Option<Response>,
}

/// Serves a file of the front end, or passes the request on to `screens`.
///
/// # Errors
/// `NotFound` for an unknown file or API call, `MethodNotAllowed` for anything but reads.
pub async fn front_end<E: RustEmbed>(screens: Router, mut request: Request) -> Result<Response, ApiError> {
    if let Some(mut file) = assets::find_file::<E>(request.method(), request.uri().path(), request.headers())? {
        file.extensions_mut().insert(assets::StaticFile);
        return Ok(file);
    }
    if let Some(uri) = without_last_slash(request.uri()) {
        *request.uri_mut() = uri;
    }
    let shell = || Shell::read(&assets::shell_text::<E>()?);
    request.extensions_mut().insert(Source { shell, bare: assets::shell_response::<E> });
    let Ok(answer) = screens.oneshot(request).await;
    Ok(answer)
}

/// Removes a trailing slash, because the app treats `/aktualnosci/` as `/aktualnosci`; `None` where there is none.
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
