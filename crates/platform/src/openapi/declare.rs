//! Declarations of extractors: permitted callers, refusals and headers.
use axum::Form;
use axum::extract::{RawQuery, Request, State};
use axum::http::{HeaderMap, Method, Uri};
use bytes::Bytes;
use utoipa::openapi::Required;
use utoipa::openapi::path::{Operation, Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::security::SecurityRequirement;

use super::Refused;
use crate::app::App;

/// Argument of a handler that adds to the operation in the document.
pub trait Declare {
    fn declare(operation: &mut Operation);
}

/// Handler whose arguments all declare what they add; `Arguments` is the tuple of their types.
pub trait DeclareAll<Arguments> {
    fn declare_all(operation: &mut Operation);
}

/// Adds what the handler's arguments declare to its operation.
pub fn declare<Arguments, Handler: DeclareAll<Arguments>>(operation: &mut Operation, _: &Handler) {
    Handler::declare_all(operation);
}

/// Declares the permitted callers: participants' audiences or operators' roles, one of which is enough.
pub fn admit(operation: &mut Operation, scopes: impl IntoIterator<Item = impl Into<String>>) {
    operation.security = Some(vec![SecurityRequirement::new("bearer", scopes)]);
    Refused::Unauthorized.declare(operation);
    Refused::Forbidden.declare(operation);
}

/// Declares an operation of machines: the scope that their client must have.
pub fn admit_machines(operation: &mut Operation, scope: &str) {
    operation.security = Some(vec![SecurityRequirement::new(MACHINES, [scope])]);
    Refused::Unauthorized.declare(operation);
    Refused::Forbidden.declare(operation);
    Refused::TooMany.declare(operation);
}

/// Security scheme of machines.
pub const MACHINES: &str = "api_client";

/// True for an operation of machines.
pub fn is_for_machines(operation: &Operation) -> bool {
    let requirements = operation.security.iter().flatten();
    requirements.filter_map(|requirement| serde_json::to_value(requirement).ok()).any(|it| it.get(MACHINES).is_some())
}

/// Scope of operations that a support view may call.
const SUPPORT_VIEW: &str = "support_view";

/// Adds support views of the portal to the permitted callers.
pub fn open_to_support(operation: &mut Operation) {
    let mut scopes = scopes(operation);
    if !scopes.iter().any(|scope| scope == SUPPORT_VIEW) {
        scopes.push(SUPPORT_VIEW.to_owned());
    }
    operation.security = Some(vec![SecurityRequirement::new("bearer", scopes)]);
}

/// Scopes of the operation's bearer requirement; the library lets them be read only as JSON.
pub fn scopes(operation: &Operation) -> Vec<String> {
    let requirements = operation.security.iter().flatten();
    let written = requirements.filter_map(|requirement| serde_json::to_value(requirement).ok());
    let named = written.filter_map(|requirement| serde_json::from_value(requirement["bearer"].clone()).ok());
    named.flat_map(|scopes: Vec<String>| scopes).collect()
}

/// Declares a request header.
pub fn describe_header(operation: &mut Operation, name: &str, required: Required, description: &str) {
    let parameter: Parameter = ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Header)
        .required(required)
        .description(Some(description))
        .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
        .build();
    operation.parameters.get_or_insert_default().push(parameter.into());
}

macro_rules! declare_nothing {
    ($($argument:ty),*) => { $(
        impl Declare for $argument {
            fn declare(_: &mut Operation) {}
        }
    )* };
}

declare_nothing!(State<App>, RawQuery, HeaderMap, Bytes, Method, Uri, Request);

impl<T> Declare for Form<T> {
    fn declare(operation: &mut Operation) {
        Refused::Malformed.declare(operation);
    }
}

/// An argument that is taken even when it cannot be read declares the same.
impl<T: Declare, E> Declare for Result<T, E> {
    fn declare(operation: &mut Operation) {
        T::declare(operation);
    }
}

/// Two arguments in one declare both.
impl<A: Declare, B: Declare> Declare for (A, B) {
    fn declare(operation: &mut Operation) {
        A::declare(operation);
        B::declare(operation);
    }
}

macro_rules! handlers {
    ($($argument:ident)*) => {
        impl<Handler, Answer, $($argument: Declare),*> DeclareAll<($($argument,)*)> for Handler
        where
            Handler: Fn($($argument),*) -> Answer,
        {
            fn declare_all(operation: &mut Operation) {
                $($argument::declare(operation);)*
                let _ = operation;
            }
        }
    };
}

handlers!();
handlers!(A);
handlers!(A B);
handlers!(A B C);
handlers!(A B C D);
handlers!(A B C D E);
handlers!(A B C D E F);
handlers!(A B C D E F G);
handlers!(A B C D E F G H);
