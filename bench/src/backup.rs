//! Backup of a given size beside writes: measures its time and the latency of writes meanwhile, and checks that it is
//! whole when restored.
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::config::Storage;
use plon_platform::files;

use crate::people;

#[derive(Debug, clap::Args)]
pub struct BackupArgs {
    #[command(flatten)]
    storage: Storage,
    /// Path of the binary `plon`.
    #[arg(long)]
    plon: PathBuf,
    /// Empty folder for the backup and what is restored of it.
    #[arg(long)]
    work: PathBuf,
    /// Empty database of PostgreSQL to restore into, when the measured one is of PostgreSQL.
    #[arg(long)]
    restore_database_url: Option<String>,
    #[arg(long, default_value_t = 420)]
    database_megabytes: i64,
    #[arg(long, default_value_t = 80)]
    files_megabytes: i64,
    #[arg(long, default_value_t = 300)]
    writes_a_second: u32,
    /// Longest time of the backup, in seconds.
    #[arg(long, default_value_t = 5.0)]
    at_most: f64,
}

/// Size of a row, and below of a file, in bytes.
const ROW: i64 = 4_000;
const FILE: usize = 200_000;

/// Waits while writes are counted with nothing else running.
#[expect(clippy::disallowed_methods, reason = "a measurement of three seconds, on a thread of its own")]
fn quiet_while() {
    std::thread::sleep(Duration::from_secs(3));
}

pub async fn run(args: &BackupArgs) -> anyhow::Result<()> {
    let app = people::app(&args.storage).await?;
    fill(&app, args).await?;
    let app = Arc::new(app);
    let quiet = writes_during(&app, args.writes_a_second, quiet_while).await?;
    let to = args.work.join("backups");
    let arguments = ["backup".into(), "--to".into(), to.display().to_string()];
    let (plon, own) = (args.plon.clone(), place(&args.storage));
    let (took, writes) = {
        let mut took = Ok(Duration::ZERO);
        let writes = writes_during(&app, args.writes_a_second, || took = timed(&plon, &arguments, &own)).await?;
        (took?, writes)
    };
    app.db.close().await;
    println!(
        "the backup took {:.1} s, the same again {:.1} s",
        took.as_secs_f64(),
        timed(&plon, &arguments, &own)?.as_secs_f64()
    );
    println!("writes before it:  {quiet}");
    println!("writes beside it:  {writes}");
    let elsewhere = Storage {
        data: args.work.join("restored"),
        database_url: args.restore_database_url.clone(),
        ..args.storage.clone()
    };
    let from = ["restore".into(), "--from".into(), to.display().to_string()];
    println!("restored and verified in {:.1} s", timed(&plon, &from, &place(&elsewhere))?.as_secs_f64());
    ensure!(took.as_secs_f64() <= args.at_most, "the backup took more than {} s", args.at_most);
    Ok(())
}

fn place(storage: &Storage) -> Vec<String> {
    let mut arguments = vec!["--data".to_owned(), storage.data.display().to_string()];
    arguments.extend(storage.database_url.iter().flat_map(|url| ["--database-url".to_owned(), url.clone()]));
    arguments
}

fn timed(plon: &Path, command: &[String], place: &[String]) -> anyhow::Result<Duration> {
    let began = Instant::now();
    let output = Command::new(plon).args(command).args(place).output().context("plon does not start")?;
    ensure!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    Ok(began.elapsed())
}

/// Writes rows and files that no invariant covers.
async fn fill(app: &App, args: &BackupArgs) -> anyhow::Result<()> {
    let (rows, now) = (args.database_megabytes * 1_000_000 / ROW, app.clock.now());
    for first in (0..rows).step_by(5_000) {
        let mut tx = app.db.begin().await?;
        for number in first..rows.min(first + 5_000) {
            let body = app.rng.public_id().repeat(usize::try_from(ROW)? / 22);
            on_db!(&mut tx, conn => sqlx::query(
                "INSERT INTO idempotency_keys (owner, key, request_hash, status, body, created_at)
                 VALUES ('bench', $1, '', 200, $2, $3)")
                .bind(number.to_string()).bind(body).bind(now).execute(conn).await.map(|_| ()))?;
        }
        tx.commit().await?;
    }
    for _ in 0..args.files_megabytes * 1_000_000 / i64::try_from(FILE)? {
        let key = app.rng.public_id();
        let content = key.repeat(FILE / key.len()).into_bytes();
        let upload = app.files.put(key, "bench.pdf", "application/pdf", content.into()).await?;
        let mut tx = app.db.begin().await?;
        files::insert_file(&mut tx, None, &upload, now).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Writes at a steady pace while something else runs on a thread of its own; gives the latencies of the writes.
async fn writes_during(app: &Arc<App>, a_second: u32, meanwhile: impl FnOnce() + Send) -> anyhow::Result<String> {
    let ended = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn(write(Arc::clone(app), a_second, Arc::clone(&ended)));
    tokio::task::block_in_place(meanwhile);
    ended.store(true, Ordering::SeqCst);
    let (mut times, took) = writing.await??;
    times.sort();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1)));
    let [median, high, most] =
        [at(50), at(99), at(100)].map(|time| time.copied().unwrap_or_default().as_secs_f64() * 1000.0);
    let pace = times.len() as f64 / took.as_secs_f64();
    Ok(format!("{pace:.0} a second, {median:.1} ms, 99th of a hundred {high:.1} ms, longest {most:.1} ms"))
}

async fn write(app: Arc<App>, a_second: u32, ended: Arc<AtomicBool>) -> anyhow::Result<(Vec<Duration>, Duration)> {
    let (began, mut times) = (Instant::now(), Vec::new());
    while !ended.load(Ordering::SeqCst) {
        let due = began + Duration::from_secs(1) / a_second * u32::try_from(times.len())?;
        tokio::time::sleep_until(due.into()).await;
        let write = Instant::now();
        let mut tx = app.db.begin().await?;
        insert(&mut tx, &app.rng.public_id(), app.clock.now()).await?;
        tx.commit().await?;
        times.push(write.elapsed());
    }
    Ok((times, began.elapsed()))
}

async fn insert(tx: &mut plon_kernel::db::Tx, key: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO idempotency_keys (owner, key, request_hash, status, body, created_at)
         VALUES ('writes', $1, '', 200, '', $2)")
        .bind(key).bind(now).execute(conn).await.map(|_| ()))
}
