//! Clients of the API: how administrators make and end them, what they push, and what they follow.
mod admin;
mod batches;
mod changes;
