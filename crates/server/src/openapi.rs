//! The OpenAPI document: made from the handlers, committed, and turned into the front end's types.
use utoipa::OpenApi;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};

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
    let for_participants = |scopes: &[String]| scopes.iter().any(|scope| scope == "participant" || scope == "partner");
    for operation in document.paths.paths.values_mut().filter_map(|item| item.get.as_mut()) {
        let mut scopes = operation.security.as_deref().map(scopes).unwrap_or_default();
        if for_participants(&scopes) {
            scopes.push("support_view".to_owned());
            operation.security = Some(vec![SecurityRequirement::new("bearer", scopes)]);
        }
    }
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
