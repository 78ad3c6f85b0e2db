//! `POST /api/v1/backoffice/account/passkeys/rename`: renames one of the operator's passkeys.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::add::PasskeyRecord;
use super::list::Passkey;
use super::store;
use plon_kernel::ids::PasskeyId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract;
use plon_platform::response::ActionResponse;

audit::events! {
    RENAME_PASSKEY: FormerName => PasskeyRecord = "operators.passkey_rename" on "operators";
}

/// Former name of a passkey, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct FormerName {
    name: String,
}

#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"passkey": 7, "name": "Telefon służbowy"}))]
pub struct PasskeyName {
    passkey: PasskeyId,
    #[serde(default)]
    #[schema(required)]
    name: String,
}

/// Renames one of the caller's passkeys.
#[utoipa::path(post, path = "/api/v1/backoffice/account/passkeys/rename", tag = "operators",
    responses((status = 200, body = ActionResponse<Passkey>), (status = 404)))]
pub async fn admin_rename_passkey(
    who: Operator<AnyRole>,
    State(app): State<App>,
    extract::Json(form): extract::Json<PasskeyName>,
) -> Result<Json<ActionResponse<Passkey>>, ApiError> {
    let mut fields = Fields::default();
    let Some(name) = super::name(&mut fields, &form.name) else { return Err(fields.into_error()) };
    let mut tx = app.db.begin().await?;
    let mut row = store::find_passkey(&mut tx, who.id, form.passkey).await?.ok_or(ApiError::NotFound)?;
    store::rename_passkey(&mut tx, who.id, row.id, &name).await?;
    let records = (&FormerName { name: row.name }, &PasskeyRecord { name: name.clone(), passkey: row.id });
    audit::record(&mut tx, RENAME_PASSKEY, audit::by_self(who.id), records, app.clock.now()).await?;
    tx.commit().await?;
    row.name = name;
    Ok(Json(ActionResponse { data: row.into(), message: "Nazwa jest zmieniona".to_owned() }))
}
