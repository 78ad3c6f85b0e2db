//! The OpenAPI document: made from the handlers, committed, and turned into the front end's types.
use utoipa::OpenApi;
use utoipa::openapi::content::Content;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{Ref, RefOr};

/// The scope of what support may call when it looks at the portal as a participant.
const SUPPORT_VIEW: &str = "support_view";

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Plon",
        description = "The loyalty portal's API. Amounts are grosze, volumes thousandths of a litre or kilogram, points whole."
    ),
    components(schemas(crate::error::ErrorBody))
)]
struct Document;

/// The document before the features add their paths.
pub fn document() -> utoipa::openapi::OpenApi {
    let mut document = Document::openapi();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    document
}

/// Says of every GET for participants what `who.rs` holds it to: support may look at it as the participant. A POST that
/// only reads says so itself.
pub fn show_what_support_may_see(document: &mut utoipa::openapi::OpenApi) {
    for operation in document.paths.paths.values_mut().filter_map(|item| item.get.as_mut()) {
        let mut scopes = operation.security.as_deref().map(scopes).unwrap_or_default();
        if for_participants(&scopes) {
            scopes.push(SUPPORT_VIEW.to_owned());
            operation.security = Some(vec![SecurityRequirement::new("bearer", scopes)]);
        }
    }
}

/// Says of every change by participants that the programme may be closed for maintenance meanwhile, as `who.rs` refuses it.
pub fn show_what_maintenance_closes(document: &mut utoipa::openapi::OpenApi) {
    for item in document.paths.paths.values_mut() {
        let changing = [&mut item.post, &mut item.put, &mut item.patch, &mut item.delete];
        for operation in changing.into_iter().filter_map(Option::as_mut) {
            let scopes = operation.security.as_deref().map(scopes).unwrap_or_default();
            if for_participants(&scopes) && !scopes.iter().any(|scope| scope == SUPPORT_VIEW) {
                let responses = &mut operation.responses.responses;
                responses.entry("503".to_owned()).or_insert_with(|| RefOr::T(refusal("closed for maintenance")));
            }
        }
    }
}

fn refusal(description: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    ResponseBuilder::new().description(description).content("application/json", body).build()
}

fn for_participants(scopes: &[String]) -> bool {
    scopes.iter().any(|scope| scope == "participant" || scope == "partner")
}

/// What the requirements name for the bearer; they can be read only as they are written.
fn scopes(requirements: &[SecurityRequirement]) -> Vec<String> {
    let written = requirements.iter().filter_map(|requirement| serde_json::to_value(requirement).ok());
    let named = written.filter_map(|requirement| serde_json::from_value(requirement["bearer"].clone()).ok());
    named.flat_map(|scopes: Vec<String>| scopes).collect()
}

/// The schema of a closed list of codes: in the front end a union of literals.
pub fn codes(codes: impl Iterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).build()
}
