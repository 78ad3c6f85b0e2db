//! Shutdown signal for background tasks; a running step is finished, no new one begins.
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

/// Signal that the server is about to end; every copy shares it.
#[derive(Debug, Clone, Default)]
pub struct Shutdown(Arc<watch::Sender<bool>>);

impl Shutdown {
    /// Sends the signal: no step is to be begun any more.
    pub fn request(&self) {
        self.0.send_replace(true);
    }

    pub fn is_requested(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until the signal comes.
    pub async fn requested(&self) {
        self.0.subscribe().wait_for(|requested| *requested).await.ok();
    }

    /// Waits for `pause`, or until the signal comes.
    pub async fn pause(&self, pause: Duration) {
        let mut requested = self.0.subscribe();
        tokio::select! {
            () = sleep(pause) => {}
            _ = requested.wait_for(|requested| *requested) => {}
        }
    }
}
