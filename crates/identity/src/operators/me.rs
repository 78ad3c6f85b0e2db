//! `GET /api/v1/backoffice/me`: the current operator and their roles; `…/me/density`: how dense their screens are.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator, Role};
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::response::{DataResponse, MessageResponse};

/// The current operator.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    email: String,
    first_name: String,
    last_name: String,
    roles: Vec<Role>,
    /// Density of the screens; none: as their width decides.
    density: Option<Density>,
}

/// Density of the rows on the screens.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Density {
    Comfortable,
    Dense,
}

impl Density {
    const fn as_str(self) -> &'static str {
        match self {
            Density::Comfortable => "comfortable",
            Density::Dense => "dense",
        }
    }

    fn named(name: &str) -> Option<Density> {
        [Density::Comfortable, Density::Dense].into_iter().find(|density| density.as_str() == name)
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"density": "dense"}))]
pub struct DensityForm {
    density: Density,
}

/// Shows the operator who is signed in.
#[utoipa::path(get, path = "/api/v1/backoffice/me", tag = "operators", responses((status = 200, body = DataResponse<Me>)))]
pub async fn admin_show_current_operator(
    who: Operator<AnyRole>,
    State(app): State<App>,
) -> Result<Body<DataResponse<Me>>, ApiError> {
    let mut db = app.db.read().await?;
    let store::Person { email, first_name, last_name } = store::load_person(&mut db, who.id).await?;
    let density = store::find_density(&mut db, who.id).await?.and_then(|name| Density::named(&name));
    Ok(Body(DataResponse { data: Me { email, first_name, last_name, roles: who.roles, density } }))
}

/// Sets the density of the caller's screens, on every device.
#[utoipa::path(post, path = "/api/v1/backoffice/me/density", tag = "operators",
    responses((status = 200, body = MessageResponse)))]
pub async fn admin_set_own_density(
    who: Operator<AnyRole>,
    State(app): State<App>,
    Json(DensityForm { density }): Json<DensityForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::set_density(&mut tx, who.id, density.as_str()).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "Zapisano".to_owned() }))
}
