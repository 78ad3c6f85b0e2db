//! Promotion as it is stored: its row and the definition in force.
use anyhow::Context;
use plon_domain::audience::AccountType;
use plon_domain::promotions::{Definition, Terms};

use super::model::PromotionRow;
use plon_kernel::ids::{PromotionId, SegmentId};
use plon_pictures::Picture;

/// Promotion with the revision in force.
#[derive(Debug, Clone)]
pub struct Promotion {
    pub id: PromotionId,
    pub key: String,
    pub slug: String,
    pub audience: AccountType,
    pub revision: i64,
    /// Segment that it is for; none: for its whole audience.
    pub segment: Option<SegmentId>,
    /// Hash of the rules as a PDF, once printed.
    pub rules_sha256: Option<String>,
    /// Own picture, in the place of its drawing.
    pub photo: Option<Picture>,
    pub definition: Definition,
}

impl Promotion {
    /// # Errors
    /// When the stored definition is invalid: a defect of the data.
    pub fn from_row(row: PromotionRow) -> anyhow::Result<Promotion> {
        let definition = serde_json::from_str(&row.definition);
        Ok(Promotion {
            definition: definition.with_context(|| format!("the definition of promotion {}", row.key))?,
            id: row.id,
            key: row.key,
            slug: row.slug,
            audience: row.audience,
            revision: row.revision,
            segment: row.segment_id,
            rules_sha256: row.rules_sha256,
            photo: row.photo.picture(),
        })
    }

    pub fn terms(&self) -> &Terms {
        &self.definition.terms
    }

    /// Address of its page.
    pub fn page(&self) -> String {
        format!("/promocje/{}", self.slug)
    }
}
