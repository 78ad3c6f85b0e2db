//! Texts of a mailing as they leave, with its links.
use plon_domain::mailing::MailingChannel;
use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::messages::Brand;

use super::store;
use crate::links;
use crate::model::MailingRow;

/// Page of a notification whose mailing names none.
const PANEL: &str = "/dashboard";

/// Texts of all channels.
#[derive(Debug)]
pub struct Texts {
    email: String,
    /// Name of the programme, under the e-mail.
    signature: String,
    pub sms: String,
    /// Page of the portal that notifications lead to.
    pub page: String,
}

impl Texts {
    /// Text of the e-mail, with the address at which its reader leaves.
    pub fn email_with(&self, leave_page: &str) -> String {
        format!(
            "{}\n\n{}\n\nWysyłamy tę wiadomość za Twoją zgodą na informacje o\u{a0}promocjach. Jeśli nie chcesz ich \
             dostawać, zrezygnuj tutaj:\n{leave_page}",
            self.email, self.signature
        )
    }
}

/// Texts of a mailing; before it begins its links have no codes, and lead to the page itself.
///
/// # Errors
/// When the database does not answer.
pub async fn load_texts(app: &App, db: &mut impl Read, mailing: &MailingRow) -> sqlx::Result<Texts> {
    let codes = store::list_links(db, mailing.id).await?;
    let link = |channel: MailingChannel| {
        if mailing.page.is_empty() {
            return None;
        }
        let code = codes.iter().find(|(of, _)| of == channel.as_str()).map(|(_, code)| links::address(app, code));
        Some(code.unwrap_or_else(|| format!("{}{}", app.public_url, mailing.page)))
    };
    let with_link = |text: &str, apart: &str, channel| match link(channel) {
        Some(link) => format!("{text}{apart}{link}"),
        None => text.to_owned(),
    };
    let page = if mailing.page.is_empty() { PANEL } else { &mailing.page };
    Ok(Texts {
        email: with_link(&mailing.content, "\n\n", MailingChannel::Email),
        signature: format!("Program {}", Brand::load(db).await?.name),
        sms: with_link(&mailing.sms, " ", MailingChannel::Sms),
        page: page.to_owned(),
    })
}
