//! Response of an export in the API document: the table as CSV or as XLSX.
use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::content::Content;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::{Header, RefOr};

use super::Format;

/// File of an export.
#[derive(Debug)]
pub struct TableFile;

impl IntoResponses for TableFile {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let binary = Some(SchemaFormat::KnownFormat(KnownFormat::Binary));
        let file = Content::new(Some(ObjectBuilder::new().schema_type(Type::String).format(binary).build()));
        let name = Header::new(ObjectBuilder::new().schema_type(Type::String).build());
        let response = [Format::Csv, Format::Xlsx].into_iter().fold(
            ResponseBuilder::new().description("The table.").header("Content-Disposition", name),
            |response, format| {
                response.content(format.media_type().split(';').next().unwrap_or_default(), file.clone())
            },
        );
        BTreeMap::from([("200".to_owned(), response.build().into())])
    }
}
