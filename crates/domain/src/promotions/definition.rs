//! A promotion as its operator writes it: terms, texts, and the prompt that asks about them.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::terms::Terms;

/// All of a promotion that a revision of it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    pub name: String,
    /// A sentence for its card in a list.
    pub summary: String,
    /// HTML, for the prompt and the page.
    pub text: String,
    /// HTML, shown once the rules are accepted.
    pub success: String,
    /// HTML of what opens when they were accepted before.
    pub accepted: String,
    /// The name of its drawing.
    pub picture: String,
    #[serde(default)]
    pub prompt: Option<Prompt>,
    pub terms: Terms,
}

coded! {
    /// What a prompt asks for.
    pub enum PromptKind {
        /// A yes or a no to the rules.
        Answer = "answer",
        /// To go to the promotion's page.
        Page = "page",
    }
}

/// What opens over the portal and asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    pub kind: PromptKind,
    /// Of the address, without `#!`.
    pub hash: String,
    #[serde(default)]
    pub accepted_hash: Option<String>,
    /// Whether the answer can be given again where it is said that the rules were accepted.
    #[serde(default)]
    pub answer_again_in_accepted: bool,
    /// The name of the cookie that keeps "not now".
    pub cookie: String,
    /// How long; none: until the browser is closed.
    #[serde(default)]
    pub cookie_seconds: Option<i64>,
    pub delay_ms: i64,
    /// The place among the prompts, the lowest first.
    pub position: i64,
    #[serde(default)]
    pub sequence: Option<Sequence>,
    /// The keys of promotions any answer to which keeps this one from opening by itself.
    #[serde(default)]
    pub skip_if_answered: Vec<String>,
    /// Whether it opens by itself no more once the rules were declined.
    pub decline_stops: bool,
}

/// Prompts that come one after another, each after the same delay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    pub name: String,
    pub delay_ms: i64,
}

coded! {
    /// Where a day stands to a promotion.
    pub enum Period {
        Running = "running",
        Upcoming = "upcoming",
        Past = "past",
    }
}

impl Terms {
    /// The first day on which something can be done: bought or declared.
    pub fn first_day(&self) -> Date {
        let bought = self.counts_purchases().from;
        self.draft().declaration.map_or(bought, |terms| terms.declare.from.min(bought))
    }

    /// The last day on which something can still be done: accepted, declared or bought.
    pub fn last_day(&self) -> Date {
        let draft = self.draft();
        let declared = draft.declaration.map(|terms| terms.declare.to);
        draft.accept_by.into_iter().chain(declared).fold(self.counts_purchases().to, Date::max)
    }

    pub fn period(&self, today: Date) -> Period {
        match today {
            _ if today < self.first_day() => Period::Upcoming,
            _ if today > self.last_day() => Period::Past,
            _ => Period::Running,
        }
    }
}

impl Prompt {
    /// Whether it opens by itself for who gave this answer, having answered the promotions of these keys. Whether
    /// "not now" was said is the browser's to know.
    pub fn opens_itself(&self, answer: Option<bool>, answered: &[&str]) -> bool {
        let asks = match answer {
            None => true,
            Some(accepted) => !accepted && !self.decline_stops,
        };
        asks && !self.skip_if_answered.iter().any(|key| answered.contains(&key.as_str()))
    }
}
