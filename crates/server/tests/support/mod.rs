//! App in a database of its own, requests to it, and the fixtures of a test.
mod authenticator;
mod databases;
mod given;
mod plans;
mod process;
mod request;
mod rows;
mod signing_in;
mod watch;

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, LazyLock};
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use jiff::SignedDuration;
use jiff::civil::date;
use plon_domain::points::Points;
use plon_kernel::clock::Clock;
use plon_kernel::commit_cache::{CommitCache, SharedCache};
use plon_kernel::db::Db;
use plon_kernel::rng::Rng;
use plon_kernel::shutdown::Shutdown;
use plon_kernel::types::Timestamp;
use plon_pages::middleware;
use plon_platform::app::{App, Mode, Parts};
use plon_platform::config::{Ksef, Webhooks};
use plon_platform::files::Files;
use plon_platform::messages::Senders;
use plon_platform::metrics::Metrics;
use plon_platform::openapi::ApiRouter;
use plon_platform::opening::Opening;
use plon_platform::passwords::Passwords;
use plon_platform::readiness::{self, Readiness};
use plon_platform::response_cache::ResponseCache;
use plon_platform::secrets::Secrets;
use plon_platform::security_events::SecurityEvents;
use plon_platform::third_parties::CachedThirdParties;
use plon_platform::uploads::Uploads;
use plon_server::router;
use rust_embed::RustEmbed;

pub use authenticator::Authenticator;
pub use databases::{Database, empty_postgres};
pub use given::*;
pub use plans::Plans;
pub use process::Plon;
pub use request::{Answer, Request};
pub use rows::rows_of;
pub use signing_in::{PASSWORD, Signed, TOTP_SECRET};

/// Front end of a few files, some with compressed twins: the real one may not be built, or be rebuilt meanwhile.
#[derive(RustEmbed)]
#[folder = "tests/support/front_end"]
pub struct FrontEnd;

/// Routes shared by the tests of a process.
static API: LazyLock<ApiRouter> = LazyLock::new(router::api);

fn served(app: &App) -> Router {
    router::router_over::<FrontEnd>(API.router(), app.clone())
}

/// Whole server in the test's process: the real router over a real database; the clock stands until it is moved.
pub struct TestApp {
    pub app: App,
    router: Router,
    database: Database,
    /// Folder where a binary with this test's storage keeps its files as well.
    files: std::path::PathBuf,
    /// Data folder beside a PostgreSQL database.
    folder: tempfile::TempDir,
    _watch: watch::Watched,
}

impl TestApp {
    pub async fn sqlite() -> TestApp {
        let database = Database::sqlite().await;
        TestApp::over(database).await
    }

    pub async fn postgres() -> TestApp {
        let database = Database::postgres().await;
        TestApp::over(database).await
    }

    async fn over(database: Database) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let data = match &database {
            Database::Sqlite { folder } => folder.path(),
            Database::Postgres { .. } => folder.path(),
        };
        let files = data.join("files");
        let app = App::new(parts(database.open().await, Files::local(&files).unwrap()));
        let router = served(&app);
        TestApp { app, router, database, files, folder, _watch: watch::start() }
    }

    /// Same server with other settings.
    pub fn set(self, change: impl FnOnce(&mut Parts)) -> TestApp {
        let mut parts = parts(self.app.db.clone(), self.app.files.clone());
        change(&mut parts);
        let app = App::new(parts);
        TestApp { router: served(&app), app, ..self }
    }

    /// Same server with other routes inside its middleware.
    pub fn serving(self, routes: Router<App>) -> TestApp {
        TestApp { router: middleware::wrap_routes(routes, &self.app).with_state(self.app.clone()), ..self }
    }

    /// Router of all that the server answers, to be served over sockets.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    pub fn db(&self) -> &Db {
        &self.app.db
    }

    /// Settings with which the binary uses this test's database.
    pub fn storage(&self) -> Vec<String> {
        match &self.database {
            Database::Sqlite { folder } => vec!["--data".into(), folder.path().display().to_string()],
            Database::Postgres { name } => {
                let data = self.folder.path().display().to_string();
                vec!["--data".into(), data, "--database-url".into(), databases::url_of(name)]
            }
        }
    }

    /// Address of this test's PostgreSQL database.
    pub fn database_url(&self) -> Option<String> {
        match &self.database {
            Database::Sqlite { .. } => None,
            Database::Postgres { name } => Some(databases::url_of(name)),
        }
    }

    /// SQLite file of this test.
    pub fn database_file(&self) -> std::path::PathBuf {
        match &self.database {
            Database::Sqlite { folder } => folder.path().join("plon.db"),
            Database::Postgres { name } => panic!("{name} is no file"),
        }
    }

    /// Same server over its database opened anew.
    pub async fn reopened(self) -> TestApp {
        let db = self.database.open().await;
        self.set(|parts| parts.db = db)
    }

    /// Ends all connections to PostgreSQL as its restart does; gives their number.
    pub async fn end_connections(&self) -> usize {
        self.database.end_connections().await
    }

    /// Makes PostgreSQL refuse the server further connections, or accept them again.
    pub async fn allow_connections(&self, allow: bool) {
        self.database.allow_connections(allow).await;
    }

    /// Folder of uploaded contents.
    pub fn files_folder(&self) -> &std::path::Path {
        &self.files
    }

    /// Number of uploaded files.
    pub fn kept_files(&self) -> usize {
        std::fs::read_dir(self.files_folder()).unwrap().count()
    }

    pub fn now(&self) -> Timestamp {
        self.app.clock.now()
    }

    /// Moves the clock on.
    pub fn wait(&self, time: SignedDuration) {
        self.app.clock.advance(time);
    }

    pub fn get(&self, path: &str) -> Request<'_> {
        Request::new(self, "GET", path)
    }

    pub fn head(&self, path: &str) -> Request<'_> {
        Request::new(self, "HEAD", path)
    }

    pub fn post(&self, path: &str) -> Request<'_> {
        Request::new(self, "POST", path)
    }
}

fn parts(db: Db, files: Files) -> Parts {
    Parts {
        db,
        clock: Clock::standing(date(2025, 8, 20).at(9, 0, 0, 0)).unwrap(),
        rng: Rng::seeded(7),
        secrets: Secrets::new(&[[7; 32]]).unwrap(),
        files,
        uploads: Uploads::default(),
        passwords: Passwords::default(),
        gus: None,
        white_list: None,
        ksef: Ksef::default(),
        senders: Senders::default(),
        webhooks: Webhooks { time: Duration::from_secs(15), ..Webhooks::default() },
        public: ResponseCache::default(),
        callers: CommitCache::default(),
        shared: SharedCache::default(),
        third_parties: CachedThirdParties::default(),
        mode: Mode::default(),
        correction_limit: Points(1_000_000),
        publish_limit: Points(1_000_000),
        tiles: None,
        public_url: "https://plon.example".to_owned(),
        backups: None,
        demo: None,
        shutdown: Shutdown::default(),
        opening: Opening::default(),
        readiness: Readiness::within(readiness::Times { fresh: Duration::ZERO, ..readiness::Times::default() }),
        security_events: SecurityEvents::default(),
        metrics: Metrics::default(),
    }
}

/// Runs tasks concurrently on all of the test's threads, and gives the result of each.
pub async fn together<T, F>(app: &Arc<TestApp>, count: usize, task: impl Fn(Arc<TestApp>, usize) -> F) -> Vec<T>
where
    T: Send + 'static,
    F: Future<Output = T> + Send + 'static,
{
    let tasks: Vec<_> = (0..count).map(|number| tokio::spawn(task(app.clone(), number))).collect();
    let mut results = Vec::with_capacity(count);
    for task in tasks {
        results.push(task.await.unwrap());
    }
    results
}

/// Drops a work after so many of its turns; whether it was not done by then.
pub async fn dies_after(polls: u32, work: impl Future<Output = sqlx::Result<bool>>) -> bool {
    let mut work = pin!(work);
    let mut left = polls;
    poll_fn(|context| match left.checked_sub(1) {
        None => Poll::Ready(true),
        Some(fewer) => {
            left = fewer;
            work.as_mut().poll(context).map(|done| done.map(|_| false).unwrap())
        }
    })
    .await
}

/// Declares tests that run on both databases, as `name::sqlite` and `name::postgres`.
macro_rules! on_both {
    ($($(#[$meta:meta])* async fn $name:ident($app:ident) $body:block)*) => { $(
        $(#[$meta])*
        async fn $name($app: $crate::support::TestApp) $body

        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name($crate::support::TestApp::sqlite().await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                if $crate::support::has_postgres() {
                    super::$name($crate::support::TestApp::postgres().await).await;
                }
            }
        }
    )* };
}
pub(crate) use on_both;

/// True when PostgreSQL is to be tested: `scripts/test` finds or starts one and says so when there is none.
pub fn has_postgres() -> bool {
    databases::postgres_url().is_some()
}
