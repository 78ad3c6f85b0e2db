//! Parts of `make bench` other than the server: a bare server, the data, and the order's transaction as a raw loop.
mod backup;
mod bare;
mod history;
mod import;
mod people;
mod pgbench;
mod promotions;
mod raw_sqlite;
mod statements;
mod transaction;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, Subcommand};
use plon_platform::config::Storage;

use crate::transaction::Transaction;

/// See `bench/run`, which calls this.
#[derive(Debug, Parser)]
#[command(name = "plon-bench")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serves "ok" and nothing else; prints its address.
    Bare,
    /// Signs in participants with points, and writes their bearers and the transaction of an order to files.
    Prepare(Prepare),
    /// Writes invoices by the thousand, and the bearers of those who look at their lists.
    History(History),
    /// Creates participants, an operator, and a file of what the participants bought.
    PrepareImport(PrepareImport),
    /// Changes lines of a participant who has all of them; prints their number, and the microseconds of a change:
    /// evaluating the line alone, and all lines.
    SettlePromotions {
        #[command(flatten)]
        storage: Storage,
    },
    /// Backs up beside writes, restores elsewhere and verifies; prints the time of each.
    Backup(Box<backup::BackupArgs>),
    /// Runs the order's transaction in one loop on a SQLite file; prints the transactions per second.
    RawSqlite(RawSqlite),
    /// Prints the order's transaction as a pgbench script.
    PgbenchScript {
        /// File of the transaction, written by `prepare`.
        #[arg(long)]
        transaction: PathBuf,
    },
}

#[derive(Debug, clap::Args)]
struct Prepare {
    #[command(flatten)]
    storage: Storage,
    #[arg(long, default_value_t = 1000)]
    participants: i64,
    /// File of bearers, one per line.
    #[arg(long)]
    tokens: PathBuf,
    /// File of the transaction.
    #[arg(long)]
    transaction: PathBuf,
}

#[derive(Debug, clap::Args)]
struct History {
    #[command(flatten)]
    storage: Storage,
    /// Total number of lines on the invoices.
    #[arg(long)]
    lines: i64,
    /// File of the participants' bearers, one per line.
    #[arg(long)]
    tokens: PathBuf,
    /// File of the operator's bearer.
    #[arg(long)]
    operator: PathBuf,
}

#[derive(Debug, clap::Args)]
struct PrepareImport {
    #[command(flatten)]
    storage: Storage,
    #[arg(long, default_value_t = 1000)]
    participants: usize,
    #[arg(long)]
    lines: usize,
    /// File of sales.
    #[arg(long)]
    csv: PathBuf,
}

#[derive(Debug, clap::Args)]
struct RawSqlite {
    /// SQLite file.
    #[arg(long)]
    file: PathBuf,
    #[arg(long)]
    transaction: PathBuf,
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

#[tokio::main]
async fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Bare => bare::serve().await,
        Command::Prepare(args) => prepare(args).await,
        Command::History(args) => write_history(args).await,
        Command::PrepareImport(args) => prepare_import(&args).await,
        Command::SettlePromotions { storage } => reconcile_promotions(&storage).await,
        Command::Backup(args) => backup::run(&args).await,
        Command::RawSqlite(args) => raw_sqlite(&args),
        Command::PgbenchScript { transaction } => pgbench_script(&transaction),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("plon-bench: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the id of the reward that is ordered.
async fn prepare(args: Prepare) -> anyhow::Result<()> {
    let app = people::app(&args.storage).await?;
    let people = people::sign_in(&app, args.participants).await?;
    let sent = statements::of_an_order(&app, &people).await?;
    let transaction = Transaction::of(sent, &people)?;
    std::fs::write(&args.tokens, people.bearers.join("\n") + "\n")?;
    std::fs::write(&args.transaction, serde_json::to_string_pretty(&transaction)?)?;
    println!("{}", people.reward);
    app.db.close().await;
    Ok(())
}

/// Prints the id of the reward that is ordered.
async fn write_history(args: History) -> anyhow::Result<()> {
    let app = people::app(&args.storage).await?;
    let people = people::sign_in(&app, 100).await?;
    let readers = history::fill(&app, &people, args.lines).await?;
    std::fs::write(&args.tokens, readers.participants.join("\n") + "\n")?;
    std::fs::write(&args.operator, readers.operator + "\n")?;
    println!("{}", people.reward);
    app.db.close().await;
    Ok(())
}

/// Prints the operator's bearer and the distributor's id.
async fn prepare_import(args: &PrepareImport) -> anyhow::Result<()> {
    let app = people::app(&args.storage).await?;
    let import = import::prepare(&app, args.participants, args.lines).await?;
    std::fs::write(&args.csv, import.csv)?;
    println!("{} {}", import.bearer, import.distributor);
    app.db.close().await;
    Ok(())
}

async fn reconcile_promotions(storage: &Storage) -> anyhow::Result<()> {
    let app = people::app(storage).await?;
    let reconciled = promotions::reconcile(&app).await?;
    println!("{} {} {}", reconciled.lines, reconciled.incremental.as_micros(), reconciled.from_scratch.as_micros());
    app.db.close().await;
    Ok(())
}

fn raw_sqlite(args: &RawSqlite) -> anyhow::Result<()> {
    let transaction = Transaction::read(&args.transaction)?;
    println!("{:.0}", raw_sqlite::run(&args.file, &transaction, Duration::from_secs(args.seconds))?);
    Ok(())
}

fn pgbench_script(transaction: &std::path::Path) -> anyhow::Result<()> {
    print!("{}", pgbench::script(&Transaction::read(transaction)?));
    Ok(())
}
