//! `GET /api/v1/backoffice/me`: the current operator and their roles.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator, Role};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// The current operator.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    email: String,
    first_name: String,
    last_name: String,
    roles: Vec<Role>,
}

/// Shows the operator who is signed in.
#[utoipa::path(get, path = "/api/v1/backoffice/me", tag = "operators", responses((status = 200, body = DataResponse<Me>)))]
pub async fn admin_show_current_operator(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<axum::Json<DataResponse<Me>>, ApiError> {
    let store::Person { email, first_name, last_name } = store::load_person(&mut app.db.read().await?, who.id).await?;
    Ok(axum::Json(DataResponse { data: Me { email, first_name, last_name, roles: who.roles } }))
}
