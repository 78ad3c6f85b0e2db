//! An operator changes a trip's terms: dates, thresholds, publication. A background job applies them to participants.
use axum::extract::State;
use jiff::civil::Date;
use plon_domain::points::Points;
use plon_domain::trip::{Reminders, Terms, Wording};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{AdminTripRow, NewTerms};
use super::show::{self, AdminTrip};
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::TripId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input;

audit::events! {
    UPDATE_TRIP: AdminTripRow => AdminTripRow = "trips.update" on "trips";
}

/// A trip's terms as the browser sends them.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"version": 3, "qualify_at": 40000, "cost": 40000, "reserved_points": 10000, "opens_on":
    "2026-03-01", "order_by": "2026-06-05", "fulfil_by": "2026-10-31", "reminders": "30, 14, 7, 1", "published":
    true}))]
pub struct TripForm {
    /// The version that the operator saw, for optimistic locking.
    #[schema(required)]
    version: i64,
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
    published: bool,
}

impl TripForm {
    /// # Errors
    /// `Invalid` with all errors, a deadline that can no longer be moved included.
    fn parse(&self, before: &AdminTripRow, today: Date) -> Result<NewTerms, ApiError> {
        let mut fields = Fields::default();
        let typed = TypedTerms {
            points: [self.qualify_at, self.cost, self.reserved_points],
            days: [self.opens_on.as_deref(), self.order_by.as_deref(), self.fulfil_by.as_deref()],
            reminders: self.reminders.as_deref(),
        };
        let (Some(wording), reminders) = typed.read(&mut fields) else { return Err(fields.into_error()) };
        if before.published {
            check_deadline(&mut fields, "order_by", before.order_by.0, wording.order_by, today);
            check_deadline(&mut fields, "fulfil_by", before.fulfil_by.0, wording.fulfil_by, today);
            if !self.published {
                fields.add_error(
                    "published",
                    "Opublikowanej wycieczki nie można ukryć: uczestnicy mają na nią odłożone punkty",
                );
            }
        }
        match (validate(&mut fields, wording), reminders) {
            (Some(terms), Some(reminders)) => {
                fields.check().map(|()| NewTerms { terms, reminders, published: self.published })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Terms as they are typed: threshold, cost and reserve, and the days in their order.
#[derive(Debug)]
pub struct TypedTerms<'a> {
    pub points: [Option<i64>; 3],
    pub days: [Option<&'a str>; 3],
    pub reminders: Option<&'a str>,
}

impl TypedTerms<'_> {
    /// Reads the terms and validates them; `None` when a field has an error.
    pub fn parse(self, fields: &mut Fields) -> Option<(Terms, Reminders)> {
        let (wording, reminders) = self.read(fields);
        let terms = wording.and_then(|wording| validate(fields, wording));
        terms.zip(reminders)
    }

    /// Reads each field; `None` where one is missing or has another form.
    fn read(self, fields: &mut Fields) -> (Option<Wording>, Option<Reminders>) {
        let ([qualify_at, cost, reserved], [opens_on, order_by, fulfil_by]) = (self.points, self.days);
        let points = |fields: &mut Fields, name: &str, value| fields.required(name, value).map(Points);
        let qualify_at = points(fields, "qualify_at", qualify_at);
        let cost = points(fields, "cost", cost);
        let reserved = points(fields, "reserved_points", reserved);
        let opens_on = text_input::parse_required_day(fields, "opens_on", opens_on);
        let order_by = text_input::parse_required_day(fields, "order_by", order_by);
        let fulfil_by = text_input::parse_required_day(fields, "fulfil_by", fulfil_by);
        let reminders = fields.parse("reminders", Reminders::parse(self.reminders.unwrap_or_default()));
        let read = || {
            let (qualify_at, cost, reserved) = (qualify_at?, cost?, reserved?);
            let (opens_on, order_by, fulfil_by) = (opens_on?, order_by?, fulfil_by?);
            Some(Wording { qualify_at, cost, reserved, opens_on, order_by, fulfil_by })
        };
        (read(), reminders)
    }
}

/// Validates terms; each condition that does not hold is an error at its field.
fn validate(fields: &mut Fields, wording: Wording) -> Option<Terms> {
    let errors = match Terms::new(wording) {
        Ok(terms) => return Some(terms),
        Err(errors) => errors,
    };
    errors.iter().for_each(|error| fields.add_error(error.field(), error.to_string()));
    None
}

/// Checks a moved deadline: one that has passed has cost points and stays, and a new one must not be in the past.
fn check_deadline(fields: &mut Fields, name: &str, before: Date, now: Date, today: Date) {
    if before == now {
        return;
    }
    if before < today {
        fields.add_error(name, "Ten termin już minął i\u{a0}punkty przepadły. Nie można go zmienić.");
    } else if now < today {
        fields.add_error(name, "Nowy termin nie może być w\u{a0}przeszłości");
    }
}

/// Changes a trip's terms.
#[utoipa::path(post, path = "/api/v1/backoffice/trips/{id}/update", tag = "trips", request_body = TripForm,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminTrip>), (status = 409)))]
pub async fn admin_update_trip(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<TripId>,
    Json(form): Json<TripForm>,
) -> Result<axum::Json<ActionResponse<AdminTrip>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = store::find_trip(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let new = form.parse(&before, app.clock.today().0)?;
    if !store::update_trip(&mut tx, id, form.version, &new, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    if before.order_by != BusinessDate(new.terms.order_by()) {
        store::reset_reminders(&mut tx, id, "qualified").await?;
    }
    if before.fulfil_by != BusinessDate(new.terms.fulfil_by()) {
        store::reset_reminders(&mut tx, id, "short").await?;
    }
    let after = store::find_trip(&mut tx, id).await?;
    let context = audit::by(operator.id, id.0);
    audit::record(&mut tx, UPDATE_TRIP, context, (&before, after.as_ref()), now).await?;
    let data = show::load_trip(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Wycieczka jest zapisana".to_owned() }))
}
