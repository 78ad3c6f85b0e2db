//! Form of a reported invoice: read as a stream, its file straight into the store. Photos of several pages are joined
//! first.
use axum::extract::multipart::Field;
use bytes::Bytes;
use plon_domain::attachment::{HEAD_BYTES, InvalidFile, MAX_FILE_BYTES, MediaType};
use plon_domain::invoice::InvoiceNumber;
use plon_domain::text::is_unprintable;

use super::photo_pages;
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
    /// Pages after the first, whole.
    pages: Vec<Bytes>,
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
    content: Content,
}

enum Content {
    Streamed(Box<Incoming>),
    /// PDF made of photos.
    Joined(Bytes),
}

/// File being received into the store, with its first bytes for detecting the format.
struct GivenFile {
    name: String,
    head: Vec<u8>,
    size: usize,
    content: Incoming,
    /// All of it where it is a photo, which may be the first of several pages.
    photo: Vec<u8>,
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
                Some("invoice") if form.file.is_none() => form.file = Some(GivenFile::read(app, part).await?),
                Some("invoice") => form.add_page(part).await?,
                _ => {}
            }
        }
        Ok(form)
    }

    /// Checks every part, so that all errors are reported at once.
    ///
    /// # Errors
    /// `Invalid` with a sentence at each faulty field; nothing of the file is kept then.
    pub async fn parse(mut self, app: &App) -> Result<(Report, ReportedFile), ApiError> {
        let mut fields = Fields::default();
        let number = InvoiceNumber::parse(&self.document_name.unwrap_or_default());
        let number = fields.parse("document_name", number);
        let distributor = chosen_distributor(&mut app.db.read().await?, &mut fields, self.distributor_id).await?;
        let media_type = self.file.as_ref().map_or(Err(InvalidFile::Empty), GivenFile::media_type);
        let media_type = fields.parse("invoice", media_type);
        let first = self.file.as_mut().map(|file| Bytes::from(std::mem::take(&mut file.photo))).unwrap_or_default();
        let joined = match media_type {
            Some(_) if !self.pages.is_empty() => {
                let pages = [first].into_iter().chain(self.pages).collect();
                fields.parse("invoice", photo_pages::join(pages)?)
            }
            _ => None,
        };
        match (number, distributor, media_type, self.file) {
            (Some(number), Some(distributor), Some(media_type), Some(file)) if fields.is_clean() => {
                let GivenFile { name, content, .. } = file;
                let report = Report { number, distributor };
                let Some(pdf) = joined else {
                    let content = Content::Streamed(Box::new(content));
                    return Ok((report, ReportedFile { name, media_type: media_type.as_str(), content }));
                };
                content.give_up().await;
                let stem = name.rsplit_once('.').map_or(name.as_str(), |(stem, _)| stem);
                let (name, media_type) = (format!("{stem}.pdf"), MediaType::Pdf.as_str());
                Ok((report, ReportedFile { name, media_type, content: Content::Joined(pdf) }))
            }
            (.., file) => {
                if let Some(file) = file {
                    file.content.give_up().await;
                }
                Err(fields.into_error())
            }
        }
    }

    /// Receives a further page; the rest of what is over the limit of the whole is skipped.
    async fn add_page(&mut self, mut part: Field<'_>) -> Result<(), ApiError> {
        let before = self.file.as_ref().map_or(0, |file| file.size) + self.pages.iter().map(Bytes::len).sum::<usize>();
        let mut page = Vec::new();
        while let Some(piece) = part.chunk().await.map_err(at_the_file)? {
            if before + page.len() < MAX_FILE_BYTES {
                page.extend_from_slice(&piece);
            }
        }
        if self.pages.len() < photo_pages::MOST_PAGES {
            self.pages.push(Bytes::from(page));
        }
        Ok(())
    }
}

impl ReportedFile {
    /// # Errors
    /// When the store does not take it; nothing of it is kept then.
    pub async fn store(self, app: &App) -> anyhow::Result<Upload> {
        match self.content {
            Content::Streamed(content) => content.store(&self.name, self.media_type).await,
            Content::Joined(pdf) => app.files.put(app.rng.public_id(), &self.name, self.media_type, pdf).await,
        }
    }
}

impl GivenFile {
    /// Receives the file as a stream; the rest of a file that will be refused is skipped, as other parts may follow.
    async fn read(app: &App, mut part: Field<'_>) -> Result<GivenFile, ApiError> {
        let name = part.file_name().unwrap_or_default();
        let name = name.chars().filter(|sign| !is_unprintable(*sign)).take(MAX_FILE_NAME_CHARS).collect();
        let content = app.files.receive(app.rng.public_id());
        let mut file = GivenFile { name, head: Vec::new(), size: 0, content, photo: Vec::new() };
        loop {
            match part.chunk().await {
                Ok(None) => return Ok(file),
                Ok(Some(piece)) => {
                    let room = HEAD_BYTES - file.head.len();
                    file.head.extend_from_slice(&piece[..piece.len().min(room)]);
                    file.size += piece.len();
                    if file.may_be_taken() {
                        if !matches!(file.media_type(), Ok(MediaType::Pdf)) {
                            file.photo.extend_from_slice(&piece);
                        }
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
