//! Reconciles the points held for a participant's trips with what the rules require today. Idempotent: a second run
//! changes nothing.
use std::collections::{BTreeMap, HashMap};

use plon_domain::ledger::{AccountKind, CauseKind, InvalidTransfer, Transfer};
use plon_domain::points::Points;
use plon_domain::trip::{Standing, TripOrder, TripState};

use super::store::{self, NOT_REMINDED, Participation, Trip};
use super::texts;
use crate::rewards;
use plon_kernel::clock;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, TripId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posted, Posting};

/// A participant's case with one trip, read with their accounts locked.
#[derive(Debug)]
pub struct ParticipantTrip {
    pub trip: Trip,
    pub participant: ParticipantId,
    /// Points of the trip's season.
    pub points: Points,
    pub so_far: Participation,
    pub today: BusinessDate,
}

impl ParticipantTrip {
    /// Reads a case. Where points are to be moved, lock the participant's accounts first.
    pub async fn open(
        db: &mut impl Read,
        trip: Trip,
        participant: ParticipantId,
        today: BusinessDate,
    ) -> Result<ParticipantTrip, ApiError> {
        let row = store::find_participation(db, trip.row.id, participant).await?;
        let so_far = row.map(Participation::from_row).transpose()?.unwrap_or_default();
        let points = store::sum_season_points(db, participant, trip.season).await?;
        Ok(ParticipantTrip { trip, participant, points, so_far, today })
    }

    pub fn standing(&self) -> Standing {
        self.so_far.standing(self.points)
    }

    pub fn state(&self) -> TripState {
        self.standing().state(&self.trip.terms, self.today.0)
    }

    /// Moves the points as the rules require today, stores the new state and notifies of it.
    pub async fn reconcile(&mut self, tx: &mut Tx, now: Timestamp) -> Result<(), ApiError> {
        let before = self.so_far.clone();
        let available = ledger::balances(tx, self.participant).await?.get(AccountKind::Available);
        let due = self.state();
        let moves = self.standing().moves(&self.trip.terms, available, self.today.0);
        let seen_before = before.state != TripState::Unqualified || before.postings > 0;
        if moves.is_nothing() && (due == before.state || (!seen_before && due == TripState::Missed)) {
            return Ok(());
        }
        self.post(tx, Transfer::release, moves.release, &texts::released(&self.trip), now).await?;
        self.post(tx, Transfer::forfeit, moves.forfeit, &texts::forfeited(&self.trip, due), now).await?;
        self.post(tx, Transfer::hold, moves.hold, &texts::held(&self.trip, &before), now).await?;
        if due == TripState::Lapsed {
            self.so_far.order = TripOrder::Lapsed;
        }
        self.so_far.state = self.state();
        if self.so_far.state != before.state {
            self.apply_state(tx, &before, moves.forfeit, now).await?;
        }
        Ok(store::put_participation(tx, (self.trip.row.id, self.participant), &self.so_far, now).await?)
    }

    /// Effects of a new state: its notice, its reminders, the end of an order.
    async fn apply_state(
        &mut self,
        tx: &mut Tx,
        before: &Participation,
        forfeited: Points,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        self.begin_reminders();
        if self.so_far.state == TripState::Lapsed
            && let Some((order, _)) = before.ordered
        {
            rewards::cancel_unpaid_trip_order(tx, order, &texts::lapsed(&self.trip), now).await?;
        }
        texts::entered(tx, self, before.state, forfeited, now).await?;
        Ok(())
    }

    /// Marks the deadline as reminded, where the notice of the new state already names it.
    pub fn begin_reminders(&mut self) {
        let deadline = self.standing().deadline(&self.trip.terms, self.today.0);
        let told = deadline.and_then(|deadline| self.trip.reminders.due(deadline, self.today.0));
        self.so_far.reminded = told.unwrap_or(NOT_REMINDED);
    }

    /// Posts a transfer for this trip and updates the points held and forfeited.
    pub async fn post(
        &mut self,
        tx: &mut Tx,
        kind: fn(Points) -> Result<Transfer, InvalidTransfer>,
        amount: Points,
        explanation: &str,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        if amount == Points::ZERO {
            return Ok(());
        }
        let transfer = kind(amount).map_err(anyhow::Error::new)?;
        self.so_far.postings += 1;
        let trip = self.trip.row.id;
        let posting = Posting {
            participant: self.participant,
            transfer,
            cause: (CauseKind::Trip, trip.0),
            key: format!("trip:{}:{}:{}", trip.0, self.participant.0, self.so_far.postings),
            explanation,
        };
        if ledger::post(tx, &posting, now).await? == Posted::Before {
            return Err(anyhow::anyhow!("{} was posted before", posting.key).into());
        }
        let so_far = &mut self.so_far;
        so_far.held = if transfer.to() == AccountKind::Held { so_far.held + amount } else { so_far.held - amount };
        if transfer.to() == AccountKind::Forfeited {
            so_far.forfeited = so_far.forfeited + amount;
        }
        Ok(())
    }
}

/// Reconciles all trips of a participant whose points have changed.
pub async fn reconcile(tx: &mut Tx, participant: ParticipantId, now: Timestamp) -> Result<(), ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let trips = store::list_live_trips(tx, participant, today).await?;
    if trips.is_empty() {
        return Ok(());
    }
    ledger::lock(tx, participant).await?;
    for row in trips {
        ParticipantTrip::open(tx, Trip::from_row(row)?, participant, today).await?.reconcile(tx, now).await?;
    }
    Ok(())
}

/// Reconciles the trips of many participants who have earned points and whose accounts are locked; only those whose
/// state the points may have changed.
pub async fn reconcile_many(tx: &mut Tx, participants: &[ParticipantId], now: Timestamp) -> Result<(), ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let rows = store::list_opened_trips(tx, today).await?;
    let trips: Vec<Trip> = rows.into_iter().map(Trip::from_row).collect::<anyhow::Result<_>>()?;
    let running: Vec<&Trip> = trips.iter().filter(|trip| today.0 <= trip.terms.fulfil_by()).collect();
    if running.is_empty() {
        return Ok(());
    }
    for some in participants.chunks(plon_kernel::bulk::CHUNK) {
        let mut points: HashMap<(ParticipantId, i64), Points> = HashMap::new();
        for row in store::list_points_of(tx, some).await? {
            points.insert((row.participant_id, row.season), Points(row.points));
        }
        let mut known: BTreeMap<(ParticipantId, TripId), Participation> = BTreeMap::new();
        for row in store::list_participations_of(tx, some).await? {
            known.insert((row.participant_id, row.trip_id), Participation::from_row(row.row)?);
        }
        for &participant in some {
            let moved = running.iter().any(|trip| {
                let earned = points.get(&(participant, i64::from(trip.season))).copied().unwrap_or_default();
                is_moved(trip, earned, known.get(&(participant, trip.row.id)))
            });
            if moved {
                reconcile(tx, participant, now).await?;
            }
        }
    }
    Ok(())
}

/// True if earned points may have changed a participant's state.
fn is_moved(trip: &Trip, points: Points, so_far: Option<&Participation>) -> bool {
    let reaches = points >= trip.terms.qualify_at();
    match so_far {
        None => reaches,
        Some(so_far) => match so_far.state {
            TripState::Unqualified => reaches,
            TripState::Qualified => so_far.order == TripOrder::None && so_far.held < trip.terms.reserved(),
            TripState::Short => true,
            _ => false,
        },
    }
}
