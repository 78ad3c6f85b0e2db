//! An operator's list of crops, and its changes.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::crops::ListedCrop;
use plon_domain::number::read_whole;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{CropRecord, WrittenCrop};
use super::{load_crops, store};
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::text_input::parse_required_line;

audit::events! {
    ADD_CROP: () => CropRecord = "crops.add" on "crops";
    UPDATE_CROP: CropRecord => CropRecord = "crops.update" on "crops";
}

const LONGEST_NAME: usize = 60;

/// Smallest code of a crop that an operator adds: those below are other systems' codes.
const FIRST_OWN: i64 = 1_001;

/// A crop as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminCrop {
    /// Code under which areas are stored; it never changes.
    id: i64,
    /// Version for optimistic locking; 0 of a crop that the programme began with and nobody has changed.
    version: i64,
    group: String,
    name: String,
    /// True for the crop that holds the sum of its group, which it stays in.
    is_total: bool,
    /// Sort position, the lowest first.
    position: i64,
    /// True when it is no longer asked for.
    retired: bool,
}

/// A crop as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"group": "Zboża", "name": "Orkisz", "position": "85", "retired": false}))]
pub struct CropForm {
    /// Name of its group; a new name makes a new group.
    #[schema(required, nullable = false)]
    group: Option<String>,
    #[schema(required, nullable = false)]
    name: Option<String>,
    /// Sort position, the lowest first.
    #[schema(required, nullable = false)]
    position: Option<String>,
    /// True when it is no longer asked for. Stored areas stay.
    retired: bool,
}

/// A changed crop, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 0, "crop": {"group": "Rzepak", "name": "Rzepak ozimy", "position": "90",
    "retired": false}}))]
pub struct CropChange {
    version: i64,
    crop: CropForm,
}

impl CropForm {
    /// Parses the form.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    fn parse(&self) -> Result<WrittenCrop, ApiError> {
        let mut fields = Fields::default();
        let group = parse_required_line(&mut fields, "group", &self.group, LONGEST_NAME);
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let position = fields.parse("position", read_whole(self.position.as_deref().unwrap_or_default()));
        match (group, name, position) {
            (Some(group), Some(name), Some(position)) => {
                Ok(WrittenCrop { group, name, position, retired: self.retired })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Lists all crops in their order, retired ones among them.
#[utoipa::path(get, path = "/api/v1/backoffice/crops", tag = "crops",
    responses((status = 200, body = DataResponse<Vec<AdminCrop>>)))]
pub async fn admin_list_crops(
    State(app): State<App>,
    _: Operator<Moderator>,
) -> Result<axum::Json<DataResponse<Vec<AdminCrop>>>, ApiError> {
    Ok(axum::Json(DataResponse { data: load(&mut app.db.read().await?).await? }))
}

async fn load(db: &mut impl Read) -> Result<Vec<AdminCrop>, ApiError> {
    let rows = store::list_crops(db).await?;
    let version_of = |id: i64| rows.iter().find(|row| row.id == id).map_or(0, |row| row.version);
    let crops = load_crops(db).await?.into_iter().map(|crop| {
        let ListedCrop { id, group, name, is_total, position, is_retired } = crop;
        AdminCrop { id, version: version_of(id), group, name, is_total, position, retired: is_retired }
    });
    Ok(crops.collect())
}

/// Refuses a name that another crop has.
fn check_name(crops: &[ListedCrop], own: Option<i64>, crop: &WrittenCrop) -> Result<(), ApiError> {
    let key = crop.name_key();
    match crops.iter().any(|other| Some(other.id) != own && search_key(&other.name) == key) {
        true => Err(ErrorCode::CropExists.into()),
        false => Ok(()),
    }
}

/// Adds a crop, under a code that no crop has had.
#[utoipa::path(post, path = "/api/v1/backoffice/crops", tag = "crops", request_body = CropForm,
    responses((status = 201, body = ActionResponse<Vec<AdminCrop>>)))]
pub async fn admin_create_crop(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Json(form): Json<CropForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<Vec<AdminCrop>>>), ApiError> {
    let (crop, now) = (form.parse()?, app.clock.now());
    let mut tx = app.db.begin().await?;
    let crops = load_crops(&mut tx).await?;
    check_name(&crops, None, &crop)?;
    let id = crops.iter().map(|crop| crop.id + 1).fold(FIRST_OWN, i64::max);
    store::insert_crop(&mut tx, (id, false), &crop, now).await.on_unique(|| ErrorCode::CropExists)?;
    let after = find(&load_crops(&mut tx).await?, id)?;
    audit::record(&mut tx, ADD_CROP, audit::by(operator.id, id), (&(), &CropRecord::from(&after)), now).await?;
    let data = load(&mut tx).await?;
    tx.commit().await?;
    let message = format!("Dodano uprawę: {}", after.name);
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Renames, moves or retires a crop; its code and stored areas stay.
#[utoipa::path(post, path = "/api/v1/backoffice/crops/{id}/update", tag = "crops", request_body = CropChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<Vec<AdminCrop>>), (status = 409)))]
pub async fn admin_update_crop(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(change): Json<CropChange>,
) -> Result<axum::Json<ActionResponse<Vec<AdminCrop>>>, ApiError> {
    let (mut crop, now) = (change.crop.parse()?, app.clock.now());
    let mut tx = app.db.begin().await?;
    let crops = load_crops(&mut tx).await?;
    let before = find(&crops, id)?;
    check_name(&crops, Some(id), &crop)?;
    if before.is_total {
        crop.group.clone_from(&before.group);
    }
    let written = match change.version {
        0 if store::list_crops(&mut tx).await?.iter().any(|row| row.id == id) => Ok(false),
        0 => store::insert_crop(&mut tx, (id, before.is_total), &crop, now).await.map(|()| true),
        seen => store::update_crop(&mut tx, id, &crop, seen, now).await,
    };
    if !written.on_unique(|| ErrorCode::CropExists)? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let after = find(&load_crops(&mut tx).await?, id)?;
    let records = (&CropRecord::from(&before), &CropRecord::from(&after));
    audit::record(&mut tx, UPDATE_CROP, audit::by(operator.id, id), records, now).await?;
    let data = load(&mut tx).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: format!("Zapisano uprawę: {}", after.name) }))
}

fn find(crops: &[ListedCrop], id: i64) -> Result<ListedCrop, ApiError> {
    crops.iter().find(|crop| crop.id == id).cloned().ok_or(ApiError::NotFound)
}
