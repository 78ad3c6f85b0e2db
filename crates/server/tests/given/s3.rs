//! S3 server of the tests.
use plon_platform::config::S3;
use plon_platform::files::Files;

pub fn s3(settings: &S3) -> Files {
    Files::s3(settings.bucket.as_deref().unwrap(), settings).unwrap()
}

/// The S3 server of the tests: `scripts/test` starts one, and says so when there is none.
#[expect(clippy::disallowed_methods, reason = "tests are told of the S3 server by the environment")]
pub fn s3_settings() -> Option<S3> {
    let endpoint = std::env::var("TEST_S3_ENDPOINT").ok().filter(|endpoint| !endpoint.is_empty())?;
    Some(S3 {
        bucket: std::env::var("TEST_S3_BUCKET").ok(),
        endpoint: Some(endpoint),
        prefix: "files".to_owned(),
        region: "us-east-1".to_owned(),
        access_key: std::env::var("TEST_S3_ACCESS_KEY").ok(),
        secret_key: std::env::var("TEST_S3_SECRET_KEY").ok(),
    })
}
