//! `GET /api/v1/backoffice/account/passkeys`: an operator's own passkeys, and the origin where they can be used.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::Backup;
use super::relying_party::RelyingParty;
use super::store::{self, PasskeyRow};
use plon_kernel::ids::PasskeyId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// A passkey as its owner sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Passkey {
    id: PasskeyId,
    name: String,
    /// True if the passkey is synced to its owner's other devices.
    is_synced: bool,
    created_at: Timestamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_used_at: Option<Timestamp>,
}

/// An operator's passkeys.
#[derive(Debug, Serialize, ToSchema)]
pub struct OwnPasskeys {
    /// The one origin whose pages may use passkeys; absent where browsers keep none for the portal's address.
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<String>,
    /// The passkeys, the oldest first.
    items: Vec<Passkey>,
}

impl From<PasskeyRow> for Passkey {
    fn from(row: PasskeyRow) -> Passkey {
        Passkey {
            id: row.id,
            name: row.name,
            is_synced: row.backup == Backup::Exists,
            created_at: row.created_at,
            last_used_at: row.last_used_at,
        }
    }
}

/// Lists the caller's passkeys.
#[utoipa::path(get, path = "/api/v1/backoffice/account/passkeys", tag = "operators",
    responses((status = 200, body = DataResponse<OwnPasskeys>)))]
pub async fn admin_list_passkeys(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<Json<DataResponse<OwnPasskeys>>, ApiError> {
    let rows = store::list_passkeys(&mut app.db.read().await?, who.id).await?;
    let origin = RelyingParty::of(&app.public_url).map(|party| party.origin);
    Ok(Json(DataResponse { data: OwnPasskeys { origin, items: rows.into_iter().map(Passkey::from).collect() } }))
}
