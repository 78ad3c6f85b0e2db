//! Effect of a trip order's next state on its points.
use plon_domain::ledger::Transfer;
use plon_domain::reward::{Actor, OrderStatus};
use plon_domain::trip::{Moves, TripOrder, TripState};
use serde::Serialize;
use utoipa::ToSchema;

use super::reconcile::ParticipantTrip;
use super::store::{self, Trip};
use super::texts;
use plon_kernel::clock;
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;

/// A trip's order that enters a state; its owner's accounts are locked.
#[derive(Debug, Clone, Copy)]
pub struct TripOrderTransition<'a> {
    pub order: OrderId,
    pub participant: ParticipantId,
    pub next: OrderStatus,
    pub by: Actor,
    /// Reason that the participant reads.
    pub note: Option<&'a str>,
}

/// Applies a trip order's next state. It is begun and completed only when all its points are held; completion redeems
/// them. Cancelled up to the last day for orders, it gives all of them back and may be ordered again; a participant
/// who cancels later loses the points that `effect_of_cancelling` states.
///
/// # Errors
/// `TripShort` while points are missing.
pub async fn apply_order_transition(
    tx: &mut Tx,
    moved: TripOrderTransition<'_>,
    now: Timestamp,
) -> Result<(), ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let row = store::find_trip_of_order(tx, moved.order).await?;
    let row = row.ok_or_else(|| anyhow::anyhow!("order {} is of no trip", moved.order.0))?;
    let mut case = ParticipantTrip::open(tx, Trip::from_row(row)?, moved.participant, today).await?;
    match moved.next {
        OrderStatus::Cancelled | OrderStatus::Returned => cancelled(tx, case, (moved.by, moved.note), now).await,
        _ if case.state() != TripState::Ordered => Err(ErrorCode::TripShort.into()),
        OrderStatus::Completed => {
            let (held, explanation) = (case.so_far.held, texts::redeemed(&case.trip));
            case.post(tx, Transfer::redeem, held, &explanation, now).await?;
            case.so_far.order = TripOrder::Completed;
            case.so_far.state = TripState::Completed;
            Ok(store::put_participation(tx, (case.trip.row.id, case.participant), &case.so_far, now).await?)
        }
        OrderStatus::Selected | OrderStatus::InProgress => Ok(()),
    }
}

async fn cancelled(
    tx: &mut Tx,
    mut case: ParticipantTrip,
    (by, note): (Actor, Option<&str>),
    now: Timestamp,
) -> Result<(), ApiError> {
    let moves = match by {
        Actor::Participant => case.standing().cancelling(&case.trip.terms, case.today.0),
        Actor::Operator | Actor::Payout => Moves { release: case.so_far.held, ..Moves::default() },
    };
    case.post(tx, Transfer::release, moves.release, &texts::released(&case.trip), now).await?;
    case.post(tx, Transfer::forfeit, moves.forfeit, &texts::given_up(&case.trip), now).await?;
    let in_time = case.today.0 <= case.trip.terms.order_by();
    case.so_far.order = if in_time { TripOrder::Cancelled } else { TripOrder::None };
    case.so_far.ordered = None;
    case.so_far.state = case.state();
    case.begin_reminders();
    texts::cancelled(tx, &case, (&moves, note), now).await?;
    Ok(store::put_participation(tx, (case.trip.row.id, case.participant), &case.so_far, now).await?)
}

/// Effect on a trip's points if its participant cancels the order today.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TripCancelling {
    /// Points given back.
    pub returned: i64,
    pub returned_text: String,
    /// Points lost.
    pub forfeited: i64,
    pub forfeited_text: String,
}

impl TripCancelling {
    /// Message after the cancellation: `Na Twoje konto wróciło 3 000 pkt.`
    pub fn sentence(&self) -> String {
        let TripCancelling { returned_text, forfeited_text, .. } = self;
        match (self.returned, self.forfeited) {
            (0, 0) => "Za tę wycieczkę nie było odłożonych punktów.".to_owned(),
            (_, 0) => format!("Na Twoje konto wróciło {returned_text}."),
            (0, _) => format!("Przepadło {forfeited_text}."),
            _ => format!("Na Twoje konto wróciło {returned_text}, przepadło {forfeited_text}."),
        }
    }
}

/// Computes the effect of cancelling an open order of a trip today.
///
/// # Errors
/// When the order is of no trip: a defect of the data.
pub async fn effect_of_cancelling(
    db: &mut impl Read,
    (order, participant): (OrderId, ParticipantId),
    today: BusinessDate,
) -> Result<TripCancelling, ApiError> {
    let row = store::find_trip_of_order(db, order).await?;
    let row = row.ok_or_else(|| anyhow::anyhow!("order {} is of no trip", order.0))?;
    let case = ParticipantTrip::open(db, Trip::from_row(row)?, participant, today).await?;
    let Moves { release, forfeit, .. } = case.standing().cancelling(&case.trip.terms, today.0);
    Ok(TripCancelling {
        returned: release.0,
        returned_text: release.to_polish(),
        forfeited: forfeit.0,
        forfeited_text: forfeit.to_polish(),
    })
}
