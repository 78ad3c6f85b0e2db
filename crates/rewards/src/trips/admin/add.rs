//! An operator adds a trip from nothing, as a draft, together with the reward under which it stands.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::RewardKind;
use plon_domain::trip::TripKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::kinds;
use super::model::{AddedTrip, AdminTripRow};
use super::save::TypedTerms;
use super::show::{self, AdminTrip};
use super::store;
use crate::rewards::{TypedTexts, pictures};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;

audit::events! {
    ADD_TRIP: () => AdminTripRow = "trips.add" on "trips";
}

/// A new trip: its season and kind, the texts of its reward, and its terms.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"season": 2027, "kind": "standard", "name": "Azory 2027", "slug": "azory-2027", "summary":
    "Tydzień na wyspach", "description": "Siedem dni na Azorach.", "picture": "palmtree", "qualify_at": 40000, "cost":
    40000, "reserved_points": 10000, "opens_on": "2027-03-01", "order_by": "2027-06-05", "fulfil_by": "2027-10-31",
    "reminders": "30, 14, 7, 1"}))]
pub struct NewTripForm {
    #[schema(required, nullable = false)]
    season: Option<i64>,
    /// Each season has at most one trip of a kind.
    #[schema(required, schema_with = kinds)]
    kind: Option<String>,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Last part of its URL; derived from the name where it is empty.
    slug: Option<String>,
    #[schema(required, nullable = false)]
    summary: Option<String>,
    /// Paragraphs separated by an empty line.
    #[schema(required, nullable = false)]
    description: Option<String>,
    #[schema(required, schema_with = pictures)]
    picture: Option<String>,
    #[schema(required, nullable = false)]
    qualify_at: Option<i64>,
    #[schema(required, nullable = false)]
    cost: Option<i64>,
    #[schema(required, nullable = false)]
    reserved_points: Option<i64>,
    /// `YYYY-MM-DD`, as the other days.
    #[schema(required, nullable = false)]
    opens_on: Option<String>,
    #[schema(required, nullable = false)]
    order_by: Option<String>,
    #[schema(required, nullable = false)]
    fulfil_by: Option<String>,
    /// Days before a deadline, separated by commas.
    reminders: Option<String>,
}

/// Adds a trip and its reward. Participants see neither before the trip is published.
#[utoipa::path(post, path = "/api/v1/backoffice/trips", tag = "trips", request_body = NewTripForm,
    responses((status = 201, body = ActionResponse<AdminTrip>), (status = 409)))]
pub async fn admin_add_trip(
    State(app): State<App>,
    operator: Operator<Finance>,
    Json(form): Json<NewTripForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminTrip>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let new = form.parse(&mut tx).await?;
    let id = store::insert_trip(&mut tx, &new, now).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_trip(&mut tx, id).await?;
    audit::record(&mut tx, ADD_TRIP, audit::by(operator.id, id.0), (&(), after.as_ref()), now).await?;
    let data = show::load_trip(&mut tx, id).await?;
    tx.commit().await?;
    let message = "Wycieczka jest dodana jako szkic. Uczestnicy zobaczą ją, gdy ją opublikujesz.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

impl NewTripForm {
    /// # Errors
    /// `Invalid` with all errors, an existing trip of the kind or a slug in use included.
    async fn parse(&self, tx: &mut Tx) -> Result<AddedTrip, ApiError> {
        let mut fields = Fields::default();
        let season = fields.required("season", self.season);
        let kind = self.kind.as_deref().and_then(|kind| TripKind::try_from(kind).ok());
        let kind = fields.required("kind", kind);
        if let Some(season) = season {
            if !store::has_season(tx, season).await? {
                fields.add_error("season", "Nie ma takiego sezonu. Najpierw go przygotuj.");
            } else if let Some(kind) = kind
                && store::has_kind(tx, season, kind.as_str()).await?
            {
                fields.add_error("kind", "W\u{a0}tym sezonie jest już wycieczka tego rodzaju");
            }
        }
        let NewTripForm { name, slug, summary, description, picture, .. } = self;
        let texts = TypedTexts { name, slug, summary, description, picture, category: &None, photo_id: None };
        let texts = texts.parse(tx, &mut fields, (RewardKind::Trip, None)).await?;
        if let Some(texts) = &texts
            && fields.is_clean()
            && store::is_slug_taken(tx, &texts.slug).await?
        {
            fields.add_error("slug", "Inna wycieczka ma już ten adres");
        }
        let terms = self.terms().parse(&mut fields);
        let (Some(season), Some(kind), Some(texts), Some((terms, reminders)), true) =
            (season, kind, texts, terms, fields.is_clean())
        else {
            return Err(fields.into_error());
        };
        Ok(AddedTrip { season, kind, texts, terms, reminders })
    }

    fn terms(&self) -> TypedTerms<'_> {
        TypedTerms {
            points: [self.qualify_at, self.cost, self.reserved_points],
            days: [self.opens_on.as_deref(), self.order_by.as_deref(), self.fulfil_by.as_deref()],
            reminders: self.reminders.as_deref(),
        }
    }
}
