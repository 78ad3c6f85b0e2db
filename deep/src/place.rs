//! Places for a run's rows and files: a base that is made once, and copies of it.
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;

use crate::raw::Raw;
use crate::server::{Plug, Start};

/// Settings of the harness.
#[derive(Debug, Clone)]
pub struct Means {
    pub binary: PathBuf,
    pub work: PathBuf,
    /// Any database of the PostgreSQL to use; `None` for SQLite.
    pub postgres: Option<String>,
}

#[derive(Debug, Clone)]
pub struct Place {
    pub data: PathBuf,
    pub database_url: Option<String>,
    binary: PathBuf,
}

impl Means {
    pub fn database(&self) -> &'static str {
        if self.postgres.is_some() { "PostgreSQL" } else { "SQLite" }
    }

    /// Creates an empty place under the name.
    ///
    /// # Errors
    /// When it cannot be made.
    pub async fn empty(&self, name: &str) -> anyhow::Result<Place> {
        self.place(name, None).await
    }

    /// Copies another place.
    ///
    /// # Errors
    /// When it cannot be made.
    pub async fn copy(&self, of: &Place, name: &str) -> anyhow::Result<Place> {
        self.place(name, Some(of)).await
    }

    /// Place of the name as it was left; `None` where there is none.
    pub fn existing(&self, name: &str) -> Option<Place> {
        let place = Place {
            data: self.folder(name),
            database_url: self.postgres.as_ref().map(|url| url_of(url, &self.name_of(name))),
            binary: self.binary.clone(),
        };
        place.data.join("made").exists().then_some(place)
    }

    async fn place(&self, name: &str, of: Option<&Place>) -> anyhow::Result<Place> {
        let data = self.folder(name);
        if data.exists() {
            fs::remove_dir_all(&data)?;
        }
        match of {
            Some(of) => copy_folder(&of.data, &data)?,
            None => fs::create_dir_all(&data)?,
        }
        let database_url = match &self.postgres {
            Some(url) => Some(self.make_database(url, name, of).await?),
            None => None,
        };
        Ok(Place { data, database_url, binary: self.binary.clone() })
    }

    async fn make_database(&self, url: &str, name: &str, of: Option<&Place>) -> anyhow::Result<String> {
        let server = Raw::postgres(url).await?;
        let made = self.name_of(name);
        server.execute(&format!("DROP DATABASE IF EXISTS {made} WITH (FORCE)")).await?;
        let template = match of.and_then(|of| of.database_url.as_deref()) {
            Some(other) => format!(" TEMPLATE {}", other.rsplit('/').next().unwrap_or_default()),
            None => String::new(),
        };
        server.execute(&format!("CREATE DATABASE {made}{template}")).await?;
        // PostgreSQL does not log the sequences that a copy brings along before the next checkpoint: after a crash
        // they would give out numbers again.
        server.execute("CHECKPOINT").await?;
        server.close().await;
        Ok(url_of(url, &made))
    }

    /// Drops every database of this run.
    ///
    /// # Errors
    /// When the server refuses.
    pub async fn sweep(&self) -> anyhow::Result<()> {
        let Some(url) = &self.postgres else { return Ok(()) };
        let server = Raw::postgres(url).await?;
        let ours = format!("SELECT datname FROM pg_database WHERE datname LIKE '{}%'", self.name_of(""));
        for row in server.rows(&ours).await? {
            server.execute(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", row[0])).await?;
        }
        Ok(())
    }

    fn folder(&self, name: &str) -> PathBuf {
        self.work.join(format!("{}-{name}", self.database().to_lowercase()))
    }

    /// Name of a database of this run, made unique by the name of its work folder.
    fn name_of(&self, name: &str) -> String {
        let work = self.work.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let letters: String = work.chars().filter(char::is_ascii_alphanumeric).collect();
        format!("plon_deep_{letters}_{}", name.replace('-', "_"))
    }
}

impl Place {
    pub fn start(&self) -> Start {
        Start {
            binary: self.binary.clone(),
            data: self.data.clone(),
            database_url: self.database_url.clone(),
            demo: true,
            plug: None,
            more: Vec::new(),
        }
    }

    pub fn plugged(&self, plug: Plug) -> Start {
        Start { plug: Some(plug), ..self.start() }
    }

    /// Same place in another folder.
    pub fn moved(&self, data: PathBuf) -> Place {
        Place { data, ..self.clone() }
    }

    /// Opens the database beside a running server, for reading.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn live(&self) -> anyhow::Result<Raw> {
        match &self.database_url {
            Some(url) => Raw::postgres(url).await,
            None => Raw::sqlite(&self.data.join("plon.db"), true).await,
        }
    }

    /// Opens the database as a dead server left it; of SQLite a copy, so that the server itself finds what it left.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub async fn left(&self) -> anyhow::Result<Raw> {
        let Some(url) = &self.database_url else {
            let copy = self.data.with_extension("left");
            fs::remove_dir_all(&copy).ok();
            fs::create_dir_all(&copy)?;
            for name in ["plon.db", "plon.db-wal"] {
                let from = self.data.join(name);
                if from.exists() {
                    fs::copy(from, copy.join(name))?;
                }
            }
            return Raw::sqlite(&copy.join("plon.db"), false).await;
        };
        // The dead server's connections may not have noticed yet.
        let raw = Raw::postgres(url).await?;
        let others =
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
                      AND application_name NOT LIKE 'deep%' AND state <> 'idle'";
        for _ in 0..500 {
            if raw.number(others).await? == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(raw)
    }

    /// Content of a file in the store.
    pub fn content(&self, key: &str) -> Option<Vec<u8>> {
        fs::read(self.data.join("files").join(key)).ok()
    }

    /// Marks the place as whole, so that it may be copied.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn mark_made(&self) -> anyhow::Result<()> {
        fs::write(self.data.join("made"), "").context("cannot mark the base")
    }
}

fn url_of(url: &str, database: &str) -> String {
    let server = url.rsplit_once('/').map_or(url, |(server, _)| server);
    format!("{server}/{database}")
}

/// Number of files below a folder.
pub fn count(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| if entry.path().is_dir() { count(&entry.path()) } else { 1 }).sum()
}

/// # Errors
/// When something in it cannot be read or written.
pub fn copy_folder(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
