//! The password that a signed-in participant gives again: limits before hashing, as at the sign-in.
use jiff::SignedDuration;

use super::store;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::client_ip::ClientIp;
use crate::columns::ParticipantId;
use crate::error::ApiError;
use crate::limits::{self, Budget, Spent};
use crate::turns::Lane;

const PER_PARTICIPANT: Budget =
    Budget { name: "confirm.participant", tries: 10, window: SignedDuration::from_mins(15) };
const PER_NETWORK: Budget = Budget { name: "confirm.ip", tries: 50, window: SignedDuration::from_mins(15) };

/// Whose password is tried, and from where.
#[derive(Debug, Clone, Copy)]
pub struct Tries {
    pub participant: ParticipantId,
    pub ip: ClientIp,
}

/// The try, to be given back when what it was for is done.
///
/// # Errors
/// `TooMany` before anything is hashed, `WrongPassword` when it is not theirs.
pub async fn verify(app: &App, tries: Tries, password: &str) -> Result<Spent, ApiError> {
    let buckets = vec![PER_PARTICIPANT.of(tries.participant.0), PER_NETWORK.of(tries.ip.network())];
    let spent = limits::spend(&app.db, app.clock.now(), buckets).await?;
    let hash = store::password_hash(&mut app.db.read().await?, tries.participant).await?;
    if app.passwords.verify(Lane::Known, password, hash.as_deref()).await? {
        Ok(spent)
    } else {
        Err(Refusal::WrongPassword.into())
    }
}
