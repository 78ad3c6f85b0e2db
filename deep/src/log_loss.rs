//! Control of the plug layer: one bare writer of rows, with SQLite's `synchronous` on FULL or NORMAL.
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::Context;
use rand::RngExt;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::time::{Instant, sleep};

use crate::journal::Tally;
use crate::load;
use crate::place::{Means, copy_folder};
use crate::raw::Raw;
use crate::report;

/// Writes rows for ever, and prints the number of each that was committed.
///
/// # Errors
/// When SQLite refuses.
pub async fn write(file: &Path, synchronous: SqliteSynchronous) -> anyhow::Result<bool> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    sqlx::query("CREATE TABLE IF NOT EXISTS kept (number INTEGER PRIMARY KEY, content TEXT)").execute(&pool).await?;
    let mut out = std::io::stdout();
    for number in 1_i64.. {
        sqlx::query("INSERT INTO kept (number, content) VALUES ($1, hex(randomblob(200)))")
            .bind(number)
            .execute(&pool)
            .await?;
        writeln!(out, "{number}").and_then(|()| out.flush())?;
    }
    Ok(true)
}

/// Pulls the plug of both writers: FULL may lose nothing, NORMAL must lose something.
///
/// # Errors
/// When the run cannot go on.
pub async fn run(means: &Means, layer: &Path, pulls: u64, seed: u64) -> anyhow::Result<bool> {
    let mut good = true;
    for (mode, loses) in [("full", false), ("normal", true)] {
        let (began, mut tally, mut losses) = (Instant::now(), Tally::default(), 0);
        for round in 1..=pulls {
            let lost = pull(means, layer, mode, (round, seed), &mut tally).await?;
            losses += u64::from(lost > 0);
            if lost > 0 && !loses {
                tally.lost.push(format!("{lost} committed rows in pull {round}"));
            }
        }
        if loses && losses == 0 {
            tally.errors.push("synchronous=NORMAL lost nothing: the layer sees nothing".to_owned());
        }
        let what = format!("control: a bare writer, synchronous={mode}: {losses} pulls lost rows");
        good &= report::row(&what, &tally, began.elapsed());
    }
    Ok(good)
}

/// Number of rows that were committed and are missing.
async fn pull(
    means: &Means,
    layer: &Path,
    mode: &str,
    (round, seed): (u64, u64),
    tally: &mut Tally,
) -> anyhow::Result<i64> {
    let mut dice = load::dice(seed, round, load::CLIENTS + 3);
    let (data, shadow) = (means.work.join("writer"), means.work.join("writer.shadow"));
    for folder in [&data, &shadow] {
        fs::remove_dir_all(folder).ok();
        fs::create_dir_all(folder)?;
    }
    fs::create_dir_all(shadow.join("content"))?;
    copy_folder(&data, &shadow.join("disk"))?;
    let mut child = Command::new(std::env::current_exe()?)
        .args(["write", mode, "--file"])
        .arg(data.join("kept.db"))
        .env_clear()
        .env("LD_PRELOAD", layer)
        .env("PLUG_ROOT", &data)
        .env("PLUG_SHADOW", &shadow)
        .env("PLUG_SEED", (seed ^ round).to_string())
        .env("PLUG_EARLY", (dice.random_range(0..3) * 20).to_string())
        .stdout(Stdio::piped())
        .spawn()?;
    let told = BufReader::new(child.stdout.take().context("no output")?);
    let reading = std::thread::spawn(move || told.lines().map_while(Result::ok).last());
    sleep(Duration::from_millis(dice.random_range(150..700))).await;
    child.kill()?;
    child.wait()?;
    tally.rounds += 1;
    let last = reading.join().map_err(|_| anyhow::anyhow!("a panic"))?.and_then(|line| line.parse::<i64>().ok());
    let Some(last) = last else { return Ok(0) };
    tally.acknowledged += u64::try_from(last)?;
    // A disk without a single commit may hold no table yet.
    let raw = Raw::sqlite(&shadow.join("disk").join("kept.db"), false).await?;
    let there = raw.number("SELECT count(*) FROM kept").await;
    raw.close().await;
    match there {
        Ok(there) => Ok((last - there).max(0)),
        Err(error) if mode == "full" => Err(error),
        Err(_) => Ok(last),
    }
}
