//! Database per test: a copy of a template that is made once for each state of the migrations.
use std::path::PathBuf;
use std::str::FromStr;

use plon_content::system;
use plon_kernel::db::{Db, OpenMode};
use plon_kernel::types::Timestamp;
use sha2::{Digest, Sha256};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};

/// Id of the advisory lock under which one process makes the template.
const TEMPLATE_LOCK: i64 = 0x706c_6f6e;

pub enum Database {
    Sqlite { folder: tempfile::TempDir },
    Postgres { name: String },
}

impl Database {
    pub async fn sqlite() -> Database {
        let template = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("plon-open-{}.db", migrations_hash()));
        if !template.exists() {
            let making = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
            let path = making.path().join("plon.db");
            open_portal(Db::sqlite(&path, OpenMode::Create).await.unwrap()).await;
            std::fs::rename(path, &template).unwrap();
        }
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(template, folder.path().join("plon.db")).unwrap();
        Database::Sqlite { folder }
    }

    #[expect(clippy::disallowed_methods, reason = "a name that no other run of the tests has")]
    pub async fn postgres() -> Database {
        let mut server = connect("postgres").await;
        let template = format!("plon_template_open_{}", migrations_hash());
        let name = format!("plon_test_{}", uuid::Uuid::now_v7().simple());
        // Held until the copy is made: a run with another state of the migrations must not sweep the template away.
        sqlx::query("SELECT pg_advisory_lock($1)").bind(TEMPLATE_LOCK).execute(&mut server).await.unwrap();
        make_template(&mut server, &template).await;
        let strategy = copy_strategy(&mut server).await;
        execute(&mut server, format!("CREATE DATABASE {name} TEMPLATE {template}{strategy}")).await;
        Database::Postgres { name }
    }

    /// Address of a PostgreSQL database.
    pub fn url(&self) -> String {
        let Database::Postgres { name } = self else { panic!("a file has no address") };
        url_of(name)
    }

    /// Number of its tables.
    pub async fn tables(&self) -> i64 {
        let Database::Postgres { name } = self else { panic!("it is a file") };
        sqlx::query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
            .fetch_one(&mut connect(name).await)
            .await
            .unwrap()
    }

    /// Ends all connections to a PostgreSQL database; gives their number once they are gone.
    pub async fn end_connections(&self) -> usize {
        let Database::Postgres { name } = self else { return 0 };
        let mut server = connect("postgres").await;
        // In the list of what is selected, so that nobody else's connections are ended.
        let sql = "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
        let ended: Vec<(i32, bool)> = sqlx::query_as(sql).bind(name).fetch_all(&mut server).await.unwrap();
        let ended: Vec<i32> = ended.into_iter().map(|(pid, _)| pid).collect();
        let count = "SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)";
        while sqlx::query_scalar::<_, i64>(count).bind(&ended).fetch_one(&mut server).await.unwrap() > 0 {}
        ended.len()
    }

    /// Lets a PostgreSQL database accept further connections, or refuse them.
    pub async fn allow_connections(&self, allow: bool) {
        if let Database::Postgres { name } = self {
            execute(&mut connect("postgres").await, format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {allow}")).await;
        }
    }

    pub async fn open(&self) -> Db {
        match self {
            Database::Sqlite { folder } => {
                Db::sqlite(&folder.path().join("plon.db"), OpenMode::Existing).await.unwrap()
            }
            Database::Postgres { name } => Db::postgres(&url_of(name), 16, OpenMode::Existing).await.unwrap(),
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Database::Postgres { name } = self {
            let name = name.clone();
            let dropping = std::thread::spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
                runtime.block_on(async {
                    let mut server = connect("postgres").await;
                    execute(&mut server, format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await;
                });
            });
            dropping.join().ok();
        }
    }
}

/// Creates a database without tables, if there is a PostgreSQL.
#[expect(clippy::disallowed_methods, reason = "a name that no other run of the tests has")]
pub async fn empty_postgres() -> Option<Database> {
    postgres_url()?;
    let name = format!("plon_test_{}", uuid::Uuid::now_v7().simple());
    execute(&mut connect("postgres").await, format!("CREATE DATABASE {name} TEMPLATE template0")).await;
    Some(Database::Postgres { name })
}

/// Opens the portal of a new database, as nearly all tests want it.
async fn open_portal(db: Db) {
    let mut tx = db.begin().await.unwrap();
    let at = Timestamp(jiff::civil::date(2025, 8, 1).at(0, 0, 0, 0).in_tz("UTC").unwrap().timestamp());
    system::open_portal(&mut tx, at).await.unwrap();
    tx.commit().await.unwrap();
    db.close().await;
}

async fn make_template(server: &mut PgConnection, template: &str) {
    let made: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM pg_database WHERE datname = $1)")
        .bind(template)
        .fetch_one(&mut *server)
        .await
        .unwrap();
    if !made {
        sweep(server).await;
        let making = format!("{template}_making");
        execute(server, format!("DROP DATABASE IF EXISTS {making} WITH (FORCE)")).await;
        execute(server, format!("CREATE DATABASE {making}")).await;
        open_portal(Db::postgres(&url_of(&making), 2, OpenMode::Create).await.unwrap()).await;
        execute(server, format!("ALTER DATABASE {making} RENAME TO {template}")).await;
    }
}

/// Files copied as they are take a third of the processor time of their blocks written to the log, which is what
/// PostgreSQL 15 and later do unless told; where it flushes, the two checkpoints around them take longer.
async fn copy_strategy(server: &mut PgConnection) -> &'static str {
    let by_files = sqlx::query_scalar(
        "SELECT current_setting('server_version_num')::INT >= 150000 AND NOT current_setting('fsync')::BOOL",
    )
    .fetch_one(server)
    .await
    .unwrap();
    if by_files { " STRATEGY FILE_COPY" } else { "" }
}

/// Drops templates of earlier states of the migrations: all but the newest eight, if nobody is connected to them.
async fn sweep(server: &mut PgConnection) {
    let idle: Vec<String> = sqlx::query_scalar(
        "SELECT datname FROM pg_database d WHERE (datname LIKE 'plon\\_template\\_%')
         AND NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.datname = d.datname)
         ORDER BY oid DESC OFFSET 8",
    )
    .fetch_all(&mut *server)
    .await
    .unwrap();
    for name in idle {
        execute(server, format!("DROP DATABASE IF EXISTS {name}")).await;
    }
}

async fn execute(server: &mut PgConnection, sql: String) {
    server.execute(AssertSqlSafe(sql)).await.unwrap();
}

async fn connect(database: &str) -> PgConnection {
    PgConnectOptions::from_str(&url_of(database)).unwrap().connect().await.unwrap()
}

/// Address of the server on which tests make their databases; any database of it will do.
pub fn postgres_url() -> Option<String> {
    #[expect(clippy::disallowed_methods, reason = "tests are told of PostgreSQL by the environment")]
    std::env::var("TEST_DATABASE_URL").ok().filter(|url| !url.is_empty())
}

pub fn url_of(database: &str) -> String {
    let url = postgres_url().expect("TEST_DATABASE_URL");
    let (server, _) = url.rsplit_once('/').expect("TEST_DATABASE_URL names a database");
    format!("{server}/{database}")
}

/// Hash of the migrations, which names the template.
fn migrations_hash() -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../migrations");
    let entries = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut hash = Sha256::new();
    for file in files {
        hash.update(std::fs::read(file).unwrap());
    }
    hex::encode(hash.finalize())[..12].to_owned()
}
