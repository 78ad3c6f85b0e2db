//! Rows of the operator's side of content, which the audit log keeps without their versions.
use plon_domain::audience::Audience;
use plon_domain::content::{ContentStatus, Topic};
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
