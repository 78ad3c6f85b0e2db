//! `plon init`: nothing else makes a database, but for the demo.
use super::{assert_refused, plon};
use crate::support::{Plon, empty_postgres};

const PERSON: [&str; 6] = ["--email", "jan@plon.pl", "--first-name", "Jan", "--last-name", "Lis"];

/// Makes a portal once, and serves it.
fn assert_made_once(storage: &[&str], already: &str) {
    let made = plon(&[&["init", "--public-url", "https://plon.pl"], &PERSON[..], storage].concat());
    let words = String::from_utf8(made.stdout).unwrap();
    assert_eq!(made.status.code(), Some(0), "{}", String::from_utf8_lossy(&made.stderr));
    assert!(words.starts_with("The portal's database and store of files are made. Start it with plon serve.\n"));
    assert!(
        words.contains("The operator jan@plon.pl is added") && words.contains("https://plon.pl/zaplecze/zaproszenie/")
    );
    assert_refused(&plon(&[&["init"], storage].concat()), already);
    let storage: Vec<String> = storage.iter().map(|&word| word.to_owned()).collect();
    for _ in 0..2 {
        let server = Plon::serving(&storage);
        assert_eq!(server.end().code(), Some(0));
    }
}

#[test]
fn a_portal_on_sqlite_is_made_once_and_served() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/data").display().to_string();
    let already = format!("the database {data}/plon.db is there already: start it with plon serve");
    assert_made_once(&["--data", &data], &already);
}

#[tokio::test]
async fn a_portal_on_postgresql_is_made_once_and_served() {
    let Some(database) = empty_postgres().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let already = "the database at DATABASE_URL is there already: start it with plon serve";
    assert_made_once(&["--data", folder.path().to_str().unwrap(), "--database-url", &database.url()], already);
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
    for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["load"], &["operator", "add", "--role", "support"]] {
        let person = if command[0] == "operator" { &PERSON[..] } else { &[] };
        assert_refused(&plon(&[command, person, &["--data", &data]].concat()), &missing);
        assert!(!std::path::Path::new(&data).exists());
    }
    std::fs::create_dir_all(&data).unwrap();
    std::fs::write(format!("{data}/plon.db"), "").unwrap();
    assert_refused(&plon(&["serve", "--listen", "127.0.0.1:0", "--data", &data]), &missing);
}
