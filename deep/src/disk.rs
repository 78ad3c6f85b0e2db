//! Disk that fills up under the server and is freed again.
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::time::sleep;

use crate::load;
use crate::place::{Means, copy_folder};
use crate::run::Run;
use crate::scene::{Scene, base};

/// Bytes left free before the load begins.
const LEFT: u64 = 3 << 20;

/// Time of the load: longer than the space lasts.
const LOAD: Duration = Duration::from_secs(12);

/// Runs on the small disk `small`; PostgreSQL's own folder is on it too, except for its write-ahead log.
///
/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, small: &Path, rounds: u64, seed: u64) -> anyhow::Result<bool> {
    let made = base(means).await?;
    let place = means.copy(&made, "disk").await?;
    let data = small.join("data");
    fs::remove_dir_all(&data).ok();
    copy_folder(&place.data, &data)?;
    let mut run = Run::at(place.moved(data), seed).await?;
    for round in 1..=rounds {
        if let Err(error) = one(&mut run, small, round).await {
            run.tally.errors.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            break;
        }
    }
    eprintln!("answered with 503 meanwhile: {}", run.tally.unavailable);
    run.end(&format!("disk full and freed, {}", means.database())).await
}

async fn one(run: &mut Run, small: &Path, round: u64) -> anyhow::Result<()> {
    let server = run.place.start().serve()?;
    let scene = run.scene(&server, round).await?;
    let ballast = Ballast::new(small)?;
    let stop = AtomicBool::new(false);
    let end = async {
        sleep(LOAD).await;
        stop.store(true, Ordering::Relaxed);
    };
    let (mut sent, ()) = tokio::join!(load::run(&scene, run.seed, &stop), end);
    ballast.drop_it()?;
    let full = sent.iter().filter(|one| matches!(one.answer, Some((503, _)))).count();
    anyhow::ensure!(full > 0, "the disk did not fill up");
    for one in &sent {
        if let Some((503, body)) = &one.answer
            && body["error"] != "no_space"
        {
            run.tally.wrong.push(format!("{} is answered with 503 {body}", one.act.kind));
        }
    }
    load::take_for_unanswered(&mut sent, &mut run.tally);
    run.tally.rounds += 1;
    scene.live.close().await;
    let scene = Scene { live: run.place.live().await?, ..scene };
    run.resend(&scene, &mut sent).await;
    scene.live.close().await;
    server.kill()?;
    run.look(&sent).await
}

/// File that takes all but a little of the disk.
struct Ballast(PathBuf);

impl Ballast {
    fn new(small: &Path) -> anyhow::Result<Ballast> {
        let path = small.join("ballast");
        let mut file = File::create(&path)?;
        let block = vec![1_u8; 1 << 16];
        while file.write_all(&block).is_ok() {}
        let size = file.metadata()?.len();
        OpenOptions::new().write(true).open(&path)?.set_len(size.saturating_sub(LEFT))?;
        Ok(Ballast(path))
    }

    fn drop_it(self) -> anyhow::Result<()> {
        Ok(fs::remove_file(self.0)?)
    }
}
