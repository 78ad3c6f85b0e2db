//! Form of the first run: the programme, its first administrator, its first season.
use std::collections::BTreeSet;

use plon_domain::email::Email;
use plon_domain::number::read_whole;
use plon_domain::password::{Owner, Password};
use plon_domain::season::{Season, SeasonPoints};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use utoipa::ToSchema;

use plon_content::system;
use plon_platform::error::{ApiError, Fields};
use plon_platform::new_password;
use plon_platform::text_input::parse_required_line;

const LONGEST_NAME: usize = 60;
const MOST_LEVELS: usize = 20;

/// Level of achievements; numbers as typed.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct SetupLevel {
    /// Total of points at which it is reached.
    #[schema(required)]
    pub level: String,
    #[schema(required)]
    pub bonus_points: String,
}

/// The first run; numbers as typed.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"token": "token-from-the-link", "brand_name": "Program Plon", "data_controller":
    "Plon Ochrona Roślin Sp. z o.o., ul. Polna 1, 87-100 Toruń", "brand_phone": "+48500000300", "brand_email":
    "kontakt@example.com", "first_name": "Jan", "last_name": "Nowak", "email": "jan@example.com", "password":
    "Zielona:Koparka:42", "password_confirmation": "Zielona:Koparka:42", "season": 2026, "welcome_points": "500",
    "membership_points": "300", "points_limit": "4000000", "points_per_zloty": "100", "levels":
    [{"level": "50000", "bonus_points": "1000"}]}))]
pub struct SetupForm {
    /// Secret of the link.
    #[schema(required)]
    pub token: String,
    #[schema(required)]
    brand_name: String,
    /// Controller of personal data: name and address in one line.
    #[schema(required)]
    data_controller: String,
    #[schema(required)]
    brand_phone: String,
    #[schema(required)]
    brand_email: String,
    #[schema(required)]
    first_name: String,
    #[schema(required)]
    last_name: String,
    #[schema(required)]
    email: String,
    #[schema(required)]
    pub password: String,
    #[schema(required)]
    password_confirmation: String,
    /// Year in which the first season ends.
    #[schema(required)]
    season: i64,
    #[schema(required)]
    welcome_points: String,
    #[schema(required)]
    membership_points: String,
    /// Most points that a participant collects altogether.
    #[schema(required)]
    points_limit: String,
    /// Points per złoty, by which costs are estimated.
    #[schema(required)]
    points_per_zloty: String,
    /// Levels of achievements; none for a programme without them.
    #[schema(required)]
    levels: Vec<SetupLevel>,
}

/// The first run, parsed.
pub struct Setup {
    pub identity: system::Identity,
    pub first_name: String,
    pub last_name: String,
    pub email: Email,
    pub password: Password,
    pub season: Season,
    pub season_points: (SeasonPoints, SeasonPoints),
    pub points_limit: i64,
    pub points_per_zloty: i64,
    /// Totals with their bonuses.
    pub levels: Vec<(i64, i64)>,
}

/// Whole number from one to a bound.
struct Counted<const MOST: i64>(i64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj liczbę od 1 do {}", plon_domain::number::grouped(*.0))]
struct NotCounted(i64);

impl<const MOST: i64> TryFrom<i64> for Counted<MOST> {
    type Error = NotCounted;

    fn try_from(number: i64) -> Result<Self, NotCounted> {
        if (1..=MOST).contains(&number) { Ok(Counted(number)) } else { Err(NotCounted(MOST)) }
    }
}

impl SetupForm {
    /// # Errors
    /// `Invalid` with all errors at once.
    pub fn parse(&self) -> Result<Setup, ApiError> {
        let mut fields = Fields::default();
        let [name, controller] = [&self.brand_name, &self.data_controller];
        let identity = system::Identity::parse(&mut fields, [name, controller, &self.brand_phone, &self.brand_email]);
        let first_name = parse_name(&mut fields, "first_name", &self.first_name);
        let last_name = parse_name(&mut fields, "last_name", &self.last_name);
        let email = fields.parse("email", Email::parse(&self.email.to_lowercase()));
        let password = new_password::parse_new_password(&mut fields, &self.password, &self.password_confirmation);
        if let Some(password) = &password {
            let owner = Owner::of([self.email.as_str(), &self.first_name, &self.last_name]);
            fields.parse("password", password.check_guessable(&owner));
        }
        let season = fields.parse("season", Season::try_from(self.season));
        let welcome = fields.parse("welcome_points", read_whole(&self.welcome_points));
        let membership = fields.parse("membership_points", read_whole(&self.membership_points));
        let limit = fields.parse("points_limit", read_whole::<Counted<1_000_000_000>, _>(&self.points_limit));
        let rate = fields.parse("points_per_zloty", read_whole::<Counted<1_000_000>, _>(&self.points_per_zloty));
        let levels = parse_levels(&mut fields, &self.levels);
        fields.check()?;
        let parsed = || {
            Some(Setup {
                identity: identity?,
                first_name: first_name?,
                last_name: last_name?,
                email: email?,
                password: password?,
                season: season?,
                season_points: welcome.zip(membership)?,
                points_limit: limit?.0,
                points_per_zloty: rate?.0,
                levels,
            })
        };
        parsed().ok_or_else(|| Fields::default().into_error())
    }
}

fn parse_name(fields: &mut Fields, field: &str, typed: &str) -> Option<String> {
    parse_required_line(fields, field, &Some(typed.to_owned()), LONGEST_NAME)
}

/// Parses the levels; errors stand at `levels.0.level`. Bonuses are bounded as the points of a season.
fn parse_levels(fields: &mut Fields, typed: &[SetupLevel]) -> Vec<(i64, i64)> {
    if typed.len() > MOST_LEVELS {
        fields.add_error("levels", format!("Podaj najwyżej {MOST_LEVELS}\u{a0}poziomów"));
        return Vec::new();
    }
    let (mut levels, mut seen) = (Vec::new(), BTreeSet::new());
    for (index, row) in typed.iter().enumerate() {
        let at = format!("levels.{index}.level");
        let level = fields.parse(&at, read_whole::<Counted<1_000_000_000>, _>(&row.level));
        let bonus: Option<SeasonPoints> =
            fields.parse(&format!("levels.{index}.bonus_points"), read_whole(&row.bonus_points));
        if level.as_ref().is_some_and(|level| !seen.insert(level.0)) {
            fields.add_error(&at, "Ten poziom jest już na liście");
        }
        levels.extend(level.zip(bonus).map(|(level, bonus)| (level.0, bonus.get())));
    }
    levels
}
