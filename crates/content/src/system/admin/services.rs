//! Third-party services that pages use with a visitor's consent.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AdminSettings, Change, ServicesChange, SettingsRecord};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;
use plon_platform::text_input::parse_line;
use plon_platform::third_parties::may_be_asked;

audit::events! {
    CHANGE_SERVICES: SettingsRecord => SettingsRecord = "settings.services" on "settings";
}

const LONGEST_ADDRESS: usize = 300;
const LONGEST_ID: usize = 60;

/// Third-party services; each is used when all its fields are given, and called only with the consent that it needs.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Services {
    /// URL of Matomo's tracking requests.
    statistics_url: String,
    /// Matomo's number of the site.
    statistics_site: String,
    /// URL of the advertising service's pixel.
    pixel_url: String,
    /// Number of the account at the advertising service.
    pixel_id: String,
    /// Sentry's DSN, as the service gives it: `https://key@errors.example/1`.
    errors_dsn: String,
}

impl Services {
    pub fn of(settings: &Settings) -> Services {
        Services {
            statistics_url: settings.text("statistics_url"),
            statistics_site: settings.text("statistics_site"),
            pixel_url: settings.text("pixel_url"),
            pixel_id: settings.text("pixel_id"),
            errors_dsn: settings.text("errors_dsn"),
        }
    }

    /// Reads the values to store, by key.
    fn parse(&self) -> Result<[(&'static str, String); 5], ApiError> {
        let mut fields = Fields::default();
        let statistics_url = address(&mut fields, "statistics_url", &self.statistics_url);
        let statistics_site = id(&mut fields, "statistics_site", &self.statistics_site);
        let pixel_url = address(&mut fields, "pixel_url", &self.pixel_url);
        let pixel_id = id(&mut fields, "pixel_id", &self.pixel_id);
        let errors_dsn = address(&mut fields, "errors_dsn", &self.errors_dsn);
        together(&mut fields, ("statistics_url", &statistics_url), ("statistics_site", &statistics_site));
        together(&mut fields, ("pixel_url", &pixel_url), ("pixel_id", &pixel_id));
        fields.check()?;
        Ok([
            ("statistics_url", statistics_url),
            ("statistics_site", statistics_site),
            ("pixel_url", pixel_url),
            ("pixel_id", pixel_id),
            ("errors_dsn", errors_dsn),
        ])
    }
}

fn id(fields: &mut Fields, field: &str, value: &str) -> String {
    parse_line(fields, field, &Some(value.to_owned()), LONGEST_ID).flatten().unwrap_or_default()
}

fn address(fields: &mut Fields, field: &str, value: &str) -> String {
    let address = parse_line(fields, field, &Some(value.to_owned()), LONGEST_ADDRESS).flatten().unwrap_or_default();
    if !address.is_empty() && !may_be_asked(&address) {
        fields.add_error(field, "Adres musi zaczynać się od https://");
    }
    address
}

/// Requires both fields or neither.
fn together(fields: &mut Fields, one: (&str, &str), other: (&str, &str)) {
    for ((field, value), (_, beside)) in [(one, other), (other, one)] {
        if value.is_empty() && !beside.is_empty() {
            fields.add_error(field, "Podaj adres i\u{a0}numer albo wyczyść oba pola");
        }
    }
}

/// Changes the third-party services that pages use.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/services", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_service_settings(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<ServicesChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.services.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_SERVICES, "Usługi zewnętrzne są zapisane").await
}
