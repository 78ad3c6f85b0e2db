//! Tables, references and numbers of the databases.
use super::line::Kind;

/// A table; its columns are in the order of their names, which both databases share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub name: String,
    pub columns: Vec<String>,
    pub kinds: Vec<Kind>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct ColumnRow {
    pub table_name: String,
    pub column_name: String,
    pub data_type: String,
}

/// Foreign key of a table.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Reference {
    pub name: String,
    pub table_name: String,
    pub target: String,
}

/// Last number that was given to a row of a table.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Sequence {
    pub table_name: String,
    pub last: Option<i64>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct Trigger {
    pub name: String,
    pub sql: String,
}
