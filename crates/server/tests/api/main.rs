//! The API's tests: every one runs on SQLite and on PostgreSQL, with a database of its own.
mod support;

mod health;
mod programme;
