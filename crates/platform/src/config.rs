//! Settings of the parts that every command shares, checked at start with one sentence per error.
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;

pub use crate::ledger::Corrections;
pub use crate::messages::{Messages, Sms, Smtp, SmtpTls};
pub use crate::secrets::SecretKeys;
pub use plon_kernel::database_times::DatabaseTimes;

use crate::map_tiles::Tiles;
use plon_kernel::durations::parse_duration;

/// Lookup of companies in the statistical office's register (BIR1.1).
#[derive(Debug, Clone, Args)]
pub struct CompanyRegistry {
    /// User's key; naming it switches the lookup on.
    #[arg(long = "gus-key", env = "PLON_GUS_KEY", hide_env_values = true)]
    pub key: Option<String>,
    #[arg(
        long = "gus-url",
        env = "PLON_GUS_URL",
        default_value = "https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc"
    )]
    pub url: String,
    /// Longest time for one answer of the register: somebody waits at the form.
    #[arg(long = "gus-time", env = "PLON_GUS_TIME", value_parser = parse_duration, default_value = "6s")]
    pub time: Duration,
}

/// Check of accounts in the tax administration's register of VAT payers.
#[derive(Debug, Clone, Args)]
pub struct WhiteList {
    /// Register's address, as https://wl-api.mf.gov.pl; naming it switches the check on.
    #[arg(id = "white-list-url", long = "white-list-url", env = "PLON_WHITE_LIST_URL")]
    pub url: Option<String>,
    /// Longest time for one answer of the register.
    #[arg(
        id = "white-list-time",
        long = "white-list-time",
        env = "PLON_WHITE_LIST_TIME",
        value_parser = parse_duration,
        default_value = "6s"
    )]
    pub time: Duration,
}

/// Client of KSeF, by which participants have their invoices read.
#[derive(Debug, Clone, Default, Args)]
pub struct Ksef {
    /// Address of KSeF's API with its version, as https://api.ksef.mf.gov.pl/v2; naming it lets participants connect.
    #[arg(id = "ksef-url", long = "ksef-url", env = "PLON_KSEF_URL")]
    pub url: Option<String>,
    /// Longest time for one answer of KSeF.
    #[arg(id = "ksef-time", long = "ksef-time", env = "PLON_KSEF_TIME", value_parser = parse_duration, default_value = "30s")]
    pub time: Duration,
}

/// Requests by which addresses outside are told of events.
#[derive(Debug, Clone, Default, Args)]
pub struct Webhooks {
    /// Networks of the company's own that webhooks may reach, as 10.1.0.0/16, by `http` too; every other one must be of
    /// the internet, by `https`.
    #[arg(id = "webhook-networks", long = "webhook-networks", env = "PLON_WEBHOOK_NETWORKS", value_delimiter = ',')]
    pub networks: Vec<IpNet>,
    /// Longest time for one request and its answer.
    #[arg(
        id = "webhook-time",
        long = "webhook-time",
        env = "PLON_WEBHOOK_TIME",
        value_parser = parse_duration,
        default_value = "15s"
    )]
    pub time: Duration,
}

/// Base of the map of distributors: tiles, or without them the embedded outline, and nobody else is asked.
#[derive(Debug, Clone, Default, Args)]
pub struct Map {
    /// Address of a tile, with {z}, {x} and {y} in it; browsers are allowed pictures from its host.
    #[arg(long = "map-tiles", env = "PLON_MAP_TILES", value_name = "URL")]
    pub tiles: Option<String>,
    /// Attribution of the tiles, as shown under the map.
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

/// Places where rows and files are kept.
#[derive(Debug, Clone, Args)]
pub struct Storage {
    /// Folder of the SQLite file, the uploaded files and the demo's clock.
    #[arg(long, env = "PLON_DATA", default_value = "data")]
    pub data: PathBuf,
    /// Address of PostgreSQL, used instead of the SQLite file.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true)]
    pub database_url: Option<String>,
    /// Most connections to PostgreSQL.
    #[arg(long, env = "PLON_DATABASE_CONNECTIONS", default_value_t = 16)]
    pub database_connections: u32,
    #[command(flatten)]
    pub database_times: DatabaseTimes,
    #[command(flatten)]
    pub s3: S3,
}

/// S3-compatible store for uploaded files, used instead of the data folder.
#[derive(Debug, Clone, Default, Args)]
pub struct S3 {
    /// Bucket; naming it switches the store on.
    #[arg(long = "s3-bucket", env = "PLON_S3_BUCKET")]
    pub bucket: Option<String>,
    /// Prefix of the names of the portal's objects; nothing else in the bucket is read or touched.
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

/// Checks that the settings have no errors.
///
/// # Errors
/// The sentences of the errors, a line each.
pub fn check_settings(errors: Vec<String>) -> anyhow::Result<()> {
    anyhow::ensure!(errors.is_empty(), errors.join("\n"));
    Ok(())
}

/// The error of an address that links begin with.
pub fn error_of(public_url: &str) -> Option<String> {
    let is_address = public_url.starts_with("http://") || public_url.starts_with("https://");
    (!is_address).then(|| "PLON_PUBLIC_URL must begin with http:// or https://".into())
}

impl S3 {
    /// True when the store is spoken to without TLS, as one on the same machine.
    pub fn is_plain(&self) -> bool {
        self.endpoint.as_ref().is_some_and(|endpoint| endpoint.starts_with("http://"))
    }
}

impl Storage {
    /// Errors of the storage settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let mut errors = Vec::new();
        if let Some(url) = &self.database_url
            && !url.starts_with("postgres://")
            && !url.starts_with("postgresql://")
        {
            errors.push("DATABASE_URL must begin with postgres://".into());
        }
        if self.s3.bucket.is_some() && (self.s3.access_key.is_none() || self.s3.secret_key.is_none()) {
            errors.push("PLON_S3_BUCKET needs PLON_S3_ACCESS_KEY and PLON_S3_SECRET_KEY".into());
        }
        errors
    }
}
