//! Settings of the senders, SMSAPI and an SMTP server, from the environment.
use clap::Args;
use lettre::message::Mailbox;

/// Settings of the senders; without them messages stay in the outbox.
#[derive(Debug, Clone, Default, Args)]
pub struct Messages {
    #[command(flatten)]
    pub sms: Sms,
    #[command(flatten)]
    pub smtp: Smtp,
}

/// SMS through SMSAPI.pl.
#[derive(Debug, Clone, Default, Args)]
pub struct Sms {
    /// Token of the account; switches SMS on.
    #[arg(id = "smsapi-token", long = "smsapi-token", env = "PLON_SMSAPI_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    #[arg(id = "smsapi-url", long = "smsapi-url", env = "PLON_SMSAPI_URL", default_value = "https://api.smsapi.pl")]
    pub url: String,
    /// Sender name registered with SMSAPI.
    #[arg(id = "smsapi-from", long = "smsapi-from", env = "PLON_SMSAPI_FROM")]
    pub from: Option<String>,
    /// Last part of the URL for SMSAPI's delivery reports; at least 32 characters.
    #[arg(
        id = "smsapi-report-secret",
        long = "smsapi-report-secret",
        env = "PLON_SMSAPI_REPORT_SECRET",
        hide_env_values = true
    )]
    pub report_secret: Option<String>,
}

/// E-mail through an SMTP server.
#[derive(Debug, Clone, Default, Args)]
pub struct Smtp {
    /// Host name of the server; switches e-mail on.
    #[arg(id = "smtp-host", long = "smtp-host", env = "PLON_SMTP_HOST")]
    pub host: Option<String>,
    /// Port; by default 587 with `starttls`, 465 with `implicit`, 25 with `none`.
    #[arg(id = "smtp-port", long = "smtp-port", env = "PLON_SMTP_PORT")]
    pub port: Option<u16>,
    /// Encryption of the connection; `none` only to this machine.
    #[arg(id = "smtp-tls", long = "smtp-tls", env = "PLON_SMTP_TLS", value_enum, default_value = "starttls")]
    pub tls: SmtpTls,
    #[arg(id = "smtp-user", long = "smtp-user", env = "PLON_SMTP_USER")]
    pub user: Option<String>,
    #[arg(id = "smtp-password", long = "smtp-password", env = "PLON_SMTP_PASSWORD", hide_env_values = true)]
    pub password: Option<String>,
    /// The sender, like `Program Plon <program@plon.example>`.
    #[arg(id = "smtp-from", long = "smtp-from", env = "PLON_SMTP_FROM")]
    pub from: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub enum SmtpTls {
    #[default]
    Starttls,
    Implicit,
    None,
}

impl Messages {
    /// Errors in the settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let Messages { sms, smtp } = self;
        let checks = [
            (sms.token.is_some() && sms.from.is_none(), "PLON_SMSAPI_TOKEN needs PLON_SMSAPI_FROM"),
            (
                !sms.url.starts_with("https://") && !is_this_machine(sms.url.trim_start_matches("http://")),
                "PLON_SMSAPI_URL must begin with https://",
            ),
            (
                sms.report_secret.as_ref().is_some_and(|secret| secret.len() < 32 || !secret.bytes().all(is_plain)),
                "PLON_SMSAPI_REPORT_SECRET must have at least 32 letters, digits or hyphens",
            ),
            (smtp.host.is_some() && smtp.from.is_none(), "PLON_SMTP_HOST needs PLON_SMTP_FROM"),
            (
                smtp.from.as_ref().is_some_and(|from| from.parse::<Mailbox>().is_err()),
                "PLON_SMTP_FROM must be an address like Program Plon <program@plon.example>",
            ),
            (smtp.user.is_some() != smtp.password.is_some(), "PLON_SMTP_USER and PLON_SMTP_PASSWORD go together"),
            (
                smtp.tls == SmtpTls::None && !smtp.host.as_deref().is_none_or(is_this_machine),
                "PLON_SMTP_TLS may be none only to this machine",
            ),
        ];
        checks.into_iter().filter(|(wrong, _)| *wrong).map(|(_, sentence)| sentence.to_owned()).collect()
    }
}

/// True when the host at the beginning of `address` is this machine.
fn is_this_machine(address: &str) -> bool {
    let host = address.split(['/', ':']).next().unwrap_or_default();
    matches!(host, "localhost" | "127.0.0.1")
}

/// True for a byte that needs no escape in a URL.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'
}
