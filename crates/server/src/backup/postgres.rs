//! PostgreSQL's own programs: `pg_dump` over an exported snapshot, `pg_restore` in one transaction. Credentials are
//! passed in the environment, because everybody on the machine can read arguments.
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, bail, ensure};
use percent_encoding::percent_decode_str;
use reqwest::Url;
use tokio::process::Command;

use super::store;
use plon_kernel::db::{Db, On, Read, Tx};

/// Folders to search for the programs when they are not on the PATH.
const PLACES: [&str; 4] = ["/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt/libpq", "/usr/local/opt/libpq"];

/// Parameters of a URL, and the environment variables for libpq.
const VARIABLES: [(&str, &str); 8] = [
    ("host", "PGHOST"),
    ("port", "PGPORT"),
    ("sslmode", "PGSSLMODE"),
    ("sslrootcert", "PGSSLROOTCERT"),
    ("sslcert", "PGSSLCERT"),
    ("sslkey", "PGSSLKEY"),
    ("options", "PGOPTIONS"),
    ("application_name", "PGAPPNAME"),
];

/// Dumps the snapshot of the transaction.
///
/// # Errors
/// With one sentence when there is no suitable pg_dump, or with its own message.
pub async fn dump(snapshot: &mut Tx, url: &str, programs: Option<&Path>, to: &Path) -> anyhow::Result<()> {
    let On::Postgres(conn) = snapshot.on() else { bail!("the database is not PostgreSQL") };
    let name = store::export_snapshot(conn).await?;
    let server = store::load_server_version(conn).await?;
    let program = program("pg_dump", programs, server).await?;
    let mut command = Command::new(program);
    command.args(["--format=custom", "--compress=1", "--no-owner", "--no-privileges", "--no-password"]);
    command.arg(format!("--snapshot={name}")).arg("--file").arg(to).envs(environment(url)?);
    run(command, "pg_dump").await
}

/// Restores a dump into an empty database.
///
/// # Errors
/// With one sentence when there is no suitable pg_restore, or with its own message; nothing is restored then.
pub async fn restore(db: &Db, url: &str, programs: Option<&Path>, from: &Path) -> anyhow::Result<()> {
    let mut conn = db.read().await?;
    let On::Postgres(conn) = conn.on() else { bail!("the database is not PostgreSQL") };
    let server = store::load_server_version(conn).await?;
    let program = program("pg_restore", programs, server).await?;
    let mut command = Command::new(program);
    let environment = environment(url)?;
    let database = environment.iter().find(|(name, _)| *name == "PGDATABASE").map(|(_, value)| value.clone());
    command.args(["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password"]);
    command.arg("--dbname").arg(database.context("DATABASE_URL names no database")?).arg(from).envs(environment);
    run(command, "pg_restore").await
}

/// True when a database has no tables.
///
/// # Errors
/// When it does not answer.
pub async fn is_empty(db: &Db) -> anyhow::Result<bool> {
    let mut conn = db.read().await?;
    let On::Postgres(conn) = conn.on() else { return Ok(false) };
    Ok(store::count_tables(conn).await? == 0)
}

async fn run(mut command: Command, name: &str) -> anyhow::Result<()> {
    let output = command.stdin(Stdio::null()).kill_on_drop(true).output().await;
    let output = output.with_context(|| format!("{name} cannot be started"))?;
    ensure!(output.status.success(), "{name} failed: {}", String::from_utf8_lossy(&output.stderr).trim());
    Ok(())
}

/// Finds the first program of the name that is not older than the server.
async fn program(name: &str, named: Option<&Path>, server: i64) -> anyhow::Result<PathBuf> {
    let mut oldest = None;
    for program in candidates(name, named) {
        let Some(version) = version_of(&program).await else { continue };
        if version >= server {
            return Ok(program);
        }
        oldest = Some((program, version));
    }
    match oldest {
        Some((program, version)) => bail!(
            "{} is of PostgreSQL {version} and the server of {server}: install the programs of {server}, or name their \
             folder in PLON_POSTGRES_PROGRAMS",
            program.display()
        ),
        None => bail!(
            "{name} is not to be found: install PostgreSQL's client programs, or name their folder in PLON_POSTGRES_PROGRAMS"
        ),
    }
}

fn candidates(name: &str, named: Option<&Path>) -> Vec<PathBuf> {
    if let Some(folder) = named {
        return vec![folder.join(name)];
    }
    let mut found = vec![PathBuf::from(name)];
    for place in PLACES {
        found.push(Path::new(place).join("bin").join(name));
        let versions = std::fs::read_dir(place).into_iter().flatten().flatten();
        let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin").join(name)).collect();
        versions.sort();
        found.extend(versions.into_iter().rev());
    }
    found
}

/// Major version that a program reports.
async fn version_of(program: &Path) -> Option<i64> {
    let output = Command::new(program).arg("--version").stdin(Stdio::null()).output().await.ok()?;
    let words = String::from_utf8(output.stdout).ok()?;
    let version = words.split_whitespace().find(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))?;
    version.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// Turns the URL into the environment variables of PostgreSQL's programs.
fn environment(url: &str) -> anyhow::Result<Vec<(&'static str, String)>> {
    let url = Url::parse(url).context("DATABASE_URL is not a PostgreSQL address")?;
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let mut variables = Vec::new();
    let parts = [
        ("PGHOST", url.host_str()),
        ("PGUSER", Some(url.username()).filter(|name| !name.is_empty())),
        ("PGPASSWORD", url.password()),
        ("PGDATABASE", url.path().strip_prefix('/').filter(|name| !name.is_empty())),
    ];
    for (variable, value) in parts {
        variables.extend(value.map(|value| (variable, decoded(value))));
    }
    variables.extend(url.port().map(|port| ("PGPORT", port.to_string())));
    for (name, value) in url.query_pairs() {
        let variable = VARIABLES.iter().find(|(parameter, _)| *parameter == name.replace('-', ""));
        variables.extend(variable.map(|(_, variable)| (*variable, value.into_owned())));
    }
    Ok(variables)
}

#[cfg(test)]
mod tests {
    use super::environment;

    #[test]
    fn an_address_becomes_variables_with_its_signs_decoded() {
        let found =
            environment("postgres://plon:p%40ss%2Fw+rd@db.example:5433/plon?sslmode=require&ssl-root-cert=ca.pem");
        let expected = [
            ("PGHOST", "db.example"),
            ("PGUSER", "plon"),
            ("PGPASSWORD", "p@ss/w+rd"),
            ("PGDATABASE", "plon"),
            ("PGPORT", "5433"),
            ("PGSSLMODE", "require"),
            ("PGSSLROOTCERT", "ca.pem"),
        ];
        assert_eq!(found.unwrap(), expected.map(|(name, value)| (name, value.to_owned())));
    }
}
