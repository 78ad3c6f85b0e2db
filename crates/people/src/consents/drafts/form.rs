//! A draft of a consent as the browser sends it.
use plon_domain::audience::Audience;
use plon_domain::consent::{ConsentPurpose, is_of_own_will};
use plon_domain::product::Slug;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::publish::parse_text;
use super::model::{WrittenDraft, account_types, audiences, purposes};
use super::store;
use plon_kernel::db::Tx;
use plon_platform::error::{ApiError, Fields};

/// A draft: its purpose and name, its audience, and its text.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 0, "purpose": "participation", "name": "Regulamin", "audience": "everyone",
    "text": "Znam Regulamin programu i akceptuję jego postanowienia.", "required": true, "parent": null}))]
pub struct ConsentDraftForm {
    /// The version that the operator saw, for optimistic locking; 0 for a new draft.
    version: i64,
    /// Purpose by which the portal knows the consent; `participation` has a slug made of `name`.
    #[schema(schema_with = purposes)]
    purpose: String,
    /// Short name, for `participation` only.
    name: Option<String>,
    #[schema(schema_with = audiences)]
    audience: String,
    /// Plain text: an empty line begins a paragraph. Tags are shown literally.
    text: String,
    required: bool,
    /// Slug of the consent that this one becomes a part of.
    parent: Option<String>,
}

impl ConsentDraftForm {
    pub fn version(&self) -> i64 {
        self.version
    }

    /// Checks the form against the other drafts and the consents that exist; `id` is 0 for a new draft.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    pub async fn parse(&self, tx: &mut Tx, id: i64) -> Result<WrittenDraft, ApiError> {
        let mut fields = Fields::default();
        let purpose = ConsentPurpose::try_from(self.purpose.as_str()).map_err(|_| "Wybierz cel zgody");
        let purpose = fields.parse("purpose", purpose);
        let audience = Audience::try_from(self.audience.as_str()).map_err(|_| "Wybierz, kogo pytamy");
        let audience = fields.parse("audience", audience);
        let content = parse_text(&mut fields, &self.text);
        let slug = purpose.and_then(|purpose| self.parse_slug(&mut fields, purpose));
        if self.required && slug.as_deref().is_some_and(is_of_own_will) {
            fields.add_error("required", "Ta zgoda jest zawsze dobrowolna");
        }
        let (Some(audience), Some(content), Some(slug)) = (audience, content, slug) else {
            return Err(fields.into_error());
        };
        let parent = self.parent.clone().filter(|parent| !parent.trim().is_empty());
        let draft = WrittenDraft { slug, audience, content, required: self.required, parent, proposal: false };
        let at = if purpose == Some(ConsentPurpose::Participation) { "name" } else { "purpose" };
        if let Some(sentence) = taken(tx, id, &draft).await? {
            fields.add_error(at, sentence);
        }
        if let Some(parent) = &draft.parent {
            check_parent(tx, &mut fields, id, &draft, parent).await?;
        }
        fields.check()?;
        Ok(draft)
    }

    fn parse_slug(&self, fields: &mut Fields, purpose: ConsentPurpose) -> Option<String> {
        if let Some(slug) = purpose.slug() {
            return Some(slug.to_owned());
        }
        let name = self.name.as_deref().map(str::trim).filter(|name| !name.is_empty());
        let name = fields.required("name", name)?;
        let slug = fields.parse("name", Slug::of_name(name))?.as_str().to_owned();
        if is_of_own_will(&slug) {
            fields.add_error("name", "Tę nazwę mają zgody na marketing i\u{a0}powiadomienia. Wybierz taki cel zgody.");
            return None;
        }
        Some(slug)
    }
}

/// Sentence for a slug that another consent or draft of the audience has.
pub async fn taken(tx: &mut Tx, id: i64, draft: &WrittenDraft) -> sqlx::Result<Option<&'static str>> {
    for account_type in account_types(draft.audience) {
        if store::has_consent(tx, *account_type, &draft.slug).await? {
            return Ok(Some("Taka zgoda już jest. Zmień ją nową wersją."));
        }
    }
    let is_written = store::has_other_draft(tx, id, &draft.slug, draft.audience).await?;
    Ok(is_written.then_some("Taki szkic już jest"))
}

async fn check_parent(
    tx: &mut Tx,
    fields: &mut Fields,
    id: i64,
    draft: &WrittenDraft,
    parent: &str,
) -> sqlx::Result<()> {
    let mut is_known = store::has_whole_draft(tx, id, parent).await?;
    for account_type in account_types(draft.audience) {
        is_known |= store::is_whole(tx, *account_type, parent).await?;
    }
    if parent == draft.slug || !is_known {
        fields.add_error("parent", "Wybierz zgodę, która sama nie jest częścią innej");
    } else if store::has_parts(tx, &draft.slug).await? {
        fields.add_error("parent", "Ta zgoda ma już swoje części, dlatego nie może być częścią innej");
    }
    Ok(())
}
