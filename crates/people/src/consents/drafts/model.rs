//! Rows and values of drafts of consents.
use plon_domain::audience::{AccountType, Audience};
use plon_domain::consent::ConsentPurpose;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::types::Timestamp;
use plon_platform::openapi;

#[derive(Debug, sqlx::FromRow)]
pub struct DraftRow {
    pub id: i64,
    pub version: i64,
    pub slug: String,
    pub audience: String,
    pub content: String,
    pub required: bool,
    pub parent: Option<String>,
    pub proposal: bool,
    pub written_by: String,
    pub written_at: Timestamp,
}

/// A valid draft.
#[derive(Debug)]
pub struct WrittenDraft {
    pub slug: String,
    pub audience: Audience,
    pub content: String,
    pub required: bool,
    pub parent: Option<String>,
    pub proposal: bool,
}

/// A consent that has no version yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentDraft {
    id: i64,
    /// Version for optimistic locking: a change is refused once another operator has changed the draft.
    version: i64,
    slug: String,
    #[schema(schema_with = purposes)]
    purpose: ConsentPurpose,
    #[schema(schema_with = audiences)]
    audience: Audience,
    /// Plain text with line breaks.
    text: String,
    required: bool,
    /// Slug of the parent consent.
    parent: Option<String>,
    /// True for a built-in proposal that nobody has gone over yet.
    proposal: bool,
    written_by: String,
    written_at: Timestamp,
}

impl DraftRow {
    pub fn into_answer(self) -> anyhow::Result<ConsentDraft> {
        let audience = self.audience()?;
        let DraftRow { id, version, slug, content, required, parent, proposal, written_by, written_at, .. } = self;
        let (purpose, text) = (ConsentPurpose::of_slug(&slug), content);
        Ok(ConsentDraft {
            id,
            version,
            slug,
            purpose,
            audience,
            text,
            required,
            parent,
            proposal,
            written_by,
            written_at,
        })
    }

    pub fn audience(&self) -> anyhow::Result<Audience> {
        Ok(Audience::try_from(self.audience.as_str())?)
    }
}

/// A draft, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DraftRecord {
    slug: String,
    #[schema(schema_with = audiences)]
    audience: Audience,
    text: String,
    required: bool,
    parent: Option<String>,
    proposal: bool,
}

impl DraftRecord {
    pub fn of_row(row: &DraftRow) -> anyhow::Result<DraftRecord> {
        let DraftRow { slug, content, required, parent, proposal, .. } = row;
        let (slug, text, parent, audience) = (slug.clone(), content.clone(), parent.clone(), row.audience()?);
        Ok(DraftRecord { slug, audience, text, required: *required, parent, proposal: *proposal })
    }
}

impl From<&WrittenDraft> for DraftRecord {
    fn from(draft: &WrittenDraft) -> DraftRecord {
        let WrittenDraft { slug, audience, content, required, parent, proposal } = draft;
        let (slug, text, parent) = (slug.clone(), content.clone(), parent.clone());
        DraftRecord { slug, audience: *audience, text, required: *required, parent, proposal: *proposal }
    }
}

/// The codes of audiences, for the API's document.
pub fn audiences() -> Object {
    openapi::codes(Audience::ALL.iter().map(|audience| audience.as_str()))
}

/// The codes of purposes, for the API's document.
pub fn purposes() -> Object {
    openapi::codes(ConsentPurpose::ALL.iter().map(|purpose| purpose.as_str()))
}

/// Account types of an audience: a consent is asked of each on its own.
pub fn account_types(audience: Audience) -> &'static [AccountType] {
    match audience {
        Audience::Everyone => AccountType::ALL,
        Audience::Retail => &[AccountType::Retail],
        Audience::Partner => &[AccountType::Partner],
    }
}
