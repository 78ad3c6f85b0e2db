//! SMTP: one e-mail per connection, over TLS except to this machine itself.
use std::time::{Duration, SystemTime};

use anyhow::Context;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart, MultiPartKind, SinglePart};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use plon_message_templates::email_html;

use super::super::look::MailLook;
use super::super::settings::{Smtp as Settings, SmtpTls};
use super::{Outcome, OutgoingMessage, shortened};

/// Timeout of each step of the SMTP conversation.
const STEP: Duration = Duration::from_secs(20);

/// Replies that authentication is missing or failed: the error is not in the message.
const ACCOUNT_ERRORS: [&str; 4] = ["530", "534", "535", "538"];

/// Headers by which mail programs offer one-click unsubscribe (RFC 8058).
const LEAVE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const LEAVE_BY_POST: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");

pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Smtp {
    pub fn new(settings: &Settings, host: &str) -> anyhow::Result<Smtp> {
        let builder = match settings.tls {
            SmtpTls::Starttls => AsyncSmtpTransport::<Tokio1Executor>::starttls_relay(host)?,
            SmtpTls::Implicit => AsyncSmtpTransport::<Tokio1Executor>::relay(host)?,
            SmtpTls::None => AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host),
        };
        let mut builder = builder.timeout(Some(STEP));
        if let Some(port) = settings.port {
            builder = builder.port(port);
        }
        if let (Some(user), Some(password)) = (&settings.user, &settings.password) {
            builder = builder.credentials(Credentials::new(user.clone(), password.clone()));
        }
        let from = settings.from.as_deref().unwrap_or_default().parse().context("PLON_SMTP_FROM is no address")?;
        Ok(Smtp { transport: builder.build(), from })
    }

    /// Connects and signs in.
    pub async fn probe(&self) -> anyhow::Result<()> {
        let answers = self.transport.test_connection().await.context("it cannot be signed in to")?;
        anyhow::ensure!(answers, "it does not answer once signed in to");
        Ok(())
    }

    pub async fn send(&self, letter: &OutgoingMessage<'_>) -> Outcome {
        let message = match self.written(letter) {
            Ok(message) => message,
            Err(error) => return Outcome::Never(shortened(&format!("Nie można napisać tego e-maila: {error}"))),
        };
        match self.transport.send(message).await {
            Ok(response) => Outcome::Taken { provider_id: response.first_line().map(shortened) },
            Err(error) => judge(&error),
        }
    }

    /// Builds the e-mail; a retry is identical, so that servers and mail programs drop it by its Message-ID.
    fn written(&self, letter: &OutgoingMessage<'_>) -> anyhow::Result<Message> {
        let to: Address = letter.to.parse()?;
        let id = format!("<{}@{}>", letter.idx, self.from.email.domain());
        let builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .message_id(Some(id))
            .date(SystemTime::from(letter.written_at.0));
        let text = SinglePart::plain(letter.text.to_owned());
        let mut message = match (letter.look, &letter.file) {
            (None, None) => builder.singlepart(text)?,
            (Some(look), None) => builder.multipart(parts(letter, text, look)?)?,
            (look, Some((name, media_type, content))) => {
                let all = MultiPart::builder().kind(MultiPartKind::Mixed).boundary(format!("plon-{}-all", letter.idx));
                let file = Attachment::new((*name).to_owned()).body(content.to_vec(), ContentType::parse(media_type)?);
                let written = match look {
                    Some(look) => all.multipart(parts(letter, text, look)?),
                    None => all.singlepart(text),
                };
                builder.multipart(written.singlepart(file))?
            }
        };
        if let Some(url) = letter.leave_url {
            let headers = message.headers_mut();
            headers.insert_raw(HeaderValue::new(LEAVE, format!("<{url}>")));
            headers.insert_raw(HeaderValue::new(LEAVE_BY_POST, "List-Unsubscribe=One-Click".to_owned()));
        }
        Ok(message)
    }
}

/// The text, and the HTML made of it with the logo; names of the boundaries are the same at each try.
fn parts(letter: &OutgoingMessage<'_>, text: SinglePart, mail: &MailLook) -> anyhow::Result<MultiPart> {
    let MailLook { look, logo } = mail;
    let html = SinglePart::html(email_html(look, letter.subject, letter.text));
    let both = MultiPart::builder().kind(MultiPartKind::Alternative).boundary(format!("plon-{}", letter.idx));
    let both = both.singlepart(text);
    let Some((name, media_type, content)) = logo else { return Ok(both.singlepart(html)) };
    let logo = Attachment::new_inline((*name).to_owned()).body(content.to_vec(), ContentType::parse(media_type)?);
    let with_logo = MultiPart::builder().kind(MultiPartKind::Related).boundary(format!("plon-{}-html", letter.idx));
    Ok(both.multipart(with_logo.singlepart(html).singlepart(logo)))
}

fn judge(error: &lettre::transport::smtp::Error) -> Outcome {
    let Some(code) = error.status().map(|code| code.to_string()) else {
        tracing::warn!(?error, "the mail server does not answer");
        return Outcome::Later("Brak połączenia z serwerem poczty".to_owned());
    };
    if ACCOUNT_ERRORS.contains(&code.as_str()) {
        tracing::error!(code, "the mail server refuses the account");
        return Outcome::Later(format!("Serwer poczty nie wpuszcza na konto ({code})"));
    }
    let words = shortened(&format!("Serwer poczty odmówił ({code}): {error}"));
    if error.is_permanent() { Outcome::Never(words) } else { Outcome::Later(words) }
}
