//! Watcher of the server's log while a test runs: the statements it sends, and connections it could not get.
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex};

use plon_kernel::db::NO_CONNECTION;
use tracing::field::{Field, Visit};
use tracing::{Event, Instrument, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

static WATCHING: LazyLock<()> = LazyLock::new(|| tracing_subscriber::registry().with(Watch).init());
static STARVED: AtomicBool = AtomicBool::new(false);
/// Statements sent inside each span of `selects_of`; those of other tests in the process are left out.
static STATEMENTS: LazyLock<Mutex<HashMap<u64, Vec<String>>>> = LazyLock::new(Mutex::default);

struct Watch;

/// Fields of an event that matter here.
#[derive(Default)]
struct Seen {
    message: String,
    summary: String,
    statement: String,
}

/// Guard that watches the log; when dropped it fails the test in which a request waited for a connection until it
/// gave up. On SQLite that is a second `begin()` inside a transaction: a deadlock that the writer's time limit ends.
pub struct Watched(());

/// Begins to watch the log.
pub fn start() -> Watched {
    LazyLock::force(&WATCHING);
    Watched(())
}

/// SELECTs that the server sends while `work` runs.
pub async fn selects_of(work: impl Future) -> Vec<String> {
    let span = tracing::info_span!("statements are watched");
    let id = span.id().unwrap().into_u64();
    STATEMENTS.lock().unwrap().insert(id, Vec::new());
    work.instrument(span).await;
    let seen = STATEMENTS.lock().unwrap().remove(&id).unwrap();
    seen.into_iter().filter(|sql| sql.starts_with("SELECT")).collect()
}

impl Drop for Watched {
    fn drop(&mut self) {
        let starved = STARVED.load(Ordering::SeqCst);
        assert!(!starved || std::thread::panicking(), "a request got no database connection: {NO_CONNECTION}");
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Watch {
    fn on_event(&self, event: &Event<'_>, context: Context<'_, S>) {
        let mut seen = Seen::default();
        event.record(&mut seen);
        if seen.message == NO_CONNECTION {
            STARVED.store(true, Ordering::SeqCst);
        }
        if event.metadata().target() == "sqlx::query" {
            let statement = if seen.statement.is_empty() { seen.summary } else { seen.statement };
            let spans = context.event_scope(event).into_iter().flatten();
            let mut watched = STATEMENTS.lock().unwrap();
            for span in spans {
                if let Some(statements) = watched.get_mut(&span.id().into_u64()) {
                    statements.push(statement.trim().to_owned());
                }
            }
        }
    }
}

impl Visit for Seen {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.clone_into(&mut self.statement),
            _ => {}
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            self.message = format!("{value:?}");
        }
    }
}
