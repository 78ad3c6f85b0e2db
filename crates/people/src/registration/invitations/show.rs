//! Data for the form of an invitation: the fixed NIP, and the details from the request for it.
use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::KnownAsker;
use super::{hash, store};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// A valid invitation.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationShown {
    nip: String,
    registration_code: String,
    /// Expiry: the instant after the last day's end.
    expires_at: Timestamp,
    last_day: BusinessDate,
    /// Details from the request that this invitation answers.
    known: Option<KnownAsker>,
}

/// Shows the invitation of a participant. 404 for one that was used, has expired, is for another NIP or never
/// existed.
#[utoipa::path(get, path = "/api/v1/registration/invitations/{hash}/{nip}", tag = "registration",
    params(("hash" = String, Path, description = "the secret of the invitation's address"),
    ("nip" = String, Path, description = "the NIP of the address")),
    responses((status = 200, body = DataResponse<InvitationShown>)))]
pub async fn show_participant_invitation(
    State(app): State<App>,
    Path((secret, nip)): Path<(String, String)>,
) -> Result<Json<DataResponse<InvitationShown>>, ApiError> {
    let nip = Nip::parse(&nip).map_err(|_| ApiError::NotFound)?;
    let shown = show(&app, AccountType::Retail, &secret).await?;
    if shown.nip != nip.as_str() {
        return Err(ApiError::NotFound);
    }
    Ok(Json(DataResponse { data: shown }))
}

/// Shows the invitation of a partner.
#[utoipa::path(get, path = "/api/v1/registration/partner-invitations/{hash}", tag = "registration",
    params(("hash" = String, Path, description = "the secret of the invitation's address")),
    responses((status = 200, body = DataResponse<InvitationShown>)))]
pub async fn show_partner_invitation(
    State(app): State<App>,
    Path(secret): Path<String>,
) -> Result<Json<DataResponse<InvitationShown>>, ApiError> {
    Ok(Json(DataResponse { data: show(&app, AccountType::Partner, &secret).await? }))
}

async fn show(app: &App, account_type: AccountType, secret: &str) -> Result<InvitationShown, ApiError> {
    let mut db = app.db.read().await?;
    let found = store::find_live_invitation(&mut db, account_type, &hash(secret), app.clock.now()).await?;
    let found = found.ok_or(ApiError::NotFound)?;
    let known = match found.request_id {
        Some(request) => store::find_requester(&mut db, request).await?,
        None => None,
    };
    Ok(InvitationShown {
        nip: found.nip,
        registration_code: found.registration_code,
        expires_at: found.expires_at,
        last_day: app.clock.day_of(Timestamp(found.expires_at.0 - SignedDuration::from_micros(1))),
        known,
    })
}
