//! A list takes no filter or order that it does not know: who mistypes one is told, not shown everything.
use axum::http::StatusCode;
use plon_server::router;
use serde_json::Value;

use crate::access;
use crate::support::on_both;

/// Names of the query parameters of a GET.
fn parameters(document: &Value, path: &str) -> Vec<String> {
    let get = &document["paths"][format!("/api/v1/backoffice/{path}")]["get"];
    assert!(get.is_object(), "there is no {path}");
    let names = get["parameters"].as_array().into_iter().flatten().filter_map(|parameter| parameter["name"].as_str());
    names.map(str::to_owned).collect()
}

#[test]
fn an_export_declares_the_filters_of_its_list() {
    let document = router::api().document().unwrap();
    for list in ["audit", "orders", "participants"] {
        let exported = parameters(&document, &format!("exports/{list}"));
        let mut filters = parameters(&document, list);
        filters.retain(|name| !["cursor", "sortBy", "sortDesc"].contains(&name.as_str()) && !exported.contains(name));
        assert_eq!(filters, [""; 0], "the export of {list} lacks filters");
    }
    assert!(parameters(&document, "exports/promotion-results").contains(&"nip".to_owned()));
}

/// The query parameters of GETs that have closed lists of values, with their addresses.
fn closed() -> Vec<(String, String)> {
    let document = router::api().document().unwrap();
    let is_closed = |schema: &Value| {
        let named = schema["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#')));
        named.unwrap_or(schema)["enum"].is_array()
    };
    let mut closed = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for parameter in methods["get"]["parameters"].as_array().into_iter().flatten() {
            if parameter["in"] == "query" && is_closed(&parameter["schema"]) {
                closed.push((path.clone(), parameter["name"].as_str().unwrap().to_owned()));
            }
        }
    }
    closed
}

on_both! {
    async fn a_value_that_a_list_does_not_know_is_refused(app) {
        let (routes, callers) = (access::routes(), access::callers(&app).await);
        let mut decisive = 0;
        for (path, name) in closed() {
            let route = routes.iter().find(|route| route.name() == format!("GET {path}")).unwrap();
            let caller = callers.iter().find(|(caller, _)| route.admits(caller)).map(|(_, token)| token.as_str());
            // Where the call without it fails already, as for want of the thing that it is about, the filter decides
            // nothing.
            let decides = route.status(&app, caller).await.is_success();
            decisive += usize::from(decides);
            let status = route.status_with(&app, caller, &format!("?{name}=AAA")).await;
            let refusals = [StatusCode::BAD_REQUEST, StatusCode::UNPROCESSABLE_ENTITY];
            let is_nowhere = !decides && status == StatusCode::NOT_FOUND;
            assert!(refusals.contains(&status) || is_nowhere, "{path} takes {name}=AAA: {status}");
        }
        assert!(decisive > 30, "only {decisive} of the lists could be asked");
    }
}
