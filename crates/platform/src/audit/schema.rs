//! Schema of the log: every declared event with the fields of its records and their closed lists of codes.
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::event::Declaration;

/// Field of a record.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    name: String,
    /// JSON type; `array` for a list.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// Codes of a closed list; the field holds one, a list several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    codes: Vec<String>,
    /// True when it holds free texts besides the codes.
    #[serde(skip_serializing_if = "is_false")]
    open: bool,
    /// Fields of a nested record, or of each record of a list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<Field>,
}

/// Record by name, its fields sorted by name.
#[derive(Debug)]
pub struct Described {
    name: String,
    fields: Vec<Field>,
}

/// Event with the names of its records; none when it keeps no record.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct DescribedEvent {
    pub action: &'static str,
    pub subject: &'static str,
    pub before: Option<String>,
    pub after: Option<String>,
}

/// Schema of the whole log: its events, and the fields of their records by record name.
#[derive(Debug, Default, Serialize)]
pub struct LogSchema {
    pub events: BTreeSet<DescribedEvent>,
    records: BTreeMap<String, Vec<Field>>,
}

/// Builds the schema of the log, its events sorted by action.
pub fn schema() -> LogSchema {
    let mut schema = LogSchema::default();
    for declared in inventory::iter::<Declaration> {
        let Declaration { action, subject, before, after } = declared;
        let (before, after) = (schema.name((before)()), schema.name((after)()));
        schema.events.insert(DescribedEvent { action, subject, before, after });
    }
    schema
}

impl LogSchema {
    fn name(&mut self, record: Option<Described>) -> Option<String> {
        let Described { name, fields } = record?;
        self.records.insert(name.clone(), fields);
        Some(name)
    }
}

/// Name and fields of a record; none for `()`.
pub fn described<Record: ToSchema + 'static>() -> Option<Described> {
    let is_record = TypeId::of::<Record>() != TypeId::of::<()>();
    is_record.then(|| Described { name: Record::name().into_owned(), fields: fields_of::<Record>() })
}

/// Fields of a record from its schema, sorted by name.
fn fields_of<Record: ToSchema>() -> Vec<Field> {
    let mut named = Vec::new();
    Record::schemas(&mut named);
    let named = named.into_iter().map(|(name, schema)| (name, json(&schema)));
    let (named, own) = (named.collect(), json(&Record::schema()));
    Reader { named }.fields(&[&own])
}

/// True when an event is declared.
pub fn is_declared(action: &str, subject: &str) -> bool {
    inventory::iter::<Declaration>.into_iter().any(|known| (known.action, known.subject) == (action, subject))
}

/// True when a stored record has only fields and codes that its schema lists.
pub fn matches_schema<Record: ToSchema>(record: &str) -> bool {
    serde_json::from_str(record).is_ok_and(|record: Value| has_only(&fields_of::<Record>(), &record))
}

fn has_only(fields: &[Field], record: &Value) -> bool {
    match record {
        Value::Array(records) => records.iter().all(|record| has_only(fields, record)),
        Value::Object(record) => record.iter().all(|(name, value)| {
            let known = fields.iter().find(|field| field.name == *name);
            known.is_some_and(|field| field.has_code(value) && has_only(&field.fields, value))
        }),
        _ => true,
    }
}

impl Field {
    fn has_code(&self, value: &Value) -> bool {
        match value {
            Value::String(code) => self.codes.is_empty() || self.open || self.codes.contains(code),
            Value::Array(codes) => codes.iter().all(|code| self.has_code(code)),
            _ => true,
        }
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn json(schema: &impl Serialize) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}

/// Reader of schemas, with the referenced schemas by name.
struct Reader {
    named: BTreeMap<String, Value>,
}

impl Reader {
    /// Fields of records, each of which has one of these schemas.
    fn fields(&self, schemas: &[&Value]) -> Vec<Field> {
        let mut properties: BTreeMap<&str, Vec<&Value>> = BTreeMap::new();
        let records = self.leaves(schemas).into_iter().filter_map(|leaf| leaf["properties"].as_object());
        for (name, property) in records.flat_map(Map::iter) {
            properties.entry(name).or_default().push(property);
        }
        properties.into_iter().map(|(name, schemas)| self.field(name, &schemas)).collect()
    }

    fn field(&self, name: &str, schemas: &[&Value]) -> Field {
        let mut codes: Vec<String> = Vec::new();
        for code in self.leaves(schemas).into_iter().filter_map(|leaf| leaf["enum"].as_array()).flatten() {
            if let Some(code) = code.as_str().filter(|code| !codes.iter().any(|known| known == code)) {
                codes.push(code.to_owned());
            }
        }
        let is_text = |leaf: &&Value| leaf["type"] == "string" && leaf["enum"].is_null();
        let open = !codes.is_empty() && self.leaves(schemas).iter().any(is_text);
        let kind = schemas.iter().find_map(|schema| self.kind(schema));
        Field { name: name.to_owned(), kind, codes, open, fields: self.fields(schemas) }
    }

    /// JSON type of a schema; for a choice, that of the first non-null option.
    fn kind(&self, schema: &Value) -> Option<String> {
        let types = match &schema["type"] {
            Value::Array(types) => types.as_slice(),
            one => std::slice::from_ref(one),
        };
        let own = types.iter().filter_map(Value::as_str).find(|name| *name != "null");
        own.map(str::to_owned).or_else(|| self.parts(schema).into_iter().find_map(|part| self.kind(part)))
    }

    /// Schemas without references, choices and lists around them.
    fn leaves<'a>(&'a self, schemas: &[&'a Value]) -> Vec<&'a Value> {
        let mut leaves = Vec::new();
        for schema in schemas {
            let mut inner = self.parts(schema);
            inner.extend(schema.get("items"));
            if !inner.is_empty() {
                leaves.extend(self.leaves(&inner));
            }
            leaves.push(*schema);
        }
        leaves
    }

    /// Schemas that a schema refers to or chooses between.
    fn parts<'a>(&'a self, schema: &'a Value) -> Vec<&'a Value> {
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        let choices = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|choice| schema[choice].as_array());
        name.and_then(|name| self.named.get(name)).into_iter().chain(choices.flatten()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its schema is read")]
    enum MadeUpState {
        Open,
        Closed,
    }

    #[derive(ToSchema)]
    #[expect(dead_code, reason = "only its schema is read")]
    struct MadeUpLine {
        states: Vec<MadeUpState>,
    }

    #[derive(ToSchema)]
    #[expect(dead_code, reason = "only its schema is read")]
    struct MadeUpRecord {
        line: Option<MadeUpLine>,
        state: MadeUpState,
        #[serde(skip)]
        version: i64,
    }

    #[test]
    fn fields_come_with_their_codes_and_the_fields_within() {
        let field = |name: &str, kind: &str, codes: &[&str], fields| Field {
            name: name.to_owned(),
            kind: Some(kind.to_owned()),
            codes: codes.iter().map(|code| (*code).to_owned()).collect(),
            open: false,
            fields,
        };
        let codes = ["open", "closed"];
        let line = field("line", "object", &[], vec![field("states", "array", &codes, vec![])]);
        assert_eq!(fields_of::<MadeUpRecord>(), [line, field("state", "string", &codes, vec![])]);
    }

    #[test]
    fn a_field_and_a_code_that_the_schema_does_not_have_are_found() {
        for good in ["null", "{}", r#"{"state":"open","line":null}"#, r#"{"line":{"states":["open","closed"]}}"#] {
            assert!(matches_schema::<MadeUpRecord>(good), "{good}");
        }
        for bad in [r#"{"version":3}"#, r#"{"state":"ajar"}"#, r#"{"line":{"states":["ajar"]}}"#, r#"{"line":{"a":1}}"#]
        {
            assert!(!matches_schema::<MadeUpRecord>(bad), "{bad}");
        }
        assert!(matches_schema::<()>("null"));
        assert!(!matches_schema::<()>(r#"{"a":1}"#));
    }
}
