//! The command line and the environment, checked at start with one sentence per fault.
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use jiff::SignedDuration;
use jiff::civil::DateTime;

pub use crate::backup::Schedule;
pub use crate::commands::Init;
pub use crate::commands::backup::Backup;
pub use crate::commands::restore::Restore;
pub use crate::commands::secrets::ForgetSecrets;
pub use crate::commands::verify::Verify;
pub use crate::connections::{BodyLimits, Connections};
pub use crate::daily::Retention;
pub use crate::database_times::DatabaseTimes;
pub use crate::ledger::Corrections;
pub use crate::messages::{Messages, Sms, Smtp, SmtpTls};
pub use crate::secrets::SecretKeys;

use crate::map::Tiles;
use crate::outside;
use crate::proxies::Network;
use crate::who::Role;

/// Plon: a loyalty portal in one binary.
#[derive(Debug, Parser)]
#[command(name = "plon", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Makes the database, its tables and the store of files; refuses where there is or was a portal.
    Init(Init),
    /// Serves the portal.
    Serve(Box<Serve>),
    /// Loads the programme's files into the database; can be repeated.
    Load(Load),
    /// Makes a backup of the database and the files while the server runs.
    Backup(Backup),
    /// Restores a backup into an empty place and verifies it.
    Restore(Restore),
    /// Looks for damage in the database and the files, of a running server too; ends with 1 when there is any.
    Verify(Verify),
    /// Administers operators.
    #[command(subcommand)]
    Operator(OperatorCommand),
    /// Administers the key of the secrets in the database.
    #[command(subcommand)]
    Secrets(SecretsCommand),
    /// Prints the API's OpenAPI document.
    Openapi,
    /// Prints what the server keeps, as JSON.
    #[command(subcommand)]
    Schema(SchemaCommand),
}

#[derive(Debug, Subcommand)]
pub enum SchemaCommand {
    /// Prints every event that the audit log can hold, with the fields of its records and their codes.
    Audit,
}

#[derive(Debug, Subcommand)]
pub enum OperatorCommand {
    /// Adds an operator and prints the link that sets the password, which is good once and for 24 hours.
    Add(AddOperator),
}

#[derive(Debug, Subcommand)]
pub enum SecretsCommand {
    /// Gives up the secrets whose key is lost: operators enrol their second factors anew, and the numbers of cards
    /// under it cannot be read any more.
    Forget(ForgetSecrets),
}

#[derive(Debug, Clone, Args)]
pub struct AddOperator {
    #[command(flatten)]
    pub storage: Storage,
    #[arg(long)]
    pub email: String,
    #[arg(long)]
    pub first_name: String,
    #[arg(long)]
    pub last_name: String,
    /// What the operator may do; can be repeated.
    #[arg(long = "role", value_enum, required = true)]
    pub roles: Vec<Role>,
    /// The address that people use; the link begins with it.
    #[arg(long, env = "PLON_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    pub public_url: String,
}

#[derive(Debug, Clone, Args)]
pub struct Serve {
    #[command(flatten)]
    pub storage: Storage,
    /// The address to serve on.
    #[arg(long, env = "PLON_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Fills an empty database with the sample programme and prints its logins.
    #[arg(long)]
    pub demo: bool,
    /// Where the clock starts, Warsaw time; only with --demo. Without it that is where the sample history ends, on 20 August
    /// 2025 at 9:00. It runs on from there, over restarts.
    #[arg(long, requires = "demo", value_name = "2025-08-20T09:00")]
    pub clock: Option<DateTime>,
    /// The address that participants use; with https cookies are marked Secure. Without it, the one that is served on.
    #[arg(long, env = "PLON_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Serves the API's document at /api/openapi.json and its reference at /api/reference; the demo always does.
    #[arg(long, env = "PLON_API_REFERENCE")]
    pub api_reference: bool,
    /// How log lines are written.
    #[arg(long, env = "PLON_LOG_FORMAT", value_enum, default_value = "json")]
    pub log_format: LogFormat,
    /// Which log lines are written.
    #[arg(long, env = "PLON_LOG", default_value = "info")]
    pub log: String,
    #[command(flatten)]
    pub secrets: SecretKeys,
    #[command(flatten)]
    pub connections: Connections,
    /// Whose `X-Forwarded-For` is believed: addresses or networks of the proxies in front, as 10.0.0.0/8.
    #[arg(long, env = "PLON_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NETWORK")]
    pub trusted_proxies: Vec<Network>,
    /// How long a request may take.
    #[arg(long, env = "PLON_REQUEST_TIME", value_parser = time, default_value = "30s")]
    pub request_time: Duration,
    /// How long a request with a file may take.
    #[arg(long, env = "PLON_UPLOAD_TIME", value_parser = time, default_value = "5m")]
    pub upload_time: Duration,
    #[command(flatten)]
    pub gus: Gus,
    #[command(flatten)]
    pub white_list: WhiteList,
    #[command(flatten)]
    pub map: Map,
    #[command(flatten)]
    pub messages: Messages,
    #[command(flatten)]
    pub retention: Retention,
    #[command(flatten)]
    pub corrections: Corrections,
    #[command(flatten)]
    pub backup: Schedule,
}

/// The lookup of companies in the statistical office's register (BIR1.1).
#[derive(Debug, Clone, Args)]
pub struct Gus {
    /// The user's key; naming it switches the lookup on.
    #[arg(long = "gus-key", env = "PLON_GUS_KEY", hide_env_values = true)]
    pub key: Option<String>,
    #[arg(
        long = "gus-url",
        env = "PLON_GUS_URL",
        default_value = "https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc"
    )]
    pub url: String,
    /// How long the register may take for one answer: somebody waits at the form.
    #[arg(long = "gus-time", env = "PLON_GUS_TIME", value_parser = time, default_value = "6s")]
    pub time: Duration,
}

/// The check of accounts in the tax administration's register of VAT payers.
#[derive(Debug, Clone, Args)]
pub struct WhiteList {
    /// The register's address, as https://wl-api.mf.gov.pl; naming it switches the check on.
    #[arg(id = "white-list-url", long = "white-list-url", env = "PLON_WHITE_LIST_URL")]
    pub url: Option<String>,
    /// How long the register may take for one answer.
    #[arg(
        id = "white-list-time",
        long = "white-list-time",
        env = "PLON_WHITE_LIST_TIME",
        value_parser = time,
        default_value = "6s"
    )]
    pub time: Duration,
}

/// What stands under the map of distributors. Without tiles it is the embedded outline, and nobody else is asked.
#[derive(Debug, Clone, Default, Args)]
pub struct Map {
    /// The address of a tile, with {z}, {x} and {y} in it; browsers are allowed pictures from its host.
    #[arg(long = "map-tiles", env = "PLON_MAP_TILES", value_name = "URL")]
    pub tiles: Option<String>,
    /// Whose tiles they are, as it shall stand under the map.
    #[arg(long = "map-attribution", env = "PLON_MAP_ATTRIBUTION", value_name = "WORDS")]
    pub attribution: Option<String>,
}

impl Map {
    /// # Errors
    /// One sentence about the setting that is wrong.
    pub fn read(&self) -> Result<Option<Tiles>, &'static str> {
        Tiles::parse(self.tiles.as_deref(), self.attribution.as_deref())
    }
}

/// Reads `10s`, `5m` or `1h 30m`.
pub fn time(text: &str) -> Result<Duration, String> {
    let time = time_or_none(text)?;
    if time.is_zero() { Err("must be more than nothing".to_owned()) } else { Ok(time) }
}

/// As `time`, or `0s`.
pub fn time_or_none(text: &str) -> Result<Duration, String> {
    let span: SignedDuration = text.parse().map_err(|_| "write a time like 10s or 5m".to_owned())?;
    Duration::try_from(span).map_err(|_| "must not be less than nothing".to_owned())
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    Json,
    Text,
}

#[derive(Debug, Clone, Args)]
pub struct Load {
    #[command(flatten)]
    pub storage: Storage,
    /// A folder of programme files; without it the ones inside the binary.
    #[arg(long, value_name = "DIR")]
    pub from: Option<PathBuf>,
}

/// Where rows and files are kept.
#[derive(Debug, Clone, Args)]
pub struct Storage {
    /// The folder of the SQLite file, the uploaded files and the demo's clock.
    #[arg(long, env = "PLON_DATA", default_value = "data")]
    pub data: PathBuf,
    /// PostgreSQL instead of the SQLite file.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// The most connections to PostgreSQL.
    #[arg(long, env = "PLON_DATABASE_CONNECTIONS", default_value_t = 16)]
    pub database_connections: u32,
    #[command(flatten)]
    pub database_times: DatabaseTimes,
    #[command(flatten)]
    pub s3: S3,
}

/// An S3-compatible store for uploaded files instead of the data folder.
#[derive(Debug, Clone, Default, Args)]
pub struct S3 {
    /// The bucket; naming it switches the store on.
    #[arg(long = "s3-bucket", env = "PLON_S3_BUCKET")]
    pub bucket: Option<String>,
    /// What the names of the portal's objects begin with; nothing else in the bucket is read or touched.
    #[arg(long = "s3-prefix", env = "PLON_S3_PREFIX", default_value = "files")]
    pub prefix: String,
    #[arg(long = "s3-endpoint", env = "PLON_S3_ENDPOINT")]
    pub endpoint: Option<String>,
    #[arg(long = "s3-region", env = "PLON_S3_REGION", default_value = "us-east-1")]
    pub region: String,
    #[arg(long = "s3-access-key", env = "PLON_S3_ACCESS_KEY", hide_env_values = true)]
    pub access_key: Option<String>,
    #[arg(long = "s3-secret-key", env = "PLON_S3_SECRET_KEY", hide_env_values = true)]
    pub secret_key: Option<String>,
}

impl Serve {
    /// The faults of the configuration, one sentence each; empty when it can be served.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.storage.faults();
        faults.extend(fault_of(&self.public_url()));
        if !outside::is_address(&self.gus.url) {
            faults.push("PLON_GUS_URL must begin with http:// or https://".into());
        }
        if self.white_list.url.as_deref().is_some_and(|url| !outside::is_address(url)) {
            faults.push("PLON_WHITE_LIST_URL must begin with http:// or https://".into());
        }
        faults.extend(self.map.read().err().map(str::to_owned));
        faults.extend(self.messages.faults());
        faults.extend(self.retention.faults());
        faults.extend(self.backup.faults());
        if self.demo && (self.messages.sms.token.is_some() || self.messages.smtp.host.is_some()) {
            faults.push("--demo sends nothing: its people are made up, and their numbers may be somebody's".into());
        }
        faults
    }

    /// Whether browsers reach the portal over TLS.
    pub fn secure(&self) -> bool {
        self.public_url().starts_with("https://")
    }

    /// The address that links begin with, without a slash at its end.
    pub fn public_url(&self) -> String {
        match &self.public_url {
            Some(given) => given.trim_end_matches('/').to_owned(),
            // Who listens on all addresses is reached on this machine by this one.
            None if self.listen.ip().is_unspecified() => format!("http://127.0.0.1:{}", self.listen.port()),
            None => format!("http://{}", self.listen),
        }
    }
}

impl AddOperator {
    /// The faults of the settings, one sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = self.storage.faults();
        faults.extend(fault_of(&self.public_url));
        faults
    }
}

/// Whether the settings can be used.
///
/// # Errors
/// The sentences of the faults, a line each.
pub fn check(faults: Vec<String>) -> anyhow::Result<()> {
    anyhow::ensure!(faults.is_empty(), faults.join("\n"));
    Ok(())
}

fn fault_of(public_url: &str) -> Option<String> {
    let is_address = public_url.starts_with("http://") || public_url.starts_with("https://");
    (!is_address).then(|| "PLON_PUBLIC_URL must begin with http:// or https://".into())
}

impl S3 {
    /// Whether the store is spoken to without TLS, as one on the same machine.
    pub fn is_plain(&self) -> bool {
        self.endpoint.as_ref().is_some_and(|endpoint| endpoint.starts_with("http://"))
    }
}

impl Storage {
    /// The faults of the storage settings, one sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if let Some(url) = &self.database_url
            && !url.starts_with("postgres://")
            && !url.starts_with("postgresql://")
        {
            faults.push("DATABASE_URL must begin with postgres://".into());
        }
        if self.s3.bucket.is_some() && (self.s3.access_key.is_none() || self.s3.secret_key.is_none()) {
            faults.push("PLON_S3_BUCKET needs PLON_S3_ACCESS_KEY and PLON_S3_SECRET_KEY".into());
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::Serve;

    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        serve: Serve,
    }

    fn public_url(arguments: &[&str]) -> String {
        Alone::parse_from(["serve"].iter().chain(arguments)).serve.public_url()
    }

    #[test]
    fn links_begin_with_the_address_that_is_served_on_unless_another_is_given() {
        assert_eq!(public_url(&[]), "http://127.0.0.1:8080");
        assert_eq!(public_url(&["--listen", "127.0.0.1:9000"]), "http://127.0.0.1:9000");
        assert_eq!(public_url(&["--listen", "0.0.0.0:9000"]), "http://127.0.0.1:9000");
        assert_eq!(public_url(&["--listen", "[::1]:9000"]), "http://[::1]:9000");
        let given = ["--listen", "0.0.0.0:9000", "--public-url", "https://plon.example/"];
        assert_eq!(public_url(&given), "https://plon.example");
    }
}
