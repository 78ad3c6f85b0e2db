//! Schemas of the document: each has one place and name, because generated clients make a type of each other one.
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

use super::names;

pub const PREFIX: &str = "#/components/schemas/";

/// Names of components by their schema as text; several may have the same schema.
type Names = BTreeMap<String, Vec<String>>;

/// The document as JSON, with references to components instead of copies, and without unused components.
///
/// # Errors
/// When it cannot be serialized.
pub fn share(document: &OpenApi) -> serde_json::Result<Value> {
    let mut json = serde_json::to_value(document)?;
    let Value::Object(mut schemas) = json["components"]["schemas"].take() else { return Ok(json) };
    add_rows(&mut schemas);
    let mut names = Names::new();
    for (name, schema) in &schemas {
        if let Some(text) = text_of(schema) {
            names.entry(text).or_default().push(name.clone());
        }
    }
    for (name, schema) in &mut schemas {
        refer(schema, name, &names);
    }
    refer(&mut json["paths"], "", &names);
    take_null_from_optional_bodies(&mut json["paths"]);
    drop_unused(&json, &mut schemas);
    names::make_readable(&mut json, &mut schemas);
    json["components"]["schemas"] = Value::Object(schemas);
    Ok(json)
}

/// Gives rows of lists that are generic themselves a place: the library writes them only into the list.
fn add_rows(schemas: &mut Map<String, Value>) {
    let rows = schemas.iter().filter_map(|(name, list)| {
        let (_, row) = name.split_once('_').filter(|(generic, row)| *generic == "CursorList" && row.contains('_'))?;
        Some((row.to_owned(), list.pointer("/properties/data/properties/items/items")?.clone()))
    });
    let rows: Vec<(String, Value)> = rows.filter(|(row, _)| !schemas.contains_key(row)).collect();
    schemas.extend(rows);
}

/// Text for comparing an object with fields or a closed list of codes; `None` for schemas that stay inline.
fn text_of(schema: &Value) -> Option<String> {
    if schema["type"] == "object" && schema["properties"].as_object().is_some_and(|fields| !fields.is_empty()) {
        return Some(schema.to_string());
    }
    let codes = schema["enum"].as_array().filter(|codes| codes.len() > 1 && schema["type"] == "string")?;
    Some(json!(codes).to_string())
}

/// Replaces copies by references inside `value`, which belongs to the component `within`.
fn refer(value: &mut Value, within: &str, names: &Names) {
    match value {
        Value::Object(object) => {
            drop_defaults_of_required(object);
            for (key, inner) in object.iter_mut().filter(|(key, _)| !matches!(key.as_str(), "example" | "examples")) {
                match name_of(inner, within, names).filter(|_| key != "properties") {
                    Some(name) => *inner = reference(inner, name),
                    None => refer(inner, within, names),
                }
            }
        }
        Value::Array(values) => {
            for inner in values {
                match name_of(inner, within, names) {
                    Some(name) => *inner = reference(inner, name),
                    None => refer(inner, within, names),
                }
            }
        }
        _ => {}
    }
}

/// Component that the schema repeats: the one that a generic's name ends with, else the only one with that schema.
fn name_of<'a>(schema: &Value, within: &str, names: &'a Names) -> Option<&'a str> {
    let equal = names.get(&text_of(schema)?)?;
    let named = equal.iter().find(|name| within.ends_with(&format!("_{name}")));
    named.or(equal.first().filter(|_| equal.len() == 1)).map(String::as_str)
}

/// Makes the reference; a closed list keeps its description at the place of use.
fn reference(schema: &Value, name: &str) -> Value {
    let reference = format!("{PREFIX}{name}");
    match schema["description"].as_str().filter(|_| schema["enum"].is_array()) {
        Some(description) => json!({"$ref": reference, "description": description}),
        None => json!({"$ref": reference}),
    }
}

/// Removes the defaults of required fields.
fn drop_defaults_of_required(schema: &mut Map<String, Value>) {
    let Some(required) = schema.get("required").and_then(Value::as_array).cloned() else { return };
    let Some(fields) = schema.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for name in required.iter().filter_map(Value::as_str) {
        if let Some(field) = fields.get_mut(name).and_then(Value::as_object_mut) {
            field.remove("default");
        }
    }
}

/// Removes `null` from optional bodies: they may be left out but are never `null`.
fn take_null_from_optional_bodies(paths: &mut Value) {
    let operations = paths.as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations = operations.filter_map(Value::as_object_mut).flat_map(|item| item.values_mut());
    for content in operations.filter_map(|operation| operation.pointer_mut("/requestBody/content")?.as_object_mut()) {
        for media_type in content.values_mut() {
            let schema = &mut media_type["schema"];
            if schema["oneOf"][1] == json!({"type": "null"})
                && schema["oneOf"].as_array().is_some_and(|of| of.len() == 2)
            {
                *schema = schema["oneOf"][0].take();
            }
        }
    }
}

/// Removes unused schemas; the library also collects the parts of generic ones.
fn drop_unused(rest: &Value, schemas: &mut Map<String, Value>) {
    let mut used = BTreeSet::new();
    let mut waiting = Vec::new();
    collect_references(rest, &mut waiting);
    while let Some(name) = waiting.pop() {
        if let Some(schema) = schemas.get(&name)
            && used.insert(name)
        {
            collect_references(schema, &mut waiting);
        }
    }
    schemas.retain(|name, _| used.contains(name));
}

fn collect_references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                match value.as_str().filter(|_| key == "$ref") {
                    Some(reference) => found.extend(reference.strip_prefix(PREFIX).map(str::to_owned)),
                    None => collect_references(value, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect_references(value, found)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(schemas: Value, paths: Value) -> Value {
        let document = json!({"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": paths,
            "components": {"schemas": schemas}});
        share(&serde_json::from_value(document).unwrap()).unwrap()
    }

    fn answering(schema: &Value) -> Value {
        let ok = json!({"description": "", "content": {"application/json": {"schema": schema}}});
        json!({"/a": {"get": {"operationId": "a", "responses": {"200": ok}}}})
    }

    #[test]
    fn a_generic_refers_to_what_it_is_of_and_what_nobody_uses_goes() {
        let order = json!({"type": "object", "required": ["id"], "properties": {"id": {"type": "integer"}}});
        let generic = json!({"type": "object", "required": ["data"], "properties": {"data": order.clone()}});
        let schemas = json!({"Order": order, "Twin": order, "Unused": {"type": "string"}, "Data_Order": generic});
        let document = shared(schemas, answering(&json!({"$ref": "#/components/schemas/Data_Order"})));
        let schemas = &document["components"]["schemas"];
        assert_eq!(schemas["OrderData"]["properties"]["data"], json!({"$ref": "#/components/schemas/Order"}));
        assert_eq!(schemas.as_object().unwrap().keys().collect::<Vec<_>>(), ["Order", "OrderData"]);
    }

    #[test]
    fn a_closed_list_keeps_what_is_said_of_it_where_it_is_used() {
        let list = json!({"type": "string", "enum": ["a", "b"]});
        let used = json!({"type": "string", "enum": ["a", "b"], "description": "Here."});
        let answer = json!({"type": "object", "properties": {"kind": used, "other": {"type": "string"}}});
        let schemas = json!({"Kind": list, "Answer": answer});
        let document = shared(schemas, answering(&json!({"$ref": "#/components/schemas/Answer"})));
        let kind = &document["components"]["schemas"]["Answer"]["properties"]["kind"];
        assert_eq!(*kind, json!({"$ref": "#/components/schemas/Kind", "description": "Here."}));
    }

    #[test]
    fn a_field_that_must_be_sent_has_no_default_and_an_optional_body_no_null() {
        let form = json!({"type": "object", "required": ["nip"],
            "properties": {"nip": {"type": "string", "default": ""}, "page": {"type": "integer", "default": 1}}});
        let body = json!({"oneOf": [{"$ref": "#/components/schemas/Form"}, {"type": "null"}]});
        let mut paths = answering(&json!({"type": "string"}));
        paths["/a"]["get"]["requestBody"] = json!({"content": {"application/json": {"schema": body}}});
        let document = shared(json!({"Form": form}), paths);
        let fields = &document["components"]["schemas"]["Form"]["properties"];
        assert_eq!(*fields, json!({"nip": {"type": "string"}, "page": {"type": "integer", "default": 1}}));
        let body = &document["paths"]["/a"]["get"]["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(*body, json!({"$ref": "#/components/schemas/Form"}));
    }
}
