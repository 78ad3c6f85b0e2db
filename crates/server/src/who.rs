//! Who calls: the first extractor of every handler that is not open to all.
use std::convert::Infallible;
use std::marker::PhantomData;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use crate::app::App;
use crate::columns::{OperatorId, ParticipantId, SessionId};
use crate::error::ApiError;
use crate::sessions::{self, Caller};

/// A signed-in participant of the retail audience: invoices, points and rewards.
#[derive(Debug, Clone, Copy)]
pub struct Participant {
    pub id: ParticipantId,
    pub session: SessionId,
}

/// A signed-in participant of any audience, partners included: profile, notifications, content.
#[derive(Debug, Clone, Copy)]
pub struct AnyParticipant {
    pub id: ParticipantId,
    pub session: SessionId,
}

/// The bearer as it was sent, whether it is good or not; for the calls that end a session.
#[derive(Clone)]
pub struct Bearer(pub Option<String>);

/// A signed-in operator who holds one of the roles that `R` names; an administrator holds them all.
#[derive(Debug, Clone)]
pub struct Operator<R: RoleSet> {
    pub id: OperatorId,
    pub session: SessionId,
    pub roles: Vec<Role>,
    needs: PhantomData<R>,
}

/// What an operator may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Moderator,
    Editor,
    Finance,
    Support,
    Administrator,
}

impl Role {
    /// The role by the name it is stored under.
    pub fn named(name: &str) -> Option<Role> {
        Some(match name {
            "moderator" => Role::Moderator,
            "editor" => Role::Editor,
            "finance" => Role::Finance,
            "support" => Role::Support,
            "administrator" => Role::Administrator,
            _ => return None,
        })
    }
}

/// The roles of which one is enough for a call.
pub trait RoleSet: Send + Sync + 'static {
    const ROLES: &'static [Role];
}

macro_rules! role_sets {
    ($($(#[$doc:meta])* $name:ident = [$($role:ident),*];)*) => { $(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name;
        impl RoleSet for $name {
            const ROLES: &'static [Role] = &[$(Role::$role),*];
        }
    )* };
}

role_sets! {
    /// Any operator.
    Anyone = [Moderator, Editor, Finance, Support];
    /// Invoices, catalogue, requests.
    Moderates = [Moderator];
    /// Orders, payouts, tax.
    Pays = [Finance];
}

impl FromRequestParts<App> for Participant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match caller(parts, app).await? {
            Caller::Participant { id, session, retail: true } => Ok(Participant { id, session }),
            _ => Err(ApiError::Forbidden),
        }
    }
}

impl FromRequestParts<App> for AnyParticipant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match caller(parts, app).await? {
            Caller::Participant { id, session, .. } => Ok(AnyParticipant { id, session }),
            Caller::Operator { .. } => Err(ApiError::Forbidden),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Bearer(bearer(parts).map(str::to_owned)))
    }
}

impl<R: RoleSet> FromRequestParts<App> for Operator<R> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match caller(parts, app).await? {
            Caller::Operator { id, session, roles } if may(&roles, R::ROLES) => {
                Ok(Operator { id, session, roles, needs: PhantomData })
            }
            _ => Err(ApiError::Forbidden),
        }
    }
}

fn may(held: &[Role], enough: &[Role]) -> bool {
    held.iter().any(|role| *role == Role::Administrator || enough.contains(role))
}

async fn caller(parts: &Parts, app: &App) -> Result<Caller, ApiError> {
    let token = bearer(parts).ok_or(ApiError::Unauthorized)?;
    sessions::find(&app.db, &app.clock, token).await?.ok_or(ApiError::Unauthorized)
}

/// The bearer token of the `Authorization` header; the scheme's case does not matter (RFC 9110, 11.1).
fn bearer(parts: &Parts) -> Option<&str> {
    let (scheme, token) = parts.headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}
