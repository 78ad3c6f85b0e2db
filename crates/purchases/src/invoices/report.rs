//! Form of a reported invoice: read as a stream, its file straight into the store.
use axum::extract::multipart::Field;
use plon_domain::attachment::{HEAD_BYTES, InvalidFile, MAX_FILE_BYTES, MediaType};
use plon_domain::invoice::InvoiceNumber;
use plon_domain::text::is_unprintable;

use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::DistributorId;
use plon_platform::app::App;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Multipart, read_text};
use plon_platform::files::{Incoming, Upload};

const MAX_FILE_NAME_CHARS: usize = 200;

/// Form as received; each part may be missing.
#[derive(Default)]
pub struct Form {
    document_name: Option<String>,
    distributor_id: Option<String>,
    file: Option<GivenFile>,
}

/// Form without errors.
pub struct Report {
    pub number: InvoiceNumber,
    pub distributor: DistributorId,
}

/// File of a valid form; it is in the store except for its end.
pub struct ReportedFile {
    name: String,
    media_type: &'static str,
    content: Incoming,
}

/// File being received into the store, with its first bytes for detecting the format.
struct GivenFile {
    name: String,
    head: Vec<u8>,
    size: usize,
    content: Incoming,
}

impl Form {
    /// # Errors
    /// When it is not a form, is cut off or is too large, and when the store does not take the file.
    pub async fn read(app: &App, parts: &mut Multipart) -> Result<Form, ApiError> {
        let mut form = Form::default();
        while let Some(part) = parts.next().await.map_err(at_the_file)? {
            match part.name() {
                Some("document_name") => form.document_name = Some(read_text(part).await.map_err(at_the_file)?),
                Some("distributor_id") => form.distributor_id = Some(read_text(part).await.map_err(at_the_file)?),
                Some("invoice") => form.file = Some(GivenFile::read(app, part).await?),
                _ => {}
            }
        }
        Ok(form)
    }

    /// Checks every part, so that all errors are reported at once.
    ///
    /// # Errors
    /// `Invalid` with a sentence at each faulty field; nothing of the file is kept then.
    pub async fn parse(self, app: &App) -> Result<(Report, ReportedFile), ApiError> {
        let mut fields = Fields::default();
        let number = InvoiceNumber::parse(&self.document_name.unwrap_or_default());
        let number = fields.parse("document_name", number);
        let distributor = chosen_distributor(&mut app.db.read().await?, &mut fields, self.distributor_id).await?;
        let media_type = self.file.as_ref().map_or(Err(InvalidFile::Empty), GivenFile::media_type);
        let media_type = fields.parse("invoice", media_type);
        match (number, distributor, media_type, self.file) {
            (Some(number), Some(distributor), Some(media_type), Some(file)) => {
                let GivenFile { name, content, .. } = file;
                let file = ReportedFile { name, media_type: media_type.as_str(), content };
                Ok((Report { number, distributor }, file))
            }
            (.., file) => {
                if let Some(file) = file {
                    file.content.give_up().await;
                }
                Err(fields.into_error())
            }
        }
    }
}

impl ReportedFile {
    /// # Errors
    /// When the store does not take it; nothing of it is kept then.
    pub async fn store(self) -> anyhow::Result<Upload> {
        self.content.store(&self.name, self.media_type).await
    }
}

impl GivenFile {
    /// Receives the file as a stream; the rest of a file that will be refused is skipped, as other parts may follow.
    async fn read(app: &App, mut part: Field<'_>) -> Result<GivenFile, ApiError> {
        let name = part.file_name().unwrap_or_default();
        let name = name.chars().filter(|sign| !is_unprintable(*sign)).take(MAX_FILE_NAME_CHARS).collect();
        let content = app.files.receive(app.rng.public_id());
        let mut file = GivenFile { name, head: Vec::new(), size: 0, content };
        loop {
            match part.chunk().await {
                Ok(None) => return Ok(file),
                Ok(Some(piece)) => {
                    let room = HEAD_BYTES - file.head.len();
                    file.head.extend_from_slice(&piece[..piece.len().min(room)]);
                    file.size += piece.len();
                    if file.may_be_taken() {
                        file.content.push(piece).await?;
                    }
                }
                Err(error) => {
                    file.content.give_up().await;
                    return Err(at_the_file(error));
                }
            }
        }
    }

    fn media_type(&self) -> Result<MediaType, InvalidFile> {
        MediaType::of_beginning(&self.head, self.size)
    }

    /// True while the bytes received so far may be the beginning of an acceptable file.
    fn may_be_taken(&self) -> bool {
        self.size < MAX_FILE_BYTES && (self.head.len() < HEAD_BYTES || self.media_type().is_ok())
    }
}

async fn chosen_distributor(
    db: &mut impl Read,
    fields: &mut Fields,
    given: Option<String>,
) -> Result<Option<DistributorId>, ApiError> {
    let given = given.filter(|text| !text.trim().is_empty());
    let Some(given) = fields.required("distributor_id", given) else { return Ok(None) };
    if let Ok(id) = given.trim().parse().map(DistributorId)
        && store::is_active_distributor(db, id).await?
    {
        return Ok(Some(id));
    }
    fields.add_error("distributor_id", "Wybierz dystrybutora z listy");
    Ok(None)
}

/// Reports a body over the limit at the file's field, like a file over the limit.
fn at_the_file(error: impl Into<ApiError>) -> ApiError {
    match error.into() {
        ApiError::TooLarge => {
            let mut fields = Fields::default();
            fields.add_error("invoice", InvalidFile::TooLarge.to_string());
            fields.into_error()
        }
        other => other,
    }
}
