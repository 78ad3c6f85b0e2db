//! `POST /api/v1/setup/link`: checks the link of the first run, and proposes what its form begins with. The secret is
//! in the body, because addresses are logged.
use axum::Json as Body;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::SetupLevel;
use super::link;
use plon_content::seasons;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::DataResponse;
use plon_platform::settings::{POINTS_LIMIT, POINTS_PER_ZLOTY, Settings};
use plon_programme as programme;

/// Tries of one network at the calls of the first run.
pub const PER_NETWORK: Quota = Quota { name: "setup.ip", tries: 30, window: SignedDuration::from_mins(15) };

/// Levels that the form proposes with their bonuses, where the programme's files gave none.
const LEVELS: [(i64, i64); 3] = [(50_000, 1_000), (75_000, 1_500), (100_000, 2_500)];
const WELCOME_POINTS: i64 = 500;
const MEMBERSHIP_POINTS: i64 = 300;

/// Link of the first run.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"token": "token-from-the-link"}))]
pub struct SetupToken {
    /// Secret of the link.
    #[schema(required)]
    token: String,
}

/// Values that the form of the first run begins with.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetupProposal {
    /// Time until which the link is good.
    expires_at: Timestamp,
    /// Name and contacts, as far as the programme's files gave them; else empty.
    brand_name: String,
    data_controller: String,
    brand_phone: String,
    brand_email: String,
    season: SetupSeason,
    points_limit: i64,
    points_per_zloty: i64,
    levels: Vec<SetupLevel>,
}

/// Season of today.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetupSeason {
    /// Year in which it ends.
    year: i64,
    starts_on: BusinessDate,
    ends_on: BusinessDate,
    /// True when the programme's files have it already: it stays as it is.
    is_there: bool,
    welcome_points: i64,
    membership_points: i64,
}

/// Checks the link of the first run; answers with proposals for its form.
#[utoipa::path(post, path = "/api/v1/setup/link", tag = "setup",
    responses((status = 200, body = DataResponse<SetupProposal>),
    (status = 410, description = "the link is too old or replaced, or the portal has an operator"), (status = 429)))]
pub async fn check_setup_link(
    State(app): State<App>,
    ip: ClientIp,
    Json(form): Json<SetupToken>,
) -> Result<Body<DataResponse<SetupProposal>>, ApiError> {
    let now = app.clock.now();
    let spent = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let mut db = app.db.read().await?;
    let link = link::find_link(&mut db, &form.token, now).await?;
    let (settings, season) = (Settings::load(&mut db).await?, Season::of(app.clock.today().0));
    let known = seasons::find_points(&mut db, season).await?;
    let levels = programme::list_levels(&mut db).await?;
    drop(db);
    spent.give_back_now(&app.db).await?;
    let (welcome_points, membership_points) = known.unwrap_or((WELCOME_POINTS, MEMBERSHIP_POINTS));
    let level = |(level, bonus): (i64, i64)| SetupLevel { level: level.to_string(), bonus_points: bonus.to_string() };
    let data = SetupProposal {
        expires_at: link.expires_at,
        brand_name: settings.text("brand_name"),
        data_controller: settings.text("data_controller"),
        brand_phone: settings.text("brand_phone"),
        brand_email: settings.text("brand_email"),
        season: SetupSeason {
            year: season.into(),
            starts_on: BusinessDate(season.first_day()),
            ends_on: BusinessDate(season.last_day()),
            is_there: known.is_some(),
            welcome_points,
            membership_points,
        },
        points_limit: settings.number(POINTS_LIMIT),
        points_per_zloty: settings.number(POINTS_PER_ZLOTY),
        levels: if levels.is_empty() { LEVELS.to_vec() } else { levels }.into_iter().map(level).collect(),
    };
    Ok(Body(DataResponse { data }))
}
