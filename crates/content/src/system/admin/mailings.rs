//! Rules of mailings: the quiet hours, the cap per participant and week, and the size above which a second person
//! approves.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AdminSettings, Change, MailingRulesChange, SettingsRecord};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::{
    MAILING_APPROVAL_ABOVE, MAILING_HOUR_FROM, MAILING_HOUR_TO, MAILING_WEEKENDS, MAILING_WEEKLY_CAP, Settings,
};

audit::events! {
    CHANGE_MAILING_RULES: SettingsRecord => SettingsRecord = "settings.mailings" on "settings";
}

/// Largest cap per participant and week.
const MOST_IN_WEEK: i64 = 20;
/// Largest number of participants that may need no second person.
const MOST_ALONE: i64 = 1_000_000;

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct MailingRules {
    /// Hour from which SMS and push messages may leave, 0 to 23.
    #[schema(required)]
    hour_from: i64,
    /// Hour at which they stop, 1 to 24.
    #[schema(required)]
    hour_to: i64,
    /// True when they may leave on Saturdays and Sundays.
    #[schema(required)]
    weekends: bool,
    /// Most mailings that a participant gets in seven days.
    #[schema(required)]
    weekly_cap: i64,
    /// Participants over which a second person approves.
    #[schema(required)]
    approval_above: i64,
}

impl MailingRules {
    pub fn of(settings: &Settings) -> MailingRules {
        MailingRules {
            hour_from: settings.number(MAILING_HOUR_FROM),
            hour_to: settings.number(MAILING_HOUR_TO),
            weekends: settings.text(MAILING_WEEKENDS) == "true",
            weekly_cap: settings.number(MAILING_WEEKLY_CAP),
            approval_above: settings.number(MAILING_APPROVAL_ABOVE),
        }
    }

    fn parse(&self) -> Result<[(&'static str, String); 5], ApiError> {
        let mut fields = Fields::default();
        if !(0..=23).contains(&self.hour_from) {
            fields.add_error("hour_from", "Podaj godzinę od 0 do 23");
        }
        if !(1..=24).contains(&self.hour_to) {
            fields.add_error("hour_to", "Podaj godzinę od 1 do 24");
        } else if self.hour_to <= self.hour_from {
            fields.add_error("hour_to", "Koniec musi być później niż początek");
        }
        if !(1..=MOST_IN_WEEK).contains(&self.weekly_cap) {
            fields.add_error("weekly_cap", "Podaj liczbę od 1 do 20");
        }
        if !(0..=MOST_ALONE).contains(&self.approval_above) {
            fields.add_error("approval_above", "Podaj liczbę od 0 do 1\u{a0}000\u{a0}000");
        }
        fields.check()?;
        Ok([
            ("mailing_hour_from", self.hour_from.to_string()),
            ("mailing_hour_to", self.hour_to.to_string()),
            (MAILING_WEEKENDS, self.weekends.to_string()),
            ("mailing_weekly_cap", self.weekly_cap.to_string()),
            ("mailing_approval_above", self.approval_above.to_string()),
        ])
    }
}

/// Changes the rules of mailings; they hold for what is not sent yet.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/mailings", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_mailing_rules(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<MailingRulesChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.mailings.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_MAILING_RULES, "Zasady wysyłek są zapisane").await
}
