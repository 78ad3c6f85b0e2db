//! The rules of the domain, tested from outside: by vectors shared with the browser, by examples, by random inputs.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where something is not as it set it up"
)]

mod accepted_line;
mod appeal;
mod card_code;
mod catalogue;
mod correction;
mod crops;
mod explanation;
mod invoice;
mod ledger;
mod line_correction;
mod password;
mod points;
mod promotion_caps;
mod promotion_history;
mod promotion_prompt;
mod promotions;
mod reward;
mod season;
mod simulation;
mod tax;
mod text;
mod theme;
mod trip;
mod vectors;
mod whole_packs;
