//! Settings of a command: flags before the environment, that before the configuration file, that before defaults. A
//! secret may stand in a file of its own, which its setting with `-file` or `_FILE` names.
mod file;
mod setting;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, bail};
use clap::builder::ValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, CommandFactory, FromArgMatches};

use crate::cli::Cli;
use file::ConfigurationFile;

pub use setting::{Origin, Setting};

/// Flag that names the configuration file, and stands in none.
const CONFIG: &str = "config";

/// Settings of this process, for its backups.
static SETTINGS: OnceLock<Vec<Setting>> = OnceLock::new();

/// Command to run, and where each of its settings comes from.
#[derive(Debug)]
pub struct Configured {
    pub cli: Cli,
    pub settings: Vec<Setting>,
}

/// Reason why the settings cannot be used.
#[derive(Debug)]
pub enum Refusal {
    /// Wrong arguments, or a wish for help; clap prints them.
    Usage(Box<clap::Error>),
    /// One sentence about the configuration file or a file of a secret.
    Sentence(anyhow::Error),
}

impl From<clap::Error> for Refusal {
    fn from(error: clap::Error) -> Refusal {
        Refusal::Usage(Box::new(error))
    }
}

impl From<anyhow::Error> for Refusal {
    fn from(error: anyhow::Error) -> Refusal {
        Refusal::Sentence(error)
    }
}

/// Reads the settings of a command line; the environment is the process's own.
///
/// # Errors
/// When a setting is wrong, wherever it stands.
pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Configured, Refusal> {
    let mut arguments: Vec<OsString> = arguments.into_iter().collect();
    let command = with_secret_files(Cli::command());
    let given = without_required(command.clone()).try_get_matches_from(&arguments)?;
    let (chosen, matches) = chosen(&command, &given);
    let path = matches.get_one::<PathBuf>(CONFIG);
    let file = path.map(|path| ConfigurationFile::read(path, &command)).transpose()?;
    let additions = additions(chosen, matches, file.as_ref())?;
    arguments.extend(additions.iter().flat_map(|addition| addition.argument.clone()).map(OsString::from));
    let complete = command.clone().try_get_matches_from(&arguments)?;
    let settings = settings(chosen_matches(&complete), chosen, &additions);
    Ok(Configured { cli: Cli::from_arg_matches(&complete)?, settings })
}

/// Keeps the settings of this process.
pub fn keep(settings: Vec<Setting>) {
    SETTINGS.set(settings).ok();
}

/// Settings of this process, as they were kept.
pub fn kept() -> &'static [Setting] {
    SETTINGS.get().map_or(&[], Vec::as_slice)
}

/// A setting that comes from a file, and the argument that says it.
struct Addition {
    key: String,
    origin: Origin,
    /// Missing for a switch that is off.
    argument: Option<String>,
}

/// Adds a setting that names a file to each secret that has none.
fn with_secret_files(command: Command) -> Command {
    let has = |name: &str| command.get_arguments().any(|argument| argument.get_long() == Some(name));
    let files: Vec<Arg> = command
        .get_arguments()
        .filter(|argument| argument.is_hide_env_values_set())
        .filter_map(|secret| {
            let (flag, variable) = (secret.get_long()?, file_variable(secret)?);
            let name = format!("{flag}-file");
            let help = format!("File that holds --{flag}");
            let file = Arg::new(variable.clone()).env(variable).value_name("FILE").help(help);
            (!has(&name)).then(|| file.long(name).value_parser(ValueParser::path_buf()))
        })
        .collect();
    command.args(files).mut_subcommands(with_secret_files)
}

/// Lets settings be missing, because a file may hold them.
fn without_required(command: Command) -> Command {
    let command = command.mut_args(|argument| match argument.get_env() {
        Some(_) => argument.required(false),
        None => argument,
    });
    command.mut_subcommands(without_required)
}

/// Subcommand that was called, and what it was given.
fn chosen<'a>(command: &'a Command, matches: &'a ArgMatches) -> (&'a Command, &'a ArgMatches) {
    match matches.subcommand() {
        Some((name, inner)) => match command.find_subcommand(name) {
            Some(found) => chosen(found, inner),
            None => (command, matches),
        },
        None => (command, matches),
    }
}

fn chosen_matches(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, inner)| chosen_matches(inner))
}

/// Name of a setting in the configuration file: that of its variable, which is the flag's too but where one command
/// says it shorter. None for what is no setting.
fn key_of(argument: &Arg) -> Option<String> {
    let variable = argument.get_env()?.to_str()?;
    argument.get_long().filter(|flag| *flag != CONFIG)?;
    Some(variable.trim_start_matches("PLON_").to_lowercase().replace('_', "-"))
}

/// Name of the variable for a file with the secret.
fn file_variable(secret: &Arg) -> Option<String> {
    Some(format!("{}_FILE", secret.get_env()?.to_str()?))
}

/// True for a setting that `with_secret_files` has added.
fn is_secret_file(argument: &Arg) -> bool {
    argument.get_env().is_some_and(|variable| variable == argument.get_id().as_str())
}

fn given_by(matches: &ArgMatches, id: &str) -> Option<Origin> {
    match matches.value_source(id) {
        Some(ValueSource::CommandLine) => Some(Origin::Flag),
        Some(ValueSource::EnvVariable) => Some(Origin::Environment),
        _ => None,
    }
}

/// Settings that are taken from the configuration file and from files of secrets.
fn additions(
    command: &Command,
    matches: &ArgMatches,
    file: Option<&ConfigurationFile>,
) -> anyhow::Result<Vec<Addition>> {
    let mut additions = Vec::new();
    for argument in command.get_arguments().filter(|argument| !is_secret_file(argument)) {
        let (Some(key), Some(flag)) = (key_of(argument), argument.get_long()) else { continue };
        let own = given_by(matches, argument.get_id().as_str());
        let configured = file.filter(|file| file.value(&key).is_some() && !is_overridden(command, matches, argument));
        let direct = own.or_else(|| configured.map(|file| Origin::File(file.path().to_owned())));
        match (direct, secret_file(command, matches, argument, file)) {
            (Some(direct), Some((apart, _))) if direct.level() == apart.level() => {
                let variable = argument.get_env().unwrap_or_default().to_string_lossy();
                bail!("{variable} and {variable}_FILE are both given: give one of them");
            }
            (Some(direct), Some((apart, _))) if direct.level() < apart.level() => {
                additions.extend(from_file(argument, &key, direct, file));
            }
            (_, Some((_, path))) => {
                let value = read_secret(&path).with_context(|| format!("{key}-file"))?;
                let argument = Some(format!("--{flag}={value}"));
                additions.push(Addition { key, origin: Origin::SecretFile(path), argument });
            }
            (Some(direct), None) => additions.extend(from_file(argument, &key, direct, file)),
            (None, None) => {}
        }
    }
    Ok(additions)
}

/// Addition of a setting that stands in the configuration file.
fn from_file(argument: &Arg, key: &str, origin: Origin, file: Option<&ConfigurationFile>) -> Option<Addition> {
    let value = file?.value(key).filter(|_| matches!(origin, Origin::File(_)))?;
    let flag = argument.get_long()?;
    let argument = match argument.get_action().takes_values() {
        true => Some(format!("--{flag}={value}")),
        false => (value == "true").then(|| format!("--{flag}")),
    };
    Some(Addition { key: key.to_owned(), origin, argument })
}

/// True when a flag or a variable is given that excludes the argument.
fn is_overridden(command: &Command, matches: &ArgMatches, argument: &Arg) -> bool {
    let excludes = |one: &Arg, other: &Arg| {
        command.get_arg_conflicts_with(one).iter().any(|found| found.get_id() == other.get_id())
    };
    command.get_arguments().any(|other| {
        given_by(matches, other.get_id().as_str()).is_some() && (excludes(argument, other) || excludes(other, argument))
    })
}

/// File that is named for a secret, and where.
fn secret_file(
    command: &Command,
    matches: &ArgMatches,
    secret: &Arg,
    file: Option<&ConfigurationFile>,
) -> Option<(Origin, PathBuf)> {
    let variable = file_variable(secret)?;
    let companion = command.get_arguments().find(|found| found.get_id().as_str() == variable)?;
    if let Some(origin) = given_by(matches, &variable) {
        return Some((origin, matches.get_one::<PathBuf>(&variable)?.clone()));
    }
    let file = file?;
    Some((Origin::File(file.path().to_owned()), PathBuf::from(file.value(&key_of(companion)?)?)))
}

fn read_secret(path: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(text.strip_suffix('\n').map_or(text.as_str(), |text| text.strip_suffix('\r').unwrap_or(text)).to_owned())
}

/// All settings of the command that have a value.
fn settings(matches: &ArgMatches, command: &Command, additions: &[Addition]) -> Vec<Setting> {
    let arguments = command.get_arguments().filter(|argument| !is_secret_file(argument));
    let settings = arguments.filter_map(|argument| {
        let (key, id) = (key_of(argument)?, argument.get_id().as_str());
        let origin = match additions.iter().find(|addition| addition.key == key) {
            Some(addition) => addition.origin.clone(),
            None => given_by(matches, id).unwrap_or(Origin::Default),
        };
        let values: Vec<_> = matches.get_raw(id)?.map(|value| value.to_string_lossy()).collect();
        let value = (!argument.is_hide_env_values_set()).then(|| values.join(","));
        let (variable, flag) = (argument.get_env()?.to_string_lossy().into_owned(), argument.get_long()?);
        Some(Setting { variable, flag: format!("--{flag}"), value, origin })
    });
    settings.collect()
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn settings_of_the_server_are_named_as_their_flags() {
        let command = with_secret_files(Cli::command());
        let serve = command.find_subcommand("serve").unwrap();
        for argument in serve.get_arguments().filter(|argument| argument.get_env().is_some()) {
            assert_eq!(key_of(argument).as_deref(), argument.get_long());
        }
    }
}
