//! Parts of a participant's record beside the profile and the points.
mod consents;
mod history;
mod invoices;
mod ksef_connection;
mod model;
mod notes;
mod orders;
mod referrals;
mod sessions;
mod sign_in;
mod store;

pub use notes::{LONGEST_NOTE, add_note};

use plon_platform::openapi::{ApiRouter, routes};
use serde::Deserialize;
use utoipa::IntoParams;

use plon_kernel::db::{Conn, Read};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::paging::{PageRequest, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::ApiError;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(invoices::admin_list_participant_invoices))
        .routes(routes!(orders::admin_list_participant_orders))
        .routes(routes!(referrals::admin_list_participant_referrals))
        .routes(routes!(consents::admin_list_participant_consents))
        .routes(routes!(ksef_connection::admin_show_participant_ksef_connection))
        .routes(routes!(sessions::admin_list_participant_sessions))
        .routes(routes!(sessions::admin_end_participant_session))
        .routes(routes!(sessions::admin_end_all_participant_sessions))
        .routes(routes!(sign_in::admin_list_participant_locks))
        .routes(routes!(sign_in::admin_clear_participant_locks))
        .routes(routes!(notes::admin_list_participant_notes))
        .routes(routes!(notes::admin_create_participant_note))
        .routes(routes!(history::admin_list_participant_history))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    page: Option<i64>,
}

impl PageQuery {
    fn page_request(&self) -> PageRequest {
        PageRequest::new(self.page, ROWS_PER_PAGE)
    }
}

/// Opens a connection for reading a part of a participant's record; the audit log records the read.
///
/// # Errors
/// `NotFound` when there is no such participant.
async fn open_for_reading(app: &App, operator: OperatorId, id: ParticipantId) -> Result<Conn, ApiError> {
    let mut db = app.db.read().await?;
    must_exist(&mut db, id).await?;
    Ok(audit::record_read(app, db, super::READ_PARTICIPANT, audit::by(operator, id.0).about(id)).await?)
}

/// # Errors
/// `NotFound` when there is no such participant.
async fn must_exist(db: &mut impl Read, id: ParticipantId) -> Result<(), ApiError> {
    super::store::find_account(db, id).await?.map(|_| ()).ok_or(ApiError::NotFound)
}
