//! Context of a request: its caller and the account at which a secret is tried, for the log line and security events.
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::openapi::Declare;
use crate::rate_limit::Account;
use crate::sessions::Subject;
use plon_kernel::ids::{OperatorId, SessionId};

/// Context shared by the middleware, which puts it into the request, and by the handlers, which fill it.
#[derive(Clone, Default)]
pub struct RequestContext(Arc<Mutex<ContextData>>);

/// Facts known of a request so far.
#[derive(Clone, Default)]
pub struct ContextData {
    pub caller: Option<Subject>,
    pub session: Option<SessionId>,
    /// Operator who views the portal as the participant.
    pub support: Option<OperatorId>,
    pub tried: Option<AttemptedAccount>,
}

/// Account at which a secret is tried; its name is never stored or logged, only a keyed hash of it.
#[derive(Clone)]
pub struct AttemptedAccount {
    pub name: String,
    /// Account with that name, if there is one.
    pub account: Option<Subject>,
}

impl RequestContext {
    /// Context that the middleware has put into the request.
    pub fn of(request: &Extensions) -> RequestContext {
        request.get::<RequestContext>().cloned().unwrap_or_default()
    }

    /// Notes the caller.
    pub fn called_by(&self, caller: Subject, session: SessionId, support: Option<OperatorId>) {
        self.change(|known| {
            known.caller = Some(caller);
            known.session = Some(session);
            known.support = support;
        });
    }

    /// Notes the account at which a password or a code is tried.
    pub fn tries(&self, name: Account<'_>, account: Option<Subject>) {
        self.change(|known| known.tried = Some(AttemptedAccount { name: name.to_string(), account }));
    }

    pub fn known(&self) -> ContextData {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(&self, change: impl FnOnce(&mut ContextData)) {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

impl Declare for RequestContext {
    fn declare(_: &mut Operation) {}
}

impl<S: Send + Sync> FromRequestParts<S> for RequestContext {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(RequestContext::of(&parts.extensions))
    }
}
