//! Fields that the forms of clients and tokens share.
use jiff::SignedDuration;
use plon_platform::api_clients::{ApiScope, Networks};
use plon_platform::error::Fields;
use plon_platform::text_input::parse_required_line;

use plon_kernel::ids::DistributorId;
use plon_kernel::types::Timestamp;

/// Longest name of a client, in characters.
const LONGEST_NAME: usize = 60;

/// Most networks of a client.
const MOST_NETWORKS: usize = 20;

/// Longest life of a token, in days: it is renewed at least once a year.
const MOST_DAYS: i64 = 366;

/// Checked fields of a client.
pub struct ClientFields {
    pub name: String,
    pub scopes: Vec<ApiScope>,
    pub networks: Networks,
}

/// Parses the fields of a client that belongs to this distributor; `None` keeps the errors.
pub fn parse_client(
    fields: &mut Fields,
    (name, scopes, networks): (&Option<String>, &[ApiScope], &[String]),
    distributor: Option<DistributorId>,
) -> Option<ClientFields> {
    let name = parse_required_line(fields, "name", name, LONGEST_NAME);
    let mut scopes = scopes.to_vec();
    scopes.sort_unstable();
    scopes.dedup();
    if scopes.is_empty() {
        fields.add_error("scopes", "Zaznacz przynajmniej jedno uprawnienie");
    }
    if distributor.is_none() && scopes.iter().any(|scope| scope.needs_distributor()) {
        fields.add_error("distributor_id", "Wybierz dystrybutora, którego sprzedaż wysyła ten klient");
    }
    if distributor.is_some() && scopes.iter().any(|scope| scope.is_of_programme()) {
        fields.add_error(
            "scopes",
            "System dystrybutora nie może czytać zmian w\u{a0}całym programie. Dodaj osobnego klienta.",
        );
    }
    let networks = fields.parse("networks", Networks::parse(networks))?;
    if networks.len() > MOST_NETWORKS {
        fields.add_error("networks", format!("Podaj najwyżej {MOST_NETWORKS}\u{a0}sieci"));
    }
    Some(ClientFields { name: name?, scopes, networks })
}

/// Instant at which a token made now ends; `None` keeps the error.
pub fn parse_life(fields: &mut Fields, days: Option<i64>, now: Timestamp) -> Option<Timestamp> {
    let days = fields.required("valid_days", days)?;
    if !(1..=MOST_DAYS).contains(&days) {
        fields.add_error("valid_days", format!("Podaj od 1 do {MOST_DAYS}\u{a0}dni"));
        return None;
    }
    Some(Timestamp(now.0 + SignedDuration::from_hours(24 * days)))
}
