//! Group commit of SQLite: transactions that wait for each other are members of one group, and share its flush.
use std::error::Error as StdError;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::time::{Instant, timeout};

use crate::db::WRITER_TIMEOUT;

/// Age from which a group takes no more members.
const LONGEST: Duration = Duration::from_millis(20);

/// SQLite's result code of a commit or a rollback without a transaction, or without the savepoint.
const NO_TRANSACTION: &str = "1";

/// SQLite's result code of an act that ended because its transaction was rolled back (ABORT_ROLLBACK).
const ROLLED_BACK: &str = "516";

/// SQLite's one writer, with the queue before it.
#[derive(Clone, Debug)]
pub struct Writer {
    pool: SqlitePool,
    /// Turns are given in the order of their coming; who has the turn has the group.
    queue: Arc<Mutex<Option<Group>>>,
}

/// Transaction of the database that its members' transactions are parts of.
#[derive(Debug)]
struct Group {
    tx: Transaction<'static, Sqlite>,
    began: Instant,
    /// Number of members that have committed.
    committed: u32,
    savepoint: Savepoint,
    flush: watch::Sender<Option<Result<(), FlushFailed>>>,
}

/// Outcome of a group's commit, once there is one.
type Flush = watch::Receiver<Option<Result<(), FlushFailed>>>;

/// State of the savepoint before the last member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Savepoint {
    /// There is none: the group had no member, or one.
    None,
    /// The last member has committed.
    Kept,
    /// The last member is to be rolled back.
    Undone,
    /// The next member was given up while it was set: nothing was written after it, and nothing may be.
    Unsure,
}

/// Transaction of a member; dropped without `commit` it is rolled back alone.
#[derive(Debug)]
pub struct Member {
    writer: Writer,
    turn: OwnedMutexGuard<Option<Group>>,
    /// True from `commit` on.
    committed: bool,
}

/// Reason why a group's commit failed; each of its members gets it.
#[derive(Debug, Clone)]
pub struct FlushFailed {
    code: String,
    message: String,
}

impl Writer {
    pub(crate) fn new(pool: SqlitePool) -> Writer {
        Writer { pool, queue: Arc::default() }
    }

    /// The one connection that writes, for what is no transaction.
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Waits for the turn and begins a transaction, in the group that is open or in a new one.
    pub(crate) async fn begin(&self) -> sqlx::Result<Member> {
        let mut turn = self.turn().await?;
        if turn.as_ref().is_some_and(Group::is_full) {
            turn = self.end(turn).await?;
        }
        // A group that cannot be entered was rolled back by SQLite: its members are told, and another one begins.
        if let Some(group) = turn.as_mut()
            && group.enter().await.is_err()
        {
            turn = self.end(turn).await?;
        }
        if turn.is_none() {
            *turn = Some(Group::new(self.pool.begin_with("BEGIN IMMEDIATE").await?));
        }
        Ok(Member { writer: self.clone(), turn, committed: false })
    }

    async fn turn(&self) -> sqlx::Result<OwnedMutexGuard<Option<Group>>> {
        let turn = self.queue.clone().lock_owned();
        timeout(WRITER_TIMEOUT, turn).await.map_err(|_| sqlx::Error::PoolTimedOut)
    }

    /// Waits until the group is flushed. The turn comes after those who wait already: they become members first.
    async fn flush(self, flush: Flush) -> sqlx::Result<()> {
        let turn = tokio::select! {
            biased;
            () = told(flush.clone()) => None,
            turn = self.queue.clone().lock_owned() => Some(turn),
        };
        if let Some(turn) = turn
            && turn.as_ref().is_some_and(|group| group.flush.subscribe().same_channel(&flush))
        {
            self.end(turn).await?;
        }
        let outcome = flush.borrow().clone();
        Ok(outcome.unwrap_or_else(|| Err(FlushFailed::rolled_back()))?)
    }

    /// Commits the group and tells its members, whoever has given up meanwhile.
    async fn end(&self, mut turn: OwnedMutexGuard<Option<Group>>) -> sqlx::Result<OwnedMutexGuard<Option<Group>>> {
        let ended = tokio::spawn(async move {
            if let Some(group) = turn.take() {
                group.commit().await;
            }
            turn
        });
        ended.await.map_err(|_| sqlx::Error::WorkerCrashed)
    }

    /// Commits the group that is open, and closes the connection.
    pub(crate) async fn close(&self) {
        if let Ok(turn) = self.turn().await {
            self.end(turn).await.ok();
        }
        self.pool.close().await;
    }
}

impl Group {
    fn new(tx: Transaction<'static, Sqlite>) -> Group {
        Group { tx, began: Instant::now(), committed: 0, savepoint: Savepoint::None, flush: watch::Sender::new(None) }
    }

    fn is_full(&self) -> bool {
        self.savepoint == Savepoint::Unsure || self.began.elapsed() >= LONGEST
    }

    /// Sets the savepoint of the next member.
    async fn enter(&mut self) -> sqlx::Result<()> {
        let statements = match self.savepoint {
            Savepoint::None => "SAVEPOINT member",
            Savepoint::Kept | Savepoint::Unsure => "RELEASE SAVEPOINT member; SAVEPOINT member",
            // It stays when it is rolled back to; until that is done, the last member's writes are to go.
            Savepoint::Undone => return self.undo().await,
        };
        self.savepoint = Savepoint::Unsure;
        sqlx::raw_sql(statements).execute(&mut *self.tx).await?;
        self.savepoint = Savepoint::Kept;
        Ok(())
    }

    /// Rolls back what the last member has written.
    async fn undo(&mut self) -> sqlx::Result<()> {
        sqlx::raw_sql("ROLLBACK TO SAVEPOINT member").execute(&mut *self.tx).await?;
        self.savepoint = Savepoint::Kept;
        Ok(())
    }

    /// Commits the group and tells its members.
    async fn commit(mut self) {
        let undone = if self.savepoint == Savepoint::Undone { self.undo().await } else { Ok(()) };
        let Group { tx, flush, .. } = self;
        let committed = match undone {
            Ok(()) => tx.commit().await,
            Err(error) => Err(error),
        };
        flush.send_replace(Some(committed.map_err(FlushFailed::from)));
    }
}

impl Member {
    /// Commits what the member has written: returns once it is flushed, with that of the others.
    pub async fn commit(mut self) -> sqlx::Result<()> {
        let Some(group) = self.turn.as_mut() else { return Err(FlushFailed::rolled_back().into()) };
        group.committed += 1;
        let flush = group.flush.subscribe();
        self.committed = true;
        let writer = self.writer.clone();
        drop(self);
        // Whoever gives up here has written nevertheless, and so have those whose writes wait with these.
        tokio::spawn(writer.flush(flush)).await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        if self.committed {
            return;
        }
        match self.turn.as_mut() {
            Some(group) if group.committed > 0 => group.savepoint = Savepoint::Undone,
            _ => *self.turn = None,
        }
    }
}

/// Waits for the outcome; there is none where the group was rolled back.
async fn told(mut flush: Flush) {
    flush.wait_for(Option::is_some).await.ok();
}

impl Deref for Member {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        let Some(group) = self.turn.as_ref() else { unreachable!("a member's turn has its group until it ends") };
        &group.tx
    }
}

impl DerefMut for Member {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        let Some(group) = self.turn.as_mut() else { unreachable!("a member's turn has its group until it ends") };
        &mut group.tx
    }
}

impl FlushFailed {
    fn rolled_back() -> FlushFailed {
        let message = "the transactions that this one shared its flush with were rolled back".to_owned();
        FlushFailed { code: ROLLED_BACK.to_owned(), message }
    }
}

impl From<sqlx::Error> for FlushFailed {
    fn from(error: sqlx::Error) -> FlushFailed {
        let code = error.as_database_error().and_then(DatabaseError::code).filter(|code| code != NO_TRANSACTION);
        let code = code.map_or_else(|| ROLLED_BACK.to_owned(), |code| code.into_owned());
        FlushFailed { code, message: error.to_string() }
    }
}

impl fmt::Display for FlushFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the commit failed: {}", self.message)
    }
}

impl StdError for FlushFailed {}

impl DatabaseError for FlushFailed {
    fn message(&self) -> &str {
        &self.message
    }

    fn code(&self) -> Option<std::borrow::Cow<'_, str>> {
        Some(self.code.as_str().into())
    }

    fn as_error(&self) -> &(dyn StdError + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn StdError + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn StdError + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}
