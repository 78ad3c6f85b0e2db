//! Who signs in: participants and operators, their passwords, second factors and passkeys, and the signatures of operators on money.
pub mod auth;
pub mod operators;
