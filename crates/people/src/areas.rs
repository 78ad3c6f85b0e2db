//! Areas of crops as people type them into forms.
use plon_domain::crops::{CropAreas, CropGroup};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use plon_platform::error::Fields;

/// Area of a crop as it was typed, in hectares.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct CropAreaForm {
    id: i64,
    value: String,
}

/// Parses all areas of a form; on errors it keeps a sentence at `area.<crop>` for each and gives `None`.
pub fn parse_areas(groups: &[CropGroup], typed: &[CropAreaForm], fields: &mut Fields) -> Option<CropAreas> {
    match CropAreas::parse(groups, typed.iter().map(|area| (area.id, area.value.as_str()))) {
        Ok(areas) => Some(areas),
        Err(errors) => {
            for (id, sentence) in errors {
                fields.add_error(&format!("area.{id}"), sentence);
            }
            None
        }
    }
}
