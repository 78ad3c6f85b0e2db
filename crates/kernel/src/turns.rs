//! Queue for work of which little may run at once: two bounded lanes, known callers before strangers.
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Lane of the queue; known callers go first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// Caller with a session, or on a device from which the account was signed in to before.
    Known,
    Stranger,
}

/// Queue in front of the work.
#[derive(Debug, Clone)]
pub struct Turns(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    lines: Mutex<Lines>,
    /// Most callers who wait in one lane.
    bound: usize,
}

#[derive(Debug)]
struct Lines {
    free: usize,
    known: VecDeque<oneshot::Sender<Turn>>,
    strangers: VecDeque<oneshot::Sender<Turn>>,
}

/// Permit to work, which goes to the next in line when it is dropped.
#[derive(Debug)]
pub struct Turn(Option<Arc<Inside>>);

/// Error of a lane that has no place to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Full;

impl Turns {
    /// Queue of `at_once` turns, with `bound` places to wait in each lane.
    pub fn new(at_once: usize, bound: usize) -> Turns {
        let lines = Lines { free: at_once, known: VecDeque::new(), strangers: VecDeque::new() };
        Turns(Arc::new(Inside { lines: Mutex::new(lines), bound }))
    }

    /// Waits for a turn; a caller who stops waiting leaves the place to others.
    ///
    /// # Errors
    /// `Full` at once, when the lane has no place to wait.
    pub async fn take(&self, lane: Lane) -> Result<Turn, Full> {
        let waits = {
            let mut lines = self.0.lines();
            if lines.free > 0 {
                lines.free -= 1;
                return Ok(Turn(Some(Arc::clone(&self.0))));
            }
            let line = lines.of(lane);
            line.retain(|waiting| !waiting.is_closed());
            if line.len() >= self.0.bound {
                return Err(Full);
            }
            let (given, waits) = oneshot::channel();
            line.push_back(given);
            waits
        };
        waits.await.map_err(|_| Full)
    }

    /// Turns that nobody has.
    pub fn free(&self) -> usize {
        self.0.lines().free
    }

    /// Number of callers who wait in a lane.
    #[cfg(test)]
    fn waiting(&self, lane: Lane) -> usize {
        self.0.lines().of(lane).len()
    }
}

impl Inside {
    /// Uses a poisoned lock too: a thread that panicked with the lines left them whole, as each change is one step.
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the next in line; where nobody waits, the turn becomes free.
    fn next(&self) -> Option<oneshot::Sender<Turn>> {
        let mut lines = self.lines();
        let next = lines.known.pop_front().or_else(|| lines.strangers.pop_front());
        if next.is_none() {
            lines.free += 1;
        }
        next
    }
}

impl Lines {
    fn of(&mut self, lane: Lane) -> &mut VecDeque<oneshot::Sender<Turn>> {
        match lane {
            Lane::Known => &mut self.known,
            Lane::Stranger => &mut self.strangers,
        }
    }
}

impl Drop for Turn {
    /// Gives the turn to the next in line; one who has stopped waiting returns it, and it goes to the one behind.
    fn drop(&mut self) {
        let mut held = self.0.take();
        while let Some(inside) = held {
            let Some(next) = inside.next() else { return };
            held = next.send(Turn(Some(inside))).err().and_then(|mut refused| refused.0.take());
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use futures_util::poll;

    use super::*;

    #[tokio::test]
    async fn a_known_caller_goes_before_strangers_who_came_earlier() {
        let turns = Turns::new(1, 8);
        let first = turns.take(Lane::Stranger).await.unwrap();
        let mut stranger = Box::pin(turns.take(Lane::Stranger));
        let mut known = Box::pin(turns.take(Lane::Known));
        assert!(poll!(&mut stranger).is_pending() && poll!(&mut known).is_pending());
        drop(first);
        assert!(poll!(&mut stranger).is_pending());
        let second = known.now_or_never().unwrap().unwrap();
        drop(second);
        assert!(stranger.now_or_never().unwrap().is_ok());
    }

    #[tokio::test]
    async fn a_full_lane_refuses_at_once_and_leaves_the_other_open() {
        let turns = Turns::new(1, 2);
        let _first = turns.take(Lane::Stranger).await.unwrap();
        let mut waiting = [Box::pin(turns.take(Lane::Stranger)), Box::pin(turns.take(Lane::Stranger))];
        for one in &mut waiting {
            assert!(poll!(one).is_pending());
        }
        assert_eq!(turns.take(Lane::Stranger).now_or_never().unwrap().unwrap_err(), Full);
        assert!(poll!(Box::pin(turns.take(Lane::Known))).is_pending());
    }

    #[tokio::test]
    async fn who_gives_up_waiting_leaves_the_place_and_the_turn_to_others() {
        let turns = Turns::new(1, 1);
        let first = turns.take(Lane::Stranger).await.unwrap();
        let mut given_up = Box::pin(turns.take(Lane::Stranger));
        assert!(poll!(&mut given_up).is_pending());
        drop(given_up);
        let mut waits = Box::pin(turns.take(Lane::Stranger));
        assert!(poll!(&mut waits).is_pending());
        assert_eq!(turns.waiting(Lane::Stranger), 1);
        drop(first);
        drop(waits);
        assert_eq!(turns.free(), 1, "a turn that was given and never taken up is free again");
    }
}
