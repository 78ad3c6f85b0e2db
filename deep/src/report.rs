//! Rows of the summary.
use std::time::Duration;

use crate::acts;
use crate::journal::Tally;

/// Most findings of each kind that are printed in full.
const SHOWN: usize = 12;

/// Rounds from which each kind of act must have been acknowledged; the run would else prove less than it says.
const ENOUGH_ROUNDS: u64 = 40;

/// Prints the findings on standard error and the row on standard output; true when nothing was wrong.
pub fn row(what: &str, tally: &Tally, took: Duration) -> bool {
    for (title, found) in
        [("wrong answers", &tally.wrong), ("lost", &tally.lost), ("twice", &tally.twice), ("invariants", &tally.errors)]
    {
        for line in found.iter().take(SHOWN) {
            eprintln!("{title}: {line}");
        }
        if found.len() > SHOWN {
            eprintln!("{title}: and {} more", found.len() - SHOWN);
        }
    }
    println!(
        "| {what:<58} | {:>6} | {:>12} | {:>7} | {:>9} | {:>4} | {:>5} | {:>10} | {:>7} |",
        tally.rounds,
        tally.acknowledged,
        tally.again,
        tally.refused,
        tally.lost.len(),
        tally.twice.len(),
        tally.errors.len() + tally.wrong.len(),
        took.as_secs()
    );
    tally.is_clean()
}

/// Prints how often each kind was acknowledged and refused; adds an error for each that never was acknowledged.
pub fn kinds(tally: &mut Tally) {
    let mut words = Vec::new();
    for kind in acts::kinds() {
        let [done, refused] = tally.by_kind.get(kind).copied().unwrap_or_default();
        words.push(format!("{kind} {done}/{refused}"));
        if done == 0 && tally.rounds >= ENOUGH_ROUNDS {
            tally.errors.push(format!("\"{kind}\" was never acknowledged: the run proves less than it says"));
        }
    }
    eprintln!("acknowledged/refused: {}", words.join(", "));
}
