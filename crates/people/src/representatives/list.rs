//! List of all representatives with their numbers of participants.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, RepresentativeRow};
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::files;
use plon_platform::response::DataResponse;

/// A representative, for operators.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminRepresentative {
    pub id: i64,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    /// True when participants may be assigned to them and see them.
    pub active: bool,
    /// URL of the portrait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    /// Number of assigned participants, counted up to 10 000.
    pub participants: i64,
}

impl From<RepresentativeRow> for AdminRepresentative {
    fn from(row: RepresentativeRow) -> AdminRepresentative {
        AdminRepresentative {
            id: row.id,
            first_name: row.first_name,
            last_name: row.last_name,
            email: row.email,
            phone: row.phone,
            active: row.active,
            image: row.photo.map(|sha256| files::portrait_address(row.id, &sha256)),
            participants: row.participants,
        }
    }
}

/// Lists the representatives, active ones first, in the Polish order of their names.
#[utoipa::path(get, path = "/api/v1/backoffice/representatives", tag = "representatives",
    responses((status = 200, body = DataResponse<Vec<AdminRepresentative>>)))]
pub async fn admin_list_representatives(
    State(app): State<App>,
    _: Operator<ModeratorFinanceOrSupport>,
) -> Result<Json<DataResponse<Vec<AdminRepresentative>>>, ApiError> {
    let rows = store::list_representatives(&mut app.db.read().await?).await?;
    Ok(Json(DataResponse { data: rows.into_iter().map(AdminRepresentative::from).collect() }))
}
