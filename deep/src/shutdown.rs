//! SIGTERM with uploads in flight: everything acknowledged is kept, and nothing of the rest is half done.
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use rand::RngExt;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::acts::{Act, invoices, someone};
use crate::crew::Who;
use crate::http::{Answer, read};
use crate::journal::Sent;
use crate::load;
use crate::place::Means;
use crate::run::Run;
use crate::scene::Scene;

const UPLOADS: usize = 8;
const SIZE: usize = 2 << 20;

/// Time that the server gives running requests; an upload that takes longer is cut off.
const DRAIN: [&str; 2] = ["--drain-time", "4s"];
const ENDS_WITHIN: Duration = Duration::from_secs(15);

/// # Errors
/// When the run cannot go on; what the checker finds is printed in the row.
pub async fn run(means: &Means, rounds: u64, seed: u64) -> anyhow::Result<bool> {
    let mut run = Run::over(means, "shutdown", seed).await?;
    for round in 1..=rounds {
        if let Err(error) = one(&mut run, round).await {
            run.tally.errors.push(format!("round {round}: {error:#}"));
        }
        if !run.tally.is_clean() {
            break;
        }
    }
    run.end(&format!("SIGTERM with uploads in flight, {}", means.database())).await
}

async fn one(run: &mut Run, round: u64) -> anyhow::Result<()> {
    let mut start = run.place.start();
    start.more = DRAIN.to_vec();
    let server = start.serve()?;
    let scene = run.scene(&server, round).await?;
    let (stop, told) = (AtomicBool::new(false), AtomicBool::new(false));
    let mut dice = load::dice(run.seed, round, load::CLIENTS + 5);
    let uploads: Vec<(Act, Duration)> = (0..UPLOADS)
        .map(|place| {
            let (who, mark) = (Who::Participant(someone(&scene, &mut dice)), format!("deep-{round}-upload-{place}"));
            // Some end before the drain does, one never would.
            let rest = if place == 0 { 60_000 } else { dice.random_range(0..1_500) };
            (invoices::report_of(&scene, who, &mark, SIZE), Duration::from_millis(rest))
        })
        .collect();
    let end = async {
        sleep(load::time_of(run.seed, round)).await;
        told.store(true, Ordering::Relaxed);
        let said = server.send_sigterm();
        stop.store(true, Ordering::Relaxed);
        said?;
        server.ended(ENDS_WITHIN).await
    };
    let uploading = join_all(uploads.into_iter().map(|(act, rest)| upload(&scene, act, rest, &told)));
    let (mut sent, uploaded, ended) = tokio::join!(load::run(&scene, run.seed, &stop), uploading, end);
    anyhow::ensure!(ended?.success(), "the server did not end well");
    scene.live.close().await;
    run.tally.rounds += 1;
    sent.extend(uploaded);
    run.look(&sent).await?;
    let server = run.place.start().serve()?;
    let scene = run.again(&server, scene).await?;
    run.resend(&scene, &mut sent).await;
    scene.live.close().await;
    server.end().await?;
    run.look(&sent).await
}

/// Sends half of a report, waits until the server was told to end and a while more, and sends the rest.
async fn upload(scene: &Scene, act: Act, rest: Duration, told: &AtomicBool) -> Sent {
    let bearer = scene.crew.bearer(act.who).await.unwrap_or_default();
    let bytes = act.request.clone().bearer(&bearer).bytes();
    let answer = timeout(ENDS_WITHIN, in_halves(scene.address, &bytes, rest, told)).await;
    let answer = answer.ok().and_then(Result::ok).map(|answer| (answer.status, answer.json));
    Sent { act, round: scene.round, answer }
}

async fn in_halves(to: SocketAddr, bytes: &[u8], rest: Duration, told: &AtomicBool) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(to).await?;
    let (first, second) = bytes.split_at(bytes.len() / 2);
    stream.write_all(first).await?;
    while !told.load(Ordering::Relaxed) {
        sleep(Duration::from_millis(5)).await;
    }
    sleep(rest).await;
    stream.write_all(second).await?;
    read(&mut stream).await
}
