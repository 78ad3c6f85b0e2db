//! Maintenance mode: closing the programme, the message to participants, and the guests who may still use it.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::store;
use super::{AdminSettings, Change, MaintenanceChange, SettingsRecord};
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::Settings;
use plon_platform::text_input::parse_paragraphs;

audit::events! {
    CHANGE_MAINTENANCE: SettingsRecord => SettingsRecord = "settings.maintenance" on "settings";
}

const LONGEST_MESSAGE: usize = 500;
/// Largest number of participants who may use the programme while it is closed.
const MOST_GUESTS: usize = 50;

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Maintenance {
    /// True while participants are kept out.
    closed: bool,
    /// Message to participants; empty for the portal's own words.
    message: String,
    /// NIPs of the participants who may still use it.
    guests: Vec<String>,
}

/// Maintenance mode in the audit log; guests are kept by id, because a NIP would stay when its owner is forgotten.
#[derive(Debug, Serialize, ToSchema)]
pub struct MaintenanceRecord {
    closed: bool,
    guests: Vec<ParticipantId>,
    message: String,
}

impl MaintenanceRecord {
    pub fn of(settings: &Settings, guests: Vec<ParticipantId>) -> MaintenanceRecord {
        let Maintenance { closed, message, .. } = Maintenance::of(settings, Vec::new());
        MaintenanceRecord { closed, guests, message }
    }
}

impl Maintenance {
    pub fn of(settings: &Settings, guests: Vec<String>) -> Maintenance {
        Maintenance {
            closed: settings.text("maintenance") == "true",
            message: settings.text("maintenance_message"),
            guests,
        }
    }

    fn parse(&self) -> Result<(String, Vec<Nip>), ApiError> {
        let mut fields = Fields::default();
        let message = parse_paragraphs(&mut fields, "message", &Some(self.message.clone()), LONGEST_MESSAGE);
        if self.guests.len() > MOST_GUESTS {
            fields.add_error("guests", format!("Podaj najwyżej {MOST_GUESTS}\u{a0}numerów NIP"));
        }
        let mut nips = Vec::new();
        for typed in &self.guests {
            match Nip::parse(typed) {
                Ok(nip) => nips.push(nip),
                Err(_) => fields.add_error("guests", format!("{typed} nie jest poprawnym numerem NIP")),
            }
        }
        let (Some(message), true) = (message, fields.is_clean()) else { return Err(fields.into_error()) };
        Ok((message, nips))
    }
}

/// Closes the programme for maintenance or opens it again.
/// While it is closed, the portal leads participants to the notice, and their requests are refused with 503 and not
/// kept.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/maintenance", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_maintenance(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<MaintenanceChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let (message, nips) = form.maintenance.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    let guests = known(&mut tx, &nips).await?;
    let closed = form.maintenance.closed.to_string();
    change.put(&mut tx, &[("maintenance", closed), ("maintenance_message", message)]).await?;
    store::set_guests(&mut tx, &guests).await?;
    let said = match form.maintenance.closed {
        true => "Program jest zamknięty na czas przerwy technicznej",
        false => "Program jest otwarty",
    };
    change.end(tx, CHANGE_MAINTENANCE, said).await
}

/// Finds the participants by NIP.
///
/// # Errors
/// `Invalid` at the field, with a sentence for each unknown NIP.
async fn known(tx: &mut Tx, nips: &[Nip]) -> Result<Vec<ParticipantId>, ApiError> {
    let (mut fields, mut guests) = (Fields::default(), Vec::new());
    for nip in nips {
        match store::find_participant(tx, nip).await? {
            Some(id) if guests.contains(&id) => {}
            Some(id) => guests.push(id),
            None => fields.add_error("guests", format!("Nie ma uczestnika o\u{a0}numerze NIP {nip}")),
        }
    }
    fields.check().map(|()| guests)
}
