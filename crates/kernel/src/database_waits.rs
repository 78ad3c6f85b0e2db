//! Waits of this process for a connection to its database, and how full the pools are.
use std::sync::LazyLock;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use tokio::time::Instant;

use crate::db::Db;
use crate::traces;

/// Log message for a request that waited for a connection in vain; the tests watch for it.
pub const NO_CONNECTION: &str = "no database connection within the time limit";

/// Upper bounds of the buckets of waits, in seconds; the last one is SQLite's and the pools' time limit.
const BUCKETS: [f64; 9] = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 2.5, 5.0];

/// Wait from which a trace tells of it, in seconds.
const TOLD: f64 = 0.001;

/// Waits of this process.
pub static WAITS: LazyLock<Waits> = LazyLock::new(|| Waits {
    waiting: Family::default(),
    seconds: Family::new_with_constructor(|| Histogram::new(BUCKETS)),
    timeouts: Family::default(),
});

/// Wait for a connection.
#[derive(Debug, Clone, Copy)]
pub enum Wait {
    /// For a connection to read on.
    Read,
    /// For a transaction that may write; SQLite has one writer, so this is its queue.
    Write,
}

/// Label of the metrics.
type Kind = [(&'static str, &'static str); 1];

/// Metrics of the waits.
pub struct Waits {
    waiting: Family<Kind, Gauge>,
    seconds: Family<Kind, Histogram, fn() -> Histogram>,
    timeouts: Family<Kind, Counter>,
}

/// A caller that waits, until it is dropped.
struct Waiting(Gauge);

impl Wait {
    fn kind(self) -> Kind {
        [(
            "kind",
            match self {
                Wait::Read => "read",
                Wait::Write => "write",
            },
        )]
    }

    /// Name of the wait in a trace.
    fn summary(self) -> &'static str {
        match self {
            Wait::Read => "wait to read",
            Wait::Write => "wait to write",
        }
    }

    /// Waits for a connection and counts it.
    pub(crate) async fn measure<T>(self, connection: impl Future<Output = sqlx::Result<T>>) -> sqlx::Result<T> {
        let (began, kind) = (Instant::now(), self.kind());
        let waiting = Waiting::new(WAITS.waiting.get_or_create_owned(&kind));
        let got = connection.await;
        drop(waiting);
        let seconds = began.elapsed().as_secs_f64();
        WAITS.seconds.get_or_create(&kind).observe(seconds);
        if seconds > TOLD {
            tracing::info!(target: traces::TARGET, summary = self.summary(), elapsed_secs = seconds);
        }
        if matches!(got, Err(sqlx::Error::PoolTimedOut)) {
            WAITS.timeouts.get_or_create(&kind).inc();
            tracing::warn!("{NO_CONNECTION}");
        }
        got
    }
}

impl Waits {
    /// Registers the metrics; what has not happened yet is shown as zero.
    pub fn register(&self, registry: &mut Registry) {
        for kind in [Wait::Read, Wait::Write].map(Wait::kind) {
            drop(self.waiting.get_or_create(&kind));
            drop(self.seconds.get_or_create(&kind));
            drop(self.timeouts.get_or_create(&kind));
        }
        registry.register("plon_database_waiting", "Callers that wait for a connection", self.waiting.clone());
        let help = "Waits for a connection; those to write are SQLite's queue of writers";
        registry.register("plon_database_wait_seconds", help, self.seconds.clone());
        let help = "Callers that got no connection in time";
        registry.register("plon_database_wait_timeouts", help, self.timeouts.clone());
    }
}

impl Waiting {
    fn new(gauge: Gauge) -> Waiting {
        gauge.inc();
        Waiting(gauge)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Connections of a pool of this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolUse {
    pub name: &'static str,
    pub open: u32,
    pub idle: u32,
    pub most: u32,
}

/// Pools of the database.
pub fn list_pools(db: &Db) -> Vec<PoolUse> {
    match db {
        Db::Sqlite { writer, readers, .. } => vec![of_pool("writer", writer.pool()), of_pool("readers", readers)],
        Db::Postgres(pool) => vec![of_pool("postgres", pool)],
    }
}

fn of_pool<DB: sqlx::Database>(name: &'static str, pool: &sqlx::Pool<DB>) -> PoolUse {
    let idle = u32::try_from(pool.num_idle()).unwrap_or(u32::MAX);
    PoolUse { name, open: pool.size(), idle, most: pool.options().get_max_connections() }
}
