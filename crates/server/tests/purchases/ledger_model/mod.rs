//! The books under any sequence of reports, decisions, a distributor's data, corrections and appeals, in any order.
//!
//! The sequences are the same in every run. A longer run is `PLON_BOOKS_CASES=500`; `PLON_BOOKS_SEED` is where it
//! begins, and what a failure names: with `PLON_BOOKS_CASES=1` it is the failing sequence again.
mod figures;
mod scene;
mod steps;

use std::cell::RefCell;
use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tokio::runtime::Builder;

pub use crate::given::sound::assert_sound;
use crate::support::{TestApp, has_postgres};
use scene::{SITUATIONS, Scene};
use steps::{Step, step};

/// Number of sequences that are tried on SQLite, and the length of one. On PostgreSQL they take longer each, so that
/// half of them are tried there.
const CASES: u64 = 8;
const STEPS: std::ops::Range<usize> = 30..45;

/// Time for which a failing sequence is made shorter, in milliseconds: the run is to end before it is taken for one
/// that hangs.
const SHRINKING: u32 = 40_000;

mod any_sequence_keeps_the_ledger_sound_and_the_figures_agreed {
    use super::{CASES, TestApp, has_postgres, holds};

    #[test]
    fn sqlite() {
        holds(CASES, TestApp::sqlite);
    }

    #[test]
    fn postgres() {
        if has_postgres() {
            holds(CASES / 2, TestApp::postgres);
        }
    }
}

fn holds(cases: u64, app: impl AsyncFn() -> TestApp) {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (first, cases) = (setting("PLON_BOOKS_SEED", 0), setting("PLON_BOOKS_CASES", cases));
    let met = RefCell::new(BTreeSet::new());
    for seed in first..first + cases {
        let outcome = runner(seed).run(&prop::collection::vec(step(), STEPS), |steps| {
            let seen = runtime.block_on(async { play(app().await, &steps).await });
            met.borrow_mut().extend(seen);
            Ok(())
        });
        if let Err(error) = outcome {
            panic!("PLON_BOOKS_SEED={seed} PLON_BOOKS_CASES=1 fails: {error}");
        }
    }
    let met = met.into_inner();
    let missing: Vec<_> = SITUATIONS.iter().filter(|situation| !met.contains(*situation)).collect();
    assert!(missing.is_empty() || cases < CASES, "no sequence has come to {missing:?}");
}

/// Plays a sequence from its first step to its last; the situations that it came to.
async fn play(app: TestApp, steps: &[Step]) -> BTreeSet<&'static str> {
    let mut scene = Scene::new(app).await;
    for step in steps {
        scene.take(step).await;
        assert_sound(&scene.app).await;
    }
    scene.assert_figures_agree().await;
    scene.met
}

fn runner(seed: u64) -> TestRunner {
    let config = Config { cases: 1, failure_persistence: None, max_shrink_time: SHRINKING, ..Config::default() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

#[expect(clippy::disallowed_methods, reason = "a long run is asked for by the environment")]
fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |value| value.parse().unwrap())
}
