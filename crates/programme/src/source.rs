//! Source of the programme's files: embedded in the binary, or a folder.
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use rust_embed::RustEmbed;
use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../data/programme"]
struct Embedded;

/// Place of the programme's files.
#[derive(Debug, Clone)]
pub enum Source {
    /// Inside the binary.
    Embedded,
    /// In a folder.
    Folder(PathBuf),
}

/// An error in a file, as one sentence for the person who wrote it.
#[derive(Debug, Error)]
pub enum Error {
    #[error("{file} cannot be read: {why}")]
    Unreadable { file: String, why: String },
    #[error("{file} is not valid JSON: {why}")]
    NotJson { file: String, why: String },
    #[error("{file}, {row}: {why}")]
    Row { file: String, row: String, why: String },
}

/// A file that was read as JSON.
pub struct File {
    name: &'static str,
    content: Value,
}

impl Source {
    /// Reads the bytes of a file, which may lie in a sub-folder.
    ///
    /// # Errors
    /// A file that is not there or cannot be read.
    pub fn bytes(&self, name: &str) -> Result<Cow<'static, [u8]>, Error> {
        let unreadable = |why: String| Error::Unreadable { file: name.to_owned(), why };
        match self {
            Source::Embedded => {
                Embedded::get(name).map(|file| file.data).ok_or_else(|| unreadable("it is not in this program".into()))
            }
            Source::Folder(folder) => read(&folder.join(name)).map(Cow::Owned).map_err(unreadable),
        }
    }

    /// # Errors
    /// A file that is not there or holds no JSON.
    pub fn json(&self, name: &'static str) -> Result<File, Error> {
        let content = serde_json::from_slice(&self.bytes(name)?)
            .map_err(|why| Error::NotJson { file: name.to_owned(), why: why.to_string() })?;
        Ok(File { name, content })
    }
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|why| why.to_string())
}

impl File {
    /// Reads the rows of a file that is a list.
    ///
    /// # Errors
    /// The first row that does not fit its type.
    pub fn rows<T: DeserializeOwned>(self) -> Result<Vec<T>, Error> {
        let File { name, content } = self;
        rows(name, "row", content)
    }

    /// Takes the rows of one list out of a file that holds several.
    ///
    /// # Errors
    /// A list that is missing; the first row that does not fit its type.
    pub fn rows_of<T: DeserializeOwned>(&mut self, list: &str) -> Result<Vec<T>, Error> {
        let content = self.content.get_mut(list).map_or(Value::Null, Value::take);
        rows(self.name, &format!("{list}, row"), content)
    }

    /// Takes one value out of a file that is an object.
    ///
    /// # Errors
    /// A value that is missing or not of the type.
    pub fn value_of<T: DeserializeOwned>(&mut self, key: &str) -> Result<T, Error> {
        let content = self.content.get_mut(key).map_or(Value::Null, Value::take);
        serde_json::from_value(content).map_err(|why| self.error(key, why))
    }

    /// Reads a file that is one value.
    ///
    /// # Errors
    /// A file that does not fit its type.
    pub fn whole<T: DeserializeOwned>(self) -> Result<T, Error> {
        let File { name, content } = self;
        serde_json::from_value(content).map_err(|why| error(name, "the file", why))
    }

    /// An error of this file at a place in it.
    pub fn error(&self, row: impl ToString, why: impl ToString) -> Error {
        error(self.name, row, why)
    }
}

/// An error of a file at a place in it.
pub fn error(file: &str, row: impl ToString, why: impl ToString) -> Error {
    Error::Row { file: file.to_owned(), row: row.to_string(), why: why.to_string() }
}

fn rows<T: DeserializeOwned>(file: &str, place: &str, content: Value) -> Result<Vec<T>, Error> {
    let Value::Array(rows) = content else {
        return Err(error(file, place.trim_end_matches(", row"), "there is no list of rows"));
    };
    let numbered = rows.into_iter().enumerate();
    numbered
        .map(|(index, row)| {
            let place = format!("{place} {}{}", index + 1, label(&row));
            serde_json::from_value(row).map_err(|why| error(file, place, why))
        })
        .collect()
}

/// The row's name, in parentheses, by which a person finds it.
fn label(row: &Value) -> String {
    ["name", "slug", "key", "code", "email"]
        .iter()
        .find_map(|key| row.get(key)?.as_str())
        .map_or_else(String::new, |name| format!(" ({name})"))
}

/// Refuses a list in which two rows have the same natural key: the second would silently replace the first.
///
/// # Errors
/// The second of two rows with the same key.
pub fn each_once<'a>(file: &str, keys: impl IntoIterator<Item = &'a str>) -> Result<(), Error> {
    let mut seen = HashMap::new();
    for (index, key) in keys.into_iter().enumerate() {
        if let Some(first) = seen.insert(key, index + 1) {
            return Err(error(file, format!("row {}", index + 1), format!("{key:?} stands in row {first} already")));
        }
    }
    Ok(())
}
