//! `GET /api/v1/user/wycieczka/calendar`: the days of a trip that somebody should not forget.
use axum::extract::State;
use axum::response::Response;
use plon_domain::season::Season;
use plon_domain::trip::TripKind;

use super::show::TripQuery;
use super::store::{self, Trip};
use super::texts;
use plon_pages::calendar::{self, CalendarFile, DayEvent};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

/// Downloads the days of the season's trip that are still to come, for a calendar. 404 when none is.
#[utoipa::path(get, path = "/api/v1/user/wycieczka/calendar", tag = "trips", params(TripQuery),
    responses((status = 200, body = CalendarFile, content_type = "text/calendar"), (status = 404)))]
pub async fn download_trip_calendar(
    State(app): State<App>,
    _: Participant,
    Query(query): Query<TripQuery>,
) -> Result<Response, ApiError> {
    let today = app.clock.today().0;
    let kind = query.kind.unwrap_or(TripKind::Standard);
    let found = store::find_trip_of_season(&mut app.db.read().await?, Season::of(today), kind).await?;
    let trip = Trip::from_row(found.ok_or(ApiError::NotFound)?)?;
    let days = [
        ("opening", "Zamówienia wycieczki od dziś", trip.row.opens_on),
        ("order", "Ostatni dzień zamawiania wycieczki", trip.row.order_by),
        ("fulfilment", "Ostatni dzień na zebranie punktów na wycieczkę", trip.row.fulfil_by),
    ];
    let events: Vec<DayEvent> = days
        .into_iter()
        .filter(|(_, _, day)| day.0 >= today)
        .map(|(name, title, day)| DayEvent {
            uid: format!("trip-{}-{}-{name}@plon", trip.row.season, kind.as_str()),
            day: day.0,
            title: format!("{title}: {}", trip.row.name),
            url: format!("{}{}", app.public_url, texts::page(kind)),
        })
        .collect();
    if events.is_empty() {
        return Err(ApiError::NotFound);
    }
    Ok(calendar::answer(&format!("wycieczka-{}", kind.as_str()), &events, app.clock.now())?)
}
