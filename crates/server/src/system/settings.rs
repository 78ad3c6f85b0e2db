//! `GET /api/system-settings`: what a browser needs before anyone signs in.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::logo::Logo;
use super::look;
use crate::answer::Data;
use crate::app::App;
use crate::assets::{self, FrontEnd};
use crate::columns::At;
use crate::db::Read;
use crate::demo::DemoLogin;
use crate::error::ApiError;
use crate::map::Tiles;
use crate::settings::{self, Settings};
use crate::third_parties::ThirdParties;

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

/// Whose programme it is, how to reach them, and how it looks.
#[derive(Debug, Serialize, ToSchema)]
pub struct Brand {
    pub name: String,
    pub phone: String,
    pub email: String,
    /// Who answers for personal data.
    pub data_controller: Option<String>,
    /// Stands in the place of the portal's own mark and name.
    pub logo: Option<Logo>,
    /// The address of the style sheet with the programme's colours; none: they are the portal's own.
    pub stylesheet: Option<String>,
    /// What it holds.
    #[serde(skip)]
    pub styles: Option<String>,
    /// What a browser colours its own bars with, such as `#10233f`; none: the portal's own.
    #[serde(skip)]
    pub theme: Option<String>,
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

/// Whose programme it is.
pub async fn brand(db: &mut impl Read) -> sqlx::Result<Brand> {
    Ok(Brand::of(&Settings::read(db).await?))
}

impl Brand {
    /// Whether the programme looks other than the portal does by itself.
    pub fn has_look(&self) -> bool {
        self.logo.is_some() || self.stylesheet.is_some() || self.theme.is_some()
    }

    fn of(settings: &Settings) -> Brand {
        let bases = look::bases(settings);
        let styles = look::styles(&bases);
        Brand {
            name: settings.text("brand_name"),
            phone: settings.text("brand_phone"),
            email: settings.text("brand_email"),
            data_controller: settings.set("data_controller").map(str::to_owned),
            logo: Logo::of(settings),
            stylesheet: styles.as_deref().map(look::address),
            styles,
            theme: bases.dark.map(|dark| dark.to_string()),
        }
    }
}

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
