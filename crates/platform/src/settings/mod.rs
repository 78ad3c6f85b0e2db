//! Settings of the programme by their names. A number that is not set has its default, so that a programme that has
//! set nothing yet works; a text that is not set is empty.
mod colours;
mod store;

use std::collections::BTreeMap;

use plon_kernel::db::Read;

pub use colours::{ACCENT, BRAND, DARK, base_colours};

/// Setting that is a whole number.
#[derive(Debug, Clone, Copy)]
pub struct Number {
    key: &'static str,
    default: i64,
}

/// Default limit of a participant's lifetime total, in points; a macro, so that SQL can take it too.
#[doc(hidden)]
#[macro_export]
macro_rules! __default_points_limit {
    () => {
        4_000_000
    };
}
pub use crate::__default_points_limit as default_points_limit;

/// Most points that a participant may collect altogether.
pub const POINTS_LIMIT: Number = Number::new("points_limit", default_points_limit!());

/// Points per złoty, by which costs are estimated.
pub const POINTS_PER_ZLOTY: Number = Number::new("points_per_zloty", 100);

/// Working days that an appeal may wait for its answer.
pub const APPEAL_DAYS: Number = Number::new("appeal_days", 5);

/// Most appeals against one rejection.
pub const APPEALS_MOST: Number = Number::new("appeals_most", 2);

/// Hours in Warsaw between which mailings may make a phone ring.
pub const MAILING_HOUR_FROM: Number = Number::new("mailing_hour_from", 8);
pub const MAILING_HOUR_TO: Number = Number::new("mailing_hour_to", 20);

/// Name of the setting that lets them do so at weekends, when it is `true`.
pub const MAILING_WEEKENDS: &str = "mailing_weekends";

/// Most mailings that a participant gets in seven days.
pub const MAILING_WEEKLY_CAP: Number = Number::new("mailing_weekly_cap", 2);

/// Participants of a mailing over which a second person approves it.
pub const MAILING_APPROVAL_ABOVE: Number = Number::new("mailing_approval_above", 100);

/// Records of bulk jobs that move points or money, over which a second person approves them.
pub const BULK_APPROVAL_ABOVE: Number = Number::new("bulk_approval_above", 100);

/// Name of the setting that opens invoices, points and rewards to partners.
pub const PARTNERS_COLLECT: &str = "partners_collect";

/// Name of the setting that has clean e-invoices of distributors accepted without an operator.
pub const ACCEPT_EINVOICES: &str = "accept_einvoices";

/// Name of the setting that shows some rewards to visitors of the home page, unless it is `false`.
pub const HOME_REWARDS: &str = "home_rewards";

/// Price of a part of an SMS, in thousandths of a złoty; 0 where none is set.
pub const SMS_PART_PRICE: Number = Number::new("sms_part_price", 0);

/// Id of the logo's file.
pub const LOGO_FILE: Number = Number::new("logo_file", 0);

/// Width of the logo on a page, in pixels.
pub const LOGO_WIDTH: Number = Number::new("logo_width", 0);

/// Version of the settings, for optimistic locking.
pub const VERSION: Number = Number::new("settings_version", 0);

impl Number {
    pub const fn new(key: &'static str, default: i64) -> Number {
        Number { key, default }
    }

    /// Reads the current value, or the default.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn read(self, db: &mut impl Read) -> sqlx::Result<i64> {
        Ok(self.of(store::find_setting(db, self.key).await?.as_deref()))
    }

    /// Parses a value; one that is no whole number, or negative, counts as not set.
    fn of(self, value: Option<&str>) -> i64 {
        value.and_then(|text| text.trim().parse().ok()).filter(|number| *number >= 0).unwrap_or(self.default)
    }
}

/// Reads a setting's text; empty where it is not set.
///
/// # Errors
/// When the database does not answer.
pub async fn load_text(db: &mut impl Read, key: &str) -> sqlx::Result<String> {
    Ok(store::find_setting(db, key).await?.unwrap_or_default())
}

/// All settings, read at once.
#[derive(Debug)]
pub struct Settings(BTreeMap<String, String>);

impl Settings {
    /// # Errors
    /// When the database does not answer.
    pub async fn load(db: &mut impl Read) -> sqlx::Result<Settings> {
        Ok(store::list_settings(db).await?.into_iter().collect())
    }

    /// Text of a setting; empty where it is not set.
    pub fn text(&self, key: &str) -> String {
        self.0.get(key).cloned().unwrap_or_default()
    }

    /// Text of a setting without the spaces around it; `None` when nothing is left.
    pub fn set(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(|text| text.trim()).filter(|text| !text.is_empty())
    }

    pub fn number(&self, number: Number) -> i64 {
        number.of(self.0.get(number.key).map(String::as_str))
    }
}

impl FromIterator<(String, String)> for Settings {
    fn from_iter<T: IntoIterator<Item = (String, String)>>(settings: T) -> Settings {
        Settings(settings.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_is_not_set_or_none_has_its_default() {
        for value in [None, Some(""), Some("dużo"), Some("-1"), Some("2.5")] {
            assert_eq!(POINTS_LIMIT.of(value), 4_000_000, "{value:?}");
        }
        assert_eq!(POINTS_LIMIT.of(Some(" 1000 ")), 1_000);
        assert_eq!(POINTS_LIMIT.of(Some("0")), 0);
    }

    #[test]
    fn what_is_not_set_is_no_text() {
        let settings = Settings(BTreeMap::from([
            ("brand_name".to_owned(), " Plon ".to_owned()),
            ("notice".to_owned(), " ".to_owned()),
        ]));
        assert_eq!(
            (settings.set("brand_name"), settings.set("notice"), settings.set("warning")),
            (Some("Plon"), None, None)
        );
        assert_eq!(settings.text("warning"), "");
        assert_eq!(settings.number(APPEAL_DAYS), 5);
    }
}
