//! Rules of all mailings, from the settings.
use plon_domain::mailing::OpenHours;
use plon_kernel::db::Read;
use plon_platform::settings::{
    MAILING_APPROVAL_ABOVE, MAILING_HOUR_FROM, MAILING_HOUR_TO, MAILING_WEEKENDS, MAILING_WEEKLY_CAP, Settings,
};

/// Rules that hold for every mailing.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// Hours in which SMS and push messages may be sent.
    pub hours: OpenHours,
    /// Most mailings that a participant gets in seven days.
    pub weekly_cap: i64,
    /// Largest number of participants that needs no second person.
    pub approval_above: i64,
}

impl Rules {
    /// # Errors
    /// When the database does not answer.
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Rules> {
        let settings = Settings::load(db).await?;
        let hour = |number| i8::try_from(settings.number(number)).unwrap_or(24);
        Ok(Rules {
            hours: OpenHours {
                from: hour(MAILING_HOUR_FROM),
                to: hour(MAILING_HOUR_TO),
                weekends: settings.text(MAILING_WEEKENDS) == "true",
            },
            weekly_cap: settings.number(MAILING_WEEKLY_CAP),
            approval_above: settings.number(MAILING_APPROVAL_ABOVE),
        })
    }
}
