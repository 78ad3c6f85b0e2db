//! A distributor's branch: its place, contact details, and the products that it sells.
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::BranchForm;
use super::model::{BranchProduct, BranchRow};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::DistributorId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, OnReference, OnUnique};
use plon_platform::extract::{Json, Path};
use plon_platform::openapi;
use plon_platform::response::{ActionResponse, DataResponse};

audit::events! {
    pub ADD_BRANCH: () => BranchRow = "distributors.add_branch" on "branches";
    pub UPDATE_BRANCH: BranchRow => BranchRow = "distributors.update_branch" on "branches";
    REMOVE_BRANCH: BranchRow => () = "distributors.remove_branch" on "branches";
}

/// A branch as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminBranch {
    id: i64,
    /// Version for optimistic locking: a change is refused once another operator has changed the branch or its
    /// products.
    version: i64,
    distributor_id: DistributorId,
    distributor: String,
    name: String,
    street: String,
    street_number: String,
    postcode: String,
    city: String,
    #[schema(schema_with = openapi::voivodeships)]
    voivodeship: String,
    /// Latitude in millionths of a degree north.
    latitude: i64,
    /// Longitude in millionths of a degree east.
    longitude: i64,
    phone: String,
    /// The active products and those that the branch sells, in Polish order.
    products: Vec<BranchProduct>,
}

/// A changed branch, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "branch": {"name": "Oddział Łowicz", "street": "Młyńska",
    "street_number": "1", "postcode": "99-400", "city": "Łowicz", "voivodeship": "łódzkie", "latitude":
    "52,1051", "longitude": "19,9405", "phone": "+48500000100"}}))]
pub struct BranchChange {
    version: i64,
    branch: BranchForm,
}

/// The branch's version when it is removed, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct BranchRemoval {
    version: i64,
}

/// The answer to a removed branch.
#[derive(Debug, Serialize, ToSchema)]
pub struct BranchRemoved {
    distributor_id: DistributorId,
}

/// Shows a branch with its products.
#[utoipa::path(get, path = "/api/v1/backoffice/branches/{id}", tag = "distributors", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminBranch>)))]
pub async fn admin_show_branch(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<i64>,
) -> Result<axum::Json<DataResponse<AdminBranch>>, ApiError> {
    let data = load_branch(&mut app.db.read().await?, id).await?;
    Ok(axum::Json(DataResponse { data }))
}

/// Adds a branch to a distributor.
#[utoipa::path(post, path = "/api/v1/backoffice/distributors/{id}/branches", tag = "distributors",
    request_body = BranchForm, params(("id" = i64, Path)), responses((status = 201, body = ActionResponse<AdminBranch>),
    (status = 409)))]
pub async fn admin_create_branch(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(of): Path<DistributorId>,
    Json(form): Json<BranchForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminBranch>>), ApiError> {
    let mut tx = app.db.begin().await?;
    store::find_distributor(&mut tx, of).await?.ok_or(ApiError::NotFound)?;
    let branch = form.parse(&mut tx, of, None).await?;
    let id = store::insert_branch(&mut tx, of, &branch).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_branch(&mut tx, id).await?;
    let records = (&(), after.as_ref());
    audit::record(&mut tx, ADD_BRANCH, audit::by(operator.id, id), records, app.clock.now()).await?;
    let data = load_branch(&mut tx, id).await?;
    tx.commit().await?;
    let message = "Oddział jest dodany. Zaznacz, co można w\u{a0}nim kupić.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Changes a branch.
#[utoipa::path(post, path = "/api/v1/backoffice/branches/{id}/update", tag = "distributors",
    request_body = BranchChange, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminBranch>),
    (status = 409)))]
pub async fn admin_update_branch(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(change): Json<BranchChange>,
) -> Result<axum::Json<ActionResponse<AdminBranch>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_branch(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let branch = change.branch.parse(&mut tx, before.distributor_id, Some(id)).await?;
    next_version(store::increment_branch_version(&mut tx, id, change.version).await?)?;
    store::update_branch(&mut tx, id, &branch).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_branch(&mut tx, id).await?;
    let records = (&before, after.as_ref());
    audit::record(&mut tx, UPDATE_BRANCH, audit::by(operator.id, id), records, app.clock.now()).await?;
    let data = load_branch(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Dane oddziału są zapisane".to_owned() }))
}

/// Removes a branch that sells no products.
#[utoipa::path(post, path = "/api/v1/backoffice/branches/{id}/remove", tag = "distributors",
    request_body = BranchRemoval, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<BranchRemoved>),
    (status = 409)))]
pub async fn admin_delete_branch(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<BranchRemoval>,
) -> Result<axum::Json<ActionResponse<BranchRemoved>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_branch(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    next_version(store::increment_branch_version(&mut tx, id, form.version).await?)?;
    store::delete_branch(&mut tx, id).await.on_reference(ErrorCode::InUse)?;
    audit::record(&mut tx, REMOVE_BRANCH, audit::by(operator.id, id), (&before, &()), app.clock.now()).await?;
    tx.commit().await?;
    let data = BranchRemoved { distributor_id: before.distributor_id };
    Ok(axum::Json(ActionResponse { data, message: "Oddział jest usunięty".to_owned() }))
}

/// # Errors
/// `VersionChanged` where the branch no longer has the version that the caller has seen.
pub fn next_version(stood_there: bool) -> Result<(), ApiError> {
    if stood_there { Ok(()) } else { Err(ErrorCode::VersionChanged.into()) }
}

/// Reads the current state of a branch.
///
/// # Errors
/// `NotFound` when there is none with this id.
pub async fn load_branch(db: &mut impl Read, id: i64) -> Result<AdminBranch, ApiError> {
    let row = store::find_branch(db, id).await?.ok_or(ApiError::NotFound)?;
    let products = store::list_products_to_offer(db, id).await?;
    let BranchRow { version, distributor_id, distributor, name, street, street_number, postcode, city, .. } = row;
    let BranchRow { voivodeship, latitude, longitude, phone, .. } = row;
    Ok(AdminBranch {
        id,
        version,
        distributor_id,
        distributor,
        name,
        street,
        street_number,
        postcode,
        city,
        voivodeship,
        latitude,
        longitude,
        phone,
        products,
    })
}
