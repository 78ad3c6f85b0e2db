//! Clients of the API: how administrators make and end them, and what they push.
mod admin;
mod batches;
