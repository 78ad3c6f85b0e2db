//! Who may call what: every route against every kind of caller, by the committed document, whose diff is read in
//! review.
//!
//! `security` of an operation names who may call it: `participant`, `partner`, and operators' roles, of which an
//! administrator has all, and scopes of API clients; `support_view` lets an operator who looks at the portal as a participant see it. A new route
//! is in the table as soon as it is in the document.
use std::collections::BTreeSet;

use axum::http::StatusCode;
use plon_platform::api_clients::ApiScope;
use plon_platform::security_events::SecurityEventSide;
use plon_server::router;
use serde_json::{Value, json};

use crate::support::{TestApp, on_both};

/// Operations that anyone may call: everything else is for the signed-in.
const OPEN: &[&str] = &[
    "GET /api/system-settings",
    "GET /api/v1/logo",
    "POST /api/demo/clock",         // not there unless the process shows the demo
    "POST /api/demo/operator-code", // the same
    "GET /api/v1/consents/{type}/participant_registration",
    "GET /api/v1/data-export/{token}",
    "GET /api/v1/cms/news",
    "GET /api/v1/cms/news/{id}",
    "GET /api/v1/cms/pages",
    "GET /api/v1/cms/pages/{id}",
    "GET /api/v1/cms/faq",
    "GET /api/v1/cms/home-page",
    "GET /api/v1/cms/rewards",
    "GET /api/v1/cms/rules",
    "GET /api/v1/cms/rules/{id}",
    "GET /api/v1/cms/promotions",
    "GET /api/v1/cms/promotions/{id}",
    "GET /api/v1/cms/promotions/{id}/calendar",
    "GET /api/v1/cms/promotions/{id}/rules/{revision}",
    "GET /api/v1/products",
    "GET /api/v1/product-filters",
    "GET /api/v1/registration",
    "GET /api/v1/registration/companies/{nip}",
    "GET /api/v1/registration/accounts/{nip}", // ten answers a day that it has one
    "GET /api/v1/registration/invitations/{hash}/{nip}",
    "GET /api/v1/registration/partner-invitations/{hash}",
    "GET /api/v1/registration/referrals/{code}", // for whoever has a partner's link
    "POST /api/v1/registration",
    "POST /api/v1/registration/partner",
    "POST /api/v1/participation-requests",
    "POST /api/v1/contact",
    "POST /api/v1/newsletter",
    "POST /api/v1/newsletter/confirm",        // only with the secret of its e-mail
    "GET /api/v1/newsletter/leave/{key}",     // only with the key of its e-mail
    "POST /api/v1/newsletter/leave/{key}",    // the same
    "GET /api/v1/mailings/leave/{key}",       // only with the key of its e-mail
    "POST /api/v1/mailings/leave/{key}",      // the same
    "GET /api/v1/w/{code}",                   // for whoever has the link of a mailing
    "GET /api/v1/media/{key}/{file}",         // for whoever has its address
    "GET /api/v1/representatives/{id}/photo", // for whoever has its address
    "POST /api/v1/setup/link",                // only with the secret of the link
    "POST /api/v1/setup",                     // the same
    "GET /health/live",
    "GET /health/ready",
    "POST /api/v1/auth/login",
    "POST /api/v1/auth/password-reset/request",
    "POST /api/v1/auth/password-reset",
    "POST /api/v1/refresh_token",
    "GET /api/v1/messages/reports/smsapi/{secret}", // only with the secret in its address
    "POST /api/v1/messages/reports/smsapi/{secret}",
    "GET /api/v1/auth/logout",
    "POST /api/v1/backoffice/auth/login",
    "POST /api/v1/backoffice/auth/second-factor",
    "POST /api/v1/backoffice/auth/enrolment",
    "POST /api/v1/backoffice/auth/passkey",
    "POST /api/v1/backoffice/auth/passkey/options",
    "POST /api/v1/backoffice/auth/invitation",
    "POST /api/v1/backoffice/auth/support",
    "POST /api/v1/backoffice/auth/refresh",
    "GET /api/v1/backoffice/auth/logout",
];

const ROLES: [&str; 5] = ["moderator", "editor", "finance", "support", "analyst"];

/// Document as it is committed: an extractor that lets in somebody else differs from it.
const COMMITTED: &str = include_str!("../../../../openapi.json");

pub struct Route {
    method: String,
    path: String,
    /// Who may call it, by the document.
    allowed: BTreeSet<String>,
}

impl Route {
    pub fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    fn is_open(&self) -> bool {
        OPEN.contains(&self.name().as_str())
    }

    pub fn admits(&self, caller: &str) -> bool {
        match caller {
            "administrator" => self.is_for_operators(),
            // the first one's calls name nothing of the other's, so that who is let in fails later
            "other participant" => self.allowed.contains("participant"),
            "support as participant" => self.allowed.contains("support_view") && self.allowed.contains("participant"),
            "support as partner" => self.allowed.contains("support_view") && self.allowed.contains("partner"),
            _ => self.allowed.contains(caller),
        }
    }

    fn is_for_machines(&self) -> bool {
        ApiScope::ALL.into_iter().any(|scope| self.allowed.contains(scope.as_str()))
    }

    fn is_for_operators(&self) -> bool {
        ROLES.into_iter().chain(["administrator"]).any(|role| self.allowed.contains(role))
    }

    /// The status for a caller. Nothing that a call needs is there, so that one that is let in fails later.
    pub async fn status(&self, app: &TestApp, token: Option<&str>) -> StatusCode {
        self.status_with(app, token, "").await
    }

    /// The same with a query.
    pub async fn status_with(&self, app: &TestApp, token: Option<&str>, query: &str) -> StatusCode {
        let path: Vec<&str> = self.path.split('/').map(|part| if part.starts_with('{') { "1" } else { part }).collect();
        let path = format!("{}{query}", path.join("/"));
        let method = if self.method == "GET" { "GET" } else { "POST" };
        let request = crate::support::Request::new(app, method, &path);
        match token {
            Some(token) => request.bearer(token).send_undeclared().await.status,
            None => request.send_undeclared().await.status,
        }
    }
}

/// Every route of the document.
pub fn routes() -> Vec<Route> {
    let document: Value = serde_json::from_str(COMMITTED).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(move |(method, operation)| (path, method, operation))
    });
    operations
        .map(|(path, method, operation)| Route {
            method: method.to_uppercase(),
            path: path.clone(),
            allowed: named(&operation["security"]),
        })
        .collect()
}

fn named(security: &Value) -> BTreeSet<String> {
    let requirements = security.as_array().into_iter().flatten();
    let names = requirements.flat_map(|requirement| [&requirement["bearer"], &requirement["api_client"]]);
    let names = names.flat_map(|scopes| scopes.as_array().into_iter().flatten());
    names.map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// One caller of each kind with a bearer.
pub async fn callers(app: &TestApp) -> Vec<(String, String)> {
    let participant = app.participant().await;
    let partner = app.participant_numbered(1).await;
    app.make_partner(partner.id).await;
    let mut callers = Vec::new();
    let distributor = app.distributor("7740001454", "Dystrybutor klienta").await;
    for role in ROLES.into_iter().chain(["administrator"]) {
        let operator = app.operator(&[role]).await;
        if role == "support" {
            callers.push(("support as participant".to_owned(), app.view_as(participant.id, operator.id).await));
            callers.push(("support as partner".to_owned(), app.view_as(partner.id, operator.id).await));
        }
        if role == "administrator" {
            // The administrator's calls change the first client there is, up to its end.
            app.machine(operator.id, &[], None).await;
            for scope in ApiScope::ALL {
                let machine = app.machine(operator.id, &[scope], Some(distributor)).await;
                callers.push((scope.as_str().to_owned(), machine.token));
            }
        }
        callers.push((role.to_owned(), operator.token));
    }
    callers.push(("participant".to_owned(), participant.token));
    callers.push(("other participant".to_owned(), app.participant_numbered(2).await.token));
    callers.push(("partner".to_owned(), partner.token));
    callers
}

#[test]
fn a_route_is_open_or_says_who_may_call_it() {
    let others = ["administrator", "participant", "partner", "support_view"];
    let scopes = ApiScope::ALL.map(ApiScope::as_str);
    let known: BTreeSet<&str> = ROLES.into_iter().chain(others).chain(scopes).collect();
    for route in routes() {
        assert!(
            ["GET", "POST"].contains(&route.method.as_str()),
            "{}: the table calls GET and POST only",
            route.name()
        );
        assert_eq!(route.allowed.is_empty(), route.is_open(), "{}: open, or for whom?", route.name());
        assert!(
            route.allowed.iter().all(|name| known.contains(name.as_str())),
            "{}: {:?} is nobody",
            route.name(),
            route.allowed
        );
    }
}

#[test]
fn support_may_look_at_what_a_participant_may_read_and_at_nothing_else() {
    let routes = routes();
    for route in &routes {
        let is_portals = route.admits("participant") || route.admits("partner");
        let is_looked_at = route.allowed.contains("support_view");
        if route.method == "GET" {
            assert_eq!(is_looked_at, is_portals, "{}", route.name());
        }
        assert!(is_portals || !is_looked_at, "{}: support looks at the portal only", route.name());
    }
    let posts = routes.iter().filter(|route| route.method == "POST" && route.allowed.contains("support_view"));
    let posts: Vec<String> = posts.map(Route::name).collect();
    assert_eq!(
        posts,
        ["POST /api/v1/invoices/details", "POST /api/v1/user/promotions/try"],
        "a POST that support may send only reads: say so here as well"
    );
}

#[test]
fn the_open_routes_are_documented() {
    let documented: Vec<String> = routes().iter().map(Route::name).collect();
    for open in OPEN {
        assert!(documented.iter().any(|name| name == open), "{open} is gone");
    }
}

#[test]
fn the_back_office_is_for_operators_the_portal_for_participants_and_two_paths_for_machines() {
    for route in routes().iter().filter(|route| !route.is_open()) {
        let side = SecurityEventSide::of_route(&route.path);
        let (is_backoffice, is_machine) = (side == SecurityEventSide::Operator, side == SecurityEventSide::Machine);
        let is_for_participants = route.admits("participant") || route.admits("partner");
        assert_eq!(
            (route.is_for_operators(), is_for_participants, route.is_for_machines()),
            (is_backoffice, !is_backoffice && !is_machine, is_machine),
            "{}",
            route.name()
        );
    }
}

#[test]
fn the_document_says_what_may_be_missing_and_of_what_type_a_download_is() {
    let document = router::api().document().unwrap();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            assert!(
                !path.contains('{') || responses.contains_key("404"),
                "{method} {path} may be 404 and does not say so"
            );
            let content = responses.get("200").and_then(|answer| answer["content"].as_object());
            let types = content.into_iter().flat_map(|types| types.keys());
            for media_type in types {
                assert_ne!(media_type, "application/octet-stream", "{method} {path}: bytes of which type?");
            }
        }
    }
}

on_both! {
    async fn a_guest_is_kept_out_of_all_but_the_open_routes(app) {
        for route in routes().iter().filter(|route| !route.is_open()) {
            for token in [None, Some("nobodys"), Some("")] {
                assert_eq!(route.status(&app, token).await, 401, "{} with {token:?}", route.name());
            }
        }
    }

    async fn each_caller_is_let_in_where_the_document_says_and_nowhere_else(app) {
        let callers = callers(&app).await;
        for route in routes().iter().filter(|route| !route.is_open()) {
            // Tokens that are refused at one route would use up the limit of the network for the next.
            app.execute("DELETE FROM rate_limit_windows WHERE count > $1", 0).await;
            for (caller, token) in &callers {
                let status = route.status(&app, Some(token)).await;
                let is_let_in = status != StatusCode::UNAUTHORIZED && status != StatusCode::FORBIDDEN;
                assert_eq!(is_let_in, route.admits(caller), "{caller}: {} gives {status}", route.name());
                assert_ne!(status, StatusCode::UNAUTHORIZED, "{caller}: {}, a 403 is due", route.name());
            }
        }
    }

    async fn a_refused_audience_gets_access_denied(app) {
        let operator = app.operator(&["administrator"]).await;
        let answer = app.get("/api/v1/user/profile").bearer(&operator.token).send().await;
        let expected = json!({ "error": "access_denied", "message": "Nie masz dostępu do tej części programu" });
        assert_eq!(answer.assert(403).json, expected);
    }
}
