//! An operator stops asking a consent; what was answered stays as evidence.
use axum::extract::State;
use plon_domain::audience::AccountType;
use serde::Deserialize;
use utoipa::ToSchema;

use super::publish::ConsentRecord;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::openapi;
use plon_platform::response::MessageResponse;

audit::events! {
    RETIRE_CONSENT: ConsentRecord => () = "consents.retire" on "consents";
}

/// The consent that is no longer asked.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"account_type": "program.retail", "slug": "marketing-sms", "version": 2}))]
pub struct RetiredConsent {
    #[schema(schema_with = openapi::account_types)]
    account_type: String,
    slug: String,
    /// Latest version that the operator saw, for optimistic locking.
    version: i64,
}

/// Stops asking a consent and its parts. Answers stay as evidence but no longer count; a new version asks it again.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/retire", tag = "consents",
    responses((status = 200, body = MessageResponse), (status = 404),
    (status = 409, description = "it is not asked, or has a newer version")))]
pub async fn admin_retire_consent(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(RetiredConsent { account_type, slug, version }): Json<RetiredConsent>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let account_type = AccountType::try_from(account_type).map_err(|_| ApiError::NotFound)?;
    let mut tx = app.db.begin().await?;
    let found = store::find_version(&mut tx, account_type, &slug, version).await?;
    let (id, text, required) = found.ok_or(ApiError::NotFound)?;
    if !store::retire_consent(&mut tx, account_type, &slug, version, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let was = ConsentRecord::of_version(&slug, version, &text, required);
    audit::record(&mut tx, RETIRE_CONSENT, audit::by(operator.id, id), (&was, &()), now).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "O\u{a0}tę zgodę już nie pytamy. Odpowiedzi zostają.".to_owned() }))
}
