//! Publishes a new version of a consent; participants concerned are asked again.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::consent::is_of_own_will;
use plon_domain::text::is_unprintable_in_lines;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::agreement::{text_hash, to_html};
use super::store::{self, NewVersion};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::openapi;
use plon_platform::response::ActionResponse;

audit::events! {
    PUBLISH_CONSENT: ConsentRecord => ConsentRecord = "consents.publish" on "consents";
}

/// Version of a consent in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConsentRecord {
    required: bool,
    /// Slug, only for the published version.
    #[serde(skip_serializing_if = "Option::is_none")]
    slug: Option<String>,
    text_sha256: String,
    version: i64,
}

impl ConsentRecord {
    /// Record of a version that is published.
    pub fn of_version(slug: &str, version: i64, text: &str, required: bool) -> ConsentRecord {
        ConsentRecord { required, slug: Some(slug.to_owned()), text_sha256: text_hash(text), version }
    }
}

/// Longest text, in characters.
const LONGEST_TEXT: usize = 10_000;

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"account_type": "program.retail", "slug": "marketing-sms", "after": 1, "text":
    "Zgadzam się na otrzymywanie informacji handlowych w wiadomościach SMS.", "required": false}))]
pub struct VersionForm {
    /// `program.retail` or `program.partner`.
    #[schema(schema_with = openapi::account_types)]
    account_type: String,
    slug: String,
    /// Latest version that the operator saw, for optimistic locking; the new one follows it.
    after: i64,
    /// Plain text: an empty line begins a paragraph. Tags are shown literally.
    text: String,
    required: bool,
}

/// A published version, which is asked for from now on.
#[derive(Debug, Serialize, ToSchema)]
pub struct VersionPublished {
    id: i64,
    version: i64,
    content: String,
}

impl VersionForm {
    fn parse(&self) -> Result<(AccountType, String), ApiError> {
        let mut fields = Fields::default();
        let account_type = AccountType::try_from(self.account_type.as_str()).map_err(|_| ApiError::NotFound)?;
        let text = parse_text(&mut fields, &self.text);
        if self.required && is_of_own_will(&self.slug) {
            fields.add_error("required", "Ta zgoda jest zawsze dobrowolna");
        }
        let Some(text) = text.filter(|_| fields.is_clean()) else { return Err(fields.into_error()) };
        Ok((account_type, text))
    }
}

/// Parses a consent's text; a missing, too long or unprintable one is an error at `text`.
pub fn parse_text(fields: &mut Fields, text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n").trim().to_owned();
    if text.is_empty() {
        return fields.required("text", None);
    }
    if text.chars().count() > LONGEST_TEXT {
        fields.add_error("text", "Wpisz najwyżej 10\u{a0}000\u{a0}znaków");
        return None;
    }
    if text.chars().any(is_unprintable_in_lines) {
        fields.add_error("text", "Usuń znaki, których nie da się wydrukować");
        return None;
    }
    Some(text)
}

/// Publishes a version of a consent. Answers to the previous one stay as evidence but no longer count.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/versions", tag = "consents",
    responses((status = 201, body = ActionResponse<VersionPublished>), (status = 404),
    (status = 409, description = "somebody was faster")))]
pub async fn admin_publish_consent_version(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<VersionForm>,
) -> Result<(axum::http::StatusCode, Body<ActionResponse<VersionPublished>>), ApiError> {
    let now = app.clock.now();
    let (account_type, text) = form.parse()?;
    let VersionForm { slug, after, required, .. } = &form;
    let mut tx = app.db.begin().await?;
    let before = store::find_version(&mut tx, account_type, slug, *after).await?.ok_or(ApiError::NotFound)?;
    if !store::is_parent_asked(&mut tx, before.0).await? {
        let mut fields = Fields::default();
        fields.add_error("text", "Ta zgoda jest częścią innej, o\u{a0}którą już nie pytamy. Najpierw przywróć tamtą.");
        return Err(fields.into_error());
    }
    let new =
        NewVersion { account_type, slug, after: *after, content: &text, required: *required, by: operator.id, now };
    let inserted = store::insert_version(&mut tx, &new).await.on_unique(|| ErrorCode::VersionChanged)?;
    let id = inserted.ok_or(ErrorCode::VersionChanged)?;
    let was = ConsentRecord { required: before.2, slug: None, text_sha256: text_hash(&before.1), version: *after };
    let is = ConsentRecord::of_version(slug, after + 1, &text, *required);
    audit::record(&mut tx, PUBLISH_CONSENT, audit::by(operator.id, id), (&was, &is), now).await?;
    tx.commit().await?;
    let data = VersionPublished { id, version: after + 1, content: to_html(&text) };
    let message = match *required {
        true => "Nowa wersja obowiązuje. Uczestnicy zobaczą ją przy najbliższej wizycie.",
        false => "Nowa wersja obowiązuje",
    };
    Ok((axum::http::StatusCode::CREATED, Body(ActionResponse { data, message: message.to_owned() })))
}
