//! Promotions: what a participant's purchases bring under a promotion's terms, and why.
//!
//! One engine reads every promotion; none has code of its own. `Terms` say what counts and what it brings,
//! `evaluate` applies them to a participant's answer, declaration and lines. It is a function of its arguments: the
//! order of the lines does not matter, and what was posted before is not asked; `standing` tells what is still to do.
//!
//! Amounts are whole numbers of the measure's smallest part: thousandths of a litre or kilogram, packs, grosze,
//! points, products.

mod declaration;
mod evaluation;
mod ladder;
mod line;
mod measure;
mod per_step;
mod per_unit;
mod progress;
mod reward;
mod standing;
mod target;
mod terms;

pub use evaluation::{Answer, Evaluation, Participation, Withheld, evaluate};
pub use line::{Line, NotCounted, Verdict};
pub use measure::Measure;
pub use progress::Next;
pub use reward::{Card, CardKind, Cards, Earned, Reward};
pub use standing::{Standing, standing};
pub use terms::{BetterRate, DeclarationTerms, Mechanic, Rung, Scope, Terms, TermsDraft, TermsFault, Window};
