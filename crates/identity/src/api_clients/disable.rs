//! `POST /api/v1/backoffice/api-clients/{id}/disable`: ends a client and all its tokens at once, for good.
use axum::Json;
use axum::extract::State;
use plon_platform::audit::EmptyRecord;

use super::list::{ListedApiClient, load_api_client};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ApiClientId;
use plon_platform::api_clients;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

audit::events! {
    DISABLE: () => EmptyRecord = "api_clients.disable" on "api_clients";
}

/// Disables a client; what it has pushed goes on.
#[utoipa::path(post, path = "/api/v1/backoffice/api-clients/{id}/disable", tag = "api clients",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedApiClient>),
    (status = 409, description = "it is disabled")))]
pub async fn admin_disable_api_client(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<ApiClientId>,
) -> Result<Json<ActionResponse<ListedApiClient>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    api_clients::find_client(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if !api_clients::disable_client(&mut tx, id, now).await? {
        return Err(ErrorCode::ApiClientOver.into());
    }
    audit::record(&mut tx, DISABLE, audit::by(operator.id, id.0), (&(), &EmptyRecord {}), now).await?;
    let data = load_api_client(&mut tx, id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Klient jest wyłączony. Jego tokeny już nie działają.".to_owned() }))
}
