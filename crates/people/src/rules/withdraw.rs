//! Takes rules back that are not in force yet.
use axum::Json;
use axum::extract::State;

use super::admin::{RulesVersion, load_versions};
use super::model::RulesRecord;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

audit::events! {
    WITHDRAW_RULES: RulesRecord => () = "rules.withdraw" on "programme_rules";
}

/// Withdraws planned rules; those that are or were in force stay.
#[utoipa::path(post, path = "/api/v1/backoffice/rules/{id}/withdraw", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<Vec<RulesVersion>>), (status = 409)))]
pub async fn admin_withdraw_rules(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<i64>,
) -> Result<Json<ActionResponse<Vec<RulesVersion>>>, ApiError> {
    let (now, today) = (app.clock.now(), app.clock.today());
    let mut tx = app.db.begin().await?;
    let versions = store::list_versions(&mut tx).await?;
    let version = versions.into_iter().find(|row| row.id == id).ok_or(ApiError::NotFound)?;
    if !store::update_withdrawn(&mut tx, id, today, operator.id, now).await? {
        return Err(ErrorCode::RulesInForce.into());
    }
    let before = RulesRecord { sha256: version.sha256, size: version.size, valid_from: version.valid_from };
    audit::record(&mut tx, WITHDRAW_RULES, audit::by(operator.id, id), (&before, &()), now).await?;
    let data = load_versions(&app, &mut tx).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Regulamin jest wycofany".to_owned() }))
}
