//! `plon init` makes a portal once, and commands that work on one make none.
use plon_kernel::clock::Clock;
use serde_json::{Value, json};

use super::{assert_refused, plon};
use crate::given::registration::{REGISTRATION, farm};
use crate::support::{Plon, TestApp, empty_postgres};

const PERSON: [&str; 6] = ["--email", "jan@plon.pl", "--first-name", "Jan", "--last-name", "Lis"];

/// The least that a programme's files may hold: the season of the day, and nothing else.
fn least_programme() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, content: Value| {
        std::fs::write(folder.path().join(name).with_extension("json"), content.to_string()).unwrap();
    };
    write("programme", json!({"settings": {}, "achievements": []}));
    write("products", json!({"brands": [], "categories": [], "products": []}));
    write("content", json!({"news": [], "pages": [], "questions": []}));
    for list in [
        "crops",
        "distributors",
        "availability",
        "representatives",
        "rewards",
        "consents",
        "promotions",
        "trips",
        "tax",
    ] {
        write(list, json!([]));
    }
    let today = Clock::running(jiff::SignedDuration::ZERO).unwrap().today().0;
    let season = i32::from(today.year()) + i32::from(today.month() >= 11);
    write(
        "seasons",
        json!([{"season": season, "starts_on": format!("{}-11-01", season - 1),
        "ends_on": format!("{season}-10-31"), "status": "open", "welcome_points": 500, "membership_points": 300}]),
    );
    folder
}

/// Makes a portal once, gives it the least of a programme, and serves it: nobody can register there until it is opened.
async fn assert_made_once(storage: &[&str], already: &str) {
    let made = plon(&[&["init", "--public-url", "https://plon.pl"], &PERSON[..], storage].concat());
    let words = String::from_utf8(made.stdout).unwrap();
    assert_eq!(made.status.code(), Some(0), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(words.starts_with("The portal's database and store of files are made. Start it with plon serve.\n"));
    assert!(
        words.contains("The operator jan@plon.pl is added") && words.contains("https://plon.pl/zaplecze/zaproszenie/")
    );
    assert_refused(&plon(&[&["init"], storage].concat()), already);
    let programme = least_programme();
    let loaded = plon(&[&["load", "--from", programme.path().to_str().unwrap()], storage].concat());
    assert_eq!(loaded.status.code(), Some(0), "{}", String::from_utf8_lossy(&loaded.stderr));
    // It only writes the request: the portal that is asked is the binary's.
    let app = TestApp::sqlite().await;
    for _ in 0..2 {
        let server = Plon::serving(&storage.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
        assert_eq!(server.setup_link(), None, "its administrator is invited");
        let registration = app.post(REGISTRATION).key("registration").json(&farm(&[]));
        let refused = registration.send_to(server.address).await.unwrap();
        assert_eq!(refused.assert(503).json["error"], "not_open");
        assert_eq!(server.end().code(), Some(0));
    }
}

#[tokio::test]
async fn a_portal_on_sqlite_is_made_once_and_served() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/data").display().to_string();
    let already = format!("the database {data}/plon.db is there already: start it with plon serve");
    assert_made_once(&["--data", &data], &already).await;
}

#[tokio::test]
async fn a_portal_on_postgresql_is_made_once_and_served() {
    let Some(database) = empty_postgres().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let already = "the database at DATABASE_URL is there already: start it with plon serve";
    assert_made_once(&["--data", folder.path().to_str().unwrap(), "--database-url", &database.url()], already).await;
}

#[test]
fn a_wrong_administrator_is_said_before_anything_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let person = ["--email", "nie", "--first-name", "Jan", "--last-name", "Lis"];
    let output = plon(&[&["init", "--data", data.to_str().unwrap()], &person[..]].concat());
    assert_refused(&output, "--email must be an e-mail address");
    assert!(!data.exists());
}

#[test]
fn commands_on_a_missing_database_are_refused_and_make_none() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").display().to_string();
    let missing = format!("there is no database {data}/plon.db: check --data, or make a new one with plon init");
    for command in [&["load", "--sample"][..], &["operator", "add", "--role", "support"]] {
        let person = if command[0] == "operator" { &PERSON[..] } else { &[] };
        assert_refused(&plon(&[command, person, &["--data", &data]].concat()), &missing);
        assert!(!std::path::Path::new(&data).exists());
    }
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(format!("{data}/plon.db"), "").unwrap();
    assert_refused(&plon(&["load", "--sample", "--data", &data]), &missing);
}
