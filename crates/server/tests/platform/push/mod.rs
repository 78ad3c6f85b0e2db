//! Push messages to participants' devices: subscribed, sent, refused, and their keys.
mod given;
mod sending;
mod settings;
mod subscribing;
