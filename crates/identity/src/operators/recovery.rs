//! Recovery codes: ten of them, each valid once in place of a code, shown once and stored as hashes.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::account::verify_own_password;
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::DataResponse;
use plon_platform::sessions;

audit::events! {
    MAKE_RECOVERY_CODES: () => EmptyRecord = "operators.recovery_codes" on "operators";
}

const HOW_MANY: usize = 10;

/// Letters and digits that cannot be mistaken for one another.
const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// An operator's own second factor.
#[derive(Debug, Serialize, ToSchema)]
pub struct SecondFactor {
    enrolled_at: Option<Timestamp>,
    /// Number of recovery codes left.
    recovery_codes_left: i64,
}

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"password": "Zielona:Koparka:42"}))]
pub struct OwnPassword {
    #[schema(required)]
    password: String,
}

/// Recovery codes, shown this once.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewRecoveryCodes {
    pub recovery_codes: Vec<String>,
}

/// Shows since when the operator has a second factor, and the number of recovery codes left.
#[utoipa::path(get, path = "/api/v1/backoffice/account/second-factor", tag = "operators",
    responses((status = 200, body = DataResponse<SecondFactor>)))]
pub async fn admin_show_second_factor(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<axum::Json<DataResponse<SecondFactor>>, ApiError> {
    let mut db = app.db.read().await?;
    let enrolled_at = store::find_enrolment_time(&mut db, who.id).await?;
    let recovery_codes_left = store::count_recovery_codes_left(&mut db, who.id).await?;
    Ok(axum::Json(DataResponse { data: SecondFactor { enrolled_at, recovery_codes_left } }))
}

/// Creates new recovery codes and invalidates the old ones. Requires the password.
#[utoipa::path(post, path = "/api/v1/backoffice/account/recovery-codes", tag = "operators",
    responses((status = 200, body = DataResponse<NewRecoveryCodes>), (status = 429)))]
pub async fn admin_create_recovery_codes(
    who: Operator<AnyRole>,
    State(app): State<App>,
    ip: ClientIp,
    Json(form): Json<OwnPassword>,
) -> Result<axum::Json<DataResponse<NewRecoveryCodes>>, ApiError> {
    let mut fields = Fields::default();
    let password = fields.required("password", Some(form.password).filter(|password| !password.is_empty()));
    let Some(password) = password else { return Err(fields.into_error()) };
    let now = app.clock.now();
    verify_own_password(&app, who.id, ip, &password).await?;
    let mut tx = app.db.begin().await?;
    let recovery_codes = create_codes(&mut tx, &app.rng, who.id).await?;
    audit::record(&mut tx, MAKE_RECOVERY_CODES, audit::by_self(who.id), (&(), &EmptyRecord {}), now).await?;
    tx.commit().await?;
    Ok(axum::Json(DataResponse { data: NewRecoveryCodes { recovery_codes } }))
}

/// Replaces all of the operator's codes with new ones.
pub async fn create_codes(tx: &mut Tx, rng: &Rng, operator: OperatorId) -> sqlx::Result<Vec<String>> {
    store::delete_recovery_codes(tx, operator).await?;
    let mut codes = Vec::with_capacity(HOW_MANY);
    for _ in 0..HOW_MANY {
        let code = new_code(rng);
        store::insert_recovery_code(tx, operator, &stored(operator, &code)).await?;
        codes.push(code);
    }
    Ok(codes)
}

/// Uses up a recovery code; false if the operator has no such code or it was used.
pub async fn consume_code(tx: &mut Tx, operator: OperatorId, typed: &str, now: Timestamp) -> sqlx::Result<bool> {
    store::consume_recovery_code(tx, operator, &stored(operator, typed), now).await
}

/// Generates `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ`: 120 random bits, enough for a plain hash (ASVS 6.5.2 asks for 112).
fn new_code(rng: &Rng) -> String {
    let signs: Vec<char> = rng.bytes::<24>().iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
    signs.chunks(4).map(String::from_iter).collect::<Vec<_>>().join("-")
}

/// Hash of a code, independent of how it was typed. The operator's id keeps two operators' codes apart.
fn stored(operator: OperatorId, typed: &str) -> String {
    let plain: String =
        typed.chars().filter(char::is_ascii_alphanumeric).map(|sign| sign.to_ascii_uppercase()).collect();
    sessions::hash_secret(&format!("{}:{plain}", operator.0))
}
