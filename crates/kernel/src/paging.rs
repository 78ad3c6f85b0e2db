//! Paged lists with optional filters, closed sort columns and a total, built out of literal fragments of SQL.
use serde::Serialize;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow};
use utoipa::ToSchema;

use crate::db::Read;
use crate::on_db;
use crate::types::{BusinessDate, Timestamp};

/// Pattern of LIKE … ESCAPE '\' for values that contain a text; LIKE's wildcards in it are escaped.
pub fn like_pattern(text: &str) -> String {
    format!("%{}%", text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_"))
}

/// Value bound to a filter's `?`.
#[derive(Clone, Debug)]
pub enum Arg {
    Int(i64),
    Text(String),
    Bool(bool),
}

impl From<i64> for Arg {
    fn from(value: i64) -> Arg {
        Arg::Int(value)
    }
}
impl From<String> for Arg {
    fn from(value: String) -> Arg {
        Arg::Text(value)
    }
}
impl From<&str> for Arg {
    fn from(value: &str) -> Arg {
        Arg::Text(value.to_owned())
    }
}
impl From<bool> for Arg {
    fn from(value: bool) -> Arg {
        Arg::Bool(value)
    }
}
impl From<Timestamp> for Arg {
    fn from(value: Timestamp) -> Arg {
        Arg::Int(value.0.as_microsecond())
    }
}
impl From<BusinessDate> for Arg {
    fn from(value: BusinessDate) -> Arg {
        Arg::Text(value.0.to_string())
    }
}

/// Row that both databases can give.
pub trait Row: for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin {}
impl<T: for<'r> FromRow<'r, PgRow> + for<'r> FromRow<'r, SqliteRow> + Send + Unpin> Row for T {}

/// Position of a page in its list; the API's `meta`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Pager {
    pub last_page: i64,
    pub current_page: i64,
    pub per_page: i64,
    pub total: i64,
}

impl Pager {
    /// Pager of page `current_page` of `total` rows; an empty list has one page.
    pub fn new(current_page: i64, per_page: i64, total: i64) -> Pager {
        Pager { last_page: (total + per_page - 1).max(per_page) / per_page, current_page, per_page, total }
    }
}

#[derive(Debug)]
pub struct Page<R> {
    pub items: Vec<R>,
    pub pager: Pager,
}

/// Rows on a page of a list of the back office.
pub const ROWS_PER_PAGE: i64 = 50;

/// Most rows of an operator's list that are counted; past it the screen says "ponad 10 000".
const COUNTED: i64 = 10_000;

/// Most rows found by a search that are sorted for a page of them.
const SORTED: i64 = 2_000;
/// Most rows of a filter that a search walks through.
const WALKED: i64 = 1_000;

/// Position of a page in an operator's list, by keyset pagination; the API's `meta`. A page goes on from the row that
/// ended the one before, so that the last page of a long list costs what the first does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CursorMeta {
    pub per_page: i64,
    /// Number of rows, at most 10 000.
    pub total: i64,
    /// True when there are more rows than `total`.
    pub more_than_total: bool,
    /// The `cursor` of the next page; `null` on the last.
    pub next_cursor: Option<i64>,
}

/// Page of an operator's list.
#[derive(Debug)]
pub struct CursorPage<R> {
    pub items: Vec<R>,
    pub meta: CursorMeta,
}

/// Rows of a page, as the API answers with them.
#[derive(Debug, Serialize, ToSchema)]
pub struct Items<R> {
    pub items: Vec<R>,
}

/// Answer with a page of an operator's list. A list that tells more than its rows has a `data` of its own.
#[derive(Debug, Serialize, ToSchema)]
pub struct CursorList<R> {
    #[schema(inline)]
    data: Items<R>,
    meta: CursorMeta,
}

impl<R> CursorList<R> {
    pub fn new(items: Vec<R>, meta: CursorMeta) -> CursorList<R> {
        CursorList { data: Items { items }, meta }
    }
}

/// Answer with a page of a list whose pages have numbers.
#[derive(Debug, Serialize, ToSchema)]
pub struct NumberedList<R> {
    #[schema(inline)]
    pub data: Items<R>,
    pub meta: Pager,
}

impl<R> NumberedList<R> {
    pub fn new(items: Vec<R>, meta: Pager) -> NumberedList<R> {
        NumberedList { data: Items { items }, meta }
    }
}

/// End of a list that comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    Oldest,
    Newest,
}

/// Row after which a list can go on, by its key.
pub trait Keyed {
    fn key(&self) -> i64;
}

/// Page of a list by its number.
#[derive(Debug, Clone, Copy)]
pub struct PageRequest {
    page: i64,
    per_page: i64,
}

impl PageRequest {
    /// Page `page` (from 1; less counts as 1) of `per_page` rows.
    pub fn new(page: Option<i64>, per_page: i64) -> PageRequest {
        PageRequest { page: page.unwrap_or(1).clamp(1, 1_000_000), per_page }
    }
}

macro_rules! bound {
    ($query:expr, $args:expr) => {{
        let mut query = $query;
        for arg in $args {
            query = match arg.clone() {
                Arg::Int(value) => query.bind(value),
                Arg::Text(value) => query.bind(value),
                Arg::Bool(value) => query.bind(value),
            };
        }
        query
    }};
}

/// SELECT that grows by fragments; every fragment is literal, every value is bound.
#[derive(Debug, Clone)]
pub struct Select {
    columns: &'static str,
    from: String,
    id: &'static str,
    args: Vec<Arg>,
}

impl Select {
    pub fn new(columns: &'static str, from: &'static str) -> Select {
        Select { columns, from: format!("{from} WHERE true"), id: "id", args: Vec::new() }
    }

    /// SELECT over rows picked by a value: each `?` of `from` stands for it.
    pub fn over(columns: &'static str, from: &'static str, value: impl Into<Arg>) -> Select {
        let from = format!("{} WHERE true", from.replace('?', "$1"));
        Select { columns, from, id: "id", args: vec![value.into()] }
    }

    /// Sets the column that breaks ties, where `id` alone is ambiguous.
    pub fn ties_by(mut self, id: &'static str) -> Select {
        self.id = id;
        self
    }

    /// Adds `AND sql`; each `?` of it stands for the one value.
    pub fn filter(mut self, sql: &'static str, value: impl Into<Arg>) -> Select {
        self.and(sql, value.into());
        self
    }

    /// Adds `AND sql` with several values: `?1` of it stands for the first, `?2` for the second.
    pub fn filter_values(mut self, sql: &'static str, values: impl IntoIterator<Item = Arg>) -> Select {
        let bound = self.args.len();
        self.args.extend(values);
        let places = (1..=self.args.len() - bound).rev();
        let sql =
            places.fold(sql.to_owned(), |sql, place| sql.replace(&format!("?{place}"), &format!("${}", bound + place)));
        self.from += &format!(" AND {sql}");
        self
    }

    fn and(&mut self, sql: &str, value: Arg) {
        self.args.push(value);
        self.from += &format!(" AND {}", sql.replace('?', &format!("${}", self.args.len())));
    }

    /// Adds `AND sql` without a value: a planner that sees a literal knows how many rows have it.
    pub fn only(mut self, sql: &'static str) -> Select {
        self.from += &format!(" AND {sql}");
        self
    }

    /// Adds `AND sql` when there is a value.
    pub fn filter_if(self, sql: &'static str, value: Option<impl Into<Arg>>) -> Select {
        match value {
            Some(value) => self.filter(sql, value),
            None => self,
        }
    }

    /// Fetches a page in the order of `order`, ties by `id`, with the exact total (offset pagination). The rows are
    /// counted only where the page does not show how many there are: most lists end on their first page.
    pub async fn page<R: Row>(
        self,
        db: &mut impl Read,
        order: &'static str,
        desc: bool,
        slice: PageRequest,
    ) -> sqlx::Result<Page<R>> {
        let PageRequest { page, per_page } = slice;
        let count = format!("SELECT count(*) FROM {}", self.from);
        let dir = if desc { "DESC" } else { "ASC" };
        let tie = if order == self.id { String::new() } else { format!(", {} {dir}", self.id) };
        let rows = self.rows(&format!("ORDER BY {order} {dir}{tie}"), 2);
        let before = (page - 1) * per_page;
        let items: Vec<R> = on_db!(db, conn => {
            let query = bound!(sqlx::query_as::<_, R>(AssertSqlSafe(rows)), &self.args);
            query.bind(per_page).bind(before).fetch_all(conn).await?
        });
        let on_page = items.len() as i64;
        let total = match on_page < per_page && (on_page > 0 || before == 0) {
            true => before + on_page,
            false => on_db!(db, conn => {
                let query = bound!(sqlx::query_scalar(AssertSqlSafe(count)), &self.args);
                query.fetch_one(conn).await?
            }),
        };
        Ok(Page { items, pager: Pager::new(page, per_page, total) })
    }

    /// Fetches the first `limit` rows in the order of `order` (a whole ORDER BY list).
    pub async fn first<R: Row>(self, db: &mut impl Read, order: &'static str, limit: i64) -> sqlx::Result<Vec<R>> {
        let rows = self.rows(&format!("ORDER BY {order}"), 1);
        on_db!(db, conn => {
            let query = bound!(sqlx::query_as::<_, R>(AssertSqlSafe(rows)), &self.args);
            query.bind(limit).fetch_all(conn).await
        })
    }

    /// Fetches the `per_page` rows after the one with the id `cursor`, in the order of their ids (keyset pagination).
    pub async fn cursor_page<R: Row + Keyed>(
        self,
        db: &mut impl Read,
        first: Sort,
        cursor: Option<i64>,
        per_page: i64,
    ) -> sqlx::Result<CursorPage<R>> {
        let (after, order) = self.by_id(first);
        self.along(db, &after, &order, cursor, per_page).await
    }

    /// Condition for the rows after the one whose id is `?` in a list ordered by id, and that order.
    pub fn by_id(&self, first: Sort) -> (String, String) {
        let id = self.id;
        match first {
            Sort::Oldest => (format!("{id} > ?"), format!("{id} ASC")),
            Sort::Newest => (format!("{id} < ?"), format!("{id} DESC")),
        }
    }

    /// Fetches the `per_page` rows after the one with the id `cursor` in the order of `order` (a whole ORDER BY
    /// list); `after` is the condition that a row comes after the one whose id is `?`.
    pub async fn cursor_page_by<R: Row + Keyed>(
        self,
        db: &mut impl Read,
        (after, order): (&'static str, &'static str),
        cursor: Option<i64>,
        per_page: i64,
    ) -> sqlx::Result<CursorPage<R>> {
        self.along(db, after, order, cursor, per_page).await
    }

    /// As `cursor_page`, for a search: `self` selects rows through what is searched for, `walked` selects the same rows
    /// by walking their ids, and `within` those of the filters alone, where there are any. A filter with few rows, as what
    /// waits, is walked; else few rows are found and sorted; among many the walk soon has a page.
    pub async fn cursor_page_of_search<R: Row + Keyed>(
        self,
        db: &mut impl Read,
        (walked, within): (Select, Option<Select>),
        first: Sort,
        cursor: Option<i64>,
        per_page: i64,
    ) -> sqlx::Result<CursorPage<R>> {
        if let Some(within) = within
            && within.count_capped(db, WALKED + 1).await? <= WALKED
        {
            return walked.cursor_page(db, first, cursor, per_page).await;
        }
        let counted = self.count_capped(db, COUNTED + 1).await?;
        let rows = if counted > SORTED { walked } else { self };
        let (after, order) = rows.by_id(first);
        rows.counted(db, Some(counted), (&after, &order), cursor, per_page).await
    }

    async fn along<R: Row + Keyed>(
        self,
        db: &mut impl Read,
        after: &str,
        order: &str,
        cursor: Option<i64>,
        per_page: i64,
    ) -> sqlx::Result<CursorPage<R>> {
        self.counted(db, None, (after, order), cursor, per_page).await
    }

    /// Fetches the rows after the one with the id `cursor`; they are counted where the count is neither given nor seen
    /// on the page.
    async fn counted<R: Row + Keyed>(
        self,
        db: &mut impl Read,
        counted: Option<i64>,
        (after, order): (&str, &str),
        cursor: Option<i64>,
        per_page: i64,
    ) -> sqlx::Result<CursorPage<R>> {
        let mut items: Vec<R> = self.clone().following(db, (after, order), cursor, per_page + 1).await?;
        let goes_on = items.len() as i64 > per_page;
        let counted = match (counted, cursor) {
            (Some(counted), _) => counted,
            (None, None) if !goes_on => items.len() as i64,
            (None, _) => self.count_capped(db, COUNTED + 1).await?,
        };
        items.truncate(usize::try_from(per_page).unwrap_or(0));
        let next_cursor = items.last().filter(|_| goes_on).map(Keyed::key);
        let (total, more_than_total) = (counted.min(COUNTED), counted > COUNTED);
        Ok(CursorPage { items, meta: CursorMeta { per_page, total, more_than_total, next_cursor } })
    }

    /// Fetches the `limit` rows after the one with the id `cursor`, as `cursor_page_by` does, without counting.
    pub async fn following<R: Row>(
        mut self,
        db: &mut impl Read,
        (after, order): (&str, &str),
        cursor: Option<i64>,
        limit: i64,
    ) -> sqlx::Result<Vec<R>> {
        if let Some(cursor) = cursor {
            self.and(after, cursor.into());
        }
        let rows = self.rows(&format!("ORDER BY {order}"), 1);
        on_db!(db, conn => {
            let query = bound!(sqlx::query_as::<_, R>(AssertSqlSafe(rows)), &self.args);
            query.bind(limit).fetch_all(conn).await
        })
    }

    /// Number of rows, counted no further than `cap`.
    pub async fn count_capped(&self, db: &mut impl Read, cap: i64) -> sqlx::Result<i64> {
        let next = self.args.len() + 1;
        let sql = format!("SELECT count(*) FROM (SELECT 1 AS one FROM {} LIMIT ${next}) AS capped", self.from);
        on_db!(db, conn => {
            let query = bound!(sqlx::query_scalar(AssertSqlSafe(sql)), &self.args);
            query.bind(cap).fetch_one(conn).await
        })
    }

    /// Statement without its page, for EXPLAIN tests.
    pub fn sql(&self, order: &str) -> String {
        self.rows(&format!("ORDER BY {order}"), 1)
    }

    /// Statement without an order, and the values that its `$1`, `$2` … stand for.
    pub(crate) fn pieces(&self) -> (String, &[Arg]) {
        (format!("SELECT {} FROM {}", self.columns, self.from), &self.args)
    }

    fn rows(&self, order: &str, limits: usize) -> String {
        let next = self.args.len() + 1;
        let offset = if limits == 2 { format!(" OFFSET ${}", next + 1) } else { String::new() };
        format!("SELECT {} FROM {} {order} LIMIT ${next}{offset}", self.columns, self.from)
    }
}
