//! A setting and where it comes from.
use std::fmt;
use std::path::PathBuf;

/// Source of a setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    Flag,
    Environment,
    /// The configuration file.
    File(PathBuf),
    /// File that holds this secret alone.
    SecretFile(PathBuf),
    Default,
}

impl Origin {
    /// Rank among the sources; the least is taken.
    pub fn level(&self) -> u8 {
        match self {
            Origin::Flag => 0,
            Origin::Environment => 1,
            Origin::File(_) | Origin::SecretFile(_) => 2,
            Origin::Default => 3,
        }
    }
}

/// Setting of a command, with a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// Name of its variable.
    pub variable: String,
    /// Name of its flag, with the dashes.
    pub flag: String,
    /// Value as it was written; none for a secret.
    pub value: Option<String>,
    pub origin: Origin,
}

impl fmt::Display for Setting {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.as_deref().unwrap_or("(hidden)");
        write!(out, "{} = {value}, ", self.variable)?;
        match &self.origin {
            Origin::Flag => write!(out, "from {}", self.flag),
            Origin::Environment => write!(out, "from the environment"),
            Origin::File(path) => write!(out, "from {}", path.display()),
            Origin::SecretFile(path) => write!(out, "from the file {}", path.display()),
            Origin::Default => write!(out, "by default"),
        }
    }
}
