//! Backups under all kinds of acts, some of them killed: a restored one has everything acknowledged before the backup
//! began, nothing twice, and adds up; a killed backup does not count as one.
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use rand::RngExt;
use tokio::time::sleep;

use crate::checker::Checker;
use crate::journal::{Sent, Tally};
use crate::load;
use crate::place::Means;
use crate::raw::Raw;
use crate::run::Run;
use crate::scene::Scene;

/// Milliseconds within which a backup is killed.
const KILLED_WITHIN: u64 = 400;

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, rounds: u64, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "backups", seed).await?;
    let backups = means.work.join(format!("{}-copies", means.database().to_lowercase()));
    for round in 1..=rounds {
        if let Err(error) = one(&mut run, means, &backups, round).await {
            run.tally.errors.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            break;
        }
    }
    run.end(&format!("backups under all kinds of acts, restored, {}", means.database())).await
}

/// One round: acts, a killed backup, a whole one beside further acts, a kill of the server, and a restore elsewhere.
async fn one(run: &mut Run, means: &Means, backups: &Path, round: u64) -> anyhow::Result<()> {
    let raw = run.place.left().await?;
    let mut checker = Checker::new(&raw).await?;
    raw.close().await;
    let server = run.place.start().serve()?;
    let scene = run.scene(&server, 2 * round - 1).await?;
    let time = load::time_of(run.seed, round);
    let mut sent = acts_for(time, &scene, run.seed).await;
    scene.live.close().await;
    kill_a_backup(run, backups, round).await?;

    let (scene, stop) = (run.scene(&server, 2 * round).await?, AtomicBool::new(false));
    let mut command = run.place.start().command(&["backup"]);
    command.arg("--to").arg(backups);
    let backup = async {
        let done = finished(command).await;
        stop.store(true, Ordering::Relaxed);
        done
    };
    let (later, done) = tokio::join!(load::run(&scene, run.seed, &stop), backup);
    done.context("the backup")?;
    scene.live.close().await;
    server.kill()?;
    run.tally.rounds += 1;

    let mut known: Vec<Sent> = later.iter().map(unanswered).collect();
    sent.extend(later);
    run.tally.count(&sent);
    run.look(&sent).await?;
    let before = sent.len() - known.len();
    known.extend(sent.drain(..before));
    restored(run, means, backups, (&mut checker, &known)).await
}

async fn acts_for(time: Duration, scene: &Scene, seed: u64) -> Vec<Sent> {
    let stop = AtomicBool::new(false);
    let end = async {
        sleep(time).await;
        stop.store(true, Ordering::Relaxed);
    };
    tokio::join!(load::run(scene, seed, &stop), end).0
}

/// Copies an act without its answer: whether a backup holds what was sent beside it is unknown.
fn unanswered(sent: &Sent) -> Sent {
    Sent { act: sent.act.clone(), round: sent.round, answer: None }
}

/// Begins a backup and kills it; the newest whole one, if there is one, must stay as it was.
async fn kill_a_backup(run: &Run, backups: &Path, round: u64) -> anyhow::Result<()> {
    let whole = manifests(backups);
    let mut dice = load::dice(run.seed, round, load::CLIENTS + 7);
    let mut command = run.place.start().command(&["backup"]);
    let mut child = command.arg("--to").arg(backups).spawn()?;
    sleep(Duration::from_millis(dice.random_range(5..KILLED_WITHIN))).await;
    child.kill().ok();
    let ended = child.wait()?;
    ensure!(ended.success() || manifests(backups) == whole, "a backup that was killed looks whole");
    if manifests(backups) > 0 {
        let mut verify = run.place.start().command(&["verify"]);
        verify.arg("--of").arg(backups);
        finished(verify).await.context("the backup before, after another was killed")?;
    }
    Ok(())
}

/// Restores the newest backup into an empty place and checks it like a place that a dead server left.
async fn restored(
    run: &mut Run,
    means: &Means,
    backups: &Path,
    (checker, known): (&mut Checker, &[Sent]),
) -> anyhow::Result<()> {
    let place = means.empty("restored").await?;
    let mut restore = place.start().command(&["restore"]);
    restore.arg("--from").arg(backups);
    finished(restore).await.context("the restore")?;
    let raw: Raw = place.left().await?;
    let mut found = Tally::default();
    checker.check(&raw, &place, known, &mut found).await?;
    raw.close().await;
    let of_it = |found: Vec<String>| found.into_iter().map(|line| format!("restored: {line}"));
    run.tally.lost.extend(of_it(found.lost));
    run.tally.twice.extend(of_it(found.twice));
    run.tally.errors.extend(of_it(found.errors));
    let server = place.start().serve().context("over what was restored")?;
    ensure!(server.ready().await == 200, "a server over what was restored is not ready");
    server.end().await
}

/// # Errors
/// When the command fails, with its output.
async fn finished(mut command: Command) -> anyhow::Result<()> {
    let output = tokio::task::spawn_blocking(move || command.output()).await??;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{}: {}", output.status, said.trim());
    Ok(())
}

/// Number of whole backups.
fn manifests(backups: &Path) -> usize {
    let entries = fs::read_dir(backups).into_iter().flatten().flatten();
    entries.filter(|entry| entry.path().join("manifest.json").exists()).count()
}
