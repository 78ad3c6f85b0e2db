//! How what runs beside the requests hears that the server ends: a step under way is finished, and no other is begun.
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

/// Whether the server is about to end; every copy knows the same.
#[derive(Debug, Clone, Default)]
pub struct Ending(Arc<watch::Sender<bool>>);

impl Ending {
    /// Tells everybody that no step is to be begun any more.
    pub fn tell(&self) {
        self.0.send_replace(true);
    }

    pub fn is_told(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits so long, or until the end is told.
    pub async fn pause(&self, pause: Duration) {
        let mut told = self.0.subscribe();
        tokio::select! {
            () = sleep(pause) => {}
            _ = told.wait_for(|told| *told) => {}
        }
    }
}
