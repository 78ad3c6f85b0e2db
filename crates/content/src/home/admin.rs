//! An editor's texts of the home page.
use axum::Json as Body;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::figures::load_figures;
use super::model::HomeTexts;
use super::show::parse_row;
use super::store;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::texts::{TextValue, parse_text};

audit::events! {
    UPDATE_HOME_PAGE: HomeTexts => HomeTexts = "home_page.update" on "home_page";
}

/// Id of the only row.
const HOME_PAGE: i64 = 1;

/// The texts of the home page as editors see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminHomePage {
    /// Version for optimistic locking: a change is refused once another operator has changed the texts.
    version: i64,
    texts: HomeTexts,
    /// The texts that a programme begins with.
    originals: HomeTexts,
    /// Figures that texts may name in braces, with their values of today.
    figures: Vec<TextValue>,
}

/// Changed texts, and the version that they were filled from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 0, "texts": {"label": "Program dla gospodarstw", "headline":
    "Punkty za każdy litr", "about_text": "{punkty za 1 zł} to 1 zł.", "reward_1_title": "Przelew na konto",
    "reward_1_text": "Punkty wracają do Ciebie w złotych."}}))]
pub struct HomePageChange {
    version: i64,
    texts: HomeTexts,
}

impl AdminHomePage {
    async fn load(app: &App, db: &mut impl Read) -> Result<AdminHomePage, ApiError> {
        let (texts, version) = parse_row(store::find_texts(db).await?)?;
        let figures = load_figures(app, db).await?;
        Ok(AdminHomePage { version, texts, originals: HomeTexts::default(), figures })
    }
}

/// Parses the texts.
///
/// # Errors
/// `Invalid` with all errors.
fn parse(texts: &HomeTexts, figures: &[TextValue]) -> Result<HomeTexts, ApiError> {
    let mut fields = Fields::default();
    let parsed = texts
        .map(|field, text, longest, is_required| parse_text(&mut fields, (field, longest, is_required), text, figures));
    for (place, (title, text)) in (1..).zip([
        (&parsed.reward_1_title, &parsed.reward_1_text),
        (&parsed.reward_2_title, &parsed.reward_2_text),
        (&parsed.reward_3_title, &parsed.reward_3_text),
    ]) {
        if title.is_empty() && !text.is_empty() {
            fields.add_error(&format!("reward_{place}_title"), "Podaj tytuł albo usuń tekst");
        }
    }
    fields.check().map(|()| parsed)
}

/// Shows the texts of the home page as they were written, and the figures that they may name.
#[utoipa::path(get, path = "/api/v1/backoffice/home-page", tag = "content",
    responses((status = 200, body = DataResponse<AdminHomePage>)))]
pub async fn admin_show_home_page(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<Body<DataResponse<AdminHomePage>>, ApiError> {
    Ok(Body(DataResponse { data: AdminHomePage::load(&app, &mut app.db.read().await?).await? }))
}

/// Changes the texts of the home page. An absent one goes back to the one that a programme begins with.
#[utoipa::path(post, path = "/api/v1/backoffice/home-page/update", tag = "content", request_body = HomePageChange,
    responses((status = 200, body = ActionResponse<AdminHomePage>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_home_page(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<HomePageChange>,
) -> Result<Body<ActionResponse<AdminHomePage>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let figures = load_figures(&app, &mut tx).await?;
    let after = parse(&form.texts, &figures)?;
    let (before, _) = parse_row(store::find_texts(&mut tx).await?)?;
    let texts = serde_json::to_string(&after).map_err(anyhow::Error::new)?;
    let is_written = match form.version {
        0 => store::insert_texts(&mut tx, &texts, now).await?,
        seen => store::update_texts(&mut tx, &texts, seen, now).await?,
    };
    if !is_written {
        return Err(ErrorCode::VersionChanged.into());
    }
    audit::record(&mut tx, UPDATE_HOME_PAGE, audit::by(operator.id, HOME_PAGE), (&before, &after), now).await?;
    let data = AdminHomePage::load(&app, &mut tx).await?;
    tx.commit().await?;
    Ok(Body(ActionResponse { data, message: "Strona główna jest zapisana".to_owned() }))
}
