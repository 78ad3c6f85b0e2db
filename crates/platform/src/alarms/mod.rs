//! Alarms for administrators, kept in the database until their cause has gone, so that a restart forgets none.
mod store;

use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::db::{Read, Tx};
use plon_kernel::types::Timestamp;

/// Kind of an alarm; there is one alarm of a kind at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AlarmKind {
    /// Files without a row are so many that none was moved to the trash; `count` is their number.
    OrphanFiles,
    /// Files without a row were stored while no server ran on this database, as after restoring an older backup;
    /// `count` is their number.
    UnknownFiles,
    /// Steps of the daily job have failed for hours; `count` is their number, `detail` names them.
    DailyJob,
    /// The database is damaged; `detail` is its own message.
    DamagedDatabase,
    /// The last scheduled backup failed; `detail` says why.
    BackupFailed,
    /// A program beside the server keeps SQLite's write-ahead log from being shortened; `count` is its size in MB.
    LogHeldBack,
    /// Failed sign-ins exceed the hour's limit; `count` is their number, `detail` is the hour's beginning.
    FailedSignIns,
    /// Failed sign-ins at one account exceed the hour's limit; `count` and `detail` as for `FailedSignIns`.
    AttackedAccount,
    /// The last tokens of API clients end within 30 days; `count` is the number of clients, `detail` names them.
    ApiTokensExpire,
    /// Deliveries to webhooks were given up; `count` is their number, `detail` names the targets.
    WebhooksDead,
}

impl AlarmKind {
    pub const ALL: [AlarmKind; 10] = [
        AlarmKind::OrphanFiles,
        AlarmKind::UnknownFiles,
        AlarmKind::DailyJob,
        AlarmKind::DamagedDatabase,
        AlarmKind::BackupFailed,
        AlarmKind::LogHeldBack,
        AlarmKind::FailedSignIns,
        AlarmKind::AttackedAccount,
        AlarmKind::ApiTokensExpire,
        AlarmKind::WebhooksDead,
    ];

    /// Name under which the kind is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            AlarmKind::OrphanFiles => "orphan_files",
            AlarmKind::UnknownFiles => "unknown_files",
            AlarmKind::DailyJob => "daily_job",
            AlarmKind::DamagedDatabase => "damaged_database",
            AlarmKind::BackupFailed => "backup_failed",
            AlarmKind::LogHeldBack => "log_held_back",
            AlarmKind::FailedSignIns => "failed_sign_ins",
            AlarmKind::AttackedAccount => "attacked_account",
            AlarmKind::ApiTokensExpire => "api_tokens_expire",
            AlarmKind::WebhooksDead => "webhooks_dead",
        }
    }
}

/// Raised alarm.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Alarm {
    pub kind: AlarmKind,
    pub count: i64,
    /// Details for machines; not a sentence for users.
    pub detail: String,
    pub raised_at: Timestamp,
}

/// Raises an alarm, or updates a raised one; its time stays the first.
pub async fn raise(tx: &mut Tx, kind: AlarmKind, count: i64, detail: &str, now: Timestamp) -> sqlx::Result<()> {
    store::put_alarm(tx, kind.as_str(), count, detail, now).await
}

/// Clears an alarm whose cause has gone.
pub async fn clear(tx: &mut Tx, kind: AlarmKind) -> sqlx::Result<()> {
    store::delete_alarm(tx, kind.as_str()).await
}

/// True when an alarm of the kind is raised.
pub async fn is_raised(db: &mut impl Read, kind: AlarmKind) -> sqlx::Result<bool> {
    store::is_raised(db, kind.as_str()).await
}

/// Raised alarms, the oldest first.
pub async fn list_raised(db: &mut impl Read) -> sqlx::Result<Vec<Alarm>> {
    let rows = store::list_alarms(db).await?;
    let kind_of = |name: &str| AlarmKind::ALL.into_iter().find(|kind| kind.as_str() == name);
    Ok(rows
        .into_iter()
        .filter_map(|row| {
            let kind = kind_of(&row.kind)?;
            Some(Alarm { kind, count: row.count, detail: row.detail, raised_at: row.raised_at })
        })
        .collect())
}
