//! Fields that the forms of targets share.
use plon_domain::webhook::{TargetState, WebhookEvent};

use super::addresses::AddressRules;
use plon_kernel::ids::ApiClientId;
use plon_platform::api_clients;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::parse_required_line;

/// Longest name of a target, in characters.
const LONGEST_NAME: usize = 60;

/// Longest address of a target, in characters.
const LONGEST_URL: usize = 500;

pub const TAKEN: &str = "Webhook o\u{a0}tej nazwie już istnieje";

/// Checked fields of a target.
pub struct TargetFields {
    pub name: String,
    pub url: String,
    pub events: Vec<WebhookEvent>,
    pub state: TargetState,
}

/// Fields as they came.
pub struct GivenFields<'a> {
    pub name: &'a Option<String>,
    pub url: &'a Option<String>,
    pub events: &'a [String],
    pub state: Option<&'a str>,
}

/// Parses the fields of a target that is bound to this client.
///
/// # Errors
/// `Invalid` with all sentences.
pub async fn parse_target(
    app: &App,
    mut fields: Fields,
    given: GivenFields<'_>,
    client: Option<ApiClientId>,
) -> Result<TargetFields, ApiError> {
    let name = parse_required_line(&mut fields, "name", given.name, LONGEST_NAME);
    let url = parse_url(app, &mut fields, given.url).await;
    let events = parse_events(&mut fields, given.events, client.is_some());
    let state = match given.state.map(TargetState::try_from) {
        None => Some(TargetState::Active),
        Some(state) => fields.parse("state", state.map_err(|_| "Wybierz stan z\u{a0}listy")),
    };
    if let Some(id) = client
        && api_clients::find_client(&mut app.db.read().await?, id).await?.is_none()
    {
        fields.add_error("api_client_id", "Wybierz klienta API z\u{a0}listy");
    }
    let (Some(name), Some(url), Some(state), true) = (name, url, state, fields.is_clean()) else {
        return Err(fields.into_error());
    };
    Ok(TargetFields { name, url, events, state })
}

async fn parse_url(app: &App, fields: &mut Fields, url: &Option<String>) -> Option<String> {
    let url = parse_required_line(fields, "url", url, LONGEST_URL)?;
    let checked = AddressRules::new(&app.webhooks.networks).check_name(&url).await;
    fields.parse("url", checked).map(String::from)
}

fn parse_events(fields: &mut Fields, given: &[String], is_of_client: bool) -> Vec<WebhookEvent> {
    let mut events: Vec<WebhookEvent> =
        WebhookEvent::choices().filter(|event| given.iter().any(|code| code == event.as_str())).collect();
    if given.iter().any(|code| !events.iter().any(|event| event.as_str() == code)) {
        fields.add_error("events", "Wybierz zdarzenia z\u{a0}listy");
    } else if events.is_empty() {
        fields.add_error("events", "Zaznacz przynajmniej jedno zdarzenie");
    } else if is_of_client && !events.iter().all(|event| event.is_of_batch()) {
        fields.add_error("events", "Webhook klienta API dostaje tylko zdarzenia o\u{a0}jego paczkach sprzedaży");
    }
    events.sort_unstable();
    events
}
