//! Look of e-mails: the programme's name, colours and logo, as they are when a batch is sent.
use bytes::Bytes;
use plon_domain::theme::Palette;
use plon_message_templates::{EmailLook, EmailPicture};

use crate::app::App;
use crate::files;
use crate::settings::{LOGO_FILE, LOGO_WIDTH, Settings, base_colours};
use plon_kernel::ids::FileId;

/// Height of the logo, in pixels.
const LOGO_HEIGHT: i64 = 32;

/// Name of the part with the logo.
const LOGO: &str = "logo@plon";

/// Look with the logo's file, which travels in each e-mail.
#[derive(Debug, Clone)]
pub struct MailLook {
    pub look: EmailLook,
    /// Name of the part, media type and content.
    pub logo: Option<(&'static str, String, Bytes)>,
}

impl MailLook {
    /// Loads the look; a logo that cannot be read gives way to the name.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn load(app: &App) -> sqlx::Result<MailLook> {
        let mut db = app.db.read().await?;
        let settings = Settings::load(&mut db).await?;
        let file = match settings.number(LOGO_FILE) {
            0 => None,
            id => files::find_file(&mut db, FileId(id)).await?,
        };
        drop(db);
        let name = settings.set("brand_name").unwrap_or("Plon").to_owned();
        let mut look = EmailLook { name, palette: Palette::of(&base_colours(&settings)), logo: None };
        let Some(file) = file else { return Ok(MailLook { look, logo: None }) };
        let content = match app.files.get(&file.key).await {
            Ok(Some(content)) => content,
            read => {
                tracing::warn!(error = ?read.err(), "the logo cannot be read; e-mails go without it");
                return Ok(MailLook { look, logo: None });
            }
        };
        let width = settings.number(LOGO_WIDTH).max(1);
        look.logo = Some(EmailPicture { content_id: LOGO.to_owned(), width, height: LOGO_HEIGHT });
        Ok(MailLook { look, logo: Some((LOGO, file.media_type, content)) })
    }
}
