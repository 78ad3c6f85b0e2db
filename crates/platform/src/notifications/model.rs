//! Values of notifications.

/// A notification to write, and the portal's page that it is about.
#[derive(Debug, Clone, Copy)]
pub struct NewNotification<'a> {
    pub title: &'a str,
    pub content: &'a str,
    pub page: &'a str,
}
