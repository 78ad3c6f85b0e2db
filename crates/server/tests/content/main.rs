//! News, pages, questions, media, the newsletter, contact, settings, seasons, and the documents that readers get.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../given/mod.rs"]
mod given;
#[expect(dead_code, unused_imports, reason = "each context's tests use a part of what all share")]
#[path = "../support/mod.rs"]
mod support;

mod contact;
mod content;
mod dashboard;
mod documents;
mod mailings;
mod media;
mod message_templates;
mod newsletter;
mod rules;
mod seasons;
mod segments;
mod settings;
mod system;
mod theme;
mod values;
