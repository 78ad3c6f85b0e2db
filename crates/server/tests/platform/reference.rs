//! The API's document and its reference, which are served where the setting allows it.
use crate::support::TestApp;

async fn app_with_reference() -> TestApp {
    TestApp::sqlite().await.set(|parts| parts.mode.api_reference = true)
}

#[tokio::test]
async fn without_the_setting_neither_address_is_known() {
    let app = TestApp::sqlite().await;
    for path in ["/api/openapi.json", "/api/reference"] {
        app.get(path).send().await.assert(404);
    }
}

#[tokio::test]
async fn the_document_is_the_one_of_the_repository_and_is_asked_for_anew_only_when_it_changed() {
    let app = app_with_reference().await;
    let answer = app.get("/api/openapi.json").send().await;
    assert_eq!(answer.assert(200).headers["content-type"], "application/json");
    let committed: serde_json::Value = serde_json::from_str(include_str!("../../../../openapi.json")).unwrap();
    assert!(answer.json == committed, "`make gen` writes openapi.json");
    let again = app.get("/api/openapi.json").header("if-none-match", answer.headers["etag"].to_str().unwrap());
    again.send().await.assert(304);
}

#[tokio::test]
async fn the_page_runs_the_portals_own_files_and_asks_no_other_host() {
    let app = app_with_reference().await;
    let page = app.get("/api/reference").send().await;
    let policy = page.assert(200).headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("script-src 'self';") && policy.contains("connect-src 'self';"), "{policy}");
    assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
    let text = String::from_utf8_lossy(&page.body);
    for file in ["/reference/swagger-ui.css", "/reference/swagger-ui.js", "/reference/start.js"] {
        assert!(text.contains(file), "{file}");
    }
}
