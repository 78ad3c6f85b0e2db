//! Checks of work that waits: messages, webhooks, imports, invoices, appeals, orders, the daily job's steps, alarms.
use jiff::{SignedDuration, Timestamp};
use plon_domain::import::ImportStatus;
use plon_domain::message::MessageStatus;
use plon_domain::reward::OrderStatus;
use plon_domain::webhook::DeliveryState;

use super::{Findings, store};
use crate::daily;
use plon_kernel::clock::Clock;
use plon_kernel::db::{Conn, Db};
use plon_platform::alarms::{self, AlarmKind};

/// Time after which a message that waits is stuck.
const STUCK: SignedDuration = SignedDuration::from_mins(30);

/// Time after which work of operators has waited for long.
const LONG: SignedDuration = SignedDuration::from_hours(7 * 24);

pub async fn examine(db: &Db, clock: &Clock, findings: &mut Findings) -> sqlx::Result<()> {
    let mut conn = db.read().await?;
    let now = clock.now().0;
    examine_outbox(&mut conn, now, findings).await?;
    examine_webhooks(&mut conn, now, findings).await?;
    examine_imports(&mut conn, now, findings).await?;
    examine_work(&mut conn, clock, findings).await?;
    examine_steps(&mut conn, findings).await?;
    for alarm in alarms::list_raised(&mut conn).await? {
        findings.fail(format!("since {:.0}: {}", alarm.raised_at.0, advice(alarm.kind, alarm.count, &alarm.detail)));
    }
    Ok(())
}

async fn examine_outbox(conn: &mut Conn, now: Timestamp, findings: &mut Findings) -> sqlx::Result<()> {
    for group in store::list_message_groups(conn).await? {
        let (about, oldest) = (format!("{} messages are {}", group.count, group.status), group.oldest.0);
        let waits = now.duration_since(oldest);
        match MessageStatus::ALL.iter().find(|status| status.as_str() == group.status) {
            Some(MessageStatus::Failed) => findings
                .warn(format!("{about}: look at them at /zaplecze/wiadomosci and send them again or leave them")),
            Some(MessageStatus::Kept) => {
                findings.warn(format!("{about}, because their channel has no sender; the oldest is of {oldest:.0}"))
            }
            Some(MessageStatus::Queued | MessageStatus::Sending) if waits > STUCK => findings.warn(format!(
                "{about}, the oldest since {oldest:.0}: see whether the server runs and its sender is reached"
            )),
            _ => findings.ok(about),
        }
    }
    Ok(())
}

/// Deliveries to active webhooks; those that were given up have an alarm.
async fn examine_webhooks(conn: &mut Conn, now: Timestamp, findings: &mut Findings) -> sqlx::Result<()> {
    for group in store::list_delivery_groups(conn).await? {
        let (about, oldest) = (format!("{} deliveries to webhooks are {}", group.count, group.status), group.oldest.0);
        let is_dead = group.status == DeliveryState::Dead.as_str();
        match now.duration_since(oldest) {
            waits if !is_dead && waits > STUCK => findings.warn(format!(
                "{about}, the oldest since {oldest:.0}: see what their targets answer at /zaplecze/webhooki"
            )),
            _ => findings.ok(about),
        }
    }
    Ok(())
}

async fn examine_imports(conn: &mut Conn, now: Timestamp, findings: &mut Findings) -> sqlx::Result<()> {
    for status in [ImportStatus::Uploaded, ImportStatus::Reading, ImportStatus::Previewed, ImportStatus::Posting] {
        let waiting = store::load_waiting_imports(conn, status.as_str()).await?;
        let Some(oldest) = waiting.oldest else { continue };
        let about = format!("{} imports are {}, the oldest of {:.0}", waiting.count, status.as_str(), oldest.0);
        let is_ours = matches!(status, ImportStatus::Reading | ImportStatus::Posting);
        match now.duration_since(oldest.0) {
            waits if is_ours && waits > STUCK => {
                findings.warn(format!("{about}: see whether the server runs, and its log for the import's number"))
            }
            waits if waits > LONG => findings.warn(format!("{about}: accept or cancel them at /zaplecze/importy")),
            _ => findings.ok(about),
        }
    }
    Ok(())
}

/// Work that waits for operators.
async fn examine_work(conn: &mut Conn, clock: &Clock, findings: &mut Findings) -> sqlx::Result<()> {
    let mut work = vec![
        ("invoices wait to be checked", store::load_waiting_invoices(conn).await?, "/zaplecze/faktury"),
        ("appeals wait for an answer", store::load_waiting_appeals(conn).await?, "/zaplecze/faktury"),
    ];
    for status in OrderStatus::ALL.iter().filter(|status| status.is_open()) {
        let name = match status {
            OrderStatus::Selected => "orders wait to be begun",
            _ => "orders are in progress",
        };
        work.push((name, store::load_waiting_orders(conn, status.as_str()).await?, "/zaplecze/zamowienia"));
    }
    for (name, waiting, place) in work {
        match waiting.oldest {
            None => findings.ok(format!("no {name}")),
            Some(oldest) if clock.now().0.duration_since(oldest.0) > LONG => findings.warn(format!(
                "{} {name}, the oldest since {}: see {place}",
                waiting.count,
                clock.day_of(oldest).0
            )),
            Some(oldest) => {
                findings.ok(format!("{} {name}, the oldest since {}", waiting.count, clock.day_of(oldest).0))
            }
        }
    }
    let overdue = store::count_overdue_appeals(conn, clock.today()).await?;
    if overdue > 0 {
        findings.warn(format!("{overdue} appeals are past their last day for an answer"));
    }
    Ok(())
}

async fn examine_steps(conn: &mut Conn, findings: &mut Findings) -> sqlx::Result<()> {
    let failing = daily::list_failing(conn).await?;
    for (step, since) in &failing {
        findings
            .fail(format!("the step {step} of the daily job fails since {:.0}: the server's log says why", since.0));
    }
    if failing.is_empty() {
        findings.ok("no step of the daily job fails");
    }
    Ok(())
}

/// Sentence about an alarm that says what to do.
fn advice(kind: AlarmKind, count: i64, detail: &str) -> String {
    match kind {
        AlarmKind::OrphanFiles => format!(
            "{count} files without a row are too many to go to the trash: see whether database and store are the right \
             ones, then set PLON_ORPHANS_PERCENT=100 for a day"
        ),
        AlarmKind::UnknownFiles => {
            format!("{count} files came while another database was in use: remove them by hand once nobody needs them")
        }
        AlarmKind::DailyJob => format!("{count} steps of the daily job fail for hours: {detail}"),
        AlarmKind::DamagedDatabase => {
            format!("the database is damaged ({detail}): stop the server and restore a backup")
        }
        AlarmKind::BackupFailed => format!("the last backup failed: {detail}"),
        AlarmKind::LogHeldBack => {
            format!("SQLite's log of writes has grown to {count} MB: end the program that keeps the database file open")
        }
        AlarmKind::FailedSignIns => {
            format!("{count} sign-ins failed in the hour from {detail}: see /zaplecze/bezpieczenstwo")
        }
        AlarmKind::ApiTokensExpire => {
            format!("{count} tokens of API clients end soon ({detail}): give new ones at /zaplecze/klienci-api")
        }
        AlarmKind::WebhooksDead => format!(
            "{count} deliveries to webhooks were given up ({detail}): see what their targets answered at \
             /zaplecze/webhooki, and send them again or disable the target"
        ),
        AlarmKind::AttackedAccount => {
            format!("{count} sign-ins at one account failed in the hour from {detail}: see /zaplecze/bezpieczenstwo")
        }
    }
}
