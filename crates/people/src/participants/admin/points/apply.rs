//! Carries a correction out: posted once, explained to the participant, and written into the audit log.
use plon_domain::balances::{Balances, Figures};
use plon_domain::correction::{InvalidCorrection, correction};
use plon_domain::ledger::{CauseKind, Transfer};
use plon_domain::points::Points;
use plon_message_templates::points::{ADDED, TAKEN};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::store as participants;
use super::pending::model::NewCorrection;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::audit;
use plon_platform::error::{ApiError, Fields};
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications;
use plon_rewards::points;

audit::events! {
    CORRECT_POINTS: FiguresRecord => FiguresRecord = "participants.correct_points" on "participants";
}

/// Participant's points as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FiguresRecord {
    available: i64,
    total: i64,
    brand_purchase: i64,
    affiliation: i64,
    achievements: i64,
}

impl From<Figures> for FiguresRecord {
    fn from(figures: Figures) -> FiguresRecord {
        let Figures { available, total, brand_purchase, affiliation, achievements } = figures;
        FiguresRecord {
            available: available.0,
            total: total.0,
            brand_purchase: brand_purchase.0,
            affiliation: affiliation.0,
            achievements: achievements.0,
        }
    }
}

/// A participant's accounts, locked.
#[derive(Debug)]
pub struct LockedLedger {
    pub participant: ParticipantId,
    pub balances: Balances,
    /// Maximum number of points that a participant may collect.
    pub limit: Points,
}

impl LockedLedger {
    pub async fn lock(tx: &mut Tx, participant: ParticipantId) -> Result<LockedLedger, ApiError> {
        let balances = ledger::lock(tx, participant).await?;
        Ok(LockedLedger { participant, balances, limit: ledger::limit_of_total(tx).await? })
    }

    /// # Errors
    /// `NotFound`; `AccountStateForbids` for an account that collects no points or whose ledger is closed.
    pub async fn keeps_points(&self, tx: &mut Tx) -> Result<(), ApiError> {
        let account = participants::find_account(tx, self.participant).await?.ok_or(ApiError::NotFound)?;
        if !audience::collects_points(tx, account.account_type).await? || !account.status.has_open_ledger() {
            return Err(ErrorCode::AccountStateForbids.into());
        }
        Ok(())
    }
}

/// Corrects points, with proposer and signer; returns the figures afterwards.
///
/// # Errors
/// `Invalid` at `points` where the balances do not allow it.
pub async fn apply_correction(
    tx: &mut Tx,
    app: &App,
    ledger: &LockedLedger,
    (proposer, signer): (OperatorId, OperatorId),
    requested: &NewCorrection,
) -> Result<Figures, ApiError> {
    let (id, now) = (ledger.participant, app.clock.now());
    let transfer =
        correction(requested.points, requested.source, &ledger.balances, ledger.limit).map_err(at_the_points)?;
    let before = ledger.balances.figures();
    post_transfer(tx, (id, proposer), transfer, requested, app.rng.public_id(), now).await?;
    if requested.points > Points::ZERO {
        points::apply_earned(tx, id, before.total, now).await?;
    } else {
        points::apply_taken_back(tx, id, now).await?;
    }
    let after = ledger::balances(tx, id).await?.figures();
    notify_participant(tx, id, requested, after, now).await?;
    record(tx, (id, signer), requested, (before, after), now).await?;
    Ok(after)
}

/// Reports an error of the correction at its field.
pub fn at_the_points(error: InvalidCorrection) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error("points", error.to_string());
    fields.into_error()
}

async fn post_transfer(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    transfer: Transfer,
    requested: &NewCorrection,
    key: String,
    now: Timestamp,
) -> Result<(), ApiError> {
    let posting = Posting {
        participant,
        transfer,
        cause: (CauseKind::Operator, operator.0),
        key: format!("correction:{}:{key}", participant.0),
        explanation: &requested.reason,
    };
    ledger::post(tx, &posting, now).await?;
    Ok(())
}

async fn notify_participant(
    tx: &mut Tx,
    to: ParticipantId,
    requested: &NewCorrection,
    after: Figures,
    now: Timestamp,
) -> sqlx::Result<()> {
    let NewCorrection { points, reason, .. } = requested;
    let (template, moved) = match *points > Points::ZERO {
        true => (&ADDED, points.to_polish()),
        false => (&TAKEN, (Points::ZERO - *points).to_polish()),
    };
    let available = after.available.to_polish();
    let debt = match after.available < Points::ZERO {
        true => format!("Dostępnych masz teraz {available}. Nagrodę zamówisz, gdy zbierzesz brakujące punkty."),
        false => String::new(),
    };
    let values = [("punkty", moved.as_str()), ("powód", reason), ("niedobór", &debt)];
    notifications::notify_by_template(tx, to, (template, &values), "/historia-punktow", now).await
}

async fn record(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    requested: &NewCorrection,
    (before, after): (Figures, Figures),
    now: Timestamp,
) -> anyhow::Result<()> {
    let context = audit::by(operator, participant.0).about(participant).note(requested.reason.as_str());
    let (before, after) = (FiguresRecord::from(before), FiguresRecord::from(after));
    audit::record(tx, CORRECT_POINTS, context, (&before, &after), now).await
}
