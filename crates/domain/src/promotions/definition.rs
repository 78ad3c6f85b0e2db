//! Promotion as its operator writes it: terms, texts, and the prompt about them.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::terms::Terms;

/// Everything that one revision of a promotion holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    pub name: String,
    /// Sentence for its card in a list.
    pub summary: String,
    /// HTML, for the prompt and the page.
    pub text: String,
    /// HTML shown once the rules are accepted.
    pub success: String,
    /// HTML of the modal for rules that were accepted before.
    pub accepted: String,
    /// Name of its drawing.
    pub picture: String,
    #[serde(default)]
    pub prompt: Option<Prompt>,
    /// Id of the segment that it is for; `None`: for its whole audience.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment: Option<i64>,
    /// Id of the file in the media library that holds its rules; `None`: they are printed from the terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<i64>,
    /// Id of its own picture in the media library; `None`: its drawing is shown. A revision keeps it like the texts, so
    /// that another picture is another revision; its alternative text is the library's, and changes there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<i64>,
    pub terms: Terms,
}

coded! {
    /// Kind of a prompt.
    pub enum PromptKind {
        /// Asks for a yes or a no to the rules.
        Answer = "answer",
        /// Invites to the promotion's page.
        Page = "page",
    }
}

/// Prompt that opens over the portal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prompt {
    pub kind: PromptKind,
    /// Hash of the address, without `#!`.
    pub hash: String,
    #[serde(default)]
    pub accepted_hash: Option<String>,
    /// True when the answer can be changed where the prompt says that the rules were accepted.
    #[serde(default)]
    pub answer_again_in_accepted: bool,
    /// Name of the cookie that keeps "not now".
    pub cookie: String,
    /// Lifetime of the cookie in seconds; null: until the browser is closed.
    #[serde(default)]
    pub cookie_seconds: Option<i64>,
    pub delay_ms: i64,
    /// Place among the prompts, the lowest first.
    pub position: i64,
    #[serde(default)]
    pub sequence: Option<Sequence>,
    /// Keys of promotions any answer to which keeps this prompt from opening by itself.
    #[serde(default)]
    pub skip_if_answered: Vec<String>,
    /// True when it no longer opens by itself once the rules were declined.
    pub decline_stops: bool,
}

/// Prompts shown one after another, each after the same delay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sequence {
    pub name: String,
    pub delay_ms: i64,
}

coded! {
    /// Position of a day relative to a promotion.
    pub enum Period {
        Running = "running",
        Upcoming = "upcoming",
        Past = "past",
    }
}

impl Terms {
    /// First day on which something can be done: bought or declared.
    pub fn first_day(&self) -> Date {
        let bought = self.counts_purchases().from;
        self.draft().declaration.map_or(bought, |terms| terms.declare.from.min(bought))
    }

    /// Last day on which something can still be done: accepted, declared or bought.
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
    /// True when the prompt opens by itself for a participant with this answer who has answered the promotions of
    /// these keys. The browser alone knows of a "not now".
    pub fn opens_itself(&self, answer: Option<bool>, answered: &[&str]) -> bool {
        let asks = match answer {
            None => true,
            Some(accepted) => !accepted && !self.decline_stops,
        };
        asks && !self.skip_if_answered.iter().any(|key| answered.contains(&key.as_str()))
    }
}
