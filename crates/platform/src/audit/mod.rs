//! The audit log: actor, action and affected row, with the record before and after, written in the same transaction.
mod event;
mod model;
mod reads;
mod schema;
mod store;

use serde::Serialize;
use utoipa::ToSchema;

pub use event::events;
pub use event::{AuditEvent, Declaration, by, by_self};
pub use model::Context;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
pub use reads::record_read;
pub use schema::{LogSchema, schema};
pub use store::{EntryRow, select_entries, select_entries_about};

/// Condition for `skip_serializing_if` of a parameter that the log never records, because it outlives a participant's
/// data. `skip_serializing` would take the parameter out of the API's document too.
pub const fn is_unrecorded<T>(_: &T) -> bool {
    true
}

/// Record without fields, stored as `{}`.
#[derive(Debug, Serialize, ToSchema)]
pub struct EmptyRecord {}

/// Records an event. Its records must hold no secret; a missing one is stored as `null`.
///
/// # Errors
/// When a record cannot be serialized or the row cannot be written.
pub async fn record<'r, Before, After>(
    tx: &mut Tx,
    event: AuditEvent<Before, After>,
    context: Context<'_>,
    (before, after): (impl Into<Option<&'r Before>>, impl Into<Option<&'r After>>),
    now: Timestamp,
) -> anyhow::Result<()>
where
    Before: Serialize + ToSchema + 'r,
    After: Serialize + ToSchema + 'r,
{
    let (before, after) = (serde_json::to_string(&before.into())?, serde_json::to_string(&after.into())?);
    debug_assert!(schema::is_declared(event.action, event.subject), "{} is not declared", event.action);
    debug_assert!(
        schema::matches_schema::<Before>(&before) && schema::matches_schema::<After>(&after),
        "{} records what its schema does not have: {before} => {after}",
        event.action
    );
    store::insert_entry(tx, (event.action, event.subject), &context, (&before, &after), now).await?;
    Ok(())
}
