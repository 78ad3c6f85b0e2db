//! Context of a request: who calls, and at whose account a secret is tried; the request's log line and the security events have it.
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::limits::Account;
use crate::openapi::Declare;
use crate::sessions::Subject;
use plon_kernel::columns::{OperatorId, SessionId};

/// Shared by the middleware, which puts it into the request, and by the handlers, which fill it.
#[derive(Clone, Default)]
pub struct RequestContext(Arc<Mutex<Known>>);

/// What is known of a request so far.
#[derive(Clone, Default)]
pub struct Known {
    pub caller: Option<Subject>,
    pub session: Option<SessionId>,
    /// The operator who looks at the portal as the participant.
    pub support: Option<OperatorId>,
    pub tried: Option<Tried>,
}

/// An account at which a secret is tried. The name is never stored or logged: a keyed hash of it is.
#[derive(Clone)]
pub struct Tried {
    pub name: String,
    /// The account with that name, where there is one.
    pub account: Option<Subject>,
}

impl RequestContext {
    /// The context that the middleware has put into the request.
    pub fn of(request: &Extensions) -> RequestContext {
        request.get::<RequestContext>().cloned().unwrap_or_default()
    }

    /// Keeps who calls.
    pub fn called_by(&self, caller: Subject, session: SessionId, support: Option<OperatorId>) {
        self.change(|known| {
            known.caller = Some(caller);
            known.session = Some(session);
            known.support = support;
        });
    }

    /// Keeps at whose account a password or a code is tried.
    pub fn tries(&self, name: Account<'_>, account: Option<Subject>) {
        self.change(|known| known.tried = Some(Tried { name: name.to_string(), account }));
    }

    pub fn known(&self) -> Known {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn change(&self, change: impl FnOnce(&mut Known)) {
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
