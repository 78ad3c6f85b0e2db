//! Operators publish drafts of consents as their first versions.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::AccountType;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::publish::ConsentRecord;
use super::model::{DraftRow, account_types};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::response::MessageResponse;

audit::events! {
    ADD_CONSENT: () => ConsentRecord = "consents.add" on "consents";
}

/// Most drafts that are published at once.
const MOST: usize = 100;

/// The drafts to publish.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"drafts": [{"id": 1, "version": 1}]}))]
pub struct PublishedDrafts {
    drafts: Vec<PublishedDraft>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PublishedDraft {
    id: i64,
    /// The version that the operator saw, for optimistic locking.
    version: i64,
}

/// Publishes drafts, all or none: each becomes the first version of a consent for every account type of its audience.
/// A whole is published before its parts.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/drafts/publish", tag = "consents",
    responses((status = 201, body = MessageResponse), (status = 404),
    (status = 409, description = "somebody has changed one of them")))]
pub async fn admin_publish_consent_drafts(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(PublishedDrafts { drafts }): Json<PublishedDrafts>,
) -> Result<(StatusCode, axum::Json<MessageResponse>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    if drafts.is_empty() || drafts.len() > MOST {
        fields.add_error("drafts", "Wybierz od 1 do 100 szkiców");
    }
    fields.check()?;
    let mut tx = app.db.begin().await?;
    let mut rows = Vec::new();
    for PublishedDraft { id, version } in &drafts {
        let row = store::find_draft(&mut tx, *id).await?.ok_or(ApiError::NotFound)?;
        if !store::delete_draft(&mut tx, *id, *version).await? {
            return Err(ErrorCode::VersionChanged.into());
        }
        rows.push(row);
    }
    rows.sort_by_key(|row| (row.parent.is_some(), row.id));
    let asks_everybody = rows.iter().any(|row| row.required);
    for row in &rows {
        publish(&mut tx, row, operator.id, now).await?;
    }
    tx.commit().await?;
    let message = match asks_everybody {
        true => "Zgody obowiązują. Uczestnicy zobaczą je przy najbliższej wizycie.",
        false => "Zgody obowiązują",
    };
    Ok((StatusCode::CREATED, axum::Json(MessageResponse { message: message.to_owned() })))
}

/// # Errors
/// `Invalid` at `drafts` for a consent that exists, or a part without its whole.
async fn publish(tx: &mut Tx, draft: &DraftRow, by: OperatorId, now: Timestamp) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    for account_type in account_types(draft.audience()?) {
        if let Some(sentence) = obstacle(tx, *account_type, draft).await? {
            fields.add_error("drafts", sentence);
            return Err(fields.into_error());
        }
        let inserted = store::insert_first_version(tx, *account_type, draft, by, now).await;
        let id = inserted.on_unique(|| ErrorCode::VersionChanged)?;
        let record = ConsentRecord::of_version(&draft.slug, 1, &draft.content, draft.required);
        audit::record(tx, ADD_CONSENT, audit::by(by, id), (&(), &record), now).await?;
    }
    Ok(())
}

async fn obstacle(tx: &mut Tx, account_type: AccountType, draft: &DraftRow) -> sqlx::Result<Option<String>> {
    let slug = &draft.slug;
    if store::has_consent(tx, account_type, slug).await? {
        return Ok(Some(format!("Zgoda „{slug}” już jest. Zmień ją nową wersją.")));
    }
    match &draft.parent {
        Some(parent) if !store::is_whole(tx, account_type, parent).await? => Ok(Some(format!(
            "Zgoda „{slug}” jest częścią zgody „{parent}”, o\u{a0}którą nie pytamy jeszcze wszystkich jej odbiorców. Opublikuj obie naraz albo najpierw tamtą."
        ))),
        _ => Ok(None),
    }
}
