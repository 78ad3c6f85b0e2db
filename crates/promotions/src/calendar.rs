//! `GET /api/v1/cms/promotions/{id}/calendar`: the days of a promotion that somebody should not forget.
use axum::extract::State;
use axum::response::Response;
use jiff::civil::Date;

use super::promotion::Promotion;
use super::store;
use plon_pages::calendar::{self, CalendarFile, DayEvent};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

/// Downloads the days of a promotion that are still to come, for a calendar. 404 when none is.
#[utoipa::path(get, path = "/api/v1/cms/promotions/{id}/calendar", tag = "promotions",
    params(("id" = String, Path, description = "the last part of its page's address")),
    responses((status = 200, body = CalendarFile, content_type = "text/calendar"), (status = 404)))]
pub async fn download_promotion_calendar(
    State(app): State<App>,
    Path(slug): Path<String>,
) -> Result<Response, ApiError> {
    let found = store::find_promotion_by_slug(&mut app.db.read().await?, &slug).await?;
    let found = found.filter(|row| row.segment_id.is_none());
    let promotion = Promotion::from_row(found.ok_or(ApiError::NotFound)?)?;
    let url = format!("{}/promocje/{}", app.public_url, promotion.slug);
    let events: Vec<DayEvent> = days(&promotion)
        .into_iter()
        .filter(|(_, _, day)| *day >= app.clock.today().0)
        .map(|(name, title, day)| DayEvent {
            uid: format!("promotion-{}-{name}@plon", promotion.id.0),
            day,
            title: format!("{title}: {}", promotion.definition.name),
            url: url.clone(),
        })
        .collect();
    if events.is_empty() {
        return Err(ApiError::NotFound);
    }
    Ok(calendar::answer(&promotion.slug, &events, app.clock.now())?)
}

/// Last days of a promotion, each with a name and what it is the last day of.
fn days(promotion: &Promotion) -> Vec<(&'static str, &'static str, Date)> {
    let terms = promotion.terms();
    let draft = terms.draft();
    let mut days = vec![("purchases", "Ostatni dzień zakupów", terms.counts_purchases().to)];
    days.extend(draft.accept_by.map(|day| ("acceptance", "Ostatni dzień na akceptację regulaminu", day)));
    if let Some(declaration) = draft.declaration {
        days.push(("declaration", "Ostatni dzień na deklarację", declaration.declare.to));
    }
    days
}
