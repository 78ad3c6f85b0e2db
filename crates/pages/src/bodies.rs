//! Limits of request bodies: none may come too slowly, and all together take a bounded amount of memory.
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use thiserror::Error;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use crate::connections::BodyLimits;
use plon_platform::client_ip::Network;

const MEBIBYTE: usize = 1024 * 1024;

/// Limits and memory that all bodies share.
pub struct Bodies {
    limits: BodyLimits,
    /// Memory as a semaphore: a permit is a byte.
    memory: Arc<Semaphore>,
    /// Bytes that each client holds.
    shares: Mutex<HashMap<Network, usize>>,
    most_of_one: usize,
}

/// Reason why the server gave up a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum GivenUp {
    #[error("the body came too slowly")]
    TooSlow,
    #[error("there was no memory for the body")]
    NoMemory,
}

/// Reason why a body does not go on.
#[derive(Debug, Error)]
pub enum BodyError {
    #[error(transparent)]
    GivenUp(GivenUp),
    #[error(transparent)]
    Broken(hyper::Error),
}

/// Observer that is told when a request waits for its client and when it goes on.
pub trait Waiting: Send + Sync {
    fn begins(&self);
    fn ends(&self);
}

/// Memory held by one request's body until the request is answered; kept in the request's extensions.
#[derive(Clone)]
pub struct BodyAccount(Arc<Account>);

struct Account {
    bodies: Arc<Bodies>,
    client: Network,
    held: Mutex<Held>,
}

#[derive(Default)]
struct Held {
    permit: Option<OwnedSemaphorePermit>,
    bytes: usize,
    given_up: Option<GivenUp>,
    /// Unread rest of the body, once its reader is gone.
    rest: Option<Incoming>,
}

impl Bodies {
    pub fn new(limits: BodyLimits) -> Arc<Bodies> {
        let bytes = limits.memory.saturating_mul(MEBIBYTE).min(Semaphore::MAX_PERMITS);
        Arc::new(Bodies {
            limits,
            memory: Arc::new(Semaphore::new(bytes)),
            shares: Mutex::default(),
            most_of_one: bytes / 2,
        })
    }

    /// Wraps the body of a client's request so that the limits hold, and gives its account.
    pub fn receive(
        self: &Arc<Self>,
        client: Network,
        body: Incoming,
        waiting: Arc<dyn Waiting>,
    ) -> (MeteredBody, BodyAccount) {
        let account =
            BodyAccount(Arc::new(Account { bodies: Arc::clone(self), client, held: Mutex::new(Held::default()) }));
        let metered = MeteredBody {
            body: Some(body),
            account: account.clone(),
            pace: Pace::new(self.limits),
            waiting,
            charging: None,
        };
        (metered, account)
    }

    fn shares(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.shares.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds to a client's share; false, and nothing added, when that would exceed the most that one client may hold.
    fn add_to_share(&self, client: Network, bytes: usize) -> bool {
        let mut shares = self.shares();
        let held = shares.entry(client).or_default();
        let fits = *held + bytes <= self.most_of_one;
        if fits {
            *held += bytes;
        } else if *held == 0 {
            shares.remove(&client);
        }
        fits
    }

    fn take_from_share(&self, client: Network, bytes: usize) {
        let mut shares = self.shares();
        if let Some(held) = shares.get_mut(&client) {
            *held = held.saturating_sub(bytes);
            if *held == 0 {
                shares.remove(&client);
            }
        }
    }
}

impl BodyAccount {
    /// Gives memory back before the request ends, once a reader has passed bytes on and keeps them no more.
    pub fn give_back(&self, bytes: usize) {
        let mut held = self.held();
        let bytes = bytes.min(held.bytes);
        held.bytes -= bytes;
        drop(held.permit.as_mut().and_then(|permit| permit.split(bytes)));
        self.0.bodies.take_from_share(self.0.client, bytes);
    }

    /// Reason why the server gave the body up, if it did.
    pub fn given_up(&self) -> Option<GivenUp> {
        self.held().given_up
    }

    /// Takes the unread rest of the body; `None` when it was read to its end.
    pub fn take_rest(&self) -> Option<Incoming> {
        self.held().rest.take()
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes memory at once, or returns the future that waits for it.
    fn charge(&self, bytes: usize) -> Result<(), Charging> {
        let bodies = &self.0.bodies;
        if !bodies.add_to_share(self.0.client, bytes) {
            return Err(Box::pin(async { None }));
        }
        let many = u32::try_from(bytes).unwrap_or(u32::MAX);
        self.held().bytes += bytes;
        let memory = Arc::clone(&bodies.memory);
        match Arc::clone(&memory).try_acquire_many_owned(many) {
            Ok(permit) => {
                self.keep(permit);
                Ok(())
            }
            Err(_) => {
                let wait = bodies.limits.wait;
                Err(Box::pin(async move { timeout(wait, memory.acquire_many_owned(many)).await.ok()?.ok() }))
            }
        }
    }

    fn keep(&self, permit: OwnedSemaphorePermit) {
        let mut held = self.held();
        match &mut held.permit {
            Some(kept) => kept.merge(permit),
            none => *none = Some(permit),
        }
    }

    fn give_up(&self, why: GivenUp) -> BodyError {
        self.held().given_up = Some(why);
        BodyError::GivenUp(why)
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        let held = self.held.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.bodies.take_from_share(self.client, held.bytes);
    }
}

/// Future of the wait for memory; `None` when there was none in time.
type Charging = Pin<Box<dyn Future<Output = Option<OwnedSemaphorePermit>> + Send>>;

/// Body as a handler reads it, metered for pace and memory.
pub struct MeteredBody {
    /// Taken out when this is dropped.
    body: Option<Incoming>,
    account: BodyAccount,
    pace: Pace,
    waiting: Arc<dyn Waiting>,
    /// Frame that has come and waits for memory.
    charging: Option<(Frame<Bytes>, Charging)>,
}

impl Body for MeteredBody {
    type Data = Bytes;
    type Error = BodyError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BodyError>>> {
        let this = &mut *self;
        if this.charging.is_some() {
            return this.poll_charging(context).map(Some);
        }
        let Some(body) = this.body.as_mut() else { return Poll::Ready(None) };
        let Poll::Ready(frame) = Pin::new(body).poll_frame(context) else {
            if this.pace.wait() {
                this.waiting.begins();
            }
            ready!(this.pace.poll_too_slow(context));
            return Poll::Ready(Some(Err(this.account.give_up(GivenUp::TooSlow))));
        };
        let frame = match frame {
            None => return this.gone_on(None),
            Some(Err(error)) => return this.gone_on(Some(Err(BodyError::Broken(error)))),
            Some(Ok(frame)) => frame,
        };
        let bytes = frame.data_ref().map_or(0, Bytes::len);
        this.pace.came(bytes);
        match this.account.charge(bytes) {
            Ok(()) => this.gone_on(Some(Ok(frame))),
            Err(charging) => {
                this.gone_on(None).is_ready();
                this.charging = Some((frame, charging));
                this.poll_charging(context).map(Some)
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.charging.is_none() && self.body.as_ref().is_none_or(Body::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map(Body::size_hint).unwrap_or_default()
    }
}

impl MeteredBody {
    fn gone_on(
        &mut self,
        frame: Option<Result<Frame<Bytes>, BodyError>>,
    ) -> Poll<Option<Result<Frame<Bytes>, BodyError>>> {
        if self.pace.go_on() {
            self.waiting.ends();
        }
        Poll::Ready(frame)
    }

    fn poll_charging(&mut self, context: &mut Context<'_>) -> Poll<Result<Frame<Bytes>, BodyError>> {
        let Some((_, charging)) = &mut self.charging else { return Poll::Pending };
        let permit = ready!(charging.as_mut().poll(context));
        let frame = self.charging.take().map(|(frame, _)| frame);
        Poll::Ready(match (frame, permit) {
            (Some(frame), Some(permit)) => {
                self.account.keep(permit);
                Ok(frame)
            }
            _ => Err(self.account.give_up(GivenUp::NoMemory)),
        })
    }
}

impl Drop for MeteredBody {
    fn drop(&mut self) {
        if self.pace.go_on() {
            self.waiting.ends();
        }
        self.account.held().rest = self.body.take().filter(|body| !body.is_end_stream());
    }
}

/// Pace of a body; only the time counts in which the server waits for it.
struct Pace {
    limits: BodyLimits,
    received: u64,
    waited: Duration,
    since: Option<Instant>,
    /// Made when the body is first waited for.
    timer: Option<Pin<Box<Sleep>>>,
}

impl Pace {
    fn new(limits: BodyLimits) -> Pace {
        Pace { limits, received: 0, waited: Duration::ZERO, since: None, timer: None }
    }

    fn came(&mut self, bytes: usize) {
        self.received += bytes as u64;
    }

    /// Begins a wait; false when one is under way already.
    fn wait(&mut self) -> bool {
        if self.since.is_some() {
            return false;
        }
        let now = Instant::now();
        self.since = Some(now);
        let earned = Duration::from_millis(self.received.saturating_mul(1000) / self.limits.rate.max(1));
        let until = now + (self.limits.grace + earned).saturating_sub(self.waited);
        match &mut self.timer {
            Some(timer) => timer.as_mut().reset(until),
            none => *none = Some(Box::pin(sleep_until(until))),
        }
        true
    }

    /// Ends the wait; false when there was none.
    fn go_on(&mut self) -> bool {
        let Some(since) = self.since.take() else { return false };
        self.waited += since.elapsed();
        true
    }

    fn poll_too_slow(&mut self, context: &mut Context<'_>) -> Poll<()> {
        match &mut self.timer {
            Some(timer) => timer.as_mut().poll(context),
            None => Poll::Pending,
        }
    }
}
