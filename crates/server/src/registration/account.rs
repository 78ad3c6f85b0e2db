//! A new account: its row, its books, its answers, and the points that it begins with.
use plon_domain::audience::AccountType;
use plon_domain::season::Season;

use super::form::Registration;
use super::store;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::columns::ParticipantId;
use crate::db::Tx;
use crate::error::{ApiError, OnUnique};
use crate::evidence::Evidence;
use crate::{ledger, reactions, terms};

/// Opens an account. A partner's waits for approval.
///
/// # Errors
/// `AlreadyRegistered` when the NIP has an account; what consents and points refuse.
pub async fn open(
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
    let id = inserted.on_unique(|| Refusal::AlreadyRegistered)?;
    store::insert_areas(tx, id, new).await?;
    ledger::open(tx, id).await?;
    terms::refresh(tx, id).await?;
    reactions::participant_registered(tx, id, consents, evidence, now).await?;
    if account_type == AccountType::Retail {
        reactions::joined(tx, id, Season::of(app.clock.today().0), now).await?;
    }
    Ok(id)
}
