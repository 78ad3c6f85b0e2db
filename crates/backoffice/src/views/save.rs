//! `POST /api/v1/backoffice/views` and `…/views/{id}`: saves a view of a list for its operator.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

use super::form::ViewForm;
use super::model::SavedView;
use super::store::{self, NewView};

/// The most views of a list that an operator has.
const MAX_VIEWS: i64 = 20;

/// Saves a new view; a default one takes the place of the default before.
#[utoipa::path(post, path = "/api/v1/backoffice/views", tag = "views",
    responses((status = 201, body = ActionResponse<SavedView>), (status = 422)))]
pub async fn admin_create_view(
    State(app): State<App>,
    who: Operator<AnyRole>,
    Json(form): Json<ViewForm>,
) -> Result<(StatusCode, Body<ActionResponse<SavedView>>), ApiError> {
    let form = form.checked()?;
    let mut tx = app.db.begin().await?;
    store::lock_operator(&mut tx, who.id).await?;
    check_name(&mut tx, who.id, &form, None).await?;
    if store::count_views(&mut tx, who.id, form.list.as_str()).await? >= MAX_VIEWS {
        return Err(at_name("Masz już 20 widoków tej listy: usuń któryś"));
    }
    let columns = serde_json::to_string(&form.columns).map_err(anyhow::Error::new)?;
    if form.is_default {
        store::clear_default(&mut tx, who.id, form.list.as_str()).await?;
    }
    let id = store::insert_view(&mut tx, who.id, &new_view(&form, &columns)).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, Body(saved(id, form))))
}

/// Saves a view anew, under the same or another name.
#[utoipa::path(post, path = "/api/v1/backoffice/views/{id}", tag = "views", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<SavedView>), (status = 404), (status = 422)))]
pub async fn admin_update_view(
    State(app): State<App>,
    who: Operator<AnyRole>,
    Path(id): Path<i64>,
    Json(form): Json<ViewForm>,
) -> Result<Body<ActionResponse<SavedView>>, ApiError> {
    let form = form.checked()?;
    let mut tx = app.db.begin().await?;
    store::lock_operator(&mut tx, who.id).await?;
    check_name(&mut tx, who.id, &form, Some(id)).await?;
    let columns = serde_json::to_string(&form.columns).map_err(anyhow::Error::new)?;
    if form.is_default {
        store::clear_default(&mut tx, who.id, form.list.as_str()).await?;
    }
    if !store::update_view(&mut tx, who.id, id, &new_view(&form, &columns)).await? {
        return Err(ApiError::NotFound);
    }
    tx.commit().await?;
    Ok(Body(saved(id, form)))
}

async fn check_name(tx: &mut Tx, who: OperatorId, form: &ViewForm, but: Option<i64>) -> Result<(), ApiError> {
    let taken = store::find_view_named(tx, who, form.list.as_str(), &form.name).await?;
    match taken.filter(|id| Some(*id) != but) {
        Some(_) => Err(at_name("Masz już widok o tej nazwie")),
        None => Ok(()),
    }
}

fn at_name(sentence: &str) -> ApiError {
    let mut fields = Fields::default();
    fields.add_error("name", sentence);
    fields.into_error()
}

fn new_view<'f>(form: &'f ViewForm, columns: &'f str) -> NewView<'f> {
    NewView { list: form.list.as_str(), name: &form.name, query: &form.query, columns, is_default: form.is_default }
}

fn saved(id: i64, form: ViewForm) -> ActionResponse<SavedView> {
    let ViewForm { list, name, query, columns, is_default } = form;
    let message = format!("Zapisano widok „{name}”");
    ActionResponse { data: SavedView { id, list, name, query, columns, is_default }, message }
}
