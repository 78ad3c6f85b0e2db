//! Beginning and end of every part.
use std::sync::Arc;

use tokio::time::Instant;

use crate::checker::Checker;
use crate::crew::Crew;
use crate::journal::{Sent, Tally};
use crate::load;
use crate::place::{Means, Place};
use crate::report;
use crate::scene::{Facts, Scene, base};
use crate::server::Server;

/// Run over a copy of the base.
pub struct Run {
    pub place: Place,
    pub checker: Checker,
    pub tally: Tally,
    pub seed: u64,
    crew: Arc<Crew>,
    facts: Arc<Facts>,
    began: Instant,
}

impl Run {
    /// # Errors
    /// When the base cannot be made or copied.
    pub async fn over(means: &Means, name: &str, seed: u64) -> anyhow::Result<Run> {
        let place = means.copy(&base(means).await?, name).await?;
        Run::at(place, seed).await
    }

    /// # Errors
    /// When the place cannot be read.
    pub async fn at(place: Place, seed: u64) -> anyhow::Result<Run> {
        let raw = place.left().await?;
        let (crew, checker) = (Arc::new(Crew::of(&raw).await?), Checker::new(&raw).await?);
        let facts = Arc::new(Facts::of(&raw, &crew).await?);
        raw.close().await;
        Ok(Run { place, checker, tally: Tally::default(), seed, crew, facts, began: Instant::now() })
    }

    /// # Errors
    /// Those of `Scene::open`.
    pub async fn scene(&self, server: &Server, round: u64) -> anyhow::Result<Scene> {
        Scene::open(server, &self.place, (&self.crew, &self.facts), round).await
    }

    /// Opens the scene of the same round over a restarted server: the clock stays where it was, so that bearers hold
    /// and keys are kept.
    ///
    /// # Errors
    /// When somebody cannot sign in.
    pub async fn again(&self, server: &Server, scene: Scene) -> anyhow::Result<Scene> {
        self.crew.sign_in(server.address).await?;
        Ok(Scene { address: server.address, live: self.place.live().await?, ..scene })
    }

    /// Checks what a dead server left.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn look(&mut self, sent: &[Sent]) -> anyhow::Result<()> {
        let raw = self.place.left().await?;
        self.checker.check(&raw, &self.place, sent, &mut self.tally).await?;
        raw.close().await;
        Ok(())
    }

    /// Sends again the acts that had no answer, compares those that had one, and counts them all.
    pub async fn resend(&mut self, scene: &Scene, sent: &mut [Sent]) {
        self.tally.again += sent.iter().filter(|one| one.answer.is_none()).count() as u64;
        load::resend(scene, sent, &mut self.tally).await;
        self.tally.count(sent);
    }

    /// Compares all files once more and prints the row; true when nothing was wrong.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn end(mut self, what: &str) -> anyhow::Result<bool> {
        self.checker.forget_files();
        self.look(&[]).await?;
        Ok(report::row(&format!("{what}, seed {}", self.seed), &self.tally, self.began.elapsed()))
    }
}
