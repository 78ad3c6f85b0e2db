//! Who signs in: participants and operators, their passwords, second factors and passkeys, the signatures of
//! operators on money, and devices that take push messages.
pub mod api_clients;
pub mod operators;
pub mod participant_auth;
pub mod push;
pub mod webhooks;
