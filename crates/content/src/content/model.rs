//! Rows of content as readers see them.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::html;
use plon_kernel::ids::{PageId, QuestionId};
use plon_kernel::types::BusinessDate;

/// A question with its answer.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct FaqEntry {
    id: QuestionId,
    pub(super) question: String,
    pub(super) answer_html: String,
}

impl FaqEntry {
    /// The question and its answer as HTML, for structured data.
    pub(super) fn structured_data(&self) -> (String, String) {
        (self.question.clone(), html::sanitize(&self.answer_html))
    }
}

/// A page of text.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ContentPage {
    id: PageId,
    /// The page's URL path.
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) summary: String,
    pub(super) text_html: String,
    /// Date since which the text is valid.
    pub(super) updated_on: BusinessDate,
}

/// A page in a list.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ContentPageCard {
    /// The page's URL path.
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) summary: String,
}
