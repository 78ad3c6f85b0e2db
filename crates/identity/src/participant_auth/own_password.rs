//! Re-entry of the password by a signed-in participant, with rate limits before hashing, as at the sign-in.
use jiff::SignedDuration;

use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::priority_semaphore::Lane;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::rate_limit::{self, Account, CONFIRMATION, Quota};

const PER_NETWORK: Quota = Quota { name: "confirm.ip", tries: 50, window: SignedDuration::from_mins(15) };

/// The participant whose password is tried, and the address of the caller.
#[derive(Debug, Clone, Copy)]
pub struct PasswordTry {
    pub participant: ParticipantId,
    pub ip: ClientIp,
}

/// Verifies the password; a wrong one counts against the limits, a right one does not, whatever the request comes to.
///
/// # Errors
/// `TooMany` before anything is hashed, `WrongPassword` when it is wrong.
pub async fn verify_password(app: &App, tries: PasswordTry, password: &str) -> Result<(), ApiError> {
    let (nip, hash) = store::load_credentials(&mut app.db.read().await?, tries.participant).await?;
    let buckets = vec![CONFIRMATION.of(Account::Participant(&nip)), PER_NETWORK.of(tries.ip.network())];
    let spent = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
    if !app.passwords.verify(Lane::Known, password, hash.as_deref()).await? {
        return Err(ErrorCode::WrongPassword.into());
    }
    spent.give_back_now(&app.db).await?;
    Ok(())
}
