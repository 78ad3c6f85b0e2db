//! Liveness and readiness probes.
use std::time::Duration;

use anyhow::Context;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::store;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::app::App;
use plon_platform::error::{RETRY_AFTER_SECONDS, chain};
use plon_platform::openapi;
use plon_platform::outage;
use plon_platform::readiness::NotReady;

/// Timeout of the readiness probe's writes to the database and to the file store.
const LOOK_TIME: Duration = Duration::from_secs(4);

/// Key of the probe content, stored and then removed; it is fixed, so that a kill in between leaves no second one.
const PROBE: &str = "readiness-probe";

fn states() -> Object {
    openapi::codes(["live", "ready", "not_configured"].into_iter())
}

/// A healthy process.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    #[schema(schema_with = states)]
    status: &'static str,
}

/// A process that is not ready, with the reasons.
#[derive(Debug, Serialize, ToSchema)]
pub struct Unready {
    status: &'static str,
    reasons: Vec<NotReady>,
}

/// Liveness probe: answers as long as the process accepts connections.
#[utoipa::path(get, path = "/health/live", tag = "system", responses((status = 200, body = Health)))]
pub async fn check_liveness() -> axum::Json<Health> {
    axum::Json(Health { status: "live" })
}

/// Readiness probe; its result is cached for a second.
/// Answers 200 when the database and the file store take writes, the daily check has found no damage in the database,
/// the data folder is still the one that was opened, and the server is not shutting down; its status is
/// `not_configured` until an administrator opens the portal.
#[utoipa::path(get, path = "/health/ready", tag = "system", responses((status = 200, body = Health),
    (status = 503, body = Unready)))]
pub async fn check_readiness(State(app): State<App>) -> Response {
    let reasons = match app.shutdown.is_requested() {
        true => vec![NotReady::ShuttingDown],
        false => app.readiness.ask(|| run_checks(app.clone())).await,
    };
    // A proxy must let administrators through to the setup and the checklist before the portal is opened.
    let status = match reasons[..] {
        [] => Some("ready"),
        [NotReady::NotConfigured] => Some("not_configured"),
        _ => None,
    };
    if let Some(status) = status {
        return axum::Json(Health { status }).into_response();
    }
    let later = [(header::RETRY_AFTER, RETRY_AFTER_SECONDS.to_string())];
    (StatusCode::SERVICE_UNAVAILABLE, later, axum::Json(Unready { status: "not ready", reasons })).into_response()
}

async fn run_checks(app: App) -> Vec<NotReady> {
    let files = async {
        let probed = timeout(LOOK_TIME, app.files.probe(PROBE)).await;
        probed.unwrap_or_else(|_| Err(anyhow::anyhow!("the store of files does not answer in time")))
    };
    let database = async {
        let written = timeout(LOOK_TIME, write(&app)).await;
        written.unwrap_or_else(|_| Err(sqlx::Error::PoolTimedOut)).context("database")
    };
    let (files, database) = tokio::join!(files, database);
    let mut reasons = Vec::new();
    match database {
        Ok(Written { is_damaged, is_open }) => {
            reasons.extend(is_damaged.then_some(NotReady::DatabaseDamaged));
            reasons.extend((!is_open).then_some(NotReady::NotConfigured));
        }
        Err(cause) => {
            tracing::debug!(cause = chain(&cause), "the database takes no write");
            reasons.push(NotReady::of_database(outage::find_outage(&cause)));
        }
    }
    if let Err(cause) = files {
        tracing::debug!(cause = chain(&cause), "the store of files takes no content");
        reasons.push(NotReady::of_files(outage::find_outage(&cause)));
    }
    reasons
}

/// State of a database that takes writes.
struct Written {
    /// True when the daily check has found it damaged.
    is_damaged: bool,
    is_open: bool,
}

async fn write(app: &App) -> sqlx::Result<Written> {
    let mut tx = app.db.begin().await?;
    store::mark_readiness(&mut tx, app.clock.now()).await?;
    let is_damaged = alarms::is_raised(&mut tx, AlarmKind::DamagedDatabase).await?;
    let is_open = app.opening.read(&mut tx).await?;
    tx.commit_unread().await?;
    Ok(Written { is_damaged, is_open })
}
