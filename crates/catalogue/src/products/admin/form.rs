//! A product as an operator enters it.
use plon_domain::product::{Code, Colour};
use plon_domain::volume::Unit;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::Product;
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::ProductId;
use plon_platform::error::{ApiError, Fields};
use plon_platform::openapi;
use plon_platform::text_input::{parse_paragraphs, parse_required_line, parse_slug};

pub const LONGEST_NAME: usize = 100;
pub const LONGEST_BRAND: usize = 60;
const LONGEST_DESCRIPTION: usize = 3000;
pub const MOST_CROPS: usize = 60;

/// Message where a sold product's counting property is changed: purchases before and after must count alike.
pub fn sold_product_message(what: &str) -> String {
    format!("Produkt jest już na fakturach, dlatego jego {what} nie może się zmienić")
}

/// A product as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"name": "AGROSAR 360 SL", "sap": "30000107", "slug": "agrosar-360-sl", "brand":
    "AGROSAR", "category": "Herbicydy", "crops": ["Pszenica ozima", "Rzepak"], "unit": "L", "description":
    "Herbicyd nieselektywny do stosowania na ściernisku.", "colour": "#2f7d32", "active": true}))]
pub struct ProductForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// The organiser's own code.
    #[schema(required, nullable = false)]
    sap: Option<String>,
    /// Last part of the product's URL; derived from the name where it is empty.
    slug: Option<String>,
    #[schema(required, nullable = false)]
    brand: Option<String>,
    #[schema(required, nullable = false)]
    category: Option<String>,
    crops: Vec<String>,
    /// `L` or `kg`.
    #[schema(required, schema_with = openapi::units)]
    unit: Option<String>,
    description: Option<String>,
    /// Such as `#0b7a75`.
    #[schema(required, nullable = false)]
    colour: Option<String>,
    /// True if it is shown and can be bought.
    active: bool,
}

impl ProductForm {
    /// Parses the form, reporting all errors at once, values taken by other products included.
    ///
    /// # Errors
    /// `Invalid` with the errors.
    pub async fn parse(&self, db: &mut impl Read, own: Option<ProductId>) -> Result<Product, ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let sap = fields.parse("sap", Code::parse(self.sap.as_deref().unwrap_or_default()));
        let slug = parse_slug(&mut fields, &self.slug, &self.name);
        let brand = parse_required_line(&mut fields, "brand", &self.brand, LONGEST_BRAND);
        let category = parse_required_line(&mut fields, "category", &self.category, LONGEST_BRAND);
        let crops = self.crops(&mut fields);
        let unit = self.unit.as_deref().and_then(|code| Unit::try_from(code).ok());
        let unit = fields.required("unit", unit);
        let description = parse_paragraphs(&mut fields, "description", &self.description, LONGEST_DESCRIPTION);
        let colour = fields.parse("colour", Colour::parse(self.colour.as_deref().unwrap_or_default()));
        if let Some(sap) = &sap
            && store::is_sap_taken(db, sap, own).await?
        {
            fields.add_error("sap", "Inny produkt ma już ten kod");
        }
        if let Some(slug) = &slug
            && store::is_slug_taken(db, slug, own).await?
        {
            fields.add_error("slug", "Inny produkt ma już ten adres");
        }
        if let Some(own) = own
            && let Some(held) = store::find_counting_promotion(db, own).await?
        {
            let counted_by = [
                ("sap", "kod", sap.as_ref().map(Code::as_str), held.sap),
                ("brand", "marka", brand.as_deref(), held.brand),
                ("category", "kategoria", category.as_deref(), held.category),
                ("unit", "jednostka", unit.map(Unit::as_str), held.unit),
            ];
            for (field, what, typed, held) in counted_by {
                if typed.is_some_and(|typed| typed != held) {
                    fields.add_error(field, sold_product_message(what));
                }
            }
        }
        let parts = (name, sap, slug, brand, category, crops, unit, description, colour);
        let (
            Some(name),
            Some(sap),
            Some(slug),
            Some(brand),
            Some(category),
            Some(crops),
            Some(unit),
            Some(description),
            Some(colour),
        ) = parts
        else {
            return Err(fields.into_error());
        };
        fields.check()?;
        Ok(Product { name, sap, slug, brand, category, crops, unit, description, colour, active: self.active })
    }

    fn crops(&self, fields: &mut Fields) -> Option<Vec<String>> {
        if self.crops.len() > MOST_CROPS {
            fields.add_error("crops", format!("Wybierz najwyżej {MOST_CROPS}\u{a0}upraw"));
            return None;
        }
        let mut crops: Vec<String> = Vec::new();
        for crop in &self.crops {
            let crop = parse_required_line(fields, "crops", &Some(crop.clone()), LONGEST_BRAND)?;
            if !crops.contains(&crop) {
                crops.push(crop);
            }
        }
        Some(crops)
    }
}
