//! The refresh token's cookie: one name per kind of session.
use axum::http::HeaderMap;

use super::Tokens;
use super::model::SessionKind;
use crate::app::Mode;
use crate::cookies::Name;
use plon_kernel::types::Timestamp;

fn name(kind: SessionKind) -> Name {
    match kind {
        SessionKind::Participant => Name { plain: "plon_refresh", over_tls: "__Host-plon_refresh" },
        SessionKind::Operator => Name { plain: "plon_operator_refresh", over_tls: "__Host-plon_operator_refresh" },
    }
}

/// `Set-Cookie` with the refresh token, valid for as long as the token can be used.
pub fn refresh_cookie(kind: SessionKind, mode: Mode, tokens: &Tokens, now: Timestamp) -> String {
    let left = tokens.session_expires_at.0.duration_since(now.0).min(kind.idle_life());
    name(kind).keep(mode, &tokens.refresh, left)
}

/// `Set-Cookie` that removes the refresh token.
pub fn expired_cookie(kind: SessionKind, mode: Mode) -> String {
    name(kind).clear(mode)
}

/// Refresh token in the request's cookie.
pub fn find_refresh_token(kind: SessionKind, mode: Mode, headers: &HeaderMap) -> Option<&str> {
    name(kind).presented(mode, headers)
}

#[cfg(test)]
mod tests {
    use axum::http::header;
    use jiff::SignedDuration;

    use super::*;

    fn over_tls() -> Mode {
        Mode { secure: true, ..Mode::default() }
    }

    #[test]
    fn over_tls_the_cookie_is_secure_and_bound_to_this_very_host() {
        assert_eq!(
            name(SessionKind::Participant).keep(over_tls(), "abc", SignedDuration::from_mins(1)),
            "__Host-plon_refresh=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure"
        );
        assert!(expired_cookie(SessionKind::Operator, over_tls()).starts_with("__Host-plon_operator_refresh=; "));
    }

    #[test]
    fn a_token_is_read_from_its_own_cookie_only() {
        let line = "plon_refresh=plain; __Host-plon_operator_refresh=operators; __Host-plon_refresh=mine";
        let headers = HeaderMap::from_iter([(header::COOKIE, line.parse().unwrap())]);
        assert_eq!(find_refresh_token(SessionKind::Participant, over_tls(), &headers), Some("mine"));
        assert_eq!(find_refresh_token(SessionKind::Operator, over_tls(), &headers), Some("operators"));
    }

    #[test]
    fn an_emptied_cookie_is_none() {
        let headers = HeaderMap::from_iter([(header::COOKIE, "plon_refresh=".parse().unwrap())]);
        assert_eq!(find_refresh_token(SessionKind::Participant, Mode::default(), &headers), None);
    }
}
