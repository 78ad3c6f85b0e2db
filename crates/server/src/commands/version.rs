//! `plon version`: what this binary is.
use plon_kernel::schema::newest_version;

/// Commit that the binary was built from, if the build was told.
const COMMIT: Option<&str> = option_env!("PLON_COMMIT");

/// Prints the version, the commit, the migration level and the target.
pub fn print() {
    println!("plon {}", env!("CARGO_PKG_VERSION"));
    println!("commit {}", COMMIT.unwrap_or("unknown"));
    println!("migration {}", newest_version());
    println!("target {}-{}", std::env::consts::ARCH, std::env::consts::OS);
}
