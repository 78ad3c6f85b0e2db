//! Deadline of a request, which is extended once a caller who may send a file begins to.
use std::sync::Arc;
use std::time::Duration;

use axum::http::Extensions;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::app::Times;

/// Deadline of a request; every copy shares it.
#[derive(Debug, Clone)]
pub struct Deadline {
    began: Instant,
    upload: Duration,
    end: Arc<watch::Sender<Instant>>,
}

impl Deadline {
    /// Begins the ordinary time now.
    pub fn begin(times: Times) -> Deadline {
        let began = Instant::now();
        Deadline { began, upload: times.upload, end: Arc::new(watch::Sender::new(began + times.request)) }
    }

    /// Extends the deadline to that of a request with a file; the caller must be known before this is called.
    pub fn allow_upload(request: &Extensions) {
        if let Some(deadline) = request.get::<Deadline>() {
            deadline.end.send_replace(deadline.began + deadline.upload);
        }
    }

    /// Waits until the deadline has passed.
    pub async fn passed(&self) {
        let mut end = self.end.subscribe();
        loop {
            let until = *end.borrow_and_update();
            tokio::select! {
                () = sleep_until(until) => return,
                _ = end.changed() => {}
            }
        }
    }

    /// Time that the request was given.
    pub fn given(&self) -> Duration {
        *self.end.borrow() - self.began
    }
}
