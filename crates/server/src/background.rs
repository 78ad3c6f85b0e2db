//! Background tasks, from the start to the drain: workers of the outbox, push messages, webhooks, imports, bulk jobs, mailings, trips, connections to KSeF,
//! corrections and promotions, the chains over the audit log and the ledger, the end of the changes that are told, the
//! security events, the checkpoint of the write-ahead log and the daily job.
use std::time::Duration;

use plon_domain::message::Channel;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::backup::Schedule;
use crate::daily::Retention;
use plon_identity::{push, webhooks};
use plon_kernel::shutdown::Shutdown;
use plon_platform::app::App;
use plon_platform::config::Storage;
use plon_promotions::jobs as promotion_jobs;
use plon_rewards::trips;

use crate::{backup, chain, changes, checkpoint, daily};
use plon_imports as imports;
use plon_platform::{messages, security_events};

/// The running tasks.
pub struct Background {
    shutdown: Shutdown,
    tasks: JoinSet<()>,
}

impl Background {
    /// Starts all tasks.
    pub fn start(app: &App, retention: Retention) -> Background {
        let mut tasks = JoinSet::new();
        for channel in [Channel::Sms, Channel::Email] {
            tasks.spawn(messages::run(app.clone(), channel));
        }
        tasks.spawn(push::run(app.clone()));
        tasks.spawn(webhooks::run(app.clone()));
        tasks.spawn(imports::run(app.clone()));
        tasks.spawn(plon_bulk_jobs::run(app.clone()));
        tasks.spawn(plon_mailings::run(app.clone()));
        tasks.spawn(trips::run(app.clone()));
        tasks.spawn(plon_ksef_connections::run(app.clone()));
        tasks.spawn(plon_corrections::run(app.clone()));
        tasks.spawn(promotion_jobs::run(app.clone()));
        tasks.spawn(chain::run(app.clone()));
        tasks.spawn(changes::run(app.clone()));
        tasks.spawn(security_events::run(app.clone()));
        tasks.spawn(checkpoint::run(app.clone()));
        tasks.spawn(daily::run(app.clone(), retention));
        Background { shutdown: app.shutdown.clone(), tasks }
    }

    /// Adds the task that makes backups; it does so only where the schedule says.
    pub fn backing_up(mut self, app: &App, storage: Storage, schedule: Schedule) -> Background {
        self.tasks.spawn(backup::run(app.clone(), storage, schedule));
        self
    }

    /// Wraps the process's `signal`: on it, tasks and health checks hear of the shutdown, and `delay` passes, after
    /// which a proxy that has heard of the end sends nothing more.
    pub fn end_with(&self, signal: impl Future<Output = ()>, delay: Duration) -> impl Future<Output = ()> {
        let shutdown = self.shutdown.clone();
        async move {
            signal.await;
            shutdown.request();
            sleep(delay).await;
        }
    }

    /// Waits until the tasks have ended, at most `limit`; work that is cut off is taken up again after its lease.
    pub async fn ended(mut self, limit: Duration) {
        self.shutdown.request();
        if timeout(limit, async { while self.tasks.join_next().await.is_some() {} }).await.is_err() {
            tracing::warn!(tasks = self.tasks.len(), "background tasks are cut off");
        }
    }
}
