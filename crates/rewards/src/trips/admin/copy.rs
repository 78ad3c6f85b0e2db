//! An operator copies a trip to another season, as a draft with its own name and slug.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::Span;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{AdminTripRow, NewTrip};
use super::show::{self, AdminTrip};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::TripId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::{parse_required_wording, parse_slug};

audit::events! {
    COPY_TRIP: CopiedTrip => AdminTripRow = "trips.copy" on "trips";
}

/// A copied trip, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct CopiedTrip {
    id: TripId,
}

const LONGEST_NAME: usize = 80;

/// The season of the copy, and its name there.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"season": 2027, "name": "Azory 2027", "slug": "azory-2027"}))]
pub struct TripCopyForm {
    season: i64,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Last part of its URL; derived from the name where it is empty.
    slug: Option<String>,
}

/// Copies a trip and its reward to another season as a draft; its dates move by the years between the seasons.
#[utoipa::path(post, path = "/api/v1/backoffice/trips/{id}/copy", tag = "trips", request_body = TripCopyForm,
    params(("id" = i64, Path)), responses((status = 201, body = ActionResponse<AdminTrip>), (status = 409)))]
pub async fn admin_copy_trip(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<TripId>,
    Json(form): Json<TripCopyForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminTrip>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let source = store::find_trip(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let new = form.parse(&mut tx, &source).await?;
    let copied = store::copy_trip(&mut tx, id, &new, app.clock.now()).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_trip(&mut tx, copied).await?;
    let records = (&CopiedTrip { id }, after.as_ref());
    audit::record(&mut tx, COPY_TRIP, audit::by(operator.id, copied.0), records, app.clock.now()).await?;
    let data = show::load_trip(&mut tx, copied).await?;
    tx.commit().await?;
    let message = "Kopia jest gotowa jako szkic. Sprawdź warunki, a\u{a0}opis zmień w\u{a0}katalogu nagród.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

impl TripCopyForm {
    /// # Errors
    /// `Invalid` with all errors, an existing trip of the kind or a slug in use included.
    async fn parse(&self, tx: &mut Tx, source: &AdminTripRow) -> Result<NewTrip, ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_wording(&mut fields, "name", self.name.as_deref().unwrap_or_default(), LONGEST_NAME);
        let slug = parse_slug(&mut fields, &self.slug, &self.name);
        if !store::has_season(tx, self.season).await? {
            fields.add_error("season", "Nie ma takiego sezonu. Najpierw go przygotuj.");
        } else if store::has_kind(tx, self.season, &source.kind).await? {
            fields.add_error("season", "W\u{a0}tym sezonie jest już wycieczka tego rodzaju");
        }
        if let Some(slug) = &slug
            && store::is_slug_taken(tx, slug).await?
        {
            fields.add_error("slug", "Inna nagroda ma już ten adres");
        }
        let years = self.season.saturating_sub(source.season);
        let days = [source.opens_on, source.order_by, source.fulfil_by].map(|day| later(day.0, years));
        let [Some(opens_on), Some(order_by), Some(fulfil_by)] = days else {
            fields.add_error("season", "Do tego sezonu nie da się przesunąć terminów");
            return Err(fields.into_error());
        };
        let (Some(name), Some(slug)) = (name, slug) else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(NewTrip { season: self.season, name, slug, opens_on, order_by, fulfil_by })
    }
}

/// Adds years to a day; 29 February becomes the last of the month.
fn later(day: Date, years: i64) -> Option<BusinessDate> {
    Span::new().try_years(years).ok().and_then(|years| day.checked_add(years).ok()).map(BusinessDate)
}
