//! `plon check` and `plon doctor`: look at the settings, the surroundings, and what has piled up, and change nothing.
use clap::Args;
use jiff::SignedDuration;

use crate::checks::{self, Findings};
use crate::cli::Serve;
use crate::configuration;
use plon_kernel::clock::Clock;

/// Settings of the server that is looked at.
#[derive(Debug, Clone, Args)]
pub struct Check {
    #[command(flatten)]
    pub serve: Serve,
    /// Prints every setting first, and where it comes from; secrets are hidden.
    #[arg(long)]
    pub settings: bool,
}

/// # Errors
/// With the number of errors when there is one.
pub async fn check(settings: Check) -> anyhow::Result<()> {
    run(settings, false).await
}

/// # Errors
/// With the number of errors when there is one.
pub async fn doctor(settings: Check) -> anyhow::Result<()> {
    run(settings, true).await
}

async fn run(settings: Check, with_data: bool) -> anyhow::Result<()> {
    if settings.settings {
        configuration::kept().iter().for_each(|setting| println!("setting  {setting}"));
    }
    let (clock, mut findings) = (Clock::running(SignedDuration::ZERO)?, Findings::default());
    let db = checks::check(&settings.serve, &clock, &mut findings).await;
    if let Some(db) = &db {
        if with_data {
            checks::examine(&settings.serve, db, &clock, &mut findings).await;
        }
        db.close().await;
    }
    findings.end()
}
