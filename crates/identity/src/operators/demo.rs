//! `POST /api/demo/operator-code`: the code that a sample operator's app would show; exists in the demo only.
use axum::extract::State;
use plon_domain::email::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{store, totp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::response::DataResponse;
use plon_platform::secrets::Place;

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"email": "moderator@plon.example"}))]
pub struct WhoseCode {
    email: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DemoCode {
    code: String,
}

/// Shows the current code of a sample operator. Anyone may ask for it, so it may be used again. Outside the demo the
/// endpoint answers 404.
#[utoipa::path(post, path = "/api/demo/operator-code", tag = "operators", request_body = WhoseCode,
    responses((status = 200, body = DataResponse<DemoCode>), (status = 404)))]
pub async fn show_demo_operator_code(
    State(app): State<App>,
    body: Result<Json<WhoseCode>, ApiError>,
) -> Result<axum::Json<DataResponse<DemoCode>>, ApiError> {
    app.demo.as_ref().ok_or(ApiError::NotFound)?;
    let Json(form) = body?;
    let email = Email::parse(&form.email).map_err(|_| ApiError::NotFound)?;
    let mut tx = app.db.begin().await?;
    let Some((operator, Some(stored))) = store::clear_last_step(&mut tx, &email).await? else {
        return Err(ApiError::NotFound);
    };
    tx.commit().await?;
    let secret = app.secrets.open(Place::SecondFactor(operator), &stored)?;
    Ok(axum::Json(DataResponse { data: DemoCode { code: totp::current_code(&secret, app.clock.machine())? } }))
}
