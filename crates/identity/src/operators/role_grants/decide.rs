//! A second administrator grants a role that waits, or refuses it.
use axum::Json;
use axum::extract::State;
use plon_domain::email::Email;
use serde::Deserialize;
use utoipa::ToSchema;

use super::super::admin::{ListedOperator, load_operator, store as admin};
use super::super::signing::Signature;
use super::super::{invitation, notices, signing, store as people};
use super::{RolesRecord, role_label, store};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

audit::events! {
    GIVE_ROLE: RolesRecord => RolesRecord = "operators.give_role" on "operators";
    REFUSE_ROLE: () => RolesRecord = "operators.refuse_role" on "operators";
}

const LONGEST_REASON: usize = 500;

/// A signature: six digits that the app shows now, or a recovery code.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"code": "123456"}))]
pub struct GrantSignature {
    #[schema(required)]
    code: String,
}

/// The reason for refusing a role.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"reason": "Ta osoba nie zajmuje się wypłatami"}))]
pub struct GrantRefusal {
    #[schema(required)]
    reason: Option<String>,
}

/// A role that waits, read under the lock of administrators.
struct PendingGrant {
    id: i64,
    operator: OperatorId,
    role: Role,
    proposed_by: OperatorId,
}

impl PendingGrant {
    /// # Errors
    /// `Forbidden` if another administrator was faster, `NotFound` when nothing waits under this number.
    async fn lock(tx: &mut Tx, id: i64, who: OperatorId) -> Result<PendingGrant, ApiError> {
        admin::lock_administrators(tx).await?;
        if !admin::is_administrator(tx, who).await? {
            return Err(ApiError::Forbidden);
        }
        let row = store::find_pending_grant(tx, id).await?.ok_or(ApiError::NotFound)?;
        let role = Role::named(&row.role).ok_or(ApiError::NotFound)?;
        Ok(PendingGrant { id, operator: row.operator_id, role, proposed_by: row.proposed_by })
    }
}

/// Grants a role that another administrator has proposed; a fresh code signs it.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/grants/{id}/approve", tag = "operators",
    params(("id" = i64, Path, description = "the grant's number")),
    responses((status = 200, body = ActionResponse<ListedOperator>),
    (status = 403, description = "the caller's own proposal or role, or signs later"), (status = 409), (status = 429)))]
pub async fn admin_approve_role_grant(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<i64>,
    extract::Json(form): extract::Json<GrantSignature>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let now = app.clock.now();
    let signature = Signature::begin(&app, who.id, &form.code).await?;
    let mut tx = app.db.begin().await?;
    let pending = PendingGrant::lock(&mut tx, id, who.id).await?;
    if who.id == pending.proposed_by || who.id == pending.operator {
        return Err(ErrorCode::OwnHands.into());
    }
    let account = people::load_account(&mut tx, pending.operator).await?;
    if !account.active {
        return Err(ErrorCode::OperatorDisabled.into());
    }
    signature.pass(&mut tx, &app).await?;
    store::decide_grant(&mut tx, pending.id, "approved", who.id, now).await?;
    let before = people::list_roles(&mut tx, pending.operator).await?;
    people::insert_roles(&mut tx, pending.operator, &[pending.role]).await?;
    signing::delay_signatures(&mut tx, pending.operator, now).await?;
    // An operator without a role was not invited yet, because there was nothing to sign in for.
    if before.is_empty() && account.hash().is_none() {
        let email = Email::parse(&account.email).map_err(anyhow::Error::new)?;
        invitation::send_invitation(&mut tx, &app, pending.operator, &email, now).await?;
    }
    let after = people::list_roles(&mut tx, pending.operator).await?;
    let records = (&RolesRecord { roles: before }, &RolesRecord { roles: after });
    audit::record(&mut tx, GIVE_ROLE, audit::by(who.id, pending.operator.0), records, now).await?;
    let content = format!(
        "Operator {} ma nową rolę: {}. Decyzje o\u{a0}pieniądzach podpisze dopiero po 48\u{a0}godzinach.",
        account.email,
        role_label(pending.role)
    );
    notices::notify_administrators(&mut tx, "Nowa rola operatora", &content, now).await?;
    let data = load_operator(&mut tx, pending.operator, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: format!("Rola {} jest nadana", role_label(pending.role)) }))
}

/// Refuses a role that waits, also the caller's own proposal.
#[utoipa::path(post, path = "/api/v1/backoffice/operators/grants/{id}/refuse", tag = "operators",
    params(("id" = i64, Path, description = "the grant's number")),
    responses((status = 200, body = ActionResponse<ListedOperator>)))]
pub async fn admin_reject_role_grant(
    State(app): State<App>,
    who: Operator<Administrator>,
    Path(id): Path<i64>,
    extract::Json(form): extract::Json<GrantRefusal>,
) -> Result<Json<ActionResponse<ListedOperator>>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let reason = text_input::parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON);
    fields.check()?;
    let mut tx = app.db.begin().await?;
    let pending = PendingGrant::lock(&mut tx, id, who.id).await?;
    store::decide_grant(&mut tx, pending.id, "refused", who.id, now).await?;
    let after = RolesRecord { roles: vec![pending.role] };
    let context = audit::by(who.id, pending.operator.0).note(reason.as_deref());
    audit::record(&mut tx, REFUSE_ROLE, context, (&(), &after), now).await?;
    let data = load_operator(&mut tx, pending.operator, who.id, now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: format!("Rola {} nie została nadana", role_label(pending.role)) }))
}
