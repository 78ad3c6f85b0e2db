//! Documents that the server fills: their heads, their words and data, and what search engines are told.
mod callers;
mod filled;
mod head;
mod places;

use plon_kernel::on_db;
use serde_json::Value;

use crate::support::{Answer, TestApp};

/// A published news item that somebody has written.
pub struct Written<'a> {
    pub slug: &'a str,
    pub title: &'a str,
    pub summary: &'a str,
    pub text: &'a str,
}

impl TestApp {
    pub async fn written(&self, news: Written<'_>) {
        let mut tx = self.db().begin().await.unwrap();
        on_db!(&mut tx, conn => sqlx::query(
            "INSERT INTO news (slug, audience, status, published_on, topic, title, summary, text, search_key)
             VALUES ($1, 'everyone', 'published', '2025-08-01', 'crops', $2, $3, $4, '')")
            .bind(news.slug).bind(news.title).bind(news.summary).bind(news.text).execute(conn).await.map(|_| ()))
        .unwrap();
        tx.commit().await.unwrap();
    }

    /// The document at an address, as a browser asks for it.
    pub async fn document(&self, path: &str) -> Answer {
        self.get(path).header("accept", "text/html,application/xhtml+xml,*/*;q=0.8").send().await
    }
}

pub fn html(answer: &Answer) -> &str {
    std::str::from_utf8(&answer.body).unwrap()
}

pub fn header<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers.get(name).map_or("", |value| value.to_str().unwrap())
}

/// Returns the text between two others, where they first occur.
#[track_caller]
pub fn between<'a>(html: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = html.split_once(start).unwrap_or_else(|| panic!("no {start} in {html}"));
    rest.split_once(end).unwrap_or_else(|| panic!("no {end} after {start}")).0
}

/// The value of an attribute of the element that begins so.
#[track_caller]
pub fn content_of<'a>(html: &'a str, begins: &str) -> &'a str {
    between(html, &format!("{begins} content=\""), "\"")
}

/// The answers that the app finds in the document.
#[track_caller]
pub fn answers(html: &str) -> Value {
    let text = between(html, "<script type=\"application/json\" id=\"document\">", "</script>");
    serde_json::from_str::<Value>(text).unwrap()["answers"].take()
}

/// Reads the data about the page that are meant for machines.
#[track_caller]
pub fn linked_data(html: &str) -> Value {
    serde_json::from_str(between(html, "<script type=\"application/ld+json\" data-document>", "</script>")).unwrap()
}
