//! Parts of `make test-deep`, one at a time; `scripts/test-deep` calls them.
mod acts;
mod backups;
mod checker;
mod crew;
mod databases;
mod disk;
mod gone;
mod http;
mod journal;
mod kills;
mod load;
mod log_loss;
mod place;
mod plugs;
mod raw;
mod report;
mod run;
mod scene;
mod server;
mod shutdown;
mod wrong;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use sqlx::sqlite::SqliteSynchronous;

use crate::gone::Way;
use crate::place::Means;

#[derive(Debug, Parser)]
#[command(name = "plon-deep")]
struct Cli {
    #[command(subcommand)]
    part: Part,
}

#[derive(Debug, Args)]
struct Settings {
    /// Binary under test.
    #[arg(long)]
    plon: PathBuf,
    /// Folder for this run alone, on a real disk.
    #[arg(long)]
    work: PathBuf,
    /// Any database of a PostgreSQL; without it the part runs on SQLite.
    #[arg(long)]
    postgres: Option<String>,
    /// Seed of the mix of acts.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 3)]
    rounds: u64,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Mode {
    Full,
    Normal,
}

#[derive(Debug, Subcommand)]
enum Part {
    /// Kills the server at random moments.
    Kills(Settings),
    /// Pulls the plug of a simulated disk that keeps only what was flushed.
    Plugs {
        #[command(flatten)]
        settings: Settings,
        /// Path of `plug.c`, compiled.
        #[arg(long)]
        layer: PathBuf,
    },
    /// Shows that the layer detects losses.
    Controls {
        #[command(flatten)]
        settings: Settings,
        #[arg(long)]
        layer: PathBuf,
    },
    /// Runs the writer of the controls.
    Write {
        mode: Mode,
        #[arg(long)]
        file: PathBuf,
    },
    /// Kills PostgreSQL.
    Databases {
        #[command(flatten)]
        settings: Settings,
        /// Folder that `scripts/postgres` was given.
        #[arg(long)]
        cluster: PathBuf,
    },
    /// Ends the server with uploads in flight.
    Shutdown(Settings),
    /// Renames the data folder under the server.
    Renamed(Settings),
    /// Unmounts the data folder under the server; needs root.
    Unmounted(Settings),
    /// Fills the disk.
    Disk {
        #[command(flatten)]
        settings: Settings,
        /// Folder of a small disk.
        #[arg(long)]
        small: PathBuf,
    },
    /// Starts over databases that are missing, empty, another portal's, older or damaged.
    Wrong(Settings),
    /// Backs up under all kinds of acts and restores elsewhere.
    Backups(Settings),
    /// Drops the databases of the run.
    Sweep(Settings),
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Cli::parse().part).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("plon-deep: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(part: Part) -> anyhow::Result<bool> {
    match part {
        Part::Kills(of) => kills::run(&means(&of), of.rounds, of.seed).await,
        Part::Plugs { settings: of, layer } => plugs::run(&means(&of), &layer, of.rounds, of.seed).await,
        Part::Controls { settings: of, layer } => {
            let bare = log_loss::run(&means(&of), &layer, of.rounds, of.seed).await?;
            Ok(plugs::control(&means(&of), &layer, of.rounds, of.seed).await? && bare)
        }
        Part::Write { mode, file } => {
            let mode = match mode {
                Mode::Full => SqliteSynchronous::Full,
                Mode::Normal => SqliteSynchronous::Normal,
            };
            log_loss::write(&file, mode).await
        }
        Part::Databases { settings: of, cluster } => databases::run(&means(&of), &cluster, of.rounds, of.seed).await,
        Part::Shutdown(of) => shutdown::run(&means(&of), of.rounds, of.seed).await,
        Part::Renamed(of) => gone::run(&means(&of), Way::Renamed, of.rounds, of.seed).await,
        Part::Unmounted(of) => gone::run(&means(&of), Way::Unmounted, of.rounds, of.seed).await,
        Part::Disk { settings: of, small } => disk::run(&means(&of), &small, of.rounds, of.seed).await,
        Part::Wrong(of) => wrong::run(&means(&of), of.seed).await,
        Part::Backups(of) => backups::run(&means(&of), of.rounds, of.seed).await,
        Part::Sweep(of) => means(&of).sweep().await.map(|()| true),
    }
}

fn means(of: &Settings) -> Means {
    Means { binary: of.plon.clone(), work: of.work.clone(), postgres: of.postgres.clone() }
}
