//! Administrator's side of dated values: what holds, what waits for its day, and what held.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::points::Points;
use plon_domain::programme_value::ProgrammeValue;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::apply::{apply, neighbours};
use super::model::{NewVersion, ValueRecord, VersionRow, WaitingValue, values};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::paging::{CursorMeta, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{self, Path, Query};
use plon_platform::response::{MessageResponse, Status};
use plon_platform::settings::{APPEAL_DAYS, APPEALS_MOST, Number, POINTS_LIMIT, POINTS_PER_ZLOTY, Settings};
use plon_platform::text_input::parse_required_day;

audit::events! {
    PLAN: () => ValueRecord = "values.plan" on "value_versions";
    WITHDRAW: ValueRecord => () = "values.withdraw" on "value_versions";
}

const DAY: &str = "valid_from";

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ValuesQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Page of the versions, with what holds today.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValueList {
    data: ProgrammeValues,
    meta: CursorMeta,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProgrammeValues {
    /// Values that hold today.
    current: Vec<CurrentValue>,
    items: Vec<ListedValue>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CurrentValue {
    #[schema(schema_with = values)]
    code: &'static str,
    label: &'static str,
    value: i64,
}

/// A value from a day on.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedValue {
    id: i64,
    #[schema(schema_with = values)]
    code: &'static str,
    label: &'static str,
    value: i64,
    valid_from: BusinessDate,
    /// `waiting`, `applied` or `withdrawn`.
    status: Status,
    created_by: String,
    created_at: Timestamp,
}

impl From<VersionRow> for ListedValue {
    fn from(row: VersionRow) -> ListedValue {
        let shown = |code, label, color| Status { code, label, color };
        let status = match (row.applied_at, row.withdrawn_at) {
            (Some(_), _) => shown("applied", "Weszło w\u{a0}życie", "green"),
            (None, Some(_)) => shown("withdrawn", "Wycofane", "gray"),
            (None, None) => shown("waiting", "Czeka na dzień", "yellow"),
        };
        ListedValue {
            id: row.id,
            code: row.key.as_str(),
            label: row.key.label(),
            value: row.value,
            valid_from: row.valid_from,
            status,
            created_by: row.created_by,
            created_at: row.created_at,
        }
    }
}

/// A value and its first day.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"code": "points_limit", "value": 5_000_000, "valid_from": "2025-11-01"}))]
pub struct ValueForm {
    #[schema(required, schema_with = values)]
    code: Option<String>,
    #[schema(required, nullable = false)]
    value: Option<i64>,
    /// First day in Warsaw, today or later, `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    valid_from: Option<String>,
}

fn setting_of(value: ProgrammeValue) -> Number {
    match value {
        ProgrammeValue::PointsLimit => POINTS_LIMIT,
        ProgrammeValue::PointsPerZloty => POINTS_PER_ZLOTY,
        ProgrammeValue::AppealDays => APPEAL_DAYS,
        ProgrammeValue::AppealsMost => APPEALS_MOST,
    }
}

/// Shows the values that hold, and lists those that wait, hold and held, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/values", tag = "system", params(ValuesQuery),
    responses((status = 200, body = ValueList)))]
pub async fn admin_list_values(
    State(app): State<App>,
    _: Operator<Administrator>,
    Query(query): Query<ValuesQuery>,
) -> Result<Json<ValueList>, ApiError> {
    let mut db = app.db.read().await?;
    let settings = Settings::load(&mut db).await?;
    let CursorPage { items, meta } =
        store::select_versions().cursor_page::<VersionRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let current = ProgrammeValue::ALL.iter().map(|value| CurrentValue {
        code: value.as_str(),
        label: value.label(),
        value: settings.number(setting_of(*value)),
    });
    let data =
        ProgrammeValues { current: current.collect(), items: items.into_iter().map(ListedValue::from).collect() };
    Ok(Json(ValueList { data, meta }))
}

/// Sets a value from a day on; one from today holds at once. A lower limit of points holds from today alone, and only
/// where nobody has collected more.
#[utoipa::path(post, path = "/api/v1/backoffice/values", tag = "system", request_body = ValueForm,
    responses((status = 201, body = MessageResponse)))]
pub async fn admin_plan_value(
    State(app): State<App>,
    operator: Operator<Administrator>,
    extract::Json(form): extract::Json<ValueForm>,
) -> Result<(StatusCode, Json<MessageResponse>), ApiError> {
    let (today, now) = (app.clock.today(), app.clock.now());
    let (key, value, valid_from) = form.parse(today)?;
    let mut tx = app.db.begin().await?;
    let new = NewVersion { key, value, valid_from, by: operator.id, at: now };
    let waiting = store::list_waiting(&mut tx).await?;
    if key == ProgrammeValue::PointsLimit {
        check_limit(&mut tx, &new, &waiting, today).await?;
    }
    if waiting.iter().any(|version| version.key == key && version.valid_from == valid_from) {
        return Err(taken());
    }
    let id = store::insert_version(&mut tx, &new).await.on_unique(|| ErrorCode::VersionChanged)?;
    let version = WaitingValue { id, key, value, valid_from };
    if valid_from == today {
        // What the daily job has not come to yet holds before it, and not over it.
        for due in waiting.iter().filter(|due| due.valid_from < today) {
            apply(&mut tx, due, now).await?;
        }
        apply(&mut tx, &version, now).await?;
    }
    audit::record(&mut tx, PLAN, audit::by(operator.id, id), (&(), &ValueRecord::from(&version)), now).await?;
    tx.commit().await?;
    let message = match valid_from == today {
        true => "Nowa wartość już obowiązuje",
        false => "Nowa wartość czeka na swój dzień",
    };
    Ok((StatusCode::CREATED, Json(MessageResponse { message: message.to_owned() })))
}

fn taken() -> ApiError {
    let mut fields = Fields::default();
    fields.add_error(DAY, "Na ten dzień czeka już inna wartość. Wycofaj ją albo wybierz inny dzień.");
    fields.into_error()
}

impl ValueForm {
    fn parse(&self, today: BusinessDate) -> Result<(ProgrammeValue, i64, BusinessDate), ApiError> {
        let mut fields = Fields::default();
        let code = self.code.as_deref().unwrap_or_default();
        let key = fields.parse("code", ProgrammeValue::try_from(code).map_err(|_| "Wybierz wartość z\u{a0}listy"));
        let value = fields.required("value", self.value);
        let day = parse_required_day(&mut fields, DAY, self.valid_from.as_deref()).map(BusinessDate);
        if day.is_some_and(|day| day < today) {
            fields.add_error(DAY, "Podaj dzisiejszy albo późniejszy dzień");
        }
        if let (Some(key), Some(value)) = (key, value) {
            let (least, most) = key.bounds();
            if !(least..=most).contains(&value) {
                fields.add_error("value", format!("Podaj liczbę od {least} do {most}"));
            }
        }
        match (key, value, day, fields.is_clean()) {
            (Some(key), Some(value), Some(day), true) => Ok((key, value, day)),
            _ => Err(fields.into_error()),
        }
    }
}

/// Refuses a limit that takes from somebody what the one before lets them collect: points over it would have no place.
async fn check_limit(
    tx: &mut Tx,
    new: &NewVersion,
    waiting: &[WaitingValue],
    today: BusinessDate,
) -> Result<(), ApiError> {
    let (before, after) = neighbours(waiting, new.key, new.valid_from);
    let now = Settings::load(tx).await?.number(POINTS_LIMIT);
    let mut fields = Fields::default();
    if after.is_some_and(|after| after < new.value) {
        fields.add_error("value", "Późniejszy limit, który już czeka, jest niższy. Najpierw go wycofaj.");
    }
    if new.value < before.unwrap_or(now) {
        let highest = store::find_highest_total(tx).await?;
        if new.valid_from > today {
            fields
                .add_error(DAY, "Niższy limit może obowiązywać tylko od dziś: do tego dnia ktoś mógłby zebrać więcej");
        } else if highest > new.value {
            let sentence = format!("Ktoś zebrał już {}. Limit nie może być niższy.", Points(highest).to_polish());
            fields.add_error("value", sentence);
        }
    }
    fields.check()
}

/// Withdraws a value before its day.
#[utoipa::path(post, path = "/api/v1/backoffice/values/{id}/withdraw", tag = "system", params(("id" = i64, Path)),
    responses((status = 200, body = MessageResponse), (status = 409, description = "it does not wait any more")))]
pub async fn admin_withdraw_value(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<i64>,
) -> Result<Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let waiting = store::list_waiting(&mut tx).await?;
    let Some(version) = waiting.iter().find(|version| version.id == id) else {
        return Err(ErrorCode::ValueNotWaiting.into());
    };
    if !store::withdraw_version(&mut tx, id, now).await? {
        return Err(ErrorCode::ValueNotWaiting.into());
    }
    audit::record(&mut tx, WITHDRAW, audit::by(operator.id, id), (&ValueRecord::from(version), &()), now).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "Wartość jest wycofana".to_owned() }))
}
