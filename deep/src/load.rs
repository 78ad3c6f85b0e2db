//! Load: concurrent clients that do all kinds of acts until the server is gone or they are told to stop.
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{StreamExt, stream};
use rand::{RngExt, SeedableRng};
use tokio::time::sleep;

use crate::acts::{self, Act, Dice, people};
use crate::http::Answer;
use crate::journal::{Sent, Tally};
use crate::scene::Scene;

pub const CLIENTS: usize = 12;

/// Concurrent requests when acts are sent again.
const BESIDE: usize = 6;

/// Wait of somebody who sends two files already, and below the number of tries: half a minute in all.
const BUSY: Duration = Duration::from_millis(50);
const BUSY_TRIES: usize = 600;

/// Outcome of a chosen act.
enum Planned {
    Sent(Box<Sent>),
    /// There is nothing now that it could be done to.
    Nothing,
    /// The database did not answer.
    OutOfReach,
}

/// Dice of a client: the same seed gives the same mix.
pub fn dice(seed: u64, round: u64, client: usize) -> Dice {
    Dice::seed_from_u64(seed ^ (round << 20) ^ (client as u64) << 8)
}

/// Sends acts from all clients until they are told to stop, or the server does not answer any more.
pub async fn run(scene: &Scene, seed: u64, stop: &AtomicBool) -> Vec<Sent> {
    let sent = Mutex::new(Vec::new());
    let keep = |one: Sent| {
        if let Ok(mut sent) = sent.lock() {
            sent.push(one);
        }
    };
    let client = async |client: usize| {
        let mut dice = dice(seed, scene.round, client);
        let mut number = 0;
        while !stop.load(Ordering::Relaxed) {
            number += 1;
            let mark = format!("deep-{}-{client}-{number}", scene.round);
            let kind = acts::choose(&mut dice);
            let answered = match kind {
                "change the password" => special(kind, scene, people::change_password(scene, &mut dice).await),
                "reset the password" => special(kind, scene, people::reset_password(scene, &mut dice).await),
                "approve a batch" => {
                    let _turn = scene.signing_turn.lock().await;
                    planned(scene, kind, &mut dice, &mark).await
                }
                _ => planned(scene, kind, &mut dice, &mark).await,
            };
            let answered = match answered {
                Planned::Nothing => continue,
                Planned::OutOfReach => None,
                Planned::Sent(sent) => Some(*sent),
            };
            match answered {
                Some(one) if one.answer.is_some() => keep(one),
                // The server is gone, or out of reach for a while.
                unanswered => {
                    unanswered.into_iter().for_each(&keep);
                    if stop.load(Ordering::Relaxed) || !is_there(scene).await {
                        return;
                    }
                }
            }
        }
    };
    join_all((0..CLIENTS).map(client)).await;
    sent.into_inner().unwrap_or_default()
}

async fn planned(scene: &Scene, kind: &'static str, dice: &mut Dice, mark: &str) -> Planned {
    match acts::plan(scene, kind, dice, mark).await {
        Ok(Some(act)) => Planned::Sent(Box::new(send(scene, act).await)),
        Ok(None) => Planned::Nothing,
        Err(_) => Planned::OutOfReach,
    }
}

async fn is_there(scene: &Scene) -> bool {
    tokio::net::TcpStream::connect(scene.address).await.is_ok()
}

/// Keeps an act of several requests with the answer to its last one.
fn special(kind: &'static str, scene: &Scene, answer: anyhow::Result<Option<Answer>>) -> Planned {
    let act = Act::new(kind, scene.changes_passwords(), "", serde_json::Value::Null);
    let answer = match answer {
        Ok(None) => return Planned::Nothing,
        Ok(Some(answer)) => Some((answer.status, answer.json)),
        Err(_) => None,
    };
    Planned::Sent(Box::new(Sent { act, round: scene.round, answer }))
}

pub async fn send(scene: &Scene, act: Act) -> Sent {
    let request = match scene.crew.bearer(act.who).await {
        Some(bearer) => act.request.clone().bearer(&bearer),
        None => act.request.clone(),
    };
    let answer = request.send(scene.address).await.ok().map(|answer| (answer.status, answer.json));
    Sent { act, round: scene.round, answer }
}

/// Sends again the acts that had no answer, until they have one, and the acknowledged ones, whose answer must repeat.
pub async fn resend(scene: &Scene, sent: &mut [Sent], tally: &mut Tally) {
    let keyed = |one: &&mut Sent| one.act.request.key.is_some();
    let again = stream::iter(sent.iter_mut().filter(keyed).filter(|one| one.answer.is_none() || one.is_acknowledged()));
    let outcomes: Vec<Option<String>> = again.map(|one| repeat(scene, one)).buffer_unordered(BESIDE).collect().await;
    tally.lost.extend(outcomes.into_iter().flatten());
}

/// Sends an act again; gives what is wrong with the answer.
async fn repeat(scene: &Scene, one: &mut Sent) -> Option<String> {
    let mut repeated = send(scene, one.act.clone()).await;
    for _ in 0..BUSY_TRIES {
        if !is_to_wait(&repeated) {
            break;
        }
        sleep(BUSY).await;
        repeated = send(scene, one.act.clone()).await;
    }
    match (&one.answer, repeated.answer) {
        (_, None) => Some(format!("LOST {} {}: no answer", one.act.kind, one.mark())),
        (None, answer) => {
            one.answer = answer;
            None
        }
        (Some(before), Some(now)) if *before == now => None,
        (Some(before), Some(now)) => Some(format!("LOST {} {}: {before:?} became {now:?}", one.act.kind, one.mark())),
    }
}

/// True when the same person sends two files already: then the request was not looked at.
fn is_to_wait(sent: &Sent) -> bool {
    matches!(&sent.answer, Some((429, body)) if body["error"] == "uploads_under_way")
}

/// Treats answers of 503 as none, because their requests are to be sent again; other server errors are wrong.
pub fn take_for_unanswered(sent: &mut [Sent], tally: &mut Tally) {
    for one in sent {
        let Some((status @ 500.., body)) = &one.answer else { continue };
        match status {
            503 => tally.unavailable += 1,
            _ => tally.wrong.push(format!("{} is answered with {status}: {body}", one.act.kind)),
        }
        one.answer = None;
    }
}

/// Time of a round's load: 40 to 1600 ms.
pub fn time_of(seed: u64, round: u64) -> Duration {
    Duration::from_millis(dice(seed, round, CLIENTS).random_range(40..1_600))
}
