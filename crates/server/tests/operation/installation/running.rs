//! One server for an SQLite folder, and nobody else who reads what it keeps.
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::{assert_refused, plon};
use crate::support::Plon;

/// Makes a portal, and gives the settings of its storage.
fn made(data: &str) -> Vec<String> {
    assert_eq!(plon(&["init", "--data", data]).status.code(), Some(0));
    vec!["--data".to_owned(), data.to_owned()]
}

#[test]
fn a_second_server_of_one_sqlite_folder_is_refused_and_a_command_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").display().to_string();
    let storage = made(&data);
    let server = Plon::serving(&storage);
    let sentence = format!("another plon serves the data folder {data}: an SQLite file has one server");
    for command in [&["serve", "--listen", "127.0.0.1:0"][..], &["serve", "--listen", "127.0.0.1:0", "--demo"]] {
        assert_refused(&plon(&[command, &["--data", &data]].concat()), &sentence);
    }
    assert_eq!(plon(&["load", "--sample", "--data", &data]).status.code(), Some(0));
    let person = ["--email", "jan@plon.pl", "--first-name", "Jan", "--last-name", "Lis", "--role", "support"];
    assert_eq!(plon(&[&["operator", "add", "--data", &data], &person[..]].concat()).status.code(), Some(0));
    server.kill();
    let after_a_kill = Plon::serving(&storage);
    assert_eq!(after_a_kill.end().code(), Some(0));
}

/// The rights of everything in a folder, the folder's own first.
fn rights(path: &Path) -> Vec<(String, u32)> {
    let found = std::fs::metadata(path).unwrap();
    let mut all = vec![(path.display().to_string(), found.permissions().mode() & 0o777)];
    if found.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            all.extend(rights(&entry.unwrap().path()));
        }
    }
    all
}

#[test]
fn nobody_else_reads_what_a_server_keeps_and_a_folder_that_is_open_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let storage = made(data.to_str().unwrap());
    let server = Plon::serving(&storage);
    let all = rights(&data);
    assert!(all.iter().any(|(path, _)| path.ends_with("files/installation.json")) && all.len() > 4, "{all:?}");
    for (path, rights) in all {
        let expected = if Path::new(&path).is_dir() { 0o700 } else { 0o600 };
        assert_eq!(rights, expected, "{path} is {rights:o}");
    }
    let told = |server: &Plon| {
        let is_told = |line: &serde_json::Value| line["rights"].is_string();
        server
            .log()
            .into_iter()
            .filter(is_told)
            .map(|line| line["path"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    server.end();
    assert!(told(&server).is_empty());

    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o750)).unwrap();
    std::fs::set_permissions(data.join("plon.db"), std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = Plon::serving(&storage);
    server.end();
    assert_eq!(told(&server), [data.display().to_string(), data.join("plon.db").display().to_string()]);
}
