//! Administrator's side of the levels: their totals and bonuses, and how many participants have reached each.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::settings::POINTS_LIMIT;

audit::events! {
    ADD_LEVEL: () => LevelRecord = "levels.add" on "achievement_levels";
    UPDATE_LEVEL: LevelRecord => LevelRecord = "levels.update" on "achievement_levels";
    DELETE_LEVEL: LevelRecord => () = "levels.delete" on "achievement_levels";
}

/// Most levels of a programme.
const MOST: usize = 20;

/// Largest bonus, in points.
const LARGEST_BONUS: i64 = 10_000_000;

/// Level of the lifetime total.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminLevel {
    /// Points in all at which it is reached.
    level: i64,
    /// Points that whoever reaches it gets.
    bonus_points: i64,
    /// Participants who have reached it.
    reached: i64,
}

/// Level in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct LevelRecord {
    level: i64,
    bonus_points: i64,
}

/// New level.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"level": 150_000, "bonus_points": 3_000}))]
pub struct LevelForm {
    #[schema(required, nullable = false)]
    level: Option<i64>,
    #[schema(required, nullable = false)]
    bonus_points: Option<i64>,
}

/// Another bonus.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"bonus_points": 3_500, "seen": 3_000}))]
pub struct LevelChange {
    #[schema(required, nullable = false)]
    bonus_points: Option<i64>,
    /// Bonus that the form was filled from (optimistic lock).
    seen: i64,
}

async fn load(db: &mut impl Read) -> sqlx::Result<Vec<AdminLevel>> {
    let rows = store::list_reached_levels(db).await?;
    Ok(rows
        .into_iter()
        .map(|row| AdminLevel { level: row.level, bonus_points: row.bonus_points, reached: row.reached })
        .collect())
}

fn parse_bonus(fields: &mut Fields, bonus: Option<i64>) -> Option<i64> {
    let bonus = fields.required("bonus_points", bonus)?;
    if !(0..=LARGEST_BONUS).contains(&bonus) {
        fields.add_error("bonus_points", format!("Podaj liczbę od 0 do {LARGEST_BONUS}"));
    }
    Some(bonus)
}

/// Lists the levels from the lowest on.
#[utoipa::path(get, path = "/api/v1/backoffice/levels", tag = "system",
    responses((status = 200, body = DataResponse<Vec<AdminLevel>>)))]
pub async fn admin_list_levels(
    State(app): State<App>,
    _: Operator<Administrator>,
) -> Result<Json<DataResponse<Vec<AdminLevel>>>, ApiError> {
    Ok(Json(DataResponse { data: load(&mut app.db.read().await?).await? }))
}

/// Adds a level. Whoever has more points already does not get it.
#[utoipa::path(post, path = "/api/v1/backoffice/levels", tag = "system", request_body = LevelForm,
    responses((status = 201, body = ActionResponse<Vec<AdminLevel>>)))]
pub async fn admin_create_level(
    State(app): State<App>,
    operator: Operator<Administrator>,
    extract::Json(form): extract::Json<LevelForm>,
) -> Result<(StatusCode, Json<ActionResponse<Vec<AdminLevel>>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let (known, limit) = (load(&mut tx).await?, POINTS_LIMIT.read(&mut tx).await?);
    let mut fields = Fields::default();
    let level = fields.required("level", form.level);
    let bonus = parse_bonus(&mut fields, form.bonus_points);
    if let Some(level) = level {
        if !(1..=limit).contains(&level) {
            fields.add_error("level", format!("Podaj liczbę od 1 do limitu punktów, czyli {limit}"));
        } else if known.len() >= MOST {
            fields.add_error("level", format!("Może być najwyżej {MOST}\u{a0}poziomów"));
        }
    }
    let (Some(level), Some(bonus), true) = (level, bonus, fields.is_clean()) else { return Err(fields.into_error()) };
    if !store::insert_level(&mut tx, level, bonus).await? {
        fields.add_error("level", "Taki poziom już jest");
        return Err(fields.into_error());
    }
    let record = LevelRecord { level, bonus_points: bonus };
    audit::record(&mut tx, ADD_LEVEL, audit::by(operator.id, level), (&(), &record), now).await?;
    let data = load(&mut tx).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(ActionResponse { data, message: "Poziom jest dodany".to_owned() })))
}

/// Changes the bonus of a level for those who reach it from now on.
#[utoipa::path(post, path = "/api/v1/backoffice/levels/{level}/update", tag = "system", request_body = LevelChange,
    params(("level" = i64, Path)), responses((status = 200, body = ActionResponse<Vec<AdminLevel>>),
    (status = 409, description = "somebody was faster")))]
pub async fn admin_update_level(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(level): Path<i64>,
    extract::Json(change): extract::Json<LevelChange>,
) -> Result<Json<ActionResponse<Vec<AdminLevel>>>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let bonus = parse_bonus(&mut fields, change.bonus_points);
    let (Some(bonus), true) = (bonus, fields.is_clean()) else { return Err(fields.into_error()) };
    let mut tx = app.db.begin().await?;
    if !load(&mut tx).await?.iter().any(|known| known.level == level) {
        return Err(ApiError::NotFound);
    }
    if !store::update_level(&mut tx, level, bonus, change.seen).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let records = (&LevelRecord { level, bonus_points: change.seen }, &LevelRecord { level, bonus_points: bonus });
    audit::record(&mut tx, UPDATE_LEVEL, audit::by(operator.id, level), records, now).await?;
    let data = load(&mut tx).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Premia jest zmieniona".to_owned() }))
}

/// Deletes a level that nobody has reached.
#[utoipa::path(post, path = "/api/v1/backoffice/levels/{level}/delete", tag = "system",
    params(("level" = i64, Path)), responses((status = 200, body = ActionResponse<Vec<AdminLevel>>),
    (status = 409, description = "somebody has reached it")))]
pub async fn admin_delete_level(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(level): Path<i64>,
) -> Result<Json<ActionResponse<Vec<AdminLevel>>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let known = load(&mut tx).await?.into_iter().find(|known| known.level == level).ok_or(ApiError::NotFound)?;
    if !store::delete_level(&mut tx, level).await? {
        return Err(ErrorCode::LevelReached.into());
    }
    let record = LevelRecord { level, bonus_points: known.bonus_points };
    audit::record(&mut tx, DELETE_LEVEL, audit::by(operator.id, level), (&record, &()), now).await?;
    let data = load(&mut tx).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Poziom jest usunięty".to_owned() }))
}
