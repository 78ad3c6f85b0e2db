//! Whose file is looked at: one at a time, since an XLSX takes some hundred megabytes while it is open.
//!
//! The worker reads one import at a time beside it; to look at a file takes a second or two, to read it minutes.
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use plon_kernel::catalogue::Refusal;
use plon_platform::error::ApiError;

static TURN: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(1)));

/// How long a file waits until those before it have been looked at.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// The turn, for as long as it is held.
///
/// # Errors
/// `OtherFilesFirst` when it does not come in time.
pub async fn take() -> Result<OwnedSemaphorePermit, ApiError> {
    match timeout(LONGEST_WAIT, Arc::clone(&TURN).acquire_owned()).await {
        Ok(turn) => turn.map_err(|closed| ApiError::Unexpected(closed.into())),
        Err(_) => Err(Refusal::OtherFilesFirst.into()),
    }
}
