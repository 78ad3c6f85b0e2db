//! `GET /api/v1/registration/accounts/{nip}`: tells if a NIP has an account, before a long form is filled in.
use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::nip::Nip;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::DataResponse;

const PER_NETWORK: Quota = Quota { name: "registration.asked", tries: 60, window: SignedDuration::from_hours(1) };

/// Rate limit of answers that a NIP has an account; the same as for registrations but counted apart, so that using it
/// up keeps nobody from registering.
const TAKEN: Quota = Quota { name: "registration.asked.taken", tries: 10, window: SignedDuration::from_hours(24) };

/// True when a NIP has an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct NipTaken {
    is_taken: bool,
}

/// Tells if a NIP has an account. Positive answers are limited to a few a day, so that nobody enumerates NIPs.
#[utoipa::path(get, path = "/api/v1/registration/accounts/{nip}", tag = "registration",
    params(("nip" = String, Path, description = "the NIP that is about to be registered")),
    responses((status = 200, body = DataResponse<NipTaken>), (status = 404, description = "no NIP"), (status = 429)))]
pub async fn check_nip(
    State(app): State<App>,
    ip: ClientIp,
    Path(nip): Path<String>,
) -> Result<Json<DataResponse<NipTaken>>, ApiError> {
    let nip = Nip::parse(&nip).map_err(|_| ApiError::NotFound)?;
    let now = app.clock.now();
    let _counted = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let probe = rate_limit::spend(&app.db, now, vec![TAKEN.of(ip.network())]).await?;
    let is_taken = store::is_taken(&mut app.db.read().await?, &nip).await?;
    if !is_taken {
        probe.give_back_now(&app.db).await?;
    }
    Ok(Json(DataResponse { data: NipTaken { is_taken } }))
}
