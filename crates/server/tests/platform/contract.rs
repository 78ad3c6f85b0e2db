//! Contract: what a client that is generated from the document counts on.
mod required;

use std::collections::BTreeSet;

use plon_kernel::error_code::ErrorCode;
use plon_server::router;
use serde_json::Value;

fn document() -> Value {
    router::api().document().unwrap()
}

/// Operations with the names that failures are told by.
fn operations(document: &Value) -> Vec<(String, &Value)> {
    let paths = document["paths"].as_object().unwrap();
    let operations = paths.iter().flat_map(|(path, methods)| {
        methods.as_object().unwrap().iter().map(move |(method, operation)| (format!("{method} {path}"), operation))
    });
    operations.collect()
}

#[test]
fn each_operation_has_an_id_of_its_own_that_begins_with_admin_in_the_back_office() {
    let document = document();
    let mut ids = BTreeSet::new();
    for (name, operation) in operations(&document) {
        let id = operation["operationId"].as_str().unwrap();
        assert!(ids.insert(id.to_owned()), "{name}: {id} is another's");
        assert!(id.split('_').count() >= 2, "{name}: {id} names no resource");
        assert_eq!(id.starts_with("admin_"), name.contains("/backoffice/"), "{name}: {id}");
    }
}

#[test]
fn each_response_is_described_and_each_refusal_has_the_one_body() {
    let document = document();
    for (name, operation) in operations(&document) {
        for (status, response) in operation["responses"].as_object().unwrap() {
            let shared =
                response["$ref"].as_str().and_then(|reference| reference.strip_prefix("#/components/responses/"));
            let response = shared.map_or(response, |shared| &document["components"]["responses"][shared]);
            assert!(response["description"].as_str().is_some_and(|text| !text.is_empty()), "{name} {status}");
            if status.as_str() >= "400" {
                let body = &response["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(body, "#/components/schemas/ErrorBody", "{name} {status}");
            }
        }
    }
}

#[test]
fn each_tag_has_its_sentence_and_each_operation_a_tag() {
    let document = document();
    let tags: BTreeSet<&str> =
        document["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect();
    for (name, operation) in operations(&document) {
        let of: Vec<&str> = operation["tags"].as_array().unwrap().iter().map(|tag| tag.as_str().unwrap()).collect();
        assert!(!of.is_empty() && of.iter().all(|tag| tags.contains(tag)), "{name}: {of:?}");
    }
}

#[test]
fn who_sends_a_form_finds_an_example_of_it() {
    let document = document();
    for (name, operation) in operations(&document) {
        let content = operation["requestBody"]["content"].as_object();
        for body in content.into_iter().flat_map(|content| content.values()) {
            let schema = &body["schema"];
            let reference = schema["$ref"].as_str().or_else(|| schema["oneOf"][0]["$ref"].as_str());
            let Some(reference) = reference else { panic!("{name}: {schema}") };
            let schema = &document["components"]["schemas"][reference.rsplit('/').next().unwrap()];
            assert!(schema.get("example").or(schema.get("examples")).is_some(), "{name}: {reference} has no example");
        }
    }
}

/// Of such a field generators make two variables of one name.
#[test]
fn no_field_is_called_as_its_schema() {
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        let snake = name.char_indices().fold(String::new(), |snake, (at, letter)| {
            let gap = if at > 0 && letter.is_ascii_uppercase() { "_" } else { "" };
            format!("{snake}{gap}{}", letter.to_ascii_lowercase())
        });
        assert!(schema["properties"].get(&snake).is_none(), "{name} has a field {snake}");
    }
}

fn schemas(document: &Value) -> impl Iterator<Item = (&String, &Value)> {
    document["components"]["schemas"].as_object().unwrap().iter()
}

/// Generators make `ListResponseItem` of `List_Response_Item`, or keep the gaps: names are types' names already.
#[test]
fn each_schema_is_named_as_a_type() {
    for (name, _) in schemas(&document()) {
        assert!(name.chars().all(char::is_alphanumeric) && name.starts_with(char::is_uppercase), "{name}");
    }
}

#[test]
fn each_list_with_a_cursor_has_one_shape() {
    let document = document();
    let mut lists = 0;
    for (name, list) in schemas(&document) {
        let fields = list["properties"].as_object();
        if fields.is_none_or(|fields| {
            fields.get("meta").is_none_or(|meta| meta["$ref"] != "#/components/schemas/CursorMeta")
        }) {
            continue;
        }
        let data = &list["properties"]["data"];
        let named = data["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#')));
        let parts = named.unwrap_or(data)["properties"].as_object().unwrap_or_else(|| panic!("{name} has no items"));
        assert_eq!(parts["items"]["type"], "array", "{name}");
        // What tells no more than its rows is the generic type, and named by its rows.
        if parts.len() == 1 && fields.is_some_and(|fields| fields.len() == 2) {
            assert!(named.is_none() && name.ends_with("List"), "{name}");
            lists += 1;
        }
    }
    assert!(lists > 25, "{lists}");
}

#[test]
fn no_answer_has_data_of_nothing() {
    for (name, schema) in schemas(&document()) {
        let data = &schema["properties"]["data"];
        let is_empty =
            data["type"] == "object" && data["properties"].is_null() && data["additionalProperties"].is_null();
        assert!(!is_empty, "{name}: `MessageResponse` says that there is only the message");
    }
}

#[test]
fn each_operation_declares_the_refusals_that_it_does_not_name() {
    let document = document();
    for (name, operation) in operations(&document) {
        assert_eq!(operation["responses"]["default"]["$ref"], "#/components/responses/Error", "{name}");
    }
    let body = &document["components"]["responses"]["Error"]["content"]["application/json"]["schema"]["$ref"];
    assert_eq!(body, "#/components/schemas/ErrorBody");
}

#[test]
fn cookies_that_are_read_or_set_are_declared() {
    let document = document();
    let (mut read, mut set) = (Vec::new(), Vec::new());
    for (name, operation) in operations(&document) {
        let id = operation["operationId"].as_str().unwrap();
        let schemes = operation["security"].as_array().into_iter().flatten().filter_map(Value::as_object);
        for scheme in schemes.flat_map(|requirement| requirement.keys()) {
            let declared = &document["components"]["securitySchemes"][scheme];
            assert!(declared.is_object(), "{name} wants {scheme}, which nothing declares");
            if declared["in"] == "cookie" {
                read.push(id);
            }
        }
        let answers = operation["responses"].as_object().unwrap().values();
        if answers.into_iter().any(|answer| !answer["headers"]["Set-Cookie"].is_null()) {
            set.push(id);
        }
    }
    read.sort_unstable();
    set.sort_unstable();
    assert_eq!(read, ["admin_refresh_session", "refresh_session", "reset_password"]);
    assert_eq!(
        set,
        [
            "admin_enrol_second_factor",
            "admin_refresh_session",
            "admin_sign_in_with_passkey",
            "admin_sign_out",
            "admin_verify_second_factor",
            "refresh_session",
            "request_password_reset",
            "reset_password",
            "sign_in",
            "sign_out",
        ]
    );
}

/// Plain strings in `value` whose descriptions name codes, as "`post` or `code`".
fn spoken_lists(value: &Value, place: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            let description = object.get("description").and_then(Value::as_str).unwrap_or_default();
            let schema = object.get("schema").unwrap_or(value);
            let is_text = schema["type"] == "string" || schema["type"][0] == "string";
            let is_spoken = description.contains("` or `") && !description.contains("such as");
            if is_text && schema["enum"].is_null() && is_spoken {
                found.push(format!("{place}: {description}"));
            }
            object.iter().for_each(|(name, inner)| spoken_lists(inner, &format!("{place}/{name}"), found));
        }
        Value::Array(values) => values.iter().for_each(|inner| spoken_lists(inner, place, found)),
        _ => {}
    }
}

#[test]
fn a_closed_list_of_codes_is_an_enum() {
    let document = document();
    let mut found = Vec::new();
    spoken_lists(&document, "", &mut found);
    assert!(found.is_empty(), "{found:#?}");
    let codes = document["components"]["schemas"]["ErrorBody"]["properties"]["error"]["enum"].as_array().unwrap();
    let codes: Vec<&str> = codes.iter().filter_map(Value::as_str).collect();
    assert!(ErrorCode::ALL.iter().all(|refusal| codes.contains(&refusal.code())));
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len(), "a code is there twice");
}
