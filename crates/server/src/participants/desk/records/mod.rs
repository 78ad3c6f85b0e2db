//! What an operator finds on a participant's card beside the profile and the points.
mod consents;
mod history;
mod invoices;
mod notes;
mod orders;
mod sessions;
mod sign_in;
mod store;

use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::audit;
use crate::columns::{OperatorId, ParticipantId};
use crate::db::{Conn, Read};
use crate::error::ApiError;
use crate::paging::Slice;

const PER_PAGE: i64 = 25;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(invoices::list))
        .routes(routes!(orders::list))
        .routes(routes!(consents::list))
        .routes(routes!(sessions::list))
        .routes(routes!(sessions::end))
        .routes(routes!(sessions::end_all))
        .routes(routes!(sign_in::show))
        .routes(routes!(sign_in::lift))
        .routes(routes!(notes::list, notes::add))
        .routes(routes!(history::list))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    page: Option<i64>,
}

impl PageQuery {
    fn slice(&self) -> Slice {
        Slice::new(self.page, PER_PAGE)
    }
}

/// A connection to read a part of a participant's record with; that it is read stands in the audit log.
///
/// # Errors
/// `NotFound` when there is no such participant.
async fn opened(app: &App, operator: OperatorId, id: ParticipantId) -> Result<Conn, ApiError> {
    let mut db = app.db.read().await?;
    must_exist(&mut db, id).await?;
    Ok(audit::record_read(app, db, operator, super::read_of(id)).await?)
}

/// # Errors
/// `NotFound` when there is no such participant.
async fn must_exist(db: &mut impl Read, id: ParticipantId) -> Result<(), ApiError> {
    super::store::account(db, id).await?.map(|_| ()).ok_or(ApiError::NotFound)
}
