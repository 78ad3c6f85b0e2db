//! Contract: what a client that is generated from the document counts on.
use std::collections::BTreeSet;

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
