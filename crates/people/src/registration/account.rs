//! A new account: its row, its ledger, its answers, and its initial points.
use plon_domain::audience::AccountType;
use plon_domain::season::Season;

use super::form::Registration;
use super::store;
use crate::consents;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::evidence::Evidence;
use plon_platform::webhooks::{self, ParticipantJoined};
use plon_platform::{ledger, search_index};
use plon_rewards::membership;

/// Opens an account; a partner's waits for approval.
///
/// # Errors
/// `AlreadyRegistered` when the NIP has an account; refusals of consents and points.
pub async fn open_account(
    tx: &mut Tx,
    app: &App,
    account_type: AccountType,
    new: &Registration,
    (consents, evidence): (&[i64], &Evidence),
) -> Result<ParticipantId, ApiError> {
    let now = app.clock.now();
    let status = match account_type {
        AccountType::Retail => "active",
        AccountType::Partner => "pending",
    };
    let inserted = store::insert_participant(tx, account_type, status, new, now).await;
    let id = inserted.on_unique(|| ErrorCode::AlreadyRegistered)?;
    store::insert_areas(tx, id, new).await?;
    ledger::open_accounts(tx, id).await?;
    search_index::refresh(tx, id).await?;
    consents::answer_all(tx, id, consents, evidence, now).await?;
    if account_type == AccountType::Retail {
        membership::grant_welcome_points(tx, id, Season::of(app.clock.today().0), now).await?;
        webhooks::queue(tx, ParticipantJoined { participant: id }, now).await?;
    }
    Ok(id)
}
