//! Configuration file: settings side by side, each named as its flag.
use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::builder::{OsStr, Resettable};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use toml::{Table, Value};

use super::{key_of, without_required};

/// Errors of a value, beside those of the rest of a command line.
const VALUE_ERRORS: [ErrorKind; 3] = [ErrorKind::ValueValidation, ErrorKind::InvalidValue, ErrorKind::InvalidUtf8];

/// Configuration file whose settings are known and right.
#[derive(Debug)]
pub struct ConfigurationFile {
    path: PathBuf,
    values: BTreeMap<String, String>,
}

impl ConfigurationFile {
    /// Reads the file and checks each setting, also those of other commands.
    ///
    /// # Errors
    /// With one sentence, which names the file and the key.
    pub fn read(path: &Path, command: &Command) -> anyhow::Result<ConfigurationFile> {
        let name = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read the configuration {name}"))?;
        let table: Table = text.parse().map_err(|error| unparsed(path, &text, &error))?;
        let mut values = BTreeMap::new();
        for (key, value) in table {
            let owner = owner_of(command, &key);
            let (owner, argument) = owner.with_context(|| unknown(path, command, &key, &value))?;
            let value = written(argument, &value).with_context(|| format!("{name}: {key}"))?;
            check(owner, argument, &value).with_context(|| format!("{name}: {key}"))?;
            values.insert(key, value);
        }
        Ok(ConfigurationFile { path: path.to_owned(), values })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Value of a setting, as it would be written on the command line.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }
}

/// Sentence for a file that is no TOML; the text itself stays out, it may hold secrets.
fn unparsed(path: &Path, text: &str, error: &toml::de::Error) -> anyhow::Error {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    anyhow::anyhow!("{}, line {line}: {}", path.display(), error.message().replace('\n', ", "))
}

/// Command that has the setting, and its argument.
fn owner_of<'a>(command: &'a Command, key: &str) -> Option<(&'a Command, &'a Arg)> {
    let own = command.get_arguments().find(|argument| key_of(argument).as_deref() == Some(key));
    own.map(|argument| (command, argument)).or_else(|| command.get_subcommands().find_map(|inner| owner_of(inner, key)))
}

fn unknown(path: &Path, command: &Command, key: &str, value: &Value) -> String {
    let (name, dashed) = (path.display(), key.replace('_', "-"));
    if value.is_table() {
        return format!("{name}: {key} is a table, and settings stand side by side, as smtp-host = \"mail.example\"");
    }
    match owner_of(command, &dashed) {
        Some(_) => format!("{name}: there is no setting {key}; it is written {dashed}"),
        None => format!(
            "{name}: there is no setting {key}; settings are named as their flags, without the dashes before them"
        ),
    }
}

/// The value as it would be written on the command line.
fn written(argument: &Arg, value: &Value) -> anyhow::Result<String> {
    let takes_values = argument.get_action().takes_values();
    match (value, argument.get_value_delimiter()) {
        (Value::Boolean(value), _) if !takes_values => Ok(value.to_string()),
        _ if !takes_values => bail!("it is true or false"),
        (Value::String(text), _) => Ok(text.clone()),
        (Value::Integer(number), _) => Ok(number.to_string()),
        (Value::Array(values), Some(delimiter)) => {
            let texts = values.iter().map(|value| value.as_str().context("a list of texts is wanted"));
            Ok(texts.collect::<anyhow::Result<Vec<_>>>()?.join(&delimiter.to_string()))
        }
        (Value::Array(_), None) => bail!("one value is wanted, not a list"),
        _ => bail!("a text or a whole number is wanted"),
    }
}

/// Has clap read the value as it would on the command line.
fn check(owner: &Command, argument: &Arg, value: &str) -> anyhow::Result<()> {
    let Some(flag) = argument.get_long().filter(|_| argument.get_action().takes_values()) else { return Ok(()) };
    let written = format!("--{flag}={value}");
    let command = without_required(owner.clone()).mut_args(|argument| argument.env(Resettable::<OsStr>::Reset));
    let refused = command.try_get_matches_from(["plon".to_owned(), written]).err();
    // What else the command wants is none of the file's matters.
    let Some(error) = refused.filter(|error| VALUE_ERRORS.contains(&error.kind())) else { return Ok(()) };
    let value = if argument.is_hide_env_values_set() { "the value".to_owned() } else { format!("{value:?}") };
    bail!("{value} is not taken: {}", reason(&error))
}

fn reason(error: &clap::Error) -> String {
    if let Some(cause) = error.source() {
        return cause.to_string();
    }
    match error.get(ContextKind::ValidValue) {
        Some(ContextValue::Strings(values)) => format!("it is one of {}", values.join(", ")),
        _ => error.kind().to_string(),
    }
}
