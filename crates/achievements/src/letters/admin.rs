//! An editor's texts of congratulatory letters, with a sample letter.
use axum::Json as Body;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::file::LetterContent;
use super::model::{LetterTexts, TextsRow};
use super::print::{print_letter, values};
use super::store::{self, LetterRow};
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::settings::Settings;
use plon_platform::texts::{TextValue, parse_text};

audit::events! {
    UPDATE_LETTER_TEXTS: LetterTexts => LetterTexts = "letter_texts.update" on "letter_texts";
}

/// Id of the only row.
const LETTER_TEXTS: i64 = 1;

/// Level of the sample letter, in points.
const SAMPLE_LEVEL: i64 = 50_000;

/// The texts of letters as editors see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminLetterTexts {
    /// Version for optimistic locking: a change is refused once another operator has changed the texts.
    version: i64,
    texts: LetterTexts,
    /// The texts that a programme begins with.
    originals: LetterTexts,
    /// Values that texts may name in braces, as in the sample letter.
    values: Vec<TextValue>,
}

/// Changed texts, and the version that they were filled from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 0, "texts": {"title": "Brawo", "opening": "Miło nam potwierdzić, że", "reached":
    "{dzień} r. osiąga poziom", "closing": "Dziękujemy i życzymy dobrych plonów.", "signature":
    "Zespół programu {nazwa programu}"}}))]
pub struct LetterTextsChange {
    version: i64,
    texts: LetterTexts,
}

impl AdminLetterTexts {
    async fn load(app: &App, db: &mut impl Read) -> Result<AdminLetterTexts, ApiError> {
        let (texts, version) = parse_row(store::find_texts(db).await?)?;
        let values = values(&sample(app, db).await?, app.clock.today().0);
        Ok(AdminLetterTexts { version, texts, originals: LetterTexts::default(), values })
    }
}

fn parse_row(row: Option<TextsRow>) -> Result<(LetterTexts, i64), ApiError> {
    let Some(TextsRow { texts, version }) = row else { return Ok((LetterTexts::default(), 0)) };
    Ok((serde_json::from_str(&texts).map_err(anyhow::Error::new)?, version))
}

/// Letter to somebody invented, with the texts that the next letters will have.
async fn sample(app: &App, db: &mut impl Read) -> Result<LetterRow, ApiError> {
    let settings = Settings::load(db).await?;
    Ok(LetterRow {
        level: SAMPLE_LEVEL,
        name: "Jan Kowalski".to_owned(),
        company_name: "Gospodarstwo Rolne Jan Kowalski".to_owned(),
        brand_name: settings.text("brand_name"),
        brand_phone: settings.text("brand_phone"),
        texts: store::find_texts(db).await?.map(|row| row.texts),
        created_at: app.clock.now(),
    })
}

/// Shows the texts of congratulatory letters as they were written.
#[utoipa::path(get, path = "/api/v1/backoffice/letter-texts", tag = "letters",
    responses((status = 200, body = DataResponse<AdminLetterTexts>)))]
pub async fn admin_show_letter_texts(
    State(app): State<App>,
    _: Operator<Editor>,
) -> Result<Body<DataResponse<AdminLetterTexts>>, ApiError> {
    Ok(Body(DataResponse { data: AdminLetterTexts::load(&app, &mut app.db.read().await?).await? }))
}

/// Prints a letter to somebody invented, with the texts that the next letters will have.
#[utoipa::path(get, path = "/api/v1/backoffice/letter-texts/sample", tag = "letters",
    responses((status = 200, body = LetterContent, content_type = "application/pdf")))]
pub async fn admin_print_sample_letter(State(app): State<App>, _: Operator<Editor>) -> Result<Response, ApiError> {
    let letter = sample(&app, &mut app.db.read().await?).await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("inline; filename=\"list-gratulacyjny-wzor.pdf\"")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, print_letter(&letter, app.clock.today().0)?).into_response())
}

/// Changes the texts of the letters that are issued from now on; those that are issued keep theirs.
#[utoipa::path(post, path = "/api/v1/backoffice/letter-texts/update", tag = "letters", request_body = LetterTextsChange,
    responses((status = 200, body = ActionResponse<AdminLetterTexts>), (status = 409, description = "somebody was faster")))]
pub async fn admin_update_letter_texts(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<LetterTextsChange>,
) -> Result<Body<ActionResponse<AdminLetterTexts>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let known = AdminLetterTexts::load(&app, &mut tx).await?;
    let mut fields = Fields::default();
    let after = form.texts.map(|field, text, longest, is_required| {
        parse_text(&mut fields, (field, longest, is_required), text, &known.values)
    });
    fields.check()?;
    let texts = serde_json::to_string(&after).map_err(anyhow::Error::new)?;
    let is_written = match form.version {
        0 => store::insert_texts(&mut tx, &texts, now).await?,
        seen => store::update_texts(&mut tx, &texts, seen, now).await?,
    };
    if !is_written {
        return Err(ErrorCode::VersionChanged.into());
    }
    let records = (&known.texts, &after);
    audit::record(&mut tx, UPDATE_LETTER_TEXTS, audit::by(operator.id, LETTER_TEXTS), records, now).await?;
    let data = AdminLetterTexts::load(&app, &mut tx).await?;
    tx.commit().await?;
    Ok(Body(ActionResponse { data, message: "Teksty listów są zapisane".to_owned() }))
}
