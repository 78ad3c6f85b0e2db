//! `POST /api/v1/backoffice/api-clients`: makes a client of the API with its first token.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::operators::FreshCode;
use super::form::{parse_client, parse_life};
use super::{ApiClientRecord, ApiTokenMade};
use plon_kernel::ids::DistributorId;
use plon_platform::api_clients::{self, ApiScope, NewClient, NewToken};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::ActionResponse;
use plon_platform::sessions::hash_secret;

audit::events! {
    CREATE: () => ApiClientRecord = "api_clients.create" on "api_clients";
}

pub const TAKEN: &str = "Klient o\u{a0}tej nazwie już istnieje";

/// New client of the API.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"name": "Agro-Przykład, system sprzedaży", "scopes": ["push_sales", "read_sales"],
    "distributor_id": 1, "networks": ["192.0.2.0/24"], "valid_days": 365, "code": "123456"}))]
pub struct ApiClientForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    #[serde(default)]
    #[schema(required)]
    scopes: Vec<ApiScope>,
    /// Distributor whose sales it pushes; required for `push_sales`, and stays.
    distributor_id: Option<DistributorId>,
    /// Networks from which it may call, as `192.0.2.0/24`, or addresses; empty for every address.
    #[serde(default)]
    #[schema(required)]
    networks: Vec<String>,
    /// Life of the token in days.
    #[schema(required, nullable = false)]
    valid_days: Option<i64>,
    /// Six digits that the app shows now, or a recovery code.
    #[serde(default)]
    #[schema(required)]
    code: String,
}

/// Makes a client; the answer has its token, which is not shown again.
#[utoipa::path(post, path = "/api/v1/backoffice/api-clients", tag = "api clients",
    responses((status = 201, body = ActionResponse<ApiTokenMade>), (status = 429)))]
pub async fn admin_create_api_client(
    State(app): State<App>,
    operator: Operator<Administrator>,
    extract::Json(form): extract::Json<ApiClientForm>,
) -> Result<(StatusCode, Json<ActionResponse<ApiTokenMade>>), ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let given = (&form.name, form.scopes.as_slice(), form.networks.as_slice());
    let client = parse_client(&mut fields, given, form.distributor_id);
    let expires_at = parse_life(&mut fields, form.valid_days, now);
    if let Some(id) = form.distributor_id
        && !api_clients::is_distributor(&mut app.db.read().await?, id).await?
    {
        fields.add_error("distributor_id", "Wybierz dystrybutora z\u{a0}listy");
    }
    let (Some(client), Some(expires_at), true) = (client, expires_at, fields.is_clean()) else {
        return Err(fields.into_error());
    };
    let code = FreshCode::begin(&app, operator.id, &form.code).await?;
    let token = api_clients::make_token(&app.rng);
    let mut tx = app.db.begin().await?;
    code.pass(&mut tx, &app).await?;
    let new = NewClient {
        name: &client.name,
        scopes: &client.scopes,
        networks: &client.networks,
        distributor: form.distributor_id,
        by: operator.id,
        at: now,
    };
    let Some(id) = api_clients::insert_client(&mut tx, &new).await? else {
        fields.add_error("name", TAKEN);
        return Err(fields.into_error());
    };
    let first = NewToken { client: id, token: &token, hash: hash_secret(&token), by: operator.id, at: now, expires_at };
    api_clients::insert_token(&mut tx, &first).await?;
    let after = ApiClientRecord::new(&client.name, &client.scopes, &client.networks, form.distributor_id);
    audit::record(&mut tx, CREATE, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let message = "Klient jest dodany. Skopiuj token, drugi raz go nie pokażemy.".to_owned();
    Ok((StatusCode::CREATED, Json(ActionResponse { data: ApiTokenMade { id, token }, message })))
}
