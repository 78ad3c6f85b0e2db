//! `GET /api/system-settings`: what a browser needs before anyone signs in.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::columns::At;
use plon_pages::assets::{self, FrontEnd};
use plon_pages::brand::Brand;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::demo::DemoLogin;
use plon_platform::error::ApiError;
use plon_platform::map::Tiles;
use plon_platform::settings::{self, Settings};
use plon_platform::third_parties::ThirdParties;

/// The programme as every visitor sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SystemSettings {
    /// Names the build of the front end; a browser that holds another one loads itself anew.
    teraz_front_ver: String,
    /// The programme's clock.
    now: At,
    /// Whether the programme is closed for maintenance.
    maintenance: bool,
    /// What participants are told meanwhile; none: the portal's own words.
    maintenance_message: Option<String>,
    /// How many points one may collect altogether.
    points_limit: i64,
    /// Stands above the pages of participants.
    notice: Option<String>,
    /// Stands at `#!uwaga`; none: the portal's own words.
    warning: Option<String>,
    brand: Brand,
    map: MapSettings,
    third_parties: ThirdParties,
    /// Only in the demo.
    demo: Option<SampleLogins>,
}

/// What the map of distributors stands on.
#[derive(Debug, Serialize, ToSchema)]
pub struct MapSettings {
    /// None: the map is the embedded outline.
    tiles: Option<MapTiles>,
    /// The address that opens a route in a maps service; `{from}` and `{to}` in it are a latitude and a longitude with
    /// a comma between them, `{from}` nothing where the visitor's place is not known.
    route_url: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MapTiles {
    /// With `{z}`, `{x}` and `{y}` in it.
    url: String,
    attribution: String,
}

/// The people of the sample programme whom a visitor may be.
#[derive(Debug, Serialize, ToSchema)]
pub struct SampleLogins {
    logins: Vec<DemoLogin>,
}

/// Where a route is shown unless the programme names another service.
const ROUTE_URL: &str = "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&route={from};{to}";

/// Only an address that leads to a place over TLS becomes a link.
pub fn is_route(url: &str) -> bool {
    url.starts_with("https://") && url.contains("{to}")
}

impl From<&Tiles> for MapTiles {
    fn from(tiles: &Tiles) -> MapTiles {
        MapTiles { url: tiles.url.clone(), attribution: tiles.attribution.clone() }
    }
}

/// Gives the build of the front end, the programme's time, whether it is closed, and whose it is.
#[utoipa::path(get, path = "/api/system-settings", tag = "system",
    responses((status = 200, body = Data<SystemSettings>)))]
pub async fn show_system_settings(State(app): State<App>) -> Result<Json<Data<SystemSettings>>, ApiError> {
    let settings = Settings::read(&mut app.db.read().await?).await?;
    let data = SystemSettings {
        third_parties: ThirdParties::of(&settings),
        brand: Brand::of(&settings),
        map: MapSettings {
            tiles: app.tiles.as_ref().map(MapTiles::from),
            route_url: settings.set("map_route_url").filter(|set| is_route(set)).unwrap_or(ROUTE_URL).to_owned(),
        },
        maintenance: settings.text("maintenance") == "true",
        maintenance_message: settings.set("maintenance_message").map(str::to_owned),
        points_limit: settings.number(settings::POINTS_LIMIT),
        notice: settings.set("notice").map(str::to_owned),
        warning: settings.set("warning").map(str::to_owned),
        teraz_front_ver: settings.set("front_version").map_or_else(assets::version::<FrontEnd>, str::to_owned),
        now: app.clock.now(),
        demo: app.demo.as_ref().map(|demo| SampleLogins { logins: demo.logins.clone() }),
    };
    Ok(Json(Data { data }))
}
