//! File or folder in use, and the check that its path still leads to it.
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// File or folder that was opened under a path, by device and inode.
#[derive(Debug, Clone)]
pub struct FileIdentity {
    path: PathBuf,
    device: u64,
    inode: u64,
}

/// The path leads to nothing or to something else: anything written now would be lost.
#[derive(Debug, Error)]
#[error("{0} was moved or removed while it was in use")]
pub struct FileMoved(String);

impl FileIdentity {
    /// Notes the device and inode that the path leads to.
    ///
    /// # Errors
    /// When it leads to nothing.
    pub fn note(path: &Path) -> io::Result<FileIdentity> {
        let found = path.metadata()?;
        Ok(FileIdentity { path: path.to_owned(), device: found.dev(), inode: found.ino() })
    }

    /// Checks that the path still leads to it.
    ///
    /// # Errors
    /// `FileMoved` inside an I/O error, when it does not.
    pub fn check(&self) -> io::Result<()> {
        match self.path.metadata() {
            Ok(found) if (found.dev(), found.ino()) == (self.device, self.inode) => Ok(()),
            _ => Err(io::Error::other(FileMoved(self.path.display().to_string()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FileIdentity;

    #[test]
    fn a_file_that_another_has_taken_the_place_of_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("plon.db");
        std::fs::write(&path, "one").unwrap();
        let opened = FileIdentity::note(&path).unwrap();
        opened.check().unwrap();
        std::fs::rename(&path, folder.path().join("moved.db")).unwrap();
        assert!(opened.check().unwrap_err().to_string().ends_with("plon.db was moved or removed while it was in use"));
        std::fs::write(&path, "one").unwrap();
        assert!(opened.check().is_err());
    }
}
