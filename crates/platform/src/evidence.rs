//! Evidence of an answer: the place where it was given and the origin of its request, kept beside the answer.
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::USER_AGENT;
use axum::http::request::Parts;
use utoipa::openapi::path::Operation;

use crate::client_ip::ClientIp;
use crate::openapi::Declare;
use plon_kernel::ids::OperatorId;

/// Place where an answer was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Registration,
    Panel,
    /// By the link of a mailing.
    Mailing,
    /// By telephone or on paper, entered by an operator.
    Operator(OperatorId),
}

/// Origin of a request, as far as it tells; the first half of an evidence.
#[derive(Debug, Clone)]
pub struct Origin {
    network: String,
    agent: String,
}

/// Place of an answer and origin of its request.
#[derive(Debug, Clone)]
pub struct Evidence {
    pub place: Place,
    /// An IPv4 address or an IPv6 /64.
    pub network: String,
    pub agent: String,
}

/// Longest description of a browser that is kept, in characters.
const AGENT_LENGTH: usize = 200;

impl Origin {
    /// Evidence of an answer given at this place.
    pub fn at(self, place: Place) -> Evidence {
        Evidence { place, network: self.network, agent: self.agent }
    }
}

impl Place {
    /// Name under which the place is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            Place::Registration => "registration",
            Place::Panel => "panel",
            Place::Mailing => "mailing",
            Place::Operator(_) => "operator",
        }
    }

    /// Operator who entered the answer, if one did.
    pub fn operator(self) -> Option<OperatorId> {
        match self {
            Place::Operator(id) => Some(id),
            Place::Registration | Place::Panel | Place::Mailing => None,
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
