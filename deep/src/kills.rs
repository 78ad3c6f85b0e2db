//! Kills by `kill -9` at random moments under all kinds of acts.
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::RngExt;
use tokio::time::sleep;

use crate::load;
use crate::place::Means;
use crate::report;
use crate::run::Run;

/// One in so many rounds also kills the server while it starts.
const AT_THE_START: u32 = 8;

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, kills: u64, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "kills", seed).await?;
    for round in 1..=kills {
        if let Err(error) = one(&mut run, round).await {
            run.tally.lost.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            eprintln!("kills on {}: round {round} of seed {seed} has found something", means.database());
            break;
        }
    }
    report::kinds(&mut run.tally);
    run.end(&format!("kill -9 under all kinds of acts, {}", means.database())).await
}

/// One round: a load, a kill, a check of what is left, a restart, and a retry of the acts that had no answer.
async fn one(run: &mut Run, round: u64) -> anyhow::Result<()> {
    let mut dice = load::dice(run.seed, round, load::CLIENTS + 1);
    if dice.random_range(0..AT_THE_START) == 0 {
        run.place.start().serve_and_kill(Duration::from_millis(dice.random_range(5..400))).await?;
    }
    let server = run.place.start().serve()?;
    let scene = run.scene(&server, round).await?;
    let stop = AtomicBool::new(false);
    let kill = async {
        sleep(load::time_of(run.seed, round)).await;
        let killed = server.kill();
        stop.store(true, Ordering::Relaxed);
        killed
    };
    let (mut sent, killed) = tokio::join!(load::run(&scene, run.seed, &stop), kill);
    killed?;
    scene.live.close().await;
    run.tally.rounds += 1;
    run.look(&sent).await?;

    let server = run.place.start().serve()?;
    let scene = run.again(&server, scene).await?;
    run.resend(&scene, &mut sent).await;
    scene.live.close().await;
    server.kill()?;
    run.look(&sent).await
}
