//! E-invoices read: the Ministry's examples, vectors, hostile files, random inputs, and how fast it is.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where something is not as it set it up")]

mod archives;
mod cases;
mod corrections;
mod fields;
mod given;
mod hostile;
mod links;
mod matching;
mod numbers;
mod random;
mod speed;
mod units;
