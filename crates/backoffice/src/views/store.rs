//! SQL of saved views.
use anyhow::Context;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;

use super::model::{ListName, SavedView};

#[derive(Debug, sqlx::FromRow)]
pub struct ViewRow {
    id: i64,
    name: String,
    query: String,
    columns: String,
    is_default: bool,
}

impl ViewRow {
    /// # Errors
    /// When the stored columns are no list.
    pub fn into_view(self, list: ListName) -> anyhow::Result<SavedView> {
        let ViewRow { id, name, query, columns, is_default } = self;
        let columns = serde_json::from_str(&columns).context("the columns of a view")?;
        Ok(SavedView { id, list, name, query, columns, is_default })
    }
}

/// A view as it is written.
#[derive(Debug)]
pub struct NewView<'f> {
    pub list: &'static str,
    pub name: &'f str,
    pub query: &'f str,
    /// JSON.
    pub columns: &'f str,
    pub is_default: bool,
}

pub async fn list_views(db: &mut impl Read, who: OperatorId, list: &str) -> sqlx::Result<Vec<ViewRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT id, name, query, columns, is_default FROM saved_views
           WHERE operator_id = $1 AND list = $2 ORDER BY name COLLATE "pl-x-icu", id"#)
        .bind(who).bind(list).fetch_all(conn).await)
}

/// Serializes the writes of one operator's views.
pub async fn lock_operator(tx: &mut Tx, who: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET status = status WHERE id = $1")
        .bind(who).execute(conn).await.map(|_| ()))
}

pub async fn count_views(tx: &mut Tx, who: OperatorId, list: &str) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar("SELECT count(*) FROM saved_views WHERE operator_id = $1 AND list = $2")
        .bind(who).bind(list).fetch_one(conn).await)
}

pub async fn find_view_named(tx: &mut Tx, who: OperatorId, list: &str, name: &str) -> sqlx::Result<Option<i64>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "SELECT id FROM saved_views WHERE operator_id = $1 AND list = $2 AND name = $3")
        .bind(who).bind(list).bind(name).fetch_optional(conn).await)
}

pub async fn clear_default(tx: &mut Tx, who: OperatorId, list: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE saved_views SET is_default = FALSE WHERE operator_id = $1 AND list = $2 AND is_default")
        .bind(who).bind(list).execute(conn).await.map(|_| ()))
}

pub async fn insert_view(tx: &mut Tx, who: OperatorId, new: &NewView<'_>) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO saved_views (operator_id, list, name, query, columns, is_default)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id")
        .bind(who).bind(new.list).bind(new.name).bind(new.query).bind(new.columns).bind(new.is_default)
        .fetch_one(conn).await)
}

/// False when the operator has no such view of the list.
pub async fn update_view(tx: &mut Tx, who: OperatorId, id: i64, new: &NewView<'_>) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE saved_views SET name = $4, query = $5, columns = $6, is_default = $7
         WHERE id = $1 AND operator_id = $2 AND list = $3")
        .bind(id).bind(who).bind(new.list).bind(new.name).bind(new.query).bind(new.columns).bind(new.is_default)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// False when the operator has no such view.
pub async fn delete_view(tx: &mut Tx, who: OperatorId, id: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("DELETE FROM saved_views WHERE id = $1 AND operator_id = $2")
        .bind(id).bind(who).execute(conn).await.map(|done| done.rows_affected() == 1))
}
