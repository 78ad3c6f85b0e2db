//! Storage settings of a test's database.
use std::path::Path;

use plon_platform::config::{DatabaseTimes, S3, Storage};

use crate::support::TestApp;

/// Where the rows of a test are kept.
pub fn storage_of(app: &TestApp) -> Storage {
    let data = app.database_url().map_or_else(|| app.database_file().parent().unwrap().to_owned(), |_| "none".into());
    storage(&data, app.database_url())
}

/// Storage settings of a data folder, and of a PostgreSQL database if there is one.
pub fn storage(data: &Path, database_url: Option<String>) -> Storage {
    Storage {
        data: data.to_owned(),
        database_url,
        database_connections: 4,
        database_times: DatabaseTimes::default(),
        s3: S3::default(),
    }
}
