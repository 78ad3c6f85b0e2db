//! The programme's brand out of its settings: name, contact, logo and colours, as every page shows them.
mod theme;

use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::db::Read;
use plon_platform::settings::{LOGO_WIDTH, Settings, base_colours};

pub use theme::style_sheet;

/// Height in pixels of the picture that is kept: three for each that it takes on a page, for the sharpest screens.
pub const LOGO_HEIGHT: u32 = 96;
pub const LOGO_TIMES_SMALLER: u32 = 3;

/// Name, contacts and theme of the programme.
#[derive(Debug, Serialize, ToSchema)]
pub struct Brand {
    pub name: String,
    pub phone: String,
    pub email: String,
    /// Controller of personal data.
    pub data_controller: Option<String>,
    /// Logo in place of the portal's own mark and name.
    pub logo: Option<Logo>,
    /// URL of the style sheet with the programme's colours; none for the portal's own.
    pub stylesheet: Option<String>,
    /// Content of the style sheet.
    #[serde(skip)]
    pub styles: Option<String>,
    /// Colour for the browser's own bars, such as `#10233f`; none for the portal's own.
    #[serde(skip)]
    pub theme: Option<String>,
}

/// Whose programme it is.
pub async fn load_brand(db: &mut impl Read) -> sqlx::Result<Brand> {
    Ok(Brand::of(&Settings::load(db).await?))
}

impl Brand {
    /// True when the programme looks different from the portal's default.
    pub fn has_look(&self) -> bool {
        self.logo.is_some() || self.stylesheet.is_some() || self.theme.is_some()
    }

    pub fn of(settings: &Settings) -> Brand {
        let bases = base_colours(settings);
        let styles = theme::style_sheet(&bases);
        Brand {
            name: settings.text("brand_name"),
            phone: settings.text("brand_phone"),
            email: settings.text("brand_email"),
            data_controller: settings.set("data_controller").map(str::to_owned),
            logo: Logo::of(settings),
            stylesheet: styles.as_deref().map(theme::style_sheet_url),
            styles,
            theme: bases.dark.map(|dark| dark.to_string()),
        }
    }
}

/// Logo that stands in place of the portal's own mark and name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Logo {
    pub url: String,
    /// Width and height on a page, in pixels.
    pub width: u32,
    pub height: u32,
}

impl Logo {
    pub fn of(settings: &Settings) -> Option<Logo> {
        let version = settings.set("logo_version")?;
        let width = u32::try_from(settings.number(LOGO_WIDTH)).ok().filter(|width| *width > 0)?;
        Some(Logo { url: format!("/api/v1/logo?v={version}"), width, height: LOGO_HEIGHT / LOGO_TIMES_SMALLER })
    }
}
