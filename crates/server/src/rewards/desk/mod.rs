//! The operator's side of the catalogue: rewards, their variants, what is in stock, and prices by season.
mod form;
mod list;
mod prices;
mod save;
mod show;
mod stock;
mod store;
mod variants;

use serde::Serialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{OperatorId, RewardId};
use crate::db::Tx;
use crate::error::ApiError;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(save::add))
        .routes(routes!(save::update))
        .routes(routes!(stock::change))
        .routes(routes!(prices::set))
        .routes(routes!(variants::add))
        .routes(routes!(variants::update))
        .routes(routes!(variants::remove))
}

/// A change of one reward, in an open transaction.
struct Changing {
    tx: Tx,
    id: RewardId,
}

impl Changing {
    /// # Errors
    /// `NotFound`; `VersionChanged` when somebody was faster.
    async fn begin(app: &App, id: RewardId, version: i64) -> Result<Changing, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::next_version(&mut tx, id, version, app.clock.now()).await? {
            return Ok(Changing { tx, id });
        }
        match store::reward(&mut tx, id).await? {
            Some(_) => Err(Refusal::VersionChanged.into()),
            None => Err(ApiError::NotFound),
        }
    }

    /// Records the change and answers with the reward as it is now.
    async fn end(
        mut self,
        app: &App,
        act: Act<'_>,
        (before, after): (&impl Serialize, &impl Serialize),
        message: &str,
    ) -> Result<axum::Json<Done<show::DeskReward>>, ApiError> {
        audit::record(&mut self.tx, act, before, after, app.clock.now()).await?;
        let data = show::card(&mut self.tx, self.id).await?.ok_or(ApiError::NotFound)?;
        self.tx.commit().await?;
        Ok(axum::Json(Done { data, message: message.to_owned() }))
    }
}

/// An act on a reward.
fn on_reward(operator: OperatorId, action: &'static str, id: RewardId) -> Act<'static> {
    Act { operator, action, subject: ("rewards", id.0), participant: None, note: None }
}
