//! Finishing touches on the whole document: parts that hold for every operation and that none declares.
use std::cmp::Reverse;
use std::collections::BTreeMap;

use utoipa::openapi::header::{Header, HeaderBuilder};
use utoipa::openapi::path::{Operation, Parameter, PathItem};
use utoipa::openapi::response::Response;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{OpenApi, Ref, RefOr};

use super::refusals::{self, Refused, described};
use super::{is_for_machines, open_to_support, scopes};

/// Adds the common parts to every operation, once all features have added theirs.
pub fn finish_operations(document: &mut OpenApi) {
    for item in document.paths.paths.values_mut() {
        if let Some(operation) = item.get.as_mut() {
            show_what_support_may_see(operation);
        }
        operations(item).for_each(finish_operation);
    }
    let components = document.components.get_or_insert_default();
    components.responses.extend(refusals::shared());
    for (name, description, kind) in HEADERS {
        components.headers.insert(name.to_owned(), described_header(description, kind).into());
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    let PathItem { get, post, put, patch, delete, .. } = item;
    [get, post, put, patch, delete].into_iter().filter_map(Option::as_mut)
}

/// Operations that must use a parameter before it becomes a shared component.
const OFTEN: usize = 20;

/// Moves parameters used in many operations to the components, under their names.
pub fn share_parameters(document: &mut OpenApi) {
    let mut uses: BTreeMap<String, (usize, Parameter)> = BTreeMap::new();
    let parameters = document.paths.paths.values_mut().flat_map(operations);
    for parameter in parameters.flat_map(|operation| operation.parameters.iter().flatten()) {
        if let RefOr::T(own) = parameter {
            uses.entry(text_of(own)).or_insert_with(|| (0, own.clone())).0 += 1;
        }
    }
    let mut often: Vec<(String, usize, Parameter)> = uses
        .into_iter()
        .filter(|(_, (times, _))| *times >= OFTEN)
        .map(|(text, (times, parameter))| (text, times, parameter))
        .collect();
    often.sort_by_key(|(_, times, _)| Reverse(*times));
    let shared = &mut document.components.get_or_insert_default().parameters;
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for (text, _, parameter) in often {
        let name = parameter.name.replace('-', "");
        // Of two with the same name, the rarer one stays inline.
        if !shared.contains_key(&name) {
            shared.insert(name.clone(), RefOr::T(parameter));
            names.insert(text, name);
        }
    }
    let parameters = document.paths.paths.values_mut().flat_map(operations);
    for parameter in parameters.flat_map(|operation| operation.parameters.iter_mut().flatten()) {
        if let RefOr::T(own) = parameter
            && let Some(name) = names.get(&text_of(own))
        {
            *parameter = RefOr::Ref(Ref::new(format!("#/components/parameters/{name}")));
        }
    }
}

fn text_of(parameter: &Parameter) -> String {
    serde_json::to_string(parameter).unwrap_or_default()
}

/// Headers of responses, by their names among the components.
const HEADERS: [(&str, &str, Type); 6] = [
    ("RequestId", "Id of the request, by which its line of the log is found.", Type::String),
    ("RetryAfter", "Seconds after which it may be tried again.", Type::Integer),
    ("RateLimitPolicy", "Requests that the client is let make (`q`) in so many seconds (`w`).", Type::String),
    ("RateLimit", "Requests that are left (`r`) and the seconds until all are there again (`t`).", Type::String),
    ("ETag", "Tag of the content, for `If-None-Match`.", Type::String),
    (
        "SetCookie",
        "Sets or clears the cookies of `securitySchemes`; they are HttpOnly and SameSite=Strict.",
        Type::String,
    ),
];

/// Reference to a header in the components.
pub fn header(name: &str) -> RefOr<Header> {
    RefOr::Ref(Ref::new(format!("#/components/headers/{name}")))
}

fn described_header(description: &str, kind: Type) -> Header {
    HeaderBuilder::new().schema(Some(ObjectBuilder::new().schema_type(kind))).description(Some(description)).build()
}

/// Opens every participants' GET to support views, as `auth.rs` does; a read-only POST is marked by its extractor.
fn show_what_support_may_see(operation: &mut Operation) {
    if scopes(operation).iter().any(|scope| scope == "participant" || scope == "partner") {
        open_to_support(operation);
    }
}

fn finish_operation(operation: &mut Operation) {
    operation.security.get_or_insert_default();
    Refused::Unavailable.declare(operation);
    let is_tagged = operation.responses.responses.contains_key("304");
    let is_limited = is_for_machines(operation);
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(own) = response else { continue };
        let shared = Refused::ALL.into_iter().find(|refused| refused.status() == status.as_str());
        match shared {
            Some(shared) if own.description.is_empty() => {
                *response = RefOr::Ref(Ref::from_response_name(shared.name()));
            }
            _ if status.as_str() >= "400" => *own = described(status, &own.description),
            _ => {
                finish_success(own, status, is_tagged);
                if is_limited {
                    own.headers.insert("RateLimit-Policy".to_owned(), header("RateLimitPolicy"));
                    own.headers.insert("RateLimit".to_owned(), header("RateLimit"));
                }
            }
        }
    }
    refusals::declare_others(operation);
}

fn finish_success(response: &mut Response, status: &str, is_tagged: bool) {
    if response.description.is_empty() {
        let description = match status {
            "201" => "Made.",
            "202" => "Taken on; the work goes on after the answer.",
            "204" => "Done, without a body.",
            "304" => "Not changed since the tag that was sent.",
            _ => "Done, or what was asked for.",
        };
        description.clone_into(&mut response.description);
    }
    response.headers.insert("X-Request-Id".to_owned(), header("RequestId"));
    if let Some(cookie) = response.headers.get_mut("Set-Cookie") {
        *cookie = header("SetCookie");
    }
    if is_tagged {
        response.headers.insert("ETag".to_owned(), header("ETag"));
    }
}
