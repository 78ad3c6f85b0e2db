//! Permit to open a file for detection: one file at a time, because an open XLSX takes some hundred megabytes.
//!
//! The worker additionally reads one import at a time; looking at a file takes a second or two, reading it minutes.
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use plon_kernel::error_code::ErrorCode;
use plon_platform::error::ApiError;

static PERMIT: LazyLock<Arc<Semaphore>> = LazyLock::new(|| Arc::new(Semaphore::new(1)));

/// Longest wait for the files ahead.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

/// Waits for the permit; it lasts as long as the permit is held.
///
/// # Errors
/// `OtherFilesFirst` when the permit does not come in time.
pub async fn acquire() -> Result<OwnedSemaphorePermit, ApiError> {
    match timeout(LONGEST_WAIT, Arc::clone(&PERMIT).acquire_owned()).await {
        Ok(permit) => permit.map_err(|closed| ApiError::Unexpected(closed.into())),
        Err(_) => Err(ErrorCode::OtherFilesFirst.into()),
    }
}
