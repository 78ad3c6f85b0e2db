//! `POST /api/v1/setup`: sets the portal up, once.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::check::PER_NETWORK;
use super::form::{Setup, SetupForm};
use super::link;
use plon_content::{seasons, system};
use plon_domain::season::Season;
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::rate_limit;
use plon_platform::response::ActionResponse;
use plon_programme as programme;

/// The first administrator, who can sign in now.
#[derive(Debug, Serialize, ToSchema)]
pub struct SetUp {
    email: String,
}

/// Sets the portal up: its programme, its first administrator and its first season.
/// The link is used up by it; the same form sent again gets the same answer.
#[utoipa::path(post, path = "/api/v1/setup", tag = "setup",
    responses((status = 201, body = ActionResponse<SetUp>),
    (status = 410, description = "the link is too old or replaced, or the portal has an operator"), (status = 429)))]
pub async fn set_portal_up(
    State(app): State<App>,
    ip: ClientIp,
    Json(form): Json<SetupForm>,
) -> Result<(StatusCode, Body<ActionResponse<SetUp>>), ApiError> {
    let now = app.clock.now();
    let spent = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let found = link::find_link(&mut app.db.read().await?, &form.token, now).await;
    if found.is_err() && is_retry(&app, &form, now).await? {
        return Ok(answer(form.parse()?));
    }
    let (link, setup) = (found?, form.parse()?);
    check_season(setup.season, app.clock.today())?;
    let hash = app.passwords.hash(&app.rng, setup.password.expose()).await?;
    let mut tx = app.db.begin().await?;
    link.consume(&mut tx).await?;
    if operators::has_operators(&mut tx).await? {
        return Err(ErrorCode::SetupDone.into());
    }
    spent.give_back(&mut tx).await?;
    write(&mut tx, &setup, &hash, now).await?;
    tx.commit().await?;
    Ok(answer(setup))
}

/// Refuses a form that was opened in another season than today's: no screen closes a season that was opened by mistake.
fn check_season(season: Season, today: BusinessDate) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if season != Season::of(today.0) {
        fields.add_error("season", "Zaczął się już inny sezon. Odśwież stronę, a\u{a0}zaproponujemy go.");
    }
    fields.check()
}

/// True for the form that has set the portal up, sent again by somebody who has lost the answer.
async fn is_retry(app: &App, form: &SetupForm, now: Timestamp) -> Result<bool, ApiError> {
    if !link::was_used(&mut app.db.read().await?, &form.token, now).await? {
        return Ok(false);
    }
    operators::is_password_of(app, &form.parse()?.email, &form.password).await
}

fn answer(setup: Setup) -> (StatusCode, Body<ActionResponse<SetUp>>) {
    let data = SetUp { email: setup.email.key().to_owned() };
    let message = "Portal jest skonfigurowany. Zaloguj się i\u{a0}ustaw drugi składnik logowania.".to_owned();
    (StatusCode::CREATED, Body(ActionResponse { data, message }))
}

/// Writes everything by the same functions as the screens of the back office.
async fn write(tx: &mut Tx, setup: &Setup, hash: &str, now: Timestamp) -> Result<(), ApiError> {
    let name = (setup.first_name.as_str(), setup.last_name.as_str());
    let administrator = operators::insert_first_administrator(tx, (&setup.email, name), hash, now).await?;
    let operator = administrator.ok_or(ErrorCode::SetupDone)?;
    let numbers =
        [("points_limit", setup.points_limit.to_string()), ("points_per_zloty", setup.points_per_zloty.to_string())];
    let values: Vec<(&'static str, String)> = setup.identity.values().into_iter().chain(numbers).collect();
    system::change_programme(tx, operator, &values, now).await?;
    seasons::open_first_season(tx, setup.season, setup.season_points, operator, now).await?;
    programme::replace_levels(tx, &setup.levels).await?;
    Ok(())
}
