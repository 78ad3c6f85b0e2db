//! The codes of content for the API's document.
use plon_domain::audience::Audience;
use plon_domain::content::{ContentStatus, Topic};
use utoipa::openapi::Object;

use plon_platform::openapi::codes;

pub fn topics() -> Object {
    codes(Topic::ALL.iter().map(|topic| topic.as_str()))
}

pub fn statuses() -> Object {
    codes(ContentStatus::ALL.iter().map(|status| status.as_str()))
}

pub fn audiences() -> Object {
    codes(Audience::ALL.iter().map(|audience| audience.as_str()))
}
