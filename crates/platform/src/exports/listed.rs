//! Exports of whole lists: of the back office, read in batches, and of a caller's own, loaded at once.
use super::{Row, Rows};
use plon_kernel::db::Conn;
use plon_kernel::paging::{self, Keyed, Select, Sort};

/// Rows read per batch.
const BATCH: i64 = 1000;

/// Rows of a list in its order, each converted to the table's cells.
pub struct Listed<R> {
    select: Select,
    /// Keyset condition and order, as in `Select::cursor_page_by`.
    order: (String, String),
    cells: fn(R) -> anyhow::Result<Row>,
    last: Option<i64>,
}

impl<R> Listed<R> {
    pub fn new(select: Select, (after, order): (&str, &str), cells: fn(R) -> anyhow::Result<Row>) -> Listed<R> {
        Listed { select, order: (after.to_owned(), order.to_owned()), cells, last: None }
    }

    /// Reads the list in the order of ids.
    pub fn oldest_first(select: Select, cells: fn(R) -> anyhow::Result<Row>) -> Listed<R> {
        Listed { order: select.by_id(Sort::Oldest), select, cells, last: None }
    }
}

/// Rows that are loaded already: a list that its owner asks for is short.
pub struct Loaded(Vec<Row>);

impl Loaded {
    pub fn new(rows: Vec<Row>) -> Loaded {
        Loaded(rows)
    }
}

impl Rows for Loaded {
    async fn next(&mut self, _: &mut Conn) -> anyhow::Result<Vec<Row>> {
        Ok(std::mem::take(&mut self.0))
    }
}

impl<R: paging::Row + Keyed + 'static> Rows for Listed<R> {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows: Vec<R> = self.select.clone().following(db, (&self.order.0, &self.order.1), self.last, BATCH).await?;
        self.last = rows.last().map(Keyed::key).or(self.last);
        rows.into_iter().map(self.cells).collect()
    }
}
