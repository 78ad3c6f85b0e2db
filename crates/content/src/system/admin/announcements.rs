//! Announcements to all signed-in users: the notice above the pages, and the warning at `#!uwaga`.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AdminSettings, AnnouncementsChange, Change, SettingsRecord};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;
use plon_platform::text_input::parse_paragraphs;

audit::events! {
    CHANGE_ANNOUNCEMENTS: SettingsRecord => SettingsRecord = "settings.announcements" on "settings";
}

const LONGEST_NOTICE: usize = 300;
const LONGEST_WARNING: usize = 1_000;

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Announcements {
    /// Notice above the pages of participants; empty for none.
    notice: String,
    /// Text at `#!uwaga`, an empty line between paragraphs; empty for the portal's own words.
    warning: String,
}

impl Announcements {
    pub fn of(settings: &Settings) -> Announcements {
        Announcements { notice: settings.text("notice"), warning: settings.text("warning") }
    }

    fn parse(&self) -> Result<[(&'static str, String); 2], ApiError> {
        let mut fields = Fields::default();
        let notice = parse_paragraphs(&mut fields, "notice", &Some(self.notice.clone()), LONGEST_NOTICE);
        let warning = parse_paragraphs(&mut fields, "warning", &Some(self.warning.clone()), LONGEST_WARNING);
        let (Some(notice), Some(warning)) = (notice, warning) else { return Err(fields.into_error()) };
        Ok([("notice", notice), ("warning", warning)])
    }
}

/// Changes the announcements to all signed-in users.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/announcements", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_announcements(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<AnnouncementsChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.announcements.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_ANNOUNCEMENTS, "Komunikaty są zapisane").await
}
