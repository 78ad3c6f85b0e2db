//! The front end inside the binary: the right file, compressed, kept as long as it may be, and the shell for screens.
use axum::http::header;
use plon_pages::assets::build_version;

use crate::support::{Answer, FrontEnd, TestApp};

const SCRIPT: &str = "/assets/app-B1x2C3d4.js";

async fn app() -> TestApp {
    TestApp::sqlite().await
}

fn content(name: &str) -> Vec<u8> {
    FrontEnd::get(name).unwrap().data.into_owned()
}

#[track_caller]
fn assert_header(answer: &Answer, name: header::HeaderName, value: &str) {
    assert_eq!(answer.headers.get(&name).map(|found| found.to_str().unwrap()), Some(value), "{name}");
}

#[tokio::test]
async fn a_file_with_a_hash_in_its_name_is_kept_for_good() {
    let answer = app().await.get(SCRIPT).send().await;
    answer.assert(200);
    assert_eq!(answer.body, content("assets/app-B1x2C3d4.js"));
    assert_header(&answer, header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    assert_header(&answer, header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    assert_header(&answer, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
}

#[tokio::test]
async fn a_module_is_javascript() {
    let answer = app().await.get("/assets/worker-E5f6G7h8.mjs").send().await;
    answer.assert(200);
    assert_header(&answer, header::CONTENT_TYPE, "text/javascript; charset=utf-8");
}

#[tokio::test]
async fn the_text_recogniser_alone_may_compile_its_code() {
    let app = app().await;
    let policy = |answer: &Answer| answer.headers["content-security-policy"].to_str().unwrap().to_owned();
    let script = app.get("/assets/recognition/worker-G7h8I9j0.js").send().await;
    script.assert(200);
    assert_eq!(policy(&script), "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'");
    assert!(!policy(&app.get(SCRIPT).send().await).contains("wasm-unsafe-eval"));
    let letters =
        app.get("/assets/recognition/pol.traineddata-H8i9J0k1.gz").header("accept-encoding", "gzip").send().await;
    letters.assert(200);
    assert_header(&letters, header::CONTENT_TYPE, "application/gzip");
    assert!(!letters.headers.contains_key(header::CONTENT_ENCODING), "it is unpacked by the recogniser itself");
    app.get("/assets/packed-C3d4E5f6.js.gz").send().await.assert(404);
}

#[tokio::test]
async fn the_browser_gets_the_best_compression_that_it_takes() {
    let app = app().await;
    let cases = [
        ("gzip, deflate, br, zstd", Some("br"), "assets/app-B1x2C3d4.js.br"),
        ("gzip", Some("gzip"), "assets/app-B1x2C3d4.js.gz"),
        ("br;q=0, GZIP;q=0.5", Some("gzip"), "assets/app-B1x2C3d4.js.gz"),
        ("br;q=0.000", None, "assets/app-B1x2C3d4.js"),
        ("identity", None, "assets/app-B1x2C3d4.js"),
    ];
    for (accepted, encoding, file) in cases {
        let answer = app.get(SCRIPT).header("accept-encoding", accepted).send().await;
        answer.assert(200);
        assert_eq!(answer.headers.get(header::CONTENT_ENCODING).map(|found| found.to_str().unwrap()), encoding);
        assert_eq!(answer.body, content(file), "{accepted}");
        assert_header(&answer, header::VARY, "accept-encoding");
    }
}

#[tokio::test]
async fn a_file_that_is_there_compressed_alone_is_unpacked_for_who_takes_no_compression() {
    let app = app().await;
    let packed = "/assets/packed-C3d4E5f6.js";
    let gzip = app.get(packed).header("accept-encoding", "gzip, br").send().await;
    gzip.assert(200);
    assert_header(&gzip, header::CONTENT_ENCODING, "gzip");
    let plain = app.get(packed).send().await;
    plain.assert(200);
    assert_eq!(plain.body, "console.log('packed')\n");
    assert!(!plain.headers.contains_key(header::CONTENT_ENCODING));
    assert_header(&plain, header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    assert_ne!(plain.headers[header::ETAG], gzip.headers[header::ETAG]);
    app.get("/assets/gone-C3d4E5f6.js").send().await.assert(404);
}

#[tokio::test]
async fn a_file_without_a_compressed_twin_is_sent_as_it_is() {
    let answer = app().await.get("/favicon.svg").header("accept-encoding", "br").send().await;
    answer.assert(200);
    assert!(!answer.headers.contains_key(header::CONTENT_ENCODING));
    assert_header(&answer, header::CONTENT_TYPE, "image/svg+xml");
    assert_header(&answer, header::CACHE_CONTROL, "no-cache");
}

#[tokio::test]
async fn what_the_browser_already_has_is_not_sent_again() {
    let app = app().await;
    let first = app.get("/dashboard").header("accept-encoding", "br").send().await;
    let tag = first.headers[header::ETAG].to_str().unwrap();
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = app.get("/dashboard").header("accept-encoding", "br").header("if-none-match", &known).send().await;
        again.assert(304);
        assert!(again.body.is_empty());
    }
    app.get("/dashboard").header("accept-encoding", "gzip").header("if-none-match", tag).send().await.assert(200);
}

#[tokio::test]
async fn every_screen_of_the_app_starts_from_the_shell() {
    let app = app().await;
    for path in [
        "/moje-faktury",
        "/moje-faktury/",
        "/nagrody/kamera-cofania",
        "/zaplecze",
        "/zaplecze/faktury/7",
        "/index.html",
    ] {
        for accepted in ["text/html,application/xhtml+xml,*/*;q=0.8", "*/*"] {
            let answer = app.get(path).header("accept", accepted).send().await;
            answer.assert(200);
            assert_eq!(answer.body, content("index.html"), "{path}");
            assert_header(&answer, header::CONTENT_TYPE, "text/html; charset=utf-8");
            assert_header(&answer, header::CACHE_CONTROL, "no-cache");
        }
    }
}

#[tokio::test]
async fn what_is_no_screen_is_not_answered_with_the_shell() {
    let app = app().await;
    let script = "/assets/app-gone.js";
    let unknown = [
        (script, "*/*"),
        ("/api", "text/html"),
        ("/api/v1/nic-takiego", "text/html"),
        ("/health/nic", "*/*"),
        ("/obraz.png", "image/avif,image/webp,*/*;q=0.8"),
        ("/assets/app-B1x2C3d4.js.br", "*/*"),
        ("/../Cargo.toml", "image/*"),
    ];
    for (path, accepted) in unknown {
        let answer = app.get(path).header("accept", accepted).send().await;
        answer.assert(404);
        assert_eq!(answer.json["error"], "not_found", "{path}");
        assert_header(&answer, header::CACHE_CONTROL, "no-store");
    }
}

#[tokio::test]
async fn a_screen_takes_no_posts() {
    let answer = app().await.post("/moje-faktury").send().await;
    answer.assert(405);
    assert_eq!(answer.json["error"], "method_not_allowed");
}

#[tokio::test]
async fn head_tells_what_get_would_send() {
    let answer = app().await.head(SCRIPT).send().await;
    answer.assert(200);
    assert!(answer.body.is_empty());
    assert_header(&answer, header::CONTENT_LENGTH, &content("assets/app-B1x2C3d4.js").len().to_string());
    assert_header(&answer, header::CONTENT_TYPE, "text/javascript; charset=utf-8");
}

#[test]
fn the_version_names_the_build() {
    assert_eq!(build_version::<FrontEnd>(), build_version::<FrontEnd>());
    assert_eq!(build_version::<FrontEnd>().len(), 12);
}
