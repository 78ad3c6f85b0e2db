//! Evidence: from where somebody answered, kept beside the answer.
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::client_ip::ClientIp;
use crate::openapi::Declare;
use plon_kernel::columns::OperatorId;

/// Where an answer was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Registration,
    Panel,
    /// By telephone or on paper, and entered by an operator.
    Operator(OperatorId),
}

/// Where a request comes from, as far as it tells; the first half of an evidence.
#[derive(Debug, Clone)]
pub struct Origin {
    network: String,
    agent: String,
}

/// Where an answer was given and where the request came from.
#[derive(Debug, Clone)]
pub struct Evidence {
    pub place: Place,
    /// An IPv4 address or an IPv6 /64.
    pub network: String,
    pub agent: String,
}

/// How much of a browser's description is kept, in characters.
const AGENT_LENGTH: usize = 200;

impl Origin {
    /// The evidence of an answer given here.
    pub fn at(self, place: Place) -> Evidence {
        Evidence { place, network: self.network, agent: self.agent }
    }
}

impl Place {
    /// The name under which it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Place::Registration => "registration",
            Place::Panel => "panel",
            Place::Operator(_) => "operator",
        }
    }

    /// The operator who entered the answer, when it was one.
    pub fn operator(self) -> Option<OperatorId> {
        match self {
            Place::Operator(id) => Some(id),
            Place::Registration | Place::Panel => None,
        }
    }
}

impl Declare for Origin {
    fn declare(_: &mut Operation) {}
}

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let agent = parts.headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let network = ClientIp::of(&parts.extensions).network().to_string();
        Ok(Origin { network, agent: agent.chars().take(AGENT_LENGTH).collect() })
    }
}
