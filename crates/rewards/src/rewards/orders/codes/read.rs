//! Reading of a code by the winner: the password is required each time, and each reading is recorded.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::{self, OwnCodeRow};
use plon_identity::participant_auth::{PasswordTry, verify_own_password};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::evidence::{Origin, Place};
use plon_platform::extract::{Json, Path};
use plon_platform::response::DataResponse;
use plon_platform::secrets;

/// Password, entered again.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"password": "Zielona:Koparka:42"}))]
pub struct CodePassword {
    password: String,
}

/// Code of a card; no other answer contains it.
#[derive(Serialize, ToSchema)]
pub struct CardCode {
    number: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pin: Option<String>,
    /// Last day on which it is valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    valid_until: Option<BusinessDate>,
}

/// Shows the code of one of the caller's cards.
#[utoipa::path(post, path = "/api/v1/prize/my-orders/{id}/code", tag = "orders",
    params(("id" = String, Path, description = "the order's public id")),
    responses((status = 200, body = DataResponse<CardCode>),
    (status = 409, description = "the code is not there yet, or was lost"),
    (status = 422, description = "not the password of this account"), (status = 429)))]
pub async fn show_gift_card_code(
    State(app): State<App>,
    who: Participant,
    (ip, origin): (ClientIp, Origin),
    Path(public_id): Path<String>,
    Json(form): Json<CodePassword>,
) -> Result<Body<DataResponse<CardCode>>, ApiError> {
    let mut fields = Fields::default();
    let password = fields.required("password", Some(form.password).filter(|password| !password.is_empty()));
    let Some(password) = password else { return Err(fields.into_error()) };
    let row = store::find_own_code(&mut app.db.read().await?, who.id, &public_id).await?.ok_or(ApiError::NotFound)?;
    let OwnCodeRow { order_id, number: Some(number), pin, valid_until } = row else {
        return Err(ErrorCode::CardCodeMissing.into());
    };
    if secrets::is_lost(&number) {
        return Err(ErrorCode::CardCodeLost.into());
    }
    verify_own_password(&app, PasswordTry { participant: who.id, ip }, &password).await?;
    let mut tx = app.db.begin().await?;
    store::insert_reading(&mut tx, order_id, &origin.at(Place::Panel), app.clock.now()).await?;
    let number = app.secrets.open(secrets::Place::CardNumber(order_id), &number)?;
    let pin = pin.map(|pin| app.secrets.open(secrets::Place::CardPin(order_id), &pin)).transpose()?;
    tx.commit().await?;
    Ok(Body(DataResponse { data: CardCode { number, pin, valid_until } }))
}
