//! An administrator's side of the settings: how the programme is named, reached and looks, what everybody is told, and
//! whether it is closed for maintenance.
mod logo;
mod look;
mod maintenance;
mod programme;
mod services;
mod words;

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::logo::{Logo, MAX_LOGO_BYTES};
use super::store;
use crate::answer::{Data, Done};
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{At, OperatorId};
use crate::db::{Read, Tx};
use crate::error::{ApiError, ErrorBody};
use crate::settings::{self, Settings};
use crate::who::{Administers, Operator};

pub use look::Colours;
pub use maintenance::Maintenance;
pub use programme::Programme;
pub use services::Services;
pub use words::Words;

/// A little over the largest logo, so that one that is slightly too large is told at its field.
const MAX_LOGO_BODY_BYTES: usize = MAX_LOGO_BYTES + 1024 * 1024;

pub fn routes() -> OpenApiRouter<App> {
    let upload = OpenApiRouter::new().routes(routes!(logo::put)).layer(DefaultBodyLimit::max(MAX_LOGO_BODY_BYTES));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(show))
        .routes(routes!(programme::save))
        .routes(routes!(maintenance::save))
        .routes(routes!(services::save))
        .routes(routes!(words::save))
        .routes(routes!(look::save))
        .routes(routes!(look::preview))
        .routes(routes!(logo::remove))
}

/// The settings as administrators see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskSettings {
    /// What a change has to name: it is refused once somebody else has changed a setting.
    version: i64,
    programme: Programme,
    maintenance: Maintenance,
    services: Services,
    words: Words,
    colours: Colours,
    /// None: the portal's own mark and the programme's name.
    logo: Option<Logo>,
}

/// A part of the settings as it shall be, and the version that was seen.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ProgrammeChange {
    version: i64,
    programme: Programme,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct MaintenanceChange {
    version: i64,
    maintenance: Maintenance,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ServicesChange {
    version: i64,
    services: Services,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct WordsChange {
    version: i64,
    words: Words,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ColoursChange {
    version: i64,
    colours: Colours,
}

/// The settings that administrators change.
#[utoipa::path(get, path = "/api/v1/backoffice/settings", tag = "system", operation_id = "desk_settings",
    responses((status = 200, body = Data<DeskSettings>), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn show(State(app): State<App>, _: Operator<Administers>) -> Result<Json<Data<DeskSettings>>, ApiError> {
    Ok(Json(Data { data: read(&mut app.db.read().await?).await? }))
}

async fn read(db: &mut impl Read) -> Result<DeskSettings, ApiError> {
    let settings = Settings::read(db).await?;
    let guests = store::guests(db).await?;
    Ok(DeskSettings {
        version: settings.number(settings::VERSION),
        programme: Programme::of(&settings),
        maintenance: Maintenance::of(&settings, guests),
        services: Services::of(&settings),
        words: Words::of(&settings),
        colours: Colours::of(&settings),
        logo: Logo::of(&settings),
    })
}

/// A part of the settings under the lock of its version.
struct Change {
    before: Value,
    operator: OperatorId,
    now: At,
}

impl Change {
    /// # Errors
    /// `VersionChanged` when somebody was faster.
    async fn begin(tx: &mut Tx, seen: i64, operator: OperatorId, now: At) -> Result<Change, ApiError> {
        if !store::next_version(tx, seen).await? {
            return Err(Refusal::VersionChanged.into());
        }
        let stood = read(tx).await?;
        Ok(Change { before: recorded(tx, &stood).await?, operator, now })
    }

    async fn put(&self, tx: &mut Tx, values: &[(&'static str, String)]) -> sqlx::Result<()> {
        for (key, value) in values {
            store::put(tx, key, value, self.now).await?;
        }
        Ok(())
    }

    /// Writes down what was and what is, and answers with it.
    async fn end(self, mut tx: Tx, action: &'static str, message: &str) -> Result<Json<Done<DeskSettings>>, ApiError> {
        let data = read(&mut tx).await?;
        let act =
            Act { operator: self.operator, action, subject: ("settings", data.version), participant: None, note: None };
        let after = recorded(&mut tx, &data).await?;
        audit::record(&mut tx, act, &self.before, &after, self.now).await?;
        tx.commit().await?;
        Ok(Json(Done { data, message: message.to_owned() }))
    }
}

/// What the audit log keeps of the settings: of guests their numbers here, for a NIP would stay when its owner is forgotten.
async fn recorded(db: &mut impl Read, settings: &DeskSettings) -> Result<Value, ApiError> {
    let mut record = serde_json::to_value(settings).map_err(anyhow::Error::new)?;
    record["maintenance"]["guests"] = json!(store::guest_ids(db).await?);
    Ok(record)
}
