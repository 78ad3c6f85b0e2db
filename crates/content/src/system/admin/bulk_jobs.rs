//! Rules of bulk jobs: the number of records over which a second person approves what moves points or money.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AdminSettings, BulkJobRulesChange, Change, SettingsRecord};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::{BULK_APPROVAL_ABOVE, Settings};

audit::events! {
    CHANGE_BULK_JOB_RULES: SettingsRecord => SettingsRecord = "settings.bulk_jobs" on "settings";
}

/// Most records of a job: with this limit no job waits.
const MOST_ALONE: i64 = 10_000;

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct BulkJobRules {
    /// Records over which a second person approves, with those of the operator's last 24 hours.
    #[schema(required)]
    approval_above: i64,
}

impl BulkJobRules {
    pub fn of(settings: &Settings) -> BulkJobRules {
        BulkJobRules { approval_above: settings.number(BULK_APPROVAL_ABOVE) }
    }

    fn parse(&self) -> Result<[(&'static str, String); 1], ApiError> {
        let mut fields = Fields::default();
        if !(0..=MOST_ALONE).contains(&self.approval_above) {
            fields.add_error("approval_above", "Podaj liczbę od 0 do 10\u{a0}000");
        }
        fields.check()?;
        Ok([("bulk_approval_above", self.approval_above.to_string())])
    }
}

/// Changes the rules of bulk jobs; they hold for those that are started afterwards.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/bulk-jobs", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_bulk_job_rules(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<BulkJobRulesChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.bulk_jobs.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_BULK_JOB_RULES, "Zasady zadań zbiorczych są zapisane").await
}
