//! OpenAPI document: made from the handlers and their extractors, committed, and turned into the front end's types.
mod codes;
mod declare;
mod finish;
mod names;
mod print;
pub mod reference;
mod refusals;
mod router;
mod schemas;
mod tags;

use utoipa::OpenApi;
use utoipa::openapi::RefOr;
use utoipa::openapi::path::{HttpMethod, Operation};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::server::Server;

pub use codes::{
    account_types, channels, codes, colors, deliveries, described, file_formats, or_null, participant_kinds, registers,
    roundings, tax_entries, transfer_kinds, treatments, trip_kinds, units, voivodeships,
};
pub use declare::{Declare, admit, admit_machines, declare, describe_header, is_for_machines, open_to_support, scopes};
pub use print::print;
pub use refusals::Refused;
pub use router::{AnyHandler, ApiRouter, Documented};

/// Route of one handler, with its operation for the document.
#[doc(hidden)]
#[macro_export]
macro_rules! __routes {
    ($handler:path) => {{
        let methods = utoipa_axum::paste! { utoipa_axum::routes!(@path [methods()] of $handler) };
        let handler = $crate::openapi::AnyHandler(|request, app| axum::handler::Handler::call($handler, request, app));
        let add: fn(&mut utoipa::openapi::OpenApi) = |document| {
            let mut schemas = Vec::new();
            let (path, mut operation, methods) = utoipa_axum::routes!(@resolve_types $handler : schemas);
            $crate::openapi::declare(&mut operation, &$handler);
            $crate::openapi::add(document, schemas, &path, methods, operation);
        };
        let path = utoipa_axum::paste! { utoipa_axum::routes!(@path [path()] of $handler) };
        ($crate::openapi::Documented { path, add }, handler.on(&methods))
    }};
}
pub use crate::__routes as routes;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Plon",
        description = "The loyalty portal's API. Amounts are grosze, volumes thousandths of a litre or kilogram, points whole.",
        license(name = "Apache-2.0")
    ),
    components(schemas(crate::error::ErrorBody))
)]
struct Document;

/// Cookies that operations read, by the names of their security schemes.
const COOKIES: [(&str, &str, &str); 3] = [
    (
        "refresh_cookie",
        "plon_refresh",
        "Refresh token of a participant, by which a browser renews its session. Over TLS the name begins with `__Host-`.",
    ),
    ("operator_refresh_cookie", "plon_operator_refresh", "Refresh token of an operator; over TLS with `__Host-`."),
    (
        "reset_cookie",
        "plon_reset",
        "Binds the code of a new password to the browser that asked for it; over TLS with `__Host-`.",
    ),
];

/// Description of the tokens of machines.
const MACHINES: &str =
    "Token of an API client, `plon_…`, made by an administrator; the scope is what the client must have.";

/// Document before the features add their paths.
fn document() -> utoipa::openapi::OpenApi {
    let mut document = Document::openapi();
    document.servers = Some(vec![Server::new("/")]);
    document.tags = Some(tags::all_tags());
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    let machines = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(MACHINES)).build();
    components.add_security_scheme(declare::MACHINES, SecurityScheme::Http(machines));
    for (scheme, cookie, description) in COOKIES {
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description(cookie, description));
        components.add_security_scheme(scheme, SecurityScheme::ApiKey(cookie));
    }
    document
}

/// Adds an operation, which may share its path with others, and its schemas.
pub fn add(
    document: &mut utoipa::openapi::OpenApi,
    schemas: Vec<(String, RefOr<Schema>)>,
    path: &str,
    methods: Vec<HttpMethod>,
    operation: Operation,
) {
    document.paths.add_path_operation(path, methods, operation);
    document.components.get_or_insert_default().schemas.extend(schemas);
}
