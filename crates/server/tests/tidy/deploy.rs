//! Deployments: what the files in `deploy/` set is a setting of the binary, so that a renamed one is not left behind.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use clap::{Command, CommandFactory};
use plon_server::cli::Cli;

use crate::sources::{is_word, read};

/// Beginnings of the names that the server reads from its environment.
const OURS: [&str; 2] = ["PLON_", "DATABASE_"];

/// End of a name whose value is the path of a file with the secret.
const FILE: &str = "_FILE";

/// Checks that each variable of the server's that a deployment names is one that the binary reads.
pub fn deployments_name_settings_that_exist(root: &Path) -> Vec<String> {
    let mut settings = BTreeMap::new();
    collect(&Cli::command(), &mut settings);
    let files = read(root, "deploy");
    if !files.iter().any(|file| !names(&file.text).is_empty()) {
        return vec!["deploy/ names no setting: is it gone?".to_owned()];
    }
    let named = files.iter().flat_map(|file| names(&file.text).into_iter().map(|name| (file.path.as_str(), name)));
    let unknown = named.filter(|(_, name)| !is_setting(&settings, name));
    let mut errors: Vec<String> =
        unknown.map(|(path, name)| format!("{path} sets {name}, which the binary does not read")).collect();
    for file in files.iter().filter(|file| file.path.ends_with(".toml")) {
        let keys = file.text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
        let unknown = keys.filter(|key| !variables_of(key).iter().any(|name| settings.contains_key(name)));
        errors.extend(unknown.map(|key| format!("{} sets {key}, which the binary does not read", file.path)));
    }
    errors
}

/// Variables that a key of the configuration file may stand for.
fn variables_of(key: &str) -> [String; 2] {
    let name = key.replace('-', "_").to_uppercase();
    [format!("PLON_{name}"), name]
}

/// Environment variables of a command and those below it, each with whether its value is a secret.
fn collect(command: &Command, settings: &mut BTreeMap<String, bool>) {
    for argument in command.get_arguments() {
        if let Some(name) = argument.get_env() {
            settings.insert(name.to_string_lossy().into_owned(), argument.is_hide_env_values_set());
        }
    }
    command.get_subcommands().for_each(|command| collect(command, settings));
}

/// True for a setting, and for the file of a secret.
fn is_setting(settings: &BTreeMap<String, bool>, name: &str) -> bool {
    settings.contains_key(name) || name.strip_suffix(FILE).and_then(|secret| settings.get(secret)) == Some(&true)
}

/// The server's variables in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !is_word(sign));
    words.filter(|word| OURS.iter().any(|ours| word.len() > ours.len() && word.starts_with(ours))).collect()
}

mod made_up {
    use super::*;
    use crate::sources::made_up;

    #[test]
    fn a_deployment_may_set_only_what_the_binary_reads() {
        let unit = "Environment=PLON_DATA=/var/lib/plon DATABASE_URL_FILE=/run/url\nPLON_LISTEN_FILE=x PLON_OLD=1";
        let configuration = "# plain\nlisten = \"127.0.0.1:80\"\ndatabase-url = \"x\"\nlisten-on = \"y\"\n";
        let files = [("deploy/plon.service", unit), ("deploy/plon.toml", configuration)];
        let errors = deployments_name_settings_that_exist(&made_up("deploy", &files));
        assert_eq!(
            errors,
            [
                "deploy/plon.service sets PLON_LISTEN_FILE, which the binary does not read",
                "deploy/plon.service sets PLON_OLD, which the binary does not read",
                "deploy/plon.toml sets listen-on, which the binary does not read",
            ]
        );
    }
}
