//! Bulk statements for many rows: a literal INSERT or SELECT, every value bound.

/// Rows per statement; more would hold SQLite's writer for too long.
pub const CHUNK: usize = 500;

pub use sqlx::QueryBuilder as Statement;

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
