//! Closed lists of codes in the promotions' API.
use plon_domain::audience::AccountType;
use plon_domain::content::PromotionStatus;
use plon_domain::promotions::{CardKind, Measure, Period, PromptKind};
use utoipa::openapi::Object;

use plon_platform::openapi::{codes, described};

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

/// Codes of `Mechanic`.
pub fn mechanics() -> Object {
    codes(["ladder", "per_step", "multiplier", "per_unit", "declared", "target"].into_iter())
}

pub fn statuses() -> Object {
    described(codes(PromotionStatus::ALL.iter().map(|status| status.as_str())), "a draft was never published")
}

pub fn simulation_statuses() -> Object {
    codes(["running", "done", "cancelled"].into_iter())
}
