//! Promotions: what is asked and answered, how far purchases reach, what they bring, and what is collected.
mod agreement;
mod caps;
mod cards;
mod cases;
mod contradictions;
mod editor;
mod forecast;
mod history;
mod photo;
mod progress;
mod public;
mod remainders;
mod results;
mod rules;
mod schedule;
mod season_calendar;
mod selected;
mod waiting;

pub use crate::given::promotions::*;
