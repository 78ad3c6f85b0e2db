//! The operators' handbook: each command of the binary stands in it and is run by a test.
use std::path::Path;

use clap::{Command, CommandFactory};
use plon_server::cli::Cli;

use crate::sources::{read, read_file};

const HANDBOOK: &str = "docs/operations.md";

/// Commands for those who build the portal.
const OF_BUILDERS: [&str; 2] = ["openapi", "schema"];

/// Checks that each command, with those below it, is in the handbook and among the arguments of a test.
pub fn commands_are_in_the_handbook_and_run_by_tests(root: &Path) -> Vec<String> {
    let handbook = read_file(root, HANDBOOK);
    let tests: String = read(root, "crates/server/tests").into_iter().map(|file| file.text).collect();
    let mut errors = Vec::new();
    for command in Cli::command().get_subcommands().filter(|command| !OF_BUILDERS.contains(&command.get_name())) {
        let name = command.get_name();
        if !handbook.contains(&format!("plon {name}")) {
            errors.push(format!("{HANDBOOK} does not name plon {name}"));
        }
        for called in names(command).iter().filter(|called| !tests.contains(&format!("\"{called}\""))) {
            errors.push(format!("no test runs {called} of plon {name}"));
        }
    }
    errors
}

/// Name of a command, and of those below it.
fn names(command: &Command) -> Vec<&str> {
    command.get_subcommands().map(Command::get_name).chain([command.get_name()]).collect()
}
