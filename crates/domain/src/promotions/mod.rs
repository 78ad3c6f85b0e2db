//! Promotions: the rewards of a participant's purchases under a promotion's terms, and the reasons.
//!
//! One engine reads every promotion; none has code of its own. `Terms` say what counts and what it brings, `evaluate`
//! applies them to a participant's answer, declaration and lines. It is a pure function: the order of the lines does
//! not matter, and earlier postings are not looked at; `standing` tells what is still to be given. Lines summed in a
//! `Tally` need not be looked at again: a change of one line changes the sums by its own part.
//!
//! Amounts are whole numbers of the measure's smallest part: thousandths of a litre or kilogram, packs, grosze,
//! points, products.

mod caps;
mod change;
mod contradiction;
mod declaration;
mod definition;
mod evaluation;
mod labels;
mod ladder;
mod line;
mod marks;
mod measure;
mod per_step;
mod per_unit;
mod posting;
mod progress;
mod reward;
mod shifted;
mod simulation;
mod standing;
mod tally;
mod target;
mod terms;
mod whole_packs;

pub use caps::{Caps, cut_by_pool};
pub use change::Change;
pub use contradiction::Contradiction;
pub use declaration::{DeclaredAmount, InvalidDeclaredAmount};
pub use definition::{Definition, Period, Prompt, PromptKind, Sequence};
pub use evaluation::{Answer, Evaluation, Participation, Withheld, evaluate, evaluate_tally};
pub use line::{Line, NotCounted, Verdict, verdict};
pub use marks::{Mark, marks};
pub use measure::Measure;
pub use posting::{Posted, ToPost, to_post};
pub use progress::Next;
pub use reward::{Card, CardKind, Cards, Earned, Reward};
pub use simulation::{Class, Simulated, Simulation};
pub use standing::{Had, Standing, standing};
pub use tally::Tally;
pub use terms::{
    BetterRate, DeclarationTerms, Mechanic, PlacedError, Rung, Scope, Terms, TermsDraft, TermsError, Window,
};
pub use whole_packs::{PackOffer, Suggestion, suggest};
