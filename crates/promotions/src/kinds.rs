//! Closed lists of codes in the promotions' API.
use plon_domain::audience::AccountType;
use plon_domain::promotions::{CardKind, Measure, Period, PromptKind};
use utoipa::openapi::Object;

use plon_platform::openapi::codes;

pub fn measures() -> Object {
    codes(Measure::ALL.iter().map(|measure| measure.as_str()))
}

pub fn periods() -> Object {
    codes(Period::ALL.iter().map(|period| period.as_str()))
}

pub fn prompts() -> Object {
    codes(PromptKind::ALL.iter().map(|kind| kind.as_str()))
}

pub fn cards() -> Object {
    codes(CardKind::ALL.iter().map(|kind| kind.as_str()))
}

pub fn audiences() -> Object {
    codes(AccountType::ALL.iter().map(|account_type| account_type.as_str()))
}
