//! Forms: the contract requires what the server refuses when it is missing.
use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{document, operations};
use crate::access;
use crate::support::{Request, on_both};

/// Fields that the server asks for only beside others, which a schema cannot say: the schema and the field.
const CONDITIONAL: [(&str, &str); 10] = [
    // Only a declaration has a name of its own.
    ("ConsentDraftForm", "name"),
    // Of a card that comes by post.
    ("CollectForm", "address"),
    // An e-mail or a telephone is enough.
    ("InvitationForm", "email"),
    // Unless all that can go is proposed.
    ("PayoutForm", "orders"),
    // Something is added or removed.
    ("PayoutChangeForm", "add"),
    // Only of a new reward.
    ("AdminRewardForm", "kind"),
    // Unless the limit is removed.
    ("StockForm", "change"),
    // A new season begins as a draft.
    ("SeasonChange", "status"),
    // A partner has none.
    ("RegistrationForm", "kind"),
    // Those that the programme requires, as the operators have set them.
    ("RegistrationForm", "consents"),
];

fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#'))) {
        Some(named) => resolved(document, named),
        None => schema["oneOf"].get(0).map_or(schema, |first| resolved(document, first)),
    }
}

/// Smallest value of a schema: required fields only, and those empty; their names are collected.
fn smallest(document: &Value, schema: &Value, names: &mut BTreeSet<String>) -> Value {
    let schema = resolved(document, schema);
    if let Some(code) = schema["enum"].get(0) {
        return code.clone();
    }
    match schema["type"].as_str().or_else(|| schema["type"][0].as_str()) {
        Some("object") => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let fields = required.map(|name| {
                names.insert(name.to_owned());
                (name.to_owned(), smallest(document, &schema["properties"][name], names))
            });
            Value::Object(fields.collect::<Map<_, _>>())
        }
        Some("integer") => json!(1),
        Some("boolean") => json!(false),
        Some("array") => json!([]),
        _ => json!(""),
    }
}

on_both! {
    async fn what_a_form_may_leave_out_is_not_missed(app) {
        let (document, routes, callers) = (document(), access::routes(), access::callers(&app).await);
        let (mut decisive, mut missed) = (0, Vec::new());
        for (name, operation) in operations(&document) {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            let Some(form) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) else { continue };
            let route = routes.iter().find(|route| route.name().eq_ignore_ascii_case(&name)).unwrap();
            let path: Vec<&str> = name.split(' ').next_back().unwrap().split('/').collect();
            let path: Vec<&str> = path.into_iter().map(|part| if part.starts_with('{') { "1" } else { part }).collect();
            let mut required = BTreeSet::new();
            let body = smallest(&document, schema, &mut required);
            let request = Request::new(&app, "POST", &path.join("/")).key(&app.app.rng.public_id()).json(&body);
            let answer = match callers.iter().find(|(caller, _)| route.admits(caller)) {
                Some((_, token)) => request.bearer(token).send_undeclared().await,
                None => request.send_undeclared().await,
            };
            // Any other refusal stands at a field for a reason of the programme's.
            if answer.json["error"] != "invalid" {
                continue;
            }
            for field in answer.json["errors"].as_object().into_iter().flatten().map(|(field, _)| field.as_str()) {
                let field = field.split('.').next().unwrap();
                if !required.contains(field) && !CONDITIONAL.contains(&(form, field)) {
                    missed.push(format!("{name} misses {field}, which {form} does not require"));
                }
                decisive += 1;
            }
        }
        assert!(missed.is_empty(), "{missed:#?}");
        assert!(decisive > 100, "only {decisive} fields were missed");
    }
}
