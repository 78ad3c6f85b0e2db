//! Rows and values of the operator's side of content; the audit log keeps the rows without their versions.
use plon_domain::audience::Audience;
use plon_domain::content::{ContentStatus, Topic};
use plon_domain::reward::CataloguePlace;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::kinds::{audiences, statuses, topics};
use plon_kernel::ids::MediaId;
use plon_kernel::types::BusinessDate;

/// A news item's row; the audit log keeps it without its version.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct NewsRow {
    #[serde(skip)]
    pub version: i64,
    #[serde(skip)]
    pub was_published: bool,
    pub slug: String,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = audiences)]
    pub audience: Audience,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = statuses)]
    pub status: ContentStatus,
    pub published_on: BusinessDate,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = topics)]
    pub topic: Topic,
    pub title: String,
    pub summary: String,
    pub text: String,
    pub picture_id: Option<MediaId>,
}

/// A page's row; the audit log keeps it without its version.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct PageRow {
    #[serde(skip)]
    pub version: i64,
    #[serde(skip)]
    pub was_published: bool,
    pub slug: String,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = statuses)]
    pub status: ContentStatus,
    pub updated_on: BusinessDate,
    pub title: String,
    pub summary: String,
    pub text: String,
}

/// A question's row; the audit log keeps it without its version.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct QuestionRow {
    #[serde(skip)]
    pub version: i64,
    #[serde(skip)]
    pub was_published: bool,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = audiences)]
    pub audience: Audience,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = statuses)]
    pub status: ContentStatus,
    pub position: i64,
    pub question: String,
    pub answer: String,
}

/// ContentKind of content; each has a table.
#[derive(Debug, Clone, Copy)]
pub enum ContentKind {
    News,
    Page,
    Question,
}

impl ContentKind {
    pub const fn table(self) -> &'static str {
        match self {
            ContentKind::News => "news",
            ContentKind::Page => "pages",
            ContentKind::Question => "questions",
        }
    }
}

/// A valid news item.
#[derive(Debug)]
pub struct WrittenNews {
    pub audience: Audience,
    pub status: ContentStatus,
    pub published_on: BusinessDate,
    pub topic: Topic,
    pub title: String,
    pub search_key: String,
    pub summary: String,
    pub text: String,
    pub picture_id: Option<MediaId>,
}

/// A valid page.
#[derive(Debug)]
pub struct WrittenPage {
    pub status: ContentStatus,
    pub updated_on: BusinessDate,
    pub title: String,
    pub summary: String,
    pub text: String,
}

/// A valid question.
#[derive(Debug)]
pub struct WrittenQuestion {
    pub audience: Audience,
    pub status: ContentStatus,
    pub position: CataloguePlace,
    pub question: String,
    pub answer: String,
}
