//! Context of a request: its caller and the account at which a secret is tried, for the log line and security events.
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::FromRequestParts;
use axum::http::Extensions;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::api_clients;
use crate::openapi::Declare;
use crate::rate_limit::{Account, Quota};
use crate::security_events::account_of;
use crate::sessions::Subject;
use plon_kernel::ids::{ApiClientId, OperatorId, SessionId};
use plon_kernel::types::Timestamp;

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
    /// Machine that calls, or would.
    pub client: Option<ApiClientId>,
    /// Limit of the machine's requests, for its answer.
    pub limit: Option<RateLimit>,
}

/// Limit of a machine's requests and what is left of it.
#[derive(Debug, Clone, Copy)]
pub struct RateLimit {
    quota: Quota,
    left: i64,
    resets_in: u64,
}

impl RateLimit {
    pub fn of(quota: Quota, left: i64, now: Timestamp) -> RateLimit {
        RateLimit { quota, left, resets_in: quota.seconds_left(now) }
    }

    /// Values of `RateLimit-Policy` and `RateLimit`, as the draft of the IETF has them.
    pub fn headers(&self) -> (String, String) {
        let (name, window) = (self.quota.name, self.quota.window.as_secs());
        let policy = format!("\"{name}\";q={};w={window}", self.quota.tries);
        (policy, format!("\"{name}\";r={};t={}", self.left, self.resets_in))
    }
}

impl ContextData {
    /// Caller as the log names it: `participant:7`, `operator:3`, `api_client:2`.
    pub fn account(&self) -> Option<String> {
        self.client.map(api_clients::account_of).or_else(|| self.caller.map(account_of))
    }
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

    /// Notes the machine that calls, whether or not it is let in.
    pub fn called_by_client(&self, client: ApiClientId) {
        self.change(|known| known.client = Some(client));
    }

    /// Notes the limit of the machine's requests.
    pub fn limited(&self, limit: RateLimit) {
        self.change(|known| known.limit = Some(limit));
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
