//! The programme's colours, set by an administrator, and their preview.
use std::collections::BTreeMap;

use axum::Json as Body;
use axum::extract::State;
use plon_domain::theme::{Base, Bases, Palette, Rgb, faint_pairs};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{AdminSettings, Change, ColoursChange, SettingsRecord};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Query};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::settings::{ACCENT, BRAND, DARK, Settings, base_colours};

audit::events! {
    CHANGE_COLOURS: SettingsRecord => SettingsRecord = "settings.colours" on "settings";
}

/// Colours, each as `#0b7a75`; empty for the portal's own.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Colours {
    /// Colour of buttons and links.
    brand: String,
    /// Colour of the side menu, of dark backgrounds, and of text.
    dark: String,
    /// Accent colour, of highlights.
    accent: String,
}

impl Colours {
    pub fn of(settings: &Settings) -> Colours {
        let Bases { brand, dark, accent } = base_colours(settings);
        let text = |colour: Option<Rgb>| colour.map(|colour| colour.to_string()).unwrap_or_default();
        Colours { brand: text(brand), dark: text(dark), accent: text(accent) }
    }

    /// Reads the chosen colours; notes an error at the field of each unreadable one.
    fn read(&self, fields: &mut Fields) -> Bases {
        let mut colour = |base: Base, text: &str| {
            let chosen = Some(text.trim()).filter(|text| !text.is_empty())?;
            fields.parse(field(base), Rgb::parse(chosen))
        };
        Bases {
            brand: colour(Base::Brand, &self.brand),
            dark: colour(Base::Dark, &self.dark),
            accent: colour(Base::Accent, &self.accent),
        }
    }

    fn parse(&self) -> Result<[(&'static str, String); 3], ApiError> {
        let mut fields = Fields::default();
        let bases = self.read(&mut fields);
        add_contrast_errors(&mut fields, &bases);
        fields.check()?;
        let text = |colour: Option<Rgb>| colour.map(|colour| colour.to_string()).unwrap_or_default();
        Ok([(BRAND, text(bases.brand)), (DARK, text(bases.dark)), (ACCENT, text(bases.accent))])
    }
}

fn field(base: Base) -> &'static str {
    match base {
        Base::Brand => "brand",
        Base::Dark => "dark",
        Base::Accent => "accent",
    }
}

fn add_contrast_errors(fields: &mut Fields, bases: &Bases) {
    for (base, faint) in faint_pairs(bases) {
        fields.add_error(field(base), faint.to_string());
    }
}

/// Changes the programme's colours.
/// A colour on which the portal's texts could not be read is refused, with the contrast.
#[utoipa::path(post, path = "/api/v1/backoffice/settings/colours", tag = "system",
    responses((status = 200, body = ActionResponse<AdminSettings>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_colours(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<ColoursChange>,
) -> Result<Body<ActionResponse<AdminSettings>>, ApiError> {
    let values = form.colours.parse()?;
    let mut tx = app.db.begin().await?;
    let change = Change::begin(&mut tx, form.version, operator.id, app.clock.now()).await?;
    change.put(&mut tx, &values).await?;
    change.end(tx, CHANGE_COLOURS, "Kolory są zapisane").await
}

/// Preview of colours.
#[derive(Debug, Serialize, ToSchema)]
pub struct ColoursPreview {
    /// Each shade, by its variable in style sheets: `--color-brand`.
    variables: BTreeMap<&'static str, String>,
}

/// Previews colours, those with too little contrast too; for a value that is no colour it shows the portal's own.
#[utoipa::path(get, path = "/api/v1/backoffice/settings/colours/preview", tag = "system", params(Colours),
    responses((status = 200, body = DataResponse<ColoursPreview>)))]
pub async fn admin_preview_colours(
    _: Operator<Administrator>,
    Query(colours): Query<Colours>,
) -> Result<Body<DataResponse<ColoursPreview>>, ApiError> {
    let palette = Palette::of(&colours.read(&mut Fields::default()));
    let variables = palette.variables().into_iter().map(|(name, colour)| (name, colour.to_string())).collect();
    Ok(Body(DataResponse { data: ColoursPreview { variables } }))
}
