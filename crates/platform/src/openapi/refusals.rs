//! Refusals shared by many operations: responses in the document's components, all with the body `ErrorBody`.
use utoipa::openapi::content::Content;
use utoipa::openapi::path::Operation;
use utoipa::openapi::response::{Response, ResponseBuilder};
use utoipa::openapi::{Ref, RefOr};

use super::finish::header;

/// A refusal, one per status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    Malformed,
    Unauthorized,
    Forbidden,
    NotFound,
    Conflict,
    TooLarge,
    UnsupportedMedia,
    Invalid,
    TooMany,
    Unavailable,
}

impl Refused {
    pub const ALL: [Refused; 10] = [
        Refused::Malformed,
        Refused::Unauthorized,
        Refused::Forbidden,
        Refused::NotFound,
        Refused::Conflict,
        Refused::TooLarge,
        Refused::UnsupportedMedia,
        Refused::Invalid,
        Refused::TooMany,
        Refused::Unavailable,
    ];

    pub fn status(self) -> &'static str {
        self.row().0
    }

    /// Name among the document's shared responses.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    fn row(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Refused::Malformed => {
                ("400", "BadRequest", "The request cannot be read: its body, a number or a date of its query.")
            }
            Refused::Unauthorized => ("401", "Unauthorized", "No session, or one that has ended."),
            Refused::Forbidden => {
                ("403", "Forbidden", "Signed in, but without the role or the audience that this asks for.")
            }
            Refused::NotFound => ("404", "NotFound", "There is no such thing, or it is somebody else's."),
            Refused::Conflict => (
                "409",
                "Conflict",
                "The state of the thing forbids it, or somebody has changed it meanwhile; `error` says which.",
            ),
            Refused::TooLarge => ("413", "PayloadTooLarge", "The body is over the limit of this address."),
            Refused::UnsupportedMedia => {
                ("415", "UnsupportedMediaType", "The body is of a type that this address does not take.")
            }
            Refused::Invalid => (
                "422",
                "UnprocessableContent",
                "A field or a rule of the programme forbids it; `errors` has the sentences by field.",
            ),
            Refused::TooMany => ("429", "TooManyRequests", "Too many tries."),
            Refused::Unavailable => (
                "503",
                "ServiceUnavailable",
                "The database is away, too many wait, or the portal is not open yet or closed for maintenance.",
            ),
        }
    }

    /// Adds the refusal to an operation, unless that describes a response of the same status itself.
    pub fn declare(self, operation: &mut Operation) {
        let shared = RefOr::Ref(Ref::from_response_name(self.name()));
        operation.responses.responses.entry(self.status().to_owned()).or_insert(shared);
    }

    fn response(self) -> Response {
        described(self.status(), self.row().2)
    }
}

/// Name and description of what any operation may answer besides.
const OTHER: (&str, &str) = (
    "Error",
    "Any other refusal: 405 for the method, 408 for a body that comes too slowly, 500 for a defect of the server, whose \
     `request_id` tells support the cause.",
);

/// Declares the refusals that no operation names.
pub fn declare_others(operation: &mut Operation) {
    let shared = RefOr::Ref(Ref::from_response_name(OTHER.0));
    operation.responses.responses.insert("default".to_owned(), shared);
}

/// Shared responses of all refusals, by their names.
pub fn shared() -> impl Iterator<Item = (String, RefOr<Response>)> {
    let named = Refused::ALL.into_iter().map(|refused| (refused.name().to_owned(), refused.response().into()));
    named.chain([(OTHER.0.to_owned(), described("default", OTHER.1).into())])
}

/// Response of a refusal with a description of its own.
pub fn described(status: &str, description: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    let response = ResponseBuilder::new().description(description).content("application/json", body);
    let mut response = response.build();
    response.headers.insert("X-Request-Id".to_owned(), header("RequestId"));
    if matches!(status, "429" | "503") {
        response.headers.insert("Retry-After".to_owned(), header("RetryAfter"));
    }
    response
}
