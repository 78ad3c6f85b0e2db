//! Answers that are the same for everybody, kept ready to send: a public list asks the database about once a second,
//! however many visitors it has.
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::db;
use crate::error::ApiError;
use crate::etag;

/// How long an answer is good without a look at the database. What this process commits shows at once; this is how much
/// later it may show what another process has.
const LIFETIME: Duration = Duration::from_secs(1);

/// How many answers are kept: free texts to search for are without number.
const MOST: usize = 512;

/// The answers by what they were asked for.
#[derive(Debug, Default)]
pub struct PublicAnswers {
    kept: RwLock<HashMap<String, Arc<Kept>>>,
}

#[derive(Debug)]
struct Kept {
    body: Bytes,
    tag: String,
    /// How much had been committed before it was read.
    commits: u64,
    made: Instant,
}

impl Kept {
    fn is_good(&self, commits: u64) -> bool {
        self.commits == commits && self.made.elapsed() < LIFETIME
    }
}

impl PublicAnswers {
    /// The answer to what `asked` names, made by `make` unless a good one is kept. Whatever `make` depends on beside
    /// the database, such as the season, stands in `asked`.
    ///
    /// # Errors
    /// What `make` refuses with; a refusal is not kept.
    pub async fn answer<T: Serialize>(
        &self,
        asked: String,
        request: &HeaderMap,
        make: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<Response, ApiError> {
        let commits = db::commits();
        if let Some(kept) = self.good(&asked, commits) {
            return Ok(kept.respond(request));
        }
        let made = Instant::now();
        let body = Bytes::from(serde_json::to_vec(&make.await?).map_err(anyhow::Error::new)?);
        let tag = etag::of_hash(&Sha256::digest(&body).into());
        let kept = Arc::new(Kept { body, tag, commits, made });
        self.keep(asked, Arc::clone(&kept));
        Ok(kept.respond(request))
    }

    fn good(&self, asked: &str, commits: u64) -> Option<Arc<Kept>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        kept.get(asked).filter(|kept| kept.is_good(commits)).cloned()
    }

    fn keep(&self, asked: String, answer: Arc<Kept>) {
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(asked, answer);
    }
}

impl Kept {
    /// A browser may keep it too, but asks each time whether it is still good.
    fn respond(&self, request: &HeaderMap) -> Response {
        let mut response = if etag::is_known(request, &self.tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, "application/json")], self.body.clone()).into_response()
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(header::ETAG, tag);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn ask(answers: &PublicAnswers, asked: &str, says: &str) -> Response {
        answers.answer(asked.to_owned(), &HeaderMap::new(), async { Ok(says) }).await.unwrap()
    }

    #[tokio::test]
    async fn no_more_are_kept_than_there_is_room_for() {
        let answers = PublicAnswers::default();
        for number in 0..2 * MOST {
            ask(&answers, &number.to_string(), "").await;
            assert!(answers.kept.read().unwrap().len() <= MOST);
        }
    }

    #[tokio::test]
    async fn a_refusal_is_not_kept() {
        let answers = PublicAnswers::default();
        let refused = answers.answer::<()>("a".into(), &HeaderMap::new(), async { Err(ApiError::NotFound) }).await;
        assert!(refused.is_err());
        assert_eq!(ask(&answers, "a", "now").await.status(), StatusCode::OK);
    }

    #[test]
    fn an_answer_is_good_until_something_is_committed_or_it_is_old() {
        let kept = |made| Kept { body: Bytes::new(), tag: String::new(), commits: 7, made };
        assert!(kept(Instant::now()).is_good(7));
        assert!(!kept(Instant::now()).is_good(8));
        assert!(!kept(Instant::now().checked_sub(LIFETIME).unwrap()).is_good(7));
    }
}
