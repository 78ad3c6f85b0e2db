//! Events of the audit log; each is declared once, beside the handler that records it.
use std::marker::PhantomData;

use utoipa::ToSchema;

use super::model::Context;
use super::schema::{Described, described};
use plon_kernel::ids::OperatorId;

/// Event with its action, as `feature.verb`, and the table of its subject; typed by its records before and after,
/// `()` for none.
#[derive(Debug)]
pub struct AuditEvent<Before = (), After = ()> {
    pub(super) action: &'static str,
    pub(super) subject: &'static str,
    records: PhantomData<fn(Before, After)>,
}

impl<Before, After> Clone for AuditEvent<Before, After> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Before, After> Copy for AuditEvent<Before, After> {}

impl<Before, After> AuditEvent<Before, After> {
    /// Makes an event without adding it to the log's schema; `events!` declares one.
    pub const fn new(action: &'static str, subject: &'static str) -> Self {
        AuditEvent { action, subject, records: PhantomData }
    }
}

/// Declared event, for the schema of the log.
#[derive(Debug)]
pub struct Declaration {
    pub(super) action: &'static str,
    pub(super) subject: &'static str,
    pub(super) before: fn() -> Option<Described>,
    pub(super) after: fn() -> Option<Described>,
}

inventory::collect!(Declaration);

impl Declaration {
    pub const fn of<Before, After>(action: &'static str, subject: &'static str) -> Declaration
    where
        Before: ToSchema + 'static,
        After: ToSchema + 'static,
    {
        Declaration { action, subject, before: described::<Before>, after: described::<After> }
    }
}

/// Declares events as constants, in the log's schema: `NAME: Before => After = "feature.verb" on "table";`.
#[doc(hidden)]
#[macro_export]
macro_rules! __events {
    ($($(#[$meta:meta])* $vis:vis $name:ident: $before:ty => $after:ty = $action:literal on $subject:literal;)+) => { $(
        $(#[$meta])*
        $vis const $name: $crate::audit::AuditEvent<$before, $after> =
            $crate::audit::AuditEvent::new($action, $subject);
        inventory::submit! { $crate::audit::Declaration::of::<$before, $after>($action, $subject) }
    )+ };
}
pub use crate::__events as events;

/// Context of an operator's action on a row.
pub fn by(operator: OperatorId, subject: i64) -> Context<'static> {
    Context { operator, subject, participant: None, note: None }
}

/// Context of an operator's action on their own account.
pub fn by_self(operator: OperatorId) -> Context<'static> {
    by(operator, operator.0)
}
