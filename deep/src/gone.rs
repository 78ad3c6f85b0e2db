//! File system that goes away under the server and comes back: impossible acts are refused, nothing is lost.
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::time::sleep;

use crate::acts::invoices;
use crate::crew::Who;
use crate::load;
use crate::place::Means;
use crate::run::Run;
use crate::scene::Scene;

/// Way in which the folder goes away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// The folder is renamed.
    Renamed,
    /// The folder is a mount, and is unmounted lazily.
    Unmounted,
}

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, way: Way, rounds: u64, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "gone", seed).await?;
    let folder = Folder { data: run.place.data.clone(), away: run.place.data.with_extension("away"), way };
    if way == Way::Unmounted {
        fs::rename(&folder.data, &folder.away)?;
        fs::create_dir_all(&folder.data)?;
        folder.mount()?;
    }
    for round in 1..=rounds {
        if let Err(error) = one(&mut run, &folder, round).await {
            run.tally.errors.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            break;
        }
    }
    let what = format!(
        "folder {} under load, {}",
        if way == Way::Renamed { "renamed" } else { "unmounted" },
        means.database()
    );
    let good = run.end(&what).await;
    if way == Way::Unmounted {
        folder.unmount().ok();
    }
    good
}

struct Folder {
    data: PathBuf,
    away: PathBuf,
    way: Way,
}

impl Folder {
    fn mount(&self) -> anyhow::Result<()> {
        call(Command::new("mount").arg("--bind").arg(&self.away).arg(&self.data))
    }

    fn unmount(&self) -> anyhow::Result<()> {
        call(Command::new("umount").arg("--lazy").arg(&self.data))
    }

    fn take_away(&self) -> anyhow::Result<()> {
        match self.way {
            Way::Renamed => Ok(fs::rename(&self.data, &self.away)?),
            Way::Unmounted => self.unmount(),
        }
    }

    /// Brings the folder back; whatever the server has made in its place is put aside.
    fn bring_back(&self) -> anyhow::Result<()> {
        let aside = self.data.with_extension("meanwhile");
        fs::remove_dir_all(&aside).ok();
        match self.way {
            Way::Renamed => {
                if self.data.exists() {
                    fs::rename(&self.data, &aside)?;
                }
                Ok(fs::rename(&self.away, &self.data)?)
            }
            Way::Unmounted => self.mount(),
        }
    }
}

fn call(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status()?;
    anyhow::ensure!(status.success(), "{command:?} ended with {status}");
    Ok(())
}

async fn one(run: &mut Run, folder: &Folder, round: u64) -> anyhow::Result<()> {
    let server = run.place.start().serve()?;
    let scene = run.scene(&server, round).await?;
    let stop = AtomicBool::new(false);
    let (mut while_gone, mut ready) = (Vec::new(), 0);
    let go = async {
        sleep(load::time_of(run.seed, round)).await;
        folder.take_away()?;
        sleep(Duration::from_millis(200)).await;
        for place in 0..4 {
            let act =
                invoices::report_of(&scene, Who::Participant(place), &format!("deep-{round}-gone-{place}"), 4_000);
            while_gone.push(load::send(&scene, act).await);
        }
        ready = server.ready().await;
        folder.bring_back()?;
        sleep(Duration::from_millis(300)).await;
        stop.store(true, Ordering::Relaxed);
        anyhow::Ok(())
    };
    let gone = async {
        let gone = go.await;
        stop.store(true, Ordering::Relaxed);
        gone
    };
    let (mut sent, gone) = tokio::join!(load::run(&scene, run.seed, &stop), gone);
    gone?;
    if ready != 503 {
        run.tally.wrong.push(format!("ready says {ready} while the folder is away"));
    }
    for one in while_gone.iter().filter(|one| !matches!(one.answer, Some((503, _)))) {
        run.tally.wrong.push(format!("a report while the folder is away is answered with {:?}", one.answer));
    }
    sent.extend(while_gone);
    load::take_for_unanswered(&mut sent, &mut run.tally);
    run.tally.rounds += 1;
    scene.live.close().await;
    let scene = Scene { live: run.place.live().await?, ..scene };
    run.resend(&scene, &mut sent).await;
    scene.live.close().await;
    server.kill()?;
    run.look(&sent).await
}
