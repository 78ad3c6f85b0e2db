//! Rows and values of templates.
use plon_kernel::ids::OperatorId;
use plon_kernel::paging::Keyed;
use plon_kernel::types::Timestamp;

/// Subject and body of a message, with names of values in braces.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TemplateText {
    /// Empty for an SMS.
    pub subject: String,
    pub body: String,
}

/// Newest version of a template.
#[derive(Debug, Clone)]
pub struct CurrentVersion {
    pub key: String,
    /// Number of the version, for optimistic locking.
    pub version: i64,
    /// `None` when the original was restored.
    pub text: Option<TemplateText>,
    pub at: Timestamp,
}

/// Version of a template in its history.
#[derive(Debug, sqlx::FromRow)]
pub struct VersionRow {
    pub id: i64,
    pub version: i64,
    pub subject: Option<String>,
    /// `None` when the original was restored.
    pub body: Option<String>,
    pub created_at: Timestamp,
    /// Name of the operator.
    pub created_by: String,
}

impl Keyed for VersionRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Version to be inserted.
#[derive(Debug, Clone, Copy)]
pub struct NewVersion<'a> {
    pub key: &'static str,
    /// Number of the version that it is written over; 0 for none.
    pub seen: i64,
    /// `None` restores the original.
    pub text: Option<&'a TemplateText>,
    pub by: OperatorId,
    pub at: Timestamp,
}
