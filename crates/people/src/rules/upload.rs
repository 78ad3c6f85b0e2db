//! Adds rules that are in force from a day on.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bytes::Bytes;
use plon_domain::attachment::{InvalidFile, MediaType};
use utoipa::ToSchema;

use super::admin::{RulesVersion, load_versions};
use super::model::RulesRecord;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Multipart, read_text};
use plon_platform::files::{self, Upload};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_day;

audit::events! {
    ADD_RULES: () => RulesRecord = "rules.add" on "programme_rules";
}

/// Files must be smaller than this, in MiB.
pub const MEBIBYTES: usize = 10;

const FIELD: &str = "file";
const DAY: &str = "valid_from";

/// Parts of the upload form.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document; they are read one by one")]
#[schema(example = json!({"valid_from": "2026-04-01", "file": "(binary)"}))]
pub struct RulesForm {
    /// First day on which the rules are in force: today or a later one.
    valid_from: BusinessDate,
    /// A PDF under 10 MiB.
    #[schema(value_type = String, format = Binary)]
    file: Vec<u8>,
}

/// Adds rules as a file. They take the place of those before them on their first day.
#[utoipa::path(post, path = "/api/v1/backoffice/rules", tag = "content",
    request_body(content = RulesForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<Vec<RulesVersion>>)))]
pub async fn admin_upload_rules(
    State(app): State<App>,
    operator: Operator<Editor>,
    mut form: Multipart,
) -> Result<(StatusCode, Json<ActionResponse<Vec<RulesVersion>>>), ApiError> {
    let today = app.clock.today();
    let (valid_from, content) = read(&mut form, today).await?;
    let name = format!("regulamin-{}.pdf", valid_from.0);
    let upload = app.files.put(app.rng.public_id(), &name, MediaType::Pdf.as_str(), content).await?;
    let added = record(&app, operator.id, valid_from, &upload).await;
    if added.is_err()
        && let Err(cause) = app.files.delete(&upload.key).await
    {
        tracing::warn!(cause = format!("{cause:#}"), "a file of rules that nobody shows stays behind");
    }
    let message = match valid_from > today {
        true => "Regulamin jest zaplanowany",
        false => "Regulamin obowiązuje od dziś",
    };
    Ok((StatusCode::CREATED, Json(ActionResponse { data: added?, message: message.to_owned() })))
}

/// Reads the form; all errors of its fields are reported at once.
async fn read(form: &mut Multipart, today: BusinessDate) -> Result<(BusinessDate, Bytes), ApiError> {
    let (mut day, mut content) = (None, Bytes::new());
    while let Some(part) = form.next().await.map_err(too_large_at_the_file)? {
        match part.name() {
            Some(DAY) => day = Some(read_text(part).await.map_err(too_large_at_the_file)?),
            Some(FIELD) => content = part.bytes().await.map_err(too_large_at_the_file)?,
            _ => {}
        }
    }
    let mut fields = Fields::default();
    let day = parse_required_day(&mut fields, DAY, day.as_deref()).map(BusinessDate);
    if day.is_some_and(|day| day < today) {
        fields.add_error(DAY, "Podaj dzisiejszy albo późniejszy dzień");
    }
    if let Err(error) = pdf(&content) {
        fields.add_error(FIELD, error);
    }
    match (day, fields.is_clean()) {
        (Some(day), true) => Ok((day, content)),
        _ => Err(fields.into_error()),
    }
}

fn pdf(content: &[u8]) -> Result<(), String> {
    match MediaType::of_file(content) {
        Ok(MediaType::Pdf) => Ok(()),
        Err(InvalidFile::Empty) => Err("Wybierz plik".to_owned()),
        Err(InvalidFile::TooLarge) => Err(too_large()),
        Ok(_) | Err(InvalidFile::Format) => Err("Wybierz plik PDF".to_owned()),
    }
}

fn too_large() -> String {
    format!("Plik musi być mniejszy niż {MEBIBYTES}\u{a0}MB")
}

/// Reports a body over the limit like a file over the limit.
fn too_large_at_the_file(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => {
            let mut fields = Fields::default();
            fields.add_error(FIELD, too_large());
            fields.into_error()
        }
        other => other,
    }
}

async fn record(
    app: &App,
    operator: OperatorId,
    valid_from: BusinessDate,
    upload: &Upload,
) -> Result<Vec<RulesVersion>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let file = files::insert_file(&mut tx, None, upload, now).await?;
    let id = store::insert_version(&mut tx, (file, &upload.sha256), valid_from, operator, now).await;
    let id = id.on_unique(|| ErrorCode::RulesDayTaken)?;
    let after = RulesRecord { sha256: upload.sha256.clone(), size: upload.size, valid_from };
    audit::record(&mut tx, ADD_RULES, audit::by(operator, id), (&(), &after), now).await?;
    let data = load_versions(app, &mut tx).await?;
    tx.commit().await?;
    Ok(data)
}
