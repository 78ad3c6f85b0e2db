//! `GET /api/system-settings`: settings that a browser needs before anyone signs in.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;
use plon_pages::assets::{self, FrontEnd};
use plon_pages::brand::Brand;
use plon_platform::app::App;
use plon_platform::demo::DemoLogin;
use plon_platform::error::ApiError;
use plon_platform::map_tiles::Tiles;
use plon_platform::opening::OPENED_AT;
use plon_platform::response::DataResponse;
use plon_platform::settings::{self, Number, Settings};
use plon_platform::third_parties::ThirdParties;

/// The programme's settings for every visitor.
#[derive(Debug, Serialize, ToSchema)]
pub struct SystemSettings {
    /// Build of the front end; a browser that holds another one reloads.
    teraz_front_ver: String,
    /// Time of the programme's clock.
    now: Timestamp,
    /// True once an administrator has opened the portal; before, it serves operators only.
    is_open: bool,
    /// True while the programme is closed for maintenance.
    maintenance: bool,
    /// Message to participants during maintenance; none for the portal's own words.
    maintenance_message: Option<String>,
    /// Largest number of points that a participant may collect in all.
    points_limit: i64,
    /// Working days in which an invoice is usually checked; none where nothing is promised.
    invoice_check_days: Option<i64>,
    /// Working days in which an order is usually carried out; none where nothing is promised.
    order_days: Option<i64>,
    /// Notice above the pages of participants.
    notice: Option<String>,
    /// Text at `#!uwaga`; none for the portal's own words.
    warning: Option<String>,
    brand: Brand,
    map: MapSettings,
    third_parties: ThirdParties,
    /// Sample logins, only in the demo.
    demo: Option<SampleLogins>,
}

/// Tiles and routes of the map of distributors.
#[derive(Debug, Serialize, ToSchema)]
pub struct MapSettings {
    /// None for the embedded outline map.
    tiles: Option<MapTiles>,
    /// URL of a route in a maps service; `{from}` and `{to}` stand for a latitude and a longitude with a comma
    /// between them, `{from}` is left empty when the visitor's place is unknown.
    route_url: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MapTiles {
    /// URL with `{z}`, `{x}` and `{y}` in it.
    url: String,
    attribution: String,
}

/// People of the sample programme, one of whom a visitor may sign in as.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleLogins {
    logins: Vec<DemoLogin>,
}

/// Working days in which an invoice is usually checked; 0 promises nothing.
pub const INVOICE_CHECK_DAYS: Number = Number::new("invoice_check_days", 2);

/// Working days in which an order is usually carried out; 0 promises nothing.
pub const ORDER_DAYS: Number = Number::new("order_days", 10);

/// Maps service for routes, unless the programme names another.
const ROUTE_URL: &str = "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route={from};{to}";

/// Checks that a URL of routes is over TLS and has a destination; others become no link.
pub fn is_route(url: &str) -> bool {
    url.starts_with("https://") && url.contains("{to}")
}

/// Days that are promised; none for 0.
pub fn promised(days: i64) -> Option<i64> {
    Some(days).filter(|days| *days > 0)
}

impl From<&Tiles> for MapTiles {
    fn from(tiles: &Tiles) -> MapTiles {
        MapTiles { url: tiles.url.clone(), attribution: tiles.attribution.clone() }
    }
}

/// Shows the build of the front end, the programme's time, the maintenance mode, and the name, contacts and theme.
#[utoipa::path(get, path = "/api/system-settings", tag = "system",
    responses((status = 200, body = DataResponse<SystemSettings>)))]
pub async fn show_system_settings(State(app): State<App>) -> Result<Json<DataResponse<SystemSettings>>, ApiError> {
    let settings = Settings::load(&mut app.db.read().await?).await?;
    let data = SystemSettings {
        third_parties: ThirdParties::of(&settings),
        brand: Brand::of(&settings),
        map: MapSettings {
            tiles: app.tiles.as_ref().map(MapTiles::from),
            route_url: settings.set("map_route_url").filter(|set| is_route(set)).unwrap_or(ROUTE_URL).to_owned(),
        },
        is_open: settings.set(OPENED_AT).is_some(),
        maintenance: settings.text("maintenance") == "true",
        maintenance_message: settings.set("maintenance_message").map(str::to_owned),
        points_limit: settings.number(settings::POINTS_LIMIT),
        invoice_check_days: promised(settings.number(INVOICE_CHECK_DAYS)),
        order_days: promised(settings.number(ORDER_DAYS)),
        notice: settings.set("notice").map(str::to_owned),
        warning: settings.set("warning").map(str::to_owned),
        teraz_front_ver: settings.set("front_version").map_or_else(assets::build_version::<FrontEnd>, str::to_owned),
        now: app.clock.now(),
        demo: app.demo.as_ref().map(|demo| SampleLogins { logins: demo.logins.clone() }),
    };
    Ok(Json(DataResponse { data }))
}
