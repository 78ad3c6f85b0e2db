//! A promotion as it is stored: its row and the definition that holds.
use anyhow::Context;
use plon_domain::audience::AccountType;
use plon_domain::promotions::{Definition, Terms};

use super::store::PromotionRow;
use plon_kernel::columns::PromotionId;

/// A promotion with the revision that holds.
#[derive(Debug, Clone)]
pub struct Promotion {
    pub id: PromotionId,
    pub key: String,
    pub slug: String,
    pub audience: AccountType,
    pub revision: i64,
    /// The hash of the rules as a PDF, where there is one.
    pub rules_sha256: Option<String>,
    pub definition: Definition,
}

impl Promotion {
    /// # Errors
    /// When the stored definition does not make sense: a defect of the data.
    pub fn read(row: PromotionRow) -> anyhow::Result<Promotion> {
        let definition = serde_json::from_str(&row.definition);
        Ok(Promotion {
            definition: definition.with_context(|| format!("the definition of promotion {}", row.key))?,
            id: row.id,
            key: row.key,
            slug: row.slug,
            audience: row.audience,
            revision: row.revision,
            rules_sha256: row.rules_sha256,
        })
    }

    pub fn terms(&self) -> &Terms {
        &self.definition.terms
    }

    /// The address of its page.
    pub fn page(&self) -> String {
        format!("/promocje/{}", self.slug)
    }
}
