//! Name, contacts and data controller of the programme.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::settings::{INVOICE_CHECK_DAYS, ORDER_DAYS, is_route, promised};
use super::{AdminSettings, Change, ProgrammeChange, SettingsRecord};
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::ActionResponse;
use plon_platform::settings::{self, Settings};
use plon_platform::text_input::{parse_line, parse_required_line};

audit::events! {
    CHANGE_PROGRAMME: SettingsRecord => SettingsRecord = "settings.programme" on "settings";
}

const LONGEST_NAME: usize = 40;
const LONGEST_CONTROLLER: usize = 300;
const LONGEST_ADDRESS: usize = 300;
const LONGEST_VERSION: usize = 40;
const MOST_USUAL_DAYS: i64 = 60;
/// Highest price of a part of an SMS, in thousandths of a złoty.
const MOST_PART_PRICE: i64 = 10_000;

/// Name and contacts of the programme.
#[derive(Debug)]
pub struct Identity {
    name: String,
    controller: String,
    phone: Phone,
    email: Email,
}

impl Identity {
    /// Parses name, controller, phone and e-mail; `None` keeps the errors at the fields of the settings' names.
    pub fn parse(fields: &mut Fields, [name, controller, phone, email]: [&str; 4]) -> Option<Identity> {
        let name = parse_required_line(fields, "brand_name", &Some(name.to_owned()), LONGEST_NAME);
        let controller =
            parse_required_line(fields, "data_controller", &Some(controller.to_owned()), LONGEST_CONTROLLER);
        let phone = fields.parse("brand_phone", Phone::parse(phone));
        let email = fields.parse("brand_email", Email::parse(email));
        Some(Identity { name: name?, controller: controller?, phone: phone?, email: email? })
    }

    /// Values to store, by key.
    pub fn values(&self) -> [(&'static str, String); 4] {
        [
            ("brand_name", self.name.clone()),
            ("brand_phone", self.phone.as_str().to_owned()),
            ("brand_email", self.email.as_str().to_owned()),
            ("data_controller", self.controller.clone()),
        ]
    }
}

/// Changes settings of the programme as its form does, in the caller's transaction.
///
/// # Errors
/// `VersionChanged` when somebody else was faster.
pub async fn change_programme(
    tx: &mut Tx,
    operator: OperatorId,
    values: &[(&'static str, String)],
    now: Timestamp,
) -> Result<(), ApiError> {
    let seen = settings::VERSION.read(tx).await?;
    let change = Change::begin(tx, seen, operator, now).await?;
    change.put(tx, values).await?;
    change.record(tx, CHANGE_PROGRAMME).await
}

#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Programme {
    /// Name of the programme on every page and in every message.
    #[schema(required)]
    brand_name: String,
    #[schema(required)]
    brand_phone: String,
    #[schema(required)]
    brand_email: String,
    /// Controller of personal data: name and address in one line.
    #[schema(required)]
    data_controller: String,
    /// True when one may register without an invitation.
    open_registration: bool,
    /// True when invoices, points and rewards are open to partners.
    partners_collect: bool,
    /// True when clean e-invoices that a distributor's machine pushes are accepted without an operator.
    accept_einvoices: bool,
    /// Working days in which an invoice is usually checked, 1 to 60; null to promise nothing.
    invoice_check_days: Option<i64>,
    /// Working days in which an order is usually carried out, 1 to 60; null to promise nothing.
    order_days: Option<i64>,
    /// Price of a part of an SMS in thousandths of a złoty, 1 to 10 000; null to show none.
    sms_part_price: Option<i64>,
    /// True when the home page shows some rewards of the catalogue.
    home_rewards: bool,
    /// URL of a route in a maps service, with `{from}` and `{to}`; empty for the built-in one.
    map_route_url: String,
    /// Build of the front end that browsers should hold; empty for the one inside this server.
    front_version: String,
}

impl Programme {
    pub fn of(settings: &Settings) -> Programme {
        Programme {
            brand_name: settings.text("brand_name"),
            brand_phone: settings.text("brand_phone"),
            brand_email: settings.text("brand_email"),
            data_controller: settings.text("data_controller"),
            open_registration: settings.text("open_registration") != "false",
            partners_collect: settings.text(settings::PARTNERS_COLLECT) == "true",
            accept_einvoices: settings.text(settings::ACCEPT_EINVOICES) == "true",
            invoice_check_days: promised(settings.number(INVOICE_CHECK_DAYS)),
            order_days: promised(settings.number(ORDER_DAYS)),
            sms_part_price: promised(settings.number(settings::SMS_PART_PRICE)),
            home_rewards: settings.text(settings::HOME_REWARDS) != "false",
            map_route_url: settings.text("map_route_url"),
            front_version: settings.text("front_version"),
        }
    }

    /// Reads the values to store, by key.
    fn parse(&self) -> Result<[(&'static str, String); 13], ApiError> {
        let mut fields = Fields::default();
        let [name, controller] = [&self.brand_name, &self.data_controller];
        let identity = Identity::parse(&mut fields, [name, controller, &self.brand_phone, &self.brand_email]);
        let mut optional = |field: &str, value: &str, longest| {
            parse_line(&mut fields, field, &Some(value.to_owned()), longest).flatten().unwrap_or_default()
        };
        let route = optional("map_route_url", &self.map_route_url, LONGEST_ADDRESS);
        let front_version = optional("front_version", &self.front_version, LONGEST_VERSION);
        if !route.is_empty() && !is_route(&route) {
            fields.add_error("map_route_url", "Adres musi zaczynać się od https:// i\u{a0}zawierać {to}");
        }
        for (field, days) in [("invoice_check_days", self.invoice_check_days), ("order_days", self.order_days)] {
            if days.is_some_and(|days| !(1..=MOST_USUAL_DAYS).contains(&days)) {
                fields.add_error(field, format!("Liczba dni musi być od 1 do {MOST_USUAL_DAYS}"));
            }
        }
        if self.sms_part_price.is_some_and(|price| !(1..=MOST_PART_PRICE).contains(&price)) {
            fields.add_error("sms_part_price", "Cena musi być od 0,001 do 10\u{a0}zł");
        }
        let (Some(identity), true) = (identity, fields.is_clean()) else { return Err(fields.into_error()) };
        let [name, phone, email, controller] = identity.values();
        Ok([
            name,
            phone,
            email,
            controller,
            ("open_registration", self.open_registration.to_string()),
            (settings::PARTNERS_COLLECT, self.partners_collect.to_string()),
            (settings::ACCEPT_EINVOICES, self.accept_einvoices.to_string()),
            ("invoice_check_days", self.invoice_check_days.unwrap_or(0).to_string()),
            ("order_days", self.order_days.unwrap_or(0).to_string()),
            ("sms_part_price", self.sms_part_price.unwrap_or(0).to_string()),
            (settings::HOME_REWARDS, self.home_rewards.to_string()),
            ("map_route_url", route),
            ("front_version", front_version),
        ])
    }
}

/// Changes the name and the contacts of the programme.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/programme", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_programme_settings(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<ProgrammeChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.programme.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_PROGRAMME, "Ustawienia programu są zapisane").await
}
