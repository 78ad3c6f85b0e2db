//! Background job of trips: applies new terms, forfeits points at deadlines, and sends reminders before them.
//!
//! Each pass takes some participants at a time, in one transaction with their changes; after an interruption it
//! resumes where it stopped. It is idempotent: changes update the participants' state, so that a repeated pass finds
//! nobody.
use std::time::Duration;

use jiff::civil::Date;
use plon_domain::points::Points;
use plon_domain::trip::TripState;

use super::reconcile::ParticipantTrip;
use super::store::{self, Trip};
use super::texts;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger;

/// Pause between two passes.
const PAUSE: Duration = Duration::from_secs(30);

/// Participants per transaction: more would hold SQLite's writer for too long.
const AT_ONCE: i64 = 50;

/// Sums of points read at a time when all participants are checked.
const SWEPT_AT_ONCE: i64 = 200;

/// Runs the job until the server ends.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        match run_once(&app).await {
            Ok(0) => {}
            Ok(participants) => tracing::info!(participants, "trips are brought up to date"),
            Err(error) => tracing::error!(?error, "cannot look after trips"),
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Does everything that is due; returns the number of participants changed.
///
/// # Errors
/// When the database does not answer; the rest is done the next time.
pub async fn run_once(app: &App) -> Result<u64, ApiError> {
    let today = app.clock.today();
    let rows = store::list_opened_trips(&mut app.db.read().await?, today).await?;
    let mut all = 0;
    for row in rows {
        let job = TripJob { app, trip: Trip::from_row(row)?, today };
        all += job.sweep().await?;
        if today.0 > job.trip.terms.order_by() {
            all += job.expire(TripState::Qualified).await?;
        }
        if today.0 > job.trip.terms.fulfil_by() {
            all += job.expire(TripState::Short).await?;
        }
        all += job.remind(TripState::Qualified, job.trip.terms.order_by()).await?;
        all += job.remind(TripState::Short, job.trip.terms.fulfil_by()).await?;
    }
    Ok(all)
}

struct TripJob<'a> {
    app: &'a App,
    trip: Trip,
    today: BusinessDate,
}

impl TripJob<'_> {
    /// Reconciles the trips of everybody concerned by the terms since they were last changed.
    async fn sweep(&self) -> Result<u64, ApiError> {
        let (mut to, mut done, mut first_failed) = (self.trip.row.swept_to, 0, None);
        while let Some(after) = to
            && !self.app.shutdown.is_requested()
        {
            let buyers =
                store::list_buyers(&mut self.app.db.read().await?, self.trip.season, after, SWEPT_AT_ONCE).await?;
            let ids: Vec<ParticipantId> = buyers.iter().map(|buyer| buyer.participant_id).collect();
            let known = match ids.is_empty() {
                true => Vec::new(),
                false => store::list_participations_of(&mut self.app.db.read().await?, &ids).await?,
            };
            let is_known = |id| known.iter().any(|row| row.trip_id == self.trip.row.id && row.participant_id == id);
            let concerned: Vec<ParticipantId> = buyers
                .iter()
                .filter(|buyer| Points(buyer.points) >= self.trip.terms.qualify_at() || is_known(buyer.participant_id))
                .map(|buyer| buyer.participant_id)
                .collect();
            for some in concerned.chunks(usize::try_from(AT_ONCE).unwrap_or(1)) {
                let failed = self.reconcile_batch(some).await?;
                first_failed = first_failed.or(failed.first().copied());
                done += (some.len() - failed.len()) as u64;
            }
            to = ids.last().map(|id| id.0).filter(|_| buyers.len() as i64 == SWEPT_AT_ONCE);
            // Participants who could not be reconciled are tried again the next time, with all after them.
            let kept = first_failed.map(|ParticipantId(id)| id - 1).or(to);
            let mut tx = self.app.db.begin().await?;
            if !store::set_swept_to(&mut tx, &self.trip.row, kept).await? {
                return Ok(done);
            }
            tx.commit().await?;
        }
        Ok(done)
    }

    /// Reconciles the trips of participants whom a deadline has left in a state.
    async fn expire(&self, state: TripState) -> Result<u64, ApiError> {
        let (mut after, mut done) = (ParticipantId(0), 0);
        while !self.app.shutdown.is_requested() {
            let mut db = self.app.db.read().await?;
            let some = store::list_in_state(&mut db, self.trip.row.id, state, after, AT_ONCE).await?;
            drop(db);
            let Some(last) = some.last() else { return Ok(done) };
            after = *last;
            let failed = self.reconcile_batch(&some).await?;
            done += (some.len() - failed.len()) as u64;
        }
        Ok(done)
    }

    /// Reconciles some in one transaction; if one fails, one transaction each. Returns those who failed.
    async fn reconcile_batch(&self, some: &[ParticipantId]) -> Result<Vec<ParticipantId>, ApiError> {
        let mut tx = self.app.db.begin().await?;
        if self.reconcile(&mut tx, some).await.is_ok() {
            tx.commit().await?;
            return Ok(Vec::new());
        }
        drop(tx);
        let mut failed = Vec::new();
        for participant in some {
            let mut tx = self.app.db.begin().await?;
            match self.reconcile(&mut tx, &[*participant]).await {
                Ok(()) => tx.commit().await?,
                Err(error) => {
                    tracing::error!(?error, participant = participant.0, "a trip cannot be reconciled");
                    failed.push(*participant);
                }
            }
        }
        Ok(failed)
    }

    async fn reconcile(&self, tx: &mut Tx, participants: &[ParticipantId]) -> Result<(), ApiError> {
        ledger::lock_all(tx, participants).await?;
        for &participant in participants {
            let mut case = ParticipantTrip::open(tx, self.trip.clone(), participant, self.today).await?;
            case.reconcile(tx, self.app.clock.now()).await?;
        }
        Ok(())
    }

    /// Reminds participants in a state of its deadline, once for each number of days.
    async fn remind(&self, state: TripState, deadline: Date) -> Result<u64, ApiError> {
        let Some(days) = self.trip.reminders.due(deadline, self.today.0) else { return Ok(0) };
        let (now, trip, mut done) = (self.app.clock.now(), self.trip.row.id, 0);
        while !self.app.shutdown.is_requested() {
            let mut tx = self.app.db.begin().await?;
            let some = store::list_to_remind(&mut tx, trip, state, days, AT_ONCE).await?;
            if some.is_empty() {
                return Ok(done);
            }
            ledger::lock_all(&mut tx, &some).await?;
            for participant in some {
                if store::set_reminded(&mut tx, trip, participant, state, days).await? {
                    let case = ParticipantTrip::open(&mut tx, self.trip.clone(), participant, self.today).await?;
                    let email = store::find_email(&mut tx, participant).await?;
                    texts::remind(self.app, &mut tx, &case, email, deadline, now).await?;
                    done += 1;
                }
            }
            tx.commit().await?;
        }
        Ok(done)
    }
}
