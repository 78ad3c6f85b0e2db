//! Invitations: a URL with a secret, valid once, for one NIP and for a month.
mod invite;
mod model;
mod send;
mod show;
mod store;

use plon_domain::audience::AccountType;
use plon_platform::openapi::{ApiRouter, routes};
use sha2::{Digest, Sha256};

pub use send::{InvitationChannel, Invitee, invite};
pub use store::InvitationId;

use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(invite::admin_send_invitation))
        .routes(routes!(show::show_participant_invitation))
        .routes(routes!(show::show_partner_invitation))
}

/// Finds a valid invitation by its secret, with the NIP that it is for.
pub async fn find_live(
    db: &mut impl Read,
    account_type: AccountType,
    secret: &str,
    now: Timestamp,
) -> sqlx::Result<Option<(InvitationId, String)>> {
    let found = store::find_live_invitation(db, account_type, &hash(secret), now).await?;
    Ok(found.map(|invitation| (invitation.id, invitation.nip)))
}

/// Marks an invitation as used by a participant.
///
/// # Errors
/// `InvitationEnded` when another request was faster.
pub async fn consume_invitation(
    tx: &mut Tx,
    id: InvitationId,
    by: ParticipantId,
    now: Timestamp,
) -> Result<(), ApiError> {
    if store::consume_invitation(tx, id, by, now).await? { Ok(()) } else { Err(ErrorCode::InvitationEnded.into()) }
}

/// Hash of the secret in a URL, as it is stored.
fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}
