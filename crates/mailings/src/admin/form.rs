//! Form of a mailing.
use jiff::civil::Time;
use plon_audiences::find_segment;
use plon_domain::link::Link;
use plon_kernel::clock::instant_in_warsaw;
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::{parse_line, parse_paragraphs, parse_required_line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::model::{Channels, WrittenMailing};

const LONGEST_NAME: usize = 80;
const LONGEST_SUBJECT: usize = 100;
const LONGEST_CONTENT: usize = 10_000;
/// Longest text of an SMS: some seven parts of one with Polish letters.
const LONGEST_SMS: usize = 450;
const LONGEST_NOTICE: usize = 500;

/// A mailing as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"name": "Jesienna promocja", "segment_id": 3, "by_email": true, "by_sms": false, "in_portal":
    true, "by_push": false, "subject": "Ruszyła jesienna promocja", "content":
    "Dzień dobry,\n\nod dziś za zakupy DOVVO jest więcej punktów.", "notice":
    "Od dziś za zakupy DOVVO jest więcej punktów.", "page": "/promocje", "send_on": "2025-09-01", "send_hour": 9}))]
pub struct MailingForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    #[schema(required, nullable = false)]
    segment_id: Option<SegmentId>,
    by_email: bool,
    by_sms: bool,
    in_portal: bool,
    by_push: bool,
    /// Subject of the e-mail, and title of the notification.
    #[serde(default)]
    subject: Option<String>,
    /// Text of the e-mail.
    #[serde(default)]
    content: Option<String>,
    /// Text of the SMS.
    #[serde(default)]
    sms: Option<String>,
    /// Text of the notification in the portal, and of push messages.
    #[serde(default)]
    notice: Option<String>,
    /// Page of the portal that it leads to, from its slash on; empty for none.
    #[serde(default)]
    page: Option<String>,
    /// Day on which it leaves; left out: as soon as it may.
    #[serde(default)]
    send_on: Option<BusinessDate>,
    /// Hour of that day in Warsaw, 0 to 23.
    #[serde(default)]
    send_hour: Option<i64>,
}

impl MailingForm {
    /// Parses the form.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    pub async fn parse(&self, db: &mut impl Read) -> Result<WrittenMailing, ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let segment = self.parse_segment(&mut fields, db).await?;
        let channels = self.channels(&mut fields);
        let [subject, content, sms, notice] = self.parse_texts(&mut fields, channels);
        let page = self.parse_page(&mut fields);
        let send_at = self.parse_time(&mut fields);
        let (Some(name), Some(segment), true) = (name, segment, fields.is_clean()) else {
            return Err(fields.into_error());
        };
        Ok(WrittenMailing { name, segment, channels, subject, content, sms, notice, page, send_at })
    }

    async fn parse_segment(&self, fields: &mut Fields, db: &mut impl Read) -> anyhow::Result<Option<SegmentId>> {
        let found = match self.segment_id {
            Some(id) => find_segment(db, id).await?.map(|segment| segment.id),
            None => None,
        };
        if found.is_none() {
            fields.add_error("segment_id", "Wybierz segment");
        }
        Ok(found)
    }

    fn channels(&self, fields: &mut Fields) -> Channels {
        let MailingForm { by_email, by_sms, in_portal, by_push, .. } = *self;
        if !(by_email || by_sms || in_portal || by_push) {
            fields.add_error("by_email", "Wybierz przynajmniej jeden kanał");
        }
        Channels { by_email, by_sms, in_portal, by_push }
    }

    /// Subject, e-mail, SMS and notification; each must be there when a channel has it.
    fn parse_texts(&self, fields: &mut Fields, channels: Channels) -> [String; 4] {
        let Channels { by_email, by_sms, in_portal, by_push } = channels;
        let has_notice = in_portal || by_push;
        let subject = parse_line(fields, "subject", &self.subject, LONGEST_SUBJECT).flatten().unwrap_or_default();
        let mut text = |field: &str, typed: &Option<String>, longest| {
            parse_paragraphs(fields, field, typed, longest).unwrap_or_default()
        };
        let content = text("content", &self.content, LONGEST_CONTENT);
        let sms = text("sms", &self.sms, LONGEST_SMS);
        let notice = text("notice", &self.notice, LONGEST_NOTICE);
        for (field, is_needed, typed) in [
            ("subject", by_email || has_notice, &self.subject),
            ("content", by_email, &self.content),
            ("sms", by_sms, &self.sms),
            ("notice", has_notice, &self.notice),
        ] {
            if is_needed && typed.as_deref().unwrap_or_default().trim().is_empty() {
                fields.required(field, None::<()>);
            }
        }
        [subject, content, sms, notice]
    }

    fn parse_page(&self, fields: &mut Fields) -> String {
        let typed = self.page.as_deref().unwrap_or_default().trim();
        if typed.is_empty() {
            return String::new();
        }
        match Link::parse(typed) {
            Ok(link) if typed.starts_with('/') => link.as_str().to_owned(),
            _ => {
                fields.add_error("page", "Podaj stronę portalu od znaku /, na przykład /promocje");
                String::new()
            }
        }
    }

    fn parse_time(&self, fields: &mut Fields) -> Option<Timestamp> {
        let BusinessDate(day) = self.send_on?;
        let hour =
            self.send_hour.and_then(|hour| i8::try_from(hour).ok()).and_then(|hour| Time::new(hour, 0, 0, 0).ok());
        let Some(time) = hour else {
            fields.add_error("send_hour", "Wybierz godzinę");
            return None;
        };
        fields.parse("send_on", instant_in_warsaw(day.to_datetime(time)).map_err(|_| "Nie ma takiego dnia"))
    }
}
