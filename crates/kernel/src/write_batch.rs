//! Writes whose outcome nobody reads: a transaction sends them to the database together, in one round trip.
use sqlx::{Database, Encode, Type};

use crate::bulk::{Statement, push_bound};
use crate::db::{On, Read, Tx};
use crate::paging::Arg;

/// INSERT or UPDATE of literal SQL, every value bound in place of its `$n`.
#[derive(Debug)]
pub struct Write {
    sql: &'static str,
    args: Vec<Arg>,
}

impl Write {
    pub fn new(sql: &'static str) -> Write {
        Write { sql, args: Vec::new() }
    }

    #[must_use]
    pub fn bind(mut self, value: impl Into<Arg>) -> Write {
        self.args.push(value.into());
        self
    }
}

/// Writes in the order of their coming. None may read what another of them writes: PostgreSQL gives all of them the
/// same snapshot.
#[derive(Debug, Default)]
pub struct WriteBatch(Vec<Write>);

impl WriteBatch {
    pub fn push(&mut self, write: Write) {
        self.0.push(write);
    }

    /// Sends the writes.
    ///
    /// # Errors
    /// When one of them is refused; the transaction must then be rolled back.
    pub async fn run(self, tx: &mut Tx) -> sqlx::Result<()> {
        if self.0.is_empty() {
            return Ok(());
        }
        match tx.on() {
            On::Sqlite(conn) => {
                let mut statement = Statement::new("");
                self.push_all(&mut statement, ["", "; ", ""]);
                statement.build().execute(conn).await.map(|_| ())
            }
            On::Postgres(conn) => {
                let mut statement = Statement::new("WITH ");
                self.push_all(&mut statement, ["w", ", w", ")"]);
                statement.push(" SELECT 1");
                statement.build().execute(conn).await.map(|_| ())
            }
        }
    }

    /// Joins the writes: what stands before the first, between two, and after each of them.
    fn push_all<DB: Database>(&self, statement: &mut Statement<DB>, [first, between, after]: [&str; 3])
    where
        i64: for<'t> Encode<'t, DB> + Type<DB>,
        String: for<'t> Encode<'t, DB> + Type<DB>,
        bool: for<'t> Encode<'t, DB> + Type<DB>,
    {
        for (number, write) in self.0.iter().enumerate() {
            statement.push(if number == 0 { first } else { between });
            if !after.is_empty() {
                statement.push(number).push(" AS (");
            }
            push_bound(statement, write.sql, &write.args);
            statement.push(after);
        }
    }
}
