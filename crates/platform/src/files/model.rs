//! Values of stored files.

/// A file whose content is stored, but not yet its row.
#[derive(Debug, Clone)]
pub struct Upload {
    pub key: String,
    pub name: String,
    pub media_type: &'static str,
    pub size: i64,
    pub sha256: String,
}
