//! The OpenAPI document: made from the handlers, committed, and turned into the front end's types.
use utoipa::OpenApi;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};

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

/// The schema of a closed list of codes: in the front end a union of literals.
pub fn codes(codes: impl Iterator<Item = &'static str>) -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes)).build()
}
