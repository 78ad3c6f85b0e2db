//! Administrator's side of the seasons.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::number::read_whole;
use plon_domain::points::Points;
use plon_domain::season::{Season, SeasonPoints, SeasonStatus};
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{SeasonRow, statuses};
use super::store::{self, ListedSeasonRow};
use plon_identity::operators;
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::{ActionResponse, DataResponse};

audit::events! {
    ADD_SEASON: () => SeasonRow = "seasons.add" on "seasons";
    UPDATE_SEASON: SeasonRow => SeasonRow = "seasons.update" on "seasons";
    COPY_SEASON: () => Copied = "seasons.copy" on "seasons";
    DELETE_SEASON: SeasonRow => () = "seasons.delete" on "seasons";
}

/// Seasons, the newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminSeasons {
    items: Vec<AdminSeason>,
    /// Year of the season that can be added next.
    next: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AdminSeason {
    /// Year in which it ends.
    year: i64,
    starts_on: BusinessDate,
    ends_on: BusinessDate,
    #[schema(schema_with = statuses)]
    status: SeasonStatus,
    /// Points for joining in this season.
    welcome_points: i64,
    /// Points for participants who are still members when it begins.
    membership_points: i64,
    /// Number of products with a points rate in it.
    rates: i64,
    /// Number of rewards with a price of their own in it.
    prices: i64,
    promotions: i64,
    /// True once its first day has come; then it cannot become a draft again.
    has_begun: bool,
    /// Number of participants yet to receive its membership points.
    to_be_paid: i64,
    /// True when another administrator has to open it: the caller set membership points over the one-person limit.
    wants_another: bool,
    /// Version for optimistic locking: a change that names an older one is refused.
    version: i64,
}

/// Form of a season; points are whole numbers, as typed.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct SeasonForm {
    #[schema(required)]
    welcome_points: String,
    #[schema(required)]
    membership_points: String,
    /// Status of an existing season; a new one is a draft.
    #[schema(schema_with = statuses)]
    status: Option<String>,
}

/// Form of the next season.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"year": 2027, "season": {"welcome_points": "500", "membership_points": "1000"}}))]
pub struct NewSeason {
    /// `next`, as shown to the operator.
    year: i64,
    season: SeasonForm,
}

/// Changes of a season, and the version that they were made from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "season": {"welcome_points": "500", "membership_points": "1000",
    "status": "open"}}))]
pub struct SeasonChange {
    version: i64,
    season: SeasonForm,
}

/// Season from which missing rates and prices are copied.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"from": 2026}))]
pub struct SeasonCopy {
    from: i64,
}

impl SeasonForm {
    /// Reads the points for joining and for membership.
    fn points(&self, fields: &mut Fields) -> Option<(SeasonPoints, SeasonPoints)> {
        let welcome = fields.parse("welcome_points", read_whole(&self.welcome_points));
        let membership = fields.parse("membership_points", read_whole(&self.membership_points));
        welcome.zip(membership)
    }

    /// Reads the next status, which must be allowed after `before`.
    fn status(&self, fields: &mut Fields, before: SeasonStatus, has_begun: bool) -> Option<SeasonStatus> {
        let given = self.status.as_deref().and_then(|code| SeasonStatus::try_from(code).ok());
        let next = fields.required("status", given)?;
        if !before.may_become(next, has_begun) {
            fields.add_error("status", "Sezonu, który już trwa, nie można cofnąć do szkicu. Możesz go zamknąć.");
            return None;
        }
        Some(next)
    }
}

impl AdminSeason {
    fn new(row: ListedSeasonRow, (has_begun, to_be_paid, wants_another): (bool, i64, bool)) -> AdminSeason {
        let ListedSeasonRow { season, rates, prices, promotions } = row;
        let SeasonRow { year, starts_on, ends_on, status, welcome_points, membership_points, version, .. } = season;
        let year = year.into();
        AdminSeason {
            year,
            starts_on,
            ends_on,
            status,
            welcome_points,
            membership_points,
            rates,
            prices,
            promotions,
            has_begun,
            to_be_paid,
            wants_another,
            version,
        }
    }
}

/// Lists all seasons of the programme, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/seasons", tag = "seasons",
    responses((status = 200, body = DataResponse<AdminSeasons>)))]
pub async fn admin_list_seasons(
    State(app): State<App>,
    operator: Operator<Administrator>,
) -> Result<Body<DataResponse<AdminSeasons>>, ApiError> {
    Ok(Body(DataResponse { data: read(&app, &mut app.db.read().await?, operator.id).await? }))
}

/// Creates the season after the newest one, as a draft, whose purchases do not count yet.
#[utoipa::path(post, path = "/api/v1/backoffice/seasons", tag = "seasons",
    responses((status = 201, body = ActionResponse<AdminSeasons>), (status = 409, description = "somebody was faster")))]
pub async fn admin_create_season(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<NewSeason>,
) -> Result<(StatusCode, Body<ActionResponse<AdminSeasons>>), ApiError> {
    let mut fields = Fields::default();
    let points = form.season.points(&mut fields);
    let mut tx = app.db.begin().await?;
    let season = next(&app, &mut tx).await?;
    if i64::from(season) != form.year {
        return Err(ErrorCode::VersionChanged.into());
    }
    let Some(points) = points else { return Err(fields.into_error()) };
    store::insert_season(&mut tx, season, points, (operator.id, app.clock.now()))
        .await
        .on_unique(|| ErrorCode::VersionChanged)?;
    let after = existing(&mut tx, season).await?;
    let data = end(&app, tx, (operator.id, ADD_SEASON), season, (&(), &after)).await?;
    let message = format!("Sezon {season} jest przygotowany jako szkic");
    Ok((StatusCode::CREATED, Body(ActionResponse { data, message })))
}

/// Changes a season's points for joining and membership, opens it, or closes it.
/// Membership points over the limit of one person are set by one administrator, and another one opens the season.
#[utoipa::path(post, path = "/api/v1/backoffice/seasons/{year}/update", tag = "seasons", params(("year" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminSeasons>),
    (status = 409, description = "somebody was faster, or somebody else has to open it")))]
pub async fn admin_update_season(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(season): Path<Season>,
    Json(change): Json<SeasonChange>,
) -> Result<Body<ActionResponse<AdminSeasons>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = existing(&mut tx, season).await?;
    if !store::increment_version(&mut tx, season, change.version, app.clock.now()).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let mut fields = Fields::default();
    let points = change.season.points(&mut fields);
    let status = change.season.status(&mut fields, before.status, has_begun(&app, &before));
    let (Some(points), Some(status)) = (points, status) else { return Err(fields.into_error()) };
    check_cost(&app, &mut tx, (&before, status, points.1), operator.id).await?;
    store::update_season(&mut tx, season, status, points, operator.id).await?;
    let after = existing(&mut tx, season).await?;
    let data = end(&app, tx, (operator.id, UPDATE_SEASON), season, (&before, &after)).await?;
    Ok(Body(ActionResponse { data, message: format!("Sezon {season} jest zapisany") }))
}

/// The version of a season that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1}))]
pub struct SeenSeason {
    version: i64,
}

/// Deletes the newest season while it is a draft without promotions, trips and purchases, with its rates and prices.
#[utoipa::path(post, path = "/api/v1/backoffice/seasons/{year}/delete", tag = "seasons", params(("year" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminSeasons>),
    (status = 409, description = "it is no draft, not the newest or in use, or somebody was faster")))]
pub async fn admin_delete_season(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(season): Path<Season>,
    Json(SeenSeason { version }): Json<SeenSeason>,
) -> Result<Body<ActionResponse<AdminSeasons>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = existing(&mut tx, season).await?;
    if !store::increment_version(&mut tx, season, version, app.clock.now()).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let is_newest = store::find_latest_year(&mut tx).await? == Some(i64::from(season));
    if before.status != SeasonStatus::Draft || !is_newest {
        return Err(ErrorCode::SeasonInUse.into());
    }
    store::delete_season(&mut tx, season).await.map_err(in_use)?;
    let data = end(&app, tx, (operator.id, DELETE_SEASON), season, (&before, &())).await?;
    Ok(Body(ActionResponse { data, message: format!("Szkic sezonu {season} jest usunięty") }))
}

/// Refusal for a season that something refers to; anything else stays unexpected.
fn in_use(cause: sqlx::Error) -> ApiError {
    match cause.as_database_error() {
        Some(error) if error.is_foreign_key_violation() => ErrorCode::SeasonInUse.into(),
        _ => cause.into(),
    }
}

/// Copies rates and prices from another season, for products and rewards that have none in this one.
#[utoipa::path(post, path = "/api/v1/backoffice/seasons/{year}/copy", tag = "seasons", params(("year" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminSeasons>)))]
pub async fn admin_copy_season(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(season): Path<Season>,
    Json(form): Json<SeasonCopy>,
) -> Result<Body<ActionResponse<AdminSeasons>>, ApiError> {
    let from = Season::try_from(form.from).map_err(|_| ApiError::NotFound)?;
    let mut tx = app.db.begin().await?;
    existing(&mut tx, from).await?;
    existing(&mut tx, season).await?;
    let rates = store::copy_rates(&mut tx, from, season).await?;
    let prices = store::copy_prices(&mut tx, from, season).await?;
    let copied = Copied { from, rates, prices };
    let data = end(&app, tx, (operator.id, COPY_SEASON), season, (&(), &copied)).await?;
    let message = format!("Przepisano {} i\u{a0}{}", RATES.count(rates), PRICES.count(prices));
    Ok(Body(ActionResponse { data, message }))
}

const RATES: Plural = Plural { one: "stawkę punktów", few: "stawki punktów", many: "stawek punktów" };
const PRICES: Plural = Plural { one: "cenę nagrody", few: "ceny nagród", many: "cen nagród" };

/// Copied rates and prices in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct Copied {
    #[schema(value_type = i64)]
    from: Season,
    rates: i64,
    prices: i64,
}

/// Creates a season and opens it, unless it is there: the first run's, when nobody waits for its points yet.
///
/// # Errors
/// When the database does not answer.
pub async fn open_first_season(
    tx: &mut Tx,
    season: Season,
    points: (SeasonPoints, SeasonPoints),
    operator: OperatorId,
    now: Timestamp,
) -> Result<(), ApiError> {
    if store::find_season(tx, season).await?.is_some() {
        return Ok(());
    }
    store::insert_season(tx, season, points, (operator, now)).await?;
    store::update_season(tx, season, SeasonStatus::Open, points, operator).await?;
    let after = existing(tx, season).await?;
    audit::record(tx, ADD_SEASON, audit::by(operator, season.into()), (&(), &after), now).await?;
    Ok(())
}

async fn existing(db: &mut impl Read, season: Season) -> Result<SeasonRow, ApiError> {
    store::find_season(db, season).await?.ok_or(ApiError::NotFound)
}

/// Season after the newest; the current one when there is none.
async fn next(app: &App, db: &mut impl Read) -> Result<Season, ApiError> {
    let latest = store::find_latest_year(db).await?.and_then(|year| Season::try_from(year + 1).ok());
    Ok(latest.unwrap_or_else(|| Season::of(app.clock.today().0)))
}

/// Requires two people for membership points over the limit, one who sets them and one who opens the season, because
/// they are granted at once or on the season's first day.
async fn check_cost(
    app: &App,
    tx: &mut Tx,
    (before, status, membership): (&SeasonRow, SeasonStatus, SeasonPoints),
    operator: OperatorId,
) -> Result<(), ApiError> {
    let is_open = before.status == SeasonStatus::Open;
    let grants = status == SeasonStatus::Open && (!is_open || membership.get() > before.membership_points);
    if !grants || cost(to_be_paid(app, tx, before).await?, membership.get()) <= app.publish_limit {
        return Ok(());
    }
    operators::may_sign(tx, operator, app.clock.now()).await?;
    if is_open {
        let mut fields = Fields::default();
        fields.add_error("membership_points", SET_BY_ONE);
        return Err(fields.into_error());
    }
    match membership.get() != before.membership_points || before.membership_set_by == Some(operator) {
        true => Err(ErrorCode::AnotherOpener.into()),
        false => Ok(()),
    }
}

const SET_BY_ONE: &str =
    "Tylu punktów jedna osoba nie rozdaje sama. Zamknij sezon, zapisz punkty, a\u{a0}otworzy go inny administrator.";

fn cost(people: i64, each: i64) -> Points {
    Points(people.saturating_mul(each))
}

/// Number of participants yet to receive the membership points; 0 for a season that is over.
async fn to_be_paid(app: &App, db: &mut impl Read, season: &SeasonRow) -> Result<i64, ApiError> {
    if app.clock.today() > season.ends_on {
        return Ok(0);
    }
    let begins_at = app.clock.start_of(season.year.first_day()).map_err(anyhow::Error::new)?;
    Ok(store::count_unpaid_members(db, season.year, begins_at).await?)
}

async fn read(app: &App, db: &mut impl Read, caller: OperatorId) -> Result<AdminSeasons, ApiError> {
    let next = next(app, db).await?.into();
    let mut items = Vec::new();
    for row in store::list_seasons(db).await? {
        let season = &row.season;
        let to_be_paid = to_be_paid(app, db, season).await?;
        let is_over = cost(to_be_paid, season.membership_points) > app.publish_limit;
        let wants_another = is_over && season.status != SeasonStatus::Open && season.membership_set_by == Some(caller);
        let has_begun = has_begun(app, season);
        items.push(AdminSeason::new(row, (has_begun, to_be_paid, wants_another)));
    }
    Ok(AdminSeasons { items, next })
}

fn has_begun(app: &App, season: &SeasonRow) -> bool {
    season.starts_on <= app.clock.today()
}

/// Writes the records before and after to the audit log, commits, and answers with all seasons.
async fn end<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
    app: &App,
    mut tx: Tx,
    (operator, event): (OperatorId, AuditEvent<Before, After>),
    season: Season,
    records: (&Before, &After),
) -> Result<AdminSeasons, ApiError> {
    let data = read(app, &mut tx, operator).await?;
    audit::record(&mut tx, event, audit::by(operator, season.into()), records, app.clock.now()).await?;
    tx.commit().await?;
    Ok(data)
}
