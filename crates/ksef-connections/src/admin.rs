//! Participant's connection as operators see it.
use serde::Serialize;
use utoipa::ToSchema;

use super::shown::KsefConnection;
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;

/// Connection of a participant to KSeF.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantKsefConnection {
    /// True when the programme reads invoices from KSeF at all.
    available: bool,
    connection: Option<KsefConnection>,
}

impl ParticipantKsefConnection {
    /// Loads the connection of a participant.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn load(
        app: &App,
        db: &mut impl Read,
        participant: ParticipantId,
    ) -> sqlx::Result<ParticipantKsefConnection> {
        let connection = store::find_connection(db, participant).await?.map(KsefConnection::from);
        Ok(ParticipantKsefConnection { available: app.ksef.url.is_some(), connection })
    }
}
