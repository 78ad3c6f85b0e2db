//! Check of the clock: against the database's, against the store of files, and against the last times on record.
use jiff::SignedDuration;
use jiff::fmt::rfc2822;
use reqwest::header::DATE;

use super::{Findings, PATIENCE, store};
use crate::cli::Serve;
use plon_kernel::clock::Clock;
use plon_kernel::db::Db;
use plon_kernel::http_client;
use plon_platform::error::chain;

/// Difference that calls for a look.
const NOTABLE: SignedDuration = SignedDuration::from_secs(30);

/// Difference from which a store refuses signed requests.
const TOO_MUCH: SignedDuration = SignedDuration::from_mins(15);

pub async fn check(settings: &Serve, db: &Db, clock: &Clock, findings: &mut Findings) {
    let now = clock.machine();
    match compare_with_database(db, clock).await {
        Ok(Some(difference)) => report("PostgreSQL's clock", difference, findings),
        Ok(None) => findings.ok(format!("the machine's clock says {now:.0}")),
        Err(error) => findings.fail(format!("the database does not tell its time: {error}")),
    }
    match latest(db).await {
        // A demo's clock runs ahead of the machine's.
        Ok(Some(seen)) if !settings.demo && now.duration_until(seen) > NOTABLE => findings.fail(format!(
            "a server ran on this database at {seen:.0}, and the machine's clock says {now:.0}: set it before the \
             server starts"
        )),
        Ok(_) => {}
        Err(error) => findings.fail(format!("the database cannot be read: {error}")),
    }
    if settings.storage.s3.bucket.is_some() {
        match compare_with_store(settings, clock).await {
            Ok(difference) => report("the clock of the store of files", difference, findings),
            Err(error) => findings.warn(format!("the store of files does not tell its time: {}", chain(&error))),
        }
    }
}

fn report(name: &str, difference: SignedDuration, findings: &mut Findings) {
    let distance = difference.abs();
    let about = format!("{name} and this machine's are {:.1} apart", distance);
    match distance {
        distance if distance > TOO_MUCH => findings.fail(format!("{about}: set them by one source of time")),
        distance if distance > NOTABLE => findings.warn(format!("{about}: set them by one source of time")),
        _ => findings.ok(about),
    }
}

/// Measures how far PostgreSQL's clock is from the machine's; SQLite has none of its own.
async fn compare_with_database(db: &Db, clock: &Clock) -> sqlx::Result<Option<SignedDuration>> {
    let theirs = store::find_database_time(&mut db.read().await?).await?;
    Ok(theirs.map(|theirs| clock.machine().duration_until(theirs.0)))
}

async fn latest(db: &Db) -> sqlx::Result<Option<jiff::Timestamp>> {
    Ok(store::find_last_uptime(&mut db.read().await?).await?.map(|seen| seen.0))
}

/// Compares with the `Date` of the store's answer, which it gives to strangers too.
async fn compare_with_store(settings: &Serve, clock: &Clock) -> anyhow::Result<SignedDuration> {
    let s3 = &settings.storage.s3;
    let address = s3.endpoint.clone().unwrap_or_else(|| format!("https://s3.{}.amazonaws.com", s3.region));
    let answer = http_client::new_client(PATIENCE)?.head(address).send().await?;
    let date = answer.headers().get(DATE).ok_or_else(|| anyhow::anyhow!("its answer has no date"))?.to_str()?;
    let theirs = rfc2822::DateTimeParser::new().parse_timestamp(date)?;
    Ok(clock.machine().duration_until(theirs))
}
