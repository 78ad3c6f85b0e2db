//! Pulled plug on SQLite: data written and not flushed are lost. `plug.c` keeps what a disk would hold.
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use rand::RngExt;
use tokio::time::{Instant, sleep};

use crate::load;
use crate::place::{Means, copy_folder};
use crate::report;
use crate::run::Run;
use crate::server::Plug;

/// Per cent of the operations that reach the disk early; one of these for each pull.
const EARLY: [u64; 4] = [0, 10, 40, 80];

/// Paths whose flushes the controls drop, and what that stands for.
const CONTROLS: [(&str, &str); 2] = [
    ("/plon.db-wal", "the log's flushes are dropped, as by synchronous=NORMAL"),
    ("/files/", "the files' flushes are dropped"),
];

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, layer: &Path, pulls: u64, seed: u64) -> anyhow::Result<bool> {
    pull_all(means, layer, (pulls, seed), None).await?.end("pulled plug, SQLite").await
}

/// Runs with a disk that lies; the run is good when the loss is seen.
///
/// # Errors
/// When the run cannot go on.
pub async fn control(means: &Means, layer: &Path, pulls: u64, seed: u64) -> anyhow::Result<bool> {
    let mut all_seen = true;
    for (dropped, what) in CONTROLS {
        let began = Instant::now();
        let mut tally = pull_all(means, layer, (pulls, seed), Some(dropped)).await?.tally;
        let found = std::mem::take(&mut tally.lost).len();
        (tally.twice, tally.errors, tally.wrong) = Default::default();
        if found == 0 {
            tally.errors.push(format!("nothing was lost although {what}"));
        }
        all_seen &= report::row(&format!("control: {what}: {found} losses seen"), &tally, began.elapsed());
    }
    Ok(all_seen)
}

async fn pull_all(
    means: &Means,
    layer: &Path,
    (pulls, seed): (u64, u64),
    dropped: Option<&'static str>,
) -> anyhow::Result<Run> {
    let mut run = Run::over(means, "plugs", seed).await?;
    for round in 1..=pulls {
        let mut dice = load::dice(seed, round, load::CLIENTS + 2);
        let plug = Plug {
            layer: layer.to_owned(),
            shadow: run.place.data.with_extension("shadow"),
            seed: seed ^ round,
            early: if dropped.is_some() { 0 } else { EARLY[dice.random_range(0..EARLY.len())] },
            dropped,
        };
        if let Err(error) = pull(&mut run, &plug, round).await {
            run.tally.lost.push(format!("pull {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            eprintln!("pull {round} of seed {seed} has found something");
            break;
        }
    }
    Ok(run)
}

/// One pull: a load on a watched disk, a kill, and a start over what the disk would hold.
async fn pull(run: &mut Run, plug: &Plug, round: u64) -> anyhow::Result<()> {
    lay_out(&plug.shadow, &run.place.data)?;
    let server = run.place.plugged(plug.clone()).serve()?;
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

    let disk = run.place.moved(run.place.data.with_file_name(format!("sqlite-plug-{round}")));
    fs::remove_dir_all(&disk.data).ok();
    fs::rename(plug.shadow.join("disk"), &disk.data)?;
    fs::remove_dir_all(&plug.shadow)?;
    fs::remove_dir_all(&run.place.data)?;
    run.place = disk;
    run.look(&sent).await?;

    let server = run.place.start().serve()?;
    let scene = run.again(&server, scene).await?;
    run.resend(&scene, &mut sent).await;
    scene.live.close().await;
    server.end().await?;
    run.look(&sent).await
}

/// Lays out the shadow of a folder that was flushed as a whole.
fn lay_out(shadow: &Path, data: &Path) -> anyhow::Result<()> {
    fs::remove_dir_all(shadow).ok();
    fs::create_dir_all(shadow.join("content"))?;
    copy_folder(data, &shadow.join("disk"))
}
