//! Kills of PostgreSQL itself under the server, which goes on without a restart.
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::RngExt;
use tokio::time::{Instant, sleep};

use crate::load;
use crate::place::Means;
use crate::run::Run;
use crate::server::Server;

/// Longest time for the server to be ready again once PostgreSQL is back.
const BACK_WITHIN: Duration = Duration::from_secs(30);

/// Runs the kills; `cluster` is the folder that `scripts/postgres` was given.
///
/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, cluster: &Path, kills: u64, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "database-kills", seed).await?;
    let server = run.place.start().serve()?;
    for round in 1..=kills {
        if let Err(error) = one(&mut run, &server, cluster, round).await {
            run.tally.lost.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_sound() {
            break;
        }
    }
    server.end().await?;
    eprintln!("answered with 503 meanwhile: {}", run.tally.unavailable);
    if run.tally.unavailable == 0 && kills > 3 {
        run.tally.errors.push("nobody was answered while PostgreSQL was gone".to_owned());
    }
    run.end("PostgreSQL itself killed, fsync on").await
}

async fn one(run: &mut Run, server: &Server, cluster: &Path, round: u64) -> anyhow::Result<()> {
    let scene = run.scene(server, round).await?;
    let stop = AtomicBool::new(false);
    let mut dice = load::dice(run.seed, round, load::CLIENTS + 4);
    let (before, gone) = (load::time_of(run.seed, round), Duration::from_millis(dice.random_range(0..1_500)));
    let kill = async {
        sleep(before).await;
        postgres("kill", cluster)?;
        // The clients go on meanwhile: they must be answered that it does not work now.
        sleep(gone).await;
        postgres("again", cluster)?;
        let back = Instant::now();
        while server.ready().await != 200 {
            anyhow::ensure!(back.elapsed() < BACK_WITHIN, "the server is not ready again");
            sleep(Duration::from_millis(50)).await;
        }
        sleep(Duration::from_millis(300)).await;
        stop.store(true, Ordering::Relaxed);
        anyhow::Ok(())
    };
    let (mut sent, killed) = tokio::join!(load::run(&scene, run.seed, &stop), kill);
    killed?;
    scene.live.close().await;
    run.tally.rounds += 1;
    load::take_for_unanswered(&mut sent, &mut run.tally);
    let scene = crate::scene::Scene { live: run.place.live().await?, ..scene };
    run.checker.check(&scene.live, &run.place, &sent, &mut run.tally).await?;
    run.resend(&scene, &mut sent).await;
    run.checker.check(&scene.live, &run.place, &sent, &mut run.tally).await?;
    scene.live.close().await;
    Ok(())
}

/// Calls `scripts/postgres`: `kill` ends all processes of the cluster at once, `again` starts it over what they left.
fn postgres(what: &str, cluster: &Path) -> anyhow::Result<()> {
    let status = Command::new("scripts/postgres").arg(what).arg(cluster).status()?;
    anyhow::ensure!(status.success(), "scripts/postgres {what} ended with {status}");
    Ok(())
}
