//! Command line and environment, checked at start with one sentence per error.
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use jiff::civil::DateTime;
use plon_identity::operators::{AddOperator, DisableOperator, InviteOperator, OperatorNamed, SetRoles};
use plon_kernel::durations::parse_duration;
use plon_kernel::http_client;
use plon_pages::connections::Connections;
use plon_pages::proxies::Network;
use plon_platform::config::{
    CompanyRegistry, Corrections, Ksef, Map, Messages, SecretKeys, Storage, Webhooks, WhiteList, error_of,
};

use crate::backup::Schedule;
use crate::commands::Init;
use crate::commands::backup::Backup;
use crate::commands::backup_key::BackupKey;
use crate::commands::check::Check;
use crate::commands::copy_to::CopyTo;
use crate::commands::health::Health;
use crate::commands::restore::Restore;
use crate::commands::secrets::ForgetSecrets;
use crate::commands::verify::Verify;
use crate::daily::Retention;
use crate::metrics::MetricsSettings;
use crate::traces::TraceSettings;

/// Plon: a loyalty portal in one binary.
#[derive(Debug, Parser)]
#[command(name = "plon", version)]
pub struct Cli {
    /// File of settings, each named as its flag: listen = "127.0.0.1:9000". Flags and variables go before it.
    #[arg(long, global = true, env = "PLON_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Creates the database, its tables and the store of files; refuses where a portal is or was.
    Init(Init),
    /// Serves the portal.
    Serve(Box<Serve>),
    /// Loads a programme's files into the database; can be repeated.
    Load(Load),
    /// Makes a backup of the database and the files while the server runs.
    Backup(Backup),
    /// Makes a key pair for encrypted backups: the identity into a file, the recipient to standard output.
    BackupKey(BackupKey),
    /// Restores a backup into an empty place and verifies it.
    Restore(Restore),
    /// Checks the database and the files for damage, also beside a running server; exits with 1 when there is any.
    Verify(Verify),
    /// Checks the settings and what the server stands on, a line each, and changes nothing; exits with 1 on an error.
    Check(Box<Check>),
    /// Checks the same and what has piled up in the database, and says what to do.
    Doctor(Box<Check>),
    /// Copies the database into an empty one of the other kind, SQLite to PostgreSQL or back, and verifies the copy.
    CopyTo(CopyTo),
    /// Asks a server on this machine whether it is ready; exits with 1 when it is not.
    Health(Health),
    /// Administers operators.
    #[command(subcommand)]
    Operator(OperatorCommand),
    /// Administers the key of the secrets in the database.
    #[command(subcommand)]
    Secrets(SecretsCommand),
    /// Prints the version, the commit, the migration level and the target.
    Version,
    /// Prints the API's OpenAPI document.
    Openapi,
    /// Prints the schema of what the server keeps, as JSON.
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
    /// Adds an operator and prints the link that sets the password, valid once and for 24 hours.
    Add(AddOperator),
    /// Lists all operators with their roles.
    List(Storage),
    /// Sets an operator's roles.
    Roles(SetRoles),
    /// Disables an operator, which ends their sessions at once.
    Disable(DisableOperator),
    /// Removes an operator's second factor; the next sign-in enrols another.
    ResetSecondFactor(OperatorNamed),
    /// Prints a new link that sets an operator's password, valid once and for 24 hours.
    Invite(InviteOperator),
}

#[derive(Debug, Subcommand)]
pub enum SecretsCommand {
    /// Gives up the secrets whose key is lost: operators enrol their second factors anew, and card numbers under it
    /// cannot be read any more.
    Forget(ForgetSecrets),
}

#[derive(Debug, Clone, Args)]
pub struct Serve {
    #[command(flatten)]
    pub storage: Storage,
    /// Address to serve on.
    #[arg(long, env = "PLON_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Fills an empty database with the sample programme and prints its logins.
    #[arg(long)]
    pub demo: bool,
    /// Start of the demo's clock, Warsaw time; by default the end of the sample history, 20 August 2025 at 9:00. It
    /// runs on from there, over restarts. Only with --demo.
    #[arg(long, requires = "demo", value_name = "2025-08-20T09:00")]
    pub clock: Option<DateTime>,
    /// Address that participants use, by default the one served on; with https cookies are marked Secure.
    #[arg(long, env = "PLON_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Serves the API's document at /api/openapi.json and its reference at /api/reference; the demo always does.
    #[arg(long, env = "PLON_API_REFERENCE")]
    pub api_reference: bool,
    /// Format of log lines.
    #[arg(long, env = "PLON_LOG_FORMAT", value_enum, default_value = "json")]
    pub log_format: LogFormat,
    /// Filter of log lines.
    #[arg(long, env = "PLON_LOG", default_value = "info")]
    pub log: String,
    #[command(flatten)]
    pub secrets: SecretKeys,
    #[command(flatten)]
    pub connections: Connections,
    /// Trusted proxies, whose `X-Forwarded-For` is believed: addresses or networks, as 10.0.0.0/8.
    #[arg(long, env = "PLON_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NETWORK")]
    pub trusted_proxies: Vec<Network>,
    /// Longest time of a request.
    #[arg(long, env = "PLON_REQUEST_TIME", value_parser = parse_duration, default_value = "30s")]
    pub request_time: Duration,
    /// Longest time of a request with a file.
    #[arg(long, env = "PLON_UPLOAD_TIME", value_parser = parse_duration, default_value = "5m")]
    pub upload_time: Duration,
    #[command(flatten)]
    pub gus: CompanyRegistry,
    #[command(flatten)]
    pub white_list: WhiteList,
    #[command(flatten)]
    pub ksef: Ksef,
    #[command(flatten)]
    pub webhooks: Webhooks,
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
    #[command(flatten)]
    pub metrics: MetricsSettings,
    #[command(flatten)]
    pub traces: TraceSettings,
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
    /// Folder of programme files.
    #[arg(long, value_name = "DIR", required_unless_present = "sample", conflicts_with = "sample")]
    pub from: Option<PathBuf>,
    /// Loads the invented sample programme inside the binary, and opens the portal.
    #[arg(long)]
    pub sample: bool,
}

impl Serve {
    /// Errors of the configuration, one sentence each; empty when it can be served.
    pub fn errors(&self) -> Vec<String> {
        let mut errors = self.storage.errors();
        errors.extend(error_of(&self.public_url()));
        if !http_client::is_address(&self.gus.url) {
            errors.push("PLON_GUS_URL must begin with http:// or https://".into());
        }
        if self.white_list.url.as_deref().is_some_and(|url| !http_client::is_address(url)) {
            errors.push("PLON_WHITE_LIST_URL must begin with http:// or https://".into());
        }
        if self.ksef.url.as_deref().is_some_and(|url| !plon_ksef::api::is_safe_address(url)) {
            errors.push("PLON_KSEF_URL must begin with https://".into());
        }
        errors.extend(self.map.read().err().map(str::to_owned));
        errors.extend(self.messages.errors());
        errors.extend(self.retention.errors());
        errors.extend(self.backup.errors());
        errors.extend(self.metrics.errors());
        errors.extend(self.traces.errors());
        if self.demo && (self.messages.sms.token.is_some() || self.messages.smtp.host.is_some()) {
            errors.push("--demo sends nothing: its people are made up, and their numbers may be somebody's".into());
        }
        errors
    }

    /// True when browsers reach the portal over TLS.
    pub fn secure(&self) -> bool {
        self.public_url().starts_with("https://")
    }

    /// Address that links begin with, without a slash at its end.
    pub fn public_url(&self) -> String {
        match &self.public_url {
            Some(given) => given.trim_end_matches('/').to_owned(),
            // A server that listens on all addresses is reached on this machine by this one.
            None if self.listen.ip().is_unspecified() => format!("http://127.0.0.1:{}", self.listen.port()),
            None => format!("http://{}", self.listen),
        }
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
