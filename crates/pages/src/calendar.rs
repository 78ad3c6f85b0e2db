//! Calendar files (RFC 5545): whole days that somebody should not forget, without a reminder: a calendar has its own.
use anyhow::Context;
use axum::response::Response;
use icalendar::{Calendar, Component, Event, Parameter, Property};
use jiff::civil::Date;
use plon_kernel::types::Timestamp;
use plon_platform::response::Attachment;
use utoipa::ToSchema;

/// A calendar file, for the API document.
#[derive(ToSchema)]
#[schema(value_type = String)]
pub struct CalendarFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// A day in a calendar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayEvent {
    /// Name of the event that is the same in every file, so that a calendar replaces it.
    pub uid: String,
    pub day: Date,
    pub title: String,
    /// Address of its page.
    pub url: String,
}

/// Answers with a calendar file of these days as they are known at a time.
///
/// # Errors
/// When the file's name is none for a header.
pub fn answer(name: &str, events: &[DayEvent], now: Timestamp) -> anyhow::Result<Response> {
    let name = format!("{name}.ics");
    let content = file(events, now)?.into_bytes();
    Attachment { name: &name, media_type: "text/calendar; charset=utf-8", content }.into_response()
}

fn file(events: &[DayEvent], now: Timestamp) -> anyhow::Result<String> {
    let stamp = now.0.strftime("%Y%m%dT%H%M%SZ").to_string();
    let mut calendar = Calendar::new();
    for event in events {
        calendar.push(entry(event, &stamp).context("a day has no day after it")?);
    }
    Ok(calendar.to_string())
}

fn entry(event: &DayEvent, stamp: &str) -> Option<Event> {
    let next = event.day.tomorrow().ok()?;
    let mut entry = Event::with_uid(&event.uid);
    entry
        .add_property("DTSTAMP", stamp)
        .append_property(whole_day("DTSTART", event.day))
        .append_property(whole_day("DTEND", next))
        .summary(&event.title)
        .description(&event.url)
        .url(&event.url)
        .add_property("TRANSP", "TRANSPARENT");
    Some(entry)
}

fn whole_day(name: &str, day: Date) -> Property {
    let mut property = Property::new(name, day.strftime("%Y%m%d").to_string());
    property.append_parameter(Parameter::new("VALUE", "DATE"));
    property
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_day_is_a_whole_day_with_its_page_and_the_same_name_each_time() {
        let event = DayEvent {
            uid: "promotion-7-purchases@plon".to_owned(),
            day: date(2025, 9, 30),
            title: "Ostatni dzień zakupów: Jesień, top".to_owned(),
            url: "https://plon.example.pl/promocje/jesien".to_owned(),
        };
        let now = Timestamp("2025-08-20T07:00:00Z".parse().unwrap());
        let file = file(std::slice::from_ref(&event), now).unwrap();
        for line in [
            "BEGIN:VCALENDAR",
            "UID:promotion-7-purchases@plon",
            "DTSTAMP:20250820T070000Z",
            "DTSTART;VALUE=DATE:20250930",
            "DTEND;VALUE=DATE:20251001",
            "SUMMARY:Ostatni dzień zakupów: Jesień\\, top",
            "URL:https://plon.example.pl/promocje/jesien",
        ] {
            assert!(file.split("\r\n").any(|found| found == line), "{line} is not in {file}");
        }
        assert_eq!(file.matches("BEGIN:VEVENT").count(), 1);
        let later = super::file(&[event], Timestamp("2025-08-21T07:00:00Z".parse().unwrap())).unwrap();
        assert_eq!(later.replace("20250821T070000Z", "20250820T070000Z"), file);
    }
}
