//! Collection of the figures from the database, on one connection.
use plon_domain::import::ImportStatus;
use plon_domain::ledger::AccountKind;
use plon_domain::message::{Channel, MessageStatus};
use plon_domain::reward::OrderStatus;
use plon_domain::webhook::DeliveryState;

use super::figures::{Backups, DailyStep, Figures, StepRow, Totals, Waiting};
use super::store::{self, Counted};
use plon_kernel::checkpoint;
use plon_kernel::db::Conn;
use plon_kernel::types::Timestamp;
use plon_platform::alarms;
use plon_platform::app::App;

/// States in which a message is not at rest, or a person has to look at it.
pub const OUTBOX: [MessageStatus; 4] =
    [MessageStatus::Queued, MessageStatus::Sending, MessageStatus::Failed, MessageStatus::Kept];

/// States in which an order waits for an operator.
pub const ORDERS: [OrderStatus; 2] = [OrderStatus::Selected, OrderStatus::InProgress];

/// Collects what indexes answer.
///
/// # Errors
/// When the database does not answer.
pub async fn load_figures(app: &App) -> sqlx::Result<Figures> {
    let now = app.clock.now();
    let mut db = app.db.read().await?;
    let mut imports = Vec::new();
    for status in ImportStatus::ALL {
        imports.push((*status, waiting(store::count_imports(&mut db, status.as_str()).await?, now)));
    }
    let mut orders = Vec::new();
    for status in ORDERS {
        orders.push((status, waiting(store::count_orders(&mut db, status.as_str()).await?, now)));
    }
    Ok(Figures {
        outbox: load_outbox(&mut db, now).await?,
        deliveries: [
            (DeliveryState::Waiting, waiting(store::count_waiting_deliveries(&mut db).await?, now)),
            (DeliveryState::Dead, waiting(store::count_dead_deliveries(&mut db).await?, now)),
        ],
        imports,
        invoices: waiting(store::count_pending_invoices(&mut db).await?, now),
        appeals: waiting(store::count_appeals(&mut db).await?, now),
        appeals_overdue: store::count_overdue_appeals(&mut db, app.clock.today()).await?,
        orders,
        daily: store::list_steps(&mut db).await?.into_iter().map(|row| step_of(app, row)).collect(),
        backups: Backups {
            last_success: store::find_last_backup(&mut db).await?,
            last_result: store::find_last_backup_result(&mut db).await?,
        },
        alarms: alarms::list_raised(&mut db).await?,
    })
}

async fn load_outbox(db: &mut Conn, now: Timestamp) -> sqlx::Result<Vec<(Channel, MessageStatus, Waiting)>> {
    let mut outbox = Vec::new();
    for status in OUTBOX {
        let rows = store::count_messages(db, status.as_str()).await?;
        for channel in Channel::ALL {
            let found = rows.iter().find(|(name, ..)| name == channel.as_str());
            let counted = found.map_or((0, None), |(_, count, oldest)| (*count, *oldest));
            outbox.push((*channel, status, waiting(counted, now)));
        }
    }
    Ok(outbox)
}

fn waiting((count, oldest): Counted, now: Timestamp) -> Waiting {
    let oldest_seconds = oldest.map_or(0.0, |oldest| now.0.duration_since(oldest.0).as_secs_f64().max(0.0));
    Waiting { count, oldest_seconds }
}

fn step_of(app: &App, row: StepRow) -> DailyStep {
    let done_for = row.done_on.and_then(|day| app.clock.start_of(day.0).ok());
    DailyStep { step: row.step, done_for, failures: row.failures }
}

/// Collects what reads whole tables.
///
/// # Errors
/// When the database does not answer.
pub async fn load_totals(app: &App) -> sqlx::Result<Totals> {
    let mut db = app.db.read().await?;
    let sums = store::list_account_sums(&mut db).await?;
    let sum_of = |kind: AccountKind| sums.iter().find(|(name, _)| name == kind.as_str()).map_or(0, |(_, sum)| *sum);
    let (files, file_bytes) = store::load_file_sizes(&mut db).await?;
    let database_bytes = match store::find_database_size(&mut db).await? {
        Some(bytes) => bytes,
        None => i64::try_from(checkpoint::file_size(&app.db)).unwrap_or(i64::MAX),
    };
    let accounts = AccountKind::ALL.iter().map(|kind| (*kind, sum_of(*kind))).collect();
    Ok(Totals { accounts, files, file_bytes, database_bytes })
}
