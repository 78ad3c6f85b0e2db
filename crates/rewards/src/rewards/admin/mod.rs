//! Operators' side of the catalogue: rewards, their variants, stock, and prices by season.
mod delete;
mod form;
mod list;
mod model;
mod options;
mod prices;
mod save;
mod show;
mod stock;
mod store;
mod variants;

use serde::Serialize;
use utoipa::ToSchema;

pub use form::TypedTexts;
pub use model::{RewardTexts, pictures};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, RewardId};
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::response::ActionResponse;
pub use store::find_photo;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_rewards))
        .routes(routes!(options::admin_list_reward_options))
        .routes(routes!(show::admin_show_reward))
        .routes(routes!(save::admin_create_reward))
        .routes(routes!(save::admin_update_reward))
        .routes(routes!(delete::admin_delete_reward))
        .routes(routes!(stock::admin_update_reward_stock))
        .routes(routes!(prices::admin_set_reward_price))
        .routes(routes!(variants::admin_create_reward_variant))
        .routes(routes!(variants::admin_update_reward_variant))
        .routes(routes!(variants::admin_delete_reward_variant))
}

pub use store::delete_reward;

/// Change of one reward in an open transaction.
struct RewardEdit {
    tx: Tx,
    id: RewardId,
}

impl RewardEdit {
    /// # Errors
    /// `NotFound`; `VersionChanged` when somebody was faster (optimistic lock).
    async fn begin(app: &App, id: RewardId, version: i64) -> Result<RewardEdit, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::increment_version(&mut tx, id, version, app.clock.now()).await? {
            return Ok(RewardEdit { tx, id });
        }
        match store::find_reward(&mut tx, id).await? {
            Some(_) => Err(ErrorCode::VersionChanged.into()),
            None => Err(ApiError::NotFound),
        }
    }

    /// Records the change with its reason, commits, and answers with the new state of the reward.
    async fn commit<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        mut self,
        app: &App,
        (operator, event, note): (OperatorId, AuditEvent<Before, After>, Option<&str>),
        records: (&Before, &After),
        message: &str,
    ) -> Result<axum::Json<ActionResponse<show::AdminReward>>, ApiError> {
        let context = audit::by(operator, self.id.0).note(note);
        audit::record(&mut self.tx, event, context, records, app.clock.now()).await?;
        let data = show::load_reward(&mut self.tx, self.id).await?.ok_or(ApiError::NotFound)?;
        self.tx.commit().await?;
        Ok(axum::Json(ActionResponse { data, message: message.to_owned() }))
    }
}
