//! Cache of the answers that are the same for everybody, each good for a second or until something is written: a
//! public list then asks the database at most that often, however often it is read.
use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::error::ApiError;
use plon_kernel::db;
use plon_kernel::etag;
use plon_kernel::negotiation::takes_encoding;

/// Time for which an answer is good without a look at the database. What this process commits shows at once; what
/// another process commits may show this much later.
const LIFETIME: Duration = Duration::from_secs(1);

/// Most answers kept, because texts to search for are without number.
const MOST: usize = 512;

/// Cached answers by the key of their request.
#[derive(Debug, Default)]
pub struct ResponseCache {
    cached: RwLock<HashMap<String, Arc<CachedResponse>>>,
}

#[derive(Debug)]
struct CachedResponse {
    media_type: &'static str,
    plain: Content,
    /// The same body compressed by gzip, where that is worth it.
    packed: Option<Content>,
    /// Number of commits before the answer was read.
    commits: u64,
    made: Instant,
}

impl CachedResponse {
    fn is_good(&self, commits: u64) -> bool {
        self.commits == commits && self.made.elapsed() < LIFETIME
    }
}

impl ResponseCache {
    /// Answers from the cache under `key`, or with what `make` gives. Whatever `make` depends on beside the
    /// database, such as the season, must be part of `key`.
    ///
    /// # Errors
    /// The refusal of `make`, which is not cached.
    pub async fn answer<T: Serialize>(
        &self,
        key: String,
        request: &HeaderMap,
        make: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<Response, ApiError> {
        let make = async {
            let body = Bytes::from(serde_json::to_vec(&make.await?).map_err(anyhow::Error::new)?);
            Ok(("application/json", Content::of(body), None))
        };
        self.find_or_make(key, request, make).await
    }

    /// Answers with an HTML document as `answer` does, compressed for those who take it: it changes too often for the
    /// build's compression and too seldom to be compressed for each request.
    ///
    /// # Errors
    /// Those of `answer`.
    pub async fn document(
        &self,
        key: String,
        request: &HeaderMap,
        make: impl Future<Output = Result<String, ApiError>>,
    ) -> Result<Response, ApiError> {
        let make = async {
            let body = Bytes::from(make.await?);
            let packed = Content::of(gzip(&body).map_err(anyhow::Error::new)?);
            Ok(("text/html; charset=utf-8", Content::of(body), Some(packed)))
        };
        self.find_or_make(key, request, make).await
    }

    async fn find_or_make(
        &self,
        key: String,
        request: &HeaderMap,
        make: impl Future<Output = Result<(&'static str, Content, Option<Content>), ApiError>>,
    ) -> Result<Response, ApiError> {
        let commits = db::commits();
        if let Some(cached) = self.get_fresh(&key, commits) {
            return Ok(cached.respond(request));
        }
        let made = Instant::now();
        let (media_type, plain, packed) = make.await?;
        let cached = Arc::new(CachedResponse { media_type, plain, packed, commits, made });
        self.put(key, Arc::clone(&cached));
        Ok(cached.respond(request))
    }

    fn get_fresh(&self, key: &str, commits: u64) -> Option<Arc<CachedResponse>> {
        let cached = self.cached.read().unwrap_or_else(PoisonError::into_inner);
        cached.get(key).filter(|cached| cached.is_good(commits)).cloned()
    }

    fn put(&self, key: String, answer: Arc<CachedResponse>) {
        let mut cached = self.cached.write().unwrap_or_else(PoisonError::into_inner);
        if cached.len() >= MOST {
            cached.clear();
        }
        cached.insert(key, answer);
    }
}

impl CachedResponse {
    /// Response of a cached answer; a browser may cache it too, but revalidates each time.
    fn respond(&self, request: &HeaderMap) -> Response {
        let packed = self.packed.as_ref().filter(|_| takes_encoding(request, "gzip"));
        let Content { body, tag } = packed.unwrap_or(&self.plain);
        let known = etag::is_known(request, tag);
        let mut response = if known {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, self.media_type)], body.clone()).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if self.packed.is_some() {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if packed.is_some() && !known {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        if let Ok(tag) = HeaderValue::from_str(tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }
}

/// Body with its entity tag.
#[derive(Debug)]
struct Content {
    body: Bytes,
    tag: String,
}

impl Content {
    fn of(body: Bytes) -> Content {
        let tag = etag::of_hash(&Sha256::digest(&body).into());
        Content { body, tag }
    }
}

fn gzip(body: &[u8]) -> io::Result<Bytes> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(body)?;
    Ok(Bytes::from(packed.finish()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(answers: &ResponseCache, key: &str, says: &str) -> Response {
        answers.answer(key.to_owned(), &HeaderMap::new(), async { Ok(says) }).await.unwrap()
    }

    #[tokio::test]
    async fn no_more_are_kept_than_there_is_room_for() {
        let answers = ResponseCache::default();
        for number in 0..2 * MOST {
            ask(&answers, &number.to_string(), "").await;
            assert!(answers.cached.read().unwrap().len() <= MOST);
        }
    }

    #[tokio::test]
    async fn a_refusal_is_not_kept() {
        let answers = ResponseCache::default();
        let refused = answers.answer::<()>("a".into(), &HeaderMap::new(), async { Err(ApiError::NotFound) }).await;
        assert!(refused.is_err());
        assert_eq!(ask(&answers, "a", "now").await.status(), StatusCode::OK);
    }

    #[test]
    fn an_answer_is_good_until_something_is_committed_or_it_is_old() {
        let plain = || Content::of(Bytes::new());
        let cached = |made| CachedResponse { media_type: "", plain: plain(), packed: None, commits: 7, made };
        assert!(cached(Instant::now()).is_good(7));
        assert!(!cached(Instant::now()).is_good(8));
        assert!(!cached(Instant::now().checked_sub(LIFETIME).unwrap()).is_good(7));
    }
}
