//! Callers: the first extractor of every handler that is not open to all.
use std::convert::Infallible;
use std::marker::PhantomData;

use axum::extract::FromRequestParts;
use axum::http::Method;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use plon_domain::audience::AccountType;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;
use utoipa::openapi::path::Operation;

pub use crate::role::Role;

use crate::api_clients::{self, KnownClient};
use crate::app::App;
use crate::audit;
use crate::client_ip::ClientIp;
use crate::error::ApiError;
use crate::openapi::{self, Declare};
use crate::request_context::RequestContext;
use crate::sessions::{self, Caller, Subject};
use crate::uploads;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{OperatorId, ParticipantId, SessionId};

audit::events! {
    VIEW: () => SupportRequest = "support.view" on "sessions";
    REFUSED: () => SupportRequest = "support.refused" on "sessions";
}

/// Request of an operator who views the portal as a participant, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct SupportRequest {
    #[schema(schema_with = methods)]
    method: String,
    path: String,
}

/// Methods of the portal's calls.
fn methods() -> Object {
    openapi::codes(["GET", "HEAD", "POST"].into_iter())
}

/// Signed-in participant whose audience has invoices, points and rewards open.
#[derive(Debug, Clone, Copy)]
pub struct Participant {
    pub id: ParticipantId,
    pub session: SessionId,
    pub audience: AccountType,
    /// True for an operator who views the portal as this participant, and changes nothing.
    pub is_support: bool,
}

/// Signed-in participant of any audience, partners included: profile, notifications, content.
#[derive(Debug, Clone, Copy)]
pub struct AnyParticipant {
    pub id: ParticipantId,
    pub session: SessionId,
}

/// Signed-in partner.
#[derive(Debug, Clone, Copy)]
pub struct Partner {
    pub id: ParticipantId,
    /// True for an operator who views the portal as this partner, and changes nothing.
    pub is_support: bool,
}

/// Marks a POST that only reads: an operator who views the portal as a participant may send it, as any GET.
#[derive(Debug, Clone, Copy)]
pub struct ReadOnly<P>(pub P);

/// Bearer token as it was sent, valid or not; for the calls that end a session.
#[derive(Clone)]
pub struct Bearer(pub Option<String>);

/// Signed-in operator who holds one of the roles of `R`; an administrator holds them all.
#[derive(Debug, Clone)]
pub struct Operator<R: RoleSet> {
    pub id: OperatorId,
    pub session: SessionId,
    pub roles: Vec<Role>,
    needs: PhantomData<R>,
}

/// Set of roles of which one is enough for a call.
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
    AnyRole = [Moderator, Editor, Finance, Support, Analyst];
    /// Operators who work with participants and promotions: not those who only read reports.
    Office = [Moderator, Editor, Finance, Support];
    /// Invoices, catalogue, imports, requests, contact, newsletter; participants' accounts and details.
    Moderator = [Moderator];
    /// Content, consents, drafts of promotions.
    Editor = [Editor];
    /// Orders, rewards, trips, payouts, tax, corrections of points.
    Finance = [Finance];
    /// Segments of participants, and mailings to them.
    EditorOrModerator = [Editor, Moderator];
    /// Pictures and files: of the content, and of rewards.
    EditorOrFinance = [Editor, Finance];
    /// Operators, roles, the audit log; the acts that put a promotion's points and cards into effect.
    Administrator = [Administrator];
    /// Messages that were written to participants.
    Support = [Support];
    /// Reports.
    Analyst = [Analyst];
    /// Participants: their records, and operators' notes on them.
    ModeratorFinanceOrSupport = [Moderator, Finance, Support];
    /// Invitations to register; ending a participant's sessions, when they call about a lost phone.
    ModeratorOrSupport = [Moderator, Support];
}

impl FromRequestParts<App> for Participant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let is_read_only = only_asks(&parts.method);
        Participant::from_session(participant_session(parts, app, is_read_only).await?)
    }
}

impl FromRequestParts<App> for AnyParticipant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let is_read_only = only_asks(&parts.method);
        AnyParticipant::from_session(participant_session(parts, app, is_read_only).await?)
    }
}

impl FromRequestParts<App> for Partner {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let is_read_only = only_asks(&parts.method);
        Partner::from_session(participant_session(parts, app, is_read_only).await?)
    }
}

impl<P: FromParticipantSession> FromRequestParts<App> for ReadOnly<P> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        P::from_session(participant_session(parts, app, true).await?).map(ReadOnly)
    }
}

/// Session of a participant of any audience.
#[derive(Debug, Clone, Copy)]
pub struct ParticipantSession {
    id: ParticipantId,
    session: SessionId,
    audience: AccountType,
    collects: bool,
    is_support: bool,
}

/// Extractors of participants, by what they ask of the audience.
pub trait FromParticipantSession: Sized {
    /// # Errors
    /// `Forbidden` for an audience that it is not open to.
    fn from_session(caller: ParticipantSession) -> Result<Self, ApiError>;
}

impl FromParticipantSession for Participant {
    fn from_session(
        ParticipantSession { id, session, audience, collects, is_support }: ParticipantSession,
    ) -> Result<Participant, ApiError> {
        if collects { Ok(Participant { id, session, audience, is_support }) } else { Err(ApiError::Forbidden) }
    }
}

impl FromParticipantSession for AnyParticipant {
    fn from_session(ParticipantSession { id, session, .. }: ParticipantSession) -> Result<AnyParticipant, ApiError> {
        Ok(AnyParticipant { id, session })
    }
}

impl FromParticipantSession for Partner {
    fn from_session(
        ParticipantSession { id, audience, is_support, .. }: ParticipantSession,
    ) -> Result<Partner, ApiError> {
        if audience == AccountType::Partner { Ok(Partner { id, is_support }) } else { Err(ApiError::Forbidden) }
    }
}

fn only_asks(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

/// Participant who calls; during maintenance they change nothing. An operator who views the portal as this
/// participant may only look; every request of theirs is in the audit log, refused ones too.
async fn participant_session(parts: &mut Parts, app: &App, is_read_only: bool) -> Result<ParticipantSession, ApiError> {
    let Known::Person(Caller::Participant { id, session, audience, collects, support, closed }) =
        caller(parts, app).await?
    else {
        return Err(ApiError::Forbidden);
    };
    if let Some(operator) = support {
        let (method, path) = (parts.method.to_string(), parts.uri.path().to_owned());
        let event = if is_read_only { VIEW } else { REFUSED };
        let context = audit::by(operator, session.0).about(id);
        let mut tx = app.db.begin().await?;
        audit::record(&mut tx, event, context, (&(), &SupportRequest { method, path }), app.clock.now()).await?;
        tx.commit().await?;
        if !is_read_only {
            return Err(ErrorCode::SupportReadOnly.into());
        }
    }
    if closed && !is_read_only {
        return Err(ErrorCode::Maintenance.into());
    }
    Ok(ParticipantSession { id, session, audience, collects, is_support: support.is_some() })
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
            Known::Person(Caller::Operator { id, session, roles }) if has_role(&roles, R::ROLES) => {
                Ok(Operator { id, session, roles, needs: PhantomData })
            }
            _ => Err(ApiError::Forbidden),
        }
    }
}

impl Declare for Participant {
    fn declare(operation: &mut Operation) {
        openapi::admit(operation, ["participant"]);
    }
}

impl Declare for AnyParticipant {
    fn declare(operation: &mut Operation) {
        openapi::admit(operation, ["participant", "partner"]);
    }
}

impl Declare for Partner {
    fn declare(operation: &mut Operation) {
        openapi::admit(operation, ["partner"]);
    }
}

impl<P: Declare> Declare for ReadOnly<P> {
    fn declare(operation: &mut Operation) {
        P::declare(operation);
        openapi::open_to_support(operation);
    }
}

impl<R: RoleSet> Declare for Operator<R> {
    fn declare(operation: &mut Operation) {
        openapi::admit(operation, R::ROLES.iter().map(|role| role.as_str()));
    }
}

impl Declare for Bearer {
    fn declare(_: &mut Operation) {}
}

/// True when one of the held roles is enough; an administrator holds them all.
pub fn has_role(held: &[Role], enough: &[Role]) -> bool {
    held.iter().any(|role| *role == Role::Administrator || enough.contains(role))
}

/// Caller of a request: a person by the session, or a machine by its token.
enum Known {
    Person(Caller),
    Machine(KnownClient),
}

/// Machine that calls.
///
/// # Errors
/// Those of its token; `Forbidden` for a person.
pub async fn api_client(parts: &mut Parts, app: &App) -> Result<KnownClient, ApiError> {
    match caller(parts, app).await? {
        Known::Machine(client) => Ok(client),
        Known::Person(_) => Err(ApiError::Forbidden),
    }
}

async fn caller(parts: &mut Parts, app: &App) -> Result<Known, ApiError> {
    let token = bearer(parts).ok_or(ApiError::Unauthorized)?;
    if api_clients::is_token(token) {
        let context = RequestContext::of(&parts.extensions);
        let client = api_clients::authenticate(app, &context, ClientIp::of(&parts.extensions), token).await?;
        parts.extensions.insert(uploads::Caller::Machine(client.id));
        return Ok(Known::Machine(client));
    }
    let caller = sessions::find_caller(app, token).await?.ok_or(ApiError::Unauthorized)?;
    let (subject, session, support) = match &caller {
        Caller::Participant { id, session, support, .. } => (Subject::Participant(*id), *session, *support),
        Caller::Operator { id, session, .. } => (Subject::Operator(*id), *session, None),
    };
    RequestContext::of(&parts.extensions).called_by(subject, session, support);
    parts.extensions.insert(uploads::Caller::Person(subject));
    Ok(Known::Person(caller))
}

/// Bearer token of the `Authorization` header; the scheme's case does not matter (RFC 9110, 11.1).
fn bearer(parts: &Parts) -> Option<&str> {
    let (scheme, token) = parts.headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}
