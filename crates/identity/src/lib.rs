//! Who signs in: participants and operators, their passwords, second factors and passkeys, and the signatures of
//! operators on money.
pub mod api_clients;
pub mod operators;
pub mod participant_auth;
pub mod webhooks;
