//! Closed lists of contact's codes in the API.
use plon_domain::contact::{ContactStatus, ContactTopic};
use utoipa::openapi::Object;

use plon_platform::openapi::codes;

pub fn topics() -> Object {
    codes(ContactTopic::ALL.iter().map(|topic| topic.as_str()))
}

pub fn statuses() -> Object {
    codes(ContactStatus::ALL.iter().map(|status| status.as_str()))
}
