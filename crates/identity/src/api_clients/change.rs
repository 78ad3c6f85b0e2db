//! `POST /api/v1/backoffice/api-clients/{id}/update`: changes a client's name, scopes and networks.
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::ApiClientRecord;
use super::create::TAKEN;
use super::form::parse_client;
use super::list::{ListedApiClient, load_api_client};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ApiClientId;
use plon_platform::api_clients::{self, ApiScope};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    CHANGE: ApiClientRecord => ApiClientRecord = "api_clients.update" on "api_clients";
}

/// Changed client; its distributor stays.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"name": "Agro-Przykład, system sprzedaży", "scopes": ["push_sales"], "networks": [],
    "version": 1, "code": "123456"}))]
pub struct ApiClientChange {
    #[schema(required, nullable = false)]
    name: Option<String>,
    #[serde(default)]
    #[schema(required)]
    scopes: Vec<ApiScope>,
    /// Networks from which it may call; empty for every address.
    #[serde(default)]
    #[schema(required)]
    networks: Vec<String>,
    /// Version that the form was filled from (optimistic lock).
    version: i64,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Changes a client, from its next request on.
#[utoipa::path(post, path = "/api/v1/backoffice/api-clients/{id}/update", tag = "api clients",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<ListedApiClient>),
    (status = 409, description = "somebody has changed it, or it is disabled"), (status = 429)))]
pub async fn admin_update_api_client(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<ApiClientId>,
    extract::Json(form): extract::Json<ApiClientChange>,
) -> Result<Json<ActionResponse<ListedApiClient>>, ApiError> {
    let now = app.clock.now();
    let known = api_clients::find_client(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    let mut fields = Fields::default();
    let given = (&form.name, form.scopes.as_slice(), form.networks.as_slice());
    let client = parse_client(&mut fields, given, known.distributor_id);
    let (Some(client), true) = (client, fields.is_clean()) else { return Err(fields.into_error()) };
    let code = FreshCode::begin(&app, operator.id, &form.code).await?;
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let before = api_clients::find_client(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if before.disabled_at.is_some() {
        return Err(ErrorCode::ApiClientOver.into());
    }
    let what = (client.scopes.as_slice(), &client.networks);
    if !api_clients::update_client(&mut tx, (id, form.version), &client.name, what).await? {
        if before.version != form.version {
            return Err(ErrorCode::VersionChanged.into());
        }
        fields.add_error("name", TAKEN);
        return Err(fields.into_error());
    }
    let was = ApiClientRecord::new(&before.name, &before.scopes()?, &before.networks()?, before.distributor_id);
    let is = ApiClientRecord::new(&client.name, &client.scopes, &client.networks, before.distributor_id);
    audit::record(&mut tx, CHANGE, audit::by(operator.id, id.0), (&was, &is), now).await?;
    let data = load_api_client(&mut tx, id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Zmiany są zapisane".to_owned() }))
}
