//! The home page, news, pages, questions, media, the newsletter, contact, the portal's settings and seasons,
//! and editors' texts of messages.
pub mod contact;
pub mod content;
pub mod home;
pub mod media;
pub mod message_templates;
pub mod newsletter;
pub mod seasons;
pub mod system;
pub mod values;
