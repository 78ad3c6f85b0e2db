//! Time of the tests: stands still but for the waits, which pass at once and are written down.
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use plon_ksef::api::Time;

pub struct TestTime {
    now: Mutex<jiff::Timestamp>,
    waits: Mutex<Vec<Duration>>,
}

impl TestTime {
    pub fn new() -> Arc<TestTime> {
        TestTime::at("2026-06-01T08:00:00Z".parse().unwrap())
    }

    pub fn at(now: jiff::Timestamp) -> Arc<TestTime> {
        Arc::new(TestTime { now: Mutex::new(now), waits: Mutex::default() })
    }

    pub fn instant(&self) -> jiff::Timestamp {
        *self.now.lock().unwrap()
    }

    pub fn advance(&self, by: SignedDuration) {
        *self.now.lock().unwrap() += by;
    }

    pub fn waits(&self) -> Vec<Duration> {
        self.waits.lock().unwrap().clone()
    }
}

impl Time for TestTime {
    fn now(&self) -> Timestamp {
        Timestamp(self.instant())
    }

    fn wait(&self, time: Duration) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.waits.lock().unwrap().push(time);
        self.advance(SignedDuration::try_from(time).unwrap());
        Box::pin(tokio::task::yield_now())
    }
}
