//! Names of generic schemas: `CursorList<ListedTrip>` is called `TripList`, because generated clients name types by them.
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::schemas::PREFIX;

/// Generic types that give only a suffix to the name of what they hold; any other adds its own name.
const SUFFIXES: [(&str, &str); 6] = [
    ("ContentVersion", "Version"),
    ("CursorList", "List"),
    ("DataResponse", "Response"),
    ("FilteredList", "List"),
    ("NumberedList", "List"),
    ("Vec", "List"),
];

/// Readable name of a schema that the library calls `Generic_Argument`.
fn readable(name: &str) -> String {
    let Some((generic, of)) = name.split_once('_') else { return name.to_owned() };
    let suffix = SUFFIXES.iter().find(|(known, _)| *known == generic).map_or(generic, |(_, suffix)| suffix);
    let of = match generic {
        // The filters are the second argument.
        "FilteredList" => of.split('_').next().unwrap_or(of).to_owned(),
        _ => readable(of),
    };
    let of = if suffix == "List" { of.strip_prefix("Listed").unwrap_or(&of) } else { &of };
    format!("{of}{suffix}")
}

/// Gives generic schemas their readable names, here and in references to them; where two would share a name, both keep
/// the library's. Descriptions go that are the same for each type of a generic one.
pub fn make_readable(rest: &mut Value, schemas: &mut Map<String, Value>) {
    let mut wanted: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for name in schemas.keys() {
        wanted.entry(readable(name)).or_default().push(name.clone());
    }
    let unique = wanted.into_iter().filter(|(_, names)| names.len() == 1);
    let renamed: BTreeMap<String, String> =
        unique.flat_map(|(new, names)| names.into_iter().map(move |old| (old, new.clone()))).collect();
    let generic: BTreeSet<String> =
        renamed.iter().filter(|(old, new)| old != new).map(|(_, new)| new.clone()).collect();
    for (name, mut schema) in std::mem::take(schemas) {
        let name = renamed.get(&name).unwrap_or(&name).clone();
        if generic.contains(&name) {
            drop_descriptions(&mut schema);
        }
        rename(&mut schema, &renamed);
        schemas.insert(name, schema);
    }
    rename(rest, &renamed);
}

fn drop_descriptions(schema: &mut Value) {
    for part in ["", "/properties/data"] {
        if let Some(object) = schema.pointer_mut(part).and_then(Value::as_object_mut) {
            object.remove("description");
        }
    }
}

fn rename(value: &mut Value, renamed: &BTreeMap<String, String>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object.iter_mut() {
                match inner.as_str().and_then(|text| text.strip_prefix(PREFIX)).and_then(|name| renamed.get(name)) {
                    Some(name) if key == "$ref" => *inner = format!("{PREFIX}{name}").into(),
                    _ => rename(inner, renamed),
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|inner| rename(inner, renamed)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_generic_type_is_called_by_what_it_holds() {
        for (name, want) in [
            ("Order", "Order"),
            ("CursorList_ListedTrip", "TripList"),
            ("CursorList_ContentVersion_NewsForm", "NewsFormVersionList"),
            ("FilteredList_InvoiceItem_InvoiceFilters", "InvoiceItemList"),
            ("Table_InvoiceItem", "InvoiceItemTable"),
            ("DataResponse_Vec_Agreement", "AgreementListResponse"),
            ("ActionResponse_ListedOperator", "ListedOperatorActionResponse"),
        ] {
            assert_eq!(readable(name), want);
        }
    }

    #[test]
    fn references_follow_and_of_two_with_one_name_both_keep_theirs() {
        let list = json!({"description": "A page.", "type": "object"});
        let schemas = json!({"CursorList_Trip": list, "CursorList_Order": list, "NumberedList_Order": list});
        let Value::Object(mut schemas) = schemas else { unreachable!() };
        let mut paths = json!([{"$ref": "#/components/schemas/CursorList_Trip"}]);
        make_readable(&mut paths, &mut schemas);
        assert_eq!(paths, json!([{"$ref": "#/components/schemas/TripList"}]));
        let names: Vec<&String> = schemas.keys().collect();
        assert_eq!(names, ["CursorList_Order", "NumberedList_Order", "TripList"]);
        assert_eq!(schemas["TripList"], json!({"type": "object"}));
    }
}
