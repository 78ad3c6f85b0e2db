//! Rows of any query as JSON: column names with values, times as text.
use serde_json::{Map, Value};
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column, Database, Decode, Row, Type, TypeInfo, ValueRef};

/// A row of either database.
pub trait AsJson {
    /// # Errors
    /// When a column has a type that no table uses.
    fn as_json(&self) -> sqlx::Result<Value>;
}

impl AsJson for SqliteRow {
    fn as_json(&self) -> sqlx::Result<Value> {
        read(self)
    }
}

impl AsJson for PgRow {
    fn as_json(&self) -> sqlx::Result<Value> {
        read(self)
    }
}

fn read<'r, R: Row>(row: &'r R) -> sqlx::Result<Value>
where
    usize: sqlx::ColumnIndex<R>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
    String: Decode<'r, R::Database> + Type<R::Database>,
{
    let mut object = Map::new();
    for (place, column) in row.columns().iter().enumerate() {
        let raw = row.try_get_raw(place)?;
        let value = if raw.is_null() {
            Value::Null
        } else {
            let kind = kind_of::<R>(column, &raw);
            let is_instant = column.name().ends_with("_at");
            match kind.as_str() {
                "BOOL" | "BOOLEAN" => Value::from(get::<bool, R>(row, place)?),
                "INT8" | "BIGINT" | "INTEGER" if is_instant => instant(get::<i64, R>(row, place)?),
                "INT8" | "BIGINT" | "INTEGER" => Value::from(get::<i64, R>(row, place)?),
                _ => Value::from(get::<String, R>(row, place)?),
            }
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(Value::Object(object))
}

/// Type name of a column: SQLite knows a column's declared type, but for an expression only the type of the value.
fn kind_of<R: Row>(
    column: &<R::Database as Database>::Column,
    raw: &<R::Database as Database>::ValueRef<'_>,
) -> String {
    let declared = column.type_info().name().to_ascii_uppercase();
    if declared == "NULL" { raw.type_info().name().to_ascii_uppercase() } else { declared }
}

fn get<'r, T: Decode<'r, R::Database> + Type<R::Database>, R: Row>(row: &'r R, place: usize) -> sqlx::Result<T>
where
    usize: sqlx::ColumnIndex<R>,
    R::Database: Database,
{
    row.try_get(place)
}

/// Converts microseconds to a time in UTC.
fn instant(micros: i64) -> Value {
    jiff::Timestamp::from_microsecond(micros).map_or(Value::from(micros), |at| Value::from(at.to_string()))
}
