//! Starts over a database that is missing, empty, another portal's, older or damaged: refused, or every file is kept.
use std::fs::{self, File};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rand::RngExt;
use tokio::time::sleep;

use crate::acts::invoices;
use crate::crew::Who;
use crate::journal::Sent;
use crate::load;
use crate::place::{Means, Place, copy_folder, count};
use crate::run::Run;
use crate::server::Start;

/// Time for which a server that does start is left alone: long enough for its daily work.
const LEFT_ALONE: Duration = Duration::from_secs(4);

/// Age of files that nobody takes for uploads still under way.
const OLD: Duration = Duration::from_secs(10 * 24 * 3600);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wrong {
    Missing,
    Empty,
    AnotherPortals,
    Older,
    Damaged,
}

impl Wrong {
    const ALL: [Wrong; 5] = [Wrong::Missing, Wrong::Empty, Wrong::AnotherPortals, Wrong::Older, Wrong::Damaged];

    const fn words(self) -> &'static str {
        match self {
            Wrong::Missing => "missing",
            Wrong::Empty => "empty",
            Wrong::AnotherPortals => "another portal's",
            Wrong::Older => "older",
            Wrong::Damaged => "damaged",
        }
    }

    /// True when no server may start over it.
    const fn must_be_refused(self) -> bool {
        matches!(self, Wrong::Missing | Wrong::Empty | Wrong::AnotherPortals)
    }
}

/// Databases that are put in place of the right one.
struct Others {
    older: Place,
    another: Place,
    empty: Place,
}

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "wrong", seed).await?;
    let another = means.empty("another").await?;
    another.start().serve()?.end().await?;
    let older = means.copy(&run.place, "older").await?;
    let others = Others { older, another, empty: means.empty("empty").await? };
    let sent = report_files(&mut run).await?;
    age(&run.place.data.join("files"))?;
    for wrong in Wrong::ALL {
        if wrong == Wrong::Damaged && means.postgres.is_some() {
            continue;
        }
        let outcome = case(&mut run, wrong, &others, &sent).await;
        if let Err(error) = outcome {
            run.tally.errors.push(format!("a database that is {}: {error:#}", wrong.words()));
        }
        run.tally.rounds += 1;
    }
    run.end(&format!("starts over wrong databases, {}", means.database())).await
}

/// Reports files that the older database does not know.
async fn report_files(run: &mut Run) -> anyhow::Result<Vec<Sent>> {
    let server = run.place.start().serve()?;
    let scene = run.scene(&server, 1).await?;
    let mut sent = Vec::new();
    for number in 0..40 {
        let act = invoices::report_of(&scene, Who::Participant(number % 8), &format!("deep-1-{number}-wrong"), 3_000);
        sent.push(load::send(&scene, act).await);
    }
    scene.live.close().await;
    server.end().await?;
    run.tally.count(&sent);
    run.look(&sent).await?;
    Ok(sent)
}

/// Puts the wrong database in place, starts, counts the files, and puts the right one back.
async fn case(run: &mut Run, wrong: Wrong, others: &Others, sent: &[Sent]) -> anyhow::Result<()> {
    let files = run.place.data.join("files");
    let before = count(&files);
    let aside = run.place.data.with_extension("right");
    let start = match &run.place.database_url {
        None => put_in_place(run, wrong, others, &aside)?,
        Some(_) => Start { database_url: url(wrong, others), ..run.place.start() },
    };
    let start = Start { demo: wrong == Wrong::Older, ..start };
    let started = start.serve();
    let refused = started.is_err();
    if let Ok(server) = &started {
        sleep(LEFT_ALONE).await;
        let ready = server.ready().await;
        if wrong == Wrong::Damaged && ready == 200 {
            run.tally.errors.push("a damaged database is ready".to_owned());
        }
        server.kill().ok();
    }
    eprintln!("a database that is {}: {}", wrong.words(), if refused { "refused" } else { "started" });
    if wrong.must_be_refused() && !refused {
        run.tally.errors.push(format!("a database that is {} is started with", wrong.words()));
    }
    let after = count(&files);
    if after < before {
        run.tally.lost.push(format!(
            "LOST {} of {before} files by a database that is {}",
            before - after,
            wrong.words()
        ));
    }
    if run.place.database_url.is_none() {
        put_back(&run.place.data, &aside)?;
    }
    run.checker.forget_files();
    let server = run.place.start().serve()?;
    server.end().await?;
    run.look(sent).await
}

fn put_in_place(run: &Run, wrong: Wrong, others: &Others, aside: &Path) -> anyhow::Result<Start> {
    let data = &run.place.data;
    fs::create_dir_all(aside)?;
    for name in database_files(data)? {
        fs::rename(data.join(&name), aside.join(&name))?;
    }
    let database = data.join("plon.db");
    match wrong {
        Wrong::Missing => {}
        Wrong::Empty => File::create(&database).map(|_| ())?,
        Wrong::AnotherPortals => fs::copy(others.another.data.join("plon.db"), &database).map(|_| ())?,
        Wrong::Older => fs::copy(others.older.data.join("plon.db"), &database).map(|_| ())?,
        Wrong::Damaged => {
            copy_folder(aside, data)?;
            damage(&database, run.seed)?;
        }
    }
    Ok(run.place.start())
}

fn put_back(data: &Path, aside: &Path) -> anyhow::Result<()> {
    for name in database_files(data)? {
        fs::remove_file(data.join(name))?;
    }
    for name in database_files(aside)? {
        fs::rename(aside.join(&name), data.join(&name))?;
    }
    Ok(())
}

fn database_files(folder: &Path) -> anyhow::Result<Vec<String>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let names: Vec<String> = names.collect::<std::io::Result<_>>()?;
    Ok(names.into_iter().filter(|name| name.starts_with("plon.db")).collect())
}

fn url(wrong: Wrong, others: &Others) -> Option<String> {
    match wrong {
        Wrong::Missing => others.empty.database_url.as_ref().map(|url| format!("{url}_that_is_not_there")),
        Wrong::AnotherPortals => others.another.database_url.clone(),
        Wrong::Older => others.older.database_url.clone(),
        Wrong::Empty | Wrong::Damaged => others.empty.database_url.clone(),
    }
}

/// Overwrites the middle of the file with noise.
fn damage(database: &Path, seed: u64) -> anyhow::Result<()> {
    let mut dice = load::dice(seed, 0, load::CLIENTS + 6);
    let mut file = File::options().write(true).open(database)?;
    let half = file.metadata()?.len() / 2;
    file.seek(SeekFrom::Start(half))?;
    let noise: Vec<u8> = (0..256 * 1024).map(|_| dice.random_range(0..=255)).collect();
    Ok(file.write_all(&noise)?)
}

/// Makes all files look as old as those taken for left behind.
fn age(folder: &PathBuf) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            age(&path)?;
        } else {
            let file = File::options().write(true).open(&path)?;
            let then = file.metadata()?.modified()?.checked_sub(OLD);
            file.set_modified(then.ok_or_else(|| anyhow::anyhow!("too old a file"))?)?;
        }
    }
    Ok(())
}
