//! Administrator's side of the settings: name, contacts and theme of the programme, announcements, and maintenance
//! mode.
mod announcements;
mod bulk_jobs;
mod colours;
mod logo;
mod mailings;
mod maintenance;
mod payouts;
mod programme;
mod services;

use axum::Json;
use axum::extract::{DefaultBodyLimit, State};
use plon_platform::openapi::{ApiRouter, routes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::logo::MAX_LOGO_BYTES;
use super::store;
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_pages::brand::Logo;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::settings::{self, Settings};

pub use announcements::Announcements;
pub use bulk_jobs::BulkJobRules;
pub use colours::Colours;
pub use mailings::MailingRules;
pub use maintenance::{Maintenance, MaintenanceRecord};
pub use payouts::PayoutAccounts;
pub use programme::{Identity, Programme, change_programme};
pub use services::Services;

/// A little over the largest logo, so that a slightly larger file gets its error at the field.
const MAX_LOGO_BODY_BYTES: usize = MAX_LOGO_BYTES + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let upload =
        ApiRouter::new().routes(routes!(logo::admin_upload_logo)).layer(DefaultBodyLimit::max(MAX_LOGO_BODY_BYTES));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(admin_show_settings))
        .routes(routes!(programme::admin_update_programme_settings))
        .routes(routes!(maintenance::admin_update_maintenance))
        .routes(routes!(services::admin_update_service_settings))
        .routes(routes!(payouts::admin_update_payout_accounts))
        .routes(routes!(announcements::admin_update_announcements))
        .routes(routes!(mailings::admin_update_mailing_rules))
        .routes(routes!(bulk_jobs::admin_update_bulk_job_rules))
        .routes(routes!(colours::admin_update_colours))
        .routes(routes!(colours::admin_preview_colours))
        .routes(routes!(logo::admin_delete_logo))
}

/// The settings as administrators see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminSettings {
    /// Version for optimistic locking: a change that names an older one is refused.
    version: i64,
    programme: Programme,
    maintenance: Maintenance,
    services: Services,
    payouts: PayoutAccounts,
    mailings: MailingRules,
    bulk_jobs: BulkJobRules,
    announcements: Announcements,
    colours: Colours,
    /// None for the portal's own mark and the programme's name.
    logo: Option<Logo>,
}

/// New values of a part of the settings, and the version that they were filled from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "programme": {"brand_name": "Program Plon", "brand_phone":
    "+48500000300", "brand_email": "kontakt@example.com", "data_controller":
    "Plon Ochrona Roślin Sp. z o.o., ul. Polna 1, 87-100 Toruń", "open_registration": true, "partners_collect":
    false, "invoice_check_days": 2, "order_days": 10, "sms_part_price": 95, "home_rewards": true, "map_route_url": "https://example.com/trasa?z={from}&do={to}", "front_version": ""}}))]
pub struct ProgrammeChange {
    version: i64,
    programme: Programme,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "maintenance": {"closed": true, "message":
    "Przerwa techniczna potrwa do 16 marca, godz. 8.00.", "guests": ["1234563218"]}}))]
pub struct MaintenanceChange {
    version: i64,
    maintenance: Maintenance,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "services": {"statistics_url": "https://example.com/matomo.php",
    "statistics_site": "1", "pixel_url": "", "pixel_id": "", "errors_dsn": "https://public-key@example.com/1"}}))]
pub struct ServicesChange {
    version: i64,
    services: Services,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "payouts": {"payout_account": "PL61109010140000071219812874", "payout_name":
    "Plon Ochrona Roślin Sp. z o.o.", "payout_street": "ul. Polna 1", "payout_city": "87-100 Toruń",
    "pain_001_001_09": true, "pain_001_001_03": false, "elixir_0": false, "cp1250": true, "iso_8859_2": false, "cp852":
    false, "utf_8": false}, "code": ""}))]
pub struct PayoutAccountsChange {
    version: i64,
    payouts: PayoutAccounts,
    /// Six digits that the app shows now, or a recovery code; only where another account takes a known one's place.
    #[serde(default)]
    code: String,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "mailings": {"hour_from": 8, "hour_to": 20, "weekends": false, "weekly_cap": 2,
    "approval_above": 100}}))]
pub struct MailingRulesChange {
    version: i64,
    mailings: MailingRules,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "bulk_jobs": {"approval_above": 100}}))]
pub struct BulkJobRulesChange {
    version: i64,
    bulk_jobs: BulkJobRules,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "announcements": {"notice": "Faktury z lutego przyjmujemy do 31 marca.",
    "warning": ""}}))]
pub struct AnnouncementsChange {
    version: i64,
    announcements: Announcements,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "colours": {"brand": "#0b7a75", "dark": "#10233f", "accent": "#f7a23b"}}))]
pub struct ColoursChange {
    version: i64,
    colours: Colours,
}

/// Shows the settings that administrators change.
#[utoipa::path(get, path = "/api/v1/backoffice/settings", tag = "system",
    responses((status = 200, body = DataResponse<AdminSettings>)))]
pub async fn admin_show_settings(
    State(app): State<App>,
    _: Operator<Administrator>,
) -> Result<Json<DataResponse<AdminSettings>>, ApiError> {
    Ok(Json(DataResponse { data: read(&mut app.db.read().await?).await? }))
}

async fn read(db: &mut impl Read) -> Result<AdminSettings, ApiError> {
    let settings = Settings::load(db).await?;
    let guests = store::list_guest_nips(db).await?;
    Ok(AdminSettings {
        version: settings.number(settings::VERSION),
        programme: Programme::of(&settings),
        maintenance: Maintenance::of(&settings, guests),
        services: Services::of(&settings),
        payouts: PayoutAccounts::of(&settings),
        mailings: MailingRules::of(&settings),
        bulk_jobs: BulkJobRules::of(&settings),
        announcements: Announcements::of(&settings),
        colours: Colours::of(&settings),
        logo: Logo::of(&settings),
    })
}

/// A change of a part of the settings, under the optimistic lock of their version.
struct Change {
    before: SettingsRecord,
    operator: OperatorId,
    now: Timestamp,
}

impl Change {
    /// # Errors
    /// `VersionChanged` when the settings have been changed since.
    async fn begin(tx: &mut Tx, seen: i64, operator: OperatorId, now: Timestamp) -> Result<Change, ApiError> {
        if !store::increment_version(tx, seen).await? {
            return Err(ErrorCode::VersionChanged.into());
        }
        Ok(Change { before: SettingsRecord::load(tx).await?, operator, now })
    }

    async fn put(&self, tx: &mut Tx, values: &[(&'static str, String)]) -> sqlx::Result<()> {
        for (key, value) in values {
            store::put_setting(tx, key, value, self.now).await?;
        }
        Ok(())
    }

    /// Writes the values before and after to the audit log, commits, and answers with the settings.
    async fn end(
        self,
        mut tx: Tx,
        event: SettingsEvent,
        message: &str,
    ) -> Result<Json<ActionResponse<AdminSettings>>, ApiError> {
        let data = read(&mut tx).await?;
        self.record(&mut tx, event).await?;
        tx.commit().await?;
        Ok(Json(ActionResponse { data, message: message.to_owned() }))
    }

    /// Writes the values before and after to the audit log.
    async fn record(&self, tx: &mut Tx, event: SettingsEvent) -> Result<(), ApiError> {
        let after = SettingsRecord::load(tx).await?;
        let context = audit::by(self.operator, after.version);
        audit::record(tx, event, context, (&self.before, &after), self.now).await?;
        Ok(())
    }
}

/// Event of a change of the settings.
pub type SettingsEvent = AuditEvent<SettingsRecord, SettingsRecord>;

/// Settings in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct SettingsRecord {
    announcements: Announcements,
    bulk_jobs: BulkJobRules,
    colours: Colours,
    logo: Option<Logo>,
    mailings: MailingRules,
    maintenance: MaintenanceRecord,
    payouts: PayoutAccounts,
    programme: Programme,
    services: Services,
    version: i64,
}

impl SettingsRecord {
    async fn load(db: &mut impl Read) -> sqlx::Result<SettingsRecord> {
        let settings = Settings::load(db).await?;
        Ok(SettingsRecord {
            announcements: Announcements::of(&settings),
            bulk_jobs: BulkJobRules::of(&settings),
            colours: Colours::of(&settings),
            logo: Logo::of(&settings),
            mailings: MailingRules::of(&settings),
            maintenance: MaintenanceRecord::of(&settings, store::list_guest_ids(db).await?),
            payouts: PayoutAccounts::of(&settings),
            programme: Programme::of(&settings),
            services: Services::of(&settings),
            version: settings.number(settings::VERSION),
        })
    }
}
