//! How long a request may take, which grows once a caller who may send a file begins to.
use std::sync::Arc;
use std::time::Duration;

use axum::http::Extensions;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::app::Times;

/// The end of a request's time; every copy knows the same.
#[derive(Debug, Clone)]
pub struct Deadline {
    began: Instant,
    upload: Duration,
    end: Arc<watch::Sender<Instant>>,
}

impl Deadline {
    /// The ordinary time, from now on.
    pub fn begin(times: Times) -> Deadline {
        let began = Instant::now();
        Deadline { began, upload: times.upload, end: Arc::new(watch::Sender::new(began + times.request)) }
    }

    /// Gives the request the time of one with a file. Whoever calls this knows who sends it.
    pub fn allow_upload(request: &Extensions) {
        if let Some(deadline) = request.get::<Deadline>() {
            deadline.end.send_replace(deadline.began + deadline.upload);
        }
    }

    /// Ends when the time is over.
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

    /// How long the request was given.
    pub fn given(&self) -> Duration {
        *self.end.borrow() - self.began
    }
}
