//! Maps an answered request to its security event, by its refusal or by the change of a session.
use std::borrow::Cow;

use axum::http::Method;
use axum::response::Response;

use super::model::{Event, SecurityEventKind, SecurityEventSide};
use crate::app::App;
use crate::client_ip::Network;
use crate::error::ApiError;
use crate::request_context::ContextData;
use crate::sessions::Subject;
use plon_kernel::ids::SessionId;

/// Response extension with the event, removed by the middleware, which knows the client's network.
#[derive(Debug, Clone, Copy)]
pub struct Occurred {
    kind: Option<SecurityEventKind>,
    detail: &'static str,
    subject: Option<(Subject, SessionId)>,
}

impl Occurred {
    /// Event of a refusal; none for most.
    pub fn refused(refused: &ApiError, code: &'static str) -> Option<Occurred> {
        Some(Occurred { kind: Some(SecurityEventKind::of(refused)?), detail: code, subject: None })
    }

    /// Event of a new session.
    pub fn signed_in(subject: Subject, session: SessionId) -> Occurred {
        Occurred { kind: Some(SecurityEventKind::SignedIn), detail: "", subject: Some((subject, session)) }
    }

    /// A renewed session: no event, but the log line of the request names it.
    pub fn renewed(subject: Subject, session: SessionId) -> Occurred {
        Occurred { kind: None, detail: "", subject: Some((subject, session)) }
    }

    /// Event of a reused refresh token.
    pub fn reused(subject: Subject, session: SessionId) -> Occurred {
        Occurred {
            kind: Some(SecurityEventKind::RefreshReused),
            detail: "session_ended",
            subject: Some((subject, session)),
        }
    }
}

/// A request as the middleware knows it.
pub struct Observed<'a> {
    pub id: &'a str,
    pub client: Network,
    pub method: &'a Method,
    /// Route pattern; URLs hold secrets.
    pub route: Option<&'a str>,
    pub known: ContextData,
}

impl Observed<'_> {
    /// Takes the event off the response, logs and queues it. Returns what is now known of the caller, for the
    /// request's log line.
    pub async fn note(mut self, app: &App, response: &mut Response) -> ContextData {
        let Some(occurred) = response.extensions_mut().remove::<Occurred>() else { return self.known };
        if let Some((subject, session)) = occurred.subject {
            (self.known.caller, self.known.session) = (Some(subject), Some(session));
        }
        if let (Some(kind), Some(route)) = (occurred.kind, self.route) {
            let event = self.event(app, kind, route, occurred.detail).await;
            write_line(&event);
            app.metrics.count_security_event(event.kind, event.side);
            app.security_events.add(event, app.clock.now(), self.id);
        }
        self.known
    }

    async fn event(&self, app: &App, kind: SecurityEventKind, route: &str, detail: &'static str) -> Event {
        let tried = self.known.tried.as_ref();
        let subject = self.known.caller.or_else(|| tried.and_then(|tried| tried.account));
        let account = match (subject, tried) {
            _ if self.known.client.is_some() => self.known.account(),
            (Some(subject), _) => Some(account_of(subject)),
            (None, Some(tried)) => app.security_events.hash_of(app, &tried.name).await.map(|hash| name_of(&hash)),
            (None, None) => None,
        };
        Event {
            kind: if kind == SecurityEventKind::LimitReached && guards_sign_in(route) {
                SecurityEventKind::SignInLocked
            } else {
                kind
            },
            side: SecurityEventSide::of_route(route),
            account,
            subject,
            session: self.known.session,
            network: self.client.to_string(),
            request: format!("{} {route}", self.method),
            detail,
        }
    }
}

/// True when a rate limit on this route guards passwords and codes.
fn guards_sign_in(route: &str) -> bool {
    route.starts_with("/api/v1/auth/") || route.starts_with("/api/v1/backoffice/auth/")
}

/// An account as stored and logged.
pub fn account_of(subject: Subject) -> String {
    match subject {
        Subject::Participant(id) => format!("participant:{}", id.0),
        Subject::Operator(id) => format!("operator:{}", id.0),
    }
}

/// A name without an account, by its hash.
pub fn name_of(hash: &str) -> String {
    format!("name:{hash}")
}

fn write_line(event: &Event) {
    let Event { kind, side, account, session, network, request, detail, .. } = event;
    let (kind, side, session) = (kind.as_str(), side.as_str(), session.map(|session| session.0));
    let account = account.as_deref().map_or(Cow::Borrowed("unknown"), Cow::Borrowed);
    let account = account.as_ref();
    if event.kind == SecurityEventKind::SignedIn {
        tracing::info!(target: "security", event = kind, side, account, session, network, request, "security event");
    } else {
        tracing::warn!(target: "security", event = kind, side, account, session, network, request, detail, "security event");
    }
}
