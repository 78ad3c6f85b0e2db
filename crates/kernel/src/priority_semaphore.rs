//! Semaphore with priorities, for work of which little may run at once: two bounded lanes, known callers before
//! strangers.
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
pub struct PrioritySemaphore(Arc<Inside>);

#[derive(Debug)]
struct Inside {
    queues: Mutex<Queues>,
    /// Most callers who wait in one lane.
    bound: usize,
}

#[derive(Debug)]
struct Queues {
    free: usize,
    known: VecDeque<oneshot::Sender<Permit>>,
    strangers: VecDeque<oneshot::Sender<Permit>>,
}

/// Permit to work, which goes to the next in queue when it is dropped.
#[derive(Debug)]
pub struct Permit(Option<Arc<Inside>>);

/// Error of a lane that has no place to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Full;

impl PrioritySemaphore {
    /// Semaphore of `at_once` permits, with `bound` places to wait in each lane.
    pub fn new(at_once: usize, bound: usize) -> PrioritySemaphore {
        let queues = Queues { free: at_once, known: VecDeque::new(), strangers: VecDeque::new() };
        PrioritySemaphore(Arc::new(Inside { queues: Mutex::new(queues), bound }))
    }

    /// Waits for a permit; a caller who stops waiting leaves the place to others.
    ///
    /// # Errors
    /// `Full` at once, when the lane has no place to wait.
    pub async fn acquire(&self, lane: Lane) -> Result<Permit, Full> {
        let waits = {
            let mut queues = self.0.queues();
            if queues.free > 0 {
                queues.free -= 1;
                return Ok(Permit(Some(Arc::clone(&self.0))));
            }
            let queue = queues.of(lane);
            queue.retain(|waiting| !waiting.is_closed());
            if queue.len() >= self.0.bound {
                return Err(Full);
            }
            let (given, waits) = oneshot::channel();
            queue.push_back(given);
            waits
        };
        waits.await.map_err(|_| Full)
    }

    /// PrioritySemaphore that nobody has.
    pub fn free(&self) -> usize {
        self.0.queues().free
    }

    /// Number of callers who wait in a lane.
    #[cfg(test)]
    fn waiting(&self, lane: Lane) -> usize {
        self.0.queues().of(lane).len()
    }
}

impl Inside {
    /// Uses a poisoned lock too: a thread that panicked with the queues left them whole, as each change is one step.
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the next in queue; where nobody waits, the permit becomes free.
    fn next(&self) -> Option<oneshot::Sender<Permit>> {
        let mut queues = self.queues();
        let next = queues.known.pop_front().or_else(|| queues.strangers.pop_front());
        if next.is_none() {
            queues.free += 1;
        }
        next
    }
}

impl Queues {
    fn of(&mut self, lane: Lane) -> &mut VecDeque<oneshot::Sender<Permit>> {
        match lane {
            Lane::Known => &mut self.known,
            Lane::Stranger => &mut self.strangers,
        }
    }
}

impl Drop for Permit {
    /// Gives the permit to the next in queue; one who has stopped waiting returns it, and it goes to the one behind.
    fn drop(&mut self) {
        let mut held = self.0.take();
        while let Some(inside) = held {
            let Some(next) = inside.next() else { return };
            held = next.send(Permit(Some(inside))).err().and_then(|mut refused| refused.0.take());
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
        let semaphore = PrioritySemaphore::new(1, 8);
        let first = semaphore.acquire(Lane::Stranger).await.unwrap();
        let mut stranger = Box::pin(semaphore.acquire(Lane::Stranger));
        let mut known = Box::pin(semaphore.acquire(Lane::Known));
        assert!(poll!(&mut stranger).is_pending() && poll!(&mut known).is_pending());
        drop(first);
        assert!(poll!(&mut stranger).is_pending());
        let second = known.now_or_never().unwrap().unwrap();
        drop(second);
        assert!(stranger.now_or_never().unwrap().is_ok());
    }

    #[tokio::test]
    async fn a_full_lane_refuses_at_once_and_leaves_the_other_open() {
        let semaphore = PrioritySemaphore::new(1, 2);
        let _first = semaphore.acquire(Lane::Stranger).await.unwrap();
        let mut waiting = [Box::pin(semaphore.acquire(Lane::Stranger)), Box::pin(semaphore.acquire(Lane::Stranger))];
        for one in &mut waiting {
            assert!(poll!(one).is_pending());
        }
        assert_eq!(semaphore.acquire(Lane::Stranger).now_or_never().unwrap().unwrap_err(), Full);
        assert!(poll!(Box::pin(semaphore.acquire(Lane::Known))).is_pending());
    }

    #[tokio::test]
    async fn who_gives_up_waiting_leaves_the_place_and_the_turn_to_others() {
        let semaphore = PrioritySemaphore::new(1, 1);
        let first = semaphore.acquire(Lane::Stranger).await.unwrap();
        let mut given_up = Box::pin(semaphore.acquire(Lane::Stranger));
        assert!(poll!(&mut given_up).is_pending());
        drop(given_up);
        let mut waits = Box::pin(semaphore.acquire(Lane::Stranger));
        assert!(poll!(&mut waits).is_pending());
        assert_eq!(semaphore.waiting(Lane::Stranger), 1);
        drop(first);
        drop(waits);
        assert_eq!(semaphore.free(), 1, "a permit that was given and never taken up is free again");
    }
}
