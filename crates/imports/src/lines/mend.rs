//! Corrects cells of a row: the file is unchanged, but the row is read with other texts in their place.
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::cells::Layout;
use super::super::stage::layout_of;
use super::change_row::{self, ImportRowChanged, LockedRow, MEND_ROW, Next};
use super::store::{self, NewChange};
use crate::handler;
use crate::model::CellError;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields, REQUIRED};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

/// Corrected cells.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "cells": {"buyer_nip": "1234563218", "quantity": "12"}}))]
pub struct MendForm {
    /// Version of the row, for optimistic locking.
    version: i64,
    /// Texts that replace the cells, by the keys of the kind's columns; the original text undoes a correction.
    cells: BTreeMap<String, String>,
}

/// Corrects cells of a row. The row is checked at once, and again with the whole file.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/rows/{row}/mend", tag = "imports", request_body = MendForm,
    params(("id" = i64, Path), ("row" = i64, Path, description = "the row's number in the file")),
    responses((status = 200, body = ActionResponse<ImportRowChanged>),
    (status = 409, description = "somebody else has changed it, or it is not in a state for that"),
    (status = 422, description = "what was given is wrong, at `cells.` and the column's key")))]
pub async fn admin_update_import_row(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path((id, row)): Path<(ImportId, i64)>,
    Json(form): Json<MendForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/backoffice/imports/{}/rows/{row}/mend", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        let opened = change_row::open_row(tx, id, row, form.version).await?;
        if opened.cells.is_empty() || opened.changes.left_out.is_some() {
            return Err(ErrorCode::ImportRowCannotBeMended.into());
        }
        let layout = layout_of(&opened.run)?;
        let mended = mended(&opened, &layout, form.cells)?;
        let errors = opened.judge(&app, tx, &mended).await?;
        refuse(&opened, &layout, &mended, &errors)?;
        store_changes(tx, &opened, &mended, (operator.id, now)).await?;
        let labels = handler::labels_of(opened.run.kind).columns.iter();
        let is_changed = |key: &str| opened.changes.cells.get(key) != mended.get(key);
        let next = Next {
            state: change_row::state_of(&errors),
            by: operator.id,
            event: MEND_ROW,
            columns: labels.filter(|column| is_changed(column.key)).map(|column| column.label).collect(),
            note: None,
            message: match errors.is_empty() {
                true => format!("Poprawka w\u{a0}wierszu {row} jest zapisana"),
                false => format!("Poprawka jest zapisana. W\u{a0}wierszu {row} jest jeszcze coś do poprawienia."),
            },
            errors,
        };
        opened.close(tx, next, now).await
    })
    .await
}

/// All corrections of the row once the form is applied: earlier and new ones.
fn mended(
    opened: &LockedRow,
    layout: &Layout,
    given: BTreeMap<String, String>,
) -> Result<BTreeMap<String, String>, ApiError> {
    let mut fields = Fields::default();
    let mut mended = opened.changes.cells.clone();
    if given.is_empty() {
        fields.add_error("cells", REQUIRED);
    }
    for (key, text) in given {
        if !layout.has(&key) {
            fields.add_error(&format!("cells.{key}"), "Nie wskazano kolumny pliku, w\u{a0}której to stoi");
        } else if opened.cells.get(&key).is_some_and(|own| own.trim() == text.trim()) {
            mended.remove(&key);
        } else {
            mended.insert(key, text);
        }
    }
    fields.check()?;
    Ok(mended)
}

/// Refuses a new text that is faulty itself; other errors of the row may be corrected later.
fn refuse(
    opened: &LockedRow,
    layout: &Layout,
    mended: &BTreeMap<String, String>,
    errors: &[CellError],
) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    for error in errors {
        let Some(key) = layout.key_of(&error.column) else { continue };
        if mended.contains_key(key) && mended.get(key) != opened.changes.cells.get(key) {
            fields.add_error(&format!("cells.{key}"), error.reason.clone());
        }
    }
    fields.check()
}

/// Stores new corrections and deletes those that were undone.
async fn store_changes(
    tx: &mut Tx,
    opened: &LockedRow,
    mended: &BTreeMap<String, String>,
    (by, at): (OperatorId, Timestamp),
) -> Result<(), ApiError> {
    let (id, row) = (opened.run.id, opened.line.row_number);
    for key in opened.changes.cells.keys().filter(|key| !mended.contains_key(*key)) {
        store::delete_change(tx, id, row, key).await?;
    }
    for (key, value) in mended.iter().filter(|(key, value)| opened.changes.cells.get(*key) != Some(*value)) {
        change_row::check_room(tx, id).await?;
        let original = opened.cells.get(key).map_or("", String::as_str);
        store::put_change(tx, id, &NewChange { row, column: key, original, value, by, at }).await?;
    }
    Ok(())
}
