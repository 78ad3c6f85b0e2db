//! Bulk statements for many rows: a literal INSERT or SELECT, every value bound.
use sqlx::{Database, Encode, Type};

use crate::paging::{Arg, Select};

/// Rows per statement; more would hold SQLite's writer for too long.
pub const CHUNK: usize = 500;

pub use sqlx::QueryBuilder as Statement;

/// Adds ` AND column IN (…)` over the ids that a query selects, each of its values bound; nothing without a query.
pub fn push_filter<DB: Database>(statement: &mut Statement<DB>, column: &'static str, ids: Option<&Select>)
where
    i64: for<'t> Encode<'t, DB> + Type<DB>,
    String: for<'t> Encode<'t, DB> + Type<DB>,
    bool: for<'t> Encode<'t, DB> + Type<DB>,
{
    let Some(ids) = ids else { return };
    let (sql, args) = ids.pieces();
    statement.push(" AND ").push(column).push(" IN (");
    push_bound(statement, &sql, args);
    statement.push(")");
}

/// Adds SQL with each of its values bound in place of its `$n`.
pub(crate) fn push_bound<DB: Database>(statement: &mut Statement<DB>, sql: &str, args: &[Arg])
where
    i64: for<'t> Encode<'t, DB> + Type<DB>,
    String: for<'t> Encode<'t, DB> + Type<DB>,
    bool: for<'t> Encode<'t, DB> + Type<DB>,
{
    let (first, rest) = sql.split_once('$').unwrap_or((sql, ""));
    statement.push(first);
    for piece in rest.split('$').filter(|piece| !piece.is_empty()) {
        let (place, text) = piece.split_at(piece.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(piece.len()));
        let arg = place.parse::<usize>().ok().and_then(|place| args.get(place.checked_sub(1)?));
        match arg {
            Some(Arg::Int(value)) => statement.push_bind(*value),
            Some(Arg::Text(value)) => statement.push_bind(value.clone()),
            Some(Arg::Bool(value)) => statement.push_bind(*value),
            // No query has a place without a value; the database refuses it.
            None => statement.push('$').push(place),
        };
        statement.push(text);
    }
}

/// Inserts rows, up to `CHUNK` of them per statement; the last argument binds one row's values in the columns' order.
#[macro_export]
macro_rules! insert_all {
    ($tx:expr, $into:literal, $rows:expr, |$values:ident, $row:pat_param| $bind:expr) => {{
        for chunk in $rows.chunks($crate::bulk::CHUNK) {
            $crate::on_db!($tx, conn => {
                let mut statement = $crate::bulk::Statement::new($into);
                statement.push_values(chunk, |mut $values, $row| { $bind; });
                statement.build().execute(conn).await.map(|_| ())
            })?;
        }
        Ok(())
    }};
}

/// Selects rows whose column is among many values: a literal SELECT up to `IN`, the bound values, and the rest.
#[macro_export]
macro_rules! select_in {
    ($db:expr, $select:literal, $values:expr, $after:literal) => {
        $crate::on_db!($db, conn => {
            let mut statement = $crate::bulk::Statement::new($select);
            statement.push(" (");
            let mut list = statement.separated(", ");
            for value in $values {
                list.push_bind(value);
            }
            statement.push(") ");
            statement.push($after);
            statement.build_query_as().fetch_all(conn).await
        })
    };
}
