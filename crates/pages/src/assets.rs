//! Front end inside the binary: files with a hash in their name are cached for good, the shell is checked each time.
use std::borrow::Cow;
use std::io::Read;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::read::GzDecoder;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use plon_kernel::etag;
use plon_kernel::negotiation::takes_encoding;
use plon_platform::error::ApiError;

/// Built front end: embedded in a release binary, read from the folder by a debug one. Scripts and styles are embedded
/// by their compressed twins alone, which are a third of the size together.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[exclude = "assets/*.css"]
#[exclude = "assets/*.js"]
#[exclude = "assets/*.mjs"]
#[exclude = "assets/recognition/*.js"]
pub struct FrontEnd;

/// Response extension of a file of the front end, by which its line of the log is told from others.
#[derive(Debug, Clone, Copy)]
pub struct StaticFile;

/// HTML document that every screen starts from.
const SHELL: &str = "index.html";

/// Folder of files whose names hold a hash of their content, so that a browser never asks for them twice.
const HASHED: &str = "assets/";

/// Folder of the text recogniser, whose scripts run in a worker of their own.
const RECOGNITION: &str = "assets/recognition/";

/// Policy of the recogniser's scripts: they alone may compile WebAssembly.
const RECOGNITION_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'";

/// Finds the file at `path`; `None` for a browser that navigates to a screen.
///
/// # Errors
/// `NotFound` for an unknown file or API call, `MethodNotAllowed` for anything but reads.
pub fn find_file<E: RustEmbed>(method: &Method, path: &str, headers: &HeaderMap) -> Result<Option<Response>, ApiError> {
    if is_of_the_api(path) {
        return Err(ApiError::NotFound);
    }
    if method != Method::GET && method != Method::HEAD {
        return Err(ApiError::MethodNotAllowed);
    }
    let name = path.trim_start_matches('/');
    match Variant::find::<E>(name, headers) {
        Some(file) => Ok(Some(file.respond(headers))),
        None if !name.starts_with(HASHED) && takes_html(headers) => Ok(None),
        None => Err(ApiError::NotFound),
    }
}

/// Responds with the shell as it was built; `None` where the front end was not built.
pub fn shell_response<E: RustEmbed>(headers: &HeaderMap) -> Option<Response> {
    Some(Variant::find::<E>(SHELL, headers)?.respond(headers))
}

/// The shell's HTML.
pub fn shell_text<E: RustEmbed>() -> Option<String> {
    String::from_utf8(E::get(SHELL)?.data.into_owned()).ok()
}

/// Version of the front end's build: a hash of the shell, which names every other file by its hash.
pub fn build_version<E: RustEmbed>() -> String {
    E::get(SHELL).map_or_else(|| "0".to_owned(), |shell| hex::encode(&shell.metadata.sha256_hash()[..6]))
}

/// True when an address belongs to the API rather than to a screen, known or not.
pub fn is_of_the_api(path: &str) -> bool {
    ["/api", "/health", "/metrics"]
        .iter()
        .any(|root| path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

/// A file in the encoding that suits the browser.
struct Variant {
    media_type: &'static str,
    encoding: Option<&'static str>,
    hashed: bool,
    recognition: bool,
    content: Cow<'static, [u8]>,
    hash: [u8; 32],
}

impl Variant {
    fn find<E: RustEmbed>(name: &str, headers: &HeaderMap) -> Option<Variant> {
        let media_type = media_type(name)?;
        let (hashed, recognition) = (name.starts_with(HASHED), name.starts_with(RECOGNITION));
        let variant = |encoding, file: EmbeddedFile| {
            let hash = file.metadata.sha256_hash();
            Variant { media_type, encoding, hashed, recognition, content: file.data, hash }
        };
        for (encoding, suffix) in [("br", ".br"), ("gzip", ".gz")] {
            if takes_encoding(headers, encoding)
                && let Some(file) = E::get(&format!("{name}{suffix}"))
            {
                return Some(variant(Some(encoding), file));
            }
        }
        if let Some(file) = E::get(name) {
            return Some(variant(None, file));
        }
        let plain = unpacked(&E::get(&format!("{name}.gz"))?.data)?;
        let hash = Sha256::digest(&plain).into();
        Some(Variant { media_type, encoding: None, hashed, recognition, content: Cow::Owned(plain), hash })
    }

    fn respond(self, request: &HeaderMap) -> Response {
        let tag = etag::of_hash(&self.hash);
        let caching = if self.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
        let known = etag::is_known(request, &tag);
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let content = match self.content {
                Cow::Borrowed(inside) => Bytes::from_static(inside),
                Cow::Owned(read) => Bytes::from(read),
            };
            ([(header::CONTENT_TYPE, self.media_type)], content).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if self.recognition {
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(RECOGNITION_POLICY));
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if let (Some(encoding), false) = (self.encoding, known) {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }
}

/// Content of a compressed twin, for the few clients that take no compression.
fn unpacked(twin: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    GzDecoder::new(twin).read_to_end(&mut plain).ok()?;
    Some(plain)
}

/// Media type by the file's ending; `None` for kinds that the front end lacks, and for its compressed twins.
fn media_type(name: &str) -> Option<&'static str> {
    if name.starts_with(RECOGNITION) && name.contains(".traineddata") {
        return Some("application/gzip");
    }
    Some(match name.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "pdf" => "application/pdf",
        "bcmap" | "pfb" | "ttf" | "icc" => "application/octet-stream",
        _ => return None,
    })
}

/// True for a browser that goes to a screen (it names HTML) and for a bare client; false for an image or a script.
fn takes_html(headers: &HeaderMap) -> bool {
    match headers.get(header::ACCEPT).map(HeaderValue::to_str) {
        None => true,
        Some(Ok(accept)) => accept.trim() == "*/*" || accept.contains("text/html"),
        Some(Err(_)) => false,
    }
}
