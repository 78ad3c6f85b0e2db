//! The password that a signed-in participant gives again: limits before hashing, as at the sign-in.
use jiff::SignedDuration;

use super::store;
use plon_kernel::catalogue::Refusal;
use plon_kernel::columns::ParticipantId;
use plon_kernel::turns::Lane;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::limits::{self, Account, Budget, CONFIRMATION};

const PER_NETWORK: Budget = Budget { name: "confirm.ip", tries: 50, window: SignedDuration::from_mins(15) };

/// Whose password is tried, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Tries {
    pub participant: ParticipantId,
    pub ip: ClientIp,
}

/// A wrong password stays counted; a right one does not, whatever becomes of what it was asked for.
///
/// # Errors
/// `TooMany` before anything is hashed, `WrongPassword` when it is not theirs.
pub async fn verify(app: &App, tries: Tries, password: &str) -> Result<(), ApiError> {
    let (nip, hash) = store::own(&mut app.db.read().await?, tries.participant).await?;
    let buckets = vec![CONFIRMATION.of(Account::Participant(&nip)), PER_NETWORK.of(tries.ip.network())];
    let spent = limits::spend(&app.db, app.clock.now(), buckets).await?;
    if !app.passwords.verify(Lane::Known, password, hash.as_deref()).await? {
        return Err(Refusal::WrongPassword.into());
    }
    spent.give_back_now(&app.db).await?;
    Ok(())
}
